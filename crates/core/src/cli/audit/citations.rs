//! Collects which code cites which rule and which tests check it.
//!
//! The name of a system's folder in capitals cites its rules. Code does so in a doc comment, by that name and the
//! number, or by using the rule's constant from the system's `rules.rs`; a test by its name (`r7_8_no_hex_eliminates`,
//! `m5_4_an_arrival_stays`, `r9_4_1_1_no_zoc`, `r3_c1_one_mover`, `r7_31g_nobody_passes`) or in its doc comment.

use super::numbers::{is_manual, is_section, named_section, sections, words};
use crate::kernel::System;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What the source says about one section.
#[derive(Clone, Default)]
pub(super) struct Cited {
    /// The places that enforce it: a file and an item in it.
    pub(super) enforced: BTreeSet<String>,
    /// The tests that check it.
    pub(super) tests: BTreeSet<String>,
}

/// A system, and what cites its sections.
struct Index {
    /// What stands before a section's number.
    prefix: String,
    /// The sections that have a constant, in its order.
    order: Vec<String>,
    sections: BTreeMap<String, Cited>,
}

/// Rooms of the program outside the systems: they do what a manual says about screens and files. Each with its folder.
const ROOMS: [(&str, &str); 6] = [
    ("gui", "crates/gui/src"),
    ("drawing", "crates/core/src/drawing"),
    ("cli", "crates/core/src/cli"),
    ("session", "crates/core/src/session"),
    ("words", "crates/core/src/words"),
    ("reference", "crates/core/src/reference"),
];

/// What the source below a folder says about each section of a system.
pub(super) fn citations(root: &Path, system: System) -> BTreeMap<String, Cited> {
    index(root, system.tag()).sections
}
fn index(root: &Path, tag: &str) -> Index {
    let prefix = format!("{} ", tag.to_uppercase());
    let rules_folder = root.join(super::SYSTEMS).join(tag);
    let tests_folder = root.join("tests/it");
    let (constants, order) = constants(&rules_folder.join("rules.rs"));
    let mut index = Index { prefix, order, sections: BTreeMap::new() };
    // Names, refusals, events and views mention rules of play without enforcing them.
    let silent = ["rules.rs", "why.rs", "event.rs", "present"].map(|name| rules_folder.join(name));
    for file in sources(&rules_folder) {
        let shows = silent.iter().any(|path| file.starts_with(path));
        let code = Code { name: short(&rules_folder, &file), constants: &constants, shows };
        code.read(&file, &mut index);
    }
    let none = BTreeMap::new();
    for (room, folder) in ROOMS {
        let folder = root.join(folder);
        for file in sources(&folder) {
            let name = format!("{room}/{}", short(&folder, &file));
            let code = Code { name, constants: &none, shows: true };
            code.read(&file, &mut index);
        }
    }
    for file in sources(&tests_folder) {
        let own = is_own(&tests_folder, &file, tag);
        read_tests(&tests_folder, &file, own, &mut index);
    }
    for file in sources(&root.join("tests/gui")) {
        read_tests(&root.join("tests"), &file, false, &mut index);
    }
    index
}

/// Whether a file of tests lies in a folder of a system: `barons`, or one that begins so, such as `barons_combat`.
fn is_own(folder: &Path, file: &Path, tag: &str) -> bool {
    let first = file.strip_prefix(folder).ok().and_then(|path| path.iter().next()?.to_str());
    let rest = first.and_then(|first| first.strip_prefix(tag));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
}

/// Every Rust file below a folder, sorted; none if there is no such folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files = Vec::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// The names of the rules' constants with their sections, and the sections in order: lines like `RETREATS = "7.8";`.
fn constants(file: &Path) -> (BTreeMap<String, String>, Vec<String>) {
    let text = fs::read_to_string(file).unwrap_or_default();
    let (mut constants, mut order) = (BTreeMap::new(), Vec::new());
    for line in text.lines() {
        let Some((name, value)) = line.trim().split_once(" = \"") else { continue };
        let section = value.trim_end_matches("\";");
        if is_section(section) {
            constants.insert(name.to_owned(), section.to_owned());
            order.push(section.to_owned());
        }
    }
    (constants, order)
}

