//! What everything on the card table is drawn and read with.

use super::super::game_table::View;
use super::super::paint::counter::Paint;
use super::plays::Plays;
use super::spot::Spot;
use super::state::FieldState;
use gonfalon_core::kernel::Side;
use gonfalon_core::view::{CardTableView, Choice, Nation, Target};

/// How far the field is enlarged at most.
pub const CLOSEST: f32 = 3.0;

/// What everything on the card table is drawn and read with.
pub struct Stage<'a> {
    /// What may be read.
    pub view: &'a View<'a>,
    /// The table.
    pub cards: &'a CardTableView,
    /// The offered choices.
    pub plays: &'a Plays<'a>,
    /// The side that sits below.
    pub below: Side,
    /// Whether a person may choose now.
    pub active: bool,
    /// After how many actions the table stood so, if that is past.
    pub step: Option<usize>,
}

impl<'a> Stage<'a> {
    /// Whether the columns run the other way.
    #[must_use]
    pub fn mirrored(&self) -> bool {
        self.below == Side::B
    }

    /// What choices call a place.
    #[must_use]
    pub fn target(&self, spot: &Spot) -> Option<Target> {
        let owner = self.view.port.prompt().side.unwrap_or(self.below);
        spot.target(self.cards, owner)
    }

    /// Whether what lies there may act.
    #[must_use]
    pub fn acts(&self, spot: &Spot) -> bool {
        self.active && self.target(spot).is_some_and(|target| self.plays.acts(&target))
    }

    /// Whether nothing is lost if what lies there does not act now.
    #[must_use]
    pub fn can_wait(&self, spot: &Spot) -> bool {
        self.target(spot).is_some_and(|card| {
            let plays = self.plays.all_of(&card);
            !plays.is_empty() && plays.iter().all(|choice| choice.can_wait)
        })
    }

    /// What may be done to a place: by the picked card, or at once.
    #[must_use]
    pub fn lit(&self, field: &FieldState, spot: &Spot) -> Vec<&'a Choice> {
        let Some(target) = self.target(spot).filter(|_| self.active) else { return Vec::new() };
        let picked = field.picked.as_ref().filter(|picked| **picked != target);
        let between = picked.map(|card| self.plays.between(card, &target)).unwrap_or_default();
        if between.is_empty() && field.picked.is_none() {
            return self.plays.direct(&target);
        }
        between
    }

    /// The only thing that a click on a place would do while no card is picked, if it is plain enough to be done at once.
    #[must_use]
    pub fn only(&self, field: &FieldState, spot: &Spot) -> Option<&'a Choice> {
        let target = self.target(spot).filter(|_| self.active && field.picked.is_none())?;
        self.plays.only(&target)
    }

    /// The same, for the card under the pointer, while none is picked.
    #[must_use]
    pub fn previewed(&self, field: &FieldState, spot: &Spot) -> Vec<&'a Choice> {
        if field.picked.is_some() || !self.active {
            return Vec::new();
        }
        let pointed = field.hover.as_ref().or(field.cursor.as_ref());
        let card = pointed.and_then(|spot| self.target(spot));
        match (card, self.target(spot)) {
            (Some(card), Some(target)) if card != target => self.plays.between(&card, &target),
            _ => Vec::new(),
        }
    }

    /// The nation whose device is on the backs of a side's cards.
    #[must_use]
    pub fn nation(&self, side: Side) -> Option<Nation> {
        self.cards.holdings[side as usize].nation
    }

    /// What a card is painted with.
    #[must_use]
    pub fn paint(&self, ctx: &'a egui::Context, side: Side) -> Paint<'a> {
        Paint { ctx, palette: self.view.palette, livery: self.view.liveries.of(side) }
    }
}
