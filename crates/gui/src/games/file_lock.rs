//! No game in two windows: whoever plays a file has locked it.

use gonfalon_core::session::atomic::{Lock, Locking};
use std::hash::Hasher;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// How often a lock is tried: another window may just be looking.
const TRIES: u32 = 4;

/// The files that windows of this player have locked: a lock file for each, in a folder of the program's own.
#[derive(Clone, Debug, Default)]
pub struct FileLocks {
    folder: Option<PathBuf>,
}

/// A file that no other window plays while this exists.
#[derive(Debug)]
pub struct FileLock {
    file: PathBuf,
    _lock: Option<Lock>,
}

impl FileLock {
    /// Whether it is about this file, by whatever name.
    #[must_use]
    pub fn is_of(&self, file: &Path) -> bool {
        self.file == real(file)
    }
}

impl FileLocks {
    /// Locks as files in this folder. Without a folder nothing is locked.
    #[must_use]
    pub fn new(folder: Option<PathBuf>) -> FileLocks {
        FileLocks { folder }
    }

    /// Removes the locks of windows that were ended by force.
    pub fn tidy(&self) {
        let entries = self.folder.as_ref().and_then(|folder| std::fs::read_dir(folder).ok());
        for path in entries.into_iter().flatten().flatten().map(|entry| entry.path()) {
            if path.extension().is_some_and(|ending| ending == "lock") {
                // Taken and let go, it is gone.
                drop(Lock::take(&path));
            }
        }
    }

    /// Locks a file. Nothing comes of it while another window has it. Where nothing can be locked, everybody may
    /// have everything.
    #[must_use]
    pub fn lock(&self, file: &Path) -> Option<Arc<FileLock>> {
        let file = real(file);
        let ours = |lock| Some(Arc::new(FileLock { file: file.clone(), _lock: lock }));
        let Some(lock) = self.lock_of(&file) else { return ours(None) };
        for _ in 0..TRIES {
            match Lock::take(&lock) {
                Locking::Ours(lock) => return ours(Some(lock)),
                Locking::Impossible => return ours(None),
                Locking::Theirs => std::thread::sleep(Duration::from_millis(5)),
            }
        }
        None
    }

    /// Whether a window has locked a file: this one or another.
    #[must_use]
    pub fn is_locked(&self, file: &Path) -> bool {
        self.lock_of(&real(file)).is_some_and(|lock| Lock::is_taken(&lock))
    }

    fn lock_of(&self, file: &Path) -> Option<PathBuf> {
        let folder = self.folder.as_ref()?;
        std::fs::create_dir_all(folder).ok()?;
        let mut name = fnv::FnvHasher::default();
        name.write(file.as_os_str().as_encoded_bytes());
        Some(folder.join(format!("{:016x}.lock", name.finish())))
    }
}

/// The file's one name, whatever links lead to it.
fn real(file: &Path) -> PathBuf {
    if let Ok(real) = file.canonicalize() {
        return real;
    }
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).canonicalize();
    match (folder, file.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => file.to_owned(),
    }
}
