//! The styles that a map can have.

use serde::{Deserialize, Serialize};

/// What a map styles like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MapStyle {
    /// As land: what lies in several hexes runs over their sides.
    #[default]
    Land,
    /// Hex by hex, exactly as the rules see it.
    Plain,
}

impl MapStyle {
    /// Both styles.
    pub const ALL: [MapStyle; 2] = [MapStyle::Land, MapStyle::Plain];

    /// The word for it in files and on the command line.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            MapStyle::Land => "land",
            MapStyle::Plain => "plain",
        }
    }

    /// The style with this word.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<MapStyle> {
        MapStyle::ALL.into_iter().find(|style| style.tag() == tag)
    }
}
