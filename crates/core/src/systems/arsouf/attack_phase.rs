//! ARSOUF 6.1, 6.2, M6.1 to M6.3: the attack phase.

use super::action::Action;
use super::attack;
use super::event::Event;
use super::rules;
use super::scene::Scene;
use super::state::State;
use super::system::Arsouf;
use super::why::{Refused, Why, check_picked, check_put_down, no, not_asked};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A side attacks, one piece after the other.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Attacks {
    /// The piece that is picked up.
    pub picked: Option<UnitId>,
    /// Attacks that have been announced and wait for their dice, under an option (ARR-7).
    pub announced: SmallVec<[(UnitId, UnitId); 4]>,
    done: bool,
}

/// ARSOUF 6.2: who may attack: an own upright piece, once in a turn.
fn check_attacker(scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
    let printed = scene.piece(unit);
    let why = if printed.side != s.active {
        Why::Side { unit }
    } else if s.hex(unit).is_none() {
        return no(rules::CONDITIONS, Why::OffBoard { unit });
    } else if s.piece(unit).wounded {
        Why::Wounded { unit }
    } else if s.piece(unit).attacked {
        Why::Attacked { unit }
    } else if printed.baggage && !scene.options.baggage_may_attack {
        Why::Baggage { unit }
    } else {
        return Ok(());
    };
    no(rules::ATTACKERS, why)
}

/// ARSOUF 4.3, 6.2: whether a piece may attack another: an enemy on an adjoining space, not across a closed hexside.
pub fn check_attack(scene: &Scene, s: &State, unit: UnitId, target: UnitId) -> Result<(), Refused> {
    check_attacker(scene, s, unit)?;
    let (Some(from), Some(to)) = (s.hex(unit), s.hex(target)) else {
        return no(rules::ATTACKERS, Why::Target { target });
    };
    if scene.piece(target).side == s.active {
        return no(rules::ATTACKERS, Why::Target { target });
    }
    let Some(direction) = scene.map.grid.direction(from, to) else {
        return no(rules::ATTACKERS, Why::NotAdjacent { unit, target });
    };
    if !scene.is_fought_across(from, direction) {
        return no(rules::RIVER, Why::RiverBetween { unit, target });
    }
    Ok(())
}

/// The enemies that a piece may attack now.
#[must_use]
pub fn targets(scene: &Scene, s: &State, unit: UnitId) -> SmallVec<[UnitId; 6]> {
    let Some(hex) = s.hex(unit) else { return SmallVec::new() };
    if check_attacker(scene, s, unit).is_err() {
        return SmallVec::new();
    }
    s.beside(scene, hex)
        .filter(|&(d, other)| scene.side(other) != s.active && scene.is_fought_across(hex, d))
        .map(|(_, other)| other)
        .collect()
}

/// ARSOUF 4.3, 6.2: whether an attacker has a target at all: an enemy next to it, not only across a closed hexside.
fn check_target(scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
    if !targets(scene, s, unit).is_empty() {
        return Ok(());
    }
    let across = s.hex(unit).and_then(|hex| {
        s.beside(scene, hex).map(|(_, other)| other).find(|&other| scene.side(other) != s.active)
    });
    match across {
        Some(target) => no(rules::RIVER, Why::RiverBetween { unit, target }),
        None => no(rules::ATTACKERS, Why::NoTarget { unit }),
    }
}

/// Whether a side can attack at all.
#[must_use]
pub fn can_attack(scene: &Scene, s: &State, side: Side) -> bool {
    s.on_board(scene, side).any(|(unit, _)| !targets(scene, s, unit).is_empty())
}

impl Attacks {
    /// An attack phase in which these attacks have been announced.
    #[must_use]
    pub fn announced(announced: SmallVec<[(UnitId, UnitId); 4]>) -> Attacks {
        Attacks { announced, ..Attacks::default() }
    }

    /// An attack phase that is passed over, because nobody can attack.
    #[must_use]
    pub fn passed_over() -> Attacks {
        Attacks { done: true, ..Attacks::default() }
    }

    fn has_announced(&self, unit: UnitId) -> bool {
        self.announced.iter().any(|&(attacker, _)| attacker == unit)
    }

    /// ARSOUF 6.2: each piece attacks at most once; an announced attack counts.
    fn check_fresh(&self, unit: UnitId) -> Result<(), Refused> {
        if self.has_announced(unit) {
            no(rules::ATTACKERS, Why::Announced { unit })
        } else {
            Ok(())
        }
    }

    /// ARR-7: announced attacks are carried out in their order; one whose target is gone finds nobody.
    fn resolve(&mut self, cx: &mut Cx<'_, Arsouf>, s: &mut State) {
        for (unit, target) in std::mem::take(&mut self.announced) {
            if s.over.is_some() {
                return;
            }
            if check_attack(cx.scene, s, unit, target).is_ok() {
                attack::carry_out(cx, s, unit, target);
            } else {
                cx.record(rules::ATTACKERS, Event::Void { unit });
            }
        }
    }
}

impl Procedure<Arsouf> for Attacks {
    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        (!self.done).then_some((s.active, rules::ATTACK_PHASE))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Vec::with_capacity(20);
        if let Some(unit) = self.picked {
            let targets = targets(scene, s, unit);
            actions.extend(targets.into_iter().map(|target| Action::Attack { unit, target }));
            actions.push(Action::PutBack);
        } else {
            actions.push(Action::EndAttacks);
            let able = s.on_board(scene, s.active).map(|(unit, _)| unit);
            let able = able.filter(|&u| !self.has_announced(u) && !targets(scene, s, u).is_empty());
            actions.extend(able.map(|unit| Action::Select { unit }));
        }
        actions.extend(self.announced.iter().map(|&(unit, _)| Action::TakeBack { unit }));
        actions
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Attack { unit, target } => {
                check_attack(scene, s, *unit, *target)?;
                self.check_fresh(*unit)
            }
            Action::TakeBack { unit } if self.has_announced(*unit) => Ok(()),
            Action::PutBack => check_picked(self.picked),
            _ if self.picked.is_some() => check_put_down(self.picked),
            Action::Select { unit } => {
                check_attacker(scene, s, *unit)?;
                self.check_fresh(*unit)?;
                check_target(scene, s, *unit)
            }
            Action::EndAttacks => Ok(()),
            _ => not_asked(),
        }
    }

    fn answer(
        &mut self,
        cx: &mut Cx<'_, Arsouf>,
        s: &mut State,
        action: &Action,
    ) -> StepOf<Arsouf> {
        let picked = self.picked.take();
        match action {
            Action::Select { unit } => self.picked = Some(*unit),
            Action::Attack { unit, target } if cx.scene.options.declare_all_attacks_first => {
                self.announced.push((*unit, *target));
                cx.record(rules::ATTACKERS, Event::Announced { unit: *unit, target: *target });
            }
            Action::Attack { unit, target } => attack::carry_out(cx, s, *unit, *target),
            Action::TakeBack { unit } => {
                self.picked = picked;
                self.announced.retain(|(attacker, _)| attacker != unit);
                cx.record(rules::ATTACKERS, Event::Dropped { unit: *unit });
            }
            Action::EndAttacks => {
                self.done = true;
                self.resolve(cx, s);
            }
            _ => {}
        }
        Step::Ask
    }

    fn resume(&mut self, _: &mut Cx<'_, Arsouf>, _: &mut State) -> StepOf<Arsouf> {
        Step::Done
    }
}
