//! The battles in the author's folder, as they were last looked at.

use gonfalon_core::editor::start::{OwnBattle, OwnBattles};
use gonfalon_core::scenario::{Scenario, catalogue};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

/// So often the folder is looked at.
const OFTEN: Duration = Duration::from_secs(2);
/// The folder for what was put away.
const BIN: &str = "bin";

/// The folder, and what was found in it.
#[derive(Default)]
pub struct MyBattles {
    /// The folder; nothing if nothing is kept.
    pub folder: Option<OwnBattles>,
    /// What is in it.
    pub found: Vec<OwnBattle>,
    /// What was put into its bin.
    pub binned: Vec<OwnBattle>,
    /// The file of the bin that somebody may want to delete: it is asked about.
    pub asked: Option<PathBuf>,
    /// Those that can be played, until somebody takes them.
    playable: Option<Vec<Scenario>>,
    seen: Vec<(PathBuf, Option<SystemTime>)>,
    looked: Option<Instant>,
}

impl MyBattles {
    /// The battles in this folder.
    #[must_use]
    pub fn new(folder: Option<PathBuf>) -> MyBattles {
        MyBattles { folder: folder.map(OwnBattles::at), ..MyBattles::default() }
    }

    /// Looks again at once.
    pub fn changed(&mut self) {
        self.looked = None;
    }

    /// Looks at the folder if that was a while ago; files are read only if one of them has changed.
    pub fn refresh(&mut self) {
        if self.looked.is_some_and(|looked| looked.elapsed() < OFTEN) {
            return;
        }
        self.looked = Some(Instant::now());
        let Some(folder) = &self.folder else { return };
        let bin = folder.path().join(BIN);
        let entries = [folder.path(), &bin].map(fs::read_dir).into_iter().flatten();
        let entries = entries.flatten().flatten();
        let when = |path: &Path| fs::metadata(path).and_then(|data| data.modified()).ok();
        let mut seen: Vec<_> =
            entries.map(|entry| entry.path()).map(|path| (path.clone(), when(&path))).collect();
        seen.sort();
        if seen != self.seen {
            self.found = folder.list();
            self.binned = OwnBattles::at(bin).list();
            self.playable = Some(playable(&self.found));
            self.seen = seen;
        }
    }

    /// The battles that can be played, if one of them has changed since they were last taken.
    pub fn take_playable(&mut self) -> Option<Vec<Scenario>> {
        self.playable.take()
    }

    /// Brings a file of the bin back into the folder, under another name if its own is taken.
    ///
    /// # Errors
    /// What the disk says.
    pub fn bring_back(&mut self, path: &Path) -> std::io::Result<()> {
        if let Some(place) = self.free(&stem(path)) {
            fs::rename(path, place)?;
        }
        self.changed();
        Ok(())
    }

    /// Deletes a file of the bin; what lies elsewhere stays.
    ///
    /// # Errors
    /// What the disk says.
    pub fn delete(&mut self, path: &Path) -> std::io::Result<()> {
        let bin = self.folder.as_ref().map(|folder| folder.path().join(BIN));
        if path.parent() == bin.as_deref() {
            fs::remove_file(path)?;
        }
        self.asked = None;
        self.changed();
        Ok(())
    }

    /// Whether an id is taken.
    #[must_use]
    pub fn is_taken(&self, id: &str) -> bool {
        self.folder.as_ref().is_some_and(|folder| folder.is_taken(id))
    }

    /// A file of the folder that is not there yet, named after a word.
    #[must_use]
    pub fn free(&self, word: &str) -> Option<PathBuf> {
        free(self.folder.as_ref()?.path(), word)
    }

    /// Copies a file of the folder beside itself.
    ///
    /// # Errors
    /// What the disk says.
    pub fn duplicate(&mut self, path: &Path) -> std::io::Result<()> {
        if let Some(copy) = self.free(&stem(path)) {
            fs::copy(path, copy)?;
        }
        self.changed();
        Ok(())
    }

    /// Puts a file of the folder into the bin beside it. Returns where it lies now, if there is a folder.
    ///
    /// # Errors
    /// What the disk says.
    pub fn put_in_bin(&mut self, path: &Path) -> std::io::Result<Option<PathBuf>> {
        let Some(folder) = &self.folder else { return Ok(None) };
        let bin = folder.path().join(BIN);
        fs::create_dir_all(&bin)?;
        let place = free(&bin, &stem(path));
        if let Some(place) = &place {
            fs::rename(path, place)?;
        }
        self.changed();
        Ok(place)
    }
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn free(folder: &Path, word: &str) -> Option<PathBuf> {
    let names = (1..1000).map(|k| if k == 1 { word.to_owned() } else { format!("{word}-{k}") });
    names.map(|name| folder.join(format!("{name}.json"))).find(|path| !path.exists())
}

/// The battles without faults: decks, and what is not finished, cannot be played.
fn playable(found: &[OwnBattle]) -> Vec<Scenario> {
    found.iter().filter_map(|own| catalogue::read(&own.path).ok()).collect()
}
