//! A camp: tents in rows around the pavilions of those who lead.

use super::building_site::{Bounds, BuildingSite};
use super::footprint::Footprint;
use super::{Building, BuildingKind, Settlements};
use crate::board::{Hex, HexSet};
use crate::cartography::beds::Beds;
use crate::cartography::{noise, routes};
use crate::drawing::{Point, point};
use crate::view::MapView;

/// Camps end where less of the land belongs to them.
const OPEN: f32 = 0.48;
/// From tent to tent in a row, and from row to row.
const PITCH: (f32, f32) = (0.31, 0.38);
/// From the middle of a road to the nearest tents.
const ROAD: f32 = 0.12;

/// Pitches a camp.
pub fn pitch(
    (map, beds): (&MapView, &Beds),
    hexes: &[Hex],
    roads: &[Vec<Point>],
    out: &mut Settlements,
) {
    let mut site =
        BuildingSite::new(map, beds, HexSet::new(hexes.iter().copied()), Bounds::Share(OPEN));
    for road in roads {
        site.keep_free(road, ROAD);
    }
    for &hex in hexes {
        let middle = routes::middle(map, hex);
        let along = point(1.0, 0.35 * noise::smooth(middle * 0.2, 151)).normalized();
        let pavilion = Footprint { at: middle + point(0.0, 0.1), along, half: Point::splat(0.26) };
        if site.take(pavilion) {
            out.buildings.push(Building { print: pavilion, kind: BuildingKind::Pavilion });
        }
        for row in -3..=3_i8 {
            for place in -4..=4_i8 {
                let chance = |salt: u32| {
                    let number = i32::from(hex.0) * 16 + i32::from(row);
                    noise::chance(number, i32::from(place), salt)
                };
                let shift = if row.rem_euclid(2) == 0 { 0.0 } else { 0.5 };
                let at = middle
                    + along * ((f32::from(place) + shift + 0.25 * (chance(157) - 0.5)) * PITCH.0)
                    - along.turned() * ((f32::from(row) + 0.2 * (chance(163) - 0.5)) * PITCH.1);
                let print = Footprint { at, along, half: Point::splat(0.115) };
                if chance(167) < 0.92 && site.take(print) {
                    let kind = BuildingKind::Tent(chance(173));
                    out.buildings.push(Building { print, kind });
                }
            }
        }
    }
}
