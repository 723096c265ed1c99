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

    /// ARSOUF 5.2: so many spaces over any ground.
    fn over_land(&self, start: Hex, far: u8) -> Ends {
        let (mut seen, mut ends) = (Seen::new(self.scene, start), Ends::new());
        let mut queue: SmallVec<[Hex; 64]> = smallvec![start];
        let (mut from, mut layer) = (0, 1);
        for step in 1..=far {
            for at in from..layer {
                let around = &self.scene.steps[queue[at].index()];
                for d in seen.unseen(around) {
                    let to = Hex(around[d.index()]);
                    seen.add(to);
                    let ground = self.ground(to);
                    if matches!(ground, Ground::Free | Ground::Halt) {
                        ends.push(to);
                    }
                    if step < far && matches!(ground, Ground::Free | Ground::Pass) {
                        queue.push(to);
                    }
                }
            }
            (from, layer) = (layer, queue.len());
        }
        ends
    }

    /// ARSOUF 5.3: a slow piece goes `anywhere` spaces over any ground, and farther only if every step follows a road, `on_road`
    /// spaces at most; to a space that it has reached beside the road it may come once more by road.
    fn along_roads(&self, start: Hex, anywhere: u8, on_road: u8) -> Ends {
        let (mut seen, mut ends) = (Seen::new(self.scene, start), Ends::new());
        let mut queue: SmallVec<[Hex; 16]> = smallvec![start];
        let (mut from, mut layer) = (0, 1);
        for step in 1..=on_road {
            for at in from..layer {
                let hex = queue[at];
                let around = &self.scene.steps[hex.index()];
                for d in seen.unseen(around) {
                    let (to, by_road) = (Hex(around[d.index()]), self.scene.map.road(hex, d));
                    if step > anywhere && !by_road {
                        continue;
                    }
                    let ground = self.ground(to);
                    if ground == Ground::Barred {
                        continue;
                    }
                    if ground != Ground::Pass && !ends.contains(&to) {
                        ends.push(to);
                    }
                    if by_road {
                        seen.add(to);
                        if step < on_road && ground != Ground::Halt {
                            queue.push(to);
                        }
                    }
                }
            }
            (from, layer) = (layer, queue.len());
        }
        ends
    }
}

/// Spaces that a walk has looked at, a bit each.
struct Seen(SmallVec<[u64; 8]>);

impl Seen {
    /// The start alone.
    fn new(scene: &Scene, start: Hex) -> Seen {
        let mut seen = Seen(smallvec![0; scene.map.grid.len().div_ceil(64)]);
        seen.add(start);
        seen
    }

    #[inline]
    fn add(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// The directions in which there is a space that nobody has looked at; beyond a closed side there is none.
    #[inline]
    fn unseen(&self, around: &[u16; 6]) -> impl Iterator<Item = Direction> + use<> {
        Direction::of_set(Direction::set(|direction| {
            let to = around[direction];
            self.0.get(usize::from(to) / 64).is_some_and(|word| word >> (to % 64) & 1 == 0)
        }))
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
    let Some(start) = s.hex(unit) else { return Ends::new() };
    let walk = Walk { scene, s, side: scene.side(unit) };
    let (anywhere, on_road) = allowance(scene, s, unit);
    if anywhere < on_road {
        walk.along_roads(start, anywhere, on_road)
    } else {
        walk.over_land(start, anywhere)
    }
}
