//! BMW 9.6: a successful charge must occupy before anybody advances freely.

use super::super::action::{Action, Path};
use super::super::advance::{self, Left, Limit, Vacated};
use super::super::event::MoveKind;
use super::super::reasons::Pointed;
use super::super::rules;
use super::super::scene::{Class, Scene};
use super::super::state::State;
use super::super::system::Bmw;
use super::super::walk::Walk;
use super::super::why::{Refused, Why, no, not_asked};
use super::reasons::Advancers;
use super::{Advances, CombatFacts};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// BMW 9.6: hexes that a charge has won.
fn won(combat: &CombatFacts, scene: &Scene, s: &State) -> Vec<Vacated> {
    let mut ground = combat.ground(scene, s, s.active);
    ground.retain(|v| v.left == Left::Result);
    ground
}

/// The ways of units into ground that was won, as actions.
fn advances(
    scene: &Scene,
    s: &State,
    units: impl Iterator<Item = UnitId>,
    ground: &[Vacated],
    limit: Limit,
) -> impl Iterator<Item = Action> {
    units.flat_map(move |unit| {
        let ways = advance::options(scene, s, unit, ground, limit);
        ways.into_iter().map(move |path| Action::Advance { unit, path })
    })
}

fn walk(cx: &Cx<'_, Bmw>, s: &State, unit: UnitId, path: &Path) -> StepOf<Bmw> {
    Step::Call(Walk::new(cx.scene, s, unit, path.clone(), MoveKind::Advance).into())
}

/// BMW 9.6: a charger occupies.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Occupation {
    /// The combat.
    #[serde(rename = "melee")]
    pub combat: CombatFacts,
    occupier: Option<UnitId>,
}

impl Occupation {
    pub(super) fn new(combat: CombatFacts) -> Occupation {
        Occupation { combat, occupier: None }
    }

    fn chargers(&self) -> impl Iterator<Item = UnitId> + '_ {
        let fights = |u: &UnitId| self.combat.attackers.contains(u);
        self.combat.chargers.iter().copied().filter(fights)
    }
}

impl Procedure<Bmw> for Occupation {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let ground = won(&self.combat, scene, s);
        let able = advances(scene, s, self.chargers(), &ground, Limit::Occupy).next().is_some();
        (able && self.occupier.is_none()).then_some((s.active, rules::CHARGES))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let ground = won(&self.combat, scene, s);
        advances(scene, s, self.chargers(), &ground, Limit::Occupy).collect()
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Advance { unit, path } if self.chargers().any(|u| u == *unit) => {
                let ground = won(&self.combat, scene, s);
                advance::check(scene, s, *unit, path, &ground, Limit::Occupy)
            }
            Action::Advance { .. } | Action::Hold => no(rules::CHARGES, Why::MustOccupy),
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        let (units, ground) = (self.chargers().collect(), won(&self.combat, scene, s));
        Advancers { scene, s, units, ground, limit: Limit::Occupy }.reasons(pointed)
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        let Action::Advance { unit, path } = action else { return Step::Ask };
        self.occupier = Some(*unit);
        walk(cx, s, *unit, path)
    }

    /// BMW 9.6: after the occupation, under an option, a second horse unit; without one, who may advance.
    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        let combat = self.combat.clone();
        match self.occupier {
            None => Step::Goto(Advances::first(combat, s).into()),
            Some(occupier) if cx.scene.options.charge_second_cavalry_advance => {
                Step::Goto(SecondAdvance { combat, occupier, done: false }.into())
            }
            Some(_) => combat.end(cx, s),
        }
    }
}

/// BMW 9.6: a second horse unit may advance.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SecondAdvance {
    /// The combat.
    #[serde(rename = "melee")]
    pub combat: CombatFacts,
    occupier: UnitId,
    done: bool,
}

impl SecondAdvance {
    fn able<'a>(&'a self, scene: &'a Scene, s: &'a State) -> impl Iterator<Item = UnitId> + 'a {
        let horse = move |u: &UnitId| s.values(scene, *u).class == Class::Horse;
        let other = move |u: &UnitId| *u != self.occupier;
        self.combat.attackers.iter().copied().filter(other).filter(horse)
    }
}

impl Procedure<Bmw> for SecondAdvance {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let ground = won(&self.combat, scene, s);
        let able = advances(scene, s, self.able(scene, s), &ground, Limit::Full).next().is_some();
        (able && !self.done).then_some((s.active, rules::CHARGES))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let ground = won(&self.combat, scene, s);
        let hold = std::iter::once(Action::Hold);
        advances(scene, s, self.able(scene, s), &ground, Limit::Full).chain(hold).collect()
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Advance { unit, path } if self.able(scene, s).any(|u| u == *unit) => {
                let ground = won(&self.combat, scene, s);
                advance::check(scene, s, *unit, path, &ground, Limit::Full)
            }
            Action::Advance { .. } => no(rules::ADVANCES, Why::OneUnit),
            Action::Hold => Ok(()),
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        let (units, ground) = (self.able(scene, s).collect(), won(&self.combat, scene, s));
        Advancers { scene, s, units, ground, limit: Limit::Full }.reasons(pointed)
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        self.done = true;
        match action {
            Action::Advance { unit, path } => walk(cx, s, *unit, path),
            _ => Step::Ask,
        }
    }

    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        self.combat.end(cx, s)
    }
}
