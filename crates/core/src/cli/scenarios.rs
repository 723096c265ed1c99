//! `gonfalon scenarios`: the built-in scenarios.

use super::{Done, print};
use crate::kernel::System;
use crate::say;
use crate::scenario::model::Complexity;
use crate::scenario::{Scenario, catalogue};
use crate::words::{self, Language};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
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
    vec![scenario.id.clone(), scenario.system().tag().to_owned(), year, minutes, title]
}

/// A built-in scenario as programs get it.
#[derive(Serialize, JsonSchema)]
pub struct ScenarioLine {
    /// Its id, for `new`.
    id: String,
    /// Its rule system.
    system: System,
    /// Its title.
    title: String,
    /// What it is about; empty if the title says it.
    subtitle: String,
    /// The year of the battle; negative before Christ.
    year: Option<i32>,
    /// The least and the most minutes that a game takes.
    minutes: Option<(u32, u32)>,
    /// How hard it is to learn.
    complexity: Complexity,
    /// Whether it is a tutorial.
    tutorial: bool,
    /// The ids of its sides, in order.
    sides: Vec<String>,
}

/// The list as programs get it.
#[must_use]
pub fn list(scenarios: &[Scenario], language: Language) -> Value {
    let line = |scenario: &Scenario| ScenarioLine {
        id: scenario.id.clone(),
        system: scenario.system(),
        title: scenario.title.get(language).to_owned(),
        subtitle: scenario.subtitle.get(language).to_owned(),
        year: scenario.facts.year,
        minutes: scenario.facts.minutes,
        complexity: scenario.facts.complexity,
        tutorial: scenario.facts.tutorial,
        sides: scenario.sides.iter().map(|side| side.id.clone()).collect(),
    };
    let lines: Vec<ScenarioLine> = scenarios.iter().map(line).collect();
    serde_json::to_value(lines).expect("a list is plain data")
}
