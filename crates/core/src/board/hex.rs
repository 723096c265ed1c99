//! Hexes and directions.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A hex of a particular grid, counted row by row from the north-west. Valid only with that grid; the
/// protocol writes the printed number.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[schemars(rename = "HexNumber", description = "The printed number of a hex.")]
pub struct Hex(#[schemars(with = "String")] pub u16);

impl Hex {
    /// The number as an index into per-hex tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the six sides of a hex, clockwise. Flat-top: 0 north, 1 north-east, 2 south-east, 3 south, 4
/// south-west, 5 north-west. Pointy-top: 0 north-east, 1 east, 2 south-east, 3 south-west, 4 west, 5
/// north-west.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Direction(#[schemars(range(max = 5))] pub u8);

impl Direction {
    /// The six directions, clockwise.
    pub const ALL: [Direction; 6] =
        [Direction(0), Direction(1), Direction(2), Direction(3), Direction(4), Direction(5)];

    /// The number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set, in bits, of the directions that fit, each asked by its index: all without a branch.
    #[inline]
    pub fn set(fits: impl Fn(usize) -> bool) -> u8 {
        (0..6).fold(0, |set, index| set | u8::from(fits(index)) << index)
    }

    /// The directions of a set of bits, clockwise.
    #[inline]
    pub fn of_set(mut set: u8) -> impl Iterator<Item = Direction> {
        std::iter::from_fn(move || {
            #[allow(clippy::cast_possible_truncation)] // there are eight bits
            let direction = Direction(set.trailing_zeros() as u8);
            set &= set.checked_sub(1)?;
            Some(direction)
        })
    }

    /// The direction that leads back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction((self.0 + 3) % 6)
    }
}
