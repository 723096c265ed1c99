//! The folder in which games are kept by themselves, one file each.

use super::file_lock::{FileLock, FileLocks};
use gonfalon_core::session::atomic;
use std::fs;
use std::io::Result;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

/// The ending of files with games.
pub const ENDING: &str = "gonfalon";
/// More unfinished games than this are too many to be looked through: the list offers to put the oldest away.
pub const MANY: usize = 30;

/// The saved games, the bin beside them, and which are locked.
#[derive(Clone, Debug, Default)]
pub struct SavedGames {
    folder: Option<PathBuf>,
    /// The files that windows have locked.
    pub locks: FileLocks,
}

/// A game that is kept by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// Its name among the games, which it has for ever.
    pub id: String,
    /// Its file.
    pub path: PathBuf,
    /// When it was last written.
    pub when: SystemTime,
    /// How many bytes it has.
    pub size: u64,
}

impl SavedGames {
    /// The saved games in this folder; without one nothing is kept.
    #[must_use]
    pub fn new(folder: Option<PathBuf>) -> SavedGames {
        let locks = FileLocks::new(folder.as_ref().map(|folder| folder.join("locks")));
        SavedGames { folder, locks }
    }

    /// Sweeps up what was left by windows that were ended by force.
    pub fn tidy(&self) {
        if let Some(folder) = &self.folder {
            atomic::sweep_folder(folder);
            self.locks.tidy();
        }
    }

    /// The file of a game.
    #[must_use]
    pub fn path(&self, id: &str) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(format!("{id}.{ENDING}")))
    }

    /// The game whose file this is, if it is one of these.
    #[must_use]
    pub fn id_of(&self, path: &Path) -> Option<String> {
        let folder = self.folder.as_ref()?.canonicalize().ok()?;
        let path = path.canonicalize().ok()?;
        let ours = path.parent() == Some(&*folder)
            && path.extension().is_some_and(|ending| ending == ENDING);
        ours.then(|| path.file_stem()?.to_str().map(str::to_owned)).flatten()
    }

    /// The folder of the bin.
    #[must_use]
    pub fn bin(&self) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join("bin"))
    }

    /// A name for a new game of a battle that no other game has, with its file locked.
    #[must_use]
    pub fn new_game(&self, battle: &str) -> (String, Option<Arc<FileLock>>) {
        let battle: String = battle
            .chars()
            .take(40)
            .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
            .collect();
        loop {
            let id = format!("{battle}-{:08x}", super::super::new_game::some_seed());
            let Some(path) = self.path(&id) else { return (id, None) };
            if !path.exists()
                && let Some(lock) = self.locks.lock(&path)
            {
                return (id, Some(lock));
            }
        }
    }

    /// The games, the newest first.
    #[must_use]
    pub fn games(&self) -> Vec<SavedGame> {
        self.folder.as_deref().map_or_else(Vec::new, list)
    }

    /// The games in the bin, the newest first.
    #[must_use]
    pub fn binned(&self) -> Vec<SavedGame> {
        self.bin().as_deref().map_or_else(Vec::new, list)
    }

    /// Puts a game in the bin. Returns where it is now.
    ///
    /// # Errors
    /// What the disk says.
    pub fn put_in_bin(&self, game: &Path) -> Result<PathBuf> {
        let bin = self.bin().unwrap_or_default();
        fs::create_dir_all(&bin)?;
        move_to(game, &bin.join(game.file_name().unwrap_or_default()))
    }

    /// Puts a game of the bin back among the others. Returns where it is now.
    ///
    /// # Errors
    /// What the disk says.
    pub fn bring_back(&self, game: &Path) -> Result<PathBuf> {
        let folder = self.folder.clone().unwrap_or_default();
        move_to(game, &folder.join(game.file_name().unwrap_or_default()))
    }

    /// Puts a damaged game out of the way, so that nothing is written over it. Returns where it is now.
    ///
    /// # Errors
    /// What the disk says.
    pub fn set_aside(game: &Path) -> Result<PathBuf> {
        let mut name = game.file_name().unwrap_or_default().to_owned();
        name.push(".damaged");
        move_to(game, &game.with_file_name(name))
    }
}

/// Moves a file to a name that nothing has yet.
fn move_to(from: &Path, to: &Path) -> Result<PathBuf> {
    let (stem, ending) = (to.file_stem().unwrap_or_default(), to.extension().unwrap_or_default());
    let (stem, ending) = (stem.to_string_lossy(), ending.to_string_lossy());
    let others = (2..).map(|n| to.with_file_name(format!("{stem}-{n}.{ending}")));
    let free = std::iter::once(to.to_owned()).chain(others).find(|path| !path.exists());
    let free = free.unwrap_or_else(|| to.to_owned());
    fs::rename(from, &free)?;
    Ok(free)
}

fn list(folder: &Path) -> Vec<SavedGame> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let kept = |entry: fs::DirEntry| {
        let path = entry.path();
        let data = fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
        let id = path.file_stem()?.to_str()?.to_owned();
        let ours = path.extension().is_some_and(|ending| ending == ENDING);
        let when = data.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        ours.then_some(SavedGame { id, path, when, size: data.len() })
    };
    let mut games: Vec<SavedGame> = entries.flatten().filter_map(kept).collect();
    games.sort_by(|a, b| b.when.cmp(&a.when).then_with(|| a.id.cmp(&b.id)));
    games
}
