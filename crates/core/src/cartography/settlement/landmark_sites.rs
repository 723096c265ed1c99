//! What the author of a map has put on it for its look alone.

use super::footprint::Footprint;
use super::{Building, BuildingKind, Settlements};
use crate::cartography::routes;
use crate::drawing::{Point, point};
use crate::scenario::landmarks::LandmarkKind;
use crate::view::MapView;

/// Where what leans to a neighbour stands, as a share of the way to its middle.
const ASIDE: f32 = 0.3;

/// Sets all landmarks of a map.
pub fn set(map: &MapView, out: &mut Settlements) {
    for landmark in &map.landmarks {
        let middle = routes::middle(map, landmark.hex);
        let beside = landmark.towards.map(|hex| routes::middle(map, hex));
        let at = beside.map_or(middle, |beside| middle.lerp(beside, ASIDE));
        let mut build = |off: (f32, f32), half: Point, kind: BuildingKind| {
            let print = Footprint { at: at + point(off.0, off.1), along: point(1.0, 0.0), half };
            out.buildings.push(Building { print, kind });
        };
        match landmark.kind {
            LandmarkKind::Church => build((0.0, 0.0), point(0.46, 0.24), BuildingKind::Church),
            LandmarkKind::Mosque => build((0.0, 0.0), point(0.38, 0.28), BuildingKind::Mosque),
            LandmarkKind::Tower => build((0.0, 0.0), Point::splat(0.2), BuildingKind::Tower),
            LandmarkKind::Mill => build((0.0, 0.0), Point::splat(0.3), BuildingKind::Mill),
            LandmarkKind::Hamlet => {
                for (x, y, chance) in [(-0.3, -0.12, 0.2), (0.12, -0.26, 0.5), (0.3, 0.16, 0.9)] {
                    build((x, y), point(0.15, 0.085), BuildingKind::House(chance));
                }
            }
            LandmarkKind::Tents => {
                for (x, y, chance) in [(-0.28, 0.1, 0.2), (0.02, -0.2, 0.5), (0.3, 0.12, 0.8)] {
                    build((x, y), Point::splat(0.13), BuildingKind::Tent(chance));
                }
            }
            LandmarkKind::Ships => {
                for (x, y) in [(-0.3, -0.2), (0.26, 0.02), (-0.16, 0.36)] {
                    build((x, y), Point::splat(0.2), BuildingKind::Ship);
                }
            }
            // They are farmland.
            LandmarkKind::Fields | LandmarkKind::Orchard | LandmarkKind::Vineyard => {}
            LandmarkKind::Mole => {
                let end =
                    beside.map_or(middle - point(0.0, 0.87), |beside| middle.lerp(beside, 0.55));
                out.moles.push([middle, end]);
            }
        }
    }
}
