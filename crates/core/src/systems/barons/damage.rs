//! BARONS 6.3, 8.6 to 8.62, 9.1.5: hits and what follows from them.

use super::event::{Alarm, Event, Loss, Withdrawal};
use super::morale::{self, Cap};
use super::retreat::Retreat;
use super::state::{Place, State};
use super::system::Barons;
use super::{mutate, rules};
use crate::board::Hex;
use crate::kernel::{Cx, Procedure, Side, Step, StepOf, UnitId};
use crate::scenario::barons::options::{LeaderRoll, WoundedAgain};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// BARONS 8.62: as many hits eliminate any unit.
const FATAL: u8 = 6;
/// BARONS 6.3: the lowest throw that wounds a leader.
pub const WOUNDS: u8 = 9;

/// When morale checks from hits are made (8.6, 12.0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Checks {
    /// Where they arise: melee and contact fire.
    AtOnce,
    /// At the end of the fire segment.
    Later,
}

/// What hits did to a unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Harm")]
pub struct HitsTaken {
    unit: UnitId,
    before: u8,
    after: u8,
}

impl HitsTaken {
    fn crosses(self, hit: u8) -> bool {
        self.before < hit && hit <= self.after
    }
}

/// BARONS 8.61, 8.62: gives a unit one hit after the other; returns how many it took and whether it is gone.
fn strike(cx: &mut Cx<'_, Barons>, s: &mut State, unit: UnitId, hits: u8) -> (HitsTaken, u8, bool) {
    let before = s.unit(unit).hits;
    let mut left = hits;
    let mut dead = false;
    while left > 0 && !dead {
        s.unit_mut(unit).hits += 1;
        left -= 1;
        dead = s.unit(unit).hits >= FATAL || s.strength(cx.scene, unit) == 0;
    }
    let after = s.unit(unit).hits;
    if after > before {
        cx.record(rules::HITS, Event::Hit { unit, hits: after - before, total: after });
    }
    if dead {
        mutate::lose(cx, s, unit, Loss::Eliminated);
    }
    (HitsTaken { unit, before, after }, left, dead)
}

/// One thing to be settled after hits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "AftermathTask")]
enum Task {
    /// Leaders of a side in a hex, after so many hits (6.3).
    Leaders(Hex, Side, u8),
    /// Morale and retreat of a unit (8.61).
    Harmed(HitsTaken),
    /// A check owed to the unit below an eliminated one (7.32), or to a fifth hit after its retreat.
    Check(UnitId),
}

/// Settles what hits bring, in the order of 0.5: leaders, then unit by unit morale, retreat and rout.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Aftermath {
    tasks: VecDeque<Task>,
    checks: Checks,
}

impl Aftermath {
    /// Nothing to settle yet.
    #[must_use]
    pub fn new(checks: Checks) -> Aftermath {
        Aftermath { tasks: VecDeque::new(), checks }
    }

    /// BARONS 8.6, 7.31d: applies hits to the units of a hex, the top one first, and notes what must be settled. The
    /// leaders of all hexes come before the units of the first.
    pub fn hit(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State, hex: Hex, hits: u8) {
        let Some(side) = s.holder(cx.scene, hex) else { return };
        if hits == 0 {
            return;
        }
        let leaders = self.tasks.iter().filter(|task| matches!(task, Task::Leaders(..))).count();
        self.tasks.insert(leaders, Task::Leaders(hex, side, hits));
        let units: Vec<UnitId> = s.stack(hex).collect();
        let mut left = hits;
        let mut owed = None;
        for (place, unit) in units.iter().copied().enumerate() {
            if left == 0 {
                break;
            }
            let (harm, rest, dead) = strike(cx, s, unit, left);
            left = rest;
            if dead && place == 0 {
                owed = units.get(1).copied();
            } else if !dead {
                self.tasks.push_back(Task::Harmed(harm));
            }
        }
        self.tasks.extend(owed.map(Task::Check));
    }

    fn check(&self, cx: &mut Cx<'_, Barons>, s: &mut State, unit: UnitId) {
        match self.checks {
            Checks::AtOnce => morale::check(cx, s, unit, Alarm::Harm, Cap::Window),
            Checks::Later => owe(s, unit),
        }
    }

