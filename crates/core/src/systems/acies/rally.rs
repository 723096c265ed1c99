//! ACIES 13.4, 16.9: Rally, after the draw; the active side first.

use super::action::Action;
use super::card::{Card, kinds};
use super::cohesion;
use super::event::Event;
use super::piles::{self, Seen};
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

/// ACIES 13.3: the largest hand of the active side after the draw.
pub const FULL: u8 = 7;
const CARD: Card = Card::Tactic(Tactic::Rally);

/// Phase 6: Rally.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Rallies {
    side: Side,
    open: bool,
    done: bool,
}

fn casualties(s: &State, side: Side) -> Vec<Card> {
    let up = s.of(side).casualties.cards().iter();
    let mut units: Vec<Card> = up.filter(|card| card.unit().is_some()).copied().collect();
    units.sort_unstable();
    units
}

/// Whether there is anything to be rallied, as everybody can see.
#[must_use]
pub fn any(s: &State, side: Side) -> bool {
    let holding = s.of(side);
    let unit = |card: &Card| card.unit().is_some();
    !holding.face_down.is_empty() || holding.casualties.cards().iter().any(unit)
}

/// ACIES 13.3: whether the hand has room.
fn room(s: &State, side: Side) -> bool {
    side != s.active || s.of(side).hand.len() <= usize::from(FULL)
}

fn check(s: &State, side: Side, card: Option<Card>) -> Result<(), Refused> {
    if !s.of(side).holds(CARD) {
        return no(rules::TURN, Why::NotInHand { card: CARD });
    }
    if !room(s, side) {
        return no(rules::SEVEN, Why::Hand { most: FULL });
    }
    if !any(s, side) {
        return no(rules::RALLY, Why::NoCasualties);
    }
    let units = casualties(s, side);
    match card {
        Some(card) if units.contains(&card) => Ok(()),
        Some(card) => no(rules::RALLY, Why::NotLost { card }),
        None if units.is_empty() => Ok(()),
        None => no(rules::RALLY, Why::FaceUpFirst),
    }
}

/// ACIES 16.9: a face-up unit of the owner's choice, or a face-down card that chance picks.
fn rally(cx: &mut Cx<'_, Acies>, s: &mut State, side: Side, card: Option<Card>) {
    piles::play(cx, s, side, Tactic::Rally);
    if let Some(card) = card {
        s.of_mut(side).casualties.remove(&card);
        piles::take_in(s, side, card, Seen::Openly);
        cx.record(rules::RALLY, Event::Rallied { side, card: Some(card), face_up: true });
        return;
    }
    let lot = cx.lot();
    if let Some(card) = s.of_mut(side).face_down.pick(lot) {
        piles::take_in(s, side, card, Seen::Unseen);
        cx.record(rules::RALLY, Event::Rallied { side, card: Some(card), face_up: false });
    }
}

impl Rallies {
    /// ACIES 13.4: the active side is asked first.
    #[must_use]
    pub const fn begin(active: Side) -> Rallies {
        Rallies { side: active, open: false, done: false }
    }

    /// Whether only a card of a hidden hand can be the answer.
    #[must_use]
    pub fn is_reply(&self, s: &State) -> bool {
        self.side != s.active
    }

    /// Whose casualties are rallied.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    fn pass(&mut self, s: &State) {
        if self.side == s.active {
            self.side = s.active.enemy();
        } else {
            self.done = true;
        }
    }
}

impl Procedure<Acies> for Rallies {
    fn is_exact(&self) -> bool {
        true
    }

    fn asks(&self, _: &Scene, _: &State) -> Option<(Side, Rule)> {
        self.open.then_some((self.side, rules::RALLY_TIME))
    }

    fn candidates(&self, _: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Action::list_from_pass();
        if s.of(self.side).holds(CARD) && room(s, self.side) && any(s, self.side) {
            let units = casualties(s, self.side);
            actions.extend(kinds(&units).map(|card| Action::Rally { card: Some(card) }));
            if units.is_empty() {
                actions.push(Action::Rally { card: None });
            }
        }
        if self.side == s.active {
            cohesion::offer(s, self.side, &mut actions);
        }
        actions
    }

    fn check(&self, _: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Rally { card } => check(s, self.side, card),
            Action::Cohesion { cell, other } if self.side == s.active => {
                cohesion::check(s, self.side, cell, other)
            }
            Action::Pass => Ok(()),
            _ => not_now(action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, action: &Action) -> StepOf<Acies> {
        self.open = false;
        match *action {
            Action::Rally { card } => rally(cx, s, self.side, card),
            Action::Cohesion { cell, other } => cohesion::play(cx, s, self.side, cell, other),
            _ => self.pass(s),
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State) -> StepOf<Acies> {
        while !self.done {
            let side = self.side;
            let could = any(s, side) && room(s, side);
            self.open = reply::is_asked(cx.scene, s, side, could, || s.of(side).holds(CARD))
                || side == s.active && cohesion::is_asked(cx.scene, s);
            if self.open {
                return Step::Ask;
            }
            self.pass(s);
        }
        Step::Done
    }
}
