//! What The Barons' War adds to a scenario file.

pub mod begin;
pub mod options;
pub mod tables;

use super::arms_data::ArmsData;
use super::provenance::Provenance;
use super::text::Text;
use crate::scenario::texts::texts;
use crate::view::CounterFigure;
use begin::BeginData;
use options::Options;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tables::Tables;

/// BARONS 6.3: the movement allowance of a wounded leader.
pub const WOUNDED_MA: u8 = 6;

/// The system's part of a scenario.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BaronsData {
    /// Terrain, by terrain id.
    pub terrain: BTreeMap<String, TerrainData>,
    /// The Battles, that is the commands of both sides (6.0).
    pub battles: Vec<BattleData>,
    /// The combat units (2.1).
    pub units: Vec<UnitData>,
    /// The leaders, one of each Battle (6.0).
    pub leaders: Vec<LeaderData>,
    /// Command points of each side, in the order of the sides (5.0).
    pub command_points: [u16; 2],
    /// The side that has the initiative in the first turn.
    pub first: String,
    /// Points for each enemy Battle at the end, by the side that gets them (15.0).
    pub points: [PointsData; 2],
    /// The printed tables; what is not named is as printed.
    #[serde(default)]
    pub tables: Tables,
    /// Optional rulings; what is not named has its default.
    #[serde(default)]
    pub options: Options,
    /// A Battle that may attack only one enemy Battle, if the option `edward_rule` is on (14.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edward: Option<EdwardData>,
    /// A start in mid-battle, without set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin: Option<BeginData>,
}

/// What a terrain does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TerrainData {
    /// Its name.
    pub name: Text,
    /// Movement points for infantry and men-at-arms; prohibited if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foot: Option<u8>,
    /// Movement points for cavalry; prohibited if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub horse: Option<u8>,
    /// Movement points for a leader alone; prohibited if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<u8>,
    /// Whether a road runs through it: a step between two such neighbours costs 1 and ignores a slope.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub road: bool,
    /// Whether it blocks lines of sight (8.41).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub blocks_sight: bool,
    /// Whether charges neither enter it nor strike into it (10.0).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_charge: bool,
    /// Whether command can't be traced through it (6.2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_command: bool,
    /// What its effects come from, if the chart was reconstructed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Provenance>,
}

/// A Battle: a command with one leader, a chit track and an effectiveness display.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BattleData {
    /// A short unique word.
    pub id: String,
    /// The Battle's name.
    pub name: Text,
    /// The id of its side.
    pub side: String,
    /// Where it starts.
    pub setup: SetupData,
    /// The boxes of its effectiveness display in the order in which they fill; an empty box is nothing (`null` in the file; 13.0).
    pub display: Vec<Option<SymbolData>>,
    /// Its arms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arms: Option<ArmsData>,
    /// Where the display comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Provenance>,
}

/// Where a Battle starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SetupData {
    /// Within two hexes of this hex (14.0).
    Near(String),
    /// Anywhere in this zone (14.3).
    Zone(String),
    /// Later, from its side's third activation on, through one of these groups of hexes (14.5).
    Enters(EntryData),
}

/// How a Battle comes later.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EntryData {
    /// The zone of hexes through which it may come.
    pub zone: String,
    /// Whether the whole Battle comes through one and the same hex.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_hex: bool,
    /// From which activation of its side on.
    pub activation: u16,
}

/// A symbol of an effectiveness display.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SymbolData {
    /// Which check.
    pub check: SymbolKind,
    /// The highest throw of a ten-sided die that has no effect.
    pub number: u8,
}

/// The checks of 13.0.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum SymbolKind {
    /// Square.
    Waver,
    /// Circle.
    Shaken,
    /// Triangle.
    Broken,
}

/// The three classes of combat units.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Class {
    /// Infantry.
    Inf,
    /// Men-at-arms, on foot.
    MaA,
    /// Heavy cavalry.
    #[serde(rename = "HC")]
    Horse,
}

impl Class {
    /// The three classes, in the order of the type table.
    pub const ALL: [Class; 3] = [Class::Inf, Class::MaA, Class::Horse];

    /// Whether it fights on foot.
    #[must_use]
    pub const fn is_foot(self) -> bool {
        !matches!(self, Class::Horse)
    }
}

/// A combat unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitData {
    /// A short unique word.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// The id of its Battle.
    pub battle: String,
    /// Its class.
    pub class: Class,
    /// Strength and morale of the front.
    pub front: (u8, u8),
    /// Strength and morale of the back (8.61).
    pub back: (u8, u8),
    /// Movement allowance.
    pub ma: u8,
    /// Fire range in hexes; 0 if it does not fire.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub range: u8,
    /// Reaction-charge rating of cavalry: it charges on a greater throw (10.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reaction: Option<u8>,
    /// Where automatic set-up puts it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// The vertex it faces then, 0 to 5 (7.1).
    #[serde(default)]
    pub facing: u8,
    /// The figure on its counter. If nothing is said: that of its class.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<CounterFigure>,
    /// Its own arms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arms: Option<ArmsData>,
    /// Where its values come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Provenance>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks for a reference
fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// A leader (6.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LeaderData {
    /// A short unique word.
    pub id: String,
    /// His name.
    pub name: Text,
    /// The id of his Battle.
    pub battle: String,
    /// Combat bonus.
    pub bonus: u8,
    /// Command span in hexes.
    pub span: u8,
    /// Movement allowance.
    pub ma: u8,
    /// Leadership, 1 to 3.
    pub leadership: u8,
    /// Whether he leads the whole side.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub overall: bool,
    /// Where automatic set-up puts him.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// His own arms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arms: Option<ArmsData>,
    /// Where his values come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Provenance>,
}

/// Points for an enemy Battle by its state (15.0).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PointsData {
    /// No unit is left.
    pub eliminated: u8,
    /// It is Broken.
    pub broken: u8,
    /// It is Shaken.
    pub shaken: u8,
}

/// The Battle bound by Edward's rule, and which enemies may be named (14.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EdwardData {
    /// The id of the bound Battle.
    pub battle: String,
    /// The lowest throw of a ten-sided die that frees it once its target is Broken or gone.
    pub freed_on: u8,
}

texts! {
    BaronsData { terrain, battles, units, leaders }
    TerrainData { name, source }
    BattleData[id] { name, arms, source }
    UnitData[id] { name, arms, source }
    LeaderData[id] { name, arms, source }
}
