//! ACIES 9: phase 4, and how a shot is resolved; reaction fire shoots the same way.

use super::action::Action;
use super::check::{FACES, succeeds};
use super::cohesion;
use super::event::Event;
use super::field::{Cell, Line};
use super::losses;
use super::manoeuvre::upright;
use super::rules;
use super::scene::Scene;
use super::state::State;
use super::system::Acies;
use super::why::{Refused, Why, no, not_now};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf};
use crate::scenario::acies::UnitType;
use crate::scenario::acies::options::ElephantMissile;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// ACIES 9.7: an elephant that was hit runs amok up to this face.
pub const RAMPAGE: u8 = 2;

/// Phase 4.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Shots {
    open: bool,
    done: bool,
}

/// ACIES 9.2, 9.3: the nearest enemy in a unit's own column, and whether that is far.
#[must_use]
pub fn nearest(scene: &Scene, s: &State, from: Cell) -> Option<(Cell, bool)> {
    let side = s.field.at(from)?.side;
    let (melee, front) = (Cell::melee(from.column), Cell::first(side.enemy(), from.column));
    let enemy = |cell: Cell| s.field.holds(side.enemy(), cell);
    if from.line == Line::Melee {
        return enemy(front).then_some((front, false));
    }
    if !Scene::is_home(side, from) {
        return None;
    }
    if enemy(melee) {
        return Some((melee, false));
    }
    (enemy(front) && in_the_way(scene, s, from).is_none()).then_some((front, true))
}

/// ACIES 9.3: by option, an own card in front of a unit of the First Line that has an enemy beyond it.
fn in_the_way(scene: &Scene, s: &State, from: Cell) -> Option<Cell> {
    let side = s.field.at(from)?.side;
    let (melee, front) = (Cell::melee(from.column), Cell::first(side.enemy(), from.column));
    let screened = !scene.options.overhead_fire
        && Scene::is_home(side, from)
        && s.field.holds(side, melee)
        && s.field.holds(side.enemy(), front);
    screened.then_some(melee)
}

/// ACIES 9.4, 9.5: the highest result that hits, for a shooter at its nearest enemy.
#[must_use]
pub fn value(scene: &Scene, s: &State, from: Cell, far: bool) -> u8 {
    let missile = s.field.at(from).and_then(|piece| scene.unit(piece.kind).missile);
    missile.map_or(0, |(short, long)| if far { long } else { short })
}

/// ACIES 9.2 to 9.4: the target that a unit can shoot at, if it has one.
#[must_use]
pub fn target(scene: &Scene, s: &State, from: Cell) -> Option<Cell> {
    scene.unit(s.field.at(from)?.kind).missile?;
    let (target, far) = nearest(scene, s, from)?;
    (value(scene, s, from, far) > 0).then_some(target)
}

/// ACIES 9.1 to 9.4: whether a unit may shoot at a target.
///
/// # Errors
/// Why not.
pub fn check_shot(
    scene: &Scene,
    s: &State,
    side: Side,
    (from, at): (Cell, Cell),
) -> Result<(), Refused> {
    let piece = upright(s, side, from)?;
    if scene.unit(piece.kind).missile.is_none() {
        return no(rules::RANGE, Why::Unarmed { cell: from });
    }
    let beyond = at.column == from.column && at.line != Line::Melee;
    if let Some(by) = in_the_way(scene, s, from).filter(|_| beyond) {
        return no(rules::OVERHEAD, Why::Blocked { by });
    }
    match nearest(scene, s, from) {
        None if at.column == from.column => no(rules::TARGETS, Why::NothingAhead { cell: from }),
        Some((target, far)) if target == at => match value(scene, s, from, far) {
            0 => no(rules::RANGE, Why::Range { cell: from }),
            _ => Ok(()),
        },
        _ => no(rules::TARGETS, Why::NoTarget { cell: at }),
    }
}

