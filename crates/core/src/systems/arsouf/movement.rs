//! ARSOUF 5.1 to 5.8, M5.1 to M5.6: the movement phase.

use super::action::Action;
use super::charge::charge;
use super::claim::{can_claim, check_claim};
use super::event::Event;
use super::obstacles::obstacles;
use super::reach::reach;
use super::scene::Scene;
use super::state::{Place, State};
use super::system::Arsouf;
use super::why::{Refused, Why, check_picked, check_put_down, no, not_asked};
use super::{mutate, rules};
use crate::board::Hex;
use crate::kernel::{
    Cx, Procedure, Rule, SeededDice, Side, Step, StepOf, UnitId, one_of, one_of_candidates,
};
use crate::scenario::arsouf_options::Undo;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A side moves its pieces, each at most once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Movement {
    /// The piece that is picked up.
    pub picked: Option<UnitId>,
    done: bool,
}

/// ARSOUF 5.1: whose pieces move: the active side's, on the board, once in a turn.
pub fn check_movable(scene: &Scene, s: &State, unit: UnitId) -> Result<Hex, Refused> {
    if scene.piece(unit).side != s.active {
        return no(rules::MOVING, Why::Side { unit });
    }
    let Some(hex) = s.hex(unit) else {
        return no(rules::CONDITIONS, Why::OffBoard { unit });
    };
    if s.piece(unit).from.is_some() { no(rules::MOVING, Why::Moved { unit }) } else { Ok(hex) }
}

/// ARSOUF 5.2 to 5.7: whether a piece may move to a space; if not, the first of the obstacles is the reason.
fn check_move(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> Result<(), Refused> {
    check_movable(scene, s, unit)?;
    if reach(scene, s, unit).contains(&hex) {
        return Ok(());
    }
    let mut reasons = obstacles(scene, s, unit, hex);
    Err(reasons.swap_remove(0))
}

/// ARSOUF 5.8, M5.4: a move of this phase may be taken back while its old space is free; an arrival may not.
pub fn check_take_back(scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
    if scene.piece(unit).side != s.active {
        return no(rules::MOVING, Why::Side { unit });
    }
    let piece = s.piece(unit);
    match (piece.place, piece.from) {
        (Place::Arrived, _) => no(rules::TAKING_BACK, Why::HasArrived { unit }),
        (Place::Map(_), Some(from)) if piece.has_origin() => {
            if scene.options.undo == Undo::Last && s.last != Some(unit) {
                return no(rules::TAKING_BACK, Why::NotTheLast);
            }
            match s.unit_at(from) {
                Some(by) => no(rules::TAKING_BACK, Why::OriginTaken { by }),
                None => Ok(()),
            }
        }
        _ => no(rules::TAKING_BACK, Why::NothingToTakeBack { unit }),
    }
}

/// ARSOUF 5.2, 5.7, 7.1: moves a piece; into its goal it leaves the board; a charge is marked.
fn carry_out(cx: &mut Cx<'_, Arsouf>, s: &mut State, unit: UnitId, hex: Hex) {
    let Some(from) = s.hex(unit) else { return };
    let charge = charge(cx.scene, s, unit, from, hex);
    cx.record(rules::MOVING, Event::Moved { unit, from, hex });
    let goal = &cx.scene.goal;
    if goal.town.contains(hex) && cx.scene.piece(unit).side == goal.side {
        s.pieces[unit.index()].from = Some(from);
        s.last = None;
        mutate::arrive(cx, s, unit, hex);
        return;
    }
    s.vacate(unit, Place::Undeployed);
    s.occupy(unit, hex);
    s.last = Some(unit);
    let piece = &mut s.pieces[unit.index()];
    piece.from = Some(from);
    piece.charge = charge.map(|(direction, _)| direction);
    if let Some((_, target)) = charge
        && let Some(hex) = s.hex(target)
    {
        cx.record(rules::CHARGING, Event::Charged { unit, target, hex });
    }
}

/// ARSOUF M5.4, 7.3: the piece returns and may move again; its charge is gone.
fn take_back(cx: &mut Cx<'_, Arsouf>, s: &mut State, unit: UnitId) {
    let (Some(from), Some(hex)) = (s.hex(unit), s.piece(unit).from) else { return };
    s.vacate(unit, Place::Undeployed);
    s.occupy(unit, hex);
    let piece = &mut s.pieces[unit.index()];
    (piece.from, piece.charge, s.last) = (None, None, None);
    cx.record(rules::TAKING_BACK, Event::TookBack { unit, from, hex });
}

impl Movement {
    /// What may be answered but for what takes something back.
    fn ahead(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Vec::with_capacity(40);
        if let Some(unit) = self.picked {
            let ends = reach(scene, s, unit);
            actions.extend(ends.into_iter().map(|hex| Action::Move { unit, hex }));
            return actions;
        }
        actions.push(Action::EndMovement);
        if can_claim(scene, s) {
            actions.push(Action::ClaimWin);
        }
        let movable = s.on_board(scene, s.active);
        let movable = movable.filter(|&(unit, _)| s.piece(unit).from.is_none());
        actions.extend(movable.map(|(unit, _)| Action::Select { unit }));
        actions
    }
}

impl Procedure<Arsouf> for Movement {
    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        (!self.done).then_some((s.active, rules::MOVING))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = self.ahead(scene, s);
        if self.picked.is_some() {
            actions.push(Action::PutBack);
        }
        for &unit in &scene.of[s.active] {
            if s.piece(unit).from.is_some() && check_take_back(scene, s, unit).is_ok() {
                actions.push(Action::TakeBack { unit });
            }
        }
        actions
    }

    fn is_exact(&self) -> bool {
        true
    }

    /// The moves to take back are many and none is drawn while anything else can be done.
    fn sample(&self, scene: &Scene, s: &State, lots: &mut SeededDice) -> Option<Action> {
        let ahead = self.ahead(scene, s);
        if ahead.is_empty() {
            return one_of_candidates(self, scene, s, lots);
        }
        one_of(self, scene, s, lots, ahead, |action| action)
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Move { unit, hex } => check_move(scene, s, *unit, *hex),
            Action::TakeBack { unit } => check_take_back(scene, s, *unit),
            Action::PutBack => check_picked(self.picked),
            _ if self.picked.is_some() => check_put_down(self.picked),
            Action::Select { unit } => check_movable(scene, s, *unit).map(|_| ()),
            Action::EndMovement => Ok(()),
            Action::ClaimWin => check_claim(scene, s),
            _ => not_asked(),
        }
    }

    fn answer(
        &mut self,
        cx: &mut Cx<'_, Arsouf>,
        s: &mut State,
        action: &Action,
    ) -> StepOf<Arsouf> {
        let picked = self.picked.take();
        match action {
            Action::Select { unit } => self.picked = Some(*unit),
            Action::Move { unit, hex } => {
                self.picked = picked.filter(|other| other != unit);
                carry_out(cx, s, *unit, *hex);
            }
            Action::TakeBack { unit } => {
                self.picked = picked;
                take_back(cx, s, *unit);
            }
            Action::ClaimWin => super::claim::claim(cx, s),
            Action::EndMovement => self.done = true,
            _ => {}
        }
        Step::Ask
    }

    fn resume(&mut self, _: &mut Cx<'_, Arsouf>, _: &mut State) -> StepOf<Arsouf> {
        Step::Done
    }
}
