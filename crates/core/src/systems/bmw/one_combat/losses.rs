//! BMW 7.6: losses are chosen by their owners and removed together.

use super::super::action::{Action, Units};
use super::super::advance::Left;
use super::super::event::Fate;
use super::super::reasons::Pointed;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::system::Bmw;
use super::super::why::{Refused, Why, no, not_asked};
use super::super::{morale, mutate, rules};
use super::reasons::not_involved;
use super::{CombatFacts, Occupation};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use crate::scenario::bmw::CombatResult;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// BMW 7.6: a side chooses whom it loses; in an exchange the attacker first.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Losses {
    /// The combat.
    #[serde(rename = "melee")]
    pub combat: CombatFacts,
    side: Side,
    /// Chosen losses.
    doomed: Units,
}

impl Losses {
    pub(super) fn of(combat: CombatFacts, side: Side) -> Losses {
        Losses { combat, side, doomed: Units::new() }
    }

    /// BMW 7.6, 11.4: once all are chosen they are removed; then morale is read once.
    fn chosen(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, unit: Option<UnitId>) -> StepOf<Bmw> {
        self.doomed.extend(unit);
        if self.side == s.active && self.combat.result == Some(CombatResult::Exchange) {
            self.side = s.active.enemy();
            return Step::Ask;
        }
        for unit in std::mem::take(&mut self.doomed) {
            self.combat.loses(cx.scene, s, unit, Left::Result);
            mutate::eliminate(cx, s, unit, Fate::Loss);
        }
        morale::review(cx, s);
        Step::Goto(Occupation::new(self.combat.clone()).into())
    }
}

impl Procedure<Bmw> for Losses {
    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        let several = self.combat.of(self.side, s).len() > 1;
        several.then_some((self.side, rules::COMBAT_RESULTS))
    }

    fn candidates(&self, _: &Scene, s: &State) -> Vec<Action> {
        self.combat.of(self.side, s).iter().map(|&unit| Action::Lose { unit }).collect()
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Lose { unit } if self.combat.of(self.side, s).contains(unit) => Ok(()),
            Action::Lose { .. } => no(rules::COMBAT_RESULTS, Why::NotInvolved),
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, _: &Scene, _: &State, pointed: &Pointed) -> Vec<Refused> {
        not_involved(pointed)
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        match action {
            Action::Lose { unit } => self.chosen(cx, s, Some(*unit)),
            _ => Step::Ask,
        }
    }

    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        let only = self.combat.of(self.side, s).first().copied();
        self.chosen(cx, s, only)
    }
}
