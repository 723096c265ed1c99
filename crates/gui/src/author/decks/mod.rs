//! Decks and armies of cards: a deck as a file of its own, and the two decks of a battle.

pub mod deck_pane;
pub mod deck_state;
