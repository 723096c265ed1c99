//! The folder of the author's own battles.

use crate::editor::files::DocumentFile;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

/// So often the folder is looked at.
const OFTEN: Duration = Duration::from_secs(2);
/// The folder for what was put away.
const BIN: &str = "bin";

/// A file in the folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnBattle {
    /// The file.
    pub path: PathBuf,
    /// What it is called.
    pub title: String,
    /// When it was last written.
    pub when: Option<SystemTime>,
}

/// The folder, as it was last looked at.
#[derive(Default)]
pub struct OwnBattles {
    /// The folder; nothing if nothing is kept.
    pub folder: Option<PathBuf>,
    /// What is in it, the newest first.
    pub found: Vec<OwnBattle>,
    looked: Option<Instant>,
}

impl OwnBattles {
    /// The battles in this folder.
    #[must_use]
    pub fn new(folder: Option<PathBuf>) -> OwnBattles {
        OwnBattles { folder, ..OwnBattles::default() }
    }

    /// Looks again at once.
    pub fn changed(&mut self) {
        self.looked = None;
    }

    /// Looks at the folder if that was a while ago.
    pub fn refresh(&mut self) {
        if self.looked.is_some_and(|looked| looked.elapsed() < OFTEN) {
            return;
        }
        self.looked = Some(Instant::now());
        let entries = self.folder.as_ref().and_then(|folder| fs::read_dir(folder).ok());
        let paths = entries.into_iter().flatten().flatten().map(|entry| entry.path());
        let json = paths.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
        let battle = |path: PathBuf| {
            let when = fs::metadata(&path).and_then(|data| data.modified()).ok();
            let known = self.found.iter().find(|own| own.path == path && own.when == when);
            let title = known.map_or_else(|| title(&path), |own| own.title.clone());
            OwnBattle { path, title, when }
        };
        let mut found: Vec<OwnBattle> = json.map(battle).collect();
        found.sort_by(|a, b| b.when.cmp(&a.when).then(a.path.cmp(&b.path)));
        self.found = found;
    }

    /// A file of the folder that is not there yet, named after a word.
    #[must_use]
    pub fn free(&self, word: &str) -> Option<PathBuf> {
        let folder = self.folder.as_ref()?;
        let names = (1..1000).map(|k| if k == 1 { word.to_owned() } else { format!("{word}-{k}") });
        names.map(|name| folder.join(format!("{name}.json"))).find(|path| !path.exists())
    }

    /// Copies a file of the folder beside itself.
    ///
    /// # Errors
    /// What the disk says.
    pub fn duplicate(&mut self, path: &Path) -> std::io::Result<()> {
        let word = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(copy) = self.free(&word) {
            fs::copy(path, copy)?;
        }
        self.changed();
        Ok(())
    }

    /// Puts a file of the folder into the bin beside it.
    ///
    /// # Errors
    /// What the disk says.
    pub fn put_in_bin(&mut self, path: &Path) -> std::io::Result<()> {
        let (Some(folder), Some(name)) = (&self.folder, path.file_name()) else { return Ok(()) };
        let bin = OwnBattles::new(Some(folder.join(BIN)));
        fs::create_dir_all(folder.join(BIN))?;
        let word = Path::new(name).file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(place) = bin.free(&word) {
            fs::rename(path, place)?;
        }
        self.changed();
        Ok(())
    }
}

/// The title of a file; its name if it has none.
fn title(path: &Path) -> String {
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    match DocumentFile::open(path) {
        Ok(file) if !file.document.title().is_empty() => file.document.title().to_owned(),
        _ => name,
    }
}
