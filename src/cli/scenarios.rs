//! `gonfalon scenarios`: the built-in scenarios.

use super::{Done, print};
use crate::scenario::{Scenario, catalogue};
use crate::words::Language;
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;

/// List the built-in scenarios.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  gonfalon scenarios --json")]
pub struct Scenarios {
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

impl Scenarios {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        let scenarios = catalogue::built_in();
        if self.json {
            return Ok(print::json(out, &list(&scenarios))?);
        }
        let head = ["id", "system", "year", "minutes", "title"].map(str::to_owned);
        let rows: Vec<Vec<String>> = scenarios.iter().map(row).collect();
        write!(out, "{}", print::table(&head, &rows))?;
        Ok(())
    }
}

fn row(scenario: &Scenario) -> Vec<String> {
    let facts = &scenario.facts;
    let minutes = facts.minutes.map_or(String::new(), |(least, most)| format!("{least}-{most}"));
    let title = match scenario.subtitle.get(Language::English) {
        "" => scenario.title.get(Language::English).to_owned(),
        subtitle => format!("{}: {subtitle}", scenario.title.get(Language::English)),
    };
    let year = facts.year.map_or(String::new(), |year| year.to_string());
    vec![scenario.id.clone(), scenario.system.tag().to_owned(), year, minutes, title]
}

/// The list as programs get it.
#[must_use]
pub fn list(scenarios: &[Scenario]) -> Value {
    scenarios
        .iter()
        .map(|scenario| {
            json!({
                "id": scenario.id,
                "system": scenario.system,
                "title": scenario.title.get(Language::English),
                "subtitle": scenario.subtitle.get(Language::English),
                "year": scenario.facts.year,
                "minutes": scenario.facts.minutes,
                "complexity": scenario.facts.complexity,
                "tutorial": scenario.facts.tutorial,
                "sides": scenario.sides.iter().map(|side| &side.id).collect::<Vec<_>>(),
            })
        })
        .collect()
}
