//! How much an opponent may still think in a player turn: the more decisions a turn has, the less is left for each.

use crate::kernel::Side;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// What is left of a player turn's thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// So many positions may still be looked at.
    pub positions: u64,
    /// So long it has been thought already.
    pub used: Duration,
}

/// What is left for the player turn of each side, by the number of the turn. All copies are the same; a new one has spent nothing.
#[derive(Clone, Debug, Default)]
pub struct Allowances(Arc<Mutex<[Option<(u32, Allowance)>; 2]>>);

impl Allowances {
    /// What is left for a side's decisions in a player turn, if it has thought in it before.
    #[must_use]
    pub fn of(&self, side: Side, turn: u32) -> Option<Allowance> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known[side as usize].filter(|(number, _)| *number == turn).map(|(_, left)| left)
    }

    /// Remembers what is left, instead of whatever was left of an earlier turn.
    pub fn keep(&self, side: Side, turn: u32, left: Allowance) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known[side as usize] = Some((turn, left));
    }
}
