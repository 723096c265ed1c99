//! What a map looks like, as its author wishes. Nothing of it has an effect on play.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a map looks like. Whatever is left out is chosen sensibly.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Appearance {
    /// The style in which it is drawn for a player who has chosen none.
    #[serde(skip_serializing_if = "is_usual")]
    pub style: MapStyle,
    /// The kind of country, which gives it its colours.
    #[serde(skip_serializing_if = "is_usual")]
    pub country: Country,
    /// The season, which changes them.
    #[serde(skip_serializing_if = "is_usual")]
    pub season: Season,
    /// The ids of the terrain beyond the edges of the map, such as a sea; elsewhere the land goes on as it is.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub beyond: BTreeMap<Edge, String>,
    /// Whether the land around towns and hamlets is drawn without fields and orchards.
    #[serde(skip_serializing_if = "is_usual")]
    pub untilled: bool,
    /// The tracks below the map where it is printed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub margin: Vec<MarginTrack>,
    /// Where north is, in degrees clockwise from the upper edge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub north: Option<u16>,
}

impl Appearance {
    /// Whether nothing is asked for.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        is_usual(self)
    }
}

fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Tracks in the margin of a printed map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MarginTrack {
    /// A box for each turn, if the battle has a last one.
    Turns,
    /// Boxes from 0 to 9 in ones and in tens, for points, losses or morale of both sides.
    Record,
}

/// The styles that a map can have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MapStyle {
    /// As land in the manner of an atlas: shaded, with soft borders; what lies in several hexes runs over their sides.
    #[default]
    Land,
    /// As land in the manner of printed games of the seventies: flat colours and firm lines.
    Print,
    /// Hex by hex, exactly as the rules see it.
    Plain,
}

impl MapStyle {
    /// All styles.
    pub const ALL: [MapStyle; 3] = [MapStyle::Land, MapStyle::Print, MapStyle::Plain];

    /// The word for it in files and on the command line.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            MapStyle::Land => "land",
            MapStyle::Print => "print",
            MapStyle::Plain => "plain",
        }
    }

    /// The style with this word.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<MapStyle> {
        MapStyle::ALL.into_iter().find(|style| style.tag() == tag)
    }
}

/// Kinds of country, each with its colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Country {
    /// Fields and meadows.
    #[default]
    Lowland,
    /// Grass on chalk: fresh green that pales as it rises.
    Downland,
    /// The coast and the hills of the Levant: dry earth, blue sea.
    Levant,
}

/// Seasons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Season {
    /// Fresh green.
    Spring,
    /// As the country is.
    #[default]
    Summer,
    /// Brown grass and woods.
    Autumn,
    /// Pale land and bare woods.
    Winter,
}

/// The edges of a map.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// The upper one.
    Top,
    /// The right one.
    Right,
    /// The lower one.
    Bottom,
    /// The left one.
    Left,
}

impl Edge {
    /// All of them, clockwise.
    pub const ALL: [Edge; 4] = [Edge::Top, Edge::Right, Edge::Bottom, Edge::Left];
}
