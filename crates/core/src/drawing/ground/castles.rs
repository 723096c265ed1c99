//! Fortresses: a few hexes are a castle, more of them are a town within walls.

use super::kind::Ground;
use crate::board::{Grid, Hex, HexSet};
use crate::view::MapView;
use std::collections::BTreeSet;

/// So many hexes within one wall are a castle at most.
pub const CASTLE: usize = 2;

/// The hexes of a map that are parts of castles.
#[must_use]
pub fn castles(map: &MapView) -> HexSet {
    let grounds = Ground::all(map);
    let walled = |hex: Hex| {
        let terrain = usize::from(map.hexes[hex.index()].terrain);
        grounds.get(terrain) == Some(&Ground::Fortress)
    };
    let heaps = heaps(&map.map.grid, walled).into_iter();
    HexSet::new(heaps.filter(|heap| heap.len() <= CASTLE).flatten())
}

/// The hexes of one kind in heaps that hang together, each in the order of the hexes.
pub fn heaps(grid: &Grid, is_own: impl Fn(Hex) -> bool) -> Vec<Vec<Hex>> {
    let mut open: BTreeSet<Hex> = grid.hexes().filter(|&hex| is_own(hex)).collect();
    let mut heaps = Vec::new();
    while let Some(first) = open.pop_first() {
        let mut heap = vec![first];
        let mut looked = 0;
        while let Some(&hex) = heap.get(looked) {
            looked += 1;
            heap.extend(grid.neighbors(hex).map(|(_, next)| next).filter(|next| open.remove(next)));
        }
        heap.sort_unstable();
        heaps.push(heap);
    }
    heaps
}
