//! What lies along hexsides: shores, walls, rivers, bridges.

use super::hexside_look::{self, HexsideLook};
use super::kind::Ground;
use super::{Land, Under};
use crate::board::{Direction, Hex};
use crate::drawing::Shape;
use std::collections::HashSet;

/// Adds what lies along the sides of some hexes. A side between two of them is drawn once; one at their edge is drawn by the hexes
/// on both of its sides, as those that are painted later would cover half of it.
pub(super) fn draw(land: &Land, hexes: &[Hex], under: Under, out: &mut Vec<Shape>) {
    let map = land.map;
    let own: HashSet<Hex> = hexes.iter().copied().collect();
    for &hex in hexes {
        for direction in Direction::ALL {
            let Some(next) = map.map.grid.neighbor(hex, direction) else {
                // A town at the edge of the map is walled there, too; as land it lies behind its shore.
                if under == Under::Tiles && land.ground(hex) == Ground::Fortress {
                    let (a, b) = land.side(hex, direction);
                    hexside_look::wall(a, b, land, out);
                }
                continue;
            };
            if next < hex && own.contains(&next) {
                continue;
            }
            let (here, there) = (land.ground(hex), land.ground(next));
            let (a, b) = land.side(hex, direction);
            // From both of its hexes a side is drawn the same way, dash by dash.
            let (a, b) = if next < hex { (b, a) } else { (a, b) };
            if under == Under::Tiles && here.is_water() != there.is_water() {
                out.push(Shape::line([a, b], land.line(0.07, 1.0, land.palette.water_ink)));
            }
            if (here == Ground::Fortress) != (there == Ground::Fortress) {
                hexside_look::wall(a, b, land, out);
            }
            let features = map.map.features(hex, direction);
            for (number, feature) in map.features.iter().enumerate().take(8) {
                // Water on land is drawn as one.
                let look = HexsideLook::of(feature);
                let drawn = under == Under::Land
                    && matches!(look, HexsideLook::River | HexsideLook::Crossing);
                if features >> number & 1 == 1 && !drawn {
                    hexside_look::draw(feature, (a, b), (hex, next), land, out);
                }
            }
        }
    }
}
