//! BARONS 7.0, 7.11 to 7.13: where a unit with a facing can go, and by which way.
//!
//! A unit leaves its hex through the front; its first turn is free, each later one costs 1, whatever the angle. So once it
//! has turned, a hex that is reached for some cost in one facing is had for 1 more in every other: one cost and the set
//! of its facings say everything about a hex.

use super::facing::Facing;
use crate::board::{Direction, Grid, Hex, Passage};
use serde::{Deserialize, Serialize};

/// What later turns cost.
const TURN: u8 = 1;
const UNREACHED: u8 = u8::MAX;
const NOWHERE: u16 = u16::MAX;
const ALL_FACINGS: u8 = 0b11_1111;

/// One part of a way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leg {
    /// Turn on the spot.
    Turn(Facing),
    /// Step into a neighbouring hex.
    Step(Hex),
}

/// The ways of a unit.
pub struct Ways {
    start: Hex,
    facing: Facing,
    /// By hex: the cost without any turn so far, in the first facing.
    straight: Vec<u8>,
    straight_from: Vec<u16>,
    /// By hex: the least cost with the free turn spent, and the facings that it is had in.
    cost: Vec<u8>,
    facings: Vec<u8>,
    from: Vec<[u16; 6]>,
    reached: Vec<Hex>,
    listed: Vec<bool>,
}

/// What waits at a cost.
#[derive(Clone, Copy)]
enum Entry {
    Straight(Hex),
    Turned(Hex),
    /// After another paid turn.
    Any(Hex),
}

impl Ways {
    /// The ways of a unit that has spent so many movement points of its allowance.
    pub fn new(
        grid: &Grid,
        (start, facing, turned): (Hex, Facing, bool),
        spent: u8,
        allowance: u8,
        mut enter: impl FnMut(Hex, Direction, Hex) -> Passage,
    ) -> Ways {
        let n = grid.len();
        let mut ways = Ways {
            start,
            facing,
            straight: vec![UNREACHED; n],
            straight_from: vec![NOWHERE; n],
            cost: vec![UNREACHED; n],
            facings: vec![0; n],
            from: vec![[NOWHERE; 6]; n],
            reached: Vec::with_capacity(96),
            listed: vec![false; n],
        };
        let mut queue: Vec<Vec<Entry>> = vec![Vec::new(); usize::from(allowance) + 1];
        if spent > allowance {
            return ways;
        }
        if turned {
            ways.cost[start.index()] = spent;
            ways.facings[start.index()] = 1 << facing.0;
            queue[usize::from(spent)].push(Entry::Turned(start));
        } else {
            ways.straight[start.index()] = spent;
            queue[usize::from(spent)].push(Entry::Straight(start));
        }
        let mut stops = vec![false; n];
        for now in spent..=allowance {
            let mut at = 0;
            while let Some(&entry) = queue[usize::from(now)].get(at) {
                at += 1;
                ways.expand(grid, entry, now, allowance, &mut queue, &mut stops, &mut enter);
            }
        }
        ways
    }

    #[allow(clippy::too_many_arguments)] // one step of the search above, split for reading
    fn expand(
        &mut self,
        grid: &Grid,
        entry: Entry,
        now: u8,
        allowance: u8,
        queue: &mut [Vec<Entry>],
        stops: &mut [bool],
        enter: &mut impl FnMut(Hex, Direction, Hex) -> Passage,
    ) {
        let (hex, directions) = match entry {
            Entry::Straight(hex) => {
                if self.straight[hex.index()] != now {
                    return;
                }
                if self.cost[hex.index()] > now {
                    (self.cost[hex.index()], self.facings[hex.index()]) = (now, ALL_FACINGS);
                    self.from[hex.index()] = [NOWHERE; 6];
                    queue[usize::from(now)].push(Entry::Turned(hex));
                } else if self.cost[hex.index()] == now {
                    self.facings[hex.index()] = ALL_FACINGS;
                }
                (hex, 1 << self.facing.0)
            }
            Entry::Turned(hex) => {
                if self.cost[hex.index()] != now {
                    return;
                }
                if self.facings[hex.index()] != ALL_FACINGS && now + TURN <= allowance {
                    queue[usize::from(now + TURN)].push(Entry::Any(hex));
                }
                (hex, self.facings[hex.index()])
            }
            Entry::Any(hex) => (hex, ALL_FACINGS),
        };
        if hex != self.start && !self.listed[hex.index()] {
            self.listed[hex.index()] = true;
            self.reached.push(hex);
        }
        if stops[hex.index()] {
            return;
        }
        for direction in Direction::ALL {
            // The facings that have this direction in front.
            let ahead = 1 << direction.0 | 1 << ((direction.0 + 5) % 6);
            let with = directions & ahead;
            if with == 0 {
                continue;
            }
            let Some(to) = grid.neighbor(hex, direction) else { continue };
            let (cost, stop) = match enter(hex, direction, to) {
                Passage::Cost(cost) => (cost, false),
                Passage::CostThenStop(cost) => (cost, true),
                Passage::Barred => continue,
            };
            let total = now.saturating_add(cost);
            if total > allowance {
                continue;
            }
            stops[to.index()] = stop;
            if matches!(entry, Entry::Straight(_)) {
                if total < self.straight[to.index()] {
                    self.straight[to.index()] = total;
                    self.straight_from[to.index()] = hex.0;
                    queue[usize::from(total)].push(Entry::Straight(to));
                }
                continue;
            }
            if total > self.cost[to.index()] {
                continue;
            }
            if total < self.cost[to.index()] {
                (self.cost[to.index()], self.facings[to.index()]) = (total, 0);
                self.from[to.index()] = [NOWHERE; 6];
                queue[usize::from(total)].push(Entry::Turned(to));
            }
            for facing in Facing::ALL {
                if with >> facing.0 & 1 == 1 && self.facings[to.index()] >> facing.0 & 1 == 0 {
                    self.facings[to.index()] |= 1 << facing.0;
                    self.from[to.index()][usize::from(facing.0)] = hex.0;
                }
            }
        }
    }

