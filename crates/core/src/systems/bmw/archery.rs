//! BMW 6.1 to 6.5: the archery phase.

use super::action::Action;
use super::event::{Event, Turned};
use super::reasons::{self, Pointed};
use super::scene::Scene;
use super::state::{Face, Mark, State};
use super::system::Bmw;
use super::why::{Refused, Why, no, not_asked};
use super::{mutate, rules};
use crate::board::{Hex, line_of_sight};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use crate::scenario::bmw::PhaseName;
use crate::scenario::options::{OffensiveFire as Declaring, WallFire};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A shot: who at whom.
pub type Shot = (UnitId, UnitId);

/// The active side declares its shots; then they are resolved in that order (6.3).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct OffensiveFire {
    started: bool,
    /// Declared and not yet resolved.
    pub declared: Vec<Shot>,
}

impl OffensiveFire {
    /// An archery phase that is under way, with these shots declared.
    #[must_use]
    pub fn under_way(declared: Vec<Shot>) -> OffensiveFire {
        OffensiveFire { started: true, declared }
    }
}

/// The inactive side shoots back, one unit after the other (6.5).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct DefensiveFire {}

/// BMW 6.5, RUL-23: archery factor and range of the side that was up when the phase began.
#[must_use]
pub fn archery(scene: &Scene, s: &State, unit: UnitId) -> Option<(u8, u8)> {
    scene.counter(unit).face(s.piece(unit).face_before).archery
}

/// BMW 6.5, RUL-23: whether a unit has been turned since the archery phase began, so that its shot counts as it was then.
#[must_use]
pub fn has_been_turned(s: &State, unit: UnitId) -> bool {
    s.piece(unit).face != s.piece(unit).face_before
}

/// BMW 6.1: the firing unit is an own one with an archery value.
fn check_firer(scene: &Scene, s: &State, firer: UnitId, side: Side) -> Result<(Hex, u8), Refused> {
    let counter = scene.counter(firer);
    if counter.side != side {
        return no(rules::GAME_TURNS, Why::NotYourDecision);
    }
    let Some(hex) = s.hex(firer) else {
        return no(rules::ARCHERY, Why::NotOnMap { unit: firer });
    };
    let Some((_, range)) = archery(scene, s, firer).filter(|_| counter.is_unit()) else {
        return no(rules::ARCHERY, Why::NoArchery);
    };
    Ok((hex, range))
}

/// BMW 6.1, 10.3: the target is an enemy unit on the map.
fn check_target(scene: &Scene, s: &State, target: UnitId, side: Side) -> Result<Hex, Refused> {
    let counter = scene.counter(target);
    if counter.side == side {
        return no(rules::ARCHERY, Why::OwnUnit);
    }
    if counter.is_leader() {
        return no(rules::ARCHERY, Why::LoneLeader);
    }
    match s.hex(target) {
        Some(hex) if counter.is_unit() => Ok(hex),
        Some(_) => no(rules::ARCHERY, Why::NotATarget),
        None => no(rules::ARCHERY, Why::NotOnMap { unit: target }),
    }
}

/// BMW 6.1: a unit that may fire at something.
///
/// # Errors
/// Why it never does.
pub(super) fn check_archer(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    side: Side,
) -> Result<(), Refused> {
    check_firer(scene, s, unit, side).map(|_| ())
}

/// BMW 6.1, 6.4, 15.4: a unit that may be fired at by somebody, and where it is.
///
/// # Errors
/// Why nobody does.
pub(super) fn check_shot_at(
    scene: &Scene,
    s: &State,
    target: UnitId,
    side: Side,
) -> Result<Hex, Refused> {
    let hex = check_target(scene, s, target, side)?;
    check_eligible(scene, s, target, hex, side)?;
    Ok(hex)
}

/// BMW 6.4: only a unit on its front side is an eligible target; walls shield it from the side they keep
/// out (15.4, RUL-25).
fn check_eligible(
    scene: &Scene,
    s: &State,
    target: UnitId,
    hex: Hex,
    side: Side,
) -> Result<(), Refused> {
    let prohibited = scene.options.archery_into_fortress == WallFire::Prohibited;
    if prohibited && scene.special.walled_against(side, hex) {
        return no(rules::FORTRESS, Why::Fortress);
    }
    if s.piece(target).face == Face::Back {
        return no(rules::RANGED_FIRE, Why::NotEligible);
    }
    Ok(())
}

/// BMW 6.4: whether an eligible target is adjacent to a hex.
fn has_adjacent_target(scene: &Scene, s: &State, hex: Hex, side: Side) -> bool {
    scene.map.grid.neighbors(hex).any(|(_, n)| {
        s.unit_of(side.enemy(), n).is_some_and(|u| check_eligible(scene, s, u, n, side).is_ok())
    })
}

/// BMW 6.4: whether terrain blocks the line between two hexes: everything but clear terrain does.
#[must_use]
pub fn blocked(scene: &Scene, from: Hex, to: Hex) -> bool {
    line_of_sight(&scene.map.grid, from, to).blocked(|hex| scene.effects(hex).blocks_sight)
}

