//! The file that is altered, and the door through which an altered one comes into play.

use crate::cli::pick;
use crate::cli::{Failure, failure};
use crate::scenario::acies::AciesData;
use crate::scenario::acies::Building;
use crate::scenario::acies::deck::{self, DeckFile, DeckRef};
use crate::scenario::json_schema::Schema;
use crate::scenario::{self, Fault, Scenario, catalogue};
use crate::session;
use crate::systems::acies::decks;
use serde_json::Value;
use std::path::Path;

/// The battle in which a deck by itself is tried.
const BATTLE_OF_DECKS: &str = "acies-rome-carthage";

/// A file to be altered.
pub struct Original {
    /// What findings are named after.
    pub name: String,
    /// The schema of such files.
    pub schema: Schema,
    /// The file as it stands, and as it is with everything written out that it only names.
    pub documents: Vec<Value>,
    is_deck: bool,
}

impl Original {
    /// A scenario or deck, built in or from a file.
    ///
    /// # Errors
    /// Why it can't be read, or its faults: what is broken already shows nothing.
    pub fn read(pick: &pick::Pick) -> Result<Original, Failure> {
        match deck_of(&pick.scenario) {
            Some(deck) => Original::of_deck(&deck?),
            None => Original::of_scenario(&pick.read()?),
        }
    }

    fn of_scenario(scenario: &Scenario) -> Result<Original, Failure> {
        session::check(scenario)?;
        let mut documents = vec![serde_json::to_value(scenario)?];
        let whole = serde_json::to_value(scenario.written_out())?;
        if whole != documents[0] {
            documents.push(whole);
        }
        let schema = Schema::new(scenario::schema());
        Ok(Original { name: scenario.id.clone(), schema, documents, is_deck: false })
    }

    fn of_deck(deck: &DeckFile) -> Result<Original, Failure> {
        let faults = decks::check_file(deck);
        if !faults.is_empty() {
            return Err(faults.into());
        }
        let schema = Schema::new(deck::schema());
        let documents = vec![serde_json::to_value(deck)?];
        Ok(Original { name: deck.deck.clone(), schema, documents, is_deck: true })
    }

    /// What `gonfalon check` says about a file, and the scenario in which it is played.
    ///
    /// # Errors
    /// Its faults.
    pub fn checked(&self, text: &str) -> Result<Scenario, Vec<Fault>> {
        if !self.is_deck {
            let scenario = scenario::parse(text)?;
            session::check(&scenario)?;
            return Ok(scenario);
        }
        let deck = deck::parse(text)?;
        let faults = decks::check_file(&deck);
        if faults.is_empty() { Ok(battle_of(deck)) } else { Err(faults) }
    }
}

/// The deck that is meant, if a name is a deck's.
fn deck_of(name: &str) -> Option<Result<DeckFile, Failure>> {
    if catalogue::find(name).is_some() {
        return None;
    }
    if let Some(deck) = deck::built_in().iter().find(|deck| deck.deck == name) {
        return Some(Ok(deck.clone()));
    }
    let text = catalogue::read_text(Path::new(name)).ok().filter(|text| deck::is_deck(text))?;
    Some(deck::parse(&text).map_err(|faults| {
        Failure::Said(faults.iter().map(failure::line).collect::<Vec<_>>().join("\n"))
    }))
}

/// A battle between two armies with the same deck.
fn battle_of(deck: DeckFile) -> Scenario {
    let mut scenario = catalogue::find(BATTLE_OF_DECKS).expect("it is built in");
    if let Some(data) = scenario.data_mut::<AciesData>() {
        data.building = deck.budget.map_or(Building::FastPlay, Building::Points);
        let deck = DeckRef::Whole(Box::new(deck));
        data.decks = Some([deck.clone(), deck]);
    }
    scenario
}
