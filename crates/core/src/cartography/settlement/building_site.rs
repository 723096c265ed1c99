//! Where there is room for buildings: on the hexes of a settlement, beside its streets, on nothing that is built already.

use super::footprint::Footprint;
use crate::board::HexSet;
use crate::cartography::beds::Beds;
use crate::cartography::cover::{Cover, share_at};
use crate::drawing::Point;
use crate::view::MapView;
use std::collections::BTreeMap;

/// The side of the squares in which neighbours are looked for: no building is longer.
const SQUARE: f32 = 1.2;
/// How far houses keep from walls.
const WALL_WALK: f32 = 0.13;

/// Where a settlement ends.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Bounds {
    /// At its walls, which run along hexsides.
    Walls,
    /// Where less than such a share of the land belongs to it.
    Share(f32),
}

/// A settlement that is being built.
pub struct BuildingSite<'a> {
    map: &'a MapView,
    beds: &'a Beds,
    hexes: HexSet,
    bounds: Bounds,
    streets: BTreeMap<(i32, i32), Vec<(Point, f32)>>,
    taken: BTreeMap<(i32, i32), Vec<Footprint>>,
}

impl<'a> BuildingSite<'a> {
    /// Some hexes, with nothing on them yet.
    #[must_use]
    pub fn new(
        map: &'a MapView,
        beds: &'a Beds,
        hexes: HexSet,
        bounds: Bounds,
    ) -> BuildingSite<'a> {
        let (streets, taken) = (BTreeMap::new(), BTreeMap::new());
        BuildingSite { map, beds, hexes, bounds, streets, taken }
    }

    /// Keeps a street free, to both sides so far from its middle.
    pub fn keep_free(&mut self, street: &[Point], half: f32) {
        for two in street.windows(2) {
            let long = (two[1] - two[0]).length();
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a few units long
            let count = (long / 0.08).ceil().clamp(1.0, 200.0) as u8;
            for k in 0..=count {
                let at = two[0].lerp(two[1], f32::from(k) / f32::from(count));
                self.streets.entry(square(at)).or_default().push((at, half));
            }
        }
    }

    /// Whether a place belongs to the settlement.
    #[must_use]
    pub fn holds(&self, at: Point) -> bool {
        let (q, r) = self.map.layout.axial_at(at.x, at.y);
        let own = self.map.map.grid.at_axial(q, r).is_some_and(|hex| self.hexes.contains(hex));
        let share = || share_at(self.map, self.beds, Cover::Built, at);
        own && match self.bounds {
            Bounds::Walls => true,
            Bounds::Share(least) => share() > least,
        }
    }

    /// Whether there is room for a building.
    #[must_use]
    pub fn is_vacant(&self, print: &Footprint) -> bool {
        let rim = if self.bounds == Bounds::Walls { WALL_WALK } else { 0.0 };
        let reach = print.grown(rim);
        let on_street = |at: Point, half: f32| print.grown(half).covers(at);
        reach.corners().into_iter().all(|corner| self.holds(corner))
            && !around(&self.streets, print.at).any(|&(at, half)| on_street(at, half))
            && !around(&self.taken, print.at).any(|other| other.meets(print))
    }

    /// Takes the ground of a building if there is room for it.
    pub fn take(&mut self, print: Footprint) -> bool {
        let vacant = self.is_vacant(&print);
        if vacant {
            self.taken.entry(square(print.at)).or_default().push(print);
        }
        vacant
    }
}

fn square(at: Point) -> (i32, i32) {
    #[allow(clippy::cast_possible_truncation)] // maps are small
    let side = |x: f32| (x / SQUARE).floor() as i32;
    (side(at.x), side(at.y))
}

fn around<T>(squares: &BTreeMap<(i32, i32), Vec<T>>, at: Point) -> impl Iterator<Item = &T> {
    let (x, y) = square(at);
    let near = (-1..=1).flat_map(move |dx| (-1..=1).map(move |dy| (x + dx, y + dy)));
    near.filter_map(|key| squares.get(&key)).flatten()
}
