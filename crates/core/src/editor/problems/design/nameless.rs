//! Things that players see and that have no name.

use super::Warning;
use crate::editor::{Node, Pointer, text_lines};
use crate::scenario::acies::deck::DeckFile;
use crate::scenario::{Scenario, Text, Texts};

/// Fields by which things are called.
const NAMES: [&str; 2] = ["name", "title"];
/// What may go without a name: ways have their course, and steps of a lesson their text.
const ANONYMOUS: [&str; 4] = ["roads", "streams", "steps", "lesson"];

pub(super) fn warnings(scenario: &Scenario, content: &Node) -> Vec<Warning> {
    of(&mut scenario.clone(), content)
}

/// What of a deck has no name.
pub(super) fn of_deck(deck: &DeckFile, content: &Node) -> Vec<Warning> {
    of(&mut deck.clone(), content)
}

fn of(it: &mut impl Texts, content: &Node) -> Vec<Warning> {
    let mut found = Vec::new();
    it.texts("", &mut |place: &str, text: &mut Text| {
        let parts: Vec<&str> = place.split('/').collect();
        let is_name = parts.last().is_some_and(|last| NAMES.contains(last));
        let must = is_name && !parts.iter().any(|part| ANONYMOUS.contains(part));
        if !must || !text.source.trim().is_empty() {
            return;
        }
        // A name that is not there is looked for where it should be.
        let inside = place.rsplit_once('/').map_or("", |(inside, _)| inside);
        let at = text_lines::pointer(content, place)
            .or_else(|| text_lines::pointer(content, inside))
            .unwrap_or_else(Pointer::root);
        let within = if at.name() == parts.last().copied() {
            at.split().map_or(Pointer::root(), |(within, _)| within)
        } else {
            at.clone()
        };
        found.push(Warning::Nameless { at, within });
    });
    found
}
