//! BARONS 8.0 to 8.5: fire.

use super::action::Action;
use super::damage::{Aftermath, Checks, settle_owed};
use super::edward;
use super::event::Event;
use super::facing::Arc;
use super::rules;
use super::scene::Scene;
use super::sight::sees;
use super::state::State;
use super::system::Barons;
use super::why::{Refused, Why, no, not_now};
use crate::board::Hex;
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use crate::scenario::barons::Class;
use crate::scenario::barons::options::AdjacentFire;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// BARONS 8.4: nobody fires farther.
pub const FARTHEST: u8 = 3;

/// BARONS 8.0, 7.31e: whether a unit can fire at all: infantry with a range, and of two infantry the top one.
fn check_firer(scene: &Scene, s: &State, unit: UnitId) -> Result<Hex, Refused> {
    let printed = scene.unit(unit);
    let Some(hex) = s.hex(unit) else { return no(rules::FIRE, Why::OffMap { unit }) };
    if printed.class != Class::Inf || printed.range == 0 {
        return no(rules::FIRE, Why::NoFire { unit });
    }
    let above = s.top(hex).filter(|&top| top != unit);
    if above.is_some_and(|top| scene.unit(top).class == Class::Inf) {
        return no(rules::STACK_FIRE, Why::BelowInfantry { unit });
    }
    Ok(hex)
}

/// BARONS 7.13b: whether a hex lies in the front or in a flank of a firer.
fn in_arc(scene: &Scene, s: &State, unit: UnitId, from: Hex, to: Hex) -> bool {
    let (one, other) = s.unit(unit).facing.arcs(&scene.map.grid, from, to);
    one != Arc::Rear || other != Arc::Rear
}

/// BARONS 8.3: whether somebody in the target hex came next to the firer by moving in this activation.
fn came_near(scene: &Scene, s: &State, from: Hex, target: Hex) -> bool {
    s.stack(target).any(|unit| {
        let start = s.unit(unit).start;
        start != Some(target) && start.is_none_or(|hex| !scene.map.grid.adjacent(hex, from))
    })
}

/// BARONS 8.0, 8.1, 6.2c, 7.31e: whether a unit may fire in a segment at all, whomever at; the hex it stands in.
///
/// # Errors
/// The rule that forbids it.
pub fn check_shooter(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    defensive: bool,
) -> Result<Hex, Refused> {
    if scene.is_leader(unit) {
        return no(rules::FIRE, Why::NoFire { unit });
    }
    let from = check_firer(scene, s, unit)?;
    let (printed, state, active) = (scene.unit(unit), s.unit(unit), s.active());
    if state.fired.is_some() {
        return no(rules::FIRE, Why::Fired { unit });
    }
    if defensive == (printed.side == active.side) || !defensive && printed.battle != active.battle {
        return no(rules::FIRE, Why::NotActive { unit });
    }
    if !defensive && !state.commanded && !state.engaged {
        return no(rules::OUT_OF_COMMAND, Why::OutOfCommand { unit });
    }
    Ok(from)
}

/// BARONS 8.0, 8.1: whether a hex may be shot at in a segment, whoever shoots.
///
/// # Errors
/// The rule that forbids it.
pub fn check_mark(
    scene: &Scene,
    s: &State,
    side: Side,
    target: Hex,
    defensive: bool,
) -> Result<(), Refused> {
    if !s.is_enemy(scene, target, side) {
        return no(rules::FIRE, Why::NoTarget { hex: target });
    }
    let of_active = |enemy: UnitId| scene.unit(enemy).battle == s.active().battle;
    if defensive && !s.stack(target).any(of_active) {
        return no(rules::DEFENSIVE_FIRE, Why::TargetNotActive { hex: target });
    }
    Ok(())
}

