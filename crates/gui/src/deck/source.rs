//! Where the window gets its decks from.

use gonfalon_core::session::deck_source::Decks;
pub use gonfalon_core::view::DeckSource;

/// The decks that the program comes with.
#[must_use]
pub fn shipped() -> Box<dyn DeckSource> {
    Box::new(Decks)
}
