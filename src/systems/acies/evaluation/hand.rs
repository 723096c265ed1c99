//! Cards that are played or discarded outside of combat.

use super::super::card::Card;
use super::super::field::{Cell, Line};
use super::super::scene::Scene;
use super::super::state::State;
use super::fights::{CARD, MAIN_BODY};
use super::worth;
use crate::kernel::Side;
use crate::scenario::acies::Tactic;

/// From so many cards on a hand is full: what is played now need not be discarded later.
const FULL: usize = 7;
/// What a bonus in every combat is worth.
const ENCIRCLING: f64 = 0.6;

fn full(s: &State, side: Side) -> bool {
    s.of(side).hand.len() >= FULL
}

/// What it is worth to deploy a unit in a cell: the deck names better ones.
#[must_use]
pub fn deploy(scene: &Scene, card: Card, cell: Cell) -> f64 {
    let middle = scene.columns() / 2;
    worth::card(scene, card) * 0.5 - 0.01 * f64::from(cell.column.abs_diff(middle))
}

/// What a look at hidden cards is worth: a little, if a card must go anyway.
#[must_use]
pub fn scout(s: &State, side: Side) -> f64 {
    if full(s, side) { 0.05 } else { -0.2 }
}

/// What flank points are worth: much if they turn the tables.
fn points(s: &State, side: Side, more: u32) -> f64 {
    let (own, other) = (s.of(side).flank_points, s.of(side.enemy()).flank_points);
    let status = |own: u32| match own.cmp(&other) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.0,
        std::cmp::Ordering::Less => -1.0,
    };
    ENCIRCLING * (status(own + more) - status(own)) + 0.02 * f64::from(more)
}

/// What it is worth to discard a unit for a flank point.
#[must_use]
pub fn flank(scene: &Scene, s: &State, side: Side, card: Card) -> f64 {
    let keep = if full(s, side) { 0.05 } else { worth::card(scene, card) * 0.25 };
    points(s, side, 1) - keep
}

/// What a card from the casualties is worth.
#[must_use]
pub fn rally(scene: &Scene, card: Option<Card>) -> f64 {
    card.map_or(1.0, |card| worth::card(scene, card)) - CARD
}

/// What markers are worth that come off.
#[must_use]
pub fn cohesion(scene: &Scene, s: &State, cell: Cell, other: Option<Cell>) -> f64 {
    let cells = [Some(cell), other].into_iter().flatten();
    let pieces = cells.filter_map(|cell| s.field.at(cell));
    pieces.map(|piece| worth::next_marker(scene, piece) * 0.4).sum::<f64>() - CARD
}

/// What it costs to discard a card: tactics that are held in plenty first, then weak units.
#[must_use]
pub fn discard(scene: &Scene, s: &State, side: Side, card: Card) -> f64 {
    let holding = s.of(side);
    let copies = f64::from(u32::try_from(holding.count(card)).unwrap_or(u32::MAX));
    let units = holding.hand.iter().filter(|card| card.unit().is_some()).count();
    let use_of = match card {
        Card::Unit(kind) if units <= 2 => worth::unit(scene, kind),
        Card::Unit(kind) => worth::unit(scene, kind) * 0.6,
        Card::Tactic(Tactic::Rally | Tactic::Initiative) => 0.9,
        Card::Tactic(Tactic::Bloodlust | Tactic::Overrun | Tactic::DifficultTerrain) => 0.7,
        Card::Tactic(_) => 0.5,
    };
    -use_of / copies
}

/// What a tactics card is worth outside of combat.
#[must_use]
pub fn tactic(s: &State, side: Side, tactic: Tactic) -> f64 {
    match tactic {
        Tactic::Outflank => points(s, side, 2) - CARD,
        Tactic::Reserve => {
            let holding = s.of(side);
            let plenty = holding.deck.len() + holding.reserve.len() > 8;
            if plenty && holding.hand.len() < FULL { 0.4 } else { -0.3 }
        }
        Tactic::DifficultTerrain => 0.3,
        Tactic::Initiative => 1.0,
        Tactic::BreakMorale => {
            let opposed = |cell: Cell| cell.line == Line::Melee && s.field.opposite(cell).is_some();
            let able = s.field.of(side).filter(|(cell, piece)| {
                piece.is_upright() && !piece.turn_record.attacked && opposed(*cell)
            });
            let count = u32::try_from(able.count()).unwrap_or(u32::MAX);
            f64::from(count) * MAIN_BODY * 0.7 - 0.5
        }
        _ => 0.0,
    }
}
