//! Every invariant of a position, checked the slow way.

use super::card::Card;
use super::field::{Cell, Stance};
use super::scene::Scene;
use super::state::{Phase, State};
use crate::kernel::Side;

/// Checks every invariant.
///
/// # Errors
/// The first that does not hold.
pub fn audit(scene: &Scene, s: &State) -> Result<(), String> {
    cells(scene, s)?;
    opposition(s)?;
    for side in Side::ALL {
        cards(scene, s, side)?;
        knowledge(s, side)?;
    }
    if s.turn > scene.options.turn_cap {
        return Err(format!("turn {} comes after the last one (14.5)", s.turn));
    }
    end(scene, s)
}

/// ACIES 2.3, 2.8, 1.3.
fn cells(scene: &Scene, s: &State) -> Result<(), String> {
    if s.field.columns() != scene.columns() {
        return Err("the field has the columns of the scene (2.2)".to_owned());
    }
    if !s.field.is_consistent() {
        return Err("the field notes which columns hold units".to_owned());
    }
    for (cell, piece) in s.field.pieces() {
        let intruder = Scene::is_home(piece.side.enemy(), cell);
        if intruder && !scene.options.advance_enemy_first_line {
            return Err(format!("{cell} holds a card of the other side (2.3)"));
        }
        if piece.markers >= scene.unit(piece.kind).hits {
            return Err(format!("the unit in {cell} should be eliminated (1.3)"));
        }
        if matches!(piece.stance, Stance::Flanking(_)) && s.field.opposite(cell).is_some() {
            return Err(format!("the unit in {cell} holds a flank and is opposed (2.8)"));
        }
    }
    Ok(())
}

/// ACIES 2.5: every card is faced by one enemy at most.
fn opposition(s: &State) -> Result<(), String> {
    for (cell, piece) in s.field.pieces() {
        let faces = |(other, _): &(Cell, _)| s.field.opposite(*other) == Some(cell);
        let count = s.field.of(piece.side.enemy()).filter(faces).count();
        if count > 1 {
            return Err(format!("the unit in {cell} is faced by {count} enemies (2.5)"));
        }
    }
    Ok(())
}

/// ACIES 1.1: no card is lost and none is made.
fn cards(scene: &Scene, s: &State, side: Side) -> Result<(), String> {
    let expected = &scene.armies[side].cards;
    let holding = s.of(side);
    let piles = [&holding.deck, &holding.reserve, &holding.casualties, &holding.face_down];
    let mut cards: Vec<Card> = piles.into_iter().flat_map(|pile| pile.cards().to_vec()).collect();
    cards.extend(&holding.hand);
    cards.extend(s.field.of(side).map(|(_, piece)| Card::Unit(piece.kind)));
    cards.sort_unstable();
    let units = |cards: &[Card]| cards.iter().filter(|card| card.unit().is_some()).count();
    let begun = scene.begins != Phase::SetUp;
    let (have, want) = (units(&cards), units(expected));
    if have != want {
        return Err(format!("side {side:?} has {have} units, not {want} (1.1)"));
    }
    if !begun && cards.len() != expected.len() {
        return Err(format!(
            "side {side:?} has {} cards, not {} (1.1)",
            cards.len(),
            expected.len()
        ));
    }
    if !holding.hand.is_sorted() {
        return Err(format!("the hand of side {side:?} is not sorted"));
    }
    Ok(())
}

/// ACIES 6.2, 17.1: what the other side knows of a hand is in it.
fn knowledge(s: &State, side: Side) -> Result<(), String> {
    let holding = s.of(side);
    let mut hand = holding.hand.clone();
    for card in &holding.known {
        let place = hand.iter().position(|other| other == card);
        let place =
            place.ok_or_else(|| format!("{card:?} is known to be in a hand and is not (17.1)"))?;
        hand.remove(place);
    }
    let most = holding.deck.len();
    if Side::ALL.into_iter().any(|viewer| usize::from(holding.seen[viewer]) > most) {
        return Err(format!("more cards are known than the deck of side {side:?} has (6.2)"));
    }
    Ok(())
}

/// ACIES 14: a game that should be over is over.
fn end(scene: &Scene, s: &State) -> Result<(), String> {
    if s.over.is_some() || s.phase == Phase::SetUp {
        return Ok(());
    }
    for side in Side::ALL {
        if s.of(side).deck.is_empty() {
            return Err(format!("the deck of side {side:?} is empty (14.1)"));
        }
        let (lost, total) = scene.rout(s, side);
        if scene.options.route_level && 2 * lost > total {
            return Err(format!("side {side:?} has lost more than half of its army (14.4)"));
        }
    }
    Ok(())
}
