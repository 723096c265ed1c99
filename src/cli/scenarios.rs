//! `gonfalon scenarios`: the built-in scenarios.

use super::{Done, print};
use crate::say;
use crate::scenario::{Scenario, catalogue};
use crate::words::{self, Language};
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
    pub(super) fn run(&self, language: Language, out: &mut dyn Write) -> Done {
        let scenarios = catalogue::built_in();
        if self.json {
            return Ok(print::json(out, &list(&scenarios, language))?);
        }
        let head = [
            say!(language, "cli-head-id"),
            say!(language, "cli-head-system"),
            say!(language, "cli-head-year"),
            say!(language, "cli-head-minutes"),
            say!(language, "cli-head-title"),
        ];
        let rows: Vec<Vec<String>> = scenarios.iter().map(|s| row(s, language)).collect();
        write!(out, "{}", print::table(&head, &rows))?;
        Ok(())
    }
}

fn row(scenario: &Scenario, language: Language) -> Vec<String> {
    let facts = &scenario.facts;
    let minutes = facts.minutes.map_or(String::new(), |(least, most)| format!("{least}-{most}"));
    let title = match scenario.subtitle.get(language) {
        "" => scenario.title.get(language).to_owned(),
        subtitle => format!("{}: {subtitle}", scenario.title.get(language)),
    };
    let year = facts.year.map_or(String::new(), |year| words::year(language, year));
    vec![scenario.id.clone(), scenario.system.tag().to_owned(), year, minutes, title]
}

/// The list as programs get it.
#[must_use]
pub fn list(scenarios: &[Scenario], language: Language) -> Value {
    scenarios
        .iter()
        .map(|scenario| {
            json!({
                "id": scenario.id,
                "system": scenario.system,
                "title": scenario.title.get(language),
                "subtitle": scenario.subtitle.get(language),
                "year": scenario.facts.year,
                "minutes": scenario.facts.minutes,
                "complexity": scenario.facts.complexity,
                "tutorial": scenario.facts.tutorial,
                "sides": scenario.sides.iter().map(|side| &side.id).collect::<Vec<_>>(),
            })
        })
        .collect()
}
