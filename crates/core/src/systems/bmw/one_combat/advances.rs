//! BMW 7.9, 9.2: advance after combat.

use super::super::action::Action;
use super::super::advance::{self, Limit};
use super::super::event::MoveKind;
use super::super::reasons::Pointed;
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::system::Bmw;
use super::super::walk::Walk;
use super::super::why::{Refused, Why, no, not_asked};
use super::CombatFacts;
use super::reasons::Advancers;
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// BMW 7.9: a side may advance with one unit.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Advances {
    /// The combat.
    #[serde(rename = "melee")]
    pub combat: CombatFacts,
    side: Side,
    done: bool,
}

impl Advances {
    pub(super) fn new(combat: CombatFacts, side: Side) -> Advances {
        Advances { combat, side, done: false }
    }

    /// The side that is asked first.
    pub(super) fn first(combat: CombatFacts, s: &State) -> Advances {
        let side = combat.first(s);
        Advances::new(combat, side)
    }

    /// BMW 8.3, 9.4, RUL-53, RUL-54: a side that may not or will not advance leaves the one advance to the other
    /// side: for a hex that was left before combat no result is needed.
    fn held(&self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        if self.side == self.combat.first(s) {
            Step::Goto(Advances::new(self.combat.clone(), self.side.enemy()).into())
        } else {
            self.combat.end(cx, s)
        }
    }
}

impl Procedure<Bmw> for Advances {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        if self.done {
            return None;
        }
        let ground = self.combat.ground(scene, s, self.side);
        let goes = |&u: &UnitId| advance::can_advance(scene, s, u, &ground, Limit::Full);
        let able = !ground.is_empty() && self.combat.of(self.side, s).iter().any(goes);
        able.then_some((self.side, rules::ADVANCES))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let ground = self.combat.ground(scene, s, self.side);
        let ways = |&unit: &UnitId| {
            let paths = advance::options(scene, s, unit, &ground, Limit::Full);
            paths.into_iter().map(move |path| Action::Advance { unit, path })
        };
        let hold = std::iter::once(Action::Hold);
        self.combat.of(self.side, s).iter().flat_map(ways).chain(hold).collect()
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Advance { unit, path } if self.combat.of(self.side, s).contains(unit) => {
                let ground = self.combat.ground(scene, s, self.side);
                advance::check(scene, s, *unit, path, &ground, Limit::Full)
            }
            Action::Advance { .. } => no(rules::ADVANCES, Why::NotParticipant),
            Action::Hold => Ok(()),
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        let units = self.combat.of(self.side, s).clone();
        let ground = self.combat.ground(scene, s, self.side);
        Advancers { scene, s, units, ground, limit: Limit::Full }.reasons(pointed)
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        match action {
            Action::Advance { unit, path } => {
                self.done = true;
                let walk = Walk::new(cx.scene, s, *unit, path.clone(), MoveKind::Advance);
                Step::Call(walk.into())
            }
            _ => self.held(cx, s),
        }
    }

    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        if self.done { self.combat.end(cx, s) } else { self.held(cx, s) }
    }
}
