//! Beginning and opening games.

use crate::say;
use crate::scenario::{Fault, Scenario, catalogue};
use crate::session::{AnySession, LoadError, Port, save};
use crate::words::Language;
use std::path::Path;

/// Begins a game.
///
/// # Errors
/// What is wrong with the scenario, in a sentence.
pub fn begin(scenario: Scenario, seed: u64, language: Language) -> Result<Box<dyn Port>, String> {
    let title = scenario.title.get(language).to_owned();
    AnySession::new(scenario, seed)
        .map(AnySession::into_port)
        .map_err(|faults| wrong(language, &title, &faults))
}

/// What was opened: a game, with what had to be said about it, or a scenario that may be begun.
pub enum Opened {
    /// A saved game.
    Game(Box<dyn Port>, Option<String>),
    /// A scenario.
    Scenario(Box<Scenario>),
}

/// Reads a file that is not too large.
///
/// # Errors
/// Why it can't be read, in a sentence.
pub fn read(path: &Path, language: Language) -> Result<String, String> {
    let name = path.display().to_string();
    let shut =
        |e: std::io::Error| say!(language, "gui-cannot-open", name = &name, error = e.to_string());
    let size = std::fs::metadata(path).map_err(shut)?.len();
    if size > crate::scenario::parse::LARGEST_FILE as u64 {
        return Err(say!(language, "gui-file-too-large", name = name));
    }
    std::fs::read_to_string(path).map_err(shut)
}

/// Opens a saved game or a scenario.
///
/// # Errors
/// Why it can't be opened, in a sentence.
pub fn open(path: &Path, language: Language) -> Result<Opened, String> {
    let name = path.display().to_string();
    let text = read(path, language)?;
    // A saved game has steps; a scenario has sides.
    let value: serde_json::Value = serde_json::from_str(&text)
        .map_err(|e| say!(language, "gui-file-unknown", name = &name, error = e.to_string()))?;
    if value.get("steps").is_some() {
        let file = save::read_text(&text).map_err(|e| format!("{name}: {e}"))?;
        return load(file);
    }
    match catalogue::read(path) {
        Ok(scenario) => Ok(Opened::Scenario(Box::new(scenario))),
        Err(faults) => Err(wrong(language, &name, &faults)),
    }
}

fn load(file: crate::session::SaveFile) -> Result<Opened, String> {
    match AnySession::load(file) {
        Ok(session) => Ok(Opened::Game(session.into_port(), None)),
        Err((error @ LoadError::Differs { .. }, Some(sound))) => {
            Ok(Opened::Game(sound.into_port(), Some(error.to_string())))
        }
        Err((error, _)) => Err(error.to_string()),
    }
}

fn wrong(language: Language, name: &str, faults: &[Fault]) -> String {
    let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
    match lines.as_slice() {
        [one] => say!(language, "gui-cannot-play", name = name, fault = one),
        all => {
            let head = say!(language, "gui-cannot-play-faults", name = name, n = all.len());
            format!("{head}\n{}", all.join("\n"))
        }
    }
}
