//! BARONS 6.2: who is in command.

use super::scene::Scene;
use super::state::{Place, State};
use super::zone::Foes;
use crate::board::{Hex, HexBits};
use crate::kernel::UnitId;

/// The hexes to which a leader's command reaches, by hex: how far it has come, or [`u8::MAX`].
pub struct Span(Vec<u8>);

impl Span {
    /// Whether a hex is within the span.
    #[must_use]
    pub fn contains(&self, hex: Hex) -> bool {
        self.0.get(hex.index()).is_some_and(|&far| far != u8::MAX)
    }
}

/// BARONS 6.2a, 7.23b: the hexes that a leader's span reaches: along hexes that are open to command, not held by the
/// enemy, not behind a steep hexside, and in no enemy ZOC unless a friend stands there.
#[must_use]
pub fn span(scene: &Scene, s: &State, leader: UnitId) -> Span {
    let side = scene.leader(leader).side;
    let Place::Map(start) = s.leader(leader).place else { return Span(Vec::new()) };
    let far = s.span(scene, leader);
    let mut reach = vec![u8::MAX; scene.map.grid.len()];
    reach[start.index()] = 0;
    let mut edge = vec![start];
    let foes = Foes::of(scene, s, side);
    for steps in 1..=far {
        let mut next = Vec::new();
        for from in edge {
            scene.map.grid.each_neighbor(from, |_, to| {
                let open = reach[to.index()] == u8::MAX
                    && !scene.terrain(to).no_command
                    && !scene.is_steep(from, to);
                if !open {
                    return;
                }
                let held = s.holder(scene, to);
                if held == Some(side.enemy()) || held.is_none() && HexBits(&foes.zoc).contains(to) {
                    return;
                }
                reach[to.index()] = steps;
                next.push(to);
            });
        }
        edge = next;
    }
    Span(reach)
}

/// BARONS 6.2: whether a unit is in the span of its Battle's leader now.
#[must_use]
pub fn in_command(scene: &Scene, s: &State, unit: UnitId) -> bool {
    let leader = scene.battle(scene.unit(unit).battle).leader;
    let hex = s.hex(unit).filter(|&hex| may_reach(scene, s, leader, hex));
    hex.is_some_and(|hex| span(scene, s, leader).contains(hex))
}

/// Whether a hex is near enough to a leader for his span: no way is shorter than the distance.
#[must_use]
pub fn may_reach(scene: &Scene, s: &State, leader: UnitId, hex: Hex) -> bool {
    let far = |from| scene.map.grid.distance(from, hex);
    s.hex(leader).is_some_and(|from| far(from) <= u16::from(s.span(scene, leader)))
}
