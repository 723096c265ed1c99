//! Charts and live odds.

use schemars::JsonSchema;
use serde::Serialize;

/// A printed table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Chart {
    /// Short id, such as `crt`.
    pub id: String,
    /// Its name.
    pub title: String,
    /// The number of the rule it belongs to.
    pub rule: String,
    /// Column heads; the first is the head of the row heads.
    pub head: Vec<String>,
    /// Rows; the first cell is the row's head.
    pub rows: Vec<Vec<String>>,
    /// Notes below the table.
    pub notes: Vec<String>,
}

/// One counter's share in a combat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct OddsPart {
    /// The counter's id.
    pub unit: String,
    /// Its name.
    pub name: String,
    /// Its strength with bonuses, before halving.
    pub strength: u32,
    /// What was added or changed, such as `leader +2` or `halved (swamp)`.
    pub note: String,
}

/// One step on the way to the final odds column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct OddsStep {
    /// What happens, such as `26:8 is 3-1` or `hill 1L`.
    pub label: String,
    /// The number of the rule that says so.
    pub rule: String,
    /// The odds after this step, such as `2-1`.
    pub odds: String,
}

/// The odds of a combat, step by step, with exact chances.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct OddsView {
    /// The attackers' shares.
    pub attackers: Vec<OddsPart>,
    /// The defenders' shares.
    pub defenders: Vec<OddsPart>,
    /// The attackers' total.
    pub attack: u32,
    /// The defenders' total.
    pub defence: u32,
    /// From the raw ratio to the final column.
    pub steps: Vec<OddsStep>,
    /// The final odds, such as `3-1`.
    pub odds: String,
    /// The result for each face of the die, 1 to 6; all the same when automatic.
    pub results: Vec<String>,
    /// Whether the result needs no die.
    pub automatic: bool,
    /// Results with their chances in sixths, in the order of the table.
    pub chances: Vec<(String, u8)>,
}
