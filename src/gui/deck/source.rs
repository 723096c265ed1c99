//! Where the window gets its decks from.

use crate::session::deck_source::Decks;
pub use crate::view::DeckSource;

/// The decks that the program comes with.
#[must_use]
pub fn shipped() -> Box<dyn DeckSource> {
    Box::new(Decks)
}
