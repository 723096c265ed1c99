//! The map as it stands in a scenario file: rows of letters that people can read and compare.

use super::appearance::Appearance;
use super::landmarks::Landmark;
use super::provenance::Provenance;
use super::text::Text;
use super::texts::texts;
use crate::board::{Numbering, Orientation, Stagger};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A map: letters for terrain, lists for roads, hexsides, places and zones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapFile {
    /// Number of columns, 1 to 256.
    pub columns: u16,
    /// Number of rows, 1 to 256.
    pub rows: u16,
    /// How the hexes stand.
    pub orientation: Orientation,
    /// Which columns (flat) or rows (pointy), by printed number, are half a hex further south or east.
    pub shoved: Stagger,
    /// How hex numbers are printed.
    #[serde(default = "column_row")]
    pub numbering: Numbering,
    /// The printed numbers of the first column and the first row.
    #[serde(default = "one_one")]
    pub first: (u16, u16),
    /// The terrain that each letter stands for.
    pub legend: BTreeMap<char, String>,
    /// One line per row, one letter per hex.
    pub grid: Vec<String>,
    /// Levels above the lowest ground: one line per row, one digit per hex. Without it all is level.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub elevation: Vec<String>,
    /// Roads: neighbouring hexes in order are joined across their common side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub roads: Vec<Road>,
    /// Watercourses that are drawn and have no effect: from hex to neighbouring hex.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub streams: Vec<Road>,
    /// Features of hexsides.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hexsides: Vec<HexsideRun>,
    /// Named places.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Place>,
    /// What is drawn on the land and has no effect, such as a mill or ships.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub landmarks: Vec<Landmark>,
    /// Named groups of hexes.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub zones: BTreeMap<String, Zone>,
    /// Terrain that an option changes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<TerrainVariant>,
    /// What it looks like.
    #[serde(default, skip_serializing_if = "Appearance::is_usual")]
    pub appearance: Appearance,
    /// Where the map comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Provenance>,
}

fn column_row() -> Numbering {
    Numbering::ColumnRow
}

fn one_one() -> (u16, u16) {
    (1, 1)
}

/// A road.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Road {
    /// Its name.
    pub name: Text,
    /// Printed numbers of its hexes, in order.
    pub hexes: Vec<String>,
}

/// A feature along hexsides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexsideRun {
    /// The feature's id, such as `river`.
    pub feature: String,
    /// Pairs of neighbouring hexes: the sides between them.
    pub between: Vec<(String, String)>,
}

/// A named hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The name.
    pub name: Text,
    /// The printed number.
    pub hex: String,
}

/// A named group of hexes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// The name.
    pub name: Text,
    /// Printed numbers, in order.
    pub hexes: Vec<String>,
}

/// Terrain that an option changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TerrainVariant {
    /// The option's name.
    pub option: String,
    /// The value that brings the change.
    pub value: String,
    /// The new terrain.
    pub terrain: String,
    /// The hexes.
    pub hexes: Vec<String>,
}

texts! {
    MapFile { roads, streams, places, zones, source }
    Road { name }
    Place { name }
    Zone { name }
}
