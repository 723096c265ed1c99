//! Everything that can be answered to a question of the rules.

use crate::board::Hex;
use crate::kernel::UnitId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An action. In play, pieces and hexes are indices; the protocol writes ids and printed numbers.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(tag = "type", description = "What can be answered to a question of the rules.")]
pub enum Action {
    /// Deployment: put a piece into a space of its side's area (4.2).
    Place {
        /// The piece.
        unit: UnitId,
        /// The space.
        hex: Hex,
    },
    /// Deployment: take a placed piece off the board again (M3.4).
    TakeUp {
        /// The piece.
        unit: UnitId,
    },
    /// Deployment: put every piece where the scenario has it (M3.4).
    DeployAutomatically,
    /// Deployment: ready (M3.5).
    DeployDone,
    /// Pick a piece up to see what it can do.
    Select {
        /// The piece.
        unit: UnitId,
    },
    /// Put the picked piece back.
    PutBack,
    /// Move a piece (5.1).
    Move {
        /// The piece.
        unit: UnitId,
        /// The space it goes to.
        hex: Hex,
    },
    /// Take a piece's move of this phase back (M5.4), or an announced attack.
    TakeBack {
        /// The piece.
        unit: UnitId,
    },
    /// End the movement phase.
    EndMovement,
    /// Attack a piece, or announce the attack (6.2).
    Attack {
        /// The attacking piece.
        unit: UnitId,
        /// The attacked piece.
        target: UnitId,
    },
    /// End the attack phase.
    EndAttacks,
    /// Claim a win that nobody can prevent any more (3.1).
    ClaimWin,
}
