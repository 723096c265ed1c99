//! Collects which code cites which rule and which tests check it, for `gonfalon audit`.
//!
//! The name of a system's folder in capitals cites its rules: code does so in a doc comment (`/// BMW 7.8: ...` or
//! `//! ARSOUF M5.4`) or by using the rule's constant from the system's `rules.rs`; a test by its name
//! (`r7_8_no_hex_eliminates`, `m5_4_an_arrival_stays`, `r9_4_1_1_no_zoc`, `r3_c1_one_mover`, `r7_31g_nobody_passes`) or
//! in its doc comment.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Default)]
struct Cited {
    enforced: BTreeSet<String>,
    tests: BTreeSet<String>,
}

/// A system, and what cites its sections.
struct Index {
    /// The folder's name.
    tag: String,
    /// What stands before a section's number.
    prefix: String,
    /// The sections that have a constant, in its order.
    order: Vec<String>,
    sections: BTreeMap<String, Cited>,
}

/// Rooms of the program outside the systems: they do what a manual says about screens and files.
const ROOMS: [&str; 5] = ["src/gui", "src/cli", "src/session", "src/words", "src/reference"];

fn main() {
    let root = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    println!("cargo::rerun-if-changed=build.rs");
    // Messages are part of the program.
    println!("cargo::rerun-if-changed=assets/i18n");
    for folder in ROOMS.iter().chain(&["src/systems", "tests"]) {
        println!("cargo::rerun-if-changed={folder}");
    }
    let indexes: Vec<Index> = systems(&root).into_iter().map(|tag| index(&root, tag)).collect();
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("citations.rs"), written(&indexes))
        .expect("the build folder can be written");
}

/// The folders below `src/systems`, sorted.
fn systems(root: &Path) -> Vec<String> {
    let entries = fs::read_dir(root.join("src/systems")).expect("there are systems");
    let folders = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir());
    let name = |path: PathBuf| Some(path.file_name()?.to_str()?.to_owned());
    let mut tags: Vec<String> = folders.filter_map(name).collect();
    tags.sort();
    tags
}

