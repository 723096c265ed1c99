//! Deck files: a deck that an author wrote, and those that are built in.

use super::Tactic;
use crate::phrase;
use crate::scenario::migration::english;
use crate::scenario::size::LARGEST_FILE;
use crate::scenario::texts::{Texts, texts};
use crate::scenario::{Fault, Text, form, json};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A deck: what an army consists of (ACIES 3). A file of its own, or part of a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckFile {
    /// The file format's version: 1.
    pub format: u32,
    /// A short unique word: lower-case letters, digits and hyphens.
    pub deck: String,
    /// The army's name.
    pub name: Text,
    /// The points it was built with (3.2); none for a deck with every card (3.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(extend("examples" = [1800]))]
    pub budget: Option<u32>,
    /// The army list it keeps to (3.5), by id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub list: Option<String>,
    /// How many cards of each unit, by id.
    pub units: BTreeMap<String, u8>,
    /// How many of each tactics card; without it five of each, which nothing is paid for (3.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tactics: Option<BTreeMap<Tactic, u8>>,
    /// Units that automatic set-up puts into the centre, at most three, from the middle outwards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deploy: Vec<String>,
    /// Where it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<crate::scenario::provenance::Provenance>,
}

/// A deck in a scenario: the id of a built-in one, or a whole deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum DeckRef {
    /// The id of a built-in deck.
    Named(String),
    /// A whole deck.
    Whole(Box<DeckFile>),
}

texts! {
    DeckFile { name, source }
}

impl Texts for DeckRef {
    fn texts(&mut self, at: &str, visit: &mut dyn FnMut(&str, &mut Text)) {
        if let DeckRef::Whole(deck) = self {
            deck.texts(at, visit);
        }
    }
}

impl DeckFile {
    /// The same with its texts in every language that has translations of them.
    #[must_use]
    pub fn translated(mut self) -> DeckFile {
        self.translate(&format!("decks/{}", self.deck));
        self
    }
}

impl DeckRef {
    /// The deck that is meant; `None` if there is no built-in one with this id.
    #[must_use]
    pub fn resolve(&self) -> Option<&DeckFile> {
        match self {
            DeckRef::Named(id) => built_in().iter().find(|deck| deck.deck == *id),
            DeckRef::Whole(deck) => Some(deck),
        }
    }
}

const BUILT_IN: [&str; 16] = [
    include_str!("../../../../../scenarios/acies/decks/fast-play.json"),
    include_str!("../../../../../scenarios/acies/decks/rome-1000.json"),
    include_str!("../../../../../scenarios/acies/decks/rome-1800.json"),
    include_str!("../../../../../scenarios/acies/decks/carthage-1000.json"),
    include_str!("../../../../../scenarios/acies/decks/carthage-1800.json"),
    include_str!("../../../../../scenarios/acies/decks/macedon-1000.json"),
    include_str!("../../../../../scenarios/acies/decks/macedon-1800.json"),
    include_str!("../../../../../scenarios/acies/decks/persia-1000.json"),
    include_str!("../../../../../scenarios/acies/decks/persia-1800.json"),
    include_str!("../../../../../scenarios/acies/decks/gauls-1000.json"),
    include_str!("../../../../../scenarios/acies/decks/gauls-1800.json"),
    include_str!("../../../../../scenarios/acies/decks/parthia-1000.json"),
    include_str!("../../../../../scenarios/acies/decks/parthia-1800.json"),
    include_str!("../../../../../scenarios/acies/decks/scipio-1000.json"),
    include_str!("../../../../../scenarios/acies/decks/scipio-1800.json"),
    include_str!("../../../../../scenarios/acies/decks/ventidius-1800.json"),
];

/// The decks that are part of the program.
///
/// # Panics
/// If a built-in deck is broken; a test reads them all.
#[must_use]
pub fn built_in() -> &'static [DeckFile] {
    static DECKS: std::sync::OnceLock<Vec<DeckFile>> = std::sync::OnceLock::new();
    DECKS.get_or_init(|| {
        let read = |text: &&str| parse(text).expect("the built-in decks are sound");
        BUILT_IN.iter().map(read).collect()
    })
}

/// Whether a text is meant to be a deck: an object with the field `deck`.
#[must_use]
pub fn is_deck(text: &str) -> bool {
    #[derive(Deserialize)]
    struct Head {
        #[allow(dead_code)] // only its presence matters
        deck: String,
    }
    serde_json::from_str::<Head>(text).is_ok()
}

/// Reads a deck from JSON text.
///
/// # Errors
/// What is wrong with its form; what it holds is checked against the cards elsewhere.
pub fn parse(text: &str) -> Result<DeckFile, Vec<Fault>> {
    if text.len() > LARGEST_FILE {
        let what = phrase!("fault-the-file-has-bytes", count = text.len(), most = LARGEST_FILE);
        return Err(vec![Fault::new(
            "",
            "too-large",
            what,
            phrase!("fault-make-the-deck-smaller"),
        )]);
    }
    from_value(json::value_of(text, phrase!("fault-remove-what-follows-the-deck"))?)
}

/// Reads a deck that stands in a document.
///
/// # Errors
/// What is wrong with its form.
pub fn from_value(value: Value) -> Result<DeckFile, Vec<Fault>> {
    let value = english(value);
    let deck: DeckFile = json::typed(&value).map_err(|misfit| {
        let met = form::met(&misfit, phrase!("fault-compare-with-the-schema-gonfalon-schema-deck"));
        form::faults(vec![met], &value, schema())
    })?;
    if deck.format != 1 {
        let what =
            phrase!("fault-the-file-has-format-this-program-reads-format", format = deck.format);
        let todo = phrase!("fault-use-a-newer-version");
        return Err(vec![Fault::new("format", "format", what, todo)]);
    }
    Ok(deck.translated())
}

/// The JSON Schema of deck files, as a test holds it current.
///
/// # Panics
/// Never: the same test reads it.
#[must_use]
pub fn schema() -> serde_json::Value {
    let text = include_str!("../../../../../assets/schema/deck.json");
    serde_json::from_str(text).expect("the schema is JSON")
}
