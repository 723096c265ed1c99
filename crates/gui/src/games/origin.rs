//! What a game began with, if not with a battle: a rematch, or a moment of another game.

use crate::locale::HasLanguage;
use crate::say;
use serde::{Deserialize, Serialize};

/// How a game came out of another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kinship {
    /// The same battle once more.
    Rematch,
    /// The same battle once more with sides exchanged.
    Swapped,
    /// It goes on from a turn of the other; 0 is the set-up.
    Branch(u16),
}

/// Which game a game came out of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// The name of the other one among the games.
    pub of: String,
    /// Its battle, as it was called when this game began.
    #[serde(default)]
    pub title: String,
    /// How.
    pub kinship: Kinship,
}

impl Origin {
    /// The same in words.
    #[must_use]
    pub fn told(&self, lang: impl HasLanguage) -> String {
        let game = if self.title.is_empty() { self.of.as_str() } else { self.title.as_str() };
        match self.kinship {
            Kinship::Rematch => say!(lang, "gui-origin-rematch", game = game),
            Kinship::Swapped => say!(lang, "gui-origin-swapped", game = game),
            Kinship::Branch(turn) => say!(lang, "gui-origin-branch", game = game, turn = turn),
        }
    }
}
