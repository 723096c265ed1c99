//! Procedures that end when their dice do.
//!
//! A rule may throw as often as it likes, and no rule can be trusted to look whether a die is left. So a source of dice that
//! has nothing to show unwinds the procedure from inside, past whatever the rules are doing, and [`attempt`] catches that
//! and nothing else. It is no panic: nothing is printed. What the procedure has changed by then is half done, so that
//! only a copy of a game may be tried.

use super::{Awaits, Cx, Dice, GameOf, Log, Ruleset, Throw};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// Why a source of dice does not show a face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Denied {
    /// It has none left.
    Empty,
    /// The next face is not on the die.
    Impossible {
        /// The face.
        face: u8,
    },
    /// One action has thrown more dice than any rulebook asks for.
    Endless,
}

/// Ends the procedure that asks for a die; [`attempt`] tells why.
pub(super) fn stop(denied: Denied) -> ! {
    resume_unwind(Box::new(denied))
}

/// Runs something that throws dice until it is done or a die is denied. Faults of the program go on unwinding.
///
/// # Errors
/// Why it was not finished.
pub fn attempt<T>(run: impl FnOnce() -> T) -> Result<T, Denied> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|payload| match payload.downcast::<Denied>() {
        Ok(denied) => *denied,
        Err(fault) => resume_unwind(fault),
    })
}

/// What was not finished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfinished {
    /// Why.
    pub denied: Denied,
    /// The die that was wanted; it shows no face. `None` if the dice were asked past [`Cx::roll`].
    pub wanted: Option<Throw>,
}

/// A game afterwards, and what happened.
pub type After<R> = (GameOf<R>, Log<<R as Ruleset>::Event>);

/// Carries something out on a copy of a game.
///
/// # Errors
/// Where the dice ended before the procedure did.
pub fn on_a_copy<R: Ruleset>(
    scene: &R::Scene,
    game: &GameOf<R>,
    dice: &mut dyn Dice,
    work: impl FnOnce(&mut Cx<'_, R>, &mut GameOf<R>) -> Awaits,
) -> Result<After<R>, Unfinished> {
    let (mut game, mut log) = (game.clone(), Log::default());
    match attempt(|| work(&mut Cx::new(scene, dice, &mut log), &mut game)) {
        Ok(_) => Ok((game, log)),
        Err(denied) => {
            let wanted = log.throws().last().copied().filter(|throw| throw.face == 0);
            Err(Unfinished { denied, wanted })
        }
    }
}
