//! Where hexes and their sides lie on the map.

use egui::{Pos2, pos2, vec2};
use gonfalon_core::board::{Direction, Hex};
use gonfalon_core::view::MapView;

/// The middle of a hex on the map.
#[must_use]
pub fn center(map: &MapView, hex: Hex) -> Pos2 {
    let (x, y) = map.hexes[hex.index()].center;
    pos2(x, y)
}

/// The ends of a hexside on the map.
#[must_use]
pub fn ends(map: &MapView, (hex, direction): (Hex, Direction)) -> [Pos2; 2] {
    let corners = map.layout.corners();
    [direction.index(), direction.index() + 1].map(|k| {
        let (x, y) = corners[k % 6];
        center(map, hex) + vec2(x, y)
    })
}
