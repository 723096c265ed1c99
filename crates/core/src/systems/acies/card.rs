//! ACIES 1: cards by kind. Copies of a card are alike, so a card is its kind.

use super::scene::Scene;
use crate::scenario::acies::Tactic;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A kind of unit: an index into the scene's list.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[schemars(rename = "UnitCard", description = "The id of a kind of unit.")]
pub struct Kind(#[schemars(with = "String")] pub u8);

/// A card of a deck; the protocol writes its id alone.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
#[schemars(untagged, description = "The id of a card.")]
pub enum Card {
    /// A unit card.
    Unit(Kind),
    /// A tactics card.
    Tactic(Tactic),
}

impl Card {
    /// The unit on the card, if it is one.
    #[must_use]
    pub const fn unit(self) -> Option<Kind> {
        match self {
            Card::Unit(kind) => Some(kind),
            Card::Tactic(_) => None,
        }
    }

    /// The id as files and the protocol write it.
    #[must_use]
    pub fn id(self, scene: &Scene) -> &str {
        match self {
            Card::Unit(kind) => &scene.unit(kind).id,
            Card::Tactic(tactic) => tactic.word(),
        }
    }

    /// The card with this id.
    #[must_use]
    pub fn find(scene: &Scene, id: &str) -> Option<Card> {
        let tactic = || Tactic::ALL.into_iter().find(|tactic| tactic.word() == id);
        scene.kind(id).map(Card::Unit).or_else(|| tactic().map(Card::Tactic))
    }
}

/// The kinds of a sorted list of cards, each once.
pub fn kinds(cards: &[Card]) -> impl Iterator<Item = Card> + '_ {
    cards
        .iter()
        .enumerate()
        .filter(|&(at, card)| at == 0 || cards[at - 1] != *card)
        .map(|(_, card)| *card)
}
