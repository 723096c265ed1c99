//! ARSOUF 4.3, 4.5, 5.2 to 5.7: what keeps a piece from a space, as the truth about all ways there.
//!
//! First comes what no way can help: closed ground, a forbidden town, a piece that holds the space. Then, of all ways
//! within the allowance, the one on which the fewest things would have to be otherwise, from its start on; last the
//! length of the shortest open way, where that is too long. If not even a way over everything is short enough, the
//! distance stands before what is in the way.

use super::reach::allowance;
use super::rules;
use super::scene::Scene;
use super::state::State;
use super::why::{Refused, Why, because};
use crate::board::{Direction, Hex};
use crate::kernel::{Side, UnitId};
use smallvec::{SmallVec, smallvec};

/// Why a piece cannot move to a space that is out of its reach: never empty for such a space.
#[must_use]
pub fn obstacles(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> Vec<Refused> {
    let Some(start) = s.hex(unit) else {
        return vec![because(rules::CONDITIONS, Why::OffBoard { unit })];
    };
    if start == hex {
        return vec![because(rules::ALLOWANCE, Why::Here { unit })];
    }
    let ways = Ways { scene, s, unit, side: scene.side(unit), start };
    let (most, road) = allowance(scene, s, unit);
    let on_foot = ways.best(hex, most.into(), false);
    let by_road = if most < road { ways.best(hex, road.into(), true) } else { None };
    let near = on_foot.into_iter().chain(by_road).min_by_key(|way| way.cost);
    let any = ways.best(hex, u16::MAX, false).filter(|way| way.broken.is_empty());
    let too_far = |spaces: u16, open: bool| {
        let rule = match (s.piece(unit).wounded, most < road) {
            (true, _) => rules::WOUNDED_MOVES,
            (false, true) => rules::SLOW_PIECES,
            (false, false) => rules::ALLOWANCE,
        };
        because(rule, Why::Range { spaces, open, most, road })
    };
    let mut reasons = ways.at_the_end(hex);
    match (near, any) {
        (Some(near), _) if near.broken.is_empty() => {}
        (Some(near), any) => {
            reasons.extend(near.broken);
            reasons.extend(any.map(|way| too_far(way.spaces, true)));
        }
        (None, Some(way)) => reasons.push(too_far(way.spaces, true)),
        (None, None) => {
            reasons.push(too_far(scene.map.grid.distance(start, hex), false));
            let over_all = ways.best(hex, u16::MAX, false);
            reasons.extend(over_all.into_iter().flat_map(|way| way.broken));
        }
    }
    reasons
}

/// What a thing in the way adds to the cost of a way: fewer things are better than anything else.
const THING: u32 = 1 << 16;

/// Among equally many things in the way, which are named first: pieces come and go, the ground stays.
const fn rank(why: &Why) -> u32 {
    match why {
        Why::Bars { .. } => 1,
        Why::River { .. } => 2,
        Why::TerrainBars { .. } => 3,
        Why::Forest { .. } => 4,
        _ => 5,
    }
}

fn cost(things: &[Refused]) -> u32 {
    things.iter().map(|thing| THING + rank(&thing.why)).sum()
}

/// A way and what is in it.
struct Way {
    broken: Vec<Refused>,
    cost: u32,
    spaces: u16,
}

/// A hex on a way: the hex before it by its place in the list.
struct Step {
    hex: Hex,
    cost: u32,
    before: usize,
}

struct Ways<'a> {
    scene: &'a Scene,
    s: &'a State,
    unit: UnitId,
    side: Side,
    start: Hex,
}

