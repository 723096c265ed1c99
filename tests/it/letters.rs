//! Every letter that the program writes is in one of its fonts: what a machine has besides differs.

use gonfalon::drawing::typeface::typeface;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The letters of a folder's texts, each with a file that has it.
fn letters(folder: &Path, found: &mut BTreeMap<char, String>) {
    for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            letters(&path, found);
        } else if path.extension().is_some_and(|e| e == "ftl" || e == "json") {
            let text = fs::read_to_string(&path).expect("the files are text");
            for letter in text.chars().filter(|letter| !letter.is_control()) {
                found.entry(letter).or_insert_with(|| path.display().to_string());
            }
        }
    }
}

#[test]
fn every_letter_of_every_text_is_in_a_font_of_the_program() {
    let mut found = BTreeMap::new();
    for folder in ["assets", "scenarios"] {
        letters(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    }
    assert!(found.len() > 100, "texts were found");
    found.retain(|&letter, _| !typeface().has(letter));
    assert!(found.is_empty(), "{found:?}");
}
