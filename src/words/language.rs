//! The languages the program speaks.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A language of the program.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Debug,
    Default,
    Serialize,
    Deserialize,
    JsonSchema,
)]
pub enum Language {
    /// English; what has no translation is shown in it.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
}

impl Language {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Language; 2] = [Language::English, Language::Spanish];

    /// The word used in files and on the command line.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
        }
    }

    /// The language's name in the language itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "Español",
        }
    }

    /// The language of a tag such as `es`, `es-MX` or `es_ES.UTF-8`, if the program speaks it.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Language> {
        let main = tag.split(['-', '_', '.']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(main))
    }
}

/// Whatever knows in which language to speak.
pub trait Speaker {
    /// The language to speak.
    fn language(&self) -> Language;
}

impl Speaker for Language {
    fn language(&self) -> Language {
        *self
    }
}