impl Ways<'_> {
    /// ARSOUF 4.5, 5.4, 5.7: why a move can't end in a space, whatever the way.
    fn at_the_end(&self, hex: Hex) -> Vec<Refused> {
        let scene = self.scene;
        let mut reasons = Vec::new();
        if scene.is_closed(hex) {
            reasons.push(because(rules::MARSH, Why::Terrain));
        }
        if self.is_forbidden(hex) {
            reasons.push(because(rules::ARRIVAL, Why::Goal));
        }
        if let Some(by) = self.s.unit_at(hex) {
            reasons.push(because(rules::ONE_PIECE, Why::Blocked { by }));
        }
        reasons
    }

    /// ARSOUF 5.7, ARR-6: whether a space belongs to the goal of the other side.
    fn is_forbidden(&self, hex: Hex) -> bool {
        let scene = self.scene;
        let own = self.side == scene.goal.side || scene.options.moslems_may_enter_arsouf;
        !own && scene.goal.town.contains(hex)
    }

    /// ARSOUF 4.3: the closed hexside towards a neighbour.
    fn crossed(&self, from: Hex, d: Direction, to: Hex) -> Option<Refused> {
        let river = || because(rules::RIVER, Why::River { from, to });
        self.scene.is_barred(from, d).then(river)
    }

    /// ARSOUF 4.5, 5.4, 5.6, 5.7: what keeps the piece from passing through a space.
    fn passed(&self, at: Hex) -> SmallVec<[Refused; 2]> {
        let scene = self.scene;
        let mut things = smallvec![];
        if at == self.start {
            return things;
        }
        if scene.is_closed(at) {
            things.push(because(rules::MARSH, Why::TerrainBars { at }));
        }
        let in_town = scene.goal.town.contains(at);
        if self.is_forbidden(at) {
            things.push(because(rules::ARRIVAL, Why::GoalBars { at }));
        } else if in_town && self.side == scene.goal.side {
            things.push(because(rules::ARRIVAL, Why::GoalEnds { at }));
        }
        if let Some(by) = self.s.unit_at(at).filter(|&by| by != self.unit) {
            let passes = scene.side(by) == self.side && scene.options.pass_friends;
            if !passes {
                things.push(because(rules::ONE_PIECE, Why::Bars { by, at }));
            }
        }
        if scene.stops.contains(at) {
            things.push(because(rules::FREE_MOVEMENT, Why::Forest { at }));
        }
        things
    }

    /// The way of at most so many spaces with the fewest things in it, and of these the shortest: what is in the space
    /// itself does not count. `None` if no way is so short.
    fn best(&self, to: Hex, most: u16, by_road: bool) -> Option<Way> {
        let map = &self.scene.map;
        let mut steps = vec![Step { hex: self.start, cost: 0, before: 0 }];
        let mut least = vec![u32::MAX; map.grid.len()];
        least[self.start.index()] = 0;
        let mut found: Option<(u32, usize, u16)> = None;
        let (mut from, mut spaces) = (0, 0);
        while spaces < most && from < steps.len() {
            let layer = from..steps.len();
            (from, spaces) = (steps.len(), spaces + 1);
            for before in layer {
                let (hex, so_far) = (steps[before].hex, steps[before].cost);
                for (d, next) in map.grid.neighbors(hex) {
                    if by_road && !map.road(hex, d) {
                        continue;
                    }
                    let crossed = so_far + cost(self.crossed(hex, d, next).as_slice());
                    if next == to {
                        if found.is_none_or(|(least, ..)| crossed < least) {
                            found = Some((crossed, before, spaces));
                        }
                        continue;
                    }
                    let passed = crossed + cost(&self.passed(next));
                    if passed < least[next.index()] {
                        least[next.index()] = passed;
                        steps.push(Step { hex: next, cost: passed, before });
                    }
                }
            }
        }
        let (cost, last, spaces) = found?;
        Some(Way { broken: self.things(&steps, last, to), cost, spaces })
    }

    /// What is in a way, from its start on.
    fn things(&self, steps: &[Step], last: usize, to: Hex) -> Vec<Refused> {
        let mut hexes = vec![to];
        let mut at = last;
        while at != 0 {
            hexes.push(steps[at].hex);
            at = steps[at].before;
        }
        hexes.push(self.start);
        hexes.reverse();
        let mut things = Vec::new();
        for pair in hexes.windows(2) {
            if let Some(d) = self.scene.map.grid.direction(pair[0], pair[1]) {
                things.extend(self.crossed(pair[0], d, pair[1]));
            }
            if pair[1] != to {
                things.extend(self.passed(pair[1]));
            }
        }
        things
    }
}