    /// BARONS 8.61: a third hit brings a check, a fourth a retreat of two hexes, a fifth both; one check and one retreat at
    /// most, and the check comes first if the third hit is among them (U-43).
    fn harmed(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        harm: HitsTaken,
    ) -> StepOf<Barons> {
        let (third, fifth) = (harm.crosses(3), harm.crosses(5));
        if third {
            self.check(cx, s, harm.unit);
        }
        let goes_back = harm.crosses(4) || fifth;
        let goes_back =
            goes_back && (self.checks == Checks::AtOnce || cx.scene.options.fire_retreat);
        if fifth && !third {
            self.tasks.push_front(Task::Check(harm.unit));
        }
        if goes_back && s.hex(harm.unit).is_some() {
            let retreat = Retreat::new(cx.scene, s, harm.unit, 2, Withdrawal::Forced, self.checks);
            return Step::Call(retreat.into());
        }
        Step::Ask
    }
}

/// Notes a check at the end of the fire segment, once for each unit.
fn owe(s: &mut State, unit: UnitId) {
    if s.hex(unit).is_some() && !s.owed.contains(&unit) {
        s.owed.push(unit);
    }
}

/// BARONS 9.4.1: a unit that can't go back far enough takes a hit for each missing hex; no retreat follows from them, but
/// a check may (U-46).
pub fn corner(cx: &mut Cx<'_, Barons>, s: &mut State, unit: UnitId, missing: u8, checks: Checks) {
    cx.record(rules::RETREAT, Event::Cornered { unit, missing });
    let partner = s.hex(unit).filter(|&hex| s.top(hex) == Some(unit)).and_then(|hex| s.below(hex));
    let (harm, _, dead) = strike(cx, s, unit, missing);
    let owed =
        if dead { partner } else { Some(unit).filter(|_| harm.crosses(3) || harm.crosses(5)) };
    let Some(owed) = owed else { return };
    match checks {
        Checks::AtOnce => morale::check(cx, s, owed, Alarm::Harm, Cap::Window),
        Checks::Later => owe(s, owed),
    }
}

/// BARONS 6.3: rolls for every leader of a side in a hex whose stack was hit: 9 or 10 wounds him (U-71).
fn roll_for_leaders(cx: &mut Cx<'_, Barons>, s: &mut State, hex: Hex, side: Side, hits: u8) {
    let scene = cx.scene;
    let leaders: Vec<UnitId> =
        s.leaders_in(scene, hex).filter(|&leader| scene.leader(leader).side == side).collect();
    let times = match scene.options.leader_roll {
        LeaderRoll::PerResult => 1,
        LeaderRoll::PerHit => hits,
    };
    for leader in leaders {
        for _ in 0..times {
            risk(cx, s, leader);
        }
    }
}

/// BARONS 6.3: one roll for a leader; a wounded one is safe unless an option says otherwise.
pub fn risk(cx: &mut Cx<'_, Barons>, s: &mut State, leader: UnitId) {
    let Place::Map(hex) = s.leader(leader).place else { return };
    let again = s.leader(leader).wounded;
    if again && cx.scene.options.wounded_again == WoundedAgain::Immune {
        return;
    }
    let die = cx.roll(cx.scene.leader(leader).side, rules::LEADER_CASUALTIES, "leader", 10);
    let wounded = die >= WOUNDS;
    cx.record(rules::LEADER_CASUALTIES, Event::LeaderRolled { unit: leader, die, wounded });
    if !wounded {
        return;
    }
    if again {
        s.leader_mut(leader).place = Place::Gone;
        cx.record(rules::LEADER_CASUALTIES, Event::LeaderGone { unit: leader });
        return;
    }
    s.leader_mut(leader).wounded = true;
    if cx.scene.leader(leader).overall {
        morale::check_around(cx, s, hex, leader);
    }
}

/// BARONS 8.6, 12.0: the morale checks at the end of a fire segment, in the order of hex numbers, then of units.
pub fn settle_owed(cx: &mut Cx<'_, Barons>, s: &mut State) {
    let scene = cx.scene;
    let mut owed = std::mem::take(&mut s.owed);
    owed.sort_by_key(|&unit| (s.hex(unit).map(|hex| scene.number(hex)), unit));
    for unit in owed {
        morale::check(cx, s, unit, Alarm::Harm, Cap::Window);
    }
}

impl Procedure<Barons> for Aftermath {
    fn resume(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> StepOf<Barons> {
        match self.tasks.pop_front() {
            None => Step::Done,
            Some(Task::Leaders(hex, side, hits)) => {
                roll_for_leaders(cx, s, hex, side, hits);
                Step::Ask
            }
            Some(Task::Check(unit)) => {
                Aftermath::check(self, cx, s, unit);
                Step::Ask
            }
            Some(Task::Harmed(harm)) => self.harmed(cx, s, harm),
        }
    }
}
