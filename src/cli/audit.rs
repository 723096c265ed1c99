//! `gonfalon audit`: which code enforces each rule, and which tests check it.
//!
//! The citations are collected from the source when the program is built (`build.rs`).

use super::{Done, Failure, print, rules};
use crate::kernel::System;
use crate::reference::library::SectionKind;
use crate::reference::{Library, Section};
use crate::words::Language;
use clap::Args;
use serde::Serialize;
use std::io::Write;

/// What the source says about one section.
struct Cited {
    section: &'static str,
    enforced: &'static [&'static str],
    tests: &'static [&'static str],
}

include!(concat!(env!("OUT_DIR"), "/citations.rs"));

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
}

/// A section with its citations.
#[derive(Serialize)]
struct Row {
    section: String,
    title: String,
    kind: &'static str,
    enforced: &'static [&'static str],
    tests: &'static [&'static str],
    gap: Option<String>,
}

impl Audit {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        let system = System::from_tag(&self.system).unwrap_or(System::Bmw);
        let library = Library::of(system);
        let cited = citations(system);
        let mut rows: Vec<Row> =
            library.sections.iter().map(|section| row(section, cited)).collect();
        rows.extend(cited.iter().filter(|c| library.section(c.section).is_none()).map(stray));
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

/// What the source says about the sections of a system.
fn citations(system: System) -> &'static [Cited] {
    let own = CITATIONS.iter().find(|(tag, _)| *tag == system.tag());
    own.map_or(&[], |(_, cited)| cited)
}

fn row(section: &Section, cited: &'static [Cited]) -> Row {
    let cited = cited.iter().find(|cited| cited.section == section.id);
    let enforced = cited.map_or(&[][..], |cited| cited.enforced);
    let tests = cited.map_or(&[][..], |cited| cited.tests);
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
        enforced,
        tests,
        gap: gap.map(str::to_owned),
    }
}

/// A citation of a section that the reference does not have.
fn stray(cited: &Cited) -> Row {
    Row {
        section: cited.section.to_owned(),
        title: String::new(),
        kind: "unknown",
        enforced: cited.enforced,
        tests: cited.tests,
        gap: Some("the reference has no such section".to_owned()),
    }
}

fn text(row: &Row) -> String {
    let mut out = format!("{:<6} {} ({})\n", row.section, row.title, row.kind);
    for (label, list) in [("enforced", row.enforced), ("tests", row.tests)] {
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