fn index(root: &Path, tag: String) -> Index {
    let prefix = format!("{} ", tag.to_uppercase());
    let rules_folder = root.join("src/systems").join(&tag);
    let tests_folder = root.join("tests/it");
    let (constants, order) = constants(&rules_folder.join("rules.rs"));
    let mut index = Index { tag, prefix, order, sections: BTreeMap::new() };
    // Names, refusals and views mention rules of play without enforcing them.
    let silent = ["rules.rs", "why.rs", "present"].map(|name| rules_folder.join(name));
    for file in sources(&rules_folder) {
        let shows = silent.iter().any(|path| file.starts_with(path));
        let code = Code { name: short(&rules_folder, &file), constants: &constants, shows };
        code.read(&file, &mut index);
    }
    let none = BTreeMap::new();
    for room in ROOMS {
        for file in sources(&root.join(room)) {
            let code =
                Code { name: short(&root.join("src"), &file), constants: &none, shows: true };
            code.read(&file, &mut index);
        }
    }
    for file in sources(&tests_folder) {
        let own = is_own(&tests_folder, &file, &index.tag);
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

/// The names of the rules' constants with their sections, and the sections in order.
fn constants(file: &Path) -> (BTreeMap<String, String>, Vec<String>) {
    let text = fs::read_to_string(file).unwrap_or_default();
    let (mut constants, mut order) = (BTreeMap::new(), Vec::new());
    for line in text.lines() {
        let Some(rest) = line.trim().strip_prefix("pub const ") else { continue };
        let Some((name, value)) = rest.split_once(':') else { continue };
        let section = value.split('"').nth(1).unwrap_or_default();
        if is_section(section) {
            constants.insert(name.trim().to_owned(), section.to_owned());
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

/// Whether this is a section's number: `7.8`, `9.4.1.1`, `7.31g`, `3.C1`, `3.D`, or `M5.4` in a manual.
fn is_section(text: &str) -> bool {
    let number = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    let clause = |text: &str| {
        let digits = text.trim_end_matches(|c: char| c.is_ascii_lowercase());
        number(digits) && text.len() - digits.len() <= 1
    };
    let phase = |text: &str| {
        text.strip_prefix(|c: char| c.is_ascii_uppercase())
            .is_some_and(|rest| rest.is_empty() || number(rest))
    };
    let digits = text.strip_prefix('M').unwrap_or(text);
    let Some((chapter, rest)) = digits.split_once('.') else { return false };
    number(chapter) && rest.split('.').all(|part| clause(part) || phase(part))
}

/// Whether a section stands in a manual, not in the rules of play.
fn is_manual(section: &str) -> bool {
    section.starts_with('M')
}

/// The sections after each prefix in a comment: `BMW 7.8`, `BMW 7.5, 9.6 and 10.2`, `ARSOUF 5.2 to 5.5`.
fn sections(comment: &str, prefix: &str, order: &[String]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for rest in comment.split(prefix).skip(1) {
        let mut range = false;
        for word in rest.split_whitespace() {
            let number = word.trim_end_matches([',', '.', ':', ';', ')']);
            if is_section(number) {
                if range {
                    let between = found.last().map(|first| between(first, number, order));
                    found.extend(between.unwrap_or_default());
                }
                found.push(number.to_owned());
                range = false;
            } else if matches!(word, "and" | "or" | "to" | "&") {
                range = word == "to";
            } else {
                break;
            }
            if word.ends_with([':', ';', ')', '.']) {
                break;
            }
        }
    }
    found
}

/// The sections between two: those that have a constant, in its order, or by number in the same chapter.
fn between(first: &str, last: &str, order: &[String]) -> Vec<String> {
    let place = |section: &str| order.iter().position(|other| other == section);
    if let (Some(from), Some(to)) = (place(first), place(last)) {
        return order.get(from + 1..to).unwrap_or_default().to_vec();
    }
    let parts = |text: &str| -> Option<(String, u32)> {
        let (chapter, section) = text.split_once('.')?;
        Some((chapter.to_owned(), section.parse().ok()?))
    };
    let (Some((chapter, from)), Some((other, to))) = (parts(first), parts(last)) else {
        return Vec::new();
    };
    if chapter != other {
        return Vec::new();
    }
    (from + 1..to).map(|section| format!("{chapter}.{section}")).collect()
}

/// The section in a test's name: `r7_8_no_hex_eliminates` is about 7.8, `m5_4_an_arrival_stays` about M5.4. Where a system
/// has longer numbers the longest known one counts: `r9_4_1_1_no_zoc` is about 9.4.1.1, `r3_c1_one_mover` about 3.C1.
fn named_section(name: &str, known: &[String]) -> Option<String> {
    let (manual, rest) = match (name.strip_prefix('r'), name.strip_prefix('m')) {
        (Some(rest), _) => ("", rest),
        (_, Some(rest)) => ("M", rest),
        _ => return None,
    };
    let parts: Vec<&str> = rest.split('_').collect();
    let long = (2..=4).rev().filter_map(|n| Some(format!("{manual}{}", parts.get(..n)?.join("."))));
    for number in long {
        let upper = number.to_uppercase();
        if let Some(section) = [number, upper].into_iter().find(|number| known.contains(number)) {
            return Some(section);
        }
    }
    let section = format!("{manual}{}.{}", parts.first()?, parts.get(1)?);
    is_section(&section).then_some(section)
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

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

fn written(indexes: &[Index]) -> String {
    let mut out = String::from("static CITATIONS: &[(&str, &[Cited])] = &[\n");
    for index in indexes {
        let _ = writeln!(out, "    ({:?}, &[", index.tag);
        for (section, cited) in &index.sections {
            let (enforced, tests) = (&cited.enforced, &cited.tests);
            let _ = writeln!(
                out,
                "        Cited {{ section: {section:?}, enforced: &{:?}, tests: &{:?} }},",
                enforced.iter().collect::<Vec<_>>(),
                tests.iter().collect::<Vec<_>>()
            );
        }
        out.push_str("    ]),\n");
    }
    out.push_str("];\n");
    out
}
