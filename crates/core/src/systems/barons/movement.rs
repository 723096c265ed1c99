//! BARONS 3.C1, 7.0: the movement segment of the active Battle: one mover after the other (U-84).

use super::action::Action;
use super::mover::{Kind, Mover};
use super::rules;
use super::scene::Scene;
use super::state::{Place, State};
use super::system::Barons;
use super::why::{Refused, Why, no, not_now};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The movement segment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Movement {
    over: bool,
}

/// BARONS 3.C, 6.2, 7.0: whether a counter may begin a move: it belongs to the active Battle, is on the map or about to
/// enter, has not moved.
fn check_unit(scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
    let active = s.active();
    if scene.side(unit) != active.side {
        return no(rules::MOVEMENT, Why::NotYours { unit });
    }
    if scene.battle_of(unit) != active.battle {
        return no(rules::ACTIVATION, Why::NotActive { unit });
    }
    match s.place(unit) {
        Place::Map(_) => {}
        Place::Waits if !active.interlude => {}
        _ => return no(rules::MOVEMENT, Why::OffMap { unit }),
    }
    let moved = if scene.is_leader(unit) { s.leader(unit).moved } else { s.unit(unit).moved };
    if moved {
        return no(rules::MOVEMENT, Why::Moved { unit });
    }
    let out = !scene.is_leader(unit) && !s.unit(unit).commanded && s.hex(unit).is_some();
    if out && !scene.options.ooc_moves {
        return no(rules::COMMAND, Why::OutOfCommand { unit });
    }
    Ok(())
}

/// The leader of a unit's Battle who stands with it and has not moved.
fn companion(scene: &Scene, s: &State, unit: UnitId) -> Option<UnitId> {
    let leader = scene.battle(scene.unit(unit).battle).leader;
    let here = s.hex(unit).is_some_and(|hex| s.hex(leader) == Some(hex));
    Some(leader).filter(|_| here && !s.leader(leader).moved)
}

/// BARONS 7.0, 7.31b: whether a unit, its stack, and a leader with them, or a leader alone may begin a move.
fn check_pick(
    scene: &Scene,
    s: &State,
    (unit, stack, leader): (UnitId, bool, bool),
) -> Result<(), Refused> {
    check_unit(scene, s, unit)?;
    if s.place(unit) == Place::Waits && !mover(scene, s, (unit, false, false)).can_enter(scene, s) {
        return no(rules::REINFORCEMENTS, Why::EntryBlocked { unit });
    }
    if scene.is_leader(unit) {
        return if stack || leader {
            no(rules::MOVEMENT, Why::WrongCounter { unit })
        } else {
            Ok(())
        };
    }
    if stack {
        let Some(partner) = s.partner(unit) else {
            return no(rules::STACK_MOVES, Why::NobodyElse { unit });
        };
        if s.hex(unit).and_then(|hex| s.top(hex)) != Some(unit) {
            return no(rules::STACK_MOVES, Why::NotOnTop { unit });
        }
        check_unit(scene, s, partner)?;
        // Both must have begun the segment here together.
        if s.unit(unit).start != s.unit(partner).start || s.unit(unit).start != s.hex(unit) {
            return no(rules::STACK_MOVES, Why::Moved { unit: partner });
        }
    }
    if leader && companion(scene, s, unit).is_none() {
        return no(rules::MOVEMENT, Why::NobodyElse { unit });
    }
    Ok(())
}

/// The move that a pick begins.
fn mover(scene: &Scene, s: &State, (unit, stack, leader): (UnitId, bool, bool)) -> Mover {
    if scene.is_leader(unit) {
        return Mover::new(s, SmallVec::new(), Some(unit), Kind::March);
    }
    let units = match s.hex(unit).filter(|_| stack) {
        Some(hex) => s.stack(hex).collect(),
        None => SmallVec::from_slice(&[unit]),
    };
    let rider = companion(scene, s, unit).filter(|_| leader);
    Mover::new(s, units, rider, Kind::March)
}

impl Movement {
    fn picks(scene: &Scene, s: &State) -> Vec<Action> {
        let command = scene.battle(s.active().battle);
        let mut actions = Vec::with_capacity(24);
        for &unit in &command.units {
            if check_unit(scene, s, unit).is_err() {
                continue;
            }
            for stack in [false, true] {
                for leader in [false, true] {
                    if check_pick(scene, s, (unit, stack, leader)).is_ok() {
                        actions.push(Action::Pick { unit, stack, leader });
                    }
                }
            }
        }
        let unit = command.leader;
        if check_pick(scene, s, (unit, false, false)).is_ok() {
            actions.push(Action::Pick { unit, stack: false, leader: false });
        }
        actions
    }
}

impl Procedure<Barons> for Movement {
    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        let rule = if s.active().interlude {
            rules::CONTINUATION_SEGMENT
        } else {
            rules::MOVEMENT_SEGMENT
        };
        (!self.over).then(|| (s.active().side, rule))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = vec![Action::EndMovement];
        actions.extend(Movement::picks(scene, s));
        actions
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::EndMovement => Ok(()),
            Action::Pick { unit, stack, leader } => check_pick(scene, s, (unit, stack, leader)),
            _ => not_now(action),
        }
    }

    fn answer(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        action: &Action,
    ) -> StepOf<Barons> {
        let Action::Pick { unit, stack, leader } = *action else {
            self.over = true;
            return Step::Ask;
        };
        Step::Call(mover(cx.scene, s, (unit, stack, leader)).into())
    }

    fn resume(&mut self, _: &mut Cx<'_, Barons>, _: &mut State) -> StepOf<Barons> {
        Step::Done
    }
}
