//! BARONS 9.42, U-52: cavalry of the defending side avoids foot before fire and before melee.

use super::action::Action;
use super::command::in_command;
use super::damage::Checks;
use super::event::{Companions, Event, Withdrawal};
use super::facing::Facing;
use super::melee_segment::is_foot;
use super::retreat::{Retreat, has_full_way};
use super::rules;
use super::scene::Scene;
use super::state::State;
use super::system::Barons;
use super::why::{Refused, Why, no, not_now};
use crate::board::Hex;
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A window for evasion.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Evasion {
    /// Who has gone back and may turn now, and where it stood.
    gone: Option<(UnitId, Hex)>,
    /// Who has gone back in this window: once is enough.
    done: SmallVec<[UnitId; 4]>,
    over: bool,
}

impl Evasion {
    /// The window opens.
    #[must_use]
    pub fn new() -> Evasion {
        Evasion { gone: None, done: SmallVec::new(), over: false }
    }

    /// BARONS 9.42, 7.22b: cavalry in command, next to enemy foot, with a way of two hexes.
    fn check_unit(scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
        let side = s.active().side.enemy();
        if scene.side(unit) != side {
            return no(rules::EVASION, Why::NotYours { unit });
        }
        if scene.is_leader(unit) || scene.unit(unit).class.is_foot() {
            return no(rules::EVASION, Why::NoEvasion { unit });
        }
        let Some(hex) = s.hex(unit) else { return no(rules::EVASION, Why::OffMap { unit }) };
        let foot_near = scene.map.grid.neighbors(hex).any(|(_, near)| {
            s.is_enemy(scene, near, side) && s.stack(near).any(|enemy| is_foot(scene, enemy))
        });
        if !foot_near {
            return no(rules::EVASION, Why::NoEvasion { unit });
        }
        if !in_command(scene, s, unit) {
            return no(rules::ZOC_EXIT_OUT, Why::OutOfCommand { unit });
        }
        if !has_full_way(scene, s, unit) {
            return no(rules::EVASION, Why::NoRetreat { unit });
        }
        Ok(())
    }

    fn open<'a>(&'a self, scene: &'a Scene, s: &'a State) -> impl Iterator<Item = UnitId> + 'a {
        let units = s.on_map(scene, s.active().side.enemy()).map(|(unit, _)| unit);
        let fresh = units.filter(|unit| !self.done.contains(unit));
        fresh.filter(|&unit| Evasion::check_unit(scene, s, unit).is_ok())
    }

    /// Who has gone back, is still there, and may turn now.
    #[must_use]
    pub fn may_turn(&self, s: &State) -> Option<UnitId> {
        let (unit, from) = self.gone?;
        s.hex(unit).filter(|&hex| hex != from).map(|_| unit)
    }
}

impl Default for Evasion {
    fn default() -> Self {
        Evasion::new()
    }
}

impl Procedure<Barons> for Evasion {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let open =
            !self.over && (self.may_turn(s).is_some() || self.open(scene, s).next().is_some());
        open.then(|| (s.active().side.enemy(), rules::EVASION))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        if let Some(unit) = self.may_turn(s) {
            return Facing::ALL.map(|facing| Action::Face { unit, facing }).to_vec();
        }
        let evade = self.open(scene, s).map(|unit| Action::Evade { unit });
        std::iter::once(Action::EndEvasion).chain(evade).collect()
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Face { unit, facing } if self.may_turn(s).is_some() => {
                if let Some(turning) = self.may_turn(s).filter(|&turning| turning != unit) {
                    return no(rules::CHANGING_FACING, Why::Moving { unit: turning });
                }
                if facing.0 > 5 {
                    return no(rules::FACING, Why::BadFacing { facing: facing.0 });
                }
                Ok(())
            }
            Action::EndEvasion if self.may_turn(s).is_none() => Ok(()),
            Action::Evade { unit } if self.may_turn(s).is_none() => {
                if self.done.contains(&unit) {
                    return no(rules::EVASION, Why::Moved { unit });
                }
                Evasion::check_unit(scene, s, unit)
            }
            _ => not_now(action),
        }
    }

    fn answer(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        action: &Action,
    ) -> StepOf<Barons> {
        match *action {
            Action::Face { unit, facing } => {
                self.gone = None;
                if s.unit(unit).facing != facing {
                    s.unit_mut(unit).facing = facing;
                    cx.record(
                        rules::CHANGING_FACING,
                        Event::Turned { unit, with: Companions::new(), facing, moving: false },
                    );
                }
                Step::Ask
            }
            Action::Evade { unit } => {
                self.gone = s.hex(unit).map(|hex| (unit, hex));
                self.done.push(unit);
                let retreat =
                    Retreat::new(cx.scene, s, unit, 2, Withdrawal::Evasion, Checks::AtOnce);
                Step::Call(retreat.into())
            }
            _ => {
                self.over = true;
                Step::Ask
            }
        }
    }

    fn resume(&mut self, _: &mut Cx<'_, Barons>, _: &mut State) -> StepOf<Barons> {
        Step::Done
    }
}
