//! BMW 16.1: victory by a line of hexes free of the enemy.

use super::super::scene::Scene;
use super::super::state::State;
use crate::board::Hex;
use crate::kernel::Side;

/// BMW 16.1: the side that can trace its line at the end of the game, if any.
#[must_use]
pub fn winner(scene: &Scene, s: &State) -> Option<Side> {
    let line = scene.special.line.as_ref()?;
    let grid = &scene.map.grid;
    let free = |hex: Hex| is_free(scene, s, line.side, hex);
    let mut seen = vec![false; grid.len()];
    let mut open: Vec<Hex> = line.from.iter().filter(|&h| free(h)).collect();
    for &hex in &open {
        seen[hex.index()] = true;
    }
    while let Some(hex) = open.pop() {
        if line.to.contains(hex) {
            return Some(line.side);
        }
        for (_, n) in grid.neighbors(hex) {
            if !seen[n.index()] && free(n) {
                seen[n.index()] = true;
                open.push(n);
            }
        }
    }
    None
}

/// BMW 16.1: no sea, no enemy unit or leader, no EZOC. Own units don't matter.
fn is_free(scene: &Scene, s: &State, side: Side, hex: Hex) -> bool {
    let enemy = side.enemy();
    !scene.effects(hex).sea
        && !s.in_zoc(enemy, hex)
        && s.unit_of(enemy, hex).is_none()
        && s.leaders_in(scene, enemy, hex).next().is_none()
}
