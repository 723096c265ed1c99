//! How a move is carried out, leg by leg, and what its steps set off.

use super::super::action::Action;
use super::super::charge::{self, Charges};
use super::super::displace::Displace;
use super::super::event::{Companions, Event};
use super::super::facing::Facing;
use super::super::mutate;
use super::super::pathfinding::Leg;
use super::super::reaction::{Reaction, triggered};
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::{Place, State};
use super::super::system::Barons;
use super::super::zone::in_enemy_zoc;
use super::{Kind, Mover};
use crate::board::{Direction, Hex};
use crate::kernel::{Cx, FrameOf, UnitId};
use std::collections::VecDeque;

impl Mover {
    pub(super) fn name_attack(cx: &mut Cx<'_, Barons>, s: &mut State, against: Option<Hex>) {
        let Some(hex) = against else { return };
        designate(cx, s, hex);
    }

    /// Takes one step and pays for it.
    pub(super) fn step(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State, to: Hex) {
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
        let side = self.side(cx.scene);
        self.stopped = !self.units.is_empty() && in_enemy_zoc(cx.scene, s, to, side);
        let (unit, with) = (self.head(), self.company());
        cx.record(rules::MOVEMENT, Event::Moved { unit, with, from, hex: to, spent: self.spent });
    }

    /// Those who move besides the head.
    fn company(&self) -> Companions {
        let head = self.head();
        let all = self.units.iter().copied().chain(self.leader);
        all.filter(|&counter| counter != head).collect()
    }

