//! BARONS 7.2 to 7.24: zones of control.

use super::scene::{MovementMode, Scene};
use super::state::State;
use crate::board::Hex;
use crate::kernel::{Side, UnitId};
use smallvec::SmallVec;

/// BARONS 7.2, 7.21, 12.1: the hexes into which a unit exerts its ZOC: those of its front that it could step into, as
/// long as it is not Shaken.
fn controlled(scene: &Scene, s: &State, unit: UnitId) -> impl Iterator<Item = Hex> {
    let state = s.unit(unit);
    let mode = MovementMode::from(scene.unit(unit).class);
    let from = s.hex(unit).filter(|_| !state.shaken);
    state.facing.front().into_iter().filter_map(move |direction| {
        let at = from?;
        scene.cost(mode, at, direction)?;
        scene.beside(at, direction)
    })
}

/// BARONS 7.2: whether a unit exerts its ZOC into a hex.
#[must_use]
pub fn exerts(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> bool {
    controlled(scene, s, unit).any(|other| other == hex)
}

/// BARONS 7.2: the hexes from which the enemies of `side` exert a ZOC into a hex.
#[must_use]
pub fn sources(scene: &Scene, s: &State, hex: Hex, side: Side) -> SmallVec<[Hex; 6]> {
    let mut sources = SmallVec::new();
    scene.map.grid.each_neighbor(hex, |_, near| {
        if s.is_enemy(scene, near, side) && s.stack(near).any(|unit| exerts(scene, s, unit, hex)) {
            sources.push(near);
        }
    });
    sources
}

/// BARONS 7.2, 7.23d: whether a hex lies in a ZOC of the enemies of `side`; one is as good as several.
#[must_use]
pub fn in_enemy_zoc(scene: &Scene, s: &State, hex: Hex, side: Side) -> bool {
    scene.map.grid.neighbors(hex).any(|(_, near)| {
        s.is_enemy(scene, near, side) && s.stack(near).any(|unit| exerts(scene, s, unit, hex))
    })
}

/// BARONS 7.2: every hex in a ZOC of the enemies of `side`, as words of bits: for searches, which ask about many hexes.
#[must_use]
pub fn enemy_zoc(scene: &Scene, s: &State, side: Side) -> Vec<u64> {
    let mut bits = vec![0_u64; scene.map.grid.len().div_ceil(64)];
    for &unit in &scene.of[side.enemy()] {
        for hex in controlled(scene, s, unit) {
            bits[hex.index() / 64] |= 1 << (hex.index() % 64);
        }
    }
    bits
}

/// Whether a hex adjoins a combat unit of the enemies of `side`.
#[must_use]
pub fn near_enemy(scene: &Scene, s: &State, hex: Hex, side: Side) -> bool {
    scene.map.grid.neighbors(hex).any(|(_, near)| s.is_enemy(scene, near, side))
}

/// Every hex next to a combat unit of the enemies of `side`, as words of bits.
#[must_use]
pub fn near_enemies(scene: &Scene, s: &State, side: Side) -> Vec<u64> {
    let mut bits = vec![0_u64; scene.map.grid.len().div_ceil(64)];
    for (_, hex) in s.on_map(scene, side.enemy()) {
        scene.map.grid.each_neighbor(hex, |_, near| {
            bits[near.index() / 64] |= 1 << (near.index() % 64);
        });
    }
    bits
}
