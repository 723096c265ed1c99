//! The journal, line by line.

use crate::kernel::Side;
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
    Remark,
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
    /// How many actions had been taken before the one that caused it.
    pub step: usize,
}
