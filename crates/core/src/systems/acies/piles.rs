//! ACIES 1.1, 14.1, 14.2: hands and piles, and what becomes of them when a deck runs out.

use super::card::{Card, Kind};
use super::event::Event;
use super::rules;
use super::state::{Cause, State};
use super::system::Acies;
use super::victory;
use crate::kernel::{Cx, Rule, Side};
use crate::scenario::acies::Tactic;

fn insert(cards: &mut Vec<Card>, card: Card) {
    let place = cards.partition_point(|other| *other <= card);
    cards.insert(place, card);
}

fn remove(cards: &mut Vec<Card>, card: Card) -> bool {
    let place = cards.iter().position(|other| *other == card);
    place.map(|place| cards.remove(place)).is_some()
}

/// Whether the other side has seen a card come into a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// It has.
    Openly,
    /// It has not.
    Unseen,
}

/// Puts a card into a hand.
pub fn take_in(s: &mut State, side: Side, card: Card, seen: Seen) {
    let holding = s.of_mut(side);
    insert(&mut holding.hand, card);
    if seen == Seen::Openly {
        insert(&mut holding.known, card);
    }
}

/// Takes a card out of a hand: one that the other side knows of, if it knows of one.
pub fn give_out(s: &mut State, side: Side, card: Card) {
    let holding = s.of_mut(side);
    let held = remove(&mut holding.hand, card);
    debug_assert!(held, "a card that leaves the hand was in it: {card:?}");
    remove(&mut holding.known, card);
    if let Card::Unit(kind) = card {
        let left = holding.hand.iter().filter(|other| **other == card).count();
        forget_wounds(&mut holding.wounds, kind, left);
    }
}

/// ACR-23: only so many units of a kind are left in the hand: the others took their markers along.
fn forget_wounds(wounds: &mut Vec<(Kind, u8)>, kind: Kind, left: usize) {
    while wounds.iter().filter(|(other, _)| *other == kind).count() > left {
        let place = wounds.iter().position(|(other, _)| *other == kind);
        place.map(|place| wounds.remove(place));
    }
}

/// ACR-23: the markers that a unit of the hand brings along, where it keeps them: the unharmed units of a kind leave
/// the hand first.
pub fn take_wounds(s: &mut State, side: Side, kind: Kind) -> u8 {
    let holding = s.of_mut(side);
    let copies = holding.count(Card::Unit(kind));
    if holding.wounds.iter().filter(|wound| wound.0 == kind).count() < copies {
        return 0;
    }
    let place = holding.wounds.iter().position(|wound| wound.0 == kind);
    place.map_or(0, |place| holding.wounds.remove(place).1)
}

/// Puts a card of the hand onto its owner's reserve pile.
pub fn discard(s: &mut State, side: Side, card: Card) {
    give_out(s, side, card);
    s.of_mut(side).reserve.put(card);
}

/// ACIES 16, ACR-27: a tactics card is played and goes to its owner's reserve pile.
pub fn play(cx: &mut Cx<'_, Acies>, s: &mut State, side: Side, tactic: Tactic) {
    discard(s, side, Card::Tactic(tactic));
    cx.record(rules::tactic(tactic), Event::Played { side, tactic });
}

/// Takes the top card of a deck, and whether the other side knows it. Once that is told the deck is to be [mended](mend).
fn lift(s: &mut State, side: Side) -> Option<(Card, bool)> {
    let holding = s.of_mut(side);
    let card = holding.deck.draw()?;
    let known = holding.seen[side.enemy()] > 0;
    for viewer in Side::ALL {
        holding.seen[viewer] = holding.seen[viewer].saturating_sub(1);
    }
    Some((card, known))
}

/// ACIES 14.1, 14.2, 14.3: a deck that has run out is made anew from the reserve pile, never from the casualties; without
/// one the side has lost.
fn mend(cx: &mut Cx<'_, Acies>, s: &mut State, side: Side) {
    if !s.of(side).deck.is_empty() {
        return;
    }
    let holding = s.of_mut(side);
    if holding.reserve.is_empty() {
        victory::defeat(cx, s, side, Cause::NoCards);
        return;
    }
    holding.deck = std::mem::take(&mut holding.reserve);
    shuffle(cx, s, side);
}

/// ACIES 17.2: shuffles a deck; the lot comes from the same seed as the dice.
pub fn shuffle(cx: &mut Cx<'_, Acies>, s: &mut State, side: Side) {
    let lot = cx.lot();
    let holding = s.of_mut(side);
    holding.deck.shuffle(lot);
    holding.seen = crate::kernel::Both([0; 2]);
    cx.record(rules::CHANCE, Event::Shuffled { side, cards: s.of(side).deck.len() });
}

/// Draws cards into the hand as a rule says: fewer if the game ends with it (14.2).
pub fn draw(cx: &mut Cx<'_, Acies>, s: &mut State, side: Side, (rule, count): (Rule, usize)) {
    let mut cards = Vec::with_capacity(count);
    while cards.len() < count {
        if !s.of(side).reserve.is_empty() {
            mend(cx, s, side);
        }
        let Some((card, known)) = lift(s, side) else { break };
        take_in(s, side, card, if known { Seen::Openly } else { Seen::Unseen });
        cards.push(card);
    }
    cx.record(rule, Event::Drew { side, count: cards.len(), cards: Some(cards) });
    mend(cx, s, side);
}

/// ACIES 10.15: the top card of a deck goes to the casualties, unseen by both.
pub fn lose_top(cx: &mut Cx<'_, Acies>, s: &mut State, side: Side) {
    let Some((card, _)) = lift(s, side) else { return };
    s.of_mut(side).face_down.put(card);
    cx.record(rules::MAIN_BODY, Event::MainBody { side, left: s.of(side).deck.len() });
    mend(cx, s, side);
    victory::check_rout(cx, s, side);
}
