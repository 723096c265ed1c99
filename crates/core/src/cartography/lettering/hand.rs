//! How names are written.

use crate::cartography::Cover;
use crate::drawing::{Colour, Face, Palette};

/// What a name names, which decides how it is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hand {
    /// Towns and all that is built: upright.
    Settlement,
    /// Hills, woods, marshes, plains: slanted.
    Land,
    /// Water: slanted, in its colour.
    Water,
    /// Roads: slanted and small.
    Road,
}

impl Hand {
    /// The hand for a place with this cover.
    #[must_use]
    pub const fn of(cover: Option<Cover>) -> Hand {
        match cover {
            Some(Cover::Built) => Hand::Settlement,
            Some(Cover::Water) => Hand::Water,
            _ => Hand::Land,
        }
    }

    /// Its letters.
    #[must_use]
    pub const fn face(self) -> Face {
        match self {
            Hand::Settlement => Face::Roman,
            Hand::Land | Hand::Water | Hand::Road => Face::Italic,
        }
    }

    /// Its ink.
    #[must_use]
    pub fn ink(self, palette: &Palette) -> Colour {
        // Thin letters on dark ground keep nearly all of their light.
        let share = |light: f32| if palette.dark { 0.35 * light } else { light };
        match self {
            Hand::Settlement | Hand::Land => palette.place,
            Hand::Water => palette.place.lerp(palette.water_ink, share(0.55)),
            Hand::Road => palette.place.lerp(palette.road_edge, share(0.45)),
        }
    }
}
