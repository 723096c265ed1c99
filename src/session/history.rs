//! What was done, so that it can be taken back.

use super::port::Barrier;
use crate::kernel::{GameOf, Log, Ruleset, Side};

/// One action with the position before it and what it caused.
pub struct Past<R: Ruleset> {
    /// The position before.
    pub before: GameOf<R>,
    /// Who acted.
    pub by: Side,
    /// The action.
    pub action: R::Action,
    /// What it caused.
    pub log: Log<R::Event>,
    /// The hash of the position afterwards and of the faces.
    pub hash: String,
    /// How many journal lines there were before.
    pub lines: usize,
}

impl<R: Ruleset> Past<R> {
    /// The faces that were thrown.
    pub fn faces(&self) -> impl Iterator<Item = u8> + '_ {
        self.log.throws().map(|throw| throw.face)
    }
}

/// Whether the last action can be taken back while `decider` has the word. The barrier follows from what
/// happened: a throw, or an answer by the other side.
///
/// # Errors
/// The barrier.
pub fn can_undo<R: Ruleset>(past: &[Past<R>], decider: Option<Side>) -> Result<(), Barrier> {
    let Some(last) = past.last() else {
        return Err(Barrier { text: "Nothing has been done yet.".to_owned() });
    };
    let throws = last.log.throws().count();
    if throws > 0 {
        let dice = if throws == 1 { "a die has".to_owned() } else { format!("{throws} dice have") };
        let purpose = last.log.throws().last().map_or("", |t| t.purpose);
        return Err(Barrier {
            text: format!("Taking back ends here: {dice} been thrown since ({purpose})."),
        });
    }
    if decider.is_some_and(|side| side != last.by) {
        return Err(Barrier {
            text: "Taking back ends here: the other side has the decision now.".to_owned(),
        });
    }
    Ok(())
}
