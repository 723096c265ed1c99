//! ACIES 7: phase 2, both sides discard for flank points in turns.

use super::action::Action;
use super::card::{Card, Kind, kinds};
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
use crate::scenario::acies::Tactic;
use crate::scenario::acies::options::DifficultTerrain;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// ACIES 16.3: what Outflank is worth in this phase.
const OUTFLANK: u32 = 2;
/// ACIES 16.8: how many cards Reserve draws.
pub const RESERVE: usize = 3;

/// Phase 2.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Encircling {
    /// Whose cards may be played.
    to_act: Side,
    /// Whether that side has played one since its turn came.
    acted: bool,
    /// Whether the other side has just passed.
    passed: bool,
    /// A discard that may be stopped (16.6), with the markers that the unit had in the hand (ACR-23). Its card lies on
    /// the reserve pile already (7.1).
    pending: Option<(Kind, u8)>,
    open: bool,
    done: bool,
}

/// ACIES 7.1, 16.6: whether a unit of the hand may be discarded for a flank point.
fn may_flank(scene: &Scene, s: &State, side: Side, kind: Kind) -> bool {
    let barred =
        if side == s.active { s.barred.iter().filter(|other| **other == kind).count() } else { 0 };
    scene.unit(kind).flank && s.of(side).count(Card::Unit(kind)) > barred
}

/// ACIES 7.2: the tactics cards of this phase.
const CARDS: [Tactic; 2] = [Tactic::Outflank, Tactic::Reserve];

fn fits(scene: &Scene, s: &State, side: Side) -> bool {
    s.of(side).hand.iter().any(|card| match card {
        Card::Unit(kind) => may_flank(scene, s, side, *kind),
        Card::Tactic(tactic) => CARDS.contains(tactic),
    })
}

/// ACIES 7.4: points are added; the Encircling army may change.
fn add(cx: &mut Cx<'_, Acies>, s: &mut State, side: Side, points: u32) {
    let before = s.encircling();
    s.of_mut(side).flank_points += points;
    cx.record(rules::FLANK_POINTS, Event::FlankPoints { side, points: s.of(side).flank_points });
    if s.encircling() != before {
        cx.record(rules::ENCIRCLING, Event::Encircling { side: s.encircling() });
    }
}

impl Encircling {
    /// ACIES 7.3: the active side begins.
    #[must_use]
    pub const fn begin(active: Side) -> Encircling {
        Encircling {
            to_act: active,
            acted: false,
            passed: false,
            pending: None,
            open: false,
            done: false,
        }
    }

    /// Whose cards may be played, whether that side has played one, whether the other has just passed, and a discard that
    /// may be stopped.
    pub(super) fn standing(&self) -> (Side, bool, bool, Option<Kind>) {
        (self.to_act, self.acted, self.passed, self.pending.map(|(kind, _)| kind))
    }

    /// A phase that is under way, perhaps with a discard that may be stopped.
    #[must_use]
    pub const fn under_way(
        to_act: Side,
        (acted, passed): (bool, bool),
        pending: Option<Kind>,
    ) -> Encircling {
        let pending = match pending {
            Some(kind) => Some((kind, 0)),
            None => None,
        };
        Encircling { to_act, acted, passed, pending, open: pending.is_some(), done: false }
    }

    /// Whether the question is whether a discard is stopped.
    #[must_use]
    pub const fn is_reply(&self) -> bool {
        self.pending.is_some()
    }

    fn decider(&self) -> Side {
        if self.is_reply() { self.to_act.enemy() } else { self.to_act }
    }

    fn pass(&mut self) {
        if !self.acted && self.passed {
            self.done = true;
        }
        self.passed = !self.acted;
        self.acted = false;
        self.to_act = self.to_act.enemy();
    }

    /// ACIES 16.6: the reply to a discard of the active side.
    fn stops(&self, scene: &Scene, s: &State) -> bool {
        self.to_act == s.active
            && scene.options.difficult_terrain == DifficultTerrain::OneUnit
            && reply::is_asked(scene, s, s.active.enemy(), true, || {
                s.of(s.active.enemy()).holds(Card::Tactic(Tactic::DifficultTerrain))
            })
    }

