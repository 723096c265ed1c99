//! What Arsouf adds to a scenario file.

use super::arms_data::ArmsData;
use super::arsouf_options::Options;
use super::text::Text;
use crate::scenario::texts::texts;
use crate::view::CounterFigure;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The system's part of a scenario.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArsoufData {
    /// Terrain, by terrain id.
    pub terrain: BTreeMap<String, TerrainData>,
    /// Hexside features, by feature id.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub hexsides: BTreeMap<String, HexsideData>,
    /// Kinds of pieces, by id (1.1).
    pub kinds: BTreeMap<String, KindData>,
    /// The pieces, each side's in the order in which they are offered for placement.
    pub pieces: Vec<PieceData>,
    /// The zone in which each side deploys, in the order of the sides (4.2).
    pub deploy: [String; 2],
    /// What one side must bring where (3.1).
    pub goal: GoalData,
    /// The side that takes the first half of each turn (4.6).
    pub first: String,
    /// Optional rulings; what is not named has its default.
    #[serde(default)]
    pub options: Options,
    /// A start in mid-battle, without deployment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin: Option<BeginData>,
}

/// What a terrain does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TerrainData {
    /// Its name.
    pub name: Text,
    /// Whether no piece may enter it (4.5).
    #[serde(default)]
    pub closed: bool,
    /// Whether it is forest: the option `forest_stops` decides what it does.
    #[serde(default)]
    pub forest: bool,
}

/// What a hexside feature does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexsideData {
    /// Its name.
    pub name: Text,
    /// Whether no piece may cross it (4.3).
    #[serde(default)]
    pub closed: bool,
}

/// A kind of piece (1.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KindData {
    /// Its name.
    pub name: Text,
    /// How its counters look.
    pub look: PieceLook,
    /// Its fighting value.
    pub value: u8,
    /// How many spaces it moves in a turn; for slow pieces, on a road.
    pub moves: u8,
    /// What is special about it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traits: Vec<Trait>,
    /// The figure on their counters. If nothing is said: that of their look.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<CounterFigure>,
    /// Their arms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arms: Option<ArmsData>,
}

/// What is special about a kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Trait {
    /// It charges (7.1).
    Knight,
    /// It moves one space, more only along a road (5.3).
    Slow,
    /// It is baggage: it counts for the goal as such (3.1).
    Baggage,
    /// It adds 2 to a piece it adjoins (1.2).
    Leader,
}

/// How a piece's counter looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PieceLook {
    /// Armoured horsemen.
    HeavyCavalry,
    /// Other horsemen.
    Cavalry,
    /// Light horsemen.
    LightCavalry,
    /// Mounted bowmen.
    HorseArchers,
    /// Men on foot.
    Infantry,
    /// Skirmishers on foot.
    LightInfantry,
    /// Wagons and pack animals.
    Baggage,
    /// A commander.
    Leader,
}

/// A piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PieceData {
    /// A short unique word.
    pub id: String,
    /// Its kind's id.
    pub kind: String,
    /// Its side's id.
    pub side: String,
    /// Its name.
    pub name: Text,
    /// Where automatic deployment puts it; with `begin`, where it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// Its own arms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arms: Option<ArmsData>,
}

/// What one side must bring where (3.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GoalData {
    /// The side that must get there; the other one prevents it (3.2).
    pub side: String,
    /// The zone to reach.
    pub zone: String,
    /// How many baggage pieces are needed.
    pub baggage: u8,
    /// How many other pieces are needed.
    pub others: u8,
}

/// A start in mid-battle.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginData {
    /// The turn, from 1.
    pub turn: u16,
    /// The side whose half-turn it is.
    pub side: String,
    /// The phase.
    #[serde(default)]
    pub phase: PhaseName,
    /// Pieces that do not stand upright on their `setup` space, by id.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub pieces: BTreeMap<String, PieceBegin>,
    /// The piece that moved last: the one whose move may be taken back, where the option `undo` allows only that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<String>,
    /// Attacks that are announced and wait for their dice, in order, under the option `declare_all_attacks_first`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub announced: Vec<AnnouncedBegin>,
}

/// An announced attack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AnnouncedBegin {
    /// The id of the attacking piece.
    pub unit: String,
    /// The id of the attacked piece.
    pub target: String,
}

/// A phase of a half-turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseName {
    /// Pieces are put on the board (4.2).
    Deployment,
    /// Pieces move (5.1).
    #[default]
    Movement,
    /// Pieces attack (6.1).
    Combat,
}

/// A piece's state at a start in mid-battle.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PieceBegin {
    /// The space it stands on, if not its `setup` space; for a piece that has arrived, the space of the goal through
    /// which it left, if that is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// Its condition.
    #[serde(default)]
    pub state: PieceState,
    /// The space it stood on before its move of this half-turn: it has moved, and the move may be taken back while
    /// that space is free (5.1, M5.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// Whether it has moved in this half-turn (5.1): with `from` that goes without saying; without it there is no
    /// move to take back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub moved: bool,
    /// Whether it has attacked in this half-turn (6.2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub attacked: bool,
    /// Short for `moved` in the movement phase and for `attacked` in the combat phase.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub done: bool,
    /// The space it charges at (7.1): it has moved two spaces straight towards it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub charges: Option<String>,
}

/// A piece's condition (1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PieceState {
    /// It stands.
    #[default]
    Upright,
    /// It lies on its side.
    Wounded,
    /// It is off the board, dead.
    Killed,
    /// It is off the board, at its goal.
    Arrived,
}

texts! {
    ArsoufData { terrain, hexsides, kinds, pieces }
    TerrainData { name }
    HexsideData { name }
    KindData { name, arms }
    PieceData[id] { name, arms }
}
