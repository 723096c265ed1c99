//! ACIES 10.9, 10.10: of what a total is made, and what the totals decide.

use super::rules;
use crate::kernel::Rule;
use crate::scenario::acies::Tactic;
use schemars::JsonSchema;
use serde::Serialize;

/// What a part of a total is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "part", rename_all = "kebab-case")]
pub enum Part {
    /// The melee value of the card.
    Melee,
    /// Its notes against the enemy's type.
    Versus,
    /// The tactical flank advantage.
    Flank,
    /// The Encircling army.
    Encircling,
    /// Tactics cards of a kind.
    Cards {
        /// Which.
        tactic: Tactic,
        /// How many.
        count: u8,
    },
}

impl Part {
    /// The section about it.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Part::Melee | Part::Versus => rules::TOTALS,
            Part::Flank => rules::FLANK_BONUS,
            Part::Encircling => rules::ENCIRCLING_BONUS,
            Part::Cards { tactic, .. } => rules::tactic(tactic),
        }
    }
}

/// A part of a total: what it is, and what it adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Added {
    /// What it is.
    #[serde(flatten)]
    pub part: Part,
    /// What it adds.
    pub adds: i8,
}

/// What the dice of an attack decided (ACIES 10.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "CombatResult")]
pub enum Verdict {
    /// Nothing happens.
    Tie,
    /// The loser takes a marker.
    Marker,
    /// The loser would take its last marker from skirmishers, who by option do not eliminate (ACR-15).
    Spared,
    /// The loser is eliminated.
    Eliminated,
}
