//! Where a mover could go if this or that were otherwise, by trying everything.

use super::super::geo::{self, At};
use super::board::{Board, Legs};
use gonfalon::kernel::Side;
use std::collections::{BTreeMap, BTreeSet};

/// What is taken away from the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Lift {
    /// The limit of points alone.
    Points,
    /// Zones besides, and command.
    Zones,
    /// Friends besides.
    Friends,
    /// Enemies besides.
    Enemies,
}

/// A mover: units, or a leader alone.
pub struct Walker<'a> {
    pub board: &'a Board,
    pub side: Side,
    pub units: Vec<usize>,
    pub legs: Vec<Legs>,
    pub at: At,
    pub facing: u8,
    pub turned: bool,
    /// Whether it takes no step as the rules are.
    pub held: bool,
    /// Whether it enters no zone at all.
    pub shut: bool,
    /// Whether it keeps away from the enemy.
    pub shy: bool,
    /// For a chit with a limit: the enemy hexes that count already, and whether there is room for one more.
    pub limit: Option<(Vec<At>, bool)>,
}

impl Walker<'_> {
    pub fn leads(&self) -> bool {
        self.units.is_empty()
    }

    pub fn friends(&self, at: At) -> Vec<usize> {
        let there = self.board.units_at(at).iter().copied();
        let there = there.filter(|&unit| self.board.counters[unit].side == self.side);
        there.filter(|unit| !self.units.contains(unit)).collect()
    }

    pub fn zone(&self, at: At) -> bool {
        self.board.zone(at, self.side)
    }

    /// Whether entering a hex is against 5.3, 6.2c, 7.22a, 12.1, 13.0.
    pub fn zone_bars(&self, at: At) -> bool {
        if !self.zone(at) {
            return self.shy && self.board.near_enemy(at, self.side);
        }
        if self.leads() {
            return self.friends(at).is_empty();
        }
        if self.shut {
            return true;
        }
        let Some((counted, room)) = &self.limit else { return false };
        let mut sources =
            (0..6).map(|d| geo::beside(at, d)).filter(|&n| self.board.exerts(n, at, self.side));
        !room && !sources.any(|source| counted.contains(&source))
    }

    pub fn friends_bar(&self, at: At) -> bool {
        let friends = self.friends(at).len();
        !self.leads() && (self.units.len() > 1 && friends > 0 || friends > 1)
    }

    pub fn joins(&self, at: At) -> bool {
        let friends = self.friends(at);
        self.leads()
            || friends.is_empty()
            || self.units.len() == 1
                && friends.len() == 1
                && self.board.stack(self.units[0], friends[0])
    }

    pub fn step(&self, from: At, to: At) -> Option<i32> {
        let costs: Option<Vec<i32>> =
            self.legs.iter().map(|&legs| self.board.cost(legs, from, to)).collect();
        costs?.into_iter().max()
    }

    /// Whether a place ends a move lawfully, but for what is lifted.
    fn ends(&self, at: At, facing: u8, lift: Lift) -> bool {
        let friends = self.friends(at);
        if self.leads() || friends.is_empty() || lift >= Lift::Friends {
            return true;
        }
        self.joins(at) && friends.iter().all(|&friend| self.board.counters[friend].facing == facing)
    }

    fn enters(&self, to: At, lift: Lift) -> bool {
        (lift >= Lift::Zones || !self.zone_bars(to))
            && (lift >= Lift::Friends || !self.friends_bar(to))
            && (lift >= Lift::Enemies || !self.board.enemy(to, self.side))
    }

    /// The least points for ending in each hex.
    pub fn reach(&self, lift: Lift) -> BTreeMap<At, i32> {
        let mut best: BTreeMap<(At, u8, bool), i32> = BTreeMap::new();
        let mut open = BTreeSet::from([(0, (self.at, self.facing, self.turned))]);
        let mut ends: BTreeMap<At, i32> = BTreeMap::new();
        while let Some((cost, state)) = open.pop_first() {
            if best.contains_key(&state) {
                continue;
            }
            best.insert(state, cost);
            let (at, facing, turned) = state;
            if at != self.at && self.ends(at, facing, lift) {
                ends.entry(at).or_insert(cost);
            }
            for other in (0..6).filter(|&other| other != facing && !self.leads()) {
                open.insert((cost + i32::from(turned), (at, other, true)));
            }
            let stopped = if at == self.at { self.held } else { !self.leads() && self.zone(at) };
            if stopped && lift < Lift::Zones {
                continue;
            }
            let all = [0, 1, 2, 3, 4, 5];
            let ahead = [facing, (facing + 1) % 6];
            for &direction in if self.leads() { &all[..] } else { &ahead[..] } {
                let to = geo::beside(at, direction);
                // A friend who can't be joined in a zone: the move would have to end there.
                let trap = lift < Lift::Zones
                    && self.board.holds(to)
                    && !self.leads()
                    && self.zone(to)
                    && !self.joins(to);
                if !self.board.holds(to) || trap || !self.enters(to, lift) {
                    continue;
                }
                if let Some(step) = self.step(at, to) {
                    open.insert((cost + step, (to, facing, turned)));
                }
            }
        }
        ends
    }

    /// Whether units and leader can both come to a hex and end there, with so many points each.
    pub fn rides(&self, left: i32, pace: i32) -> BTreeSet<At> {
        let mut seen = BTreeSet::new();
        let mut open = vec![(self.at, self.facing, self.turned, left, pace)];
        let mut ends = BTreeSet::new();
        while let Some(state) = open.pop() {
            let (at, facing, turned, left, pace) = state;
            if left < 0 || pace < 0 || !seen.insert(state) {
                continue;
            }
            if at != self.at && self.ends(at, facing, Lift::Points) {
                ends.insert(at);
            }
            for other in (0..6).filter(|&other| other != facing) {
                open.push((at, other, true, left - i32::from(turned), pace));
            }
            let stopped = if at == self.at { self.held } else { self.zone(at) };
            if stopped {
                continue;
            }
            for direction in [facing, (facing + 1) % 6] {
                let to = geo::beside(at, direction);
                let trap = self.board.holds(to) && self.zone(to) && !self.joins(to);
                if !self.board.holds(to) || trap || !self.enters(to, Lift::Points) {
                    continue;
                }
                let (step, ride) = (self.step(at, to), self.board.cost(Legs::Leader, at, to));
                if let (Some(step), Some(ride)) = (step, ride) {
                    open.push((to, facing, turned, left - step, pace - ride));
                }
            }
        }
        ends
    }
}
