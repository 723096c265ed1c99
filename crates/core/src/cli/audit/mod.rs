//! `gonfalon audit`: which code enforces each rule, and which tests check it.
//!
//! It reads the project's source: the program itself does not carry it.

mod citations;
mod numbers;

use super::{Done, Failure, print, rules};
use crate::kernel::System;
use crate::reference::library::SectionKind;
use crate::reference::{Library, Section};
use crate::words::Language;
use citations::{Cited, citations};
use clap::Args;
use serde::Serialize;
use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Where the rule systems are in the project.
const SYSTEMS: &str = "crates/core/src/systems";

/// Which code enforces each rule, and which tests check it.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  gonfalon audit bmw --json\n\nExit status 1 if a section that states a rule is \
                  enforced by no code or checked by no test."
)]
pub struct Audit {
    /// The rule system.
    #[arg(default_value = "bmw", value_parser = System::ALL.map(System::tag))]
    system: String,
    /// Write JSON.
    #[arg(long)]
    json: bool,
    /// Only sections with a gap.
    #[arg(long)]
    gaps: bool,
    /// The folder of the project's source. The default is the one around this folder, or around the program.
    #[arg(long, value_name = "FOLDER")]
    source: Option<PathBuf>,
}

/// A section with its citations.
#[derive(Serialize)]
struct Row {
    section: String,
    title: String,
    kind: &'static str,
    enforced: Vec<String>,
    tests: Vec<String>,
    gap: Option<String>,
}

impl Audit {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        let system = System::from_tag(&self.system).unwrap_or(System::Bmw);
        let library = Library::of(system);
        let cited = citations(&source(self.source.as_deref())?, system);
        let mut rows: Vec<Row> =
            library.sections.iter().map(|section| row(section, cited.get(&section.id))).collect();
        let strays = cited.iter().filter(|(id, _)| library.section(id).is_none());
        rows.extend(strays.map(|(id, cited)| stray(id, cited)));
        let gaps = rows.iter().filter(|row| row.gap.is_some()).count();
        rows.retain(|row| !self.gaps || row.gap.is_some());
        if self.json {
            print::json(out, &rows)?;
        } else {
            for row in &rows {
                write!(out, "{}", text(row))?;
            }
            writeln!(
                out,
                "{}, {}",
                print::count(rows.len(), "section"),
                print::count(gaps, "gap")
            )?;
        }
        if gaps > 0 { Err(Failure::Found) } else { Ok(()) }
    }
}

/// The folder of the project's source: the given one, or the nearest around this folder or around the program.
fn source(given: Option<&Path>) -> Result<PathBuf, Failure> {
    let holds = |folder: &&Path| folder.join(SYSTEMS).is_dir();
    if let Some(given) = given {
        let place = given.display();
        let sentence = format!("{place} does not hold the project's source: it has no {SYSTEMS}.");
        return Some(given).filter(holds).map(Path::to_owned).ok_or(Failure::Usage(sentence));
    }
    let starts = [env::current_dir().ok(), env::current_exe().ok()];
    let around = |start: &PathBuf| start.ancestors().find(holds).map(Path::to_owned);
    starts.iter().flatten().find_map(around).ok_or_else(|| {
        let sentence = "The audit reads the project's source, and there is none around this folder: \
                        name its folder with --source.";
        Failure::Usage(sentence.to_owned())
    })
}

fn row(section: &Section, cited: Option<&Cited>) -> Row {
    let Cited { enforced, tests } = cited.cloned().unwrap_or_default();
    let gap = match (section.kind, enforced.is_empty(), tests.is_empty()) {
        (SectionKind::Normative, true, true) => Some("no code enforces it and no test checks it"),
        (SectionKind::Normative, true, false) => Some("no code enforces it"),
        (SectionKind::Normative, false, true) => Some("no test checks it"),
        _ => None,
    };
    Row {
        section: section.id.clone(),
        title: section.title.get(Language::default()).to_owned(),
        kind: rules::kind(section),
        enforced: enforced.into_iter().collect(),
        tests: tests.into_iter().collect(),
        gap: gap.map(str::to_owned),
    }
}

/// A citation of a section that the reference does not have.
fn stray(section: &str, cited: &Cited) -> Row {
    Row {
        section: section.to_owned(),
        title: String::new(),
        kind: "unknown",
        enforced: cited.enforced.iter().cloned().collect(),
        tests: cited.tests.iter().cloned().collect(),
        gap: Some("the reference has no such section".to_owned()),
    }
}

fn text(row: &Row) -> String {
    let mut out = format!("{:<6} {} ({})\n", row.section, row.title, row.kind);
    for (label, list) in [("enforced", &row.enforced), ("tests", &row.tests)] {
        if !list.is_empty() {
            let line = print::wrapped(&list.join(", "), print::WIDTH - 18);
            for (index, part) in line.lines().enumerate() {
                let label = if index == 0 { label } else { "" };
                out.push_str(&format!("       {label:<9} {part}\n"));
            }
        }
    }
    match (row.kind, &row.gap) {
        (_, Some(gap)) => out.push_str(&format!("       GAP: {gap}\n")),
        ("descriptive", None) => out.push_str("       nothing to enforce: it only describes\n"),
        _ => {}
    }
    out
}
