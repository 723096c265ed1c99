//! What is kept beside while somebody works, and found again after a kill.

use super::DocumentFile;
use crate::session::atomic::{self, Lock, Locking};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What the names of kept works end with, and of the locks of those that are open.
const KEPT: &str = "work";
const LOCK: &str = "lock";
/// So many works can be open at the same time.
const MOST: u32 = 1000;

/// A folder of works that are kept while somebody writes them.
#[derive(Clone, Debug)]
pub struct RecoveryFolder(PathBuf);

/// A work as it is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// Its title, or its id if it has none.
    title: String,
    /// Its file, if it has one.
    path: Option<PathBuf>,
    /// What its file held when it was read or written last.
    known: Option<u64>,
    /// The text of the document.
    text: String,
}

/// A work that was not saved when the program ended.
#[derive(Clone, Debug)]
pub struct Recoverable {
    /// Its title, or its id if it has none.
    pub title: String,
    /// Its file, if it had one.
    pub path: Option<PathBuf>,
    /// When it was kept last.
    pub at: SystemTime,
    kept: PathBuf,
}

/// Where an open document is kept. Dropped, it leaves what was kept: whoever saves or discards a document calls
/// [`Autosave::clear`].
#[derive(Debug)]
pub struct Autosave {
    kept: PathBuf,
    revision: Option<u64>,
    _lock: Lock,
}

impl RecoveryFolder {
    /// A folder that need not be there yet.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> RecoveryFolder {
        RecoveryFolder(folder.into())
    }

    /// The folder of this user, where there is one.
    #[must_use]
    pub fn of_user() -> Option<RecoveryFolder> {
        let folders = directories::ProjectDirs::from("", "", "gonfalon")?;
        Some(RecoveryFolder(folders.data_dir().join("unsaved")))
    }

    /// A place of its own for a document that has just been opened.
    ///
    /// # Errors
    /// What the disk says.
    pub fn place(&self) -> io::Result<Autosave> {
        fs::create_dir_all(&self.0)?;
        for number in 1..=MOST {
            let kept = self.0.join(format!("{number}.{KEPT}"));
            if kept.exists() {
                continue;
            }
            if let Locking::Ours(lock) = Lock::take(&kept.with_extension(LOCK)) {
                return Ok(Autosave { kept, revision: None, _lock: lock });
            }
        }
        Err(io::Error::other("too many documents are open"))
    }

    /// The works that nobody has open, the latest first.
    #[must_use]
    pub fn found(&self) -> Vec<Recoverable> {
        let entries = fs::read_dir(&self.0).into_iter().flatten().flatten();
        let paths = entries.map(|entry| entry.path());
        let kept = paths.filter(|path| path.extension().is_some_and(|ending| ending == KEPT));
        let mut found: Vec<Recoverable> = kept.filter_map(|path| one(&path)).collect();
        found.sort_by(|a, b| b.at.cmp(&a.at).then_with(|| a.kept.cmp(&b.kept)));
        found
    }
}

fn one(kept: &Path) -> Option<Recoverable> {
    if Lock::is_taken(&kept.with_extension(LOCK)) {
        return None;
    }
    let at = fs::metadata(kept).and_then(|data| data.modified()).ok()?;
    let work = read(kept)?;
    Some(Recoverable { title: work.title, path: work.path, at, kept: kept.to_owned() })
}

fn read(kept: &Path) -> Option<Kept> {
    serde_json::from_slice(&fs::read(kept).ok()?).ok()
}

impl Recoverable {
    /// Opens the work. What was kept stays until [`Recoverable::discard`]: a second kill loses nothing either.
    #[must_use]
    pub fn open(&self) -> Option<DocumentFile> {
        let work = read(&self.kept)?;
        Some(DocumentFile::recovered(&work.text, work.path, work.known))
    }

    /// Forgets what was kept.
    ///
    /// # Errors
    /// What the disk says.
    pub fn discard(self) -> io::Result<()> {
        fs::remove_file(self.kept)
    }
}

impl Autosave {
    /// Keeps a document if it has changed since it was kept last; one that is saved need not be kept. Returns whether
    /// something was written.
    ///
    /// # Errors
    /// What the disk says; what was kept before is there still.
    pub fn keep(&mut self, file: &DocumentFile) -> io::Result<bool> {
        if !file.is_unsaved() {
            return self.clear().map(|()| false);
        }
        let revision = Some(file.document.revision());
        if self.revision == revision {
            return Ok(false);
        }
        let document = &file.document;
        let title = [document.title(), document.id()].into_iter().find(|name| !name.is_empty());
        let work = Kept {
            title: title.unwrap_or_default().to_owned(),
            path: file.path().map(Path::to_owned),
            known: file.known(),
            text: document.text(),
        };
        atomic::write(&self.kept, &serde_json::to_vec(&work)?)?;
        self.revision = revision;
        Ok(true)
    }

    /// Forgets what was kept: the document has been saved, or its author wants to lose it.
    ///
    /// # Errors
    /// What the disk says.
    pub fn clear(&mut self) -> io::Result<()> {
        self.revision = None;
        match fs::remove_file(&self.kept) {
            Err(e) if e.kind() != io::ErrorKind::NotFound => Err(e),
            _ => Ok(()),
        }
    }
}
