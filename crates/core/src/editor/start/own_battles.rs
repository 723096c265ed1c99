//! The author's folder: battles and decks of one's own, beside those of the program.

use crate::editor::files::document_file::understood;
use crate::editor::problems::checking::faults_of;
use crate::editor::{Document, Kind};
use crate::kernel::System;
use crate::scenario::{Fault, catalogue};
use std::fs;
use std::path::{Path, PathBuf};

/// A folder of battles and decks.
#[derive(Clone, Debug)]
pub struct OwnBattles(PathBuf);

/// A file of the folder.
#[derive(Clone, Debug)]
pub struct OwnBattle {
    /// Where it is.
    pub path: PathBuf,
    /// What kind of file it is.
    pub kind: Kind,
    /// Its id; empty if it has none.
    pub id: String,
    /// Its English title; empty if it has none.
    pub title: String,
    /// The rule system, if it says so.
    pub system: Option<System>,
    /// What is wrong with it: where it is broken, or else what the check says.
    pub faults: Vec<Fault>,
}

impl OwnBattles {
    /// A folder that need not be there yet.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> OwnBattles {
        OwnBattles(folder.into())
    }

    /// The folder of this user, where there is one: `battles` among the program's data.
    #[must_use]
    pub fn of_user() -> Option<OwnBattles> {
        let folders = directories::ProjectDirs::from("", "", "gonfalon")?;
        Some(OwnBattles(folders.data_dir().join("battles")))
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The file in which a work with this id is saved.
    #[must_use]
    pub fn file(&self, id: &str) -> PathBuf {
        let id = if id.is_empty() { "battle" } else { id };
        self.0.join(format!("{id}.json"))
    }

    /// Whether an id is taken: by a battle of the program, or by a file here.
    #[must_use]
    pub fn is_taken(&self, id: &str) -> bool {
        catalogue::find(id).is_some() || self.file(id).exists()
    }

    /// Every file, by title.
    #[must_use]
    pub fn list(&self) -> Vec<OwnBattle> {
        let entries = fs::read_dir(&self.0).into_iter().flatten().flatten();
        let paths = entries.map(|entry| entry.path());
        let files = paths.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
        let mut found: Vec<OwnBattle> = files.map(|path| read(&path)).collect();
        found.sort_by(|a, b| (&a.title, &a.path).cmp(&(&b.title, &b.path)));
        found
    }
}

fn read(path: &Path) -> OwnBattle {
    let path = path.to_owned();
    let text = match catalogue::read_text(&path) {
        Ok(text) => text,
        Err(faults) => {
            let (id, title) = (String::new(), String::new());
            return OwnBattle { path, kind: Kind::Scenario, id, title, system: None, faults };
        }
    };
    let (content, broken) = understood(&text);
    let faults = if broken.is_empty() { faults_of(&content) } else { broken };
    let kind = Kind::of(&content);
    let system = match kind {
        Kind::Scenario => System::ALL.into_iter().find(|s| content.field(s.tag()).is_some()),
        Kind::Deck | Kind::Cards => Some(System::Acies),
    };
    let document = Document::new(kind, content);
    OwnBattle {
        path,
        kind,
        id: document.id().to_owned(),
        title: document.title().to_owned(),
        system,
        faults,
    }
}
