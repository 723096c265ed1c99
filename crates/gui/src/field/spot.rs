//! A place on the card table, and what lies there.

use gonfalon_core::kernel::Side;
use gonfalon_core::view::{CardFace, CardTableView, CellView, FieldCard, HoldingView, Target};

/// A pile that can be looked through.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pile {
    /// The draw deck: its known top cards.
    Deck,
    /// The reserve.
    Reserve,
    /// The casualties.
    Casualties,
    /// The cards that may be chosen during set-up.
    Choosable,
}

impl Pile {
    /// Those that lie beside the field.
    pub const BESIDE: [Pile; 3] = [Pile::Deck, Pile::Reserve, Pile::Casualties];

    /// A short word for messages.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Pile::Deck => "deck",
            Pile::Reserve => "reserve",
            Pile::Casualties => "casualties",
            Pile::Choosable => "choosable",
        }
    }

    /// The cards of a pile that the viewer sees, each with their number.
    #[must_use]
    pub fn cards(self, holding: &HoldingView) -> Vec<(&CardFace, u8)> {
        let list: &[CardFace] = match self {
            Pile::Deck => &holding.deck_top,
            Pile::Reserve => &holding.reserve,
            Pile::Casualties => &holding.casualties,
            Pile::Choosable => {
                return holding.choosable.iter().map(|(face, n)| (face, *n)).collect();
            }
        };
        list.iter().map(|face| (face, 1)).collect()
    }

    /// How many cards it has.
    #[must_use]
    pub fn count(self, holding: &HoldingView) -> usize {
        match self {
            Pile::Deck => holding.deck,
            Pile::Reserve => holding.reserve.len(),
            Pile::Casualties => holding.casualties.len() + holding.face_down,
            Pile::Choosable => holding.choosable.len(),
        }
    }
}

/// A place with a card, or for one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A place of the field.
    Cell(String),
    /// A card of a hand, by its number there.
    Hand(Side, usize),
    /// A card of a pile, by its number there.
    Pile(Side, Pile, usize),
}

/// The cell with this name.
#[must_use]
pub fn cell<'a>(cards: &'a CardTableView, name: &str) -> Option<&'a CellView> {
    cards.cells.iter().find(|cell| cell.id == name)
}

/// A kind of card by its id, wherever it is seen.
#[must_use]
pub fn kind<'a>(cards: &'a CardTableView, id: &str) -> Option<&'a CardFace> {
    let held = |holding: &'a HoldingView| {
        let hand = holding.hand.iter().filter_map(|held| held.face.as_ref());
        let piles = holding.reserve.iter().chain(&holding.casualties).chain(&holding.deck_top);
        hand.chain(piles).chain(holding.choosable.iter().map(|(face, _)| face))
    };
    let field = cards.cells.iter().filter_map(|cell| cell.card.as_ref()?.face.as_ref());
    cards.holdings.iter().flat_map(held).chain(field).find(|face| face.id == id)
}

impl Spot {
    /// What choices call it; hidden cards have no name. The cards of `owner` are meant by their kinds.
    #[must_use]
    pub fn target(&self, cards: &CardTableView, owner: Side) -> Option<Target> {
        match self {
            Spot::Cell(name) => Some(Target::Cell(name.clone())),
            Spot::Hand(side, _) | Spot::Pile(side, ..) if *side == owner => {
                Some(Target::Card(self.face(cards)?.id.clone()))
            }
            Spot::Hand(..) | Spot::Pile(..) => None,
        }
    }

    /// The card as printed, if there is one and the viewer sees it.
    #[must_use]
    pub fn face<'a>(&self, cards: &'a CardTableView) -> Option<&'a CardFace> {
        match self {
            Spot::Cell(name) => cell(cards, name)?.card.as_ref()?.face.as_ref(),
            Spot::Hand(side, k) => cards.holdings[*side as usize].hand.get(*k)?.face.as_ref(),
            Spot::Pile(side, pile, k) => {
                pile.cards(&cards.holdings[*side as usize]).get(*k).map(|(face, _)| *face)
            }
        }
    }

    /// The card on the field, if it is a place of the field with a card.
    #[must_use]
    pub fn on_field<'a>(&self, cards: &'a CardTableView) -> Option<&'a FieldCard> {
        match self {
            Spot::Cell(name) => cell(cards, name)?.card.as_ref(),
            Spot::Hand(..) | Spot::Pile(..) => None,
        }
    }

    /// Whose card it is.
    #[must_use]
    pub fn owner(&self, cards: &CardTableView) -> Option<Side> {
        match self {
            Spot::Cell(_) => self.on_field(cards).map(|card| card.side),
            Spot::Hand(side, _) | Spot::Pile(side, ..) => Some(*side),
        }
    }
}
