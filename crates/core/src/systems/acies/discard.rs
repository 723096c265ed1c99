//! ACIES 13.1 to 13.3: discards and the compulsory draw.

use super::action::Action;
use super::card::kinds;
use super::cohesion;
use super::event::Event;
use super::piles;
use super::rules;
use super::scene::Scene;
use super::state::State;
use super::system::Acies;
use super::why::{Refused, Why, no, not_now};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// ACIES 13.1: how many cards may be kept before the draw.
pub const KEEP: u8 = 6;
/// ACIES 13.2: how many cards are drawn at the end of the phase.
pub const DRAWN: usize = 1;

/// Phase 6: discard and draw.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Discards {
    open: bool,
    done: bool,
}

fn few_enough(s: &State) -> bool {
    s.of(s.active).hand.len() <= usize::from(KEEP)
}

impl Procedure<Acies> for Discards {
    /// ACIES 5.1: the phase is the active side's.
    fn whose(&self, s: &State) -> Option<Side> {
        Some(s.active)
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        self.open.then_some((s.active, rules::DISCARD))
    }

    fn candidates(&self, _: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Vec::new();
        if few_enough(s) {
            actions.push(Action::Pass);
        }
        actions.extend(kinds(&s.of(s.active).hand).map(|card| Action::Discard { card }));
        cohesion::offer(s, s.active, &mut actions);
        actions
    }

    fn check(&self, _: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Discard { card } if s.of(s.active).holds(card) => Ok(()),
            Action::Discard { card } => no(rules::TURN, Why::NotInHand { card }),
            Action::Pass if few_enough(s) => Ok(()),
            Action::Pass => no(rules::DISCARD, Why::Hand { most: KEEP }),
            Action::Cohesion { cell, other } => cohesion::check(s, s.active, cell, other),
            _ => not_now(action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, action: &Action) -> StepOf<Acies> {
        self.open = false;
        let side = s.active;
        match *action {
            Action::Discard { card } => {
                piles::discard(s, side, card);
                cx.record(rules::DISCARD, Event::Discarded { side, card });
            }
            Action::Cohesion { cell, other } => cohesion::play(cx, s, side, cell, other),
            _ => self.done = true,
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State) -> StepOf<Acies> {
        self.open = !self.done && !s.of(s.active).hand.is_empty();
        if self.open {
            return Step::Ask;
        }
        piles::draw(cx, s, s.active, (rules::DRAW, DRAWN));
        Step::Done
    }
}
