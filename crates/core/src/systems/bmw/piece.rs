//! A counter's state: where it is, which side is up, and what lies on it.

use crate::board::Hex;
use crate::scenario::bmw::OffMap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Which side of a counter is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// The ordered side, strong and slow with heavy cavalry.
    #[default]
    Front,
    /// The disordered side, weak and fast with heavy cavalry.
    Back,
}

impl Face {
    /// The other side of the counter.
    #[must_use]
    pub const fn turned(self) -> Face {
        match self {
            Face::Front => Face::Back,
            Face::Back => Face::Front,
        }
    }
}

/// Where a counter is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// On the map.
    Map(Hex),
    /// To be set up.
    #[default]
    Unplaced,
    /// Off the map.
    Off(OffMap),
}

/// A marker that could lie on a counter; all are of the present player turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It has moved in this movement phase (4.1).
    Moved,
    /// It was turned to its front in this movement phase (9.6).
    FlippedUp,
    /// It has disengaged in this player turn (8.23).
    Disengaged,
    /// It is charging (9.6).
    Charging,
    /// It has fired in this archery phase (6.1).
    Fired,
    /// It has fought in this combat phase (7.1).
    Fought,
    /// It must attack or be attacked in this combat phase (7.3).
    Duty,
}

impl Mark {
    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A counter's state. Positions are copied by the million, so the markers lie in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Piece {
    /// Where it is.
    pub place: Place,
    /// Which side is up.
    pub face: Face,
    /// Which side was up when the archery phase began (6.5).
    pub face_before: Face,
    /// The markers on it, as bits.
    marks: u8,
}

impl Piece {
    /// A counter at a place, front side up.
    #[must_use]
    pub fn at(place: Place) -> Piece {
        Piece { place, ..Piece::default() }
    }

    /// Whether a marker lies on it.
    #[inline]
    #[must_use]
    pub const fn has(&self, mark: Mark) -> bool {
        self.marks & mark.bit() != 0
    }

    /// Puts a marker on it, or takes it away.
    #[inline]
    pub(super) const fn mark(&mut self, mark: Mark, on: bool) {
        if on {
            self.marks |= mark.bit();
        } else {
            self.marks &= !mark.bit();
        }
    }

    /// Takes a marker away unless it is to stay.
    #[inline]
    pub(super) const fn keep(&mut self, mark: Mark, stays: bool) {
        self.mark(mark, self.has(mark) && stays);
    }
}
