//! Beginning and opening games.

use crate::scenario::{Fault, Scenario, catalogue};
use crate::session::{AnySession, LoadError, Port, save};
use crate::words::Language;
use std::path::Path;

/// Begins a game.
///
/// # Errors
/// What is wrong with the scenario, in a sentence.
pub fn begin(scenario: Scenario, seed: u64) -> Result<Box<dyn Port>, String> {
    let title = scenario.title.get(Language::English).to_owned();
    AnySession::new(scenario, seed)
        .map(AnySession::into_port)
        .map_err(|faults| wrong(&title, &faults))
}

/// What was opened: a game, with what had to be said about it, or a scenario that may be begun.
pub enum Opened {
    /// A saved game.
    Game(Box<dyn Port>, Option<String>),
    /// A scenario.
    Scenario(Box<Scenario>),
}

/// Opens a saved game or a scenario.
///
/// # Errors
/// Why it can't be opened, in a sentence.
pub fn open(path: &Path) -> Result<Opened, String> {
    let name = path.display();
    let size = std::fs::metadata(path).map_err(|e| format!("{name} can't be opened: {e}."))?.len();
    if size > crate::scenario::parse::LARGEST_FILE as u64 {
        return Err(format!("{name} is too large to be a scenario or a saved game."));
    }
    let text =
        std::fs::read_to_string(path).map_err(|e| format!("{name} can't be opened: {e}."))?;
    // A saved game has steps; a scenario has sides.
    let value: serde_json::Value = serde_json::from_str(&text)
        .map_err(|e| format!("{name} is neither a scenario nor a saved game: {e}."))?;
    if value.get("steps").is_some() {
        let file = save::read_text(&text).map_err(|e| format!("{name}: {e}"))?;
        return load(file);
    }
    match catalogue::read(path) {
        Ok(scenario) => Ok(Opened::Scenario(Box::new(scenario))),
        Err(faults) => Err(wrong(&name.to_string(), &faults)),
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

fn wrong(name: &str, faults: &[Fault]) -> String {
    let first = faults.first().map(ToString::to_string).unwrap_or_default();
    match faults.len() {
        0 | 1 => format!("{name} can't be played: {first}"),
        n => format!("{name} can't be played, it has {n} faults. The first: {first}"),
    }
}
