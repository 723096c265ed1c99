//! Refused actions, in words.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Why something may not be done.
#[derive(
    Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub struct Refusal {
    /// The number of the rule that forbids it.
    pub rule: String,
    /// The reason as a stable short word: those of each system are listed under its `Why`.
    pub why: String,
    /// The reason as a sentence.
    pub text: String,
}
