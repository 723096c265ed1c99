//! All faults of a file: the one function behind `gonfalon check` and the editor's list of problems.

use crate::editor::{Kind, Node};
use crate::phrase;
use crate::scenario::acies::deck::{self, DeckFile};
use crate::scenario::acies::{AciesData, Stock};
use crate::scenario::{Fault, Scenario, form, json, parse};
use crate::session;
use crate::session::lesson::rehearsal;
use crate::systems::acies::decks;
use serde_json::Value;

/// The faults of a text.
#[must_use]
pub fn faults_of_text(text: &str) -> Vec<Fault> {
    if deck::is_deck(text) {
        return of_deck(deck::parse(text));
    }
    match serde_json::from_str::<Node>(text) {
        Ok(content) if Kind::of(&content) == Kind::Cards => of_cards(&content.value()),
        _ => of_scenario(parse(text)),
    }
}

/// The faults of a content, as if it had been written and read.
#[must_use]
pub fn faults_of(content: &Node) -> Vec<Fault> {
    match Kind::of(content) {
        Kind::Deck => of_deck(deck::from_value(content.value())),
        Kind::Cards => of_cards(&content.value()),
        Kind::Scenario => of_scenario(parse::from_value(&content.value())),
    }
}

/// The faults of a scenario that has been read.
#[must_use]
pub fn faults_of_scenario(scenario: &Scenario) -> Vec<Fault> {
    match session::check(scenario) {
        Ok(()) => rehearsal::faults(scenario),
        Err(faults) => faults,
    }
}

fn of_scenario(read: Result<Scenario, Vec<Fault>>) -> Vec<Fault> {
    read.map_or_else(|faults| faults, |scenario| faults_of_scenario(&scenario))
}

fn of_deck(read: Result<DeckFile, Vec<Fault>>) -> Vec<Fault> {
    read.map_or_else(|faults| faults, |deck| decks::check_file(&deck))
}

/// Cards are checked as those of a scenario that has them for its own.
fn of_cards(value: &Value) -> Vec<Fault> {
    match json::typed::<Stock>(value) {
        Ok(Stock { units, lists, .. }) => {
            decks::check_lists(&AciesData { units, lists, ..AciesData::default() })
        }
        Err(misfit) => vec![form::met(&misfit, phrase!("fault-compare-with-the-cards"))],
    }
}
