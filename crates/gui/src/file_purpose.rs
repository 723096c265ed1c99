//! What names of files are asked for.

use crate::locale::HasLanguage;
use crate::say;
use std::path::PathBuf;

/// What a file name is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To open a scenario or a saved game.
    Open,
    /// To save the game.
    Save,
    /// To write the journal.
    Journal(String),
    /// To open a deck.
    OpenDeck,
    /// To write a deck.
    SaveDeck(String),
    /// To print.
    Print,
    /// To open a battle, so as to write on it.
    OpenBattle,
    /// To save the battle that is being written.
    SaveBattle,
    /// To lay a picture below the map of that battle.
    Picture,
}

impl Purpose {
    /// Whether a file is written, so that another one could be lost by it.
    pub(super) fn writes(&self) -> bool {
        use Purpose::{Journal, Print, Save, SaveBattle, SaveDeck};
        matches!(self, Save | Journal(_) | SaveDeck(_) | Print | SaveBattle)
    }

    /// The path with the ending that such files have, where it has none.
    pub(super) fn full_path(&self, path: PathBuf) -> PathBuf {
        let ending = match self {
            Purpose::Save => "gonfalon",
            Purpose::SaveDeck(_) | Purpose::SaveBattle => "json",
            _ => return path,
        };
        if path.extension().is_none() { path.with_extension(ending) } else { path }
    }

    pub(super) fn title(&self, lang: impl HasLanguage) -> String {
        match self {
            Purpose::Open => say!(lang, "gui-file-open"),
            Purpose::Save => say!(lang, "gui-file-save"),
            Purpose::Journal(_) => say!(lang, "gui-file-journal"),
            Purpose::OpenDeck => say!(lang, "gui-file-open-deck"),
            Purpose::SaveDeck(_) => say!(lang, "gui-file-save-deck"),
            Purpose::Print => say!(lang, "gui-file-print"),
            Purpose::OpenBattle => say!(lang, "author-file-open"),
            Purpose::SaveBattle => say!(lang, "author-file-save"),
            Purpose::Picture => say!(lang, "author-file-picture"),
        }
    }
}
