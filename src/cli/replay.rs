//! `gonfalon replay`: verify a save file and print its journal.

use super::{Done, Failure, failure};
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
