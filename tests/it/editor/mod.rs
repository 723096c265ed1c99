//! The author's editor without its window.

mod canonical_files;

use std::fs;
use std::path::{Path, PathBuf};

/// Every scenario, deck and card file that ships, with its text.
pub fn shipped() -> Vec<(PathBuf, String)> {
    fn collect(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
            let path = entry.path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "json") {
                let text = fs::read_to_string(&path).expect("files are text");
                found.push((path, text));
            }
        }
    }
    let mut found = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios"), &mut found);
    found.sort();
    assert!(found.len() > 30, "{} files", found.len());
    found
}
