//! A melee on a table of hits: what each rolling hex adds, its column, and the exact chances.

use schemars::JsonSchema;
use serde::Serialize;

/// One modifier of a die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ModifierView {
    /// What it is, such as `flank` or a leader's name.
    pub label: String,
    /// What it adds to the die as people read it, with its sign.
    pub adds: String,
    /// The same as a number.
    pub value: i8,
    /// The number of the rule.
    pub rule: String,
}

/// One roll on the table of hits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RollView {
    /// Who rolls: the names of the counters.
    pub who: String,
    /// The printed number of their hex.
    pub hex: String,
    /// At whom: the printed number of the hex.
    pub at: String,
    /// Whether it is the attacker's roll.
    pub attack: bool,
    /// How many sides the die has.
    pub sides: u8,
    /// Strength points.
    pub strength: u32,
    /// The column of the chart, counted from 1 after the row heads.
    pub column: usize,
    /// What is added to the die.
    pub modifiers: Vec<ModifierView>,
    /// Their sum as people read it, with its sign.
    pub adds: String,
    /// The same as a number.
    pub value: i8,
    /// For each face of the die, from 1: the row of the chart, counted from 0, and the hits.
    pub faces: Vec<(usize, u8)>,
    /// For each number of hits, from 0: on how many faces it comes.
    pub chances: Vec<u32>,
}

/// Rolls on a table of hits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct HitsView {
    /// The id of the chart.
    pub chart: String,
    /// What it is, as a heading.
    pub title: String,
    /// Every roll, attackers first. Where the defender will choose whom to roll against, one for each.
    pub rolls: Vec<RollView>,
    /// What else should be known, such as what a charge costs.
    pub notes: Vec<String>,
}
