//! What an opponent means to do with its turn, and what it remembers of it from decision to decision.

use crate::kernel::{Side, Style, Styles};
use std::sync::{Arc, Mutex, PoisonError};

/// A turn as a plan: in which style the army plays, and which units in another one.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan<W> {
    /// The styles that are spoken of.
    pub styles: Vec<Style<W>>,
    /// The style of the army, by its place in the list.
    pub army: u8,
    /// The style of each unit, by its number; beyond the list the army's.
    pub by_unit: Vec<u8>,
}

impl<W> Plan<W> {
    /// Everybody plays in one style.
    pub fn of(style: Style<W>) -> Plan<W> {
        Plan { styles: vec![style], army: 0, by_unit: Vec::new() }
    }

    /// Who plays by what.
    #[must_use]
    pub fn styles(&self) -> Styles<'_, W> {
        Styles::by_unit(&self.styles, self.army, &self.by_unit)
    }
}

/// The plan of a turn that is going on.
#[derive(Clone, Debug)]
pub struct Turn<W> {
    /// Whose plan it is.
    pub side: Side,
    /// The player turn it was made for.
    pub turn: u32,
    /// The plan.
    pub plan: Plan<W>,
    /// How many positions may still be looked at in this turn.
    pub left: u64,
}

/// What an opponent remembers during a game. All copies are the same memory; a new one remembers nothing.
#[derive(Debug)]
pub struct Memory<W>(Arc<Mutex<Option<Turn<W>>>>);

impl<W> Clone for Memory<W> {
    fn clone(&self) -> Self {
        Memory(Arc::clone(&self.0))
    }
}

impl<W> Default for Memory<W> {
    fn default() -> Self {
        Memory(Arc::default())
    }
}

impl<W: Clone> Memory<W> {
    /// What is remembered of a side's player turn.
    #[must_use]
    pub fn of(&self, side: Side, turn: u32) -> Option<Turn<W>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.as_ref().filter(|known| known.side == side && known.turn == turn).cloned()
    }

    /// Remembers a turn instead of whatever was remembered.
    pub fn keep(&self, turn: Turn<W>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(turn);
    }
}
