//! Translations of the texts that stand in scenario, deck and rules files: by file, and by place within the file.

use super::gender::Gender;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A translated text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Translation {
    /// A text.
    Plain(String),
    /// A name with its gender and number in the language.
    Name(Name),
}

/// A name with its gender and number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "TranslatedName")]
pub struct Name {
    /// The name.
    pub text: String,
    /// Its gender and number.
    pub gender: Gender,
    /// Whether the name has an article in sentences: names of persons and places have none.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub article: bool,
    /// The name within a sentence, where it is written in another way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<String>,
}

fn yes() -> bool {
    true
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks so
fn is_yes(article: &bool) -> bool {
    *article
}

impl Translation {
    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Translation::Plain(text) | Translation::Name(Name { text, .. }) => text,
        }
    }

    /// A text, or a name with this gender and number.
    #[must_use]
    pub fn of(text: &str, gender: Option<Gender>) -> Translation {
        let text = text.to_owned();
        match gender {
            None => Translation::Plain(text),
            Some(gender) => Translation::Name(Name { text, gender, article: true, within: None }),
        }
    }

    /// Whether it has an article in sentences, as far as that is said.
    #[must_use]
    pub fn has_article(&self) -> bool {
        matches!(self, Translation::Name(Name { article: true, .. }))
    }

    /// The gender and number, if it says so.
    #[must_use]
    pub fn gender(&self) -> Option<Gender> {
        match self {
            Translation::Plain(_) => None,
            Translation::Name(name) => Some(name.gender),
        }
    }
}

impl From<Translation> for Cow<'static, Translation> {
    fn from(translation: Translation) -> Self {
        Cow::Owned(translation)
    }
}

impl From<&'static Translation> for Cow<'static, Translation> {
    fn from(translation: &'static Translation) -> Self {
        Cow::Borrowed(translation)
    }
}

/// The translations of one file by the places of the texts, such as `units/C1/name`.
pub type Overlay = BTreeMap<String, Translation>;

/// Reads the translations of a file.
///
/// # Errors
/// What is wrong with it.
pub fn read(text: &str) -> serde_json::Result<Overlay> {
    serde_json::from_str(text)
}