/// BMW 6.1, 6.3, 6.4: a shot of the active side.
pub(super) fn check_offensive(
    scene: &Scene,
    s: &State,
    (firer, target): Shot,
    declared: &[Shot],
) -> Result<(), Refused> {
    let side = s.active;
    let (from, range) = check_firer(scene, s, firer, side)?;
    if s.piece(firer).has(Mark::Fired) || declared.iter().any(|&(f, _)| f == firer) {
        return no(rules::ARCHERY, Why::AlreadyFired { unit: firer });
    }
    let to = check_target(scene, s, target, side)?;
    let distance = scene.map.grid.distance(from, to);
    if distance > u16::from(range) {
        return no(rules::RANGED_FIRE, Why::Range { distance, range });
    }
    check_eligible(scene, s, target, to, side)?;
    if distance > 1 {
        if has_adjacent_target(scene, s, from, side) {
            return no(rules::RANGED_FIRE, Why::AdjacentPriority);
        }
        if blocked(scene, from, to) {
            return no(rules::RANGED_FIRE, Why::Los);
        }
    }
    let per_target = scene.options.offensive_fire == Declaring::PerTarget;
    if per_target && declared.iter().any(|&(_, t)| t != target) {
        return no(rules::OFFENSIVE_ARCHERY, Why::OtherTarget);
    }
    Ok(())
}

/// BMW 6.5: a shot of the inactive side: adjacent only.
pub(super) fn check_defensive(
    scene: &Scene,
    s: &State,
    (firer, target): Shot,
) -> Result<(), Refused> {
    let side = s.active.enemy();
    if scene.counter(firer).side == s.active {
        return no(rules::OFFENSIVE_ARCHERY, Why::DeclarationClosed);
    }
    let (from, _) = check_firer(scene, s, firer, side)?;
    if s.piece(firer).has(Mark::Fired) {
        return no(rules::DEFENSIVE_ARCHERY, Why::AlreadyFired { unit: firer });
    }
    let to = check_target(scene, s, target, side)?;
    if !scene.map.grid.adjacent(from, to) {
        return no(rules::DEFENSIVE_ARCHERY, Why::AdjacentOnly);
    }
    check_eligible(scene, s, target, to, side)
}

/// BMW 6.2: one die, the factor or less hits; a hit turns the target to its back, and a second one does
/// nothing more.
fn shoot(cx: &mut Cx<'_, Bmw>, s: &mut State, (firer, target): Shot) {
    let factor = archery(cx.scene, s, firer).map_or(0, |(factor, _)| factor);
    let side = cx.scene.counter(firer).side;
    let hit = cx.roll(side, rules::ARCHERY_PROCEDURE, "archery", 6) <= factor;
    let as_before = has_been_turned(s, firer);
    s.piece_mut(firer).mark(Mark::Fired, true);
    cx.record(rules::ARCHERY_PROCEDURE, Event::Shot { firer, target, factor, as_before, hit });
    if hit {
        mutate::turn(cx, s, target, Face::Back, Turned::Archery);
    }
}

/// Own archers with the enemy units near enough to be worth a question of the rules.
fn shots(scene: &Scene, s: &State, side: Side, reach: impl Fn(u8) -> u8) -> Vec<Action> {
    let mut actions = Vec::new();
    let enemies: Vec<(UnitId, Hex)> = s
        .units_on_map(scene, side.enemy())
        .filter(|&(u, _)| s.piece(u).face == Face::Front)
        .collect();
    for (firer, from) in s.units_on_map(scene, side) {
        let Some((_, range)) =
            archery(scene, s, firer).filter(|_| !s.piece(firer).has(Mark::Fired))
        else {
            continue;
        };
        let far = u16::from(reach(range));
        let near = enemies.iter().filter(|&&(_, hex)| scene.map.grid.distance(from, hex) <= far);
        actions.extend(near.map(|&(target, _)| Action::Fire { firer, target }));
    }
    actions.push(Action::EndFire);
    actions
}

impl Procedure<Bmw> for OffensiveFire {
    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        self.started.then_some((s.active, rules::OFFENSIVE_ARCHERY))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        shots(scene, s, s.active, |range| range)
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Fire { firer, target } => {
                check_offensive(scene, s, (firer, target), &self.declared)
            }
            Action::EndFire => Ok(()),
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        reasons::at_offensive(scene, s, &self.declared, pointed)
    }

    /// BMW 6.3: all shots are declared before the first die; then the dice fall in that order.
    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        if let Action::Fire { firer, target } = *action {
            self.declared.push((firer, target));
            cx.record(rules::OFFENSIVE_ARCHERY, Event::Aimed { firer, target });
            return Step::Ask;
        }
        let none = self.declared.is_empty();
        for shot in std::mem::take(&mut self.declared) {
            shoot(cx, s, shot);
        }
        let goes_on = cx.scene.options.offensive_fire == Declaring::PerTarget && !none;
        if goes_on { Step::Ask } else { Step::Goto(DefensiveFire {}.into()) }
    }

    /// BMW 6.1, 6.5: the phase begins: nobody has fired, and every side that is up is noted.
    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        s.phase = PhaseName::Archery;
        for piece in s.pieces.iter_mut() {
            piece.mark(Mark::Fired, false);
            piece.face_before = piece.face;
        }
        self.started = true;
        cx.record(rules::GAME_TURNS, Event::Phase { side: s.active, phase: PhaseName::Archery });
        Step::Ask
    }
}

impl Procedure<Bmw> for DefensiveFire {
    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        Some((s.active.enemy(), rules::DEFENSIVE_ARCHERY))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        shots(scene, s, s.active.enemy(), |_| 1)
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Fire { firer, target } => check_defensive(scene, s, (firer, target)),
            Action::EndFire => Ok(()),
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        reasons::at_defensive(scene, s, pointed)
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        match *action {
            Action::Fire { firer, target } => {
                shoot(cx, s, (firer, target));
                Step::Ask
            }
            _ => Step::Done,
        }
    }

    fn resume(&mut self, _: &mut Cx<'_, Bmw>, _: &mut State) -> StepOf<Bmw> {
        Step::Ask
    }
}
