//! Texts in several languages.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A text with its translations.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// English.
    pub en: String,
    /// Spanish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub es: Option<String>,
}

impl Text {
    /// The English text.
    #[must_use]
    pub fn get(&self) -> &str {
        &self.en
    }
}
