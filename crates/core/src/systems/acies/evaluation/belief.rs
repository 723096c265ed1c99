//! ACIES 17.1, 17.3: what a side may know of hidden cards, and a guess at the rest.

use super::super::card::{Card, Kind};
use super::super::field::Cell;
use super::super::scene::{Scene, Zone};
use super::super::setup::MOST_DEPLOYED;
use super::super::state::{Holding, State};
use crate::kernel::{Both, Dice, Pile, Side};
use crate::scenario::acies::Tactic;

/// Takes a number of cards off a pool that chance has ordered.
fn deal(pool: &mut Pile<Card>, count: usize) -> Vec<Card> {
    (0..count).filter_map(|_| pool.draw()).collect()
}

/// The cards of a deck that a side has not seen, taken off it; those on top that it has seen stay apart.
fn unseen(holding: &mut Holding, viewer: Side) -> (Vec<Card>, Vec<Card>) {
    let mut cards = holding.deck.take();
    let known = cards.len().saturating_sub(usize::from(holding.seen[viewer]));
    let top = cards.split_off(known);
    (cards, top)
}

/// Cards in their order. There are few kinds, and many copies of them: they are counted.
fn in_order(cards: &[Card]) -> Vec<Card> {
    let (mut units, mut kinds) = ([0_u8; 256], 0);
    let mut tactics = [0_u8; Tactic::ALL.len()];
    for card in cards {
        match *card {
            Card::Unit(kind) => {
                units[usize::from(kind.0)] += 1;
                kinds = kinds.max(usize::from(kind.0) + 1);
            }
            Card::Tactic(tactic) => tactics[tactic as usize] += 1,
        }
    }
    let mut sorted = Vec::with_capacity(cards.len());
    let mut add = |card, copies| (0..copies).for_each(|_| sorted.push(card));
    for (kind, &copies) in (0..=u8::MAX).zip(&units[..kinds]) {
        add(Card::Unit(Kind(kind)), copies);
    }
    for (tactic, &copies) in Tactic::ALL.into_iter().zip(&tactics) {
        add(Card::Tactic(tactic), copies);
    }
    sorted
}

/// The lots that a guess takes, one for each side.
pub fn lots(dice: &mut dyn Dice) -> Both<u64> {
    Both::from_fn(|_| dice.lot())
}

/// Deals what a side may not know anew: the enemy's hand, both decks, and the cards that lie face down.
pub fn deal_anew(scene: &Scene, s: &mut State, viewer: Side, dice: &mut dyn Dice) {
    let enemy = viewer.enemy();
    let lots = lots(dice);
    if s.face_down[enemy] {
        guess_deployment(scene, s, enemy);
    }
    for side in Side::ALL {
        let holding = s.of_mut(side);
        let (deck, top) = unseen(holding, viewer);
        let face_down = holding.face_down.take();
        let mut hidden = Vec::with_capacity(deck.len() + face_down.len() + holding.hand.len());
        hidden.extend(deck.iter().chain(&face_down));
        let mut known = Vec::new();
        if side == enemy {
            let mut hand = std::mem::take(&mut holding.hand);
            for card in &holding.known {
                if let Some(place) = hand.iter().position(|other| other == card) {
                    known.push(hand.remove(place));
                }
            }
            hidden.extend(&hand);
        }
        // The order of the pool must not tell where a card came from.
        let mut pool = Pile::from_bottom(in_order(&hidden));
        pool.shuffle(lots[side]);
        let mut cards = deal(&mut pool, deck.len());
        cards.extend(top);
        holding.deck = Pile::from_bottom(cards);
        holding.face_down = Pile::from_bottom(deal(&mut pool, face_down.len()));
        if side == enemy {
            holding.hand = pool.take();
            holding.hand.extend(known);
            holding.hand = in_order(&holding.hand);
            let hand = &holding.hand;
            holding.wounds.retain(|(kind, _)| hand.contains(&Card::Unit(*kind)));
        }
    }
}

/// ACIES 4.2: nobody knows how many units the other side has put down: the deck's own proposal is the guess.
fn guess_deployment(scene: &Scene, s: &mut State, enemy: Side) {
    let cells: Vec<Cell> = s.field.of(enemy).map(|(cell, _)| cell).collect();
    for cell in cells {
        s.field.take(cell);
    }
    let mut cards = scene.armies[enemy].cards.clone();
    let (first, end) = scene.columns_of(Zone::Centre);
    let free = usize::from(end - first).min(usize::from(MOST_DEPLOYED));
    let columns: Vec<u8> = scene.middle_out().take(free).collect();
    for (&kind, column) in scene.armies[enemy].deploy.iter().zip(columns) {
        if let Some(place) = cards.iter().position(|card| *card == Card::Unit(kind)) {
            cards.remove(place);
            s.field.put(Cell::first(enemy, column), super::super::setup::deployed(enemy, kind));
        }
    }
    s.of_mut(enemy).deck = Pile::from_bottom(cards);
}
