//! BARONS 7.4, 9.4.1: retreats, whether forced, chosen, or the recoil of a charge.

use super::action::Action;
use super::damage::{Checks, corner};
use super::displace::Displace;
use super::event::{Alarm, Companions, Event, Withdrawal};
use super::morale::{self, Cap};
use super::scene::Scene;
use super::stacking::check_join;
use super::state::{Place, State};
use super::system::Barons;
use super::why::{Refused, Why, closed, no, not_now};
use super::zone::in_enemy_zoc;
use super::{mutate, rules};
use crate::board::{Direction, Hex};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A unit goes back hex by hex; its owner chooses the way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Retreat {
    unit: UnitId,
    /// The leaders that go with it, from its first hex to its last (U-51).
    leaders: SmallVec<[UnitId; 1]>,
    start: Hex,
    needed: u8,
    done: u8,
    why: Withdrawal,
    checks: Checks,
    /// The friend just entered still has to check, then the unit itself (9.4.1.6).
    passing: bool,
    over: bool,
}

/// BARONS 9.4.1.1 to 9.4.1.5: whether a retreat may step into a hex; after so many steps it must be so many hexes from its
/// start (U-48).
///
/// # Errors
/// The rule that forbids it.
fn check_step(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    start: Hex,
    (from, to): (Hex, Hex),
    step: u8,
) -> Result<(), Refused> {
    let printed = scene.unit(unit);
    let Some(direction) = scene.map.grid.direction(from, to) else {
        return no(rules::RETREAT, Why::NotAdjacent { hex: to });
    };
    if scene.map.grid.distance(start, to) != u16::from(step) {
        return no(rules::RETREAT, Why::RetreatAway { hex: to });
    }
    if scene.rise(from, to) >= 2 {
        return no(rules::RETREAT_STEEP, Why::RetreatSteep { hex: to });
    }
    if scene.cost(printed.class.into(), from, direction).is_none() {
        let why = closed(scene, printed.class.into(), from, to);
        return no(rules::RETREAT_TERRAIN, why);
    }
    if s.is_enemy(scene, to, printed.side) {
        return no(rules::RETREAT, Why::EnemyHeld { hex: to });
    }
    if in_enemy_zoc(scene, s, to, printed.side) {
        return no(rules::RETREAT_ZOC, Why::RetreatZoc { hex: to });
    }
    if check_join(scene, s, unit, to).is_err() {
        return no(rules::RETREAT_STACKING, Why::RetreatFriend { hex: to });
    }
    Ok(())
}

/// How far a retreat comes that has just entered a hex at its `step`th step: the hexes that count, at most `needed`; `None`
/// if it would have to stop on a friend (9.4.1.5).
fn outlook(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    start: Hex,
    at: Hex,
    step: u8,
    needed: u8,
) -> Option<u8> {
    let free = s.top(at).is_none();
    if free && step >= needed {
        return Some(needed);
    }
    let beyond = best(scene, s, unit, start, at, step, needed);
    match (free, beyond) {
        (true, beyond) => Some(beyond.unwrap_or(0).max(step.min(needed))),
        (false, beyond) => beyond,
    }
}

/// The farthest that a retreat comes from a hex.
fn best(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    start: Hex,
    at: Hex,
    step: u8,
    needed: u8,
) -> Option<u8> {
    let steps = scene.map.grid.neighbors(at);
    steps.filter_map(|(_, to)| reach(scene, s, unit, start, (at, to), step + 1, needed)).max()
}

/// How far a retreat comes that steps into a hex, if it may.
fn reach(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    start: Hex,
    (from, to): (Hex, Hex),
    step: u8,
    needed: u8,
) -> Option<u8> {
    check_step(scene, s, unit, start, (from, to), step).ok()?;
    outlook(scene, s, unit, start, to, step, needed)
}

/// BARONS 9.42, 7.24: whether a unit has a way of two full hexes, as a voluntary retreat needs.
#[must_use]
pub fn has_full_way(scene: &Scene, s: &State, unit: UnitId) -> bool {
    let Some(start) = s.hex(unit) else { return false };
    best(scene, s, unit, start, start, 0, 2) == Some(2)
}

impl Retreat {
    /// A retreat of so many hexes from where the unit stands. It ends a charge (U-97). Which leaders go with it is settled
    /// here: none whom it meets on its way joins, and none is left behind where it passes a friend (U-51).
    pub fn new(
        scene: &Scene,
        s: &mut State,
        unit: UnitId,
        needed: u8,
        why: Withdrawal,
        checks: Checks,
    ) -> Retreat {
        s.unit_mut(unit).charge = None;
        let start = s.hex(unit).unwrap_or(Hex(0));
        let leaders = mutate::followers(scene, s, unit, start);
        Retreat { unit, leaders, start, needed, done: 0, why, checks, passing: false, over: false }
    }

    /// The retreating unit.
    #[must_use]
    pub fn unit(&self) -> UnitId {
        self.unit
    }

    /// Why it retreats.
    #[must_use]
    pub fn why(&self) -> Withdrawal {
        self.why
    }

    /// How many hexes of how many have been done.
    #[must_use]
    pub fn progress(&self) -> (u8, u8) {
        (self.done, self.needed)
    }

