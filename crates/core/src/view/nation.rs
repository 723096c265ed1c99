//! The nations that armies of cards are of.

use serde::{Deserialize, Serialize};

super::pictures! {
    /// The nation of an army: its device is on the backs of its cards.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    #[allow(missing_docs)] // the names say it
    pub enum Nation {
        Rome = "rome",
        Carthage = "carthage",
        Macedon = "macedon",
        Persia = "persia",
        Gauls = "gauls",
        Parthia = "parthia",
    }
}

impl Nation {
    /// The nation of an army list, by its id; lists of an author's own have none.
    #[must_use]
    pub fn of(list: &str) -> Option<Nation> {
        Nation::ALL.iter().copied().find(|nation| nation.name() == list)
    }
}
