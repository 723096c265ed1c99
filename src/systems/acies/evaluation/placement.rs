//! Where a unit stands well: whom it blocks, whom it threatens, who threatens it.

use super::super::card::{Card, Kind};
use super::super::field::{Cell, Flank, Line, Piece, Stance, TurnRecord};
use super::super::flank;
use super::super::scene::Scene;
use super::super::state::State;
use super::fights;
use super::weights::Weights;
use super::worth;
use crate::kernel::Side;
use crate::scenario::acies::UnitType;

/// What a unit in a cell can do next: its best attack.
fn threat(scene: &Scene, s: &State, cell: Cell, weights: &Weights) -> f64 {
    let Some(piece) = s.field.at(cell) else { return 0.0 };
    if scene.kind_type(piece.kind) == UnitType::Ar {
        return 0.0;
    }
    if let Some(front) = s.field.contact(cell).and_then(|front| s.field.at(front)) {
        let shy = scene.unit(piece.kind).elephants_only_by_flank
            && scene.kind_type(front.kind) == UnitType::El;
        return if shy {
            0.0
        } else {
            fights::duel(scene, s, (piece, front), false, weights).max(0.0)
        };
    }
    if s.field.opposite(cell).is_some() {
        return 0.0;
    }
    let flanked = Flank::ALL.into_iter().filter_map(|side| flank::candidate(scene, s, cell, side));
    let best = flanked.filter_map(|target| {
        let chance = flank::attempt(scene, s, cell, target)?.chance();
        Some(chance * fights::duel(scene, s, (piece, s.field.at(target)?), true, weights))
    });
    let body = usize::from(cell.line == Line::Melee);
    let body = worth::main_body(s, piece.side.enemy(), body, weights);
    best.fold(body, f64::max)
}

/// What the enemies around a unit can do to its side next.
fn danger(scene: &Scene, s: &State, column: u8, side: Side, weights: &Weights) -> f64 {
    let columns = column.saturating_sub(1)..=column.saturating_add(1);
    let cells =
        columns.flat_map(|column| Line::ALL.into_iter().map(move |line| Cell { line, column }));
    let enemies = cells.filter(|cell| s.field.own(side.enemy(), *cell).is_some());
    enemies.map(|cell| threat(scene, s, cell, weights)).sum()
}

/// What a move to the Melee Line is worth. The position is changed for a moment.
#[must_use]
pub fn advance(scene: &Scene, s: &mut State, (from, to): (Cell, Cell), weights: &Weights) -> f64 {
    let Some(piece) = s.field.at(from).copied() else { return 0.0 };
    let beset = |s: &State| {
        let columns = [from.column, to.column].into_iter();
        columns.map(|column| danger(scene, s, column, piece.side, weights)).sum::<f64>()
    };
    let before = threat(scene, s, from, weights) - weights.danger * beset(s);
    s.field.take(from);
    s.field.put(to, piece);
    let now = threat(scene, s, to, weights) - weights.danger * beset(s);
    s.field.take(to);
    s.field.put(from, piece);
    let shooter = scene.unit(piece.kind).missile.is_some_and(|(_, far)| far > 0);
    now - before - if shooter { weights.shooter } else { weights.advance }
}

/// What it is worth to play a unit into a cell. The position is changed for a moment.
#[must_use]
pub fn enter(
    scene: &Scene,
    s: &mut State,
    side: Side,
    (card, cell): (Card, Cell),
    weights: &Weights,
) -> f64 {
    let Card::Unit(kind) = card else { return 0.0 };
    let piece = Piece {
        side,
        kind,
        markers: 0,
        stance: Stance::Upright,
        turn_record: TurnRecord::default(),
    };
    let before = danger(scene, s, cell.column, side, weights);
    s.field.put(cell, piece);
    let now = danger(scene, s, cell.column, side, weights);
    let threat = threat(scene, s, cell, weights);
    s.field.take(cell);
    let blocked = s.field.own(side.enemy(), Cell::melee(cell.column)).is_some();
    let block = if blocked { weights.block - weights.main_body } else { 0.0 };
    let reach = weights.later * threat;
    let way = if s.field.is_free(Cell::melee(cell.column)) {
        road(s, side, cell.column, weights)
    } else {
        0.0
    };
    weights.presence
        + weights.relief * (before - now)
        + block
        + reach
        + way
        + strength(scene, kind, weights)
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
#[must_use]
pub fn upright(scene: &Scene, s: &State, cell: Cell) -> f64 {
    let Some(Stance::Flanking(side)) = s.field.at(cell).map(|piece| piece.stance) else {
        return 0.0;
    };
    if flank::candidate(scene, s, cell, side).is_some() { -0.3 } else { 0.3 }
}