/// ACIES 9.5 to 9.7: a shot.
pub fn shoot(cx: &mut Cx<'_, Acies>, s: &mut State, (from, at): (Cell, Cell), reaction: bool) {
    let (Some(shooter), Some(struck)) = (s.field.at(from).copied(), s.field.at(at).copied()) else {
        return;
    };
    let far = nearest(cx.scene, s, from).is_some_and(|(_, far)| far);
    let value = value(cx.scene, s, from, far);
    let adds = cx.scene.unit(struck.kind).fire;
    let die = cx.roll(shooter.side, rules::TO_HIT, "shot", FACES);
    let hit = succeeds(die, adds, value);
    let (side, kind) = (shooter.side, shooter.kind);
    let rule = if reaction { rules::REACTION } else { rules::TO_HIT };
    let shot = Event::Shot {
        side,
        kind,
        from,
        target: at,
        whom: struck.kind,
        die,
        adds,
        value,
        hit,
        reaction,
    };
    cx.record(rule, shot);
    if hit {
        strike(cx, s, at);
    }
}

/// ACIES 9.6, 9.7: a hit puts a marker on its target; elephants may run amok instead.
fn strike(cx: &mut Cx<'_, Acies>, s: &mut State, at: Cell) {
    let elephant = |s: &State| {
        let piece = s.field.at(at)?;
        (cx.scene.kind_type(piece.kind) == UnitType::El).then_some(*piece)
    };
    let rule = cx.scene.options.el_missile;
    if elephant(s).is_none() || rule != ElephantMissile::RampageOnly {
        losses::mark(cx, s, at);
    }
    let Some(piece) = s.field.at(at).copied() else { return };
    if cx.scene.kind_type(piece.kind) != UnitType::El || rule == ElephantMissile::Dm {
        return;
    }
    let die = cx.roll(piece.side, rules::RAMPAGE, "rampage", FACES);
    let lost = die <= RAMPAGE;
    cx.record(
        rules::RAMPAGE,
        Event::Rampage { side: piece.side, kind: piece.kind, cell: at, die, lost },
    );
    if lost {
        losses::eliminate(cx, s, at);
    }
}

/// ACIES 9.1, 9.8: who may still shoot, and at whom; nobody must.
fn ready(scene: &Scene, s: &State) -> impl Iterator<Item = (Cell, Cell)> {
    let of =
        s.field.of(s.active).filter(|(_, piece)| piece.is_upright() && !piece.turn_record.fired);
    of.filter_map(|(from, _)| Some((from, target(scene, s, from)?)))
}

/// ACIES 9.1: whether any unit can still shoot.
#[must_use]
pub fn any_shot(scene: &Scene, s: &State) -> bool {
    ready(scene, s).next().is_some()
}

impl Procedure<Acies> for Shots {
    /// ACIES 5.1: the phase is the active side's.
    fn whose(&self, s: &State) -> Option<Side> {
        Some(s.active)
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        self.open.then_some((s.active, rules::SHOTS))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Action::list_from_pass();
        actions.extend(ready(scene, s).map(|(from, target)| Action::Shoot { from, target }));
        cohesion::offer(s, s.active, &mut actions);
        actions
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Shoot { from, target } => {
                if upright(s, s.active, from)?.turn_record.fired {
                    return no(rules::SHOTS, Why::Again { cell: from });
                }
                check_shot(scene, s, s.active, (from, target))
            }
            Action::Cohesion { cell, other } => cohesion::check(s, s.active, cell, other),
            Action::Pass => Ok(()),
            _ => not_now(action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, action: &Action) -> StepOf<Acies> {
        self.open = false;
        match *action {
            Action::Shoot { from, target } => {
                if let Some(piece) = s.field.at_mut(from) {
                    piece.turn_record.fired = true;
                }
                shoot(cx, s, (from, target), false);
            }
            Action::Cohesion { cell, other } => cohesion::play(cx, s, s.active, cell, other),
            _ => self.done = true,
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State) -> StepOf<Acies> {
        self.open = !self.done && (any_shot(cx.scene, s) || cohesion::is_asked(cx.scene, s));
        if self.open { Step::Ask } else { Step::Done }
    }
}