    fn settle(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, stopped: bool) {
        let Some((kind, markers)) = self.pending.take() else { return };
        let side = self.to_act;
        if stopped {
            piles::play(cx, s, side.enemy(), Tactic::DifficultTerrain);
            s.of_mut(side).reserve.remove(&Card::Unit(kind));
            piles::take_in(s, side, Card::Unit(kind), piles::Seen::Openly);
            if markers > 0 {
                s.of_mut(side).wounds.push((kind, markers));
            }
            s.barred.push(kind);
            cx.record(rules::DIFFICULT, Event::FlankBarred { side, kind });
        } else {
            add(cx, s, side, 1);
        }
    }
}

impl Procedure<Acies> for Encircling {
    fn is_exact(&self) -> bool {
        true
    }

    fn asks(&self, _: &Scene, _: &State) -> Option<(Side, Rule)> {
        let rule = if self.is_reply() { rules::DIFFICULT } else { rules::FLANK_DISCARD };
        self.open.then(|| (self.decider(), rule))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Action::list_from_pass();
        let side = self.decider();
        let holding = s.of(side);
        if self.is_reply() {
            if holding.holds(Card::Tactic(Tactic::DifficultTerrain)) {
                actions.push(Action::Tactic { tactic: Tactic::DifficultTerrain });
            }
            return actions;
        }
        for card in kinds(&holding.hand) {
            match card {
                Card::Unit(kind) if may_flank(scene, s, side, kind) => {
                    actions.push(Action::Flank { card });
                }
                Card::Tactic(tactic) if CARDS.contains(&tactic) => {
                    actions.push(Action::Tactic { tactic });
                }
                _ => {}
            }
        }
        if side == s.active {
            cohesion::offer(s, side, &mut actions);
        }
        actions
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        let side = self.decider();
        let held = |tactic| {
            let card = Card::Tactic(tactic);
            let holds = s.of(side).holds(card);
            if holds { Ok(()) } else { no(rules::TURN, Why::NotInHand { card }) }
        };
        match *action {
            Action::Pass => Ok(()),
            Action::Tactic { tactic: Tactic::DifficultTerrain } if self.is_reply() => {
                held(Tactic::DifficultTerrain)
            }
            _ if self.is_reply() => not_now(action),
            Action::Tactic { tactic } if CARDS.contains(&tactic) => held(tactic),
            Action::Flank { card } => {
                let kind = unit(card)?;
                if !s.of(side).holds(card) {
                    return no(rules::TURN, Why::NotInHand { card });
                }
                if !scene.unit(kind).flank {
                    return no(rules::FLANK_DISCARD, Why::NoFlank { card });
                }
                if may_flank(scene, s, side, kind) {
                    Ok(())
                } else {
                    no(rules::DIFFICULT, Why::Halted)
                }
            }
            Action::Cohesion { cell, other } if side == s.active => {
                cohesion::check(s, side, cell, other)
            }
            _ => not_now(action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, action: &Action) -> StepOf<Acies> {
        self.open = false;
        let side = self.to_act;
        match *action {
            Action::Flank { card: card @ Card::Unit(kind) } => {
                self.acted = true;
                let markers = piles::take_wounds(s, side, kind);
                piles::discard(s, side, card);
                cx.record(rules::FLANK_DISCARD, Event::FlankDiscard { side, kind });
                self.pending = Some((kind, markers));
                if !self.stops(cx.scene, s) {
                    self.settle(cx, s, false);
                }
            }
            Action::Tactic { tactic: Tactic::Outflank } => {
                self.acted = true;
                piles::play(cx, s, side, Tactic::Outflank);
                add(cx, s, side, OUTFLANK);
            }
            Action::Tactic { tactic: Tactic::Reserve } => {
                self.acted = true;
                let card = Card::Tactic(Tactic::Reserve);
                piles::give_out(s, side, card);
                cx.record(rules::RESERVE, Event::Played { side, tactic: Tactic::Reserve });
                piles::draw(cx, s, side, (rules::RESERVE, RESERVE));
                s.of_mut(side).reserve.put(card);
            }
            Action::Tactic { .. } => self.settle(cx, s, true),
            Action::Cohesion { cell, other } => cohesion::play(cx, s, side, cell, other),
            _ if self.is_reply() => self.settle(cx, s, false),
            _ => self.pass(),
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State) -> StepOf<Acies> {
        while !self.done {
            let side = self.to_act;
            let asked = self.is_reply()
                || reply::is_asked(cx.scene, s, side, true, || fits(cx.scene, s, side))
                || side == s.active && cohesion::is_asked(cx.scene, s);
            if asked {
                self.open = true;
                return Step::Ask;
            }
            self.pass();
        }
        Step::Done
    }
}
