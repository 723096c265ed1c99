//! The program's source by rooms, as the documents name its files: `systems/bmw/map.rs`; the window's are in `gui/`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The room that is a crate of its own.
const WINDOW: &str = "gui";

/// The folder of a crate's source.
fn source_of(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("crates").join(name).join("src")
}

/// Where a file or folder of a room lies.
pub fn place(path: &str) -> PathBuf {
    match path.strip_prefix(WINDOW) {
        Some(below) if below.is_empty() || below.starts_with('/') => {
            source_of(WINDOW).join(below.trim_start_matches('/'))
        }
        _ => source_of("core").join(path),
    }
}

/// Every file of every room with its text.
pub fn sources() -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    collect(&source_of("core"), "", &mut found);
    collect(&source_of(WINDOW), WINDOW, &mut found);
    assert!(found.len() > 800, "{} files", found.len());
    found
}

/// The files below a folder of a room, with their texts.
pub fn sources_of(folder: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    collect(&place(folder), folder, &mut found);
    assert!(!found.is_empty(), "there is source in {folder}");
    found
}

/// The tests, which are in no room, with their texts.
pub fn tests() -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"), "tests", &mut found);
    found
}

fn collect(folder: &Path, name: &str, found: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
        let own = entry.file_name().to_string_lossy().into_owned();
        let name = if name.is_empty() { own } else { format!("{name}/{own}") };
        let path = entry.path();
        if path.is_dir() {
            collect(&path, &name, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.insert(name, fs::read_to_string(&path).expect("sources are text"));
        }
    }
}
