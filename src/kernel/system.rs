//! The rule systems the program knows.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A family of rules that share one engine.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum System {
    /// Battles of the Medieval World: odds-based combat on hexes.
    Bmw,
    /// Arsouf: opposed dice on hexes, one piece to a space.
    Arsouf,
    /// The Barons' War: command chits, facing and cohesion on hexes.
    Barons,
    /// Acies: cards on a field of lines and zones, with hidden hands.
    Acies,
}

impl System {
    /// Every system, in the order in which they are listed to people.
    pub const ALL: [System; 4] = [System::Bmw, System::Arsouf, System::Barons, System::Acies];

    /// The word used in files, on the command line and in rule ids.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            System::Bmw => "bmw",
            System::Arsouf => "arsouf",
            System::Barons => "barons",
            System::Acies => "acies",
        }
    }

    /// The system with this word, if there is one.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<System> {
        System::ALL.into_iter().find(|s| s.tag() == tag)
    }
}
