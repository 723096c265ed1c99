//! BARONS 7.0 to 7.24: one unit, stack or leader moves, step by step; reaction charges interrupt it.

use super::Barons;
use super::action::Action;
use super::charge::{self, Charges};
use super::damage::Checks;
use super::displace::Displace;
use super::event::{Event, Withdrawal};
use super::facing::Facing;
use super::frame::Doing;
use super::reaction::{Reaction, triggered};
use super::retreat::{Retreat, has_full_way};
use super::scene::{Gait, Scene, Setup};
use super::state::{Place, State};
use super::walker::Walker;
use super::ways::{Leg, Ways};
use super::why::{Refused, Why, no, not_now};
use super::{mutate, rules};
use crate::board::{Direction, Hex};
use crate::kernel::{Cx, Frame, Rule, Side, Step, UnitId};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::collections::VecDeque;

/// What kind of move it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A move of the active Battle (3.C1).
    March,
    /// The second move of cavalry that took its target (10.2).
    Continued,
}

/// A move in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Mover {
    /// The units, top first; none for a leader alone.
    units: SmallVec<[UnitId; 2]>,
    /// The leader who moves, alone or along with the units.
    leader: Option<UnitId>,
    kind: Kind,
    spent: u8,
    leader_spent: u8,
    turned: bool,
    begun: bool,
    swapped: bool,
    /// What is left of a way that was chosen as a whole.
    plan: VecDeque<Leg>,
    /// Whether a charge is being carried out.
    charging: bool,
    /// Where the mover should be; if it is elsewhere, somebody drove it off.
    at: Option<Hex>,
    /// Whether the hex has been entered and cavalry has not had its chance to react yet.
    entered: bool,
    /// Whether it moves as a leader alone.
    solo: bool,
    /// Whether no unit was Shaken when the move began: being Shaken stops it then (U-64).
    fresh: bool,
    over: bool,
}

impl Mover {
    /// A move of units, with or without a leader, or of a leader alone.
    #[must_use]
    pub fn new(
        s: &State,
        units: SmallVec<[UnitId; 2]>,
        leader: Option<UnitId>,
        kind: Kind,
    ) -> Mover {
        let at = units.first().copied().or(leader).and_then(|unit| s.hex(unit));
        Mover {
            leader,
            kind,
            spent: 0,
            leader_spent: 0,
            turned: false,
            begun: false,
            swapped: false,
            plan: VecDeque::new(),
            charging: false,
            at,
            entered: false,
            solo: units.is_empty(),
            fresh: !units.iter().any(|&unit| s.unit(unit).shaken),
            units,
            over: false,
        }
    }

    /// The counter that stands for the mover: the top unit, or the leader alone.
    #[must_use]
    pub fn head(&self) -> UnitId {
        self.units.first().copied().or(self.leader).unwrap_or(UnitId(0))
    }

    /// The moving units.
    #[must_use]
    pub fn units(&self) -> &[UnitId] {
        &self.units
    }

    /// The leader who goes along, or goes alone.
    #[must_use]
    pub fn leader(&self) -> Option<UnitId> {
        self.leader
    }

