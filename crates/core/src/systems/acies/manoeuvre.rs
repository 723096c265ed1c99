//! ACIES 8.1 to 8.5: moves to the Melee Line, and readying.

use super::action::Action;
use super::cohesion;
use super::event::Event;
use super::field::{Cell, Line, Piece, Stance};
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

/// What bars a unit from a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// There is no such cell (2.2).
    OffField,
    /// It lies in another line than the Melee Line (8.1).
    WrongLine,
    /// It holds a card (8.1).
    Occupied,
    /// It lies in another zone (8.1).
    Zone,
    /// This enemy stands in the way (8.2).
    Enemy(Cell),
}

impl Bar {
    /// The refusal of a move to a cell.
    #[must_use]
    pub const fn refused(self, cell: Cell) -> Refused {
        let (rule, why) = match self {
            Bar::OffField => (rules::COLUMNS, Why::OffField { cell }),
            Bar::WrongLine => (rules::MOVES, Why::WrongLine { cell }),
            Bar::Occupied => (rules::MOVES, Why::Occupied { cell }),
            Bar::Zone => (rules::MOVES, Why::Zone { cell }),
            Bar::Enemy(enemy) => (rules::THROUGH, Why::Through { enemy }),
        };
        Refused { rule, why }
    }
}

/// ACIES 8.1: whether a cell can be moved to, whoever comes.
///
/// # Errors
/// What is wrong with the cell.
pub fn enter(s: &State, to: Cell) -> Result<(), Bar> {
    if !s.field.has(to) {
        return Err(Bar::OffField);
    }
    if to.line != Line::Melee {
        return Err(Bar::WrongLine);
    }
    if !s.field.is_free(to) {
        return Err(Bar::Occupied);
    }
    Ok(())
}

/// ACIES 8.1 to 8.4: a unit on its move. What is offered, what is checked and the reasons why a unit or a cell is out of it
/// all fold over the same questions.
#[derive(Clone, Copy)]
pub struct Mover<'a> {
    scene: &'a Scene,
    s: &'a State,
    /// Where it stands.
    from: Cell,
    piece: &'a Piece,
}

impl<'a> Mover<'a> {
    /// ACIES 8.1: the active side's unit in a cell of its First Line.
    ///
    /// # Errors
    /// What is wrong with the cell.
    pub fn at(scene: &'a Scene, s: &'a State, from: Cell) -> Result<Mover<'a>, Refused> {
        let piece = own(s, s.active, from)?;
        if !Scene::is_home(s.active, from) {
            return Err(Bar::WrongLine.refused(from));
        }
        Ok(Mover { scene, s, from, piece })
    }

    /// ACIES 8.3, 8.4: the same unit, if it may leave its cell at all.
    ///
    /// # Errors
    /// What is wrong with the unit.
    pub fn leave(self) -> Result<Mover<'a>, Refused> {
        let cell = self.from;
        if self.scene.unit(self.piece.kind).mobility == 0 {
            return no(rules::IMMOBILE, Why::Immobile { cell });
        }
        upright(self.s, self.s.active, cell)?;
        if !self.piece.turn_record.may_move {
            return no(rules::WHO_MOVES, Why::NotReadyYet { cell });
        }
        Ok(self)
    }

    /// ACIES 8.1, 8.2: the move to a cell.
    ///
    /// # Errors
    /// What bars it.
    pub fn step(self, to: Cell) -> Result<Action, Bar> {
        enter(self.s, to)?;
        if self.scene.zone(self.from.column) != self.scene.zone(to.column) {
            return Err(Bar::Zone);
        }
        match self.in_the_way(to.column) {
            Some(enemy) => Err(Bar::Enemy(enemy)),
            None => Ok(Action::Move { from: self.from, to }),
        }
    }

    /// ACIES 8.1 to 8.4: the whole question about a move.
    ///
    /// # Errors
    /// What forbids it: the unit before the cell, and the cell before the way there.
    pub fn passage(self, to: Cell) -> Result<Action, Refused> {
        self.leave()?.step(to).map_err(|bar| bar.refused(to))
    }

    /// The step to each cell of the Melee Line, in the order of the columns.
    pub fn steps(self) -> impl Iterator<Item = (Cell, Result<Action, Bar>)> + 'a {
        (0..self.s.field.columns()).map(Cell::melee).map(move |to| (to, self.step(to)))
    }

    /// ACIES 8.2: the first enemy in the Melee Line that it would run through.
    fn in_the_way(self, to: u8) -> Option<Cell> {
        let from = self.from.column;
        let strict = self.scene.options.through == Through::Strict && from != to;
        let own = strict.then_some(from);
        let between = from.min(to) + 1..from.max(to);
        let mut columns = own.into_iter().chain(between).map(Cell::melee);
        columns.find(|cell| self.s.field.holds(self.s.active.enemy(), *cell))
    }
}

fn moves<'a>(scene: &'a Scene, s: &'a State) -> impl Iterator<Item = Action> + 'a {
    let cells = s.field.of(s.active).map(|(from, _)| from);
    let movers = cells.filter_map(|from| Mover::at(scene, s, from).and_then(Mover::leave).ok());
    movers.flat_map(Mover::steps).filter_map(|(_, step)| step.ok())
}

/// ACIES 8.1: whether any unit can move.
#[must_use]
pub fn any_move(scene: &Scene, s: &State) -> bool {
    moves(scene, s).next().is_some()
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
        let mut actions = Action::list_from_pass();
        actions.extend(moves(scene, s));
        cohesion::offer(s, s.active, &mut actions);
        actions
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Move { from, to } => Mover::at(scene, s, from)?.passage(to).map(drop),
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
                    piece.turn_record.may_move = false;
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
        self.open = !self.done && (cohesion::is_asked(cx.scene, s) || any_move(cx.scene, s));
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

/// ACIES 8.5: whether a unit may give up the flank that it holds.
fn stands_up(s: &State, cell: Cell) -> Result<(), Refused> {
    match own(s, s.active, cell)?.stance {
        Stance::Flanking(_) => Ok(()),
        _ => no(rules::READYING, Why::NotFlanking { cell }),
    }
}

fn flanking(s: &State) -> impl Iterator<Item = Cell> + '_ {
    let cells = s.field.of(s.active).map(|(cell, _)| cell);
    cells.filter(|cell| stands_up(s, *cell).is_ok())
}

/// ACIES 8.5: whether any unit holds a flank that it may give up.
#[must_use]
pub fn any_flanking(s: &State) -> bool {
    flanking(s).next().is_some()
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
        let mut actions = Action::list_from_pass();
        actions.extend(flanking(s).map(|cell| Action::Upright { cell }));
        cohesion::offer(s, s.active, &mut actions);
        actions
    }

    fn check(&self, _: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Upright { cell } => stands_up(s, cell),
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
        self.open = !self.done && (any_flanking(s) || cohesion::is_asked(cx.scene, s));
        if self.open { Step::Ask } else { Step::Done }
    }
}