    /// The hexes that lead farthest.
    fn ways(&self, scene: &Scene, s: &State) -> Vec<Hex> {
        let Some(at) = s.hex(self.unit) else { return Vec::new() };
        let reach = |to: Hex| {
            let step = self.done + 1;
            reach(scene, s, self.unit, self.start, (at, to), step, self.needed).map(|far| (far, to))
        };
        let all: Vec<_> = scene.map.grid.neighbors(at).filter_map(|(_, to)| reach(to)).collect();
        let most = all.iter().map(|&(far, _)| far).max().unwrap_or(0);
        // Where the unit stands alone, staying may be as good.
        if most <= self.done && s.partner(self.unit).is_none() && self.done > 0 {
            return Vec::new();
        }
        all.into_iter().filter(|&(far, _)| far == most && far > 0).map(|(_, to)| to).collect()
    }

    fn is_complete(&self, s: &State) -> bool {
        self.done >= self.needed && (self.done == 0 || s.partner(self.unit).is_none())
    }

    fn step(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State, to: Hex) -> StepOf<Barons> {
        let Some(from) = s.hex(self.unit) else { return Step::Done };
        let direction = cx.scene.map.grid.direction(from, to).unwrap_or(Direction(0));
        let facing = s.unit(self.unit).facing.towards(direction);
        self.passing = s.top(to).is_some();
        mutate::leave(s, self.unit, Place::Aside);
        s.occupy(self.unit, to, false);
        s.unit_mut(self.unit).facing = facing;
        mutate::take_along(s, &self.leaders, from, to);
        self.done += 1;
        let (unit, why) = (self.unit, self.why);
        let with =
            self.leaders.iter().copied().filter(|&leader| s.hex(leader) == Some(to)).collect();
        cx.record(why.rule(), Event::Retreated { unit, with, from, hex: to, facing, why });
        Displace::in_hex(cx.scene, s, to).map_or(Step::Ask, |frame| Step::Call(frame.into()))
    }

    /// BARONS 9.4.1.6: the friend in the hex checks at once, then the retreating unit; neither counts against the cap.
    fn pass(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) {
        self.passing = false;
        if let Some(friend) = s.partner(self.unit) {
            morale::check(cx, s, friend, Alarm::Passed { by: self.unit }, Cap::Free);
        }
        morale::check(cx, s, self.unit, Alarm::Passing, Cap::Free);
    }

    /// The retreat can't go on: missing hexes cost hits where it was forced (9.4.1).
    fn finish(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> StepOf<Barons> {
        self.over = true;
        if let Some(friend) = s.partner(self.unit).filter(|_| self.done > 0) {
            // Nothing but a friend's rout on the way can strand a unit on another: they face alike then (7.1).
            let facing = s.unit(friend).facing;
            if s.unit(self.unit).facing != facing {
                s.unit_mut(self.unit).facing = facing;
                cx.record(
                    rules::CHANGING_FACING,
                    Event::Turned {
                        unit: self.unit,
                        with: Companions::new(),
                        facing,
                        moving: false,
                    },
                );
            }
        }
        let missing = self.needed.saturating_sub(self.done);
        if missing > 0 && self.why == Withdrawal::Forced {
            corner(cx, s, self.unit, missing, self.checks);
        }
        Step::Done
    }
}

impl Procedure<Barons> for Retreat {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        if self.over || self.passing || s.hex(self.unit).is_none() || self.is_complete(s) {
            return None;
        }
        let rule = match self.why {
            Withdrawal::Forced => rules::RETREAT,
            Withdrawal::Evasion => rules::EVASION,
            Withdrawal::Disengagement => rules::LEAVING_ZOC,
            Withdrawal::Recoil => rules::CHARGE_CONTINUATION,
        };
        let several = self.ways(scene, s).len() > 1;
        several.then(|| (scene.unit(self.unit).side, rule))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let ways = self.ways(scene, s).into_iter();
        ways.map(|hex| Action::Retreat { unit: self.unit, hex }).collect()
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        let Action::Retreat { unit, hex } = *action else {
            return not_now(action);
        };
        if unit != self.unit {
            return no(rules::RETREAT, Why::Moving { unit: self.unit });
        }
        if self.ways(scene, s).contains(&hex) {
            return Ok(());
        }
        let at = s.hex(unit).unwrap_or(self.start);
        check_step(scene, s, unit, self.start, (at, hex), self.done + 1)?;
        let step = self.done + 1;
        if reach(scene, s, unit, self.start, (at, hex), step, self.needed).is_none() {
            return no(rules::RETREAT_ON, Why::RetreatStop { hex });
        }
        no(rules::RETREAT, Why::RetreatShort { hex })
    }

    fn answer(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        action: &Action,
    ) -> StepOf<Barons> {
        match *action {
            Action::Retreat { hex, .. } => self.step(cx, s, hex),
            _ => Step::Ask,
        }
    }

    fn resume(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> StepOf<Barons> {
        if self.over || s.hex(self.unit).is_none() {
            return Step::Done;
        }
        if self.passing {
            self.pass(cx, s);
            return Step::Ask;
        }
        if self.is_complete(s) {
            return self.finish(cx, s);
        }
        match self.ways(cx.scene, s)[..] {
            [only] => self.step(cx, s, only),
            _ => self.finish(cx, s),
        }
    }
}
