//! BARONS 8.3, 8.41, 8.42: lines of sight.

use super::scene::Scene;
use super::state::State;
use crate::board::{Hex, stations};

/// BARONS 8.3: whether a line of sight joins two hexes. What stands in the two hexes themselves never blocks it; where
/// the line runs along a hexside both hexes must block.
#[must_use]
pub fn sees(scene: &Scene, s: &State, from: Hex, to: Hex) -> bool {
    let grid = &scene.map.grid;
    !stations(grid, from, to).iter().any(|nearest| {
        nearest.iter().all(|hex| hex.is_none_or(|hex| blocks(scene, s, from, to, hex)))
    })
}

/// BARONS 8.41, 8.42: whether an intervening hex blocks the line: on one level higher ground, and woods, town or units on
/// that level; between levels ground higher than both ends, and woods, town or units next to the lower end.
fn blocks(scene: &Scene, s: &State, from: Hex, to: Hex, hex: Hex) -> bool {
    let (one, other, level) = (scene.map.level(from), scene.map.level(to), scene.map.level(hex));
    if level > one.max(other) {
        return true;
    }
    let cover = scene.terrain(hex).blocks_sight || s.top(hex).is_some();
    if one == other {
        return cover && level == one;
    }
    let lower = if one < other { from } else { to };
    cover && scene.map.grid.adjacent(hex, lower)
}
