//! What a mover may do: every rule that binds it, once.

use super::super::charge;
use super::super::facing::Facing;
use super::super::retreat::has_full_way;
use super::super::rules;
use super::super::scene::{Gait, Scene, Setup};
use super::super::state::State;
use super::super::walker::Walker;
use super::super::ways::Leg;
use super::super::why::{Refused, Why, no};
use super::{Kind, Mover, last_facing, turns};
use crate::board::{Direction, Hex};
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

    /// Whether a move can still end legally after a step into a hex: there, or beyond.
    pub(super) fn has_future(
        &self,
        scene: &Scene,
        s: &State,
        to: (Hex, Facing, bool),
        spent: u8,
        stop: bool,
    ) -> bool {
        if self.units.is_empty() || self.can_end(scene, s, to, spent) {
            return true; // mostly: nobody else is there
        }
        if stop {
            return false;
        }
        let walker = self.walker(scene, s);
        let ways = walker.ways(to, (spent, self.allowance(scene, s)), None);
        ways.hexes().iter().any(|&hex| {
            let cost = ways.cost(hex).unwrap_or(u8::MAX);
            self.can_end(scene, s, (hex, to.1, true), cost)
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
        if walker.is_held(at) {
            return no(rules::LEAVING_ZOC, Why::InZoc { unit: self.head() });
        }
        let (entry, sources) = walker.check_step(at, direction, to)?;
        let spent = self.spent.saturating_add(entry.cost);
        if spent > self.allowance(scene, s) {
            return no(rules::MOVEMENT, Why::TooFar { left: self.left(scene, s) });
        }
        self.check_leader_pace(scene, s, self.leader_cost(scene, at, direction))?;
        if !self.has_future(scene, s, (to, facing, self.turned), spent, entry.stop) {
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
            return no(rules::MOVEMENT, Why::NotAdjacent { hex: to });
        }
        let walker = self.walker(scene, s);
        let (_, sources) = walker.check_hex(to)?;
        if self.units.is_empty() {
            let reach = self.leader_reach(scene, s);
            return match reach.and_then(|reach| reach.cost(to)) {
                Some(_) => check_against(&sources, against),
                None => no(rules::MOVEMENT, Why::TooFar { left: self.left(scene, s) }),
            };
        }
        let Some(ways) = self.ways(scene, s) else { return no(rules::MOVEMENT, Why::NotNow) };
        let Some(cost) = ways.cost(to).filter(|_| Some(to) != self.at) else {
            if self.at.is_some_and(|at| walker.is_held(at)) {
                return no(rules::LEAVING_ZOC, Why::InZoc { unit: self.head() });
            }
            return no(rules::MOVEMENT, Why::TooFar { left: self.left(scene, s) });
        };
        let legs = ways.way(to);
        self.check_leader_pace(scene, s, self.ride(scene, &legs))?;
        check_against(&sources, against)?;
        if self.can_end(
            scene,
            s,
            (to, last_facing(&legs, self.facing(s)), self.turned || turns(&legs)),
            cost,
        ) {
            return Ok(());
        }
        self.check_end(scene, s, to, last_facing(&legs, self.facing(s)))
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
        let stop = self.walker(scene, s).is_held(at);
        if !self.has_future(scene, s, (at, facing, true), spent, stop) {
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
        let Some(cost) = cost else { return no(rules::MOVEMENT, Why::Prohibited { hex }) };
        let (stop, _) = walker.check_hex(hex)?;
        if cost > self.allowance(scene, s) {
            return no(rules::MOVEMENT, Why::TooFar { left: self.allowance(scene, s) });
        }
        if !self.has_future(scene, s, (hex, facing, false), cost, stop) {
            self.check_end(scene, s, hex, facing)?;
        }
        Ok(())
    }

    pub(super) fn entry_cost(&self, scene: &Scene, hex: Hex) -> Option<u8> {
        let gait = self.units.first().map_or(Gait::Leader, |&unit| scene.unit(unit).class.into());
        scene.terrain(hex).costs[gait as usize]
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
