//! What somebody who asks for help is told: what could be done, with its chances.

use super::{Choice, Figures};
use serde_json::Value;

/// One thing that is suggested.
#[derive(Clone, PartialEq, Debug)]
pub struct Suggestion {
    /// What it is, with its rule and the chances it would have; its number says nothing.
    pub choice: Choice,
    /// Ids of the counters that take part: those that act, and those it is done to.
    pub units: Vec<String>,
    /// What speaks for it and against it, and what would be next best, in sentences; none where there was no choice.
    pub reasons: Vec<String>,
    /// The figures behind that.
    pub figures: Option<Figures>,
    /// How a person does it, in the protocol's writing, one action after the other. What it is planned for may still be left
    /// to be confirmed.
    pub actions: Vec<Value>,
}
