//! A deck while it is built: its cards with their numbers, what they cost, and what is wrong with it.

use super::CardFace;
use crate::kernel::{Side, System};
use crate::scenario::Scenario;
use crate::words::Language;
use serde_json::Value;

/// A kind of card that a deck may have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckLine {
    /// The card.
    pub face: CardFace,
    /// How many the deck has.
    pub count: u8,
    /// How many it may have at most, if there is a limit.
    pub limit: Option<u8>,
    /// What one costs, in points; 0 if nothing is paid for it.
    pub cost: u32,
}

/// Points that are spent, and how many there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BudgetView {
    /// What is bought with them, such as `Units`.
    pub label: String,
    /// Points spent.
    pub spent: u32,
    /// Points there are; `None` if nothing has to be paid.
    pub of: Option<u32>,
    /// The number of the rule.
    pub rule: String,
}

/// Something that is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckFault {
    /// The number of the rule.
    pub rule: String,
    /// What is wrong, as a sentence.
    pub text: String,
}

/// A bar of a chart: so many cards of a cost or type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckBar {
    /// What is counted, such as `60` or `HI`.
    pub label: String,
    /// How many cards.
    pub count: u32,
}

/// A deck while it is built.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeckView {
    /// Its name.
    pub name: String,
    /// Whether its cards may be changed; a deck that has every card may not.
    pub fixed: bool,
    /// Every unit card that it may have, in the order of the rules.
    pub units: Vec<DeckLine>,
    /// Every tactics card, in the order of the rules.
    pub tactics: Vec<DeckLine>,
    /// What its cards cost, and what is left over for other cards.
    pub budgets: Vec<BudgetView>,
    /// The points for units that it is built with, if it is built with points.
    pub budget: Option<u32>,
    /// The army lists that it may keep to: ids and names.
    pub lists: Vec<(String, String)>,
    /// The id of the army list that it keeps to.
    pub list: Option<String>,
    /// What is wrong with it; nothing if it may be played.
    pub faults: Vec<DeckFault>,
    /// Its units by cost, the cheapest first.
    pub by_cost: Vec<DeckBar>,
    /// Its units by type, in the order of the rules.
    pub by_type: Vec<DeckBar>,
    /// Where it comes from, as a sentence; empty if nothing is said.
    pub source: String,
}

/// A deck to begin from.
#[derive(Clone, PartialEq, Debug)]
pub struct DeckOffer {
    /// Its name.
    pub name: String,
    /// The deck as files have it.
    pub deck: Value,
}

/// A change of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckChange {
    /// So many cards of a kind, by id: of a unit or of a tactics card.
    Count(String, u8),
    /// Another name.
    Name(String),
    /// Built with so many points, or without points.
    Budget(Option<u32>),
    /// Keeping to this army list, by id, or to none.
    List(Option<String>),
}

/// Where decks come from, and what the rules say of them. Decks are handed around as files have them.
pub trait DeckSource {
    /// The system whose rules say what a deck may hold.
    fn system(&self) -> System;

    /// The decks of a scenario's sides; `None` if it is not about decks that can be exchanged.
    fn decks(&self, scenario: &Scenario) -> Option<[Value; 2]>;

    /// Puts a deck into a scenario.
    ///
    /// # Errors
    /// Why it can't be played there, in a sentence.
    fn put(
        &self,
        scenario: &mut Scenario,
        side: Side,
        deck: &Value,
        language: Language,
    ) -> Result<(), String>;

    /// The decks that are part of the program: those that fit a scenario first. Empty if there are none.
    fn built_in(&self, scenario: Option<&Scenario>, language: Language) -> Vec<DeckOffer>;

    /// A deck with everything that is to be shown of it; with a scenario, its cards and its building rules count.
    fn view(&self, scenario: Option<&Scenario>, deck: &Value, language: Language) -> DeckView;

    /// A deck with a change.
    fn change(&self, deck: &Value, change: &DeckChange, language: Language) -> Value;

    /// Reads a deck file.
    ///
    /// # Errors
    /// What is wrong with it, in a sentence.
    fn parse(&self, text: &str, language: Language) -> Result<Value, String>;

    /// Writes a deck file.
    fn write(&self, deck: &Value) -> String;
}
