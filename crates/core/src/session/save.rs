//! Save files: the scenario, every action with its faces, and a hash after each (ARSOUF M9.1).

use super::atomic;
use super::hashes::hash_of_value;
pub use super::load_error::{Damage, LoadError};
pub use super::save_file::{FORMAT, MOST_STEPS, SaveFile, SavedStep};
use super::seal;
use crate::scenario::catalogue::read_bounded;
use crate::scenario::json::{self, Unread};
use crate::scenario::parse::too_large;
use crate::scenario::size::LARGEST_FILE;
use crate::scenario::size::has_too_many_values;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The names of the fields of a text, whatever is in them; none if it is no object.
#[allow(clippy::zero_sized_map_values)] // the values are skipped
fn fields(text: &str) -> BTreeSet<String> {
    let fields = serde_json::from_str::<BTreeMap<String, IgnoredAny>>(text);
    fields.map_or_else(|_| BTreeSet::new(), |fields| fields.into_keys().collect())
}

/// Whether a text is a saved game, sealed or open, sound or not.
#[must_use]
pub fn is_save(text: &str) -> bool {
    let fields = fields(text);
    ["sealed", "steps"].iter().any(|field| fields.contains(*field))
}

/// Reads a save file's text.
///
/// # Errors
/// What is wrong with it.
pub fn read_text(text: &str) -> Result<SaveFile, LoadError> {
    check_size(text.as_bytes())?;
    read_value(&value_of(text)?)
}

/// The value that a text holds.
///
/// # Errors
/// Where it is no JSON.
pub fn value_of(text: &str) -> Result<Value, LoadError> {
    json::read(text).map_err(|unread| {
        LoadError::Unreadable(match unread {
            Unread::Broken(error) => Damage::read("", &error),
            Unread::GoesOn(error) => Damage::GoesOn { line: error.line() },
        })
    })
}

/// Reads a save file that stands in a message.
///
/// # Errors
/// What is wrong with it.
pub fn read_value(value: &Value) -> Result<SaveFile, LoadError> {
    let format = value.get("format").filter(|format| format.is_number());
    if let Some(format) = format.filter(|format| format.as_u64() != Some(FORMAT.into())) {
        return Err(LoadError::Format { found: format.to_string() });
    }
    let is_sealed = ["sealed", "seal"].iter().any(|field| value.get(field).is_some());
    bounded(if is_sealed { seal::opened(&typed(value)?)? } else { open_value(value)? })
}

/// Reads a save file that is not sealed.
///
/// # Errors
/// What does not fit.
pub fn open_value(value: &Value) -> Result<SaveFile, LoadError> {
    let save: SaveFile = typed(value)?;
    Ok(SaveFile { scenario_hash: hash_of_value(&value["scenario"]), ..save })
}

/// Refuses a game that is larger than is played.
fn bounded(save: SaveFile) -> Result<SaveFile, LoadError> {
    if save.steps.len() > MOST_STEPS {
        return Err(LoadError::Unreadable(Damage::Steps { steps: save.steps.len() }));
    }
    let faults = too_large(&save.scenario);
    if faults.is_empty() { Ok(save) } else { Err(LoadError::Faults(faults)) }
}

/// Refuses a text that would take too much memory or time, before anything is built from it.
///
/// # Errors
/// What there is too much of.
pub fn check_size(text: &[u8]) -> Result<(), LoadError> {
    if text.len() > LARGEST_FILE {
        return Err(LoadError::TooLarge { bytes: text.len() as u64 });
    }
    if has_too_many_values(text) {
        return Err(LoadError::Unreadable(Damage::Values));
    }
    Ok(())
}

/// A value as what it is to be.
///
/// # Errors
/// The first thing that does not fit.
pub fn typed<T: DeserializeOwned>(value: &Value) -> Result<T, LoadError> {
    json::typed(value).map_err(|misfit| {
        LoadError::Unreadable(Damage::read(&misfit.path().to_string(), misfit.inner()))
    })
}

/// Reads a save file.
///
/// # Errors
/// Why it can't be read.
pub fn read(path: &Path) -> Result<SaveFile, LoadError> {
    let shut = |e: std::io::Error| LoadError::Unreadable(Damage::Disk(e.kind()));
    let bytes = std::fs::metadata(path).map_err(shut)?.len();
    if bytes > LARGEST_FILE as u64 {
        return Err(LoadError::TooLarge { bytes });
    }
    // Something that is no file, or grows meanwhile, says nothing true of its size.
    match read_bounded(path, LARGEST_FILE).map_err(shut)? {
        Some(text) => read_text(&text),
        None => Err(LoadError::TooLarge { bytes: LARGEST_FILE as u64 + 1 }),
    }
}

/// A save file as it is written: sealed where cards are hidden.
///
/// # Errors
/// The game has become too long for a file that could be read again.
pub fn written(save: &SaveFile) -> std::io::Result<Vec<u8>> {
    let text = if save.hides_cards {
        serde_json::to_vec_pretty(&seal::sealed(save))
    } else {
        serde_json::to_vec_pretty(save)
    };
    let text = text.map_err(std::io::Error::other)?;
    match check_size(&text) {
        Ok(()) => Ok(text),
        Err(_) => Err(std::io::ErrorKind::FileTooLarge.into()),
    }
}

/// Writes a save file atomically: sealed where cards are hidden.
///
/// # Errors
/// What the disk says.
pub fn write(path: &Path, save: &SaveFile) -> std::io::Result<()> {
    atomic::write(path, &written(save)?)
}
