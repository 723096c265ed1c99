//! BMW 7.2, 7.6: odds, one die, and what the result asks for.

use super::super::event::Event;
use super::super::odds::odds;
use super::super::rules;
use super::super::state::State;
use super::super::system::Bmw;
use super::{Advances, CombatFacts, Losses, Retreats};
use crate::kernel::{Cx, Procedure, Step, StepOf};
use crate::scenario::bmw::CombatResult;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// BMW 7.2: the odds are reckoned and the die is thrown.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Resolution {
    /// The combat.
    #[serde(rename = "melee")]
    pub combat: CombatFacts,
}

impl Procedure<Bmw> for Resolution {
    /// BMW 7.2, 7.6: no die is thrown where the odds decide alone.
    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        let mut combat = self.combat.clone();
        let odds = odds(cx.scene, s, &combat.attackers, &combat.defenders);
        let automatic = cx.scene.crt.automatic(odds.odds_column);
        let (result, die) = match automatic {
            Some(result) => (result, None),
            None => {
                let face = cx.roll(s.active, rules::COMBAT_PROCEDURE, "combat", 6);
                (cx.scene.crt.result(odds.odds_column, face), Some(face))
            }
        };
        cx.record(
            rules::COMBAT_PROCEDURE,
            Event::Odds {
                attack: odds.attack,
                defence: odds.defence,
                odds: cx.scene.crt.column(odds.odds_column),
                result,
                automatic: automatic.is_some(),
                die,
            },
        );
        combat.result = Some(result);
        let (attacker, defender) = (s.active, s.active.enemy());
        Step::Goto(match result {
            CombatResult::AttackerLoss | CombatResult::Exchange => {
                Losses::of(combat, attacker).into()
            }
            CombatResult::DefenderLoss => Losses::of(combat, defender).into(),
            CombatResult::AttackerRetreat => Retreats::begin(cx, s, combat, attacker).into(),
            CombatResult::DefenderRetreat => Retreats::begin(cx, s, combat, defender).into(),
            CombatResult::NoEffect => Advances::first(combat, s).into(),
        })
    }
}
