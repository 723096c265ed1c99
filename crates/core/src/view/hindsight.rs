//! What the computer would have done at a decision of the past, beside what was done.

use super::{Choice, Figures};
use crate::kernel::Side;
use serde_json::Value;

/// What the computer would have done at a decision of the past, beside what was done.
#[derive(Clone, PartialEq, Debug)]
pub struct Hindsight {
    /// Who decided.
    pub side: Side,
    /// What was done.
    pub done: Considered,
    /// What the computer would have done instead; nothing if it would have done the same.
    pub instead: Option<Considered>,
    /// Whether something else could have been done at all.
    pub had_choice: bool,
}

/// An action with its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered {
    /// What it is; its number says nothing.
    pub choice: Choice,
    /// The same in the protocol's writing.
    pub action: Value,
    /// What speaks for it and against it, in sentences.
    pub reasons: Vec<String>,
    /// The figures behind that, where they are known.
    pub figures: Option<Figures>,
}
