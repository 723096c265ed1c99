//! Writing files so that either the old or the new content is there, never half of it.

use std::ffi::OsString;
use std::fs::{self, File, Metadata, TryLockError};
use std::io::{Error, ErrorKind, Result, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// How many symbolic links are followed, one after the other.
const MOST_LINKS: usize = 32;
/// What the names of unfinished files end with.
const UNFINISHED: &str = ".gonfalon-tmp";

/// Writes a file. A symbolic link stays one: the file that it names is written. The file keeps its mode.
///
/// # Errors
/// What the disk says; what was there before is there still.
pub fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let (path, mut file, before) = begin(path)?;
    file.write_all(bytes)?;
    keep_mode(file.as_file(), before.as_ref())?;
    file.as_file().sync_all()?;
    file.persist(&path).map_err(|e| e.error)?;
    // The new name is on the disk when the folder is. Not every file system can say so.
    let _ = File::open(folder_of(&path)).and_then(|folder| folder.sync_all());
    Ok(())
}

/// Whether a file could be written, as far as can be known before.
///
/// # Errors
/// What the disk says.
pub fn try_out(path: &Path) -> Result<()> {
    begin(path).map(drop)
}

/// The file that is written, the one that will take its place, and how it was before.
fn begin(path: &Path) -> Result<(PathBuf, NamedTempFile, Option<Metadata>)> {
    let path = target(path)?;
    let before = match fs::metadata(&path) {
        Ok(before) if before.is_dir() => return Err(ErrorKind::IsADirectory.into()),
        Ok(before) if !before.is_file() => return Err(ErrorKind::InvalidInput.into()),
        Ok(before) if before.permissions().readonly() => {
            return Err(ErrorKind::PermissionDenied.into());
        }
        Ok(before) => Some(before),
        Err(e) if e.kind() == ErrorKind::NotFound => None,
        Err(e) => return Err(e),
    };
    let folder = folder_of(&path);
    fs::create_dir_all(folder)?;
    let prefix = prefix(&path)?;
    sweep(folder, &|name| name.starts_with(&prefix));
    let mut builder = tempfile::Builder::new();
    builder.prefix(&prefix).suffix(UNFINISHED);
    usual_mode(&mut builder);
    let file = builder.tempfile_in(folder)?;
    // Whoever sweeps up leaves alone what somebody still writes. Where there are no locks, nobody sweeps.
    let _ = file.as_file().try_lock();
    Ok((path, file, before))
}

/// Removes what was left unfinished in a folder when the program was ended in the middle of writing.
pub fn sweep_folder(folder: &Path) {
    sweep(folder, &|_| true);
}

fn sweep(folder: &Path, ours: &dyn Fn(&str) -> bool) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let Some(name) = name.to_str().filter(|name| name.ends_with(UNFINISHED)) else { continue };
        let path = entry.path();
        let free = || File::open(&path).is_ok_and(|file| file.try_lock().is_ok());
        if name.starts_with('.') && ours(name) && free() {
            // If it can't be removed, it can't be helped either.
            let _ = fs::remove_file(&path);
        }
    }
}

/// The file that a chain of symbolic links leads to, whether it exists or not.
fn target(path: &Path) -> Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(next) => path = folder_of(&path).join(next),
            Err(_) => return Ok(path),
        }
    }
    Err(Error::other("the symbolic links lead in a circle"))
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn prefix(path: &Path) -> Result<String> {
    let name: OsString = path.file_name().ok_or(ErrorKind::InvalidFilename)?.to_owned();
    // Long names leave room for what is added.
    let name: String = name.to_string_lossy().chars().take(40).collect();
    Ok(format!(".{name}."))
}

/// A new file may be read by whoever may read other new files.
#[cfg(unix)]
fn usual_mode(builder: &mut tempfile::Builder) {
    use std::os::unix::fs::PermissionsExt;
    builder.permissions(fs::Permissions::from_mode(0o666));
}

#[cfg(not(unix))]
fn usual_mode(_: &mut tempfile::Builder) {}

fn keep_mode(file: &File, before: Option<&Metadata>) -> Result<()> {
    before.map_or(Ok(()), |before| file.set_permissions(before.permissions()))
}

/// A file that nobody else may use meanwhile.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    _file: File,
}

/// What came of locking.
#[derive(Debug)]
pub enum Locking {
    /// It is ours.
    Ours(Lock),
    /// Somebody else has it.
    Theirs,
    /// Nothing can be locked here.
    Impossible,
}

impl Lock {
    /// Locks by a file of this name, which is there as long as the lock.
    #[must_use]
    pub fn take(path: &Path) -> Locking {
        // Somebody may remove the file between our opening and our locking it.
        for _ in 0..16 {
            let Ok(file) = File::options().create(true).truncate(false).write(true).open(path)
            else {
                return Locking::Impossible;
            };
            match file.try_lock() {
                Ok(()) if is_still(&file, path) => {
                    return Locking::Ours(Lock { path: path.to_owned(), _file: file });
                }
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Locking::Theirs,
                Err(TryLockError::Error(_)) => return Locking::Impossible,
            }
        }
        Locking::Impossible
    }

    /// Whether somebody has the lock with this name.
    #[must_use]
    pub fn is_taken(path: &Path) -> bool {
        let shared = |file: File| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock));
        File::open(path).is_ok_and(shared)
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // The lock ends after the name: whoever was quick enough to open the file finds that it is gone.
        let _ = fs::remove_file(&self.path);
    }
}

#[cfg(unix)]
fn is_still(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let id = |data: Metadata| (data.dev(), data.ino());
    match (file.metadata(), fs::metadata(path)) {
        (Ok(a), Ok(b)) => id(a) == id(b),
        _ => false,
    }
}

/// Elsewhere an open file keeps its name.
#[cfg(not(unix))]
fn is_still(_: &File, path: &Path) -> bool {
    path.exists()
}
