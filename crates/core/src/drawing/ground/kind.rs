//! Kinds of ground that the map draws differently.

use super::tree_kind::TreeKind;
use crate::drawing::{Colour, Palette};
use crate::view::MapView;

/// How a hex is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ground {
    /// Open land.
    Clear,
    /// Hills: hachures.
    Hill,
    /// Swamp: tufts.
    Swamp,
    /// Dunes: dots.
    Dunes,
    /// Woods: crowns.
    Woods,
    /// Sea or lake: waves.
    Sea,
    /// A river that fills the hex.
    River,
    /// Walls and towers.
    Fortress,
    /// Houses.
    Town,
    /// Tents.
    Camp,
    /// A road on open land.
    Road,
    /// A road between houses.
    Street,
    /// A church with its houses.
    Priory,
    /// A road over water.
    Bridge,
    /// Rocks.
    Rough,
    /// Not in play: nothing is drawn.
    Void,
}

impl Ground {
    /// The ground that a terrain id stands for; what is unknown is drawn as rough ground, so that it is never
    /// taken for open land.
    #[must_use]
    pub fn of(terrain: &str) -> Ground {
        let has = |words: &[&str]| words.iter().any(|w| terrain.contains(w));
        if has(&["off-board"]) {
            Ground::Void
        } else if has(&["bridge"]) {
            Ground::Bridge
        } else if has(&["street"]) {
            Ground::Street
        } else if has(&["road"]) {
            Ground::Road
        } else if has(&["priory", "abbey", "church"]) {
            Ground::Priory
        } else if has(&["clear", "open", "plain", "field"]) {
            Ground::Clear
        } else if has(&["hill", "slope", "ridge", "mountain"]) {
            Ground::Hill
        } else if has(&["swamp", "marsh", "bog"]) {
            Ground::Swamp
        } else if has(&["dune", "sand", "beach", "desert"]) {
            Ground::Dunes
        } else if has(&["wood", "forest", "grove", "copse"]) || TreeKind::named(terrain).is_some() {
            Ground::Woods
        } else if has(&["river", "stream", "belus"]) {
            Ground::River
        } else if has(&["sea", "water", "lake", "ocean"]) {
            Ground::Sea
        } else if has(&["fort", "castle", "wall", "tower"]) {
            Ground::Fortress
        } else if has(&["camp", "tent"]) {
            Ground::Camp
        } else if has(&["town", "city", "village"]) {
            Ground::Town
        } else {
            Ground::Rough
        }
    }

    /// Whether trees or houses stand close on it.
    #[must_use]
    pub const fn is_crowded(self) -> bool {
        matches!(
            self,
            Ground::Woods
                | Ground::Town
                | Ground::Street
                | Ground::Camp
                | Ground::Fortress
                | Ground::Priory
        )
    }

    /// Whether it is water, or lies over it.
    #[must_use]
    pub const fn is_water(self) -> bool {
        matches!(self, Ground::Sea | Ground::River | Ground::Bridge)
    }

    /// Whether people live there for good.
    #[must_use]
    pub const fn is_town(self) -> bool {
        matches!(self, Ground::Town | Ground::Street | Ground::Fortress | Ground::Priory)
    }

    /// Its tint.
    #[must_use]
    pub const fn fill(self, palette: &Palette) -> Colour {
        match self {
            Ground::Clear | Ground::Road => palette.clear,
            Ground::Hill => palette.hill,
            Ground::Swamp => palette.swamp,
            Ground::Dunes => palette.dunes,
            Ground::Woods => palette.woods,
            Ground::Sea | Ground::River | Ground::Bridge => palette.water,
            Ground::Fortress | Ground::Town | Ground::Street | Ground::Camp | Ground::Priory => {
                palette.fortress
            }
            Ground::Rough => palette.rough,
            Ground::Void => Colour::NONE,
        }
    }

    /// The ground of each terrain of a map, by its number.
    #[must_use]
    pub fn all(map: &MapView) -> Vec<Ground> {
        map.terrains.iter().map(|terrain| Ground::of(&terrain.id)).collect()
    }
}
