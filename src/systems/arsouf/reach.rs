//! ARSOUF 5.2 to 5.5, 5.7: where a piece can go.

use super::scene::Scene;
use super::state::State;
use crate::board::{Direction, Hex};
use crate::kernel::{Side, UnitId};
use smallvec::{SmallVec, smallvec};

/// Spaces in which a move can end, nearest first.
pub type Ends = SmallVec<[Hex; 40]>;

/// Which laws are in force: all of them in play; fewer to find out which one forbids a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)] // independent laws
pub struct Laws {
    /// Enemies are in the way (5.4).
    pub enemies: bool,
    /// Friends are in the way, under an option (5.4).
    pub friends: bool,
    /// Closed hexsides are closed (4.3).
    pub river: bool,
    /// Closed terrain is closed (4.5).
    pub terrain: bool,
}

impl Laws {
    /// Play as it is.
    pub const ALL: Laws = Laws { enemies: true, friends: true, river: true, terrain: true };
    /// No obstacle at all.
    pub const NONE: Laws = Laws { enemies: false, friends: false, river: false, terrain: false };
}

/// What a space is to a moving piece.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    Barred,
    /// Passed, but no place to end (5.4).
    Pass,
    /// Passed, and a place to end.
    Free,
    /// A place to end, not passed (5.7).
    Halt,
}

struct Walk<'a> {
    scene: &'a Scene,
    s: &'a State,
    side: Side,
    laws: Laws,
}

impl Walk<'_> {
    /// ARSOUF 4.3, 4.5: the neighbour in a direction, if it can be stepped to.
    #[inline]
    fn step(&self, from: Hex, d: Direction) -> Option<Hex> {
        let open = self.scene.step(from, d);
        if open.is_some() || (self.laws.river && self.laws.terrain) {
            return open;
        }
        let to = self.scene.map.grid.neighbor(from, d)?;
        let river = self.laws.river && self.scene.is_barred(from, d);
        let terrain = self.laws.terrain && self.scene.is_closed(to);
        (!river && !terrain).then_some(to)
    }

    /// ARSOUF 5.4, 5.7: one piece to a space; friends are passed, enemies not; the goal ends a move and is closed
    /// to the other side.
    #[inline]
    fn ground(&self, hex: Hex) -> Ground {
        let (scene, side) = (self.scene, self.side);
        let (in_town, stops) = scene.ends_moves(hex);
        if in_town && side != scene.goal.side && !scene.options.moslems_may_enter_arsouf {
            return Ground::Barred;
        }
        match self.s.unit_at(hex) {
            Some(other) if self.laws.enemies && scene.side(other) != side => {
                return Ground::Barred;
            }
            Some(other) if self.laws.friends && scene.side(other) == side => {
                let passes = scene.options.pass_friends && !in_town && !stops;
                return if passes { Ground::Pass } else { Ground::Barred };
            }
            _ => {}
        }
        let halts = in_town && side == scene.goal.side || stops;
        if halts { Ground::Halt } else { Ground::Free }
    }
}

/// The allowance of a piece now, in spaces (ARSOUF 5.2, 5.3, 5.5): anywhere, and along a road.
#[must_use]
pub fn allowance(scene: &Scene, s: &State, unit: UnitId) -> (u8, u8) {
    let printed = scene.piece(unit);
    match (s.piece(unit).wounded, printed.slow) {
        (true, _) => (1, 1),
        (false, true) => (1, printed.moves),
        (false, false) => (printed.moves, printed.moves),
    }
}

/// Where a piece on the board can end a move.
#[must_use]
pub fn reach(scene: &Scene, s: &State, unit: UnitId, laws: Laws) -> Ends {
    let mut ends = Ends::new();
    let Some(start) = s.hex(unit) else { return ends };
    let walk = Walk { scene, s, side: scene.side(unit), laws };
    let (anywhere, on_road) = allowance(scene, s, unit);
    let mut seen: SmallVec<[u64; 8]> = smallvec![0; scene.map.grid.len().div_ceil(64)];
    let mut queue: SmallVec<[Hex; 40]> = smallvec![start];
    let (mut from, mut layer) = (0, 1);
    seen[start.index() / 64] |= 1 << (start.index() % 64);
    let last = anywhere.max(on_road);
    for step in 1..=last {
        for at in from..layer {
            let hex = queue[at];
            for d in Direction::ALL {
                // Beyond the plain allowance a way goes on along the road, and from a road all the way (5.3).
                if step > anywhere && !scene.map.road(hex, d) {
                    continue;
                }
                let Some(to) = walk.step(hex, d) else { continue };
                if seen[to.index() / 64] >> (to.index() % 64) & 1 == 1 {
                    continue;
                }
                let ground = walk.ground(to);
                if ground == Ground::Barred {
                    continue;
                }
                seen[to.index() / 64] |= 1 << (to.index() % 64);
                if ground != Ground::Pass {
                    ends.push(to);
                }
                // A slow piece goes on only if its first step followed the road too.
                let goes_on = anywhere >= on_road || scene.map.road(hex, d);
                if step < last && ground != Ground::Halt && goes_on {
                    queue.push(to);
                }
            }
        }
        (from, layer) = (layer, queue.len());
    }
    ends
}
