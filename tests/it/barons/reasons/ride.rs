//! From where cavalry could charge at a hex if this or that were otherwise, by trying everything.

use super::super::geo::{self, At};
use super::board::{Board, Legs};
use gonfalon::kernel::Side;
use std::collections::{BTreeMap, BTreeSet};

/// What is taken away from the rules, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Lift {
    Points,
    Zones,
    Friends,
    Enemies,
    Ground,
    Wheels,
}

/// Cavalry that would charge.
pub struct Rider<'a> {
    pub board: &'a Board,
    pub side: Side,
    pub at: At,
    pub facing: u8,
}

impl Rider<'_> {
    /// The least points for striking at a hex.
    pub fn strikes(&self, target: At, lift: Lift) -> Option<i32> {
        let board = self.board;
        let held = board.zone(self.at, self.side);
        let mut best: BTreeMap<(At, u8, bool), i32> = BTreeMap::new();
        let mut open = BTreeSet::from([(0, (self.at, self.facing, false))]);
        while let Some((cost, state)) = open.pop_first() {
            if best.contains_key(&state) {
                continue;
            }
            best.insert(state, cost);
            let (at, facing, wheeled) = state;
            let ahead = [geo::beside(at, facing), geo::beside(at, (facing + 1) % 6)];
            let open_side = lift >= Lift::Ground || board.cost(Legs::Horse, at, target).is_some();
            if ahead.contains(&target) && open_side {
                return Some(cost);
            }
            let stuck = if at == self.at { held } else { board.zone(at, self.side) };
            let may_wheel = !(at == self.at && held) || lift >= Lift::Zones;
            if may_wheel && (!wheeled || lift >= Lift::Wheels) {
                for other in (0..6).filter(|&other| other != facing) {
                    open.insert((cost, (at, other, true)));
                }
            }
            if stuck && lift < Lift::Zones {
                continue;
            }
            for to in ahead.into_iter().filter(|&to| board.holds(to)) {
                let barred = board.friend(to, self.side) && lift < Lift::Friends
                    || board.enemy(to, self.side) && lift < Lift::Enemies
                    || board.no_charge(to) && lift < Lift::Ground;
                let step = board.cost(Legs::Horse, at, to).or((lift >= Lift::Ground).then_some(1));
                if let (false, Some(step)) = (barred, step) {
                    open.insert((cost + step, (to, facing, wheeled)));
                }
            }
        }
        None
    }

    /// Whether the target becomes reachable exactly when this is lifted.
    pub fn opens(&self, target: At, lift: Lift) -> bool {
        let before = [Lift::Points, Lift::Zones, Lift::Friends, Lift::Enemies, Lift::Ground];
        let earlier = before.into_iter().filter(|&other| other < lift);
        self.strikes(target, lift).is_some()
            && earlier.into_iter().all(|other| self.strikes(target, other).is_none())
    }
}
