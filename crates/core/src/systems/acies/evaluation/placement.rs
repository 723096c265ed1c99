//! Where a unit stands well: whom it blocks, whom it threatens, who threatens it.

use super::super::card::{Card, Kind};
use super::super::field::{Cell, Flank, Line, Piece, Stance, TurnRecord};
use super::super::flank;
use super::super::scene::Scene;
use super::super::state::State;
use super::fights;
use super::terms::Term;
use super::weights::Weights;
use super::worth;
use crate::kernel::{Scaled, Side, Tally};
use crate::scenario::acies::UnitType;

/// What a unit in a cell can do next: its best attack.
fn threat(scene: &Scene, s: &State, cell: Cell, weights: &Weights, tally: &mut impl Tally<Term>) {
    let Some(piece) = s.field.at(cell) else { return };
    if scene.kind_type(piece.kind) == UnitType::Ar {
        return;
    }
    if let Some((place, front)) =
        s.field.contact(cell).and_then(|place| Some((place, s.field.at(place)?)))
    {
        let shy = scene.unit(piece.kind).elephants_only_by_flank
            && scene.kind_type(front.kind) == UnitType::El;
        if !shy {
            let gain = fights::duel(scene, s, (piece, front), false, weights).max(0.0);
            tally.add(Term::Strike { target: front.kind, cell: place }, gain);
        }
        return;
    }
    if s.field.opposite(cell).is_some() {
        return;
    }
    let body = siege(scene, s, (cell, piece), weights);
    let mut best = (body, Term::Siege);
    for side in Flank::ALL {
        let Some(place) = flank::candidate(scene, s, cell, side) else { continue };
        let Some(attempt) = flank::attempt(scene, s, cell, place) else { continue };
        let Some(foe) = s.field.at(place) else { continue };
        let gain = attempt.chance() * fights::duel(scene, s, (piece, foe), true, weights);
        if gain > best.0 {
            best = (gain, Term::Strike { target: foe.kind, cell: place });
        }
    }
    tally.add(best.1, best.0);
}

/// What a unit that nobody opposes can do to the enemy's main body next: with all the others it may win the game.
fn siege(scene: &Scene, s: &State, (cell, piece): (Cell, &Piece), weights: &Weights) -> f64 {
    let enemy = piece.side.enemy();
    if cell.line != Line::Melee {
        return 0.0;
    }
    let most = usize::from(scene.columns());
    let near = worth::exhausts(s, enemy, most);
    if near && worth::exhausts(s, enemy, worth::besiegers(scene, s, piece.side)) {
        return worth::VICTORY;
    }
    weights.main_body
}

/// What the enemies around a unit can do to its side next.
fn danger(
    scene: &Scene,
    s: &State,
    column: u8,
    side: Side,
    weights: &Weights,
    tally: &mut impl Tally<Term>,
) {
    let columns = column.saturating_sub(1)..=column.saturating_add(1);
    for cell in
        columns.flat_map(|column| Line::ALL.into_iter().map(move |line| Cell { line, column }))
    {
        let Some(enemy) = s.field.own(side.enemy(), cell) else { continue };
        let mut blow = 0.0;
        threat(scene, s, cell, weights, &mut blow);
        tally.add(Term::Danger { by: enemy.kind, cell }, -blow);
    }
}

/// What a move to the Melee Line is judged by. The position is changed for a moment.
pub fn advance(
    scene: &Scene,
    s: &mut State,
    (from, to): (Cell, Cell),
    weights: &Weights,
    tally: &mut impl Tally<Term>,
) {
    let Some(piece) = s.field.at(from).copied() else { return };
    stance(scene, s, from, (from, to), (piece.side, weights), &mut Scaled::by(tally, -1.0));
    s.field.take(from);
    s.field.put(to, piece);
    stance(scene, s, to, (from, to), (piece.side, weights), tally);
    s.field.take(to);
    s.field.put(from, piece);
    let shooter = scene.unit(piece.kind).missile.is_some_and(|(_, far)| far > 0);
    tally.add(Term::Advance, -if shooter { weights.shooter } else { weights.advance });
}

/// What a unit in a cell can do, and what can be done to its side in two columns.
fn stance(
    scene: &Scene,
    s: &State,
    cell: Cell,
    (from, to): (Cell, Cell),
    (side, weights): (Side, &Weights),
    tally: &mut impl Tally<Term>,
) {
    threat(scene, s, cell, weights, tally);
    for column in [from.column, to.column] {
        let tally = &mut Scaled::by(tally, weights.danger);
        danger(scene, s, column, side, weights, tally);
    }
}

/// What it is worth to play a unit into a cell. The position is changed for a moment.
pub fn enter(
    scene: &Scene,
    s: &mut State,
    side: Side,
    (card, cell): (Card, Cell),
    weights: &Weights,
    tally: &mut impl Tally<Term>,
) {
    let Card::Unit(kind) = card else { return };
    let piece = Piece {
        side,
        kind,
        markers: 0,
        stance: Stance::Upright,
        turn_record: TurnRecord::default(),
    };
    tally.add(Term::Presence, weights.presence);
    danger(scene, s, cell.column, side, weights, &mut Scaled::by(tally, -weights.relief));
    s.field.put(cell, piece);
    danger(scene, s, cell.column, side, weights, &mut Scaled::by(tally, weights.relief));
    threat(scene, s, cell, weights, &mut Scaled::by(tally, weights.later));
    s.field.take(cell);
    if s.field.own(side.enemy(), Cell::melee(cell.column)).is_some() {
        tally.add(Term::Block, weights.block - weights.main_body);
    }
    if s.field.is_free(Cell::melee(cell.column)) {
        tally.add(Term::Road, road(s, side, cell.column, weights));
    }
    tally.add(Term::Strength, strength(scene, kind, weights));
}

/// A column in which nobody stands against the unit yet is a way to the main body.
fn road(s: &State, side: Side, column: u8, weights: &Weights) -> f64 {
    let free = s.field.is_free(Cell::first(side.enemy(), column));
    if free { weights.road } else { 0.0 }
}

/// Strong units first, all else being equal.
fn strength(scene: &Scene, kind: Kind, weights: &Weights) -> f64 {
    worth::unit(scene, kind, weights) * weights.strength
}

/// What it is worth to give up a flank: only if nothing is left to be struck there.
pub fn upright(scene: &Scene, s: &State, cell: Cell, tally: &mut impl Tally<Term>) {
    let Some(Stance::Flanking(side)) = s.field.at(cell).map(|piece| piece.stance) else { return };
    let left = flank::candidate(scene, s, cell, side).is_some();
    if left {
        tally.add(Term::Flank, -0.3);
    } else {
        tally.add(Term::Freed, 0.3);
    }
}
