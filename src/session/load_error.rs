//! Why a save file was not opened, in words.

use super::port::PlayError;
use crate::say;
use crate::scenario::Fault;
use crate::scenario::parse::LARGEST_FILE;
use crate::words::Language;

/// Why a save file was not opened.
#[derive(Clone, PartialEq, Debug)]
pub enum LoadError {
    /// The file can't be read as a save file.
    Unreadable(String),
    /// The file is larger than any game.
    TooLarge {
        /// How many bytes it has.
        bytes: u64,
    },
    /// The file has a format that this program does not read.
    Format {
        /// The format that it names.
        found: String,
    },
    /// The scenario in it has faults.
    Faults(Vec<Fault>),
    /// A field is not what was saved.
    Altered {
        /// Its name in the file.
        field: String,
    },
    /// A face that no die of the game has waits to be shown.
    NoSuchFace {
        /// Where it stands in the file.
        field: String,
        /// The face.
        face: u8,
        /// The largest face of the game's dice.
        most: u8,
    },
    /// Replaying it fails at a step (from 1).
    Differs {
        /// The step's number, from 1.
        step: usize,
        /// How many steps there are.
        of: usize,
        /// What differs.
        what: Difference,
    },
    /// The recorded position is not the one that the steps lead to.
    Position {
        /// How many steps there are.
        steps: usize,
    },
}

/// What is wrong with a step of a save file.
#[derive(Clone, PartialEq, Debug)]
pub enum Difference {
    /// The game was over before it.
    Over,
    /// Another side decides there.
    Side {
        /// The id of the side that decides.
        decides: String,
        /// The id in the file.
        found: String,
    },
    /// The action can't be carried out with those dice.
    Refused(PlayError),
    /// It is not the step that was saved: its hash is another.
    Hash {
        /// The hash that it has.
        is: String,
        /// The hash in the file.
        found: String,
    },
}

impl LoadError {
    /// The reason in a language.
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        match self {
            LoadError::Unreadable(what) => say!(language, "load-unreadable", what = what),
            LoadError::TooLarge { bytes } => {
                say!(language, "load-too-large", bytes = *bytes, most = LARGEST_FILE)
            }
            LoadError::Format { found } => say!(language, "load-format", found = found),
            LoadError::Faults(faults) => {
                let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
                say!(language, "load-faults", faults = told.join("\n"), n = faults.len())
            }
            LoadError::Altered { field } => say!(language, "load-altered", field = field),
            LoadError::NoSuchFace { field, face, most } => {
                say!(language, "load-no-such-face", field = field, face = *face, most = *most)
            }
            LoadError::Differs { step, of, what } => {
                say!(language, "load-differs", step = *step, of = *of, what = what.told(language),)
            }
            LoadError::Position { steps } => say!(language, "load-position", steps = *steps),
        }
    }

    /// The last step up to which the file is sound, if that is known.
    #[must_use]
    pub fn sound(&self) -> Option<usize> {
        match self {
            LoadError::Differs { step, .. } => Some(step - 1),
            _ => None,
        }
    }

    /// Where in the file it is, as a path such as `steps[3]`; empty where it is the whole file.
    #[must_use]
    pub fn place(&self) -> String {
        match self {
            LoadError::Unreadable(_) | LoadError::TooLarge { .. } | LoadError::Faults(_) => {
                String::new()
            }
            LoadError::Format { .. } => "format".to_owned(),
            LoadError::Altered { field } | LoadError::NoSuchFace { field, .. } => field.clone(),
            LoadError::Differs { step, .. } => format!("steps[{}]", step - 1),
            LoadError::Position { .. } => "position".to_owned(),
        }
    }
}

impl Difference {
    /// What differs, in a language.
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        match self {
            Difference::Over => say!(language, "load-step-over"),
            Difference::Side { decides, found } => {
                say!(language, "load-step-side", decides = decides, found = found)
            }
            Difference::Refused(error) => error.told(language),
            Difference::Hash { is, found } => {
                say!(language, "load-step-hash", is = is, found = found)
            }
        }
    }
}

impl std::fmt::Display for LoadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.told(Language::default()))
    }
}
