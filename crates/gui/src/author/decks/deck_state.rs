//! What the panel of decks remembers between frames.

use crate::deck::source;
use gonfalon_core::editor::{Document, Kind, Node, Pointer};
use gonfalon_core::kernel::Side;
use gonfalon_core::scenario::Scenario;
use gonfalon_core::view::{DeckSource, DeckView};
use gonfalon_core::words::Language;
use serde_json::Value;

/// A deck of the document, as it stands now.
#[derive(Clone, Debug)]
pub struct DeckShown {
    /// Where it stands: the document's root, or a side's deck in a battle.
    pub at: Pointer,
    /// The deck as files have it.
    pub deck: Value,
    /// Everything that is to be shown of it.
    pub view: DeckView,
    /// The side of the battle that it is for.
    pub side: Option<Side>,
}

/// What the panel remembers.
pub struct DeckState {
    decks: Box<dyn DeckSource>,
    /// The side whose deck is shown.
    pub side: Side,
    /// Whether units are counted by type and not by cost.
    pub by_type: bool,
    /// Whether tactics are shown where there is no room for both.
    pub tactics: bool,
    shown: Option<DeckShown>,
    of: Option<(u64, Language, Side)>,
}

impl Default for DeckState {
    fn default() -> DeckState {
        let decks = source::shipped();
        DeckState { decks, side: Side::A, by_type: false, tactics: false, shown: None, of: None }
    }
}

impl DeckState {
    /// The deck that is shown of a document; nothing if it has none that could be read.
    pub fn shown(&mut self, document: &Document, language: Language) -> Option<&DeckShown> {
        let of = Some((document.revision(), language, self.side));
        if self.of != of {
            self.of = of;
            self.shown = self.read(document, language);
        }
        self.shown.as_ref()
    }

    fn read(&self, document: &Document, language: Language) -> Option<DeckShown> {
        if document.kind() == Kind::Deck {
            let deck = document.content().value();
            let view = self.decks.view(None, &deck, language);
            return Some(DeckShown { at: Pointer(Vec::new()), deck, view, side: None });
        }
        let scenario: Scenario = document.scenario().ok()?;
        let deck = self.decks.decks(&scenario)?[self.side as usize].clone();
        let view = self.decks.view(Some(&scenario), &deck, language);
        let at = Pointer::fields(["acies", "decks"]).then(self.side as usize);
        Some(DeckShown { at, deck, view, side: Some(self.side) })
    }

    /// The deck with a change.
    #[must_use]
    pub fn changed(
        &self,
        deck: &Value,
        change: &gonfalon_core::view::DeckChange,
        language: Language,
    ) -> Value {
        self.decks.change(deck, change, language)
    }

    /// The rule system of decks.
    #[must_use]
    pub fn system(&self) -> gonfalon_core::kernel::System {
        self.decks.system()
    }
}

/// Whether a document is about decks of cards.
#[must_use]
pub fn has_decks(document: &Document) -> bool {
    let battle = || document.content().field("acies").and_then(|part| part.field("decks"));
    document.kind() == Kind::Deck || battle().and_then(Node::items).is_some()
}
