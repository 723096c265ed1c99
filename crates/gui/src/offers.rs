//! The offered choices, sorted by where they are shown.

use super::board_index::BoardIndex;
use gonfalon_core::board::Hex;
use gonfalon_core::view::{Choice, ChoiceKind, MapView, Target};
use std::collections::BTreeMap;

/// Numbers of choices, by place.
#[derive(Clone, Debug, Default)]
pub struct Offers {
    /// Those that point at a hex, or at a counter in it.
    pub by_hex: BTreeMap<Hex, Vec<usize>>,
    /// Those that are buttons, the primary one first; a throw for a counter on the map is one, too.
    pub buttons: Vec<usize>,
    /// Those that point at counters off the map.
    pub off_map: Vec<usize>,
    /// Those that point at the map.
    pub on_map: Vec<usize>,
    /// Turns of counters on the spot: the map and the prompt show them as a compass.
    pub turns: Vec<usize>,
    /// Chits for tracks and for the tray: the command panel shows them.
    pub chits: Vec<usize>,
    /// Those that point at cells of a field of cards, or at cards: the card table shows them.
    pub cards: Vec<usize>,
    /// Giving the game up: the menu alone shows it.
    pub concede: Option<usize>,
    /// The obvious next step: what one came for. It declines nothing, and ends nothing while something can still be done. In a
    /// lesson it is what the lesson asks for, or nothing.
    pub primary: Option<usize>,
    /// The obvious next step for whoever is taught nothing.
    pub usual: Option<usize>,
    /// What puts back or cancels.
    pub cancel: Option<usize>,
}

impl Offers {
    /// Sorts the choices.
    #[must_use]
    pub fn sort(choices: &[Choice], map: Option<&MapView>, board_index: &BoardIndex) -> Offers {
        let mut offers = Offers::default();
        for choice in choices {
            match choice.kind {
                ChoiceKind::Turn => offers.turns.push(choice.id),
                ChoiceKind::Chit => offers.chits.push(choice.id),
                ChoiceKind::Concede => offers.concede = offers.concede.or(Some(choice.id)),
                _ => offers.put(choice, place(choice, map, board_index)),
            }
        }
        offers.buttons.extend(offers.stays(choices, board_index));
        let kind = |id: &usize| choices[*id].kind;
        let open = choices.iter().any(|choice| {
            use ChoiceKind::{Cancel, Concede, End, Pass, Release, TakeBack};
            !choice.can_wait
                && !matches!(choice.kind, Pass | End | Cancel | Release | TakeBack | Concede)
        });
        offers.buttons.sort_by_key(|id| (choices[*id].card.is_some(), rank(kind(id))));
        // A card is never played in passing.
        let plain = |id: &&usize| choices[**id].card.is_none();
        offers.cancel = offers.buttons.iter().copied().find(|id| kind(id) == ChoiceKind::Cancel);
        // While what was begun can be put back, nothing of it has been done: then it is not what one came for to finish it.
        let begun = offers.cancel.is_some();
        let next = |id: &&usize| match kind(id) {
            ChoiceKind::Cancel => false,
            ChoiceKind::Finish => !begun,
            kind => !(open && kind.passes()),
        };
        let buttons = offers.buttons.iter();
        let passes = buttons.clone().any(|id| kind(id).passes());
        offers.primary = buttons
            .clone()
            .find(|id| next(id) && plain(id))
            .or_else(|| buttons.clone().find(|id| next(id) && !passes))
            .copied();
        offers.usual = offers.primary;
        offers
    }

    /// Where the question is which way a counter faces now, and nothing else: that it goes on facing as it does.
    fn stays(&self, choices: &[Choice], board_index: &BoardIndex) -> Option<usize> {
        let turns = |choice: &Choice| matches!(choice.kind, ChoiceKind::Turn | ChoiceKind::Concede);
        if !choices.iter().all(turns) {
            return None;
        }
        let stays = |id: &usize| {
            let choice = &choices[*id];
            let counter = turning(choice).and_then(|id| board_index.get(id));
            choice.facing.is_some()
                && counter.is_some_and(|counter| counter.facing == choice.facing)
        };
        self.turns.iter().copied().find(stays)
    }

    /// The obvious next step while a card is picked: what is about another card, or about none, is not what is meant.
    #[must_use]
    pub fn primary_with(&self, choices: &[Choice], picked: Option<&Target>) -> Option<usize> {
        let about = |id: &usize| choices.get(*id).and_then(|choice| choice.card.as_ref());
        self.primary.filter(|id| picked.is_none() || about(id) == picked)
    }

    fn put(&mut self, choice: &Choice, place: Option<Hex>) {
        let id = choice.id;
        match (place, &choice.target) {
            (Some(hex), _) => {
                self.by_hex.entry(hex).or_default().push(id);
                if choice.is_throw_of_counter() || choice.kind.passes() {
                    // What one came for is a button, too, and what declines: nobody has to look for the counter.
                    self.buttons.push(id);
                } else {
                    self.on_map.push(id);
                }
            }
            (None, Target::Unit(_) | Target::Hex(_)) => self.off_map.push(id),
            (None, Target::Cell(_) | Target::Card(_)) => self.cards.push(id),
            (None, _) => self.buttons.push(id),
        }
    }
}

/// The counter that a turn is of.
fn turning(choice: &Choice) -> Option<&str> {
    match &choice.target {
        Target::Unit(id) => Some(id),
        _ => choice.subject.as_deref(),
    }
}

/// The hex that a choice is shown in.
#[must_use]
pub fn place(choice: &Choice, map: Option<&MapView>, board_index: &BoardIndex) -> Option<Hex> {
    match &choice.target {
        Target::Hex(label) => choice.hex.or_else(|| map?.hex(label)),
        Target::Unit(id) => choice.hex.or_else(|| board_index.get(id)?.at),
        _ => None,
    }
}

fn rank(kind: ChoiceKind) -> u8 {
    match kind {
        ChoiceKind::Commit | ChoiceKind::Finish => 0,
        ChoiceKind::Roll => 1,
        ChoiceKind::Decide => 2,
        ChoiceKind::Cancel => 9,
        ChoiceKind::Pass | ChoiceKind::End => 8,
        _ => 3,
    }
}
