//! Where scenarios come from: those that are built in, and files on the disk.

use super::texts::Texts;
use super::{Fault, Scenario, parse, size};
use crate::phrase;
use crate::words::{self, Phrase, io_error};
use std::io::Read;
use std::path::Path;

/// The scenarios that are part of the program, as JSON texts, in the order of the start screen.
const BUILT_IN: [&str; 23] = [
    include_str!("../../../../scenarios/bmw/acre.json"),
    include_str!("../../../../scenarios/bmw/acre-even.json"),
    include_str!("../../../../scenarios/bmw/first-clash.json"),
    include_str!("../../../../scenarios/bmw/horse-and-bow.json"),
    include_str!("../../../../scenarios/bmw/sortie.json"),
    include_str!("../../../../scenarios/bmw/arsouf.json"),
    include_str!("../../../../scenarios/bmw/lewes.json"),
    include_str!("../../../../scenarios/arsouf/arsouf.json"),
    include_str!("../../../../scenarios/arsouf/tutorial.json"),
    include_str!("../../../../scenarios/arsouf/breaking-through.json"),
    include_str!("../../../../scenarios/barons/lewes.json"),
    include_str!("../../../../scenarios/barons/lewes-free.json"),
    include_str!("../../../../scenarios/barons/evesham.json"),
    include_str!("../../../../scenarios/barons/evesham-possible.json"),
    include_str!("../../../../scenarios/barons/tutorial.json"),
    include_str!("../../../../scenarios/acies/fast-play.json"),
    include_str!("../../../../scenarios/acies/rome-carthage.json"),
    include_str!("../../../../scenarios/acies/rome-carthage-quick.json"),
    include_str!("../../../../scenarios/acies/macedon-persia.json"),
    include_str!("../../../../scenarios/acies/rome-gauls.json"),
    include_str!("../../../../scenarios/acies/rome-parthia.json"),
    include_str!("../../../../scenarios/acies/macedon-carthage.json"),
    include_str!("../../../../scenarios/acies/tutorial.json"),
];

/// What new battles of each system begin with, by the system's tag.
pub const TEMPLATES: [(&str, &str); 4] = [
    ("bmw", include_str!("../../../../assets/templates/bmw.json")),
    ("arsouf", include_str!("../../../../assets/templates/arsouf.json")),
    ("barons", include_str!("../../../../assets/templates/barons.json")),
    ("acies", include_str!("../../../../assets/templates/acies.json")),
];

/// What a new deck begins with.
pub const DECK_TEMPLATE: &str = include_str!("../../../../assets/templates/deck.json");

/// What a new battle of a system begins with, translated; nothing if no system has this tag.
///
/// # Panics
/// If a template is broken; a test reads them all.
#[must_use]
pub fn template(tag: &str) -> Option<Scenario> {
    let (_, text) = TEMPLATES.iter().find(|(own, _)| *own == tag)?;
    let mut scenario = parse(text).expect("templates are sound");
    scenario.translate(&format!("templates/{tag}"));
    Some(scenario)
}

/// Every built-in scenario.
///
/// # Panics
/// If a built-in scenario is broken; a test reads them all.
#[must_use]
pub fn built_in() -> Vec<Scenario> {
    BUILT_IN.iter().map(|text| sound(text)).collect()
}

fn sound(text: &str) -> Scenario {
    match parse(text) {
        Ok(scenario) => scenario,
        Err(faults) => panic!("a built-in scenario is broken: {}", faults[0]),
    }
}

/// The built-in scenario with this id.
///
/// # Panics
/// As [`built_in`].
#[must_use]
pub fn find(id: &str) -> Option<Scenario> {
    // Most need not be read for it: an id stands in its text as it is.
    let named = format!("\"{id}\"");
    let texts = BUILT_IN.iter().filter(|text| text.contains(&named));
    texts.map(|text| sound(text)).find(|scenario| scenario.id == id)
}

/// Reads the text of a file that an author wrote.
///
/// # Errors
/// Why the file can't be read.
pub fn read_text(path: &Path) -> Result<String, Vec<Fault>> {
    let unreadable = |what: Phrase| {
        vec![Fault::new("", "unreadable", what, phrase!("fault-check-the-file-name"))]
    };
    let most = size::LARGEST_FILE;
    let text = read_bounded(path, most).map_err(|e| unreadable(io_error::phrase(&e)))?;
    text.ok_or_else(|| unreadable(phrase!("fault-the-file-has-more-than", most = most)))
}

/// Reads the text of a file; nothing if it has more than `most` bytes, whatever it says of its size.
///
/// # Errors
/// What the disk says.
pub fn read_bounded(path: &Path, most: usize) -> std::io::Result<Option<String>> {
    let mut text = String::new();
    std::fs::File::open(path)?.take(most as u64 + 1).read_to_string(&mut text)?;
    Ok((text.len() <= most).then_some(text))
}

/// Reads a scenario file.
///
/// # Errors
/// Why the file can't be read, or the faults of its content.
pub fn read(path: &Path) -> Result<Scenario, Vec<Fault>> {
    parse(&read_text(path)?)
}

/// The scenario with this id, or else the scenario file of this name.
///
/// # Errors
/// As [`read`].
pub fn find_or_read(name: &str) -> Result<Scenario, Vec<Fault>> {
    match find(name) {
        Some(scenario) => Ok(scenario),
        None if Path::new(name).exists() => read(Path::new(name)),
        None => {
            let known: Vec<String> = built_in().into_iter().map(|scenario| scenario.id).collect();
            let hint = match words::meant(name, known.iter().map(String::as_str)) {
                Some(id) => phrase!("fault-this-one-was-meant", id = id),
                None => phrase!("fault-list-the-built-in-ones"),
            };
            let what = phrase!("fault-there-is-no-built-in", id = name);
            Err(vec![Fault::new("", "unknown-scenario", what, hint)])
        }
    }
}
