//! Why a save file was not opened, in words.

use super::answer::PlayError;
use super::faces::Misfit;
use super::save_file::MOST_STEPS;
use crate::say;
use crate::scenario::Fault;
use crate::scenario::size::LARGEST_FILE;
use crate::scenario::size::MOST_VALUES;
use crate::words::{Language, io_error};
use serde_json::error::Category;
use std::io::{Error, ErrorKind};

/// Why a save file was not opened.
#[derive(Clone, PartialEq, Debug)]
pub enum LoadError {
    /// The file can't be read as a save file.
    Unreadable(Damage),
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

/// Why a file can't be read as a save file.
#[derive(Clone, PartialEq, Debug)]
pub enum Damage {
    /// The disk does not give it.
    Disk(ErrorKind),
    /// It ends in the middle.
    Ends {
        /// Its last line.
        line: usize,
    },
    /// It goes on after its end.
    GoesOn {
        /// The line where it does.
        line: usize,
    },
    /// It is no JSON.
    Syntax {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// A field is not what it should be.
    Field {
        /// Its path; empty for the whole file.
        path: String,
        /// What the reader says.
        what: String,
    },
    /// It has more steps than are read.
    Steps {
        /// How many.
        steps: usize,
    },
    /// It holds more values than any game.
    Values,
    /// The faces of the set-up don't fit.
    Opening(Box<Misfit>),
}

impl Damage {
    /// What the reader of a file met.
    #[must_use]
    pub fn read(path: &str, error: &serde_json::Error) -> Damage {
        let path = if path == "." { "" } else { path };
        match error.classify() {
            Category::Eof => Damage::Ends { line: error.line() },
            Category::Syntax if path.is_empty() => {
                Damage::Syntax { line: error.line(), column: error.column() }
            }
            _ => Damage::Field { path: path.to_owned(), what: error.to_string() },
        }
    }

    /// In a language, as a part of a sentence.
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        match self {
            Damage::Disk(kind) => io_error::told(&Error::from(*kind), language),
            Damage::Ends { line } => say!(language, "load-ends", line = *line),
            Damage::GoesOn { line } => say!(language, "load-goes-on", line = *line),
            Damage::Syntax { line, column } => {
                say!(language, "load-no-json", line = *line, column = *column)
            }
            Damage::Field { path, what } if path.is_empty() => {
                say!(language, "load-other", what = what)
            }
            Damage::Field { path, what } => {
                say!(language, "load-field", field = path, what = what)
            }
            Damage::Steps { steps } => {
                say!(language, "load-steps", steps = *steps, most = MOST_STEPS)
            }
            Damage::Values => say!(language, "load-values", most = MOST_VALUES),
            Damage::Opening(misfit) => {
                say!(language, "load-opening", what = misfit.told(language))
            }
        }
    }
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
            LoadError::Unreadable(what) => {
                say!(language, "load-unreadable", what = what.told(language))
            }
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
