//! Collects which code cites which rule and which tests check it, for `gonfalon audit`.
//!
//! Code cites a rule in a doc comment (`/// BMW 7.8: ...` or `//! BMW 7.8`) or by using its constant from
//! `rules.rs`; a test by its name (`r7_8_no_hex_eliminates`) or in its doc comment.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Default)]
struct Cited {
    enforced: BTreeSet<String>,
    tests: BTreeSet<String>,
}

type Index = BTreeMap<String, Cited>;

fn main() {
    let root = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let mut index = Index::new();
    let rules_folder = root.join("src/systems/bmw");
    let tests_folder = root.join("tests/it");
    for folder in [&rules_folder, &tests_folder] {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    println!("cargo::rerun-if-changed=build.rs");
    // Messages are part of the program.
    println!("cargo::rerun-if-changed=assets/i18n");
    let constants = constants(&rules_folder.join("rules.rs"));
    // Names, refusals and views mention rules without enforcing them.
    let silent = ["rules.rs", "why.rs", "present"].map(|name| rules_folder.join(name));
    for file in sources(&rules_folder) {
        if silent.iter().any(|path| file.starts_with(path)) {
            continue;
        }
        read_code(&rules_folder, &file, &constants, &mut index);
    }
    for file in sources(&tests_folder) {
        read_tests(&tests_folder, &file, &mut index);
    }
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("citations.rs"), written(&index)).expect("the build folder can be written");
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

/// The names of the rules' constants with their sections.
fn constants(file: &Path) -> BTreeMap<String, String> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let mut constants = BTreeMap::new();
    for line in text.lines() {
        let Some(rest) = line.trim().strip_prefix("pub const ") else { continue };
        let Some((name, value)) = rest.split_once(':') else { continue };
        let section = value.split('"').nth(1).unwrap_or_default();
        if section.starts_with(|c: char| c.is_ascii_digit()) {
            constants.insert(name.trim().to_owned(), section.to_owned());
        }
    }
    constants
}

fn read_code(folder: &Path, file: &Path, constants: &BTreeMap<String, String>, index: &mut Index) {
    let name = short(folder, file);
    let text = fs::read_to_string(file).unwrap_or_default();
    let (mut pending, mut item) = (Vec::new(), String::new());
    for line in text.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix("//!") {
            for section in sections(comment) {
                index.entry(section).or_default().enforced.insert(name.clone());
            }
        } else if let Some(comment) = line.strip_prefix("///") {
            pending.extend(sections(comment));
        } else if let Some(found) = item_name(line) {
            item = found;
            for section in pending.drain(..) {
                let place = format!("{name}: {item}");
                index.entry(section).or_default().enforced.insert(place);
            }
        } else if !line.starts_with("#[") && !line.is_empty() && !pending.is_empty() {
            // A citation on a field or variant belongs to the item around it.
            for section in pending.drain(..) {
                let place = format!("{name}: {item}");
                index.entry(section).or_default().enforced.insert(place);
            }
        }
        if !line.starts_with("//") && !line.starts_with("use ") {
            for word in words(line) {
                if let Some(section) = constants.get(word) {
                    let place =
                        if item.is_empty() { name.clone() } else { format!("{name}: {item}") };
                    index.entry(section.clone()).or_default().enforced.insert(place);
                }
            }
        }
    }
}

fn read_tests(folder: &Path, file: &Path, index: &mut Index) {
    let name = short(folder, file);
    let text = fs::read_to_string(file).unwrap_or_default();
    let (mut pending, mut is_test) = (Vec::new(), false);
    for line in text.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix("///") {
            pending.extend(sections(comment));
        } else if line == "#[test]" {
            is_test = true;
        } else if let Some(found) = item_name(line) {
            if is_test {
                pending.extend(named_section(&found));
                for section in pending.drain(..) {
                    index.entry(section).or_default().tests.insert(format!("{name}: {found}"));
                }
            }
            pending.clear();
            is_test = false;
        }
    }
}

fn short(folder: &Path, file: &Path) -> String {
    file.strip_prefix(folder).unwrap_or(file).display().to_string().replace('\\', "/")
}

/// The sections after each `BMW` in a comment: `BMW 7.8`, `BMW 7.5, 9.6 and 10.2`.
fn sections(comment: &str) -> Vec<String> {
    let mut found = Vec::new();
    for rest in comment.split("BMW ").skip(1) {
        for word in rest.split_whitespace() {
            let number = word.trim_end_matches([',', '.', ':', ';', ')']);
            let is_number = !number.is_empty()
                && number.contains('.')
                && number.chars().all(|c| c.is_ascii_digit() || c == '.');
            if is_number {
                found.push(number.to_owned());
            } else if !matches!(word, "and" | "or" | "to" | "&") {
                break;
            }
            if word.ends_with([':', ';', ')', '.']) {
                break;
            }
        }
    }
    found
}

/// The section in a test's name: `r7_8_no_hex_eliminates` is about 7.8.
fn named_section(name: &str) -> Option<String> {
    let mut parts = name.strip_prefix('r')?.split('_');
    let (chapter, section) = (parts.next()?, parts.next()?);
    let number = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    (number(chapter) && number(section)).then(|| format!("{chapter}.{section}"))
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

fn written(index: &Index) -> String {
    let mut out = String::from("static CITATIONS: &[Cited] = &[\n");
    for (section, cited) in index {
        let (enforced, tests) = (&cited.enforced, &cited.tests);
        let _ = writeln!(
            out,
            "    Cited {{ section: {section:?}, enforced: &{:?}, tests: &{:?} }},",
            enforced.iter().collect::<Vec<_>>(),
            tests.iter().collect::<Vec<_>>()
        );
    }
    out.push_str("];\n");
    out
}
