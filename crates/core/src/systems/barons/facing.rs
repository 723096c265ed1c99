//! BARONS 7.1: facing: every combat unit points to a vertex of its hex.

use crate::board::{Direction, Grid, Hex, bearing};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A vertex of a hex, 0 to 5 clockwise: number `f` lies between the directions `f` and `f + 1`, where direction 0 is north
/// and 1 north-east; the two hexes there are in front.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Facing(#[schemars(range(max = 5))] pub u8);

/// How far apart two hexes are, in hexes.
#[must_use]
pub fn distance(grid: &Grid, from: Hex, to: Hex) -> u8 {
    u8::try_from(grid.distance(from, to)).unwrap_or(u8::MAX)
}

/// Where something lies as seen from a unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Arc {
    /// Through one of the two front hexsides.
    Front,
    /// Through one of the two flank hexsides.
    Flank,
    /// Through one of the two rear hexsides.
    Rear,
}

impl Facing {
    /// The six vertices, clockwise.
    pub const ALL: [Facing; 6] = [Facing(0), Facing(1), Facing(2), Facing(3), Facing(4), Facing(5)];

    /// The two directions in front.
    #[must_use]
    pub const fn front(self) -> [Direction; 2] {
        [Direction(self.0), Direction((self.0 + 1) % 6)]
    }

    /// BARONS 7.1: the arc that a direction belongs to: two hexsides each for front, flank and rear.
    #[must_use]
    pub const fn arc(self, direction: Direction) -> Arc {
        match (direction.0 + 6 - self.0) % 6 {
            0 | 1 => Arc::Front,
            2 | 5 => Arc::Flank,
            _ => Arc::Rear,
        }
    }

    /// The two arcs of a distant hex; the same one twice unless the line runs through a vertex (7.1).
    #[must_use]
    pub fn arcs(self, grid: &Grid, from: Hex, to: Hex) -> (Arc, Arc) {
        let (one, other) = bearing(grid, from, to);
        (self.arc(one), self.arc(other))
    }

    /// Whether any arc in which a distant hex lies is the front.
    #[must_use]
    pub fn sees(self, grid: &Grid, from: Hex, to: Hex) -> bool {
        let (one, other) = self.arcs(grid, from, to);
        one == Arc::Front || other == Arc::Front
    }

    /// BARONS 7.13e: the facing after a retreat step: of the two vertices beside the crossed hexside the nearer to the
    /// old facing; of two equally near ones the lower number.
    #[must_use]
    pub fn towards(self, direction: Direction) -> Facing {
        let one = Facing(direction.0);
        let other = Facing((direction.0 + 5) % 6);
        let turn = |to: Facing| {
            let d = (to.0 + 6 - self.0) % 6;
            d.min(6 - d)
        };
        [one, other].into_iter().min_by_key(|&f| (turn(f), f)).unwrap_or(one)
    }
}
