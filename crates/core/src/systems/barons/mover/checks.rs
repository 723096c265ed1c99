//! What a mover may do: every rule that binds it, once.

use super::super::charge;
use super::super::facing::Facing;
use super::super::pathfinding::Leg;
use super::super::retreat::has_full_way;
use super::super::rules;
use super::super::scene::{MovementMode, Scene, Setup};
use super::super::state::State;
use super::super::walker::Walker;
use super::super::why::{Refused, Why, no};
use super::marches::ends;
use super::rides::Rides;
use super::{Kind, Mover};
use crate::board::{Direction, Hex, StepCost};
use crate::kernel::UnitId;
use smallvec::SmallVec;

impl Mover {
    /// BARONS 7.1, 7.3: whether the move may end in a hex with a facing: alone, or with a friend who may share the hex and
    /// faces the same way.
    pub(super) fn check_end(
        &self,
        scene: &Scene,
        s: &State,
        hex: Hex,
        facing: Facing,
    ) -> Result<(), Refused> {
        let other = s.stack(hex).find(|unit| !self.units.contains(unit));
        let Some(unit) = other.filter(|_| !self.units.is_empty()) else { return Ok(()) };
        self.walker(scene, s).check_end(hex)?;
        if s.unit(unit).facing == facing {
            Ok(())
        } else {
            no(rules::FACING, Why::FacingDiffers { unit })
        }
    }

    /// Whether a move that has come to a hex with a facing, a turn spent or not, and so much of its allowance, can end
    /// there, after a turn if need be.
    pub(super) fn can_end(
        &self,
        scene: &Scene,
        s: &State,
        (hex, facing, turned): (Hex, Facing, bool),
        spent: u8,
    ) -> bool {
        let other = s.stack(hex).find(|unit| !self.units.contains(unit));
        let Some(other) = other else { return true };
        self.walker(scene, s).may_end(hex)
            && (s.unit(other).facing == facing || !turned || spent < self.allowance(scene, s))
    }

    /// Whether a move can still end legally after a step into a hex: there, or beyond. `spent` is what the units and the
    /// leader have spent then.
    pub(super) fn has_future(
        &self,
        scene: &Scene,
        s: &State,
        to: (Hex, Facing, bool),
        spent: (u8, u8),
        stop: impl FnOnce() -> bool,
    ) -> bool {
        if self.units.is_empty() || self.can_end(scene, s, to, spent.0) {
            return true; // mostly: nobody else is there
        }
        if stop() {
            return false;
        }
        let walker = self.walker(scene, s);
        let held = walker.is_held(to.0);
        if !held && self.goes_on(scene, s, &walker, to, spent) {
            return true;
        }
        if self.leader.is_some() && self.kind == Kind::March {
            let rides = Rides::new(self, scene, &walker, to, spent, held);
            let alike = |hex, facing| self.other(s, hex).is_none_or(|o| s.unit(o).facing == facing);
            return rides.any(|hex, facing| walker.may_end(hex) && alike(hex, facing));
        }
        let ways = walker.ways(to, (spent.0, self.allowance(scene, s)), held, None);
        ways.hexes().iter().any(|&hex| ends(self, s, &walker, &ways, hex))
    }

    /// Whether a single step ahead leads units to a hex where nobody is: mostly that is enough to end a move.
    fn goes_on(
        &self,
        scene: &Scene,
        s: &State,
        walker: &Walker,
        (hex, facing, _): (Hex, Facing, bool),
        spent: (u8, u8),
    ) -> bool {
        let left = self.allowance(scene, s).saturating_sub(spent.0);
        let keeps_up = |direction: Direction| match self.leader {
            Some(leader) if self.kind == Kind::March => {
                let ride = self.leader_cost(scene, hex, direction);
                spent.1.saturating_add(ride) <= s.leader_ma(scene, leader)
            }
            _ => true,
        };
        facing.front().into_iter().any(|direction| {
            let Some(to) = scene.beside(hex, direction) else { return false };
            match walker.passage(hex, direction, to) {
                StepCost::Cost(cost) | StepCost::CostThenStop(cost) => {
                    cost <= left && s.top(to).is_none() && keeps_up(direction)
                }
                StepCost::Barred => false,
            }
        })
    }

    /// BARONS 7.0, 7.13a, 5.3: a step into a neighbouring hex.
    pub(super) fn check_step(
        &self,
        scene: &Scene,
        s: &State,
        to: Hex,
        against: Option<Hex>,
    ) -> Result<(), Refused> {
        let sources = self.step_sources(&self.walker(scene, s), scene, s, to)?;
        check_against(&sources, against)
    }

