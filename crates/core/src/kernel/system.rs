//! The rule systems the program knows.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The systems, a line each: `each_system!(name)` hands the list to a macro. The word is the one used in files, on the command
/// line, in rule ids, and for the folder of the rules.
macro_rules! each_system {
    ($use:ident) => {
        $use! {
            /// Battles of the Medieval World: odds-based combat on hexes.
            Bmw = bmw,
            /// Arsouf: opposed dice on hexes, one piece to a space.
            Arsouf = arsouf,
            /// The Barons' War: command chits, facing and cohesion on hexes.
            Barons = barons,
            /// Acies: cards on a field of lines and zones, with hidden hands.
            Acies = acies,
        }
    };
}
pub(crate) use each_system;

macro_rules! declare {
    ($($(#[$doc:meta])* $name:ident = $word:ident,)+) => {
        /// A family of rules that share one engine.
        #[derive(
            Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
        )]
        #[serde(rename_all = "lowercase")]
        pub enum System {
            $($(#[$doc])* $name),+
        }

        impl System {
            /// Every system, in the order in which they are listed to people.
            pub const ALL: [System; [$(stringify!($word)),+].len()] = [$(System::$name),+];

            /// The word used in files, on the command line and in rule ids.
            #[must_use]
            pub const fn tag(self) -> &'static str {
                match self {
                    $(System::$name => stringify!($word)),+
                }
            }
        }
    };
}

each_system!(declare);

impl System {
    /// The system with this word, if there is one.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<System> {
        System::ALL.into_iter().find(|s| s.tag() == tag)
    }
}
