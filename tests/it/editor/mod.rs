//! The author's editor without its window.

mod broken_files;
mod canonical_files;
mod document_files;
mod drawn_faces;
mod fault_texts;
#[cfg(feature = "gui")]
mod form_words;
mod killed;
mod lost_counters;
mod maps;
mod problem_lists;
mod problem_words;
mod random_edits;
pub mod starting_points;
mod steps;

use gonfalon::editor::files::json_reader;
use gonfalon::editor::{Document, Kind, Node};
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
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    collect(&root.join("scenarios"), &mut found);
    collect(&root.join("assets/templates"), &mut found);
    found.sort();
    assert!(found.len() > 30, "{} files", found.len());
    found
}

/// The document in a text without faults of form.
pub fn document(text: &str) -> Document {
    let (content, faults) = json_reader::read(text);
    assert!(faults.is_empty(), "{}", faults[0]);
    Document::new(Kind::of(&content), content)
}

/// The document of a shipped file, such as `bmw/acre`.
pub fn open(name: &str) -> Document {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios").join(name);
    document(&fs::read_to_string(path.with_extension("json")).expect("it is there"))
}

/// One battle of each system with a map, a pointed one among them.
pub const MAPS: [&str; 3] = ["bmw/acre", "arsouf/arsouf", "barons/lewes"];

/// The content as readers of types see it.
pub fn meaning(content: &Node) -> serde_json::Value {
    content.value()
}
