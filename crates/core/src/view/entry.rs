//! The journal, line by line.

use super::{Figures, Showing};
use crate::kernel::{Rule, Side};
use schemars::JsonSchema;
use serde::Serialize;

/// What kind of line it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EntryKind {
    /// A new game turn or stage.
    Turn,
    /// A new player turn or phase.
    Phase,
    /// Something that happened.
    Event,
    /// A die.
    Throw,
    /// Why a computer opponent did what comes next.
    #[serde(rename = "remark")]
    Annotation,
    /// The end of the game.
    End,
}

/// A die that was thrown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ThrowView {
    /// Whose die it is: the side's id.
    pub side: String,
    /// The number of the rule that asks for it.
    pub rule: String,
    /// What it decides, as a stable short word.
    pub purpose: String,
    /// What it decides, in words.
    pub text: String,
    /// How many sides the die has.
    pub sides: u8,
    /// The face that came up.
    pub face: u8,
}

/// One line of the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What kind of line it is.
    pub kind: EntryKind,
    /// The line itself.
    pub text: String,
    /// The number of the rule behind it.
    pub rule: Option<String>,
    /// The die, if it is one.
    pub throw: Option<ThrowView>,
    /// The side it concerns.
    pub side: Option<Side>,
    /// Printed numbers of the hexes it concerns.
    pub hexes: Vec<String>,
    /// The combat result cell it comes from: (odds, die), such as `("3-1", 4)`.
    pub cell: Option<(String, u8)>,
    /// How it is seen on the board.
    pub showing: Showing,
    /// The figures behind it, if it is a reason.
    pub figures: Option<Figures>,
    /// How many actions had been taken before the one that caused it.
    pub step: usize,
}

/// What a system says of an event; the rule is the event's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// What kind of line of the journal it makes.
    pub kind: EntryKind,
    /// The line itself.
    pub text: String,
    /// The side it concerns.
    pub side: Option<Side>,
    /// Printed numbers of the hexes it concerns, or names of cells.
    pub places: Vec<String>,
    /// The combat result cell it comes from: (odds, die).
    pub cell: Option<(String, u8)>,
}

impl Sentence {
    /// A line about nobody in particular.
    #[must_use]
    pub fn new(text: String) -> Sentence {
        Sentence { kind: EntryKind::Event, text, side: None, places: Vec::new(), cell: None }
    }

    /// It concerns a side.
    #[must_use]
    pub fn of(self, side: Side) -> Sentence {
        Sentence { side: Some(side), ..self }
    }

    /// It concerns places: hexes by printed number, or cells by name.
    #[must_use]
    pub fn at(self, places: impl IntoIterator<Item = impl ToString>) -> Sentence {
        Sentence { places: places.into_iter().map(|place| place.to_string()).collect(), ..self }
    }

    /// It is a line of another kind.
    #[must_use]
    pub fn kind(self, kind: EntryKind) -> Sentence {
        Sentence { kind, ..self }
    }

    /// The line in a journal.
    #[must_use]
    pub fn entry(self, rule: Rule, showing: Showing, step: usize) -> Entry {
        Entry {
            kind: self.kind,
            text: self.text,
            rule: Some(rule.section.to_owned()),
            throw: None,
            side: self.side,
            hexes: self.places,
            cell: self.cell,
            showing,
            figures: None,
            step,
        }
    }
}