/// A file of code.
struct Code<'a> {
    name: String,
    constants: &'a BTreeMap<String, String>,
    /// It shows things: what a manual says of them is enforced here, rules of play are not.
    shows: bool,
}

impl Code<'_> {
    fn cite(&self, index: &mut Index, section: String, item: &str) {
        if self.shows && !is_manual(&section) {
            return;
        }
        let place =
            if item.is_empty() { self.name.clone() } else { format!("{}: {item}", self.name) };
        index.sections.entry(section).or_default().enforced.insert(place);
    }

    fn read(&self, file: &Path, index: &mut Index) {
        let text = fs::read_to_string(file).unwrap_or_default();
        let (prefix, order) = (index.prefix.clone(), index.order.clone());
        let (mut pending, mut item) = (Vec::new(), String::new());
        for line in text.lines().map(str::trim) {
            if let Some(comment) = line.strip_prefix("//!") {
                for section in sections(comment, &prefix, &order) {
                    self.cite(index, section, "");
                }
            } else if let Some(comment) = line.strip_prefix("///") {
                pending.extend(sections(comment, &prefix, &order));
            } else if let Some(found) = item_name(line) {
                item = found;
                for section in pending.drain(..) {
                    self.cite(index, section, &item);
                }
            } else if !line.starts_with("#[") && !line.is_empty() && !pending.is_empty() {
                // A citation on a field or variant belongs to the item around it.
                for section in pending.drain(..) {
                    self.cite(index, section, &item);
                }
            }
            if !line.starts_with("//") && !line.starts_with("use ") {
                for section in words(line).filter_map(|word| self.constants.get(word)) {
                    self.cite(index, section.clone(), &item);
                }
            }
        }
    }
}

/// Reads a file of tests: names are about the system whose folder it is in; a manual's sections are unmistakable.
fn read_tests(folder: &Path, file: &Path, own: bool, index: &mut Index) {
    let name = short(folder, file);
    let text = fs::read_to_string(file).unwrap_or_default();
    let (mut pending, mut is_test) = (Vec::new(), false);
    for line in text.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix("///") {
            pending.extend(sections(comment, &index.prefix, &index.order));
        } else if line == "#[test]" {
            is_test = true;
        } else if let Some(found) = item_name(line) {
            if is_test {
                let named = named_section(&found, &index.order);
                let manual = |section: &String| is_manual(section) && index.has_manual();
                pending.extend(named.filter(|section| own || manual(section)));
                for section in pending.drain(..) {
                    let tests = &mut index.sections.entry(section).or_default().tests;
                    tests.insert(format!("{name}: {found}"));
                }
            }
            pending.clear();
            is_test = false;
        }
    }
}

impl Index {
    /// Whether the system's rules include a manual.
    fn has_manual(&self) -> bool {
        self.sections.keys().any(|section| is_manual(section))
    }
}

fn short(folder: &Path, file: &Path) -> String {
    file.strip_prefix(folder).unwrap_or(file).display().to_string().replace('\\', "/")
}

/// The name of the function, type or constant that a line begins.
fn item_name(line: &str) -> Option<String> {
    let mut rest = line;
    loop {
        let (word, after) = rest.split_once(' ')?;
        match word {
            "fn" | "struct" | "enum" | "trait" | "type" | "mod" | "static" => {
                return words(after).next().map(str::to_owned);
            }
            "const" if !after.starts_with("fn ") => return words(after).next().map(str::to_owned),
            "const" | "pub" | "unsafe" | "async" => rest = after,
            "impl" => return Some(after.trim_end_matches(" {").to_owned()),
            _ if word.starts_with("pub(") => rest = after,
            _ => return None,
        }
    }
}
