//! Fortresses: a few hexes are a castle, more of them are a town within walls.

use super::kind::Ground;
use crate::board::{Hex, HexSet};
use crate::view::MapView;

/// So many hexes within one wall are a castle at most.
const CASTLE: usize = 2;

/// The hexes of a map that are parts of castles.
#[must_use]
pub fn castles(map: &MapView) -> HexSet {
    let (grid, grounds) = (&map.map.grid, Ground::all(map));
    let walled = |hex: Hex| {
        let terrain = usize::from(map.hexes[hex.index()].terrain);
        grounds.get(terrain) == Some(&Ground::Fortress)
    };
    let mut left: Vec<Hex> = grid.hexes().filter(|&hex| walled(hex)).collect();
    let mut castles = Vec::new();
    while let Some(first) = left.pop() {
        let mut heap = vec![first];
        let mut looked = 0;
        while let Some(&hex) = heap.get(looked) {
            looked += 1;
            for (_, next) in grid.neighbors(hex) {
                if let Some(k) = left.iter().position(|&other| other == next) {
                    heap.push(left.swap_remove(k));
                }
            }
        }
        if heap.len() <= CASTLE {
            castles.append(&mut heap);
        }
    }
    HexSet::new(castles)
}
