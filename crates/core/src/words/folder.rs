//! A language as a folder of files: part of the program, or found on the disk. A folder may come from anybody: what is
//! read of it is bounded.

use super::fault::LanguageFault;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The most files of a language.
const MOST_FILES: usize = 1_000;
/// The most bytes of all files of a language.
const MOST_BYTES: usize = 8 * 1024 * 1024;
/// The file in which a language describes itself.
pub const DESCRIPTION: &str = "language.json";
/// The folders inside a language's folder, with the kind of files that each holds.
const ROOMS: [(&str, &str); 8] = [
    ("messages", "ftl"),
    ("rules", "json"),
    ("scenarios", "json"),
    ("decks", "json"),
    ("cards", "json"),
    ("forms", "json"),
    ("guide", "json"),
    ("templates", "json"),
];

/// The languages that are part of the program: the name of each folder, and its files with their texts.
const BUILT_IN: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language's folder: what its files say, by their names, such as `messages/gui.ftl`.
#[derive(Clone, Debug)]
pub struct Folder {
    /// Where it is.
    pub place: String,
    /// The folder's own name, which is the language's tag.
    pub name: String,
    /// The texts of its files.
    pub files: BTreeMap<String, Cow<'static, str>>,
}

impl Folder {
    /// The folders that are part of the program.
    #[must_use]
    pub fn built_in() -> Vec<Folder> {
        let folder = |(name, files): &(&str, &'static [(&str, &str)])| Folder {
            place: (*name).to_owned(),
            name: (*name).to_owned(),
            files: files.iter().map(|(file, text)| ((*file).to_owned(), (*text).into())).collect(),
        };
        BUILT_IN.iter().map(folder).collect()
    }

    /// The folders of languages inside a folder, in the order of their names; none if there is no such folder.
    ///
    /// # Errors
    /// Why it can't be read.
    pub fn inside(folder: &Path) -> Result<Vec<PathBuf>, LanguageFault> {
        if !folder.exists() {
            return Ok(Vec::new());
        }
        let mut found = listed(folder)?;
        found.retain(|path| path.is_dir());
        Ok(found)
    }

    /// Reads a folder.
    ///
    /// # Errors
    /// Why it can't be read, or that it is too large.
    pub fn read(path: &Path) -> Result<Folder, LanguageFault> {
        let place = path.display().to_string();
        let absolute = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let name = absolute.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut folder = Folder { place, name, files: BTreeMap::new() };
        let mut left = MOST_BYTES;
        folder.take(&path.join(DESCRIPTION), DESCRIPTION.to_owned(), &mut left)?;
        for (room, kind) in ROOMS {
            let inside = path.join(room);
            if !inside.is_dir() {
                continue;
            }
            for file in listed(&inside)? {
                let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
                if file.extension().is_some_and(|extension| extension == kind) && file.is_file() {
                    folder.take(&file, format!("{room}/{name}"), &mut left)?;
                }
            }
        }
        Ok(folder)
    }

    fn take(&mut self, path: &Path, name: String, left: &mut usize) -> Result<(), LanguageFault> {
        let text = bounded(path, *left).map_err(|error| unread(path, &error))?;
        let text = text.filter(|_| self.files.len() < MOST_FILES).ok_or_else(|| {
            LanguageFault::new(
                &self.place,
                format!("the folder holds more than {MOST_FILES} files or {MOST_BYTES} bytes"),
                "Leave in it only what belongs to the language.",
            )
        })?;
        *left -= text.len();
        self.files.insert(name, text.into());
        Ok(())
    }
}

/// The text of a file; nothing if it has more than `most` bytes, whatever it says of its size.
fn bounded(path: &Path, most: usize) -> io::Result<Option<String>> {
    let mut text = String::new();
    File::open(path)?.take(most as u64 + 1).read_to_string(&mut text)?;
    Ok((text.len() <= most).then_some(text))
}

/// What is in a folder, sorted.
fn listed(folder: &Path) -> Result<Vec<PathBuf>, LanguageFault> {
    let list = || -> io::Result<Vec<PathBuf>> {
        let entries = std::fs::read_dir(folder)?.take(10 * MOST_FILES);
        entries.map(|entry| Ok(entry?.path())).collect()
    };
    let mut paths = list().map_err(|error| unread(folder, &error))?;
    paths.sort();
    Ok(paths)
}

fn unread(path: &Path, error: &io::Error) -> LanguageFault {
    let todo = "Check that it is there, that you may read it, and that it is text in UTF-8.";
    LanguageFault::new(path.display().to_string(), format!("it can't be read ({error})"), todo)
}
