//! ARSOUF 5.2 to 5.5, 5.7: where a piece can go.

use super::scene::Scene;
use super::state::State;
use crate::board::{Direction, Hex};
use crate::kernel::{Side, UnitId};
use smallvec::{SmallVec, smallvec};

/// Spaces in which a move can end, nearest first.
pub type Ends = SmallVec<[Hex; 40]>;

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
}

impl Walk<'_> {
    /// ARSOUF 5.4, 5.7: one piece to a space; friends are passed, enemies not; the goal ends a move and is closed
    /// to the other side.
    #[inline]
    fn ground(&self, hex: Hex) -> Ground {
        let (scene, side) = (self.scene, self.side);
        let (in_town, stops) = scene.ends_moves(hex);
        if in_town && side != scene.goal.side && !scene.options.moslems_may_enter_arsouf {
            return Ground::Barred;
        }
        if let Some(other) = self.s.unit_at(hex) {
            let passes = scene.side(other) == side && scene.options.pass_friends && !stops;
            return if passes { Ground::Pass } else { Ground::Barred };
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
pub fn reach(scene: &Scene, s: &State, unit: UnitId) -> Ends {
    let mut ends = Ends::new();
    let Some(start) = s.hex(unit) else { return ends };
    let walk = Walk { scene, s, side: scene.side(unit) };
    let (anywhere, on_road) = allowance(scene, s, unit);
    let mut seen: SmallVec<[u64; 8]> = smallvec![0; scene.map.grid.len().div_ceil(64)];
    let mut queue: SmallVec<[Hex; 40]> = smallvec![start];
    let (mut from, mut layer) = (0, 1);
    seen[start.index() / 64] |= 1 << (start.index() % 64);
    let last = anywhere.max(on_road);
    let slow = anywhere < on_road;
    for step in 1..=last {
        for at in from..layer {
            let hex = queue[at];
            for d in Direction::ALL {
                // Beyond the plain allowance a way goes on along the road, and from a road all the way (5.3).
                if step > anywhere && !scene.map.road(hex, d) {
                    continue;
                }
                let Some(to) = scene.step(hex, d) else { continue };
                if seen[to.index() / 64] >> (to.index() % 64) & 1 == 1 {
                    continue;
                }
                let ground = walk.ground(to);
                if ground == Ground::Barred {
                    continue;
                }
                // A slow piece goes on only if every step has followed the road; to a hex that it has reached beside
                // the road it may come once more by road.
                let goes_on = !slow || scene.map.road(hex, d);
                if goes_on {
                    seen[to.index() / 64] |= 1 << (to.index() % 64);
                }
                if ground != Ground::Pass && !(slow && ends.contains(&to)) {
                    ends.push(to);
                }
                if step < last && ground != Ground::Halt && goes_on {
                    queue.push(to);
                }
            }
        }
        (from, layer) = (layer, queue.len());
    }
    ends
}
