//! What happened: events and die throws, in order.

use super::{Rule, Side};
use serde::Serialize;

/// One die, with what it was thrown for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Throw {
    /// Whose die it is.
    pub side: Side,
    /// The rule that asks for the die.
    pub rule: Rule,
    /// What it decides, as a short word.
    pub purpose: &'static str,
    /// How many sides the die has.
    pub sides: u8,
    /// The face that came up.
    pub face: u8,
}

/// One line of the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Record<E> {
    /// Something changed on the table.
    Event {
        /// The rule that changed it.
        rule: Rule,
        /// What happened.
        event: E,
    },
    /// A die was thrown.
    Throw(Throw),
}

/// The records of one action, or of many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log<E> {
    /// In the order in which they happened.
    pub records: Vec<Record<E>>,
    /// The lots that were drawn, in order: what replaying needs, and nobody may see.
    pub lots: Vec<u64>,
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Log { records: Vec::new(), lots: Vec::new() }
    }
}

impl<E> Log<E> {
    /// The events alone.
    pub fn events(&self) -> impl Iterator<Item = &E> {
        self.ruled_events().map(|(_, event)| event)
    }

    /// The events, each with the rule that it comes from.
    pub fn ruled_events(&self) -> impl Iterator<Item = (Rule, &E)> {
        self.records.iter().filter_map(|r| match r {
            Record::Event { rule, event } => Some((*rule, event)),
            Record::Throw(_) => None,
        })
    }

    /// The throws alone.
    pub fn throws(&self) -> impl Iterator<Item = &Throw> {
        self.records.iter().filter_map(|r| match r {
            Record::Throw(t) => Some(t),
            Record::Event { .. } => None,
        })
    }
}
