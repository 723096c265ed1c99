//! Cards that are played or discarded outside of combat.

use super::super::card::Card;
use super::super::field::{Cell, Line};
use super::super::scene::Scene;
use super::super::state::State;
use super::weights::Weights;
use super::worth;
use crate::kernel::Side;
use crate::scenario::acies::Tactic;

/// From so many cards on a hand is full: what is played now need not be discarded later.
const FULL: usize = 7;

fn full(s: &State, side: Side) -> bool {
    s.of(side).hand.len() >= FULL
}

/// What it is worth to deploy a unit in a cell: the deck names better ones.
#[must_use]
pub fn deploy(scene: &Scene, card: Card, cell: Cell, weights: &Weights) -> f64 {
    let middle = scene.columns() / 2;
    worth::card(scene, card, weights) * 0.5 - 0.01 * f64::from(cell.column.abs_diff(middle))
}

/// What a look at hidden cards is worth: a little, if a card must go anyway.
#[must_use]
pub fn scout(s: &State, side: Side, weights: &Weights) -> f64 {
    if full(s, side) { weights.scout } else { -0.2 }
}

/// What flank points are worth: much if they turn the tables.
fn points(s: &State, side: Side, more: u32, weights: &Weights) -> f64 {
    let (own, other) = (s.of(side).flank_points, s.of(side.enemy()).flank_points);
    let status = |own: u32| match own.cmp(&other) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.0,
        std::cmp::Ordering::Less => -1.0,
    };
    weights.encircling * (status(own + more) - status(own)) + weights.flank_point * f64::from(more)
}

/// What it is worth to discard a unit for a flank point.
#[must_use]
pub fn flank(scene: &Scene, s: &State, side: Side, card: Card, weights: &Weights) -> f64 {
    let keep = if full(s, side) { 0.05 } else { worth::card(scene, card, weights) * weights.spare };
    points(s, side, 1, weights) - keep
}

/// What a card from the casualties is worth.
#[must_use]
pub fn rally(scene: &Scene, card: Option<Card>, weights: &Weights) -> f64 {
    card.map_or(1.0, |card| worth::card(scene, card, weights)) - weights.card
}

/// What markers are worth that come off.
#[must_use]
pub fn cohesion(
    scene: &Scene,
    s: &State,
    (cell, other): (Cell, Option<Cell>),
    weights: &Weights,
) -> f64 {
    let cells = [Some(cell), other].into_iter().flatten();
    let pieces = cells.filter_map(|cell| s.field.at(cell));
    let gain = |piece| worth::next_marker(scene, piece, weights) * weights.cohesion;
    pieces.map(gain).sum::<f64>() - weights.card
}

/// What it costs to discard a card: tactics that are held in plenty first, then weak units.
#[must_use]
pub fn discard(scene: &Scene, s: &State, side: Side, card: Card, weights: &Weights) -> f64 {
    let holding = s.of(side);
    let copies = f64::from(u32::try_from(holding.count(card)).unwrap_or(u32::MAX));
    let units = holding.hand.iter().filter(|card| card.unit().is_some()).count();
    let use_of = match card {
        Card::Unit(kind) if units <= 2 => worth::unit(scene, kind, weights),
        Card::Unit(kind) => worth::unit(scene, kind, weights) * weights.discard,
        Card::Tactic(Tactic::Rally | Tactic::Initiative) => 0.9,
        Card::Tactic(Tactic::Bloodlust | Tactic::Overrun | Tactic::DifficultTerrain) => 0.7,
        Card::Tactic(_) => 0.5,
    };
    -use_of / copies
}

/// What a tactics card is worth outside of combat.
#[must_use]
pub fn tactic(s: &State, side: Side, tactic: Tactic, weights: &Weights) -> f64 {
    match tactic {
        Tactic::Outflank => points(s, side, 2, weights) - weights.card,
        Tactic::Reserve => {
            let holding = s.of(side);
            let plenty = holding.deck.len() + holding.reserve.len() > 8;
            if plenty && holding.hand.len() < FULL { weights.reserve } else { -0.3 }
        }
        Tactic::DifficultTerrain => weights.terrain,
        Tactic::Initiative => weights.initiative,
        Tactic::BreakMorale => {
            let opposed = |cell: Cell| cell.line == Line::Melee && s.field.opposite(cell).is_some();
            let able = s.field.of(side).filter(|(cell, piece)| {
                piece.is_upright() && !piece.turn_record.attacked && opposed(*cell)
            });
            worth::main_body(s, side.enemy(), able.count(), weights) * weights.break_morale - 0.5
        }
        _ => 0.0,
    }
}
