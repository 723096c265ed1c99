//! Decks for the window: those of every system that has some, as files have them.

use crate::kernel::{Side, System};
use crate::say;
use crate::scenario::acies::deck::{self, DeckFile, DeckRef};
use crate::scenario::acies::{AciesData, Building, Tactic};
use crate::scenario::{Scenario, Text, json};
use crate::systems::acies::{decks, present};
use crate::view::{DeckChange, DeckOffer, DeckSource, DeckView};
use crate::words::Language;
use serde_json::Value;

/// The decks that the program comes with, and the rules about decks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Decks;

fn written(deck: &DeckFile) -> Value {
    serde_json::to_value(deck).expect("a deck is plain data")
}

/// A deck as the window hands it around; a broken one is an empty deck, which is no deck to play with.
fn read(deck: &Value) -> DeckFile {
    let read = json::typed(deck).map(DeckFile::translated);
    read.unwrap_or_else(|_| DeckFile {
        format: 1,
        deck: "empty".to_owned(),
        name: Text::default(),
        budget: None,
        list: None,
        units: std::collections::BTreeMap::new(),
        tactics: None,
        deploy: Vec::new(),
        source: None,
    })
}

fn data(scenario: &Scenario) -> Option<&AciesData> {
    scenario.data::<AciesData>().filter(|data| data.begin.is_none())
}

/// Whether a built-in deck is built as a scenario wants it.
fn fits(data: &AciesData, deck: &DeckFile) -> bool {
    match data.building {
        Building::FastPlay => deck.budget.is_none(),
        Building::Points(points) => deck.budget == Some(points),
    }
}

impl DeckSource for Decks {
    fn system(&self) -> System {
        System::Acies
    }

    fn decks(&self, scenario: &Scenario) -> Option<[Value; 2]> {
        let named = data(scenario)?.decks.as_ref()?;
        let [a, b] = named.each_ref().map(|deck| deck.resolve().map(written));
        Some([a?, b?])
    }

    fn put(
        &self,
        scenario: &mut Scenario,
        side: Side,
        deck: &Value,
        language: Language,
    ) -> Result<(), String> {
        let deck = read(deck);
        let troubles = data(scenario).map(|data| present::deck_view(Some(data), &deck, language));
        let texts: Vec<String> =
            troubles.into_iter().flat_map(|view| view.faults).map(|fault| fault.text).collect();
        if !texts.is_empty() {
            return Err(texts.join("\n"));
        }
        let decks = scenario.data_mut::<AciesData>().and_then(|data| data.decks.as_mut());
        if let Some(decks) = decks {
            let known = deck::built_in().iter().find(|other| **other == deck);
            decks[side as usize] = known.map_or_else(
                || DeckRef::Whole(Box::new(deck.clone())),
                |known| DeckRef::Named(known.deck.clone()),
            );
        }
        Ok(())
    }

    fn built_in(&self, scenario: Option<&Scenario>, language: Language) -> Vec<DeckOffer> {
        let data = scenario.and_then(data);
        let mut decks: Vec<&DeckFile> = deck::built_in().iter().collect();
        // Without a battle, decks that can be changed come first.
        decks.sort_by_key(|deck| data.map_or(deck.budget.is_none(), |data| !fits(data, deck)));
        let offer = |deck: &DeckFile| DeckOffer {
            name: deck.name.get(language).to_owned(),
            deck: written(deck),
        };
        decks.into_iter().map(offer).collect()
    }

    fn view(&self, scenario: Option<&Scenario>, deck: &Value, language: Language) -> DeckView {
        present::deck_view(scenario.and_then(data), &read(deck), language)
    }

    fn change(&self, deck: &Value, change: &DeckChange, language: Language) -> Value {
        let mut deck = read(deck);
        match change {
            DeckChange::Count(id, count) => {
                let tactic = Tactic::ALL.into_iter().find(|tactic| tactic.word() == id);
                if let Some(tactic) = tactic {
                    let mut tactics = decks::tactics(&deck);
                    tactics.insert(tactic, *count);
                    deck.tactics = Some(tactics);
                } else if *count == 0 {
                    deck.units.remove(id);
                } else {
                    deck.units.insert(id.clone(), *count);
                }
                drop_missing(&mut deck);
            }
            DeckChange::Name(name) => deck.name = name.as_str().into(),
            DeckChange::Budget(points) => deck.budget = *points,
            DeckChange::List(list) => deck.list.clone_from(list),
        }
        // It is another deck now, and nobody else's.
        deck.source = None;
        let shipped = deck::built_in().iter().find(|other| other.deck == deck.deck);
        if let Some(shipped) = shipped {
            deck.deck = format!("my-{}", deck.deck);
            let title = deck.name.get(language).to_owned();
            // With the name of the built-in one it says that it is another until somebody calls it otherwise.
            deck.name = if title == shipped.name.get(language) {
                say!(language, "editor-title-variant", title = title).as_str().into()
            } else {
                title.as_str().into()
            };
        }
        written(&deck)
    }

    fn parse(&self, text: &str, _: Language) -> Result<Value, String> {
        deck::parse(text)
            .map(|deck| written(&deck))
            .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    }

    fn write(&self, deck: &Value) -> String {
        serde_json::to_string_pretty(&read(deck)).expect("a deck is plain data") + "\n"
    }
}

/// Automatic set-up names only units that the deck has.
fn drop_missing(deck: &mut DeckFile) {
    let mut left = deck.units.clone();
    deck.deploy.retain(|id| match left.get_mut(id) {
        Some(count) if *count > 0 => {
            *count -= 1;
            true
        }
        _ => false,
    });
}