/// BARONS 8.0, 8.1, 8.3, 8.4: whether a unit may fire at a hex, the rule about adjacent hexes aside.
fn check_shot(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    target: Hex,
    defensive: bool,
) -> Result<u8, Refused> {
    let from = check_shooter(scene, s, unit, defensive)?;
    let printed = scene.unit(unit);
    check_mark(scene, s, printed.side, target, defensive)?;
    if !defensive {
        edward::check(scene, s, unit, target)?;
    }
    let range = super::facing::distance(&scene.map.grid, from, target);
    if range > printed.range.min(FARTHEST) {
        let most = printed.range.min(FARTHEST);
        return no(rules::RANGE, Why::OutOfRange { unit, far: range, most });
    }
    if !in_arc(scene, s, unit, from, target) {
        return no(rules::FIRE_ARC, Why::BehindFirer { unit, hex: target });
    }
    if range > 1 && !sees(scene, s, from, target) {
        let level = scene.map.level(from) == scene.map.level(target);
        let rule = if level { rules::SIGHT_LEVEL } else { rules::SIGHT_HEIGHTS };
        return no(rule, Why::NoSight { from, hex: target });
    }
    Ok(range)
}

/// BARONS 8.0 to 8.4: whether a unit may fire at a hex in a fire segment. An adjacent hex is shot at only if somebody came
/// there, if nothing farther can be shot at, or if it is charging the firer (8.2).
///
/// # Errors
/// The rule that forbids it.
pub fn check_fire(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    target: Hex,
    defensive: bool,
) -> Result<(), Refused> {
    let range = check_shot(scene, s, unit, target, defensive)?;
    if range > 1 || scene.options.range1 == AdjacentFire::Free {
        return Ok(());
    }
    let from = s.hex(unit).unwrap_or(target);
    let charged = s.stack(target).any(|enemy| s.unit(enemy).charge == Some(from));
    let farther = || far_targets(scene, s, unit, defensive).next().is_some();
    if charged || came_near(scene, s, from, target) || !farther() {
        Ok(())
    } else {
        no(rules::SIGHT_AND_RANGE, Why::RangeOne { unit, hex: target })
    }
}

/// The legal targets at a range of two hexes or more.
fn far_targets<'a>(
    scene: &'a Scene,
    s: &'a State,
    unit: UnitId,
    defensive: bool,
) -> impl Iterator<Item = Hex> + 'a {
    near_enemies(scene, s, unit)
        .filter(move |&hex| check_shot(scene, s, unit, hex, defensive).is_ok_and(|range| range > 1))
}

/// Enemy hexes within the printed range.
fn near_enemies<'a>(
    scene: &'a Scene,
    s: &'a State,
    unit: UnitId,
) -> impl Iterator<Item = Hex> + 'a {
    let printed = scene.unit(unit);
    let range = u16::from(printed.range.min(FARTHEST));
    let from = s.hex(unit);
    let enemies = s.on_map(scene, printed.side.enemy());
    enemies
        .filter(move |&(enemy, hex)| {
            s.top(hex) == Some(enemy)
                && from.is_some_and(|from| scene.map.grid.distance(from, hex) <= range)
        })
        .map(|(_, hex)| hex)
}

/// BARONS 8.2: the top infantry of a charged hex, if it may shoot at a charger next to it: through front or flank.
#[must_use]
pub fn contact_shooter(scene: &Scene, s: &State, charged: Hex, charger: Hex) -> Option<UnitId> {
    let shooter = s.stack(charged).find(|&unit| scene.unit(unit).class == Class::Inf)?;
    let may = scene.unit(shooter).range > 0 && in_arc(scene, s, shooter, charged, charger);
    may.then_some(shooter)
}

/// BARONS 8.5, 7.13d, 12.1: what is added to the die of a shot: a Shaken firer, a target taken in flank or rear.
#[must_use]
pub fn adds(scene: &Scene, s: &State, unit: UnitId, target: Hex) -> i8 {
    let from = s.hex(unit).unwrap_or(target);
    let outside = s.top(target).is_some_and(|enemy| {
        let (one, other) = s.unit(enemy).facing.arcs(&scene.map.grid, target, from);
        one != Arc::Front && other != Arc::Front
    });
    let bonus = i8::try_from(scene.options.fire_flank_bonus).unwrap_or(i8::MAX);
    (if outside { bonus } else { 0 }) - i8::from(s.unit(unit).shaken)
}

/// BARONS 8.5: the hits for a face of the ten-sided die: below 1 counts as 1, above 10 as 10.
#[must_use]
pub fn hits(scene: &Scene, face: u8, adds: i8, range: u8) -> u8 {
    let row = (i16::from(face) + i16::from(adds)).clamp(1, 10) - 1;
    let column = usize::from(range.clamp(1, 3)) - 1;
    scene.tables.fire[usize::try_from(row).unwrap_or(0)][column]
}

