//! Piles of cards: an order that chance decides.

use super::SeededDice;
use serde::{Deserialize, Serialize};

/// A pile of cards, face up or face down. Cards come off its top.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pile<C>(Vec<C>);

impl<C> Default for Pile<C> {
    fn default() -> Self {
        Pile(Vec::new())
    }
}

impl<C> Pile<C> {
    /// A pile of these cards, the bottom one first.
    #[must_use]
    pub fn from_bottom(cards: Vec<C>) -> Self {
        Pile(cards)
    }

    /// How many cards there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no card is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cards from the bottom to the top.
    #[must_use]
    pub fn cards(&self) -> &[C] {
        &self.0
    }

    /// The top cards, the uppermost first: fewer than `most` if there are not so many.
    pub fn top(&self, most: usize) -> impl Iterator<Item = &C> {
        self.0.iter().rev().take(most)
    }

    /// Puts a card on top.
    pub fn put(&mut self, card: C) {
        self.0.push(card);
    }

    /// Takes the top card, if there is one.
    pub fn draw(&mut self) -> Option<C> {
        self.0.pop()
    }

    /// Takes every card: the bottom one first.
    #[must_use]
    pub fn take(&mut self) -> Vec<C> {
        std::mem::take(&mut self.0)
    }

    /// Brings the cards into the order that a lot decides: the same lot, the same order.
    pub fn shuffle(&mut self, lot: u64) {
        let mut chance = SeededDice::new(lot);
        for last in (1..self.0.len()).rev() {
            self.0.swap(last, chance.below(last + 1));
        }
    }

    /// Takes the card that a lot decides, if there is one.
    pub fn pick(&mut self, lot: u64) -> Option<C> {
        let place = SeededDice::new(lot).below(self.0.len().max(1));
        (!self.0.is_empty()).then(|| self.0.remove(place))
    }
}

impl<C: PartialEq> Pile<C> {
    /// How often a card is in the pile.
    #[must_use]
    pub fn count(&self, card: &C) -> usize {
        self.0.iter().filter(|other| *other == card).count()
    }

    /// Whether a card is in the pile.
    #[must_use]
    pub fn contains(&self, card: &C) -> bool {
        self.0.contains(card)
    }

    /// Takes one copy of a card out; false if there is none.
    pub fn remove(&mut self, card: &C) -> bool {
        let place = self.0.iter().rposition(|other| other == card);
        place.map(|place| self.0.remove(place)).is_some()
    }
}
