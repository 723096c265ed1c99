//! ACIES 13.5, 16.11: the last step of a turn: another turn, unless the other side prevents it.

use super::action::Action;
use super::card::Card;
use super::cohesion;
use super::event::Event;
use super::piles;
use super::reply;
use super::rules;
use super::scene::Scene;
use super::state::State;
use super::system::Acies;
use super::why::{Refused, Why, no, not_now};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf};
use crate::scenario::acies::Tactic;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

const CARD: Card = Card::Tactic(Tactic::Initiative);

/// The last step of a turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Initiative {
    /// The active side has played its card; the other may prevent it.
    claimed: bool,
    open: bool,
    done: bool,
}

/// ACIES 13.5: not in a turn that was itself gained so (ACR-22).
#[must_use]
pub fn may_claim(scene: &Scene, s: &State) -> bool {
    !s.extra || scene.options.initiative_chain
}

impl Initiative {
    const fn decider(&self, s: &State) -> Side {
        if self.claimed { s.active.enemy() } else { s.active }
    }

    /// Whether the question is whether the extra turn is prevented.
    #[must_use]
    pub const fn is_reply(&self) -> bool {
        self.claimed
    }
}

impl Procedure<Acies> for Initiative {
    fn is_exact(&self) -> bool {
        true
    }

    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        self.open.then(|| (self.decider(s), rules::INITIATIVE_STEP))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Action::list_from_pass();
        let side = self.decider(s);
        if s.of(side).holds(CARD) && (self.claimed || may_claim(scene, s)) {
            actions.push(Action::Tactic { tactic: Tactic::Initiative });
        }
        if !self.claimed {
            cohesion::offer(s, side, &mut actions);
        }
        actions
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        let side = self.decider(s);
        match *action {
            Action::Tactic { tactic: tactic @ Tactic::Initiative } => {
                if !s.of(side).holds(CARD) {
                    return no(rules::TURN, Why::NotInHand { card: CARD });
                }
                if self.claimed || may_claim(scene, s) {
                    return Ok(());
                }
                no(rules::INITIATIVE_STEP, Why::Window { tactic })
            }
            Action::Cohesion { cell, other } if !self.claimed => {
                cohesion::check(s, side, cell, other)
            }
            Action::Pass => Ok(()),
            _ => not_now(action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, action: &Action) -> StepOf<Acies> {
        self.open = false;
        let side = self.decider(s);
        match *action {
            Action::Tactic { tactic } => {
                piles::play(cx, s, side, tactic);
                if self.claimed {
                    cx.record(rules::INITIATIVE_STEP, Event::Cancelled { side });
                    s.gained = false;
                    self.done = true;
                } else {
                    self.claimed = true;
                    s.gained = true;
                }
            }
            Action::Cohesion { cell, other } => cohesion::play(cx, s, side, cell, other),
            _ => self.done = true,
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State) -> StepOf<Acies> {
        let side = self.decider(s);
        let could = self.claimed || may_claim(cx.scene, s);
        let card = || reply::is_asked(cx.scene, s, side, could, || s.of(side).holds(CARD));
        self.open = !self.done && (card() || !self.claimed && cohesion::is_asked(cx.scene, s));
        if self.open {
            return Step::Ask;
        }
        if s.gained {
            cx.record(rules::INITIATIVE_STEP, Event::Again { side: s.active });
        }
        Step::Done
    }
}