/// BARONS 2.4, 8.5: a shot; its hits are applied, what follows is left to `aftermath`.
pub fn shoot(
    cx: &mut Cx<'_, Barons>,
    s: &mut State,
    unit: UnitId,
    target: Hex,
    aftermath: &mut Aftermath,
) {
    let Some(from) = s.hex(unit) else { return };
    let range = super::facing::distance(&cx.scene.map.grid, from, target);
    let adds = adds(cx.scene, s, unit, target);
    let die = cx.roll(cx.scene.unit(unit).side, rules::FIRE_PROCEDURE, "fire", 10);
    let hits = hits(cx.scene, die, adds, range);
    let whom = s.stack(target).collect();
    cx.record(rules::FIRE_PROCEDURE, Event::Shot { unit, target, whom, range, die, adds, hits });
    aftermath.hit(cx, s, target, hits);
}

/// A fire segment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Fire {
    defensive: bool,
    over: bool,
}

impl Fire {
    /// A fire segment: that of the defending side or that of the active Battle.
    #[must_use]
    pub const fn new(defensive: bool) -> Fire {
        Fire { defensive, over: false }
    }

    /// Whether it is the defending side's.
    #[must_use]
    pub const fn is_defensive(&self) -> bool {
        self.defensive
    }

    fn side(&self, s: &State) -> Side {
        let active = s.active().side;
        if self.defensive { active.enemy() } else { active }
    }

    fn shots<'a>(&'a self, scene: &'a Scene, s: &'a State) -> impl Iterator<Item = Action> + 'a {
        let (side, marks) = (self.side(s), self.marks(scene, s));
        // Most units have nobody there.
        let is_near = move |hex: Hex, range: u8| {
            let mut distances = marks.iter().map(|&mark| scene.map.grid.distance(hex, mark));
            distances.any(|distance| distance <= u16::from(range.min(FARTHEST)))
        };
        let may = move |&unit: &UnitId| {
            let printed = scene.unit(unit);
            printed.range > 0
                && s.unit(unit).fired.is_none()
                && (self.defensive || printed.battle == s.active().battle)
                && s.hex(unit).is_some_and(|hex| is_near(hex, printed.range))
        };
        scene.of[side].iter().copied().filter(may).flat_map(move |unit| {
            near_enemies(scene, s, unit)
                .filter(move |&hex| check_fire(scene, s, unit, hex, self.defensive).is_ok())
                .map(move |target| Action::Fire { unit, target })
        })
    }

    /// BARONS 8.1, 8.4: where those are who may be shot at.
    fn marks(&self, scene: &Scene, s: &State) -> SmallVec<[Hex; 32]> {
        let marked = |unit: UnitId| !self.defensive || scene.unit(unit).battle == s.active().battle;
        let enemies = s.on_map(scene, self.side(s).enemy());
        enemies.filter(|&(unit, _)| marked(unit)).map(|(_, hex)| hex).collect()
    }
}

impl Procedure<Barons> for Fire {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let rule = if self.defensive { rules::DEFENSIVE_SEGMENT } else { rules::OFFENSIVE_SEGMENT };
        let open = !self.over && self.shots(scene, s).next().is_some();
        open.then(|| (self.side(s), rule))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        std::iter::once(Action::EndFire).chain(self.shots(scene, s)).collect()
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::EndFire => Ok(()),
            Action::Fire { unit, target } => check_fire(scene, s, unit, target, self.defensive),
            _ => not_now(action),
        }
    }

    fn answer(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        action: &Action,
    ) -> StepOf<Barons> {
        let Action::Fire { unit, target } = *action else {
            self.over = true;
            return Step::Ask;
        };
        s.unit_mut(unit).fired = Some(target);
        let mut aftermath = Aftermath::new(Checks::Later);
        shoot(cx, s, unit, target, &mut aftermath);
        Step::Call(aftermath.into())
    }

    /// BARONS 8.6, 12.0: the end of the segment brings the morale checks that are owed.
    fn resume(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> StepOf<Barons> {
        settle_owed(cx, s);
        Step::Done
    }
}