    /// The kind of move.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether anything has been done yet.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.begun
    }

    /// Movement points left.
    #[must_use]
    pub fn left(&self, scene: &Scene, s: &State) -> u8 {
        self.walker(scene, s).allowance().saturating_sub(self.spent)
    }

    fn walker<'a>(&self, scene: &'a Scene, s: &'a State) -> Walker<'a> {
        match self.kind {
            Kind::March => Walker::new(scene, s, self.units.clone(), self.leader, true),
            Kind::Continued => Walker::charging(scene, s, self.units.clone(), self.leader),
        }
    }

    fn side(&self, scene: &Scene) -> Side {
        scene.side(self.head())
    }

    fn facing(&self, s: &State) -> Facing {
        self.units.first().map_or(Facing(0), |&unit| s.unit(unit).facing)
    }

    /// The ways of the units from here.
    #[must_use]
    pub fn ways(&self, scene: &Scene, s: &State) -> Option<Ways> {
        let walker = self.walker(scene, s);
        let allowance = walker.allowance();
        if self.units.is_empty() {
            return None;
        }
        Some(walker.ways((self.at?, self.facing(s), self.turned), self.spent, allowance))
    }

    /// The hexes that a leader alone can reach, with what he has spent then.
    #[must_use]
    pub fn leader_reach(&self, scene: &Scene, s: &State) -> Option<crate::board::Reach> {
        use crate::board::{Passage, flood};
        let walker = self.walker(scene, s);
        let left = walker.allowance().saturating_sub(self.spent);
        Some(flood(&scene.map.grid, self.at?, left, 1, |from, direction, to| {
            match walker.check_step(from, direction, to) {
                Ok((entry, _)) => Passage::Cost(entry.cost.max(1)),
                Err(_) => Passage::Barred,
            }
        }))
    }

    /// BARONS 7.0, U-88: what a leader who rides along pays for a step.
    fn leader_cost(&self, scene: &Scene, from: Hex, direction: Direction) -> u8 {
        match (self.units.is_empty(), self.leader) {
            (false, Some(_)) => scene.cost(Gait::Leader, from, direction).unwrap_or(u8::MAX),
            _ => 0,
        }
    }

    /// BARONS 7.1a, 7.3: whether the move may end in a hex with a facing: alone, or with a friend who may share the hex and
    /// faces the same way.
    fn check_end(&self, scene: &Scene, s: &State, hex: Hex, facing: Facing) -> Result<(), Refused> {
        self.walker(scene, s).check_end(hex)?;
        let other = s.stack(hex).find(|unit| !self.units.contains(unit));
        match other {
            Some(unit) if !self.units.is_empty() && s.unit(unit).facing != facing => {
                no(rules::FACING, Why::FacingDiffers { unit })
            }
            _ => Ok(()),
        }
    }

    /// Whether a move that has come to a hex with a facing, a turn spent or not, and so much of its allowance, can end
    /// there, after a turn if need be.
    fn can_end(
        &self,
        scene: &Scene,
        s: &State,
        (hex, facing, turned): (Hex, Facing, bool),
        spent: u8,
    ) -> bool {
        let other = s.stack(hex).find(|unit| !self.units.contains(unit));
        let Some(other) = other else { return true };
        let walker = self.walker(scene, s);
        walker.may_end(hex)
            && (s.unit(other).facing == facing || !turned || spent < walker.allowance())
    }

    /// Whether a move can still end legally after a step into a hex: there, or beyond.
    fn has_future(
        &self,
        scene: &Scene,
        s: &State,
        to: (Hex, Facing, bool),
        spent: u8,
        stop: bool,
    ) -> bool {
        if self.units.is_empty() || self.can_end(scene, s, to, spent) {
            return true;
        }
        if stop {
            return false;
        }
        let walker = self.walker(scene, s);
        let ways = walker.ways(to, spent, walker.allowance());
        ways.hexes().iter().any(|&hex| {
            let cost = ways.cost(hex).unwrap_or(u8::MAX);
            self.can_end(scene, s, (hex, to.1, true), cost)
        })
    }

    /// BARONS 7.0, 7.13a, 5.3: a step into a neighbouring hex.
    fn check_step(
        &self,
        scene: &Scene,
        s: &State,
        to: Hex,
        against: Option<Hex>,
    ) -> Result<(), Refused> {
        let Some(at) = self.at else { return no(rules::MOVEMENT, Why::NotNow) };
        let Some(direction) = scene.map.grid.direction(at, to) else {
            return no(rules::MOVEMENT, Why::NotAdjacent { hex: to });
        };
        let facing = self.facing(s);
        if !self.units.is_empty() && !facing.front().contains(&direction) {
            return no(rules::FRONT_MOVES, Why::NotInFront { hex: to });
        }
        let walker = self.walker(scene, s);
        if walker.is_held(at) {
            return no(rules::LEAVING_ZOC, Why::InZoc { unit: self.head() });
        }
        let (entry, sources) = walker.check_step(at, direction, to)?;
        let spent = self.spent.saturating_add(entry.cost);
        if spent > walker.allowance() {
            return no(rules::MOVEMENT, Why::TooFar { left: walker.allowance() - self.spent });
        }
        self.check_leader_pace(scene, s, self.leader_cost(scene, at, direction))?;
        check_against(&sources, against)?;
        if !self.has_future(scene, s, (to, facing, self.turned), spent, entry.stop) {
            self.check_end(scene, s, to, facing)?;
            return no(rules::STACKING, Why::NoEnd { hex: to });
        }
        Ok(())
    }

    /// BARONS 7.0, U-88: a leader who rides along must keep up.
    fn check_leader_pace(&self, scene: &Scene, s: &State, cost: u8) -> Result<(), Refused> {
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
    fn check_march(
        &self,
        scene: &Scene,
        s: &State,
        to: Hex,
        against: Option<Hex>,
    ) -> Result<(), Refused> {
        let walker = self.walker(scene, s);
        let (_, sources) = walker.check_hex(to)?;
        if self.units.is_empty() {
            let reach = self.leader_reach(scene, s).filter(|_| Some(to) != self.at);
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
    fn ride(&self, scene: &Scene, legs: &[Leg]) -> u8 {
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
    fn check_turn(
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

    fn check_finish(&self, scene: &Scene, s: &State, below: bool) -> Result<(), Refused> {
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
    fn check_charge(
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
    fn check_withdraw(&self, scene: &Scene, s: &State) -> Result<(), Refused> {
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
    fn check_enter(
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
        if cost > walker.allowance() {
            return no(rules::MOVEMENT, Why::TooFar { left: walker.allowance() });
        }
        if !self.has_future(scene, s, (hex, facing, false), cost, stop) {
            self.check_end(scene, s, hex, facing)?;
        }
        Ok(())
    }

    /// BARONS 14.5: whether a reinforcement finds a hex of entry.
    #[must_use]
    pub fn can_enter(&self, scene: &Scene, s: &State) -> bool {
        let mut actions = Vec::new();
        self.entry_candidates(scene, s, &mut actions);
        !actions.is_empty()
    }

    fn entry_cost(&self, scene: &Scene, hex: Hex) -> Option<u8> {
        let gait = self.units.first().map_or(Gait::Leader, |&unit| scene.unit(unit).class.into());
        scene.terrain(hex).costs[gait as usize]
    }

    /// BARONS 5.3: the enemy hexes one of which must be named for entering a hex.
    #[must_use]
    pub fn sources(&self, scene: &Scene, s: &State, hex: Hex) -> SmallVec<[Hex; 6]> {
        self.walker(scene, s)
            .check_hex(hex)
            .map_or_else(|_| SmallVec::new(), |(_, sources)| sources)
    }

    fn march_candidates(&self, scene: &Scene, s: &State, actions: &mut Vec<Action>) {
        let Some(at) = self.at else { return };
        if self.units.is_empty() {
            if let Some(reach) = self.leader_reach(scene, s) {
                let hexes = reach.hexes().iter();
                actions.extend(hexes.map(|&hex| Action::March { hex, against: None }));
            }
            return;
        }
        let Some(ways) = self.ways(scene, s) else { return };
        let front = self.facing(s).front();
        for &hex in ways.hexes() {
            let adjacent = scene.map.grid.direction(at, hex);
            let step = adjacent.is_some_and(|direction| front.contains(&direction));
            let sources = self.sources(scene, s, hex);
            let against = sources.iter().copied().map(Some);
            let none = sources.is_empty().then_some(None);
            for against in against.chain(none) {
                if step && self.check_step(scene, s, hex, against).is_ok() {
                    actions.push(Action::Step { hex, against });
                } else if self.ends_well(scene, s, &ways, hex) {
                    actions.push(Action::March { hex, against });
                }
            }
        }
    }

    /// Whether a march to a hex that has been found can end there, and the leader keeps up.
    fn ends_well(&self, scene: &Scene, s: &State, ways: &Ways, hex: Hex) -> bool {
        let rides = self.leader.is_some();
        if !rides && s.top(hex).is_none() {
            return true;
        }
        let legs = ways.way(hex);
        let facing = last_facing(&legs, self.facing(s));
        let cost = ways.cost(hex).unwrap_or(u8::MAX);
        self.check_leader_pace(scene, s, if rides { self.ride(scene, &legs) } else { 0 }).is_ok()
            && self.can_end(scene, s, (hex, facing, self.turned || turns(&legs)), cost)
    }

    fn entry_candidates(&self, scene: &Scene, s: &State, actions: &mut Vec<Action>) {
        let battle = scene.battle_of(self.head());
        let Setup::Enters { hexes, .. } = &scene.battle(battle).setup else { return };
        for &hex in hexes {
            let facings = if self.units.is_empty() { &Facing::ALL[..1] } else { &Facing::ALL[..] };
            let all = facings.iter().map(|&facing| Action::Enter { hex, facing });
            actions.extend(all.filter(|action| self.check(scene, s, action).is_ok()));
        }
    }

    // ---- carrying out

    fn name_attack(cx: &mut Cx<'_, Barons>, s: &mut State, against: Option<Hex>) {
        let Some(hex) = against else { return };
        designate(cx, s, hex);
    }

    /// Takes one step and pays for it.
    fn step(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State, to: Hex) {
        let Some(from) = self.at else { return };
        let direction = cx.scene.map.grid.direction(from, to).unwrap_or(Direction(0));
        let cost = self.walker(cx.scene, s).cost(from, direction).unwrap_or(0);
        self.spent += cost;
        self.leader_spent =
            self.leader_spent.saturating_add(self.leader_cost(cx.scene, from, direction));
        self.begun = true;
        self.put(s, to);
        self.at = Some(to);
        self.entered = !self.solo;
        cx.record(Event::Moved { unit: self.head(), from, hex: to, spent: self.spent });
    }

    fn put(&self, s: &mut State, to: Hex) {
        for &unit in &self.units {
            mutate::leave(s, unit, Place::Aside);
        }
        for &unit in self.units.iter().rev() {
            s.occupy(unit, to, false);
        }
        if let Some(leader) = self.leader {
            mutate::put_leader(s, leader, to);
        }
    }

    fn turn(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State, facing: Facing, free: bool) {
        if self.turned && !free {
            self.spent += 1;
        }
        self.turned = true;
        self.begun = true;
        for &unit in &self.units {
            s.unit_mut(unit).facing = facing;
        }
        cx.record(Event::Turned { unit: self.head(), facing });
    }

    /// BARONS 10.3: what an entered hex sets off: a leader alone makes room, then cavalry reacts, unless the mover only
    /// passes a friend (U-62).
    fn consequences(&mut self, scene: &Scene, s: &State, ending: bool) -> Option<Doing> {
        let at = self.at.filter(|_| self.owes_alarm(s) || ending && self.entered)?;
        if let Some(frame) = Displace::in_hex(scene, s, at) {
            return Some(Doing::Displace(frame));
        }
        self.entered = false;
        let may = self.kind == Kind::March && (!s.active().interlude || scene.options.react_in_7a);
        let queue = if may { triggered(scene, s, &self.units, at) } else { VecDeque::new() };
        (!queue.is_empty()).then(|| Doing::Reaction(Reaction::new(self.units.clone(), at, queue)))
    }

    /// Whether an entered hex still has to take effect: not while a friend is passed.
    fn owes_alarm(&self, s: &State) -> bool {
        self.entered && !self.shares(s)
    }

    /// BARONS 10.3, U-64: who was driven off, is gone or is Shaken moves no more.
    fn is_stopped(&self, s: &State) -> bool {
        let living = || self.units.iter().filter(|&&unit| s.hex(unit).is_some());
        if self.solo {
            return self.leader.is_none_or(|leader| s.hex(leader) != self.at);
        }
        self.at.is_some()
            && (living().count() == 0
                || living().any(|&unit| s.hex(unit) != self.at)
                || self.fresh && living().any(|&unit| s.unit(unit).shaken))
    }

    fn end(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) {
        self.over = true;
        self.plan.clear();
        for &unit in &self.units {
            s.unit_mut(unit).moved = true;
        }
        if let Some(leader) = self.leader {
            s.leader_mut(leader).moved = true;
        }
        if let (Some(hex), true) = (self.at, self.begun) {
            cx.record(Event::Finished { unit: self.head(), hex });
        }
    }

    fn begin_charge(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State, to: charge::Approach) {
        let legs = Charges::new(cx.scene, s, &self.units).legs(to.hex, to.facing);
        designate(cx, s, to.target);
        charge::aim(s, to.target);
        for &unit in &self.units {
            let state = s.unit_mut(unit);
            (state.charge, state.owes_recoil) = (Some(to.target), true);
        }
        cx.record(Event::Charges { unit: self.head(), target: to.target, reaction: false });
        (self.charging, self.begun) = (true, true);
        self.plan = legs.into();
    }

    /// Whether nothing but the end is left to decide.
    fn is_spent(&self, scene: &Scene, s: &State) -> bool {
        let Some(at) = self.at else { return false };
        if !self.begun || self.left(scene, s) > 0 || s.stack(at).any(|u| !self.units.contains(&u)) {
            return false;
        }
        self.turned || self.solo
    }

    /// Whether the next leg of the plan can still be taken.
    fn may_go_on(&self, scene: &Scene, s: &State, leg: Leg) -> bool {
        let (Leg::Step(to), Some(at)) = (leg, self.at) else { return true };
        let walker = self.walker(scene, s);
        if walker.is_held(at) {
            return false;
        }
        if self.charging {
            return s.top(to).is_none();
        }
        let direction = scene.map.grid.direction(at, to);
        direction.is_some_and(|direction| walker.check_step(at, direction, to).is_ok())
    }
}

/// BARONS 5.3: names an enemy hex as a new attack.
pub fn designate(cx: &mut Cx<'_, Barons>, s: &mut State, hex: Hex) {
    let active = s.active_mut();
    if active.designated.contains(&hex) {
        return;
    }
    active.designated.push(hex);
    if active.chit <= 2 {
        let count = u8::try_from(active.designated.len()).unwrap_or(u8::MAX);
        cx.record(Event::NewAttack { hex, count });
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

fn turns(legs: &[Leg]) -> bool {
    legs.iter().any(|leg| matches!(leg, Leg::Turn(_)))
}

fn last_facing(legs: &[Leg], first: Facing) -> Facing {
    let turn = |leg: &Leg| match leg {
        Leg::Turn(facing) => Some(*facing),
        Leg::Step(_) => None,
    };
    legs.iter().rev().find_map(turn).unwrap_or(first)
}

impl Frame<Barons> for Mover {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let rule = match self.kind {
            Kind::March => rules::MOVEMENT,
            Kind::Continued => rules::CHARGE_CONTINUATION,
        };
        let busy = self.over || !self.plan.is_empty() || self.charging;
        let waits = !busy && !self.owes_alarm(s) && !self.is_stopped(s) && !self.is_spent(scene, s);
        waits.then(|| (self.side(scene), rule))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Vec::with_capacity(64);
        if self.at.is_none() {
            self.entry_candidates(scene, s, &mut actions);
            actions.push(Action::PutBack);
            return actions;
        }
        for below in [false, true] {
            if self.check_finish(scene, s, below).is_ok() {
                actions.push(Action::Finish { below });
            }
        }
        self.march_candidates(scene, s, &mut actions);
        if let Some(&unit) = self.units.first() {
            let turns = Facing::ALL.map(|facing| Action::Face { unit, facing }).into_iter();
            actions.extend(turns.filter(|action| self.check(scene, s, action).is_ok()));
        }
        if !self.begun && self.kind == Kind::March && !self.units.is_empty() {
            let approaches = charge::planned(scene, s, &self.units).into_iter();
            actions.extend(approaches.map(|a| Action::Charge {
                target: a.target,
                hex: a.hex,
                facing: a.facing,
            }));
            if self.check_withdraw(scene, s).is_ok() {
                actions.push(Action::Withdraw);
            }
            actions.extend(self.swaps(s));
        }
        if !self.begun && self.kind == Kind::March {
            actions.push(Action::PutBack);
        }
        actions
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::PutBack if !self.begun && self.kind == Kind::March => Ok(()),
            Action::Enter { hex, facing } => self.check_enter(scene, s, hex, facing),
            _ if self.at.is_none() => not_now(action),
            Action::Step { hex, against } if !self.units.is_empty() => {
                self.check_step(scene, s, hex, against)
            }
            Action::Step { hex, against } | Action::March { hex, against } => {
                self.check_march(scene, s, hex, against)
            }
            Action::Face { unit, facing } => self.check_turn(scene, s, unit, facing),
            Action::Finish { below } => self.check_finish(scene, s, below),
            Action::Charge { target, hex, facing } => {
                self.check_charge(scene, s, target, hex, facing)
            }
            Action::Withdraw => self.check_withdraw(scene, s),
            Action::Swap { unit } => match self.swaps(s).as_ref() == Some(action) {
                true => Ok(()),
                false => no(rules::STACK_RULES, Why::NotOnTop { unit }),
            },
            Action::Pick { .. } => no(rules::MOVEMENT, Why::Moving { unit: self.head() }),
            _ => not_now(action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State, action: &Action) -> Step<Doing> {
        match *action {
            Action::PutBack => return Step::Done,
            Action::Enter { hex, facing } => self.enter(cx, s, hex, facing),
            Action::Step { hex, against } | Action::March { hex, against } => {
                let against = against.or_else(|| self.sources(cx.scene, s, hex).first().copied());
                Mover::name_attack(cx, s, against);
                self.plan = self.legs(cx.scene, s, action, hex).into();
            }
            Action::Face { facing, .. } => self.turn(cx, s, facing, false),
            Action::Finish { below } => {
                if below && let Some(hex) = self.at {
                    s.swap(hex);
                    if let Some(unit) = s.top(hex) {
                        cx.record(Event::Swapped { unit, hex });
                    }
                }
                self.end(cx, s);
                // A friend's hex was quiet until now (U-62).
                if let Some(frame) = self.consequences(cx.scene, s, true) {
                    return Step::Goto(frame);
                }
            }
            Action::Charge { target, hex, facing } => {
                self.begin_charge(cx, s, charge::Approach { target, hex, facing });
            }
            Action::Withdraw => {
                self.begun = true;
                self.end(cx, s);
                let unit = self.head();
                let retreat = Retreat::new(s, unit, 2, Withdrawal::Disengagement, Checks::AtOnce);
                return Step::Goto(Doing::Retreat(retreat));
            }
            Action::Swap { unit } => {
                if let Some(hex) = self.at {
                    s.swap(hex);
                    self.swapped = true;
                    self.units.reverse();
                    cx.record(Event::Swapped { unit, hex });
                }
            }
            _ => {}
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> Step<Doing> {
        if self.over {
            return Step::Done;
        }
        self.units.retain(|unit| self.at.is_none() || s.hex(*unit).is_some());
        if self.is_stopped(s) {
            self.end(cx, s);
            return Step::Done;
        }
        if let Some(frame) = self.consequences(cx.scene, s, false) {
            return Step::Call(frame);
        }
        if let Some(leg) = self.plan.pop_front() {
            if self.may_go_on(cx.scene, s, leg) {
                match leg {
                    Leg::Turn(facing) => self.turn(cx, s, facing, self.charging),
                    Leg::Step(to) => self.step(cx, s, to),
                }
            } else {
                self.plan.clear();
            }
            return Step::Ask;
        }
        if self.charging || self.is_spent(cx.scene, s) {
            self.end(cx, s);
            return Step::Done;
        }
        Step::Ask
    }
}

impl Mover {
    fn shares(&self, s: &State) -> bool {
        self.at.is_some_and(|at| s.stack(at).any(|unit| !self.units.contains(&unit)))
    }

    /// BARONS 7.31, U-83: the order of a stack may be changed once, before its move begins.
    fn swaps(&self, s: &State) -> Option<Action> {
        let may = self.units.len() == 2 && !self.swapped && !self.begun;
        let below = self.at.and_then(|hex| s.below(hex)).filter(|_| may)?;
        Some(Action::Swap { unit: below })
    }

    fn legs(&self, scene: &Scene, s: &State, action: &Action, to: Hex) -> Vec<Leg> {
        if matches!(action, Action::Step { .. }) && !self.units.is_empty() {
            return vec![Leg::Step(to)];
        }
        if self.units.is_empty() {
            let reach = self.leader_reach(scene, s);
            let path = reach.map_or_else(Vec::new, |reach| reach.path(to));
            return path.into_iter().map(Leg::Step).collect();
        }
        self.ways(scene, s).map_or_else(Vec::new, |ways| ways.way(to))
    }

    /// BARONS 14.5: the reinforcement stands in its hex of entry; the hex may be settled for its whole Battle.
    fn enter(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State, hex: Hex, facing: Facing) {
        let battle = cx.scene.battle_of(self.head());
        self.spent += self.entry_cost(cx.scene, hex).unwrap_or(0);
        let source = self.sources(cx.scene, s, hex).first().copied();
        Mover::name_attack(cx, s, source);
        for &unit in &self.units {
            s.occupy(unit, hex, false);
            let state = s.unit_mut(unit);
            (state.facing, state.commanded) = (facing, true);
        }
        if let (Some(leader), true) = (self.leader, self.units.is_empty()) {
            mutate::put_leader(s, leader, hex);
        }
        s.battle_mut(battle).entry.get_or_insert(hex);
        (self.at, self.begun, self.entered) = (Some(hex), true, !self.solo);
        cx.record(Event::Entered { unit: self.head(), hex });
    }

    /// The way that a choice would take, for screens: hexes without the start, and movement points left.
    #[must_use]
    pub fn preview(&self, scene: &Scene, s: &State, to: Hex) -> (Vec<Hex>, Option<u8>) {
        let allowance = self.walker(scene, s).allowance();
        if self.units.is_empty() {
            let Some(reach) = self.leader_reach(scene, s) else { return (Vec::new(), None) };
            let left = reach.cost(to).map(|cost| allowance.saturating_sub(self.spent + cost));
            return (if left.is_some() { reach.path(to) } else { Vec::new() }, left);
        }
        let Some(ways) = self.ways(scene, s) else { return (Vec::new(), None) };
        let steps = ways.way(to).into_iter().filter_map(|leg| match leg {
            Leg::Step(hex) => Some(hex),
            Leg::Turn(_) => None,
        });
        (steps.collect(), ways.cost(to).map(|cost| allowance.saturating_sub(cost)))
    }
}
