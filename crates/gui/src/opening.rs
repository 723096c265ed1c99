//! Beginning and opening games.

use crate::say;
use gonfalon_core::scenario::{Fault, Scenario, parse};
use gonfalon_core::session::save::Damage;
use gonfalon_core::session::{self, LoadError, Port, SaveFile, save};
use gonfalon_core::words::{Language, io_error};
use std::path::Path;

/// Begins a game.
///
/// # Errors
/// What is wrong with the scenario, in a sentence.
pub fn begin(scenario: Scenario, seed: u64, language: Language) -> Result<Box<dyn Port>, String> {
    let title = scenario.title.get(language).to_owned();
    session::new(scenario, seed).map_err(|faults| wrong(language, &title, &faults))
}

/// What was opened.
pub enum Opened {
    /// A saved game.
    Game(Box<dyn Port>),
    /// A saved game that was not understood to its end: the part that was, and what is wrong with the rest.
    Part(Box<dyn Port>, String),
    /// A scenario.
    Scenario(Box<Scenario>),
}

/// Why nothing was opened.
pub enum OpenError {
    /// It is no sound game or scenario; in a sentence.
    Damaged(String),
    /// It may be sound, but can't be read here; in a sentence.
    Unread(String),
}

impl OpenError {
    /// The sentence.
    #[must_use]
    pub fn words(self) -> String {
        match self {
            OpenError::Damaged(words) | OpenError::Unread(words) => words,
        }
    }
}

/// Reads a file that is not too large.
///
/// # Errors
/// Why it can't be read, in a sentence.
pub fn read(path: &Path, language: Language) -> Result<String, String> {
    let name = path.display().to_string();
    let shut = |e: std::io::Error| {
        say!(language, "gui-cannot-open", name = &name, error = io_error::told(&e, language))
    };
    let size = std::fs::metadata(path).map_err(shut)?.len();
    if size > gonfalon_core::scenario::size::LARGEST_FILE as u64 {
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
    if save::is_save(&text) {
        return load(save::read_text(&text), &name, language).map_err(OpenError::words);
    }
    if let Err(e) = serde_json::from_str::<serde::de::IgnoredAny>(&text) {
        let error = Damage::read("", &e).told(language);
        return Err(say!(language, "gui-file-unknown", name = &name, error = error));
    }
    let sound = parse(&text).and_then(|scenario| session::check(&scenario).map(|()| scenario));
    match sound {
        Ok(scenario) => Ok(Opened::Scenario(Box::new(scenario))),
        Err(faults) => Err(wrong(language, &name, &faults)),
    }
}

/// Opens a game that was kept by itself.
///
/// # Errors
/// Why it can't be opened, and whether it is the file's fault.
pub fn open_kept(path: &Path, language: Language) -> Result<Opened, OpenError> {
    let name = path.display().to_string();
    let text = match std::fs::read(path) {
        // What is not text is no game either.
        Ok(bytes) => String::from_utf8(bytes).unwrap_or_default(),
        Err(e) => {
            let error = io_error::told(&e, language);
            return Err(OpenError::Unread(say!(
                language,
                "gui-cannot-open",
                name = name,
                error = error
            )));
        }
    };
    load(save::read_text(&text), &name, language)
}

/// Opens a game out of memory.
///
/// # Errors
/// As [`open_kept`].
pub fn open_waiting(file: SaveFile, name: &str, language: Language) -> Result<Opened, OpenError> {
    load(Ok(file), name, language)
}

fn load(
    file: Result<SaveFile, LoadError>,
    name: &str,
    language: Language,
) -> Result<Opened, OpenError> {
    let shut = |error: LoadError| {
        let words = format!("{name}: {}", error.told(language));
        match error {
            LoadError::Format { .. } | LoadError::TooLarge { .. } => OpenError::Unread(words),
            _ => OpenError::Damaged(words),
        }
    };
    match session::load_in(file.map_err(shut)?, language) {
        Ok(port) => Ok(Opened::Game(port)),
        Err((error, Some(sound))) => {
            let reason = error.told(language);
            let part = say!(language, "gui-opened-part", step = sound.steps());
            Ok(Opened::Part(sound, format!("{name}: {reason} {part}")))
        }
        Err((error, None)) => Err(shut(error)),
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