    /// Every hex that can be reached, but the start, cheapest first.
    #[must_use]
    pub fn hexes(&self) -> &[Hex] {
        &self.reached
    }

    /// The movement points spent on the cheapest way to a hex.
    #[must_use]
    pub fn cost(&self, hex: Hex) -> Option<u8> {
        let cost = self.cost[hex.index()].min(self.straight[hex.index()]);
        (cost != UNREACHED).then_some(cost)
    }

    /// The movement points spent on being in a hex with a facing.
    #[must_use]
    pub fn cost_facing(&self, hex: Hex, facing: Facing) -> Option<u8> {
        if facing == self.facing && self.straight[hex.index()] != UNREACHED {
            return Some(self.straight[hex.index()].min(self.turned(hex, facing)));
        }
        let cost = self.turned(hex, facing);
        (cost != UNREACHED).then_some(cost)
    }

    fn turned(&self, hex: Hex, facing: Facing) -> u8 {
        let cost = self.cost[hex.index()];
        if cost == UNREACHED || self.facings[hex.index()] >> facing.0 & 1 == 1 {
            cost
        } else {
            cost.saturating_add(TURN)
        }
    }

    /// The cheapest way to a hex; among equals one without a turn, then one that ends in the facing it began with.
    #[must_use]
    pub fn way(&self, hex: Hex) -> Vec<Leg> {
        if self.straight[hex.index()] <= self.cost[hex.index()] {
            return self.straight_way(hex);
        }
        let facings = self.facings[hex.index()];
        let own = Some(self.facing).filter(|f| facings >> f.0 & 1 == 1);
        let any = || Facing::ALL.into_iter().find(|f| facings >> f.0 & 1 == 1);
        own.or_else(any).map_or_else(Vec::new, |facing| self.way_facing(hex, facing))
    }

    /// The cheapest way to a hex that ends in a facing.
    #[must_use]
    pub fn way_facing(&self, hex: Hex, facing: Facing) -> Vec<Leg> {
        if facing == self.facing
            && self.straight[hex.index()] != UNREACHED
            && self.straight[hex.index()] <= self.turned(hex, facing)
        {
            return self.straight_way(hex);
        }
        let mut legs = Vec::new();
        let (mut at, mut facing) = (hex, facing);
        // Every turn and every step leads to a cheaper place, so this ends.
        loop {
            let (cost, set) = (self.cost[at.index()], self.facings[at.index()]);
            if cost == UNREACHED {
                return Vec::new();
            }
            if set >> facing.0 & 1 == 0 {
                legs.push(Leg::Turn(facing));
                facing = Facing::ALL.into_iter().find(|f| set >> f.0 & 1 == 1).unwrap_or(facing);
            }
            let before = self.from[at.index()][usize::from(facing.0)];
            if before != NOWHERE {
                legs.push(Leg::Step(at));
                at = Hex(before);
                continue;
            }
            if self.straight[at.index()] == cost {
                if facing != self.facing {
                    legs.push(Leg::Turn(facing));
                }
                legs.reverse();
                let mut way = self.straight_way(at);
                way.extend(legs);
                return way;
            }
            legs.reverse();
            return legs; // the start, with its turn spent before
        }
    }

    fn straight_way(&self, hex: Hex) -> Vec<Leg> {
        let mut legs = Vec::new();
        let mut at = hex;
        while at != self.start && self.straight_from[at.index()] != NOWHERE {
            legs.push(Leg::Step(at));
            at = Hex(self.straight_from[at.index()]);
        }
        legs.reverse();
        legs
    }
}
