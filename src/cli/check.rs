//! `gonfalon check`: every fault of scenario and deck files, at once.

use super::{Done, Failure, failure, print};
use crate::scenario::acies::deck;
use crate::scenario::{Fault, catalogue};
use crate::session;
use crate::systems::acies::decks;
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;

/// Find every fault in scenario files.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  gonfalon check my-battle.json acre\n\nEach fault names the file, the JSON path, \
                  what is wrong, the rule it offends and what to do. Exit status 1 if there is any."
)]
pub struct Check {
    /// Scenario files, or ids of built-in scenarios.
    #[arg(required = true)]
    files: Vec<String>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

impl Check {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        let mut found = 0;
        let mut report = Vec::new();
        for file in &self.files {
            let faults = faults(file);
            found += faults.len();
            if self.json {
                report.push(json!({ "file": file, "faults": faults }));
            } else if faults.is_empty() {
                writeln!(out, "{file}: no faults")?;
            }
            for fault in faults.iter().filter(|_| !self.json) {
                writeln!(out, "{file}: {}", failure::line(fault))?;
            }
        }
        if self.json {
            print::json(out, &Value::from(report))?;
        }
        if found > 0 { Err(Failure::Found) } else { Ok(()) }
    }
}

fn faults(file: &str) -> Vec<Fault> {
    let path = std::path::Path::new(file);
    let text = catalogue::find(file).is_none().then(|| catalogue::read_text(path).ok()).flatten();
    if let Some(text) = text.filter(|text| deck::is_deck(text)) {
        return deck::parse(&text).map_or_else(|faults| faults, |deck| decks::check_file(&deck));
    }
    catalogue::find_or_read(file)
        .and_then(|scenario| session::check(&scenario))
        .err()
        .unwrap_or_default()
}
