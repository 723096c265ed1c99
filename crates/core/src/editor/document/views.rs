//! A document as its readers see it: typed, as text, and as the checker takes it.

use super::{Document, Kind};
use crate::editor::files::canonical;
use crate::scenario::acies::deck::{self, DeckFile};
use crate::scenario::{Fault, Scenario, parse};

impl Document {
    /// The scenario that it holds.
    ///
    /// # Errors
    /// The faults of its form.
    pub fn scenario(&self) -> Result<Scenario, Vec<Fault>> {
        parse::from_value(&self.content().value())
    }

    /// The deck that it holds.
    ///
    /// # Errors
    /// The faults of its form.
    pub fn deck(&self) -> Result<DeckFile, Vec<Fault>> {
        deck::from_value(self.content().value())
    }

    /// The text of its file, in the canonical writing.
    #[must_use]
    pub fn text(&self) -> String {
        canonical::written(self.content(), self.kind())
    }

    /// Its name for people: the English title of a battle, the name of a deck; empty if there is none.
    #[must_use]
    pub fn title(&self) -> &str {
        let name = match self.kind() {
            Kind::Scenario => "title",
            Kind::Deck | Kind::Cards => "name",
        };
        let name = self.content().field(name);
        name.and_then(|name| name.text().or_else(|| name.field("text")?.text())).unwrap_or_default()
    }

    /// Its id, by which files are named; empty if there is none.
    #[must_use]
    pub fn id(&self) -> &str {
        let name = if self.kind() == Kind::Deck { "deck" } else { "id" };
        self.content().field(name).and_then(super::Node::text).unwrap_or_default()
    }
}
