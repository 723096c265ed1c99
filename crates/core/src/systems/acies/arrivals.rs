//! ACIES 8.6 to 8.8: a unit comes from the hand to the First Line.

use super::action::Action;
use super::card::{Card, Kind, kinds};
use super::cohesion;
use super::event::Event;
use super::field::{Cell, Piece, Stance, TurnRecord};
use super::losses;
use super::piles;
use super::reaction::Reaction;
use super::reply;
use super::rules;
use super::scene::Scene;
use super::state::State;
use super::system::Acies;
use super::why::{Refused, Why, no, not_now, unit};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Phase 3: playing units.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Arrivals {
    open: bool,
    done: bool,
}

/// ACIES 8.6: whether a unit may still be played.
///
/// # Errors
/// So many have been played.
pub fn check_limit(scene: &Scene, s: &State) -> Result<(), Refused> {
    let most = scene.options.units_per_turn;
    if most == 0 || s.units_played < most {
        return Ok(());
    }
    no(rules::PLAYING, Why::Limit { most })
}

/// ACIES 8.6: whether a unit can enter a cell.
///
/// # Errors
/// What is wrong with the cell.
pub fn may_enter(s: &State, cell: Cell) -> Result<(), Refused> {
    if !s.field.has(cell) {
        return no(rules::COLUMNS, Why::OffField { cell });
    }
    if !Scene::is_home(s.active, cell) {
        return no(rules::PLAYING, Why::WrongLine { cell });
    }
    if !s.field.is_free(cell) {
        return no(rules::PLAYING, Why::Occupied { cell });
    }
    Ok(())
}

/// ACIES 2.6: only the cells that are left limit a line.
fn free(s: &State) -> impl Iterator<Item = Cell> + '_ {
    let cells = (0..s.field.columns()).map(|column| Cell::first(s.active, column));
    cells.filter(|cell| may_enter(s, *cell).is_ok())
}

/// ACIES 8.6: whether another unit could be played, whatever the hand holds.
#[must_use]
pub fn has_room(scene: &Scene, s: &State) -> bool {
    check_limit(scene, s).is_ok() && free(s).next().is_some()
}

fn check_play(scene: &Scene, s: &State, card: Card, cell: Cell) -> Result<(), Refused> {
    unit(card)?;
    if !s.of(s.active).holds(card) {
        return no(rules::TURN, Why::NotInHand { card });
    }
    check_limit(scene, s)?;
    may_enter(s, cell)
}

/// ACIES 16.6: whether the unit is the one whose discard was stopped: the others of its kind come first.
fn is_barred(s: &mut State, kind: Kind) -> bool {
    let barred = s.barred.iter().filter(|other| **other == kind).count();
    let all = barred > 0 && s.of(s.active).count(Card::Unit(kind)) <= barred;
    if let (true, Some(place)) = (all, s.barred.iter().position(|other| *other == kind)) {
        s.barred.remove(place);
    }
    all
}

fn enter(cx: &mut Cx<'_, Acies>, s: &mut State, kind: Kind, cell: Cell) {
    let side = s.active;
    let markers = piles::take_wounds(s, side, kind);
    let turn_record = TurnRecord { halted: is_barred(s, kind), ..TurnRecord::default() };
    piles::give_out(s, side, Card::Unit(kind));
    s.units_played = s.units_played.saturating_add(1);
    let stance = if cx.scene.enters_upright(kind) { Stance::Upright } else { Stance::Turned };
    s.field.put(cell, Piece { side, kind, markers, stance, turn_record });
    cx.record(rules::PLAYING, Event::Entered { side, kind, cell });
    losses::settle(cx, s);
}

impl Procedure<Acies> for Arrivals {
    /// ACIES 5.1: the phase is the active side's.
    fn whose(&self, s: &State) -> Option<Side> {
        Some(s.active)
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        self.open.then_some((s.active, rules::PLAYING))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Action::list_from_pass();
        if check_limit(scene, s).is_ok() {
            for card in kinds(&s.of(s.active).hand).filter(|card| card.unit().is_some()) {
                actions.extend(free(s).map(|cell| Action::Play { card, cell }));
            }
        }
        cohesion::offer(s, s.active, &mut actions);
        actions
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Play { card, cell } => check_play(scene, s, card, cell),
            Action::Cohesion { cell, other } => cohesion::check(s, s.active, cell, other),
            Action::Pass => Ok(()),
            _ => not_now(action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, action: &Action) -> StepOf<Acies> {
        self.open = false;
        match *action {
            Action::Play { card: Card::Unit(kind), cell } => {
                enter(cx, s, kind, cell);
                return Step::Call(Reaction::to(s, cell).into());
            }
            Action::Cohesion { cell, other } => cohesion::play(cx, s, s.active, cell, other),
            _ => self.done = true,
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State) -> StepOf<Acies> {
        let units = || s.of(s.active).hand.iter().any(|card| card.unit().is_some());
        let could = has_room(cx.scene, s);
        let play = || reply::is_asked(cx.scene, s, s.active, could, units);
        self.open = !self.done && (play() || cohesion::is_asked(cx.scene, s));
        if self.open { Step::Ask } else { Step::Done }
    }
}
