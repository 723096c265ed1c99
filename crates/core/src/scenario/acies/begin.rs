//! A game of Acies that begins in mid-battle.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A position: the field, hands and piles, and what comes next. Cards are ids of units and tactics.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
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
    /// Units that have been discarded to scout in this turn (6.1).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub scouts_sent: u8,
    /// Units that have been played in this turn (8.6).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub units_played: u8,
    /// Units of the active side's hand that may not be discarded for a flank point in this turn (16.6).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barred: Vec<String>,
    /// How far the discards for flank points are, if the Encircling phase is under way (7.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub encircling: Option<EncirclingBegin>,
    /// Whether Break Morale is in force (16.12).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub break_morale: bool,
    /// Whether nobody may attack in this turn (ACR-32).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_attacks: bool,
}

/// How far the discards for flank points are (ACIES 7.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EncirclingBegin {
    /// The side whose cards may be played, by id.
    pub to_act: String,
    /// Whether that side has played a card since its turn came.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub acted: bool,
    /// Whether the other side has just passed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub passed: bool,
    /// The unit that the active side has discarded for a flank point and that may still be stopped (16.6): it lies in
    /// its reserve pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<String>,
}

/// The phase that begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BeginAt {
    /// Scout (6).
    #[default]
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
    /// Cards after the draw (13.4).
    Cards,
    /// Who goes next (13.5).
    Initiative,
}

/// A card on the field.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
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
    /// Whether it may still move in this Manoeuvre phase (8.4), if that is not as its stance says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub may_move: Option<bool>,
    /// Whether it has shot in this Missile phase (9.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fired: bool,
    /// Whether it has declared an attack in this turn (10.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub attacked: bool,
    /// Whether Difficult Terrain holds it in this turn (16.6).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub halted: bool,
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
    /// Cards of the hand that the other side has seen there (6.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<String>,
    /// How many cards from the top of this deck each side has seen, in the order of the sides (6.2).
    #[serde(default, skip_serializing_if = "is_unseen")]
    pub seen: [u8; 2],
    /// Units that went back to the hand with their markers (ACR-23).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wounded: Vec<WoundedBegin>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks for a reference
const fn is_unseen(seen: &[u8; 2]) -> bool {
    seen[0] == 0 && seen[1] == 0
}

/// A unit of the hand with markers (ACR-23).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WoundedBegin {
    /// The unit, by id.
    pub unit: String,
    /// Its markers.
    pub markers: u8,
}
