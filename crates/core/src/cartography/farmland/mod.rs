//! Fields, orchards and vineyards around towns and wherever an author wants them: for the look alone, with no effect on play.

mod drawn;
mod parcels;
mod tilth;

pub use drawn::draw;

use super::beds::Beds;
use super::watercourses::Watercourses;
use crate::board::Hex;
use crate::drawing::Point;
use crate::view::MapView;

/// What grows on farmland.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Crop {
    /// Ploughed land in strips.
    Strips,
    /// Fruit trees in rows.
    Orchard,
    /// Vines in rows.
    Vineyard,
}

/// A piece of farmland.
#[derive(Clone, PartialEq, Debug)]
pub struct Parcel {
    /// Its outline: convex, clockwise.
    pub outline: Vec<Point>,
    /// A place within it.
    pub at: Point,
    /// The way of its strips or rows, one unit long.
    pub along: Point,
    /// What grows there.
    pub crop: Crop,
    /// A number from 0 to 1 that tells it from others.
    pub chance: f32,
}

/// The farmland of a map.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Farmland {
    /// Its pieces. None covers another, a road or water.
    pub parcels: Vec<Parcel>,
}

impl Farmland {
    /// That of a map.
    #[must_use]
    pub fn of(
        map: &MapView,
        beds: &Beds,
        roads: &[Vec<Point>],
        watercourses: &Watercourses,
    ) -> Farmland {
        let tilth = tilth::tilth(map, beds);
        if tilth.is_empty() {
            return Farmland::default();
        }
        let water = watercourses.rivers.iter().chain(&watercourses.streams);
        let lines: Vec<&[Point]> = roads.iter().chain(water).map(Vec::as_slice).collect();
        Farmland { parcels: parcels::parcels((map, beds), &tilth, &lines) }
    }

    /// Whether a piece of it lies in a hex.
    #[must_use]
    pub fn lies_in(&self, map: &MapView, hex: Hex) -> bool {
        let hex_at = |at: Point| map.layout.hex_at(&map.map.grid, at.x, at.y);
        self.parcels.iter().any(|parcel| hex_at(parcel.at) == Some(hex))
    }
}
