//! Texts in several languages.

use crate::words::{Gender, Language, Noun};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A text with its translations.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// English.
    pub en: String,
    /// Spanish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub es: Option<String>,
    /// Gender and number of a name (`m`, `f`, `mp`, `fp`), so that sentences can agree with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gender: Option<Gender>,
}

impl Text {
    /// The text in a language; in English where it has not been translated.
    #[must_use]
    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::English => &self.en,
            Language::Spanish => self.es.as_deref().unwrap_or(&self.en),
        }
    }

    /// The text as a name with its grammar.
    #[must_use]
    pub fn noun(&self, language: Language) -> Noun<'_> {
        let gender = self.gender.unwrap_or_default();
        Noun { text: Cow::Borrowed(self.get(language)), gender }
    }
}
