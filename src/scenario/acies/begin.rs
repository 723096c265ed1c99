//! A game of Acies that begins in mid-battle.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A position: the field, hands and piles, and what comes next. Cards are ids of units and tactics.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginData {
    /// The player turn, from 1.
    pub turn: u16,
    /// The side whose turn it is, by id.
    pub active: String,
    /// The phase that begins.
    pub phase: BeginAt,
    /// Whether the turn was gained by Initiative (13.5).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub extra: bool,
    /// Cards on the field.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub field: Vec<FieldBegin>,
    /// Hands and piles, in the order of the sides.
    pub sides: [HoldingBegin; 2],
}

/// The phase that begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BeginAt {
    /// Scout (6).
    Scout,
    /// Encircling (7).
    Encircling,
    /// Manoeuvre (8.1).
    Manoeuvre,
    /// Readying, in the Manoeuvre phase (8.5).
    Ready,
    /// Playing units, in the Manoeuvre phase (8.6).
    Play,
    /// Missile (9).
    Missile,
    /// Attack (10).
    Attack,
    /// Discard and draw (13).
    Discard,
}

/// A card on the field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FieldBegin {
    /// The cell, such as `M5`.
    pub cell: String,
    /// The unit, by id.
    pub unit: String,
    /// The owner, by id. Cells `A..` and `B..` say it themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// Disorder markers.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub markers: u8,
    /// How it is turned.
    #[serde(default)]
    pub stance: StanceBegin,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks for a reference
const fn is_zero(value: &u8) -> bool {
    *value == 0
}

/// How a card is turned (ACIES 2.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StanceBegin {
    /// Ready.
    #[default]
    Upright,
    /// Across, not ready.
    Turned,
    /// Towards the column before its own.
    FlankingWest,
    /// Towards the column after its own.
    FlankingEast,
}

/// Hand and piles of a side.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HoldingBegin {
    /// The hand.
    #[serde(default)]
    pub hand: Vec<String>,
    /// The deck, the top card first.
    #[serde(default)]
    pub deck: Vec<String>,
    /// The reserve pile.
    #[serde(default)]
    pub reserve: Vec<String>,
    /// The face-up cards of the casualty pile.
    #[serde(default)]
    pub casualties: Vec<String>,
    /// The face-down cards of the casualty pile.
    #[serde(default)]
    pub face_down: Vec<String>,
    /// Flank points.
    #[serde(default)]
    pub flank_points: u32,
}
