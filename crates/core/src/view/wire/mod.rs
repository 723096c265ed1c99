//! Plain data as the protocol writes it: ids and printed numbers in place of what the engine counts.
//!
//! Actions, events, positions and procedures are written from, and actions read into, the very types that the rules use.
//! What stands for a thing of the scenario has a type of its own there (`UnitId`, `Hex` ...), and by that type it is named
//! here: no field can be forgotten. The schema of such a type describes the name.

mod read;
mod write;

pub use read::{Misread, read};
pub use write::write;

use crate::kernel::Side;
use schemars::JsonSchema;
use serde::Serialize;

/// What a scenario calls the things that the engine counts.
pub trait Names {
    /// The name of the thing with this number among those of a type, called as in the source; `None` for types that
    /// are numbers to everybody.
    fn name(&self, kind: &str, number: u16) -> Option<String>;

    /// Whether a type, called as in the source, holds numbers that have names.
    fn is_named(&self, kind: &str) -> bool;

    /// The number of the thing with this name among those of a type; `None` if there is no such thing.
    fn number(&self, kind: &str, name: &str) -> Option<u16>;

    /// A side's id.
    fn side(&self, side: Side) -> &str;

    /// Whether the variants of an enum, called as in the source, hold names that need no tag.
    fn is_untagged(&self, _kind: &str) -> bool {
        false
    }

    /// The variant of such an enum, as files write it, that a name belongs to.
    fn variant(&self, _kind: &str, _name: &str) -> Option<&'static str> {
        None
    }
}

/// The enums whose variants are written as a field among their others: what somebody does, and what that is judged by.
const TAGGED: [&str; 2] = ["Action", "Term"];
/// That field.
const TYPE: &str = "type";

/// How a game ended, in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Over {
    /// The winner, or null in a draw.
    pub winner: Option<Side>,
    /// Why it ended.
    pub level: &'static str,
    /// The number of the rule that ended it.
    pub rule: &'static str,
}
