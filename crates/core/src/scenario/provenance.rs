//! Where components come from.

use super::Text;
use super::texts::texts;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Where a component comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// Whether it stands in the rulebook's text.
    pub kind: ProvenanceKind,
    /// What was done, in a sentence that the interface shows.
    pub note: Text,
}

/// Kinds of [`Provenance`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum ProvenanceKind {
    /// Stated in the text.
    Attested,
    /// Rebuilt from text and history.
    Reconstructed,
    /// Made for this program.
    Original,
}

texts! {
    Provenance { note }
}
