//! How the plane is divided into tiles at a scale.

use gonfalon_core::drawing::{Area, point};

/// The most pixels of a tile both ways.
const SIDE: i32 = 510;
/// The most units of the plane that a tile has both ways: what takes long to draw comes in parts.
const UNITS: f32 = 24.0;
/// The pixels around a tile that belong to its neighbours: with them it fits to those when it is scaled, too.
pub const RIM: i32 = 1;

/// The place of a tile, at a scale.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TileId {
    /// The scale, as the bits of the number.
    pub scale: u32,
    /// How many tiles lie to the left of it.
    pub column: i32,
    /// How many tiles lie above it.
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
    /// The pixels of a tile across and down: all tiles are about as large, so that threads share the work.
    side: (i32, i32),
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
        let most = SIDE.min(whole(UNITS * scale)).max(1);
        let side = |min: i32, max: i32| {
            let long = (max - min).max(1);
            let count = (long - 1) / most + 1;
            (long - 1) / count + 1
        };
        let side = (side(all.min.0, all.max.0), side(all.min.1, all.max.1));
        TileGrid { scale, all, side }
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
        // Parts beside the map have none.
        let span = |min: f32, max: f32, all: (i32, i32), side: i32| {
            let tile = |at: i32| (at - all.0).div_euclid(side);
            let first = (tile(whole(min.floor())) - around).max(0);
            let last = (tile(whole(max.ceil()) - 1) + around).min(tile(all.1 - 1));
            first..=last
        };
        let columns = span(min.x, max.x, (self.all.min.0, self.all.max.0), self.side.0);
        let rows = span(min.y, max.y, (self.all.min.1, self.all.max.1), self.side.1);
        let scale = self.scale.to_bits();
        let mut tiles: Vec<TileId> = rows
            .flat_map(|row| columns.clone().map(move |column| TileId { scale, column, row }))
            .collect();
        let middle = (min + max) * 0.5;
        let off = |tile: &TileId| {
            let Pixels { min, max } = self.pixels(*tile);
            let at = point((min.0 + max.0) as f32, (min.1 + max.1) as f32) * 0.5 - middle;
            at.x * at.x + at.y * at.y
        };
        tiles.sort_by(|a, b| off(a).total_cmp(&off(b)));
        tiles
    }

    /// The pixels of a tile, without its rim. At the edge of the map it may be smaller.
    #[must_use]
    pub fn pixels(&self, tile: TileId) -> Pixels {
        let (all, (wide, high)) = (self.all, self.side);
        let min = (all.min.0 + tile.column * wide, all.min.1 + tile.row * high);
        Pixels { min, max: ((min.0 + wide).min(all.max.0), (min.1 + high).min(all.max.1)) }
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
