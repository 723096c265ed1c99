//! Castles and houses of monks: one great building and what belongs to it.

use super::building_site::{Bounds, BuildingSite};
use super::footprint::Footprint;
use super::town::plant;
use super::{Building, BuildingKind, Settlements};
use crate::board::{Hex, HexSet};
use crate::cartography::beds::Beds;
use crate::cartography::{noise, routes};
use crate::drawing::{Point, point};
use crate::view::MapView;

/// The precinct of monks ends where less of the land belongs to it.
const OPEN: f32 = 0.34;

/// Builds a priory or an abbey: the church with its cloister, elsewhere barns and workshops.
pub fn monastery(
    (map, beds): (&MapView, &Beds),
    hexes: &[Hex],
    roads: &[Vec<Point>],
    out: &mut Settlements,
) {
    let set = HexSet::new(hexes.iter().copied());
    let mut site = BuildingSite::new(map, beds, set, Bounds::Share(OPEN));
    for road in roads {
        site.keep_free(road, 0.12);
    }
    let along = point(1.0, 0.0);
    let mut buildings = Vec::new();
    let mut build = |at: Point, half: Point, kind: BuildingKind| {
        let print = Footprint { at, along, half };
        if site.take(print) {
            buildings.push(Building { print, kind });
        }
    };
    for (number, &hex) in hexes.iter().enumerate() {
        let middle = routes::middle(map, hex);
        if number == hexes.len() / 2 {
            build(middle - point(0.0, 0.24), point(0.58, 0.22), BuildingKind::Church);
            build(middle + point(0.1, 0.29), point(0.27, 0.27), BuildingKind::Cloister);
            build(middle + point(-0.42, 0.3), point(0.13, 0.2), BuildingKind::House(0.2));
            continue;
        }
        let spots =
            [(-0.3, -0.3, 0.24), (0.3, -0.22, 0.17), (-0.34, 0.2, 0.16), (0.26, 0.28, 0.26)];
        for (k, (x, y, half)) in spots.into_iter().enumerate() {
            let off = noise::drift(middle + point(x, y), 179) * 0.08;
            let chance = noise::smooth(middle + point(x, y) * 3.0, 181) * 0.5 + 0.5;
            if k != usize::from(hex.0) % 4 {
                build(middle + point(x, y) + off, point(half, 0.1), BuildingKind::House(chance));
            }
        }
    }
    out.buildings.extend(buildings);
    plant(map, hexes, &mut site, out);
}

/// Builds a castle within its walls: the great tower on its mound, hall and stables in the other bailey.
pub fn castle(map: &MapView, hexes: &[Hex], out: &mut Settlements) {
    let along = point(1.0, 0.0);
    let mut build = |at: Point, half: Point, kind: BuildingKind| {
        out.buildings.push(Building { print: Footprint { at, along, half }, kind });
    };
    for (number, &hex) in hexes.iter().enumerate() {
        let middle = routes::middle(map, hex);
        if number == 0 {
            build(middle, Point::splat(0.46), BuildingKind::Keep);
            continue;
        }
        build(middle + point(0.05, -0.32), point(0.34, 0.11), BuildingKind::House(0.9));
        build(middle + point(-0.38, 0.12), point(0.1, 0.22), BuildingKind::House(0.1));
        build(middle + point(0.25, 0.34), point(0.24, 0.09), BuildingKind::House(0.5));
    }
}
