//! A look ahead: whether the first decisions of a game can be answered at all.

use super::flow::begin;
use super::{Cx, GameOf, Log, Rejection, Ruleset, SeededDice, apply, check};

/// More decisions than any set-up has.
const MOST: usize = 1_000;

/// Answers one decision after the other as `answers` says, a few actions for each, until it has nothing to say or the
/// game is over. The game itself stays as it is.
///
/// # Errors
/// The position in which an answer was refused, and why.
#[allow(clippy::type_complexity)] // a position and a reason
pub fn rehearse<R: Ruleset>(
    scene: &R::Scene,
    game: &GameOf<R>,
    answers: impl Fn(&R::Frame, &R::State) -> Vec<R::Action>,
) -> Result<(), (Box<GameOf<R>>, Rejection<R::Why>)> {
    let (mut game, mut dice, mut log) = (game.clone(), SeededDice::new(0), Log::default());
    let mut cx = Cx::new(scene, &mut dice, &mut log);
    begin::<R>(&mut cx, &mut game);
    for _ in 0..MOST {
        let over = R::outcome(scene, &game.state).is_some();
        let actions = match game.top() {
            Some(top) if !over => answers(top, &game.state),
            _ => return Ok(()),
        };
        if actions.is_empty() {
            return Ok(());
        }
        for action in &actions {
            if let Err(rejection) = check::<R>(scene, &game, action) {
                return Err((Box::new(game), rejection));
            }
            apply::<R>(&mut cx, &mut game, action);
        }
    }
    Ok(())
}
