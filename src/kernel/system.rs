//! The rule systems the program knows.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Declares the systems: a line each, with the word used in files, on the command line and in rule ids.
macro_rules! systems {
    ($($(#[$doc:meta])* $name:ident = $tag:literal),+ $(,)?) => {
        /// A family of rules that share one engine.
        #[derive(
            Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
        )]
        pub enum System {
            $($(#[$doc])* #[serde(rename = $tag)] $name),+
        }

        impl System {
            /// Every system, in the order in which they are listed to people.
            pub const ALL: [System; [$($tag),+].len()] = [$(System::$name),+];

            /// The word used in files, on the command line and in rule ids.
            #[must_use]
            pub const fn tag(self) -> &'static str {
                match self {
                    $(System::$name => $tag),+
                }
            }
        }
    };
}

systems! {
    /// Battles of the Medieval World: odds-based combat on hexes.
    Bmw = "bmw",
    /// Arsouf: opposed dice on hexes, one piece to a space.
    Arsouf = "arsouf",
    /// The Barons' War: command chits, facing and cohesion on hexes.
    Barons = "barons",
    /// Acies: cards on a field of lines and zones, with hidden hands.
    Acies = "acies",
}

impl System {
    /// The system with this word, if there is one.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<System> {
        System::ALL.into_iter().find(|s| s.tag() == tag)
    }
}
