//! BMW 15.1: the feigned retreat of a defender, and who follows it.

use super::super::action::{Action, Units};
use super::super::event::MoveKind;
use super::super::light_troops;
use super::super::reasons::Pointed;
use super::super::rules;
use super::super::scene::Scene;
use super::super::special::karr_wa_farr::Feint;
use super::super::state::State;
use super::super::system::Bmw;
use super::super::walk::Walk;
use super::super::why::{Refused, Why, no, not_asked};
use super::leaving::{leave, ways_out};
use super::reasons::{not_involved, ways};
use super::{CombatFacts, DefendersLeave};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// BMW 15.1: the way of a feigned retreat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FeignedRetreat {
    /// The combat.
    #[serde(rename = "melee")]
    pub combat: CombatFacts,
    pending: Units,
    feint: Feint,
}

impl FeignedRetreat {
    pub(super) fn new(combat: CombatFacts, pending: Units, feint: Feint) -> FeignedRetreat {
        FeignedRetreat { combat, pending, feint }
    }
}

impl Procedure<Bmw> for FeignedRetreat {
    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        (!self.feint.is_taken()).then_some((s.active.enemy(), rules::KARR_WA_FARR))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        ways_out(scene, s, self.feint.unit, self.feint.lengths(scene, s)).collect()
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::RetreatBeforeCombat { unit, path } if *unit == self.feint.unit => {
                self.feint.check_way(scene, s, path)
            }
            Action::RetreatBeforeCombat { .. } => no(rules::COMBAT_RESULTS, Why::NotInvolved),
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        let unit = self.feint.unit;
        ways(s, pointed, rules::RETREAT_BEFORE_COMBAT, [unit], |unit, hex| {
            light_troops::why_not(scene, s, unit, hex, self.feint.lengths(scene, s))
        })
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        let Action::RetreatBeforeCombat { unit, path } = action else { return Step::Ask };
        self.feint.take(s, path);
        if self.feint.hexes == 0 {
            return leave((&mut self.combat, &mut self.pending), cx, s, (*unit, path));
        }
        self.pending.retain(|u| u != unit);
        self.combat.defenders.retain(|u| u != unit);
        Step::Call(Walk::new(cx.scene, s, *unit, path.clone(), MoveKind::Feint).into())
    }

    fn resume(&mut self, _: &mut Cx<'_, Bmw>, _: &mut State) -> StepOf<Bmw> {
        let (combat, pending) = (self.combat.clone(), self.pending.clone());
        Step::Goto(if self.feint.hexes == 0 {
            DefendersLeave::after_feint(combat, pending).into()
        } else {
            Pursuit { combat, pending, feint: self.feint.clone() }.into()
        })
    }
}

/// BMW 15.1: who follows a feigned retreat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Pursuit {
    /// The combat.
    #[serde(rename = "melee")]
    pub combat: CombatFacts,
    pending: Units,
    feint: Feint,
}

impl Pursuit {
    /// BMW 15.1: the follower goes where the lured unit went, and is spent.
    fn follow(&mut self, cx: &Cx<'_, Bmw>, s: &State, unit: UnitId) -> StepOf<Bmw> {
        self.combat.attackers.retain(|u| *u != unit);
        self.feint.followers.clear();
        let path = self.feint.pursuit(cx.scene, s, unit);
        if path.is_empty() {
            return Step::Ask;
        }
        Step::Call(Walk::new(cx.scene, s, unit, path, MoveKind::Follow).into())
    }
}

impl Procedure<Bmw> for Pursuit {
    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        (self.feint.followers.len() > 1).then_some((s.active, rules::KARR_WA_FARR))
    }

    fn candidates(&self, _: &Scene, _: &State) -> Vec<Action> {
        self.feint.followers.iter().map(|&unit| Action::Follow { unit }).collect()
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Follow { unit } if self.feint.followers.contains(unit) => Ok(()),
            Action::Follow { .. } => no(rules::COMBAT_RESULTS, Why::NotInvolved),
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, _: &Scene, _: &State, pointed: &Pointed) -> Vec<Refused> {
        not_involved(pointed)
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        match action {
            Action::Follow { unit } => self.follow(cx, s, *unit),
            _ => Step::Ask,
        }
    }

    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        match self.feint.followers.first() {
            Some(&unit) => self.follow(cx, s, unit),
            None => {
                let (combat, pending) = (self.combat.clone(), self.pending.clone());
                Step::Goto(DefendersLeave::after_feint(combat, pending).into())
            }
        }
    }
}
