//! Kinds of files that an author writes.

use super::Node;

/// What kind of file a document is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A scenario of any system.
    Scenario,
    /// A deck of Acies.
    Deck,
    /// The units and army lists of a system with cards.
    Cards,
}

impl Kind {
    /// The kind of a content, by the fields that it has; a scenario if nothing speaks against it.
    #[must_use]
    pub fn of(content: &Node) -> Kind {
        let has = |name: &str| content.field(name).is_some();
        if content.field("deck").and_then(Node::text).is_some() {
            Kind::Deck
        } else if has("lists") && has("units") && !has("sides") {
            Kind::Cards
        } else {
            Kind::Scenario
        }
    }
}