    pub(super) fn put(&self, s: &mut State, to: Hex) {
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

    pub(super) fn turn(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        facing: Facing,
        free: bool,
    ) {
        if self.turned && !free {
            self.spent += 1;
        }
        self.turned = true;
        self.begun = true;
        for &unit in &self.units {
            s.unit_mut(unit).facing = facing;
        }
        let with = self.units.iter().copied().skip(1).collect();
        let (unit, moving) = (self.head(), true);
        cx.record(rules::CHANGING_FACING, Event::Turned { unit, with, facing, moving });
    }

    /// BARONS 10.3: what an entered hex sets off: a leader alone makes room, then cavalry reacts, unless the mover only
    /// passes a friend (U-62).
    pub(super) fn consequences(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &State,
        ending: bool,
    ) -> Option<FrameOf<Barons>> {
        let scene = cx.scene;
        let at = self.at.filter(|_| self.owes_alarm(s) || ending && self.entered)?;
        if let Some(frame) = Displace::in_hex(scene, s, at) {
            return Some(frame.into());
        }
        self.entered = false;
        let queue = if self.alarms(scene, s) {
            triggered(scene, s, &self.units, at)
        } else {
            VecDeque::new()
        };
        if queue.is_empty() {
            return None;
        }
        // Where a move ends is told by itself.
        if !ending {
            let (unit, with) = (self.head(), self.company());
            cx.record(rules::REACTION, Event::Sighted { unit, with, hex: at });
        }
        Some(Reaction::new(self.units.clone(), at, queue).into())
    }

    /// BARONS 10.3: whether cavalry checks when this mover enters a hex.
    fn alarms(&self, scene: &Scene, s: &State) -> bool {
        self.kind == Kind::March && (!s.active().interlude || scene.options.react_in_7a)
    }

    /// BARONS 10.3: the cavalry that will check on a way, as things stand.
    pub fn alarmed(&self, scene: &Scene, s: &State, path: &[Hex]) -> Vec<UnitId> {
        let mut found: Vec<UnitId> = Vec::new();
        // A friend is only passed.
        for &hex in path.iter().filter(|&&hex| self.alarms(scene, s) && s.top(hex).is_none()) {
            let next = triggered(scene, s, &self.units, hex);
            found.extend(next.into_iter().filter(|unit| !found.contains(unit)).collect::<Vec<_>>());
        }
        found
    }

    /// Whether an entered hex still has to take effect: not while a friend is passed.
    pub(super) fn owes_alarm(&self, s: &State) -> bool {
        self.entered && !self.shares(s)
    }

    /// BARONS 10.3, U-64: who was driven off, is gone or is Shaken moves no more.
    pub(super) fn is_stopped(&self, s: &State) -> bool {
        let living = || self.units.iter().filter(|&&unit| s.hex(unit).is_some());
        if self.solo {
            return self.leader.is_none_or(|leader| s.hex(leader) != self.at);
        }
        self.at.is_some()
            && (living().count() == 0
                || living().any(|&unit| s.hex(unit) != self.at)
                || self.fresh && living().any(|&unit| s.unit(unit).shaken))
    }

    pub(super) fn end(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) {
        self.over = true;
        self.plan.clear();
        for &unit in &self.units {
            s.unit_mut(unit).moved = true;
        }
        if let Some(leader) = self.leader {
            s.leader_mut(leader).moved = true;
        }
        // Who was destroyed on the way is told to be.
        let left = self.solo || !self.units.is_empty();
        if let (Some(hex), true) = (self.at, self.begun && left) {
            let (unit, with) = (self.head(), self.company());
            let (from, spent) = (self.origin, self.spent);
            let facing = self.turned.then(|| self.facing(s));
            let stays = from == Some(hex) && facing.is_some();
            let rule = if stays { rules::CHANGING_FACING } else { rules::MOVEMENT };
            cx.record(rule, Event::Finished { unit, with, from, hex, spent, facing });
        }
    }

    pub(super) fn begin_charge(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        to: charge::Approach,
    ) {
        let legs = Charges::new(cx.scene, s, &self.units, &[to.target]).legs(to.hex, to.facing);
        designate(cx, s, to.target);
        charge::aim(s, to.target);
        for &unit in &self.units {
            let state = s.unit_mut(unit);
            (state.charge, state.owes_recoil) = (Some(to.target), true);
        }
        let (unit, with) = (self.head(), self.company());
        cx.record(
            rules::CHARGES,
            Event::Charges { unit, with, target: to.target, reaction: false },
        );
        (self.charging, self.begun) = (true, true);
        self.plan = legs.into();
    }

    /// Whether nothing but the end is left to decide.
    pub(super) fn is_spent(&self, scene: &Scene, s: &State) -> bool {
        let Some(at) = self.at else { return false };
        if !self.begun || self.left(scene, s) > 0 || s.stack(at).any(|u| !self.units.contains(&u)) {
            return false;
        }
        self.turned || self.solo
    }

    /// Whether the next leg of the plan can still be taken.
    pub(super) fn may_go_on(&self, scene: &Scene, s: &State, leg: Leg) -> bool {
        let (Leg::Step(to), Some(at)) = (leg, self.at) else { return true };
        let walker = self.walker(scene, s);
        if self.is_held(&walker) {
            return false;
        }
        if self.charging {
            return s.top(to).is_none();
        }
        let direction = scene.map.grid.direction(at, to);
        direction.is_some_and(|direction| walker.check_step(at, direction, to).is_ok())
    }

    pub(super) fn shares(&self, s: &State) -> bool {
        self.at.is_some_and(|at| s.stack(at).any(|unit| !self.units.contains(&unit)))
    }

    /// BARONS 7.31, U-83: the order of a stack may be changed once, before its move begins.
    pub(super) fn swaps(&self, s: &State) -> Option<Action> {
        let may = self.units.len() == 2 && !self.swapped && !self.begun;
        let below = self.at.and_then(|hex| s.below(hex)).filter(|_| may)?;
        Some(Action::Swap { unit: below })
    }

    pub(super) fn legs(&self, scene: &Scene, s: &State, action: &Action, to: Hex) -> Vec<Leg> {
        if matches!(action, Action::Step { .. }) && !self.units.is_empty() {
            return vec![Leg::Step(to)];
        }
        if self.units.is_empty() {
            let reach = self.leader_reach(scene, s);
            let path = reach.map_or_else(Vec::new, |reach| reach.path(to));
            return path.into_iter().map(Leg::Step).collect();
        }
        let marches = self.marches(scene, s, Some(to));
        marches.and_then(|marches| marches.way(to)).unwrap_or_default()
    }

    /// BARONS 14.5: the reinforcement stands in its hex of entry; the hex may be settled for its whole Battle.
    pub(super) fn enter(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        hex: Hex,
        facing: Facing,
    ) {
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
        self.stopped = self.walker(cx.scene, s).is_held(hex);
        let (unit, with) = (self.head(), self.company());
        let facing = (!self.solo).then_some(facing);
        cx.record(rules::REINFORCEMENTS, Event::Entered { unit, with, hex, facing });
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
        cx.record(rules::RESTRICTIONS, Event::NewAttack { hex, count });
    }
}