    /// BARONS 7.24, 7.23a: whether it may step at all, here and now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check_free(&self, scene: &Scene, s: &State) -> Result<(), Refused> {
        self.check_held(&self.walker(scene, s))
    }

    /// BARONS 7.24, 7.23a: whether it may step at all: not in an enemy ZOC, nor once it has entered one in this move, even
    /// if the enemy who exerted it has been driven off since.
    pub(super) fn check_held(&self, walker: &Walker) -> Result<(), Refused> {
        let unit = self.head();
        if self.at.is_some_and(|at| walker.is_held(at)) {
            return no(rules::LEAVING_ZOC, Why::InZoc { unit });
        }
        if self.stopped {
            return no(rules::ZOC_STOPS, Why::Stopped { unit });
        }
        Ok(())
    }

    /// The enemy hexes one of which a step must name as a new attack, if the step may be taken.
    pub(super) fn step_sources(
        &self,
        walker: &Walker,
        scene: &Scene,
        s: &State,
        to: Hex,
    ) -> Result<SmallVec<[Hex; 6]>, Refused> {
        let Some(at) = self.at else { return no(rules::MOVEMENT, Why::NotNow) };
        let Some(direction) = scene.map.grid.direction(at, to) else {
            return no(rules::MOVEMENT, Why::NotAdjacent { hex: to });
        };
        let facing = self.facing(s);
        if !self.units.is_empty() && !facing.front().contains(&direction) {
            return no(rules::FRONT_MOVES, Why::NotInFront { hex: to });
        }
        self.check_held(walker)?;
        let (entry, sources) = walker.check_step(at, direction, to)?;
        let spent = self.spent.saturating_add(entry.cost);
        if spent > self.allowance(scene, s) {
            let (cost, left) = (entry.cost.into(), self.left(scene, s));
            return no(rules::MOVEMENT, Why::TooFar { cost, left });
        }
        let ride = self.leader_cost(scene, at, direction);
        self.check_leader_pace(scene, s, ride)?;
        let spent = (spent, self.leader_spent.saturating_add(ride));
        if !self.has_future(scene, s, (to, facing, self.turned), spent, || entry.stop) {
            self.check_end(scene, s, to, facing)?;
            return no(rules::STACKING, Why::NoEnd { hex: to });
        }
        Ok(sources)
    }

    /// BARONS 7.0, U-88: a leader who rides along must keep up.
    pub(super) fn check_leader_pace(
        &self,
        scene: &Scene,
        s: &State,
        cost: u8,
    ) -> Result<(), Refused> {
        match self.leader {
            Some(unit) if !self.units.is_empty() && self.kind == Kind::March => {
                if self.leader_spent.saturating_add(cost) > s.leader_ma(scene, unit) {
                    return no(rules::MOVEMENT, Why::LeaderTooSlow { unit });
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// BARONS 7.0: the whole way to a hex.
    pub(super) fn check_march(
        &self,
        scene: &Scene,
        s: &State,
        to: Hex,
        against: Option<Hex>,
    ) -> Result<(), Refused> {
        if self.at == Some(to) {
            return no(rules::MOVEMENT, Why::Here { hex: to });
        }
        let goes = match self.marches(scene, s, Some(to)) {
            Some(marches) => marches.way(to).is_some(),
            None => self.leader_reach(scene, s).is_some_and(|reach| reach.cost(to).is_some()),
        };
        if !goes {
            let (obstacle, way_round) = self.obstacle(scene, s, to);
            return Err(way_round.unwrap_or(obstacle));
        }
        check_against(&self.sources(scene, s, to), against)
    }

    /// What a leader pays for a way.
    pub(super) fn ride(&self, scene: &Scene, legs: &[Leg]) -> u8 {
        let (mut at, mut cost) = (self.at, 0_u8);
        for leg in legs {
            if let (&Leg::Step(to), Some(from)) = (leg, at) {
                let direction = scene.map.grid.direction(from, to).unwrap_or(Direction(0));
                cost = cost.saturating_add(self.leader_cost(scene, from, direction));
                at = Some(to);
            }
        }
        cost
    }

    /// BARONS 7.11, 7.12: the first turn is free, each later one costs 1.
    pub(super) fn check_turn(
        &self,
        scene: &Scene,
        s: &State,
        unit: UnitId,
        facing: Facing,
    ) -> Result<(), Refused> {
        if !self.units.contains(&unit) {
            return no(rules::CHANGING_FACING, Why::Moving { unit: self.head() });
        }
        if facing.0 > 5 {
            return no(rules::FACING, Why::BadFacing { facing: facing.0 });
        }
        if facing == self.facing(s) {
            return no(rules::CHANGING_FACING, Why::SameFacing);
        }
        if self.turned && self.left(scene, s) == 0 {
            return no(rules::FACING_COSTS, Why::NoPointsToTurn);
        }
        let at = self.at.unwrap_or(Hex(0));
        let spent = self.spent + u8::from(self.turned);
        let stop = || self.is_held(&self.walker(scene, s));
        if !self.has_future(scene, s, (at, facing, true), (spent, self.leader_spent), stop) {
            return no(rules::FACING, Why::NoEnd { hex: at });
        }
        Ok(())
    }

    pub(super) fn check_finish(
        &self,
        scene: &Scene,
        s: &State,
        below: bool,
    ) -> Result<(), Refused> {
        let Some(hex) = self.at else {
            return no(rules::REINFORCEMENTS, Why::OffMap { unit: self.head() });
        };
        self.check_end(scene, s, hex, self.facing(s))?;
        if below && (self.units.len() != 1 || s.partner(self.units[0]).is_none()) {
            return no(rules::STACK_RULES, Why::NobodyElse { unit: self.head() });
        }
        Ok(())
    }

    /// BARONS 10.0: a planned charge is the whole move.
    pub(super) fn check_charge(
        &self,
        scene: &Scene,
        s: &State,
        target: Hex,
        hex: Hex,
        facing: Facing,
    ) -> Result<(), Refused> {
        if self.begun || self.kind != Kind::March {
            return no(rules::CHARGES, Why::ChargeFirst);
        }
        charge::check_chargers(scene, s, &self.units)?;
        let Some(start) = self.at else { return no(rules::REINFORCEMENTS, Why::ChargeFirst) };
        charge::check_target(scene, s, &self.units, start, target)?;
        let wanted = charge::Approach { target, hex, facing };
        if charge::planned(scene, s, &self.units).contains(&wanted) {
            Ok(())
        } else {
            no(rules::CHARGES, Why::NoChargeWay { hex })
        }
    }

    /// BARONS 7.24, U-53: Shaken cavalry of the active Battle, in command, leaves an enemy ZOC by a full retreat as its whole
    /// move.
    pub(super) fn check_withdraw(&self, scene: &Scene, s: &State) -> Result<(), Refused> {
        let unit = self.head();
        let [only] = self.units[..] else {
            return no(rules::LEAVING_ZOC, Why::NoWithdrawal { unit });
        };
        let state = s.unit(only);
        let may = !self.begun
            && self.kind == Kind::March
            && !s.active().interlude
            && state.shaken
            && !scene.unit(only).class.is_foot()
            && self.at.is_some_and(|hex| self.walker(scene, s).is_held(hex));
        if !may {
            return no(rules::LEAVING_ZOC, Why::NoWithdrawal { unit });
        }
        if !state.commanded {
            return no(rules::ZOC_EXIT_OUT, Why::OutOfCommand { unit });
        }
        if !has_full_way(scene, s, only) {
            return no(rules::LEAVING_ZOC, Why::NoRetreat { unit });
        }
        Ok(())
    }

    /// BARONS 14.5, U-79: a reinforcement pays for its hex of entry as from level ground.
    pub(super) fn check_enter(
        &self,
        scene: &Scene,
        s: &State,
        hex: Hex,
        facing: Facing,
    ) -> Result<(), Refused> {
        let battle = scene.battle_of(self.head());
        if self.at.is_some() {
            return no(rules::REINFORCEMENTS, Why::NoEntry { hex });
        }
        if facing.0 > 5 {
            return no(rules::FACING, Why::BadFacing { facing: facing.0 });
        }
        let Setup::Enters { hexes, one_hex, .. } = &scene.battle(battle).setup else {
            return no(rules::REINFORCEMENTS, Why::NoEntry { hex });
        };
        let settled = s.battle(battle).entry.filter(|_| *one_hex);
        if !hexes.contains(&hex) || settled.is_some_and(|entry| entry != hex) {
            return no(rules::REINFORCEMENTS, Why::NoEntry { hex });
        }
        let walker = self.walker(scene, s);
        let cost = self.entry_cost(scene, hex);
        let Some(cost) = cost else {
            return no(rules::MOVEMENT, Why::Prohibited { from: None, hex });
        };
        let (stop, _) = walker.check_hex(hex)?;
        if cost > self.allowance(scene, s) {
            let (cost, left) = (cost.into(), self.allowance(scene, s));
            return no(rules::MOVEMENT, Why::TooFar { cost, left });
        }
        if !self.has_future(scene, s, (hex, facing, false), (cost, 0), || stop) {
            self.check_end(scene, s, hex, facing)?;
        }
        Ok(())
    }

    pub(super) fn entry_cost(&self, scene: &Scene, hex: Hex) -> Option<u8> {
        let mode =
            self.units.first().map_or(MovementMode::Leader, |&unit| scene.unit(unit).class.into());
        scene.terrain(hex).costs[mode as usize]
    }
}

/// BARONS 5.3, 7.23d: the hex that counts as the new attack must be one that exerts a ZOC there; one is enough.
fn check_against(sources: &[Hex], against: Option<Hex>) -> Result<(), Refused> {
    match against {
        Some(hex) if !sources.contains(&hex) => no(rules::RESTRICTIONS, Why::NotAgainst { hex }),
        None if sources.len() > 1 => no(rules::RESTRICTIONS, Why::NotAgainst { hex: sources[0] }),
        _ => Ok(()),
    }
}
