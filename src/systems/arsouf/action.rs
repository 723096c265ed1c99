//! Everything that can be answered to a question of the rules.

use crate::board::Hex;
use crate::kernel::UnitId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An action. In play, pieces and hexes are indices; the protocol writes ids and printed numbers, with the same
/// type.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "Action", description = "What can be answered to a question of the rules.")]
pub enum Act<U, H> {
    /// Deployment: put a piece into a space of its side's area (4.2).
    Place {
        /// The piece.
        unit: U,
        /// The space.
        hex: H,
    },
    /// Deployment: take a placed piece off the board again (M3.4).
    TakeUp {
        /// The piece.
        unit: U,
    },
    /// Deployment: put every piece where the scenario has it (M3.4).
    DeployAutomatically,
    /// Deployment: ready (M3.5).
    DeployDone,
    /// Pick a piece up to see what it can do.
    Select {
        /// The piece.
        unit: U,
    },
    /// Put the picked piece back.
    PutBack,
    /// Move a piece (5.1).
    Move {
        /// The piece.
        unit: U,
        /// The space it goes to.
        hex: H,
    },
    /// Take a piece's move of this phase back (M5.4), or an announced attack.
    TakeBack {
        /// The piece.
        unit: U,
    },
    /// End the movement phase.
    EndMovement,
    /// Attack a piece, or announce the attack (6.2).
    Attack {
        /// The attacking piece.
        unit: U,
        /// The attacked piece.
        target: U,
    },
    /// End the attack phase.
    EndAttacks,
    /// Claim a win that nobody can prevent any more (3.1).
    ClaimWin,
}

/// An action in play.
pub type Action = Act<UnitId, Hex>;
/// An action in the protocol's writing.
pub type WireAction = Act<String, String>;

impl<U, H> Act<U, H> {
    /// The same action with its pieces and hexes converted.
    ///
    /// # Errors
    /// Whatever `unit` and `hex` say.
    pub fn convert<V, I, E>(
        &self,
        unit: impl Fn(&U) -> Result<V, E>,
        hex: impl Fn(&H) -> Result<I, E>,
    ) -> Result<Act<V, I>, E> {
        Ok(match self {
            Act::Place { unit: u, hex: h } => Act::Place { unit: unit(u)?, hex: hex(h)? },
            Act::TakeUp { unit: u } => Act::TakeUp { unit: unit(u)? },
            Act::DeployAutomatically => Act::DeployAutomatically,
            Act::DeployDone => Act::DeployDone,
            Act::Select { unit: u } => Act::Select { unit: unit(u)? },
            Act::PutBack => Act::PutBack,
            Act::Move { unit: u, hex: h } => Act::Move { unit: unit(u)?, hex: hex(h)? },
            Act::TakeBack { unit: u } => Act::TakeBack { unit: unit(u)? },
            Act::EndMovement => Act::EndMovement,
            Act::Attack { unit: u, target } => {
                Act::Attack { unit: unit(u)?, target: unit(target)? }
            }
            Act::EndAttacks => Act::EndAttacks,
            Act::ClaimWin => Act::ClaimWin,
        })
    }
}
