//! `gonfalon decks`: the built-in decks, and what a deck costs and breaks.

use super::{Done, Failure, failure, print};
use crate::say;
use crate::scenario::acies::deck::{self, DeckFile};
use crate::scenario::acies::stock;
use crate::scenario::{Fault, catalogue};
use crate::systems::acies::decks::{self, Account, TACTICS_BUDGET};
use crate::words::Language;
use clap::Args;
use serde_json::{Value, json};
use std::io::{self, Write};

/// List the built-in decks of Acies, or show what decks hold, cost and break.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  gonfalon decks\n  gonfalon decks rome-1800 my-deck.json\n\nA deck is a JSON file; see `gonfalon \
                  schema deck`. Exit status 1 if a deck breaks a rule."
)]
pub struct Decks {
    /// Ids of built-in decks, or deck files.
    decks: Vec<String>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

impl Decks {
    pub(super) fn run(&self, language: Language, out: &mut dyn Write) -> Done {
        if self.decks.is_empty() {
            return self.list(language, out);
        }
        let mut found = false;
        let mut report = Vec::new();
        for name in &self.decks {
            let deck = find(name);
            let faults = deck.as_ref().map_or_else(Clone::clone, decks::check_file);
            found |= !faults.is_empty();
            if self.json {
                let account = deck.as_ref().ok().map(account);
                report.push(json!({ "deck": name, "account": account, "faults": faults }));
                continue;
            }
            if let Ok(deck) = &deck {
                show(deck, language, out)?;
            }
            for fault in &faults {
                writeln!(out, "{name}: {}", failure::line(fault))?;
            }
            if faults.is_empty() {
                writeln!(out, "{}", say!(language, "cli-deck-sound"))?;
            }
        }
        if self.json {
            print::json(out, &Value::from(report))?;
        }
        if found { Err(Failure::Found) } else { Ok(()) }
    }

    fn list(&self, language: Language, out: &mut dyn Write) -> Done {
        if self.json {
            let list: Vec<Value> = deck::built_in().iter().map(|deck| json!(deck)).collect();
            return Ok(print::json(out, &Value::from(list))?);
        }
        let head = [
            say!(language, "cli-head-deck"),
            say!(language, "cli-head-cards"),
            say!(language, "cli-head-unit-points"),
            say!(language, "cli-head-tactics-points"),
            say!(language, "cli-head-name"),
        ];
        let rows: Vec<Vec<String>> = deck::built_in()
            .iter()
            .map(|deck| {
                let account = of(deck);
                let tactics = account.tactics.map_or("-".to_owned(), |points| points.to_string());
                let (cards, _) = decks::size(deck);
                let name = deck.name.get(language).to_owned();
                vec![deck.deck.clone(), cards.to_string(), account.units.to_string(), tactics, name]
            })
            .collect();
        write!(out, "{}", print::table(&head, &rows))?;
        Ok(())
    }
}

fn of(deck: &DeckFile) -> Account {
    Account::of(deck, &stock().units, deck.budget)
}

fn account(deck: &DeckFile) -> Value {
    let account = of(deck);
    let (cards, units) = decks::size(deck);
    json!({
        "cards": cards,
        "units": units,
        "unit_points": account.units,
        "budget": account.budget,
        "tactics_points": account.tactics,
        "tactics_budget": TACTICS_BUDGET,
        "spare": account.spare,
    })
}

/// The built-in deck of this name, or the deck file.
///
/// # Errors
/// Why it cannot be read.
pub fn find(name: &str) -> Result<DeckFile, Vec<Fault>> {
    if let Some(deck) = deck::built_in().iter().find(|deck| deck.deck == name) {
        return Ok(deck.clone());
    }
    deck::parse(&catalogue::read_text(std::path::Path::new(name))?)
}

fn show(deck: &DeckFile, language: Language, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{} ({})", deck.name.get(language), deck.deck)?;
    let mut rows = Vec::new();
    for unit in stock().units.iter().filter(|unit| deck.units.contains_key(&unit.id)) {
        let count = deck.units[&unit.id];
        let cost = (u32::from(unit.cost) * u32::from(count)).to_string();
        rows.push(vec![count.to_string(), unit.name.get(language).to_owned(), cost]);
    }
    for (tactic, count) in decks::tactics(deck) {
        let paid = deck.tactics.as_ref().map(|_| u32::from(count) * decks::TACTIC_COST);
        let cost = paid.map_or("-".to_owned(), |points| points.to_string());
        rows.push(vec![count.to_string(), say!(language, "acies-card-{}" tactic.word()), cost]);
    }
    let head = [
        say!(language, "cli-head-count"),
        say!(language, "cli-head-name"),
        say!(language, "cli-head-cost"),
    ];
    write!(out, "{}", print::table(&head, &rows))?;
    let (cards, units) = decks::size(deck);
    writeln!(out, "{}", say!(language, "cli-deck-size", cards = cards, units = units))?;
    let account = of(deck);
    let line = match (account.budget, account.tactics) {
        (None, _) => say!(language, "cli-deck-free"),
        (Some(_), None) => say!(language, "cli-deck-units", units = account.units),
        (Some(budget), Some(tactics)) => say!(
            language,
            "cli-deck-budget",
            units = account.units,
            budget = budget,
            tactics = tactics,
            tacticsbudget = TACTICS_BUDGET,
            spare = account.spare,
        ),
    };
    writeln!(out, "{line}")
}
