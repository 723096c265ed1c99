//! How the plane is divided into tiles at a scale.

use crate::drawing::{Area, point};

/// The pixels of a tile both ways.
const SIDE: i32 = 510;
/// The pixels around a tile that belong to its neighbours: with them it fits to those when it is scaled, too.
pub const RIM: i32 = 1;

/// The place of a tile, at a scale.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TileId {
    /// The scale, as the bits of the number.
    pub scale: u32,
    /// How many tiles it lies to the right of the origin of the plane.
    pub column: i32,
    /// How many tiles it lies below it.
    pub row: i32,
}

impl TileId {
    /// Pixels for a unit of the plane.
    #[must_use]
    pub const fn scale(self) -> f32 {
        f32::from_bits(self.scale)
    }
}

/// Pixels of the plane, from the first to the one after the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pixels {
    /// The upper left corner.
    pub min: (i32, i32),
    /// The lower right corner.
    pub max: (i32, i32),
}

impl Pixels {
    /// With so many more on every side.
    #[must_use]
    pub const fn grown(self, by: i32) -> Pixels {
        let Pixels { min, max } = self;
        Pixels { min: (min.0 - by, min.1 - by), max: (max.0 + by, max.1 + by) }
    }

    /// How many they are across and down.
    #[must_use]
    pub fn size(self) -> (u32, u32) {
        let count = |min: i32, max: i32| u32::try_from(max - min).unwrap_or(0);
        (count(self.min.0, self.max.0), count(self.min.1, self.max.1))
    }

    /// The bytes of a texture that holds them.
    #[must_use]
    pub fn bytes(self) -> usize {
        let (wide, high) = self.size();
        4 * wide as usize * high as usize
    }
}

/// The tiles of a map at a scale.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TileGrid {
    /// Pixels for a unit of the plane.
    scale: f32,
    /// The pixels of the whole map.
    all: Pixels,
}

impl TileGrid {
    /// The tiles of a part of the plane with so many pixels for a unit.
    #[must_use]
    pub fn new(world: Area, scale: f32) -> TileGrid {
        let (min, max) = (world.min * scale, world.max * scale);
        let all = Pixels {
            min: (whole(min.x.floor()), whole(min.y.floor())),
            max: (whole(max.x.ceil()), whole(max.y.ceil())),
        };
        TileGrid { scale, all }
    }

    /// Pixels for a unit of the plane.
    #[must_use]
    pub const fn scale(&self) -> f32 {
        self.scale
    }

    /// The tiles that are seen with a part of the plane, those in its middle first, and so many rows of them around it.
    #[must_use]
    pub fn tiles(&self, part: Area, around: i32) -> Vec<TileId> {
        let (min, max) = (part.min * self.scale, part.max * self.scale);
        let tile = |at: i32| at.div_euclid(SIDE);
        // Parts beside the map have none.
        let span = |min: f32, max: f32, all: (i32, i32)| {
            let first = (tile(whole(min.floor())) - around).max(tile(all.0));
            let last = (tile(whole(max.ceil()) - 1) + around).min(tile(all.1 - 1));
            first..=last
        };
        let columns = span(min.x, max.x, (self.all.min.0, self.all.max.0));
        let rows = span(min.y, max.y, (self.all.min.1, self.all.max.1));
        let scale = self.scale.to_bits();
        let mut tiles: Vec<TileId> = rows
            .flat_map(|row| columns.clone().map(move |column| TileId { scale, column, row }))
            .collect();
        let middle = (min + max) * (0.5 / SIDE as f32) - point(0.5, 0.5);
        let off = |tile: &TileId| {
            let at = point(tile.column as f32, tile.row as f32) - middle;
            at.x * at.x + at.y * at.y
        };
        tiles.sort_by(|a, b| off(a).total_cmp(&off(b)));
        tiles
    }

    /// The pixels of a tile, without its rim. At the edge of the map it is smaller.
    #[must_use]
    pub fn pixels(&self, tile: TileId) -> Pixels {
        let (x, y) = (tile.column * SIDE, tile.row * SIDE);
        let (min, max) = (self.all.min, self.all.max);
        Pixels {
            min: (x.max(min.0), y.max(min.1)),
            max: ((x + SIDE).min(max.0), (y + SIDE).min(max.1)),
        }
    }
}

/// The next larger scale of a ladder on which each is the square root of two larger than the one below.
#[must_use]
pub fn step_above(scale: f32) -> f32 {
    ((scale.max(0.01).log2() * 2.0).ceil() / 2.0).exp2()
}

#[allow(clippy::cast_possible_truncation)] // saturates, and maps are some ten thousand pixels wide
const fn whole(length: f32) -> i32 {
    length as i32
}
