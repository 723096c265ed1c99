//! Small numbers that stand for things of the scenario.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A counter's place in the scenario's list. Valid only with the scene it came from; the protocol writes the id.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[schemars(rename = "CounterId", description = "A counter's id in the scenario.")]
pub struct UnitId(#[schemars(with = "String")] pub u16);

impl UnitId {
    /// The number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
