//! The gender and number of names.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Gender and number of a name: `m`, `f`, `n` and, in the plural, `mp`, `fp`, `np`.
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
#[serde(rename_all = "lowercase")]
pub enum Gender {
    /// Masculine.
    #[default]
    M,
    /// Feminine.
    F,
    /// Neuter.
    N,
    /// Masculine plural.
    Mp,
    /// Feminine plural.
    Fp,
    /// Neuter plural.
    Np,
}

impl Gender {
    /// Whether the name is in the plural.
    #[must_use]
    pub const fn is_plural(self) -> bool {
        matches!(self, Gender::Mp | Gender::Fp | Gender::Np)
    }

    /// The plural of the same gender.
    #[must_use]
    pub const fn plural(self) -> Gender {
        match self {
            Gender::M | Gender::Mp => Gender::Mp,
            Gender::F | Gender::Fp => Gender::Fp,
            Gender::N | Gender::Np => Gender::Np,
        }
    }

    /// As messages select on it.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Gender::M => "m",
            Gender::F => "f",
            Gender::N => "n",
            Gender::Mp => "mp",
            Gender::Fp => "fp",
            Gender::Np => "np",
        }
    }

    /// The gender and number of this word.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Gender> {
        let all = [Gender::M, Gender::F, Gender::N, Gender::Mp, Gender::Fp, Gender::Np];
        all.into_iter().find(|gender| gender.tag() == tag)
    }
}
