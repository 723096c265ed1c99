//! ACIES 8.1 to 8.5: moves to the Melee Line, and readying.

use super::action::Action;
use super::cohesion;
use super::event::Event;
use super::field::{Cell, Field, Line, Piece, Stance};
use super::losses;
use super::reaction::Reaction;
use super::rules;
use super::scene::Scene;
use super::state::State;
use super::system::Acies;
use super::why::{Refused, Why, no, not_now};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf};
use crate::scenario::acies::options::Through;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Phase 3: moves.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Moves {
    open: bool,
    done: bool,
}

/// The own unit in a cell.
///
/// # Errors
/// ACIES 5.0: the cell is empty, off the field, or holds an enemy.
pub fn own(s: &State, side: Side, cell: Cell) -> Result<&Piece, Refused> {
    if !s.field.has(cell) {
        return no(rules::COLUMNS, Why::OffField { cell });
    }
    match s.field.at(cell) {
        Some(piece) if piece.side == side => Ok(piece),
        Some(_) => no(rules::TURN, Why::NotYours { cell }),
        None => no(rules::TURN, Why::Empty { cell }),
    }
}

/// ACIES 2.7: an own unit that stands ready.
///
/// # Errors
/// As [`own`], or its stance forbids it.
pub fn upright(s: &State, side: Side, cell: Cell) -> Result<&Piece, Refused> {
    let piece = own(s, side, cell)?;
    match piece.stance {
        Stance::Upright => Ok(piece),
        Stance::Turned => no(rules::STANCES, Why::NotUpright { cell }),
        Stance::Flanking(_) => no(rules::FLANK_LIMITS, Why::Flanking { cell }),
    }
}

/// ACIES 8.2: the first enemy in the Melee Line that a unit would run through.
fn in_the_way(scene: &Scene, field: &Field, side: Side, from: u8, to: u8) -> Option<Cell> {
    let strict = scene.options.through == Through::Strict && from != to;
    let own = strict.then_some(from);
    let between = from.min(to) + 1..from.max(to);
    let mut columns = own.into_iter().chain(between).map(Cell::melee);
    columns.find(|cell| field.own(side.enemy(), *cell).is_some())
}

/// ACIES 8.1, 8.3, 8.4: whether a unit may move at all.
///
/// # Errors
/// What is wrong with the unit.
pub fn may_leave(scene: &Scene, s: &State, cell: Cell) -> Result<(), Refused> {
    let side = s.active;
    let piece = own(s, side, cell)?;
    if !Scene::is_home(side, cell) {
        return no(rules::MOVES, Why::WrongLine { cell });
    }
    if scene.unit(piece.kind).mobility == 0 {
        return no(rules::IMMOBILE, Why::Immobile { cell });
    }
    upright(s, side, cell)?;
    if !piece.deeds.may_move {
        return no(rules::WHO_MOVES, Why::NotReadyYet { cell });
    }
    Ok(())
}

/// ACIES 8.1: whether a cell can be moved to at all.
///
/// # Errors
/// What is wrong with the cell.
pub fn may_enter(s: &State, to: Cell) -> Result<(), Refused> {
    if !s.field.has(to) {
        return no(rules::COLUMNS, Why::OffField { cell: to });
    }
    if to.line != Line::Melee {
        return no(rules::MOVES, Why::WrongLine { cell: to });
    }
    if !s.field.is_free(to) {
        return no(rules::MOVES, Why::Occupied { cell: to });
    }
    Ok(())
}

/// ACIES 8.1, 8.2: whether the way from a unit to a cell is open.
///
/// # Errors
/// What is in the way.
pub fn passage(scene: &Scene, s: &State, from: Cell, to: Cell) -> Result<(), Refused> {
    if scene.zone(from.column) != scene.zone(to.column) {
        return no(rules::MOVES, Why::Zone { cell: to });
    }
    match in_the_way(scene, &s.field, s.active, from.column, to.column) {
        Some(enemy) => no(rules::THROUGH, Why::Through { enemy }),
        None => Ok(()),
    }
}

fn check_move(scene: &Scene, s: &State, from: Cell, to: Cell) -> Result<(), Refused> {
    may_leave(scene, s, from)?;
    may_enter(s, to)?;
    passage(scene, s, from, to)
}

