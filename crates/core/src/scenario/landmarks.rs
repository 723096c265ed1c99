//! What an author puts on a map for its look alone. Nothing of it has an effect on play.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Something that is drawn on the land and has no effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Landmark {
    /// What it is.
    pub kind: LandmarkKind,
    /// The printed number of its hex.
    pub hex: String,
    /// The neighbouring hex on the side of which it stands, or to which it leads; without it, it stands in the middle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub towards: Option<String>,
}

/// Kinds of landmarks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LandmarkKind {
    /// A church with its tower.
    Church,
    /// A mosque with its court.
    Mosque,
    /// A tower that stands alone.
    Tower,
    /// A windmill.
    Mill,
    /// A few houses.
    Hamlet,
    /// A few tents.
    Tents,
    /// A mole in the water, from the middle of its hex.
    Mole,
    /// Ships at anchor.
    Ships,
    /// Ploughed fields in strips, all over the hex.
    Fields,
    /// Fruit trees in rows, all over the hex.
    Orchard,
    /// Vines in rows, all over the hex.
    Vineyard,
}
