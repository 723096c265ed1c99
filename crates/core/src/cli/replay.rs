//! `gonfalon replay`: verify a save file and print its journal.

use super::{Done, Failure, failure};
use crate::ai::{Cancel, Level, SearchOptions};
use crate::say;
use crate::session::{self, LoadError, Port, save};
use crate::view::{Entry, EntryKind};
use crate::words::Language;
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;

/// Verify a save file and print its journal.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  gonfalon replay my.gonfalon --markdown\n\nEvery action is played again with the \
                  recorded faces and compared. If something differs, the first step that does is named and the \
                  exit status is 1; --rescue keeps the part before it."
)]
pub struct Replay {
    /// The save file.
    file: PathBuf,
    /// Write one JSON object per journal line.
    #[arg(long, conflicts_with = "markdown")]
    json: bool,
    /// Write Markdown.
    #[arg(long)]
    markdown: bool,
    /// Say what the computer would have done in place of this action, counted from 1, and why.
    #[arg(long, value_name = "ACTION", conflicts_with_all = ["json", "markdown"])]
    hindsight: Option<usize>,
    /// If the file does not verify, write the part that does to this file.
    #[arg(long, value_name = "FILE")]
    rescue: Option<PathBuf>,
}

impl Replay {
    pub(super) fn run(&self, language: Language, out: &mut dyn Write) -> Done {
        let broken = |error: &LoadError| {
            let mut words = format!("{}: {}", self.file.display(), error.told(language));
            if let (Some(step), None) = (error.sound(), &self.rescue) {
                words = format!("{words} {}", say!(language, "cli-rescue", step = step));
            }
            Failure::Said(words)
        };
        let file = save::read(&self.file).map_err(|error| broken(&error))?;
        let mut game = match session::load(file) {
            Ok(game) => game,
            Err((LoadError::Faults(faults), _)) => {
                let lines: Vec<String> = faults.iter().map(failure::line).collect();
                return Err(Failure::Said(lines.join("\n")));
            }
            Err((error, sound)) => {
                if let (Some(path), Some(sound)) = (&self.rescue, sound) {
                    save::write(path, &sound.save())?;
                    let file = path.display().to_string();
                    writeln!(out, "{}", say!(language, "cli-rescued", file = file))?;
                }
                return Err(broken(&error));
            }
        };
        game.set_language(language);
        let port = &*game;
        if let Some(number) = self.hindsight {
            return look_back(port, number, language, out);
        }
        if self.markdown {
            writeln!(out, "# {}\n", port.scenario().title.get(language))?;
        }
        for entry in port.journal() {
            if self.json {
                writeln!(out, "{}", entry_json(port, entry))?;
            } else if self.markdown {
                writeln!(out, "{}", markdown(entry))?;
            } else {
                writeln!(out, "{}", line(entry))?;
            }
        }
        Ok(())
    }
}

/// What the computer would have done in place of an action, counted from 1.
fn look_back(port: &dyn Port, number: usize, language: Language, out: &mut dyn Write) -> Done {
    let search = SearchOptions::at_table(Level::STRONGEST, port.seed());
    let job = number.checked_sub(1).and_then(|step| port.hindsight_job(step, None, &search));
    let Some(found) = job.and_then(|job| job(&Cancel::default())) else {
        return Err(Failure::Said(say!(language, "cli-no-action", number = number)));
    };
    let (side, done) = (port.side_name(found.side), &found.done);
    let deed = &done.choice.label;
    writeln!(out, "{}", say!(language, "hindsight-done", side = side, deed = deed))?;
    done.reasons.iter().try_for_each(|reason| writeln!(out, "   {reason}"))?;
    match &found.instead {
        Some(instead) => {
            let deed = &instead.choice.label;
            writeln!(out, "{}", say!(language, "hindsight-instead", deed = deed))?;
            instead.reasons.iter().try_for_each(|reason| writeln!(out, "   {reason}"))?;
        }
        None if found.had_choice => writeln!(out, "{}", say!(language, "hindsight-same"))?,
        None => writeln!(out, "{}", say!(language, "hindsight-no-choice"))?,
    }
    Ok(())
}

/// A journal line for a terminal.
#[must_use]
pub fn line(entry: &Entry) -> String {
    let rule = entry.rule.as_ref().map_or(String::new(), |rule| format!(" [{rule}]"));
    match entry.kind {
        EntryKind::Turn => format!("== {} ==", entry.text),
        EntryKind::Phase => format!("-- {} --", entry.text),
        EntryKind::Event | EntryKind::End => format!("   {}{rule}", entry.text),
        EntryKind::Throw => format!("   * {}{rule}", entry.text),
        EntryKind::Annotation => format!("   # {}", entry.text),
    }
}

fn markdown(entry: &Entry) -> String {
    let rule = entry.rule.as_ref().map_or(String::new(), |rule| format!(" *({rule})*"));
    match entry.kind {
        EntryKind::Turn => format!("\n## {}\n", entry.text),
        EntryKind::Phase => format!("\n### {}\n", entry.text),
        EntryKind::Event => format!("- {}{rule}", entry.text),
        EntryKind::Throw => format!("- 🎲 {}{rule}", entry.text),
        EntryKind::Annotation => format!("> {}\n", entry.text),
        EntryKind::End => format!("\n**{}**{rule}", entry.text),
    }
}

fn entry_json(port: &dyn Port, entry: &Entry) -> Value {
    json!({
        "step": entry.step,
        "kind": entry.kind,
        "text": entry.text,
        "rule": entry.rule,
        "throw": entry.throw,
        "side": entry.side.map(|side| port.side_id(side)),
        "hexes": entry.hexes,
        "cell": entry.cell,
        "figures": entry.figures,
    })
}
