//! `gonfalon check`: every fault of scenario and deck files, and of languages, at once.

use super::{Done, Failure, failure, print};
use crate::editor::problems::checking;
use crate::reference::translation;
use crate::scenario::{Fault, catalogue};
use crate::words::Phrase;
use crate::words::{Folder, Language};
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;

/// Find every fault in scenario files, and every gap and fault of languages.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  gonfalon check my-battle.json acre\n  gonfalon check --language fr\n\nEach fault names the file, the JSON path, \
                  what is wrong, the rule it offends and what to do. Exit status 1 if there is any."
)]
pub struct Check {
    /// Scenario files, or ids of built-in scenarios.
    #[arg(required_unless_present = "language")]
    files: Vec<String>,
    /// A language's tag, or the folder of one: what is not translated, and what is wrong.
    #[arg(long, value_name = "DIR_OR_TAG")]
    language: Vec<String>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

impl Check {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        let mut found = 0;
        let mut report = Vec::new();
        let files = self.files.iter().map(|file| (file, faults(file)));
        let languages = self.language.iter().map(|name| (name, faults_of_language(name)));
        for (file, faults) in files.chain(languages) {
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
    let path = Path::new(file);
    let text = catalogue::find(file).is_none().then(|| catalogue::read_text(path).ok()).flatten();
    match text {
        Some(text) => checking::faults_of_text(&text),
        None => match catalogue::find_or_read(file) {
            Ok(scenario) => checking::faults_of_scenario(&scenario),
            Err(faults) => faults,
        },
    }
}

/// The gaps and faults of the language with this tag, or in this folder.
fn faults_of_language(name: &str) -> Vec<Fault> {
    let folder = match Language::with_tag(name) {
        Some(language) => language.folder(),
        None => Folder::read(Path::new(name)),
    };
    match folder {
        Ok(folder) => translation::check(&folder),
        Err(fault) => vec![Fault::new(
            fault.at,
            "unreadable",
            Phrase::verbatim(fault.what),
            Phrase::verbatim(fault.todo),
        )],
    }
}
