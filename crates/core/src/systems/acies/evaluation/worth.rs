//! What cards and positions are worth. An army lives on its cards: whoever has none left to draw has lost (14.2).

use super::super::card::{Card, Kind};
use super::super::field::{Cell, Line, Piece};
use super::super::scene::Scene;
use super::super::state::State;
use super::weights::Weights;
use crate::kernel::Side;
use crate::scenario::acies::UnitType;

/// What the end of the game is worth.
pub const VICTORY: f64 = 1000.0;
/// What a card is worth that may still be drawn.
const DRAWABLE: f64 = 1.0;
/// What a card in the hand is worth: it may be discarded and come back.
const HELD: f64 = 0.9;
/// What a unit of the Melee Line is worth that nobody opposes: it wears the enemy's army down.
const UNOPPOSED: f64 = 0.5;

/// What a unit is worth without markers.
#[must_use]
pub fn unit(scene: &Scene, kind: Kind, weights: &Weights) -> f64 {
    weights.unit + weights.cost * f64::from(scene.unit(kind).cost) / 100.0
}

/// What a card is worth to its owner.
#[must_use]
pub fn card(scene: &Scene, card: Card, weights: &Weights) -> f64 {
    match card {
        Card::Unit(kind) => unit(scene, kind, weights),
        Card::Tactic(_) => DRAWABLE,
    }
}

/// What the next marker on a unit costs its owner: the nearer the end, the more.
#[must_use]
pub fn next_marker(scene: &Scene, piece: &Piece, weights: &Weights) -> f64 {
    let left = scene.unit(piece.kind).hits.saturating_sub(piece.markers).max(1);
    let share =
        if left == 1 { standing(scene, piece, weights) } else { weights.marker / f64::from(left) };
    unit(scene, piece.kind, weights) * share
}

/// Whether a side that loses so many cards of its deck has none left to draw (10.15, 14.2).
#[must_use]
pub fn exhausts(s: &State, side: Side, cards: usize) -> bool {
    cards > 0 && s.of(side).drawable() <= cards
}

/// How many units of a side stand before the enemy's main body, with nobody in the way.
#[must_use]
pub fn besiegers(scene: &Scene, s: &State, side: Side) -> usize {
    let stands = |(cell, piece): &(Cell, &Piece)| {
        cell.line == Line::Melee
            && s.field.opposite(*cell).is_none()
            && scene.kind_type(piece.kind) != UnitType::Ar
    };
    s.field.of(side).filter(stands).count()
}

/// What it is worth to take a number of cards from the enemy's deck: with the last one the game is won (10.15, 14.2).
#[must_use]
pub fn main_body(s: &State, enemy: Side, cards: usize, weights: &Weights) -> f64 {
    if exhausts(s, enemy, cards) {
        return VICTORY;
    }
    weights.main_body * f64::from(u32::try_from(cards).unwrap_or(u32::MAX))
}

/// What is left of a unit's worth.
#[must_use]
pub fn standing(scene: &Scene, piece: &Piece, weights: &Weights) -> f64 {
    let hits = f64::from(scene.unit(piece.kind).hits.max(1));
    1.0 - weights.worn * f64::from(piece.markers) / hits
}

fn army(scene: &Scene, s: &State, side: Side) -> f64 {
    let (holding, weights) = (s.of(side), Weights::default());
    let count = |n: usize| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
    let drawable = count(holding.drawable()) * DRAWABLE;
    let field = s.field.of(side).map(|(cell, piece)| {
        let free = cell.line == Line::Melee && s.field.opposite(cell).is_none();
        unit(scene, piece.kind, &weights) * standing(scene, piece, &weights)
            + if free { UNOPPOSED } else { 0.0 }
    });
    drawable + count(holding.hand.len()) * HELD + field.sum::<f64>()
}

/// How far a side is ahead, the end of the game included.
#[must_use]
pub fn position(scene: &Scene, s: &State, side: Side) -> f64 {
    let decided = |winner| if winner == side { VICTORY } else { -VICTORY };
    let end = s.over.and_then(|end| end.winner).map_or(0.0, decided);
    end + army(scene, s, side) - army(scene, s, side.enemy())
}
