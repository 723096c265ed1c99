//! ACIES 6: phase 1, a unit is discarded to look at hidden cards.

use super::action::{Action, ScoutTarget};
use super::card::{Card, kinds};
use super::cohesion;
use super::event::Event;
use super::piles;
use super::reply;
use super::rules;
use super::scene::Scene;
use super::state::State;
use super::system::Acies;
use super::why::{Refused, Why, no, not_now, unit};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// ACIES 6.1: how many cards of a deck a scout sees.
pub const DEPTH: usize = 5;

/// Phase 1.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Scouting {
    open: bool,
    done: bool,
}

/// ACIES 6.1: whether a scout may still be sent.
///
/// # Errors
/// So many have been sent.
pub fn check_limit(scene: &Scene, s: &State) -> Result<(), Refused> {
    let most = scene.options.scouts_per_turn;
    if most == 0 || s.scouts_sent < most {
        return Ok(());
    }
    no(rules::SCOUTING, Why::Limit { most })
}

fn is_scout(scene: &Scene, card: Card) -> bool {
    card.unit().is_some_and(|kind| scene.unit(kind).scout)
}

/// ACIES 6.1, 6.2: the scout's report; from now on the side knows these cards.
fn look_at(s: &mut State, side: Side, look: ScoutTarget) -> Vec<Card> {
    let owner = if look == ScoutTarget::OwnDeck { side } else { side.enemy() };
    let holding = s.of_mut(owner);
    if look == ScoutTarget::EnemyHand {
        holding.known.clone_from(&holding.hand);
        return holding.hand.clone();
    }
    let cards: Vec<Card> = holding.deck.top(DEPTH).copied().collect();
    let seen = u8::try_from(cards.len()).unwrap_or(u8::MAX);
    holding.seen[side] = holding.seen[side].max(seen);
    cards
}

impl Procedure<Acies> for Scouting {
    /// ACIES 5.1: the phase is the active side's.
    fn whose(&self, s: &State) -> Option<Side> {
        Some(s.active)
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        self.open.then_some((s.active, rules::SCOUTING))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Action::list_from_pass();
        if check_limit(scene, s).is_ok() {
            for card in kinds(&s.of(s.active).hand).filter(|card| is_scout(scene, *card)) {
                actions.extend(ScoutTarget::ALL.map(|look| Action::Scout { card, look }));
            }
        }
        cohesion::offer(s, s.active, &mut actions);
        actions
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Scout { card, .. } => {
                let kind = unit(card)?;
                if !s.of(s.active).holds(card) {
                    return no(rules::TURN, Why::NotInHand { card });
                }
                if !scene.unit(kind).scout {
                    return no(rules::SCOUTING, Why::NoScout { card });
                }
                check_limit(scene, s)
            }
            Action::Cohesion { cell, other } => cohesion::check(s, s.active, cell, other),
            Action::Pass => Ok(()),
            _ => not_now(action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, action: &Action) -> StepOf<Acies> {
        self.open = false;
        let side = s.active;
        match *action {
            Action::Scout { card: card @ Card::Unit(kind), look } => {
                piles::discard(s, side, card);
                s.scouts_sent += 1;
                let cards = look_at(s, side, look);
                let (count, cards) = (cards.len(), Some(cards));
                cx.record(rules::SCOUTING, Event::Scouted { side, kind, look, count, cards });
            }
            Action::Cohesion { cell, other } => cohesion::play(cx, s, side, cell, other),
            _ => self.done = true,
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State) -> StepOf<Acies> {
        let held = || s.of(s.active).hand.iter().any(|card| is_scout(cx.scene, *card));
        let could = check_limit(cx.scene, s).is_ok();
        let scouts = || reply::is_asked(cx.scene, s, s.active, could, held);
        self.open = !self.done && (scouts() || cohesion::is_asked(cx.scene, s));
        if self.open { Step::Ask } else { Step::Done }
    }
}