fn moves<'a>(scene: &'a Scene, s: &'a State) -> impl Iterator<Item = Action> + 'a {
    let able = s.field.of(s.active).filter(|(cell, _)| may_leave(scene, s, *cell).is_ok());
    able.flat_map(move |(from, _)| {
        let (first, end) = scene.columns_of(scene.zone(from.column));
        let free = (first..end).map(Cell::melee).filter(|to| may_enter(s, *to).is_ok());
        let open = free.filter(move |to| passage(scene, s, from, *to).is_ok());
        open.map(move |to| Action::Move { from, to })
    })
}

impl Procedure<Acies> for Moves {
    /// ACIES 5.1: the phase is the active side's.
    fn whose(&self, s: &State) -> Option<Side> {
        Some(s.active)
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        self.open.then_some((s.active, rules::MOVES))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = vec![Action::Pass];
        actions.extend(moves(scene, s));
        cohesion::offer(s, s.active, &mut actions);
        actions
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Move { from, to } => check_move(scene, s, from, to),
            Action::Cohesion { cell, other } => cohesion::check(s, s.active, cell, other),
            Action::Pass => Ok(()),
            _ => not_now(action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, action: &Action) -> StepOf<Acies> {
        self.open = false;
        match *action {
            Action::Move { from, to } => {
                if let Some(mut piece) = s.field.take(from) {
                    piece.deeds.may_move = false;
                    s.field.put(to, piece);
                    cx.record(
                        rules::MOVES,
                        Event::Moved { side: piece.side, kind: piece.kind, from, to },
                    );
                    losses::settle(cx, s);
                    return Step::Call(Reaction::to(s, to).into());
                }
            }
            Action::Cohesion { cell, other } => cohesion::play(cx, s, s.active, cell, other),
            _ => self.done = true,
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State) -> StepOf<Acies> {
        let moves = || moves(cx.scene, s).next().is_some();
        self.open = !self.done && (cohesion::is_asked(cx.scene, s) || moves());
        if self.open { Step::Ask } else { Step::Done }
    }
}

/// Phase 3: readying.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Readying {
    open: bool,
    started: bool,
    done: bool,
}

impl Readying {
    /// ACIES 8.5: turned units stand up by themselves.
    fn ready(cx: &mut Cx<'_, Acies>, s: &mut State) {
        let turned: Vec<Cell> = s
            .field
            .of(s.active)
            .filter(|(_, piece)| piece.stance == Stance::Turned)
            .map(|(cell, _)| cell)
            .collect();
        for cell in turned {
            let Some(piece) = s.field.at_mut(cell) else { continue };
            piece.stance = Stance::Upright;
            cx.record(rules::READYING, Event::Readied { side: piece.side, kind: piece.kind, cell });
        }
    }
}

fn flanking(s: &State) -> impl Iterator<Item = Cell> + '_ {
    let of = s.field.of(s.active).filter(|(_, piece)| matches!(piece.stance, Stance::Flanking(_)));
    of.map(|(cell, _)| cell)
}

impl Procedure<Acies> for Readying {
    /// ACIES 5.1: the phase is the active side's.
    fn whose(&self, s: &State) -> Option<Side> {
        Some(s.active)
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        self.open.then_some((s.active, rules::READYING))
    }

    fn candidates(&self, _: &Scene, s: &State) -> Vec<Action> {
        let mut actions = vec![Action::Pass];
        actions.extend(flanking(s).map(|cell| Action::Upright { cell }));
        cohesion::offer(s, s.active, &mut actions);
        actions
    }

    fn check(&self, _: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Upright { cell } => match own(s, s.active, cell)?.stance {
                Stance::Flanking(_) => Ok(()),
                _ => no(rules::READYING, Why::NotFlanking { cell }),
            },
            Action::Cohesion { cell, other } => cohesion::check(s, s.active, cell, other),
            Action::Pass => Ok(()),
            _ => not_now(action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, action: &Action) -> StepOf<Acies> {
        self.open = false;
        match *action {
            Action::Upright { cell } => losses::raise(cx, s, cell),
            Action::Cohesion { cell, other } => cohesion::play(cx, s, s.active, cell, other),
            _ => self.done = true,
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State) -> StepOf<Acies> {
        if !self.started {
            self.started = true;
            Readying::ready(cx, s);
        }
        self.open = !self.done && (flanking(s).next().is_some() || cohesion::is_asked(cx.scene, s));
        if self.open { Step::Ask } else { Step::Done }
    }
}
