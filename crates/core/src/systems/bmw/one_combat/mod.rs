//! BMW 7.2, 7.6, 7.9, 8.3, 9.4, 9.6, 10.4, 15.1: one combat, from the declaration to the last advance, as procedures that
//! hand its facts on:
//!
//! | procedure | what it asks | file |
//! | --- | --- | --- |
//! | [`LoneLeaders`] | nothing: they escape (10.4) | `leaving` |
//! | [`DefendersLeave`] | which defenders leave, feign or stay (8.3, 15.1) | `leaving` |
//! | [`FeignedRetreat`], [`Pursuit`] | the way, and who follows (15.1) | `feint` |
//! | [`ArchersLeave`] | which attacking horse archers leave (9.4) | `leaving` |
//! | [`Resolution`] | nothing: odds and die (7.2) | `resolution` |
//! | [`Losses`] | who is lost (7.6) | `losses` |
//! | [`Retreats`] | the ways of the beaten (7.8, 9.2) | `retreats` |
//! | [`Occupation`], [`SecondAdvance`] | which charger occupies, and who comes after (9.6) | `occupation` |
//! | [`Advances`] | who advances (7.9) | `advances` |

mod advances;
mod feint;
mod leaving;
mod losses;
mod occupation;
mod reasons;
mod resolution;
mod retreats;

pub use advances::Advances;
pub use feint::{FeignedRetreat, Pursuit};
pub use leaving::{ArchersLeave, DefendersLeave, LoneLeaders};
pub use losses::Losses;
pub use occupation::{Occupation, SecondAdvance};
pub use resolution::Resolution;
pub use retreats::Retreats;

use super::action::Units;
use super::advance::{Left, Vacated};
use super::event::Turned;
use super::mutate;
use super::scene::Scene;
use super::state::{Face, Mark, State};
use super::system::Bmw;
use crate::kernel::{Cx, Side, Step, StepOf, UnitId};
use crate::scenario::bmw::CombatResult;
use crate::scenario::options::ExAdvance;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The facts of one combat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Melee")]
pub struct CombatFacts {
    /// Attackers that are still in it.
    pub attackers: Units,
    /// Defenders that are still in it.
    pub defenders: Units,
    /// Whether a charging unit attacks: then nobody leaves before combat (9.6).
    charged: bool,
    /// Everybody who charged in it.
    chargers: Units,
    vacated: Vec<Vacated>,
    result: Option<CombatResult>,
}

/// Begins a declared combat.
#[must_use]
pub fn begin(scene: &Scene, s: &State, attackers: Units, defenders: Units) -> StepOf<Bmw> {
    let lone = defenders.first().is_some_and(|&u| scene.counter(u).is_leader());
    let chargers: Units =
        attackers.iter().copied().filter(|&u| s.piece(u).has(Mark::Charging)).collect();
    let charged = !chargers.is_empty();
    let (vacated, pending) = (Vec::new(), defenders.clone());
    let combat = CombatFacts { attackers, defenders, charged, chargers, vacated, result: None };
    if lone {
        Step::Call(LoneLeaders::new(combat, pending).into())
    } else {
        Step::Call(DefendersLeave::new(combat, pending).into())
    }
}

impl CombatFacts {
    /// The units of a side that are still in it.
    fn of(&self, side: Side, s: &State) -> &Units {
        if side == s.active { &self.attackers } else { &self.defenders }
    }

    /// A unit is no longer in it, and the hex where it stands becomes free.
    fn loses(&mut self, scene: &Scene, s: &State, unit: UnitId, left: Left) {
        self.vacates(scene, s, unit, left);
        self.attackers.retain(|u| *u != unit);
        self.defenders.retain(|u| *u != unit);
    }

    fn vacates(&mut self, scene: &Scene, s: &State, unit: UnitId, left: Left) {
        if let Some(hex) = s.hex(unit) {
            self.vacated.push(Vacated { hex, by: scene.counter(unit).side, left });
        }
    }

    /// The side that won by the result: it may advance into hexes left by it.
    fn victor(&self, s: &State) -> Option<Side> {
        use CombatResult as C;
        match self.result? {
            C::DefenderRetreat | C::DefenderLoss | C::Exchange => Some(s.active),
            C::AttackerRetreat | C::AttackerLoss => Some(s.active.enemy()),
            C::NoEffect => None,
        }
    }

    /// BMW 7.9: the side that is the first to be asked whether it advances: who won by the result; without one, the
    /// attacker.
    fn first(&self, s: &State) -> Side {
        self.victor(s).unwrap_or(s.active)
    }

    /// Hexes that a side may advance into: those the result gave it, and those left before combat.
    fn ground(&self, scene: &Scene, s: &State, side: Side) -> Vec<Vacated> {
        let exchange = self.result == Some(CombatResult::Exchange)
            && scene.options.ex_advance == ExAdvance::None;
        self.vacated
            .iter()
            .copied()
            .filter(|v| v.by != side)
            .filter(|v| v.left != Left::Result || self.victor(s) == Some(side) && !exchange)
            .collect()
    }

    /// BMW 9.6: the combat is over, and its chargers turn to their back.
    fn end(&self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        for &unit in &self.chargers {
            s.piece_mut(unit).mark(Mark::Charging, false);
            if s.hex(unit).is_some() {
                mutate::turn(cx, s, unit, Face::Back, Turned::ChargeOver);
            }
        }
        Step::Done
    }
}
