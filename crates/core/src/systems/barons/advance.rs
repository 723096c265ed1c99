//! BARONS 9.4: the advance into a hex that a melee has emptied, and the free facing after it.

use super::action::Action;
use super::displace::Displace;
use super::event::{Companions, Event};
use super::facing::Facing;
use super::melee::Strikers;
use super::scene::{MovementMode, Scene};
use super::state::{Place, State};
use super::system::Barons;
use super::why::{Refused, Why, closed, no, not_now};
use super::{mutate, rules};
use crate::board::Hex;
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Units of one attacking hex may advance.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Advance {
    target: Hex,
    side: Side,
    parties: Vec<Strikers>,
    /// Who has advanced and still may turn.
    gone: SmallVec<[UnitId; 2]>,
    over: bool,
}

impl Advance {
    /// The advance after a melee, if the hex holds no unit any more and somebody may enter it.
    #[must_use]
    pub fn new(scene: &Scene, s: &State, target: Hex, parties: &[Strikers]) -> Option<Advance> {
        if s.top(target).is_some() {
            return None;
        }
        let side =
            parties.iter().flat_map(|p| p.units.iter()).map(|&u| scene.unit(u).side).next()?;
        let parties = parties.to_vec();
        let advance = Advance { target, side, parties, gone: SmallVec::new(), over: false };
        let any = !advance.candidates(scene, s).is_empty();
        any.then_some(advance)
    }

    /// The hex that waits for its new owner.
    #[must_use]
    pub fn target(&self) -> Hex {
        self.target
    }

    /// Who has advanced and may turn now.
    #[must_use]
    pub fn turning(&self) -> Option<UnitId> {
        self.gone.first().copied()
    }

    /// BARONS 9.4, U-41: whether a unit may advance: it took part, stands where it attacked from, is not Shaken, and could
    /// step there.
    fn check_unit(&self, scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
        let party = self.parties.iter().find(|party| party.units.contains(&unit));
        let here = party.map(|party| party.hex).filter(|&hex| s.hex(unit) == Some(hex));
        let Some(hex) = here.filter(|_| !s.unit(unit).shaken) else {
            return no(rules::ADVANCE, Why::CannotAdvance { unit });
        };
        let direction = scene.map.grid.direction(hex, self.target);
        let mode = MovementMode::from(scene.unit(unit).class);
        if direction.is_some_and(|d| scene.cost(mode, hex, d).is_some()) {
            return Ok(());
        }
        no(rules::ADVANCE, closed(scene, mode, hex, self.target))
    }

    /// A leader who has the choice: one of the Battle in the hex while a unit stays there.
    fn free_leader(scene: &Scene, s: &State, unit: UnitId, stack: bool) -> Option<UnitId> {
        let hex = s.hex(unit)?;
        s.partner(unit).filter(|_| !stack)?;
        let battle = scene.unit(unit).battle;
        s.leaders_in(scene, hex).find(|&leader| scene.leader(leader).battle == battle)
    }

    fn go(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        unit: UnitId,
        stack: bool,
        leader: bool,
    ) {
        let Some(from) = s.hex(unit) else { return };
        let units: SmallVec<[UnitId; 2]> =
            if stack { s.stack(from).collect() } else { SmallVec::from_slice(&[unit]) };
        let stays = s.stack(from).any(|other| !units.contains(&other));
        let battle = cx.scene.unit(unit).battle;
        let riders = s.leaders_in(cx.scene, from);
        let riders: Companions =
            riders.filter(|&l| cx.scene.leader(l).battle == battle && (leader || !stays)).collect();
        for &unit in &units {
            mutate::leave(s, unit, Place::Aside);
        }
        for &unit in units.iter().rev() {
            s.occupy(unit, self.target, false);
            let facing = s.unit(unit).facing;
            let with = if unit == units[0] { riders.clone() } else { Companions::new() };
            cx.record(
                rules::ADVANCE,
                Event::Advanced { unit, with, from, hex: self.target, facing },
            );
        }
        for leader in riders {
            mutate::put_leader(s, leader, self.target);
        }
        self.gone = units;
    }
}

impl Procedure<Barons> for Advance {
    fn asks(&self, _: &Scene, _: &State) -> Option<(Side, Rule)> {
        let rule = if self.gone.is_empty() { rules::ADVANCE } else { rules::CHANGING_FACING };
        (!self.over).then_some((self.side, rule))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        if let Some(&unit) = self.gone.first() {
            return Facing::ALL.map(|facing| Action::Face { unit, facing }).to_vec();
        }
        let mut actions = Vec::new();
        for party in &self.parties {
            for &unit in &party.units {
                for stack in [true, false] {
                    for leader in [false, true] {
                        let action = Action::Advance { unit, stack, leader };
                        if self.check(scene, s, &action).is_ok() {
                            actions.push(action);
                        }
                    }
                }
            }
        }
        if !actions.is_empty() {
            actions.push(Action::NoAdvance);
        }
        actions
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Face { unit, facing } if !self.gone.is_empty() => {
                if !self.gone.contains(&unit) {
                    return no(rules::CHANGING_FACING, Why::Moving { unit: self.gone[0] });
                }
                if facing.0 > 5 {
                    return no(rules::FACING, Why::BadFacing { facing: facing.0 });
                }
                Ok(())
            }
            Action::Advance { unit, stack, leader } if self.gone.is_empty() => {
                self.check_unit(scene, s, unit)?;
                if stack {
                    let top = s.hex(unit).and_then(|hex| s.top(hex));
                    let Some(partner) = s.partner(unit) else {
                        return no(rules::ADVANCE, Why::NobodyElse { unit });
                    };
                    self.check_unit(scene, s, partner)?;
                    if top != Some(unit) {
                        return no(rules::ADVANCE, Why::NotOnTop { unit });
                    }
                }
                if leader && Advance::free_leader(scene, s, unit, stack).is_none() {
                    return no(rules::ADVANCE, Why::NobodyElse { unit });
                }
                Ok(())
            }
            Action::NoAdvance if self.gone.is_empty() => Ok(()),
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
            Action::Advance { unit, stack, leader } => {
                self.go(cx, s, unit, stack, leader);
                let displaced = Displace::in_hex(cx.scene, s, self.target);
                return displaced.map_or(Step::Ask, |frame| Step::Call(frame.into()));
            }
            Action::Face { facing, .. } => {
                let head = self.gone[0];
                if s.unit(head).facing != facing {
                    for &unit in &self.gone {
                        s.unit_mut(unit).facing = facing;
                    }
                    let with = self.gone.iter().copied().skip(1).collect();
                    let turned = Event::Turned { unit: head, with, facing, moving: false };
                    cx.record(rules::CHANGING_FACING, turned);
                }
                self.over = true;
            }
            _ => self.over = true,
        }
        Step::Ask
    }

    fn resume(&mut self, _: &mut Cx<'_, Barons>, _: &mut State) -> StepOf<Barons> {
        Step::Done
    }
}
