//! Turning a counter on the spot: which turns are offered, and the next one to the left or to the right.

use super::board_index::BoardIndex;
use super::offers::Offers;
use super::snapshot::View;
use gonfalon_core::session::Port;
use gonfalon_core::view::Choice;

/// The offered turns of one counter.
pub struct FacingChoices<'a> {
    /// The counter's id.
    pub unit: &'a str,
    /// The corner that it points to now.
    pub now: Option<u8>,
    /// The turns, by corner.
    pub turns: Vec<&'a Choice>,
}

impl<'a> FacingChoices<'a> {
    /// The turns of the picked counter, of the inspected one, or of the only one that may turn.
    #[must_use]
    pub fn find(
        port: &'a dyn Port,
        (board_index, offers): (&'a BoardIndex, &Offers),
        inspected: Option<&str>,
    ) -> Option<FacingChoices<'a>> {
        let selected = port.prompt().selected.as_deref();
        let choices = port.choices();
        let all: Vec<&Choice> = offers.turns.iter().filter_map(|&id| choices.get(id)).collect();
        let subject = |choice: &&'a Choice| choice.subject.as_deref().or(selected);
        let has = |id: Option<&str>| id.is_some() && all.iter().any(|c| subject(c) == id);
        let first = all.first().and_then(subject);
        let only = all.iter().all(|c| subject(c) == first);
        let wanted = [selected, inspected].into_iter().find(|id| has(*id)).flatten();
        let wanted = wanted.or(first.filter(|_| only))?;
        let mut turns: Vec<&Choice> =
            all.into_iter().filter(|c| c.facing.is_some() && subject(c) == Some(wanted)).collect();
        turns.sort_by_key(|c| c.facing);
        let piece = board_index.get(wanted)?;
        (!turns.is_empty()).then_some(FacingChoices { unit: &piece.id, now: piece.facing, turns })
    }

    /// The same, for panels.
    #[must_use]
    pub fn of(view: &View<'a>, inspected: Option<&str>) -> Option<FacingChoices<'a>> {
        FacingChoices::find(
            view.port,
            (&view.snapshot.board_index, &view.snapshot.offers),
            inspected,
        )
    }

    /// The turn to a corner, if it is offered.
    #[must_use]
    pub fn to(&self, corner: u8) -> Option<&'a Choice> {
        self.turns.iter().copied().find(|c| c.facing == Some(corner))
    }

    /// The choice that turns the counter from a corner to the next one, or as little further as is offered. Where the counter
    /// stands so already, there is none.
    #[must_use]
    pub fn after(&self, corner: u8, right: bool) -> Option<usize> {
        let at = |far: u8| if right { (corner + far) % 6 } else { (corner + 6 - far) % 6 };
        let corners = (1..6).map(at).take_while(|corner| Some(*corner) != self.now);
        corners.filter_map(|corner| self.to(corner)).map(|choice| choice.id).next()
    }
}

/// A counter that is being turned corner by corner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turning {
    /// The counter's id.
    pub unit: String,
    /// How many actions had been taken after its last turn.
    pub steps: usize,
}
