//! Save files: the scenario, every action with its faces, and a hash after each (ARSOUF M9.1).

use super::remark::Remark;
use super::seal;
use crate::kernel::SeededDice;
use crate::say;
use crate::scenario::size::{MOST_VALUES, has_too_many_values};
use crate::scenario::{Scenario, parse::too_large};
use crate::words::Language;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::hash::Hasher;
use std::io::Write;
use std::path::Path;

/// The format this program writes and the newest it reads.
pub const FORMAT: u32 = 1;

/// The most steps that are read: each keeps the position before it. The longest random games have a tenth of them.
pub const MOST_STEPS: usize = 30_000;

/// A game as a file. Loading replays every action with the recorded faces and compares the hashes.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SaveFile {
    /// The file format's version: 1.
    pub format: u32,
    /// The version of the program that wrote it.
    pub program: String,
    /// The scenario, options included.
    pub scenario: Scenario,
    /// The seed of the game's dice.
    pub seed: u64,
    /// Where the dice stand now.
    #[schemars(with = "Value")]
    pub dice: SeededDice,
    /// Faces that will be shown before the dice go on: those of throws that were taken back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<u8>,
    /// Lots that will be drawn before the dice go on: those that were taken back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lots: Vec<u64>,
    /// The faces of the set-up, if somebody gave them: without them they follow from the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<Vec<u8>>,
    /// Every action, in order.
    pub steps: Vec<SavedStep>,
    /// The position at the end.
    pub position: Value,
    /// Whether the file is to be sealed, because cards are hidden.
    #[serde(skip)]
    pub hides_cards: bool,
}

/// One action of a save file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SavedStep {
    /// The acting side's id.
    pub side: String,
    /// The action in the protocol's writing.
    pub action: Value,
    /// The faces thrown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<u8>,
    /// The lots drawn, in games that shuffle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lots: Vec<u64>,
    /// The hash of the position afterwards and of the faces, in hexadecimal.
    pub hash: String,
    /// Why a computer opponent did it, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remark: Option<Remark>,
}

/// Why a save file was not opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// The file can't be read as a save file.
    Unreadable(String),
    /// The scenario in it has faults.
    Faults(Vec<crate::scenario::Fault>),
    /// Replaying it fails at a step (from 1).
    Differs {
        /// The step's number, from 1.
        step: usize,
        /// How many steps there are.
        of: usize,
        /// What differs.
        what: String,
    },
}

impl LoadError {
    /// The reason in a language.
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        match self {
            LoadError::Unreadable(what) => say!(language, "load-unreadable", what = what),
            LoadError::Faults(faults) => {
                say!(language, "load-faults", fault = faults[0].to_string())
            }
            LoadError::Differs { step, of, what } => say!(
                language,
                "load-differs",
                step = *step,
                of = *of,
                what = what,
                sound = step - 1,
            ),
        }
    }
}

impl std::fmt::Display for LoadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.told(Language::default()))
    }
}

/// A hash of a position that is the same on every machine.
#[must_use]
pub fn hash_of(position: &impl Serialize) -> String {
    struct Sink(fnv::FnvHasher);
    impl Write for Sink {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.write(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let mut sink = Sink(fnv::FnvHasher::default());
    serde_json::to_writer(&mut sink, position).expect("positions are plain data");
    format!("{:016x}", sink.0.finish())
}

/// Reads a save file's text.
///
/// # Errors
/// What is wrong with it.
pub fn read_text(text: &str) -> Result<SaveFile, LoadError> {
    check_size(text.as_bytes())?;
    let save = if is_sealed(text) {
        seal::opened(&deserialized(text)?)?
    } else {
        deserialized::<SaveFile>(text)?
    };
    if save.steps.len() > MOST_STEPS {
        let what = format!("it has {} steps; at most {MOST_STEPS} are read", save.steps.len());
        return Err(LoadError::Unreadable(what));
    }
    let faults = too_large(&save.scenario);
    if !faults.is_empty() {
        return Err(LoadError::Faults(faults));
    }
    if save.format != FORMAT {
        return Err(LoadError::Unreadable(format!(
            "it has format {}, this program reads format {FORMAT}",
            save.format
        )));
    }
    Ok(save)
}

/// Refuses a text that would take too much memory or time, before anything is built from it.
///
/// # Errors
/// What there is too much of.
pub fn check_size(text: &[u8]) -> Result<(), LoadError> {
    if has_too_many_values(text) {
        let what = format!("it holds more than {MOST_VALUES} values, too many for a game");
        return Err(LoadError::Unreadable(what));
    }
    Ok(())
}

fn is_sealed(text: &str) -> bool {
    #[derive(Deserialize)]
    struct Head {
        #[allow(dead_code)] // only its presence matters
        sealed: String,
    }
    serde_json::from_str::<Head>(text).is_ok()
}

fn deserialized<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, LoadError> {
    let mut reader = serde_json::Deserializer::from_str(text);
    serde_path_to_error::deserialize(&mut reader).map_err(|e| LoadError::Unreadable(unreadable(&e)))
}

fn unreadable(error: &serde_path_to_error::Error<serde_json::Error>) -> String {
    let (path, inner) = (error.path().to_string(), error.inner());
    if inner.is_eof() {
        format!("it ends in the middle, at line {}", inner.line())
    } else if path == "." {
        inner.to_string()
    } else {
        format!("{path}: {inner}")
    }
}

/// Reads a save file.
///
/// # Errors
/// Why it can't be read.
pub fn read(path: &Path) -> Result<SaveFile, LoadError> {
    let text = std::fs::read_to_string(path)
        .map_err(|e| LoadError::Unreadable(format!("{}: {e}", path.display())))?;
    read_text(&text)
}

/// Writes a file so that either the old or the new content is there, never half of it.
///
/// # Errors
/// What the disk says.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder)?;
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|e| e.error)?;
    Ok(())
}

/// Writes a save file atomically: sealed where cards are hidden.
///
/// # Errors
/// What the disk says.
pub fn write(path: &Path, save: &SaveFile) -> std::io::Result<()> {
    let text = if save.hides_cards {
        serde_json::to_vec_pretty(&seal::sealed(save))
    } else {
        serde_json::to_vec_pretty(save)
    };
    write_atomically(path, &text.map_err(std::io::Error::other)?)
}
