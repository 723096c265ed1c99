//! The panels.

use crate::author::decks::deck_state;
use crate::locale::HasLanguage;
use crate::say;
use gonfalon_core::editor::{Document, Kind};
use serde::{Deserialize, Serialize};

/// A panel of the author's screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WorkPane {
    /// The map.
    Map,
    /// The counters as a table.
    Counters,
    /// Texts, sides, facts.
    Battle,
    /// The texts in two languages.
    Texts,
    /// What the rule system adds.
    Rules,
    /// Who wins.
    Balance,
    /// How a battle is written.
    Guide,
    /// The tools for the map.
    Tools,
    /// The counters as a list.
    Pieces,
    /// What is wrong.
    Problems,
    /// What has been done.
    History,
}

impl WorkPane {
    /// Every panel.
    pub const ALL: [WorkPane; 11] = [
        WorkPane::Map,
        WorkPane::Counters,
        WorkPane::Battle,
        WorkPane::Rules,
        WorkPane::Texts,
        WorkPane::Balance,
        WorkPane::Guide,
        WorkPane::Tools,
        WorkPane::Pieces,
        WorkPane::Problems,
        WorkPane::History,
    ];
    /// The panels above in the column beside the middle.
    pub const UPPER: &[WorkPane] = &[WorkPane::Tools, WorkPane::Pieces];
    /// The panels below there.
    pub const LOWER: &[WorkPane] = &[WorkPane::Problems, WorkPane::History];

    /// The word that its messages are found by.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            WorkPane::Map => "map",
            WorkPane::Counters => "counters",
            WorkPane::Battle => "battle",
            WorkPane::Rules => "rules",
            WorkPane::Texts => "texts",
            WorkPane::Guide => "guide",
            WorkPane::Balance => "balance",
            WorkPane::Tools => "tools",
            WorkPane::Pieces => "pieces",
            WorkPane::Problems => "problems",
            WorkPane::History => "history",
        }
    }

    /// Whether a document has what it shows: a deck has no map, and nothing to set up there.
    #[must_use]
    pub fn fits(self, document: &Document) -> bool {
        let of_map = matches!(self, WorkPane::Map | WorkPane::Tools | WorkPane::Pieces);
        !of_map || document.content().field("map").is_some()
    }

    /// The word for it in a document: the same panel holds counters, or cards.
    fn word_in(self, document: &Document) -> &'static str {
        match self {
            WorkPane::Counters if deck_state::has_decks(document) => "decks",
            WorkPane::Battle if document.kind() == Kind::Deck => "deck",
            pane => pane.word(),
        }
    }

    /// Its title.
    #[must_use]
    pub fn title(self, lang: impl HasLanguage, document: &Document) -> String {
        say!(lang, "author-pane-{}" self.word_in(document))
    }

    /// What it is for.
    #[must_use]
    pub fn about(self, lang: impl HasLanguage, document: &Document) -> String {
        say!(lang, "author-pane-{}-about" self.word_in(document))
    }

    /// The panels among which it stands at first: those in the middle, above and below beside it.
    #[must_use]
    pub fn group(self) -> u8 {
        match self {
            pane if pane.is_central() => 0,
            pane if WorkPane::UPPER.contains(&pane) => 1,
            _ => 2,
        }
    }

    /// Whether it stands in the middle at first.
    #[must_use]
    pub const fn is_central(self) -> bool {
        matches!(
            self,
            WorkPane::Map
                | WorkPane::Counters
                | WorkPane::Battle
                | WorkPane::Rules
                | WorkPane::Texts
                | WorkPane::Balance
                | WorkPane::Guide
        )
    }
}
