//! The house rules that a machine can check: layers, citations, sizes.

use gonfalon::kernel::System;
use gonfalon::reference::Library;
use gonfalon::reference::library::SectionKind;
use gonfalon::scenario::OptionSet;
use gonfalon::systems::bmw::rules;
use gonfalon::words::Language;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn sources(folder: &Path) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|e| e == "rs") {
            let name = path.strip_prefix(root()).expect("below the root").display().to_string();
            files.push((name, fs::read_to_string(&path).expect("sources are text")));
        }
    }
    files.sort();
    files
}

/// The layers from bottom to top; a room may use its own layer and those before it.
const LAYERS: [&[&str]; 7] = [
    &["kernel", "words"],
    &["ai"],
    &["board"],
    &["view", "scenario"],
    &["systems"],
    &["session", "reference"],
    &["gui", "cli"],
];

fn layer(room: &str) -> Option<usize> {
    LAYERS.iter().position(|rooms| rooms.contains(&room))
}

#[test]
fn arrows_point_down() {
    let mut offences = Vec::new();
    for (name, text) in sources(&root().join("src")) {
        let Some(own) = name.split('/').nth(1).and_then(layer) else { continue };
        for line in text.lines().filter(|l| !l.trim_start().starts_with("//")) {
            for used in line.split("crate::").skip(1) {
                let room: String = used.chars().take_while(|c| c.is_alphanumeric()).collect();
                if layer(&room).is_some_and(|other| other > own) {
                    offences.push(format!("{name}: {}", line.trim()));
                }
            }
        }
    }
    assert!(offences.is_empty(), "a lower room uses a higher one:\n{}", offences.join("\n"));
}

#[test]
fn egui_stays_in_the_window_and_hexx_on_the_board() {
    for (name, text) in sources(&root().join("src")) {
        let code = || text.lines().filter(|l| !l.trim_start().starts_with("//"));
        if !name.starts_with("src/gui") {
            assert!(!code().any(|l| l.contains("egui::") || l.contains("eframe::")), "{name}");
        }
        if !name.starts_with("src/board") {
            assert!(!code().any(|l| l.contains("hexx::")), "{name} uses hexx");
        }
    }
}

#[test]
fn the_window_names_no_system_and_no_scenario() {
    for (name, text) in sources(&root().join("src/gui")) {
        for line in text.lines().filter(|l| !l.trim_start().starts_with("//")) {
            assert!(!line.contains("systems::"), "{name}: {line}");
            assert!(!line.contains("\"acre\""), "{name}: {line}");
        }
    }
}

#[test]
fn files_have_one_job() {
    let mut long = Vec::new();
    for folder in ["src", "tests"] {
        for (name, text) in sources(&root().join(folder)) {
            if text.lines().count() > 900 {
                long.push(format!("{name}: {} lines", text.lines().count()));
            }
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn every_cited_number_is_in_the_reference() {
    let library = Library::of(System::Bmw);
    for (name, text) in sources(&root().join("src/systems/bmw")) {
        for line in text.lines() {
            let Some((_, cited)) = line.split_once("/ BMW ") else { continue };
            let list = cited.split(':').next().unwrap_or_default();
            for number in list.split([',', ' ']).filter(|n| n.contains('.')) {
                let number = number.trim_end_matches('.');
                if number.starts_with(|c: char| c.is_ascii_digit()) {
                    assert!(library.section(number).is_some(), "{name} cites {number}: {line}");
                }
            }
        }
    }
}

#[test]
fn every_normative_section_has_a_constant_with_the_same_title() {
    let library = Library::of(System::Bmw);
    let normative: BTreeSet<&str> = library
        .sections
        .iter()
        .filter(|s| s.kind == SectionKind::Normative)
        .map(|s| s.id.as_str())
        .collect();
    let constants: BTreeSet<&str> = rules::ALL.iter().map(|rule| rule.section).collect();
    assert_eq!(normative, constants);
    for rule in rules::ALL {
        let section = library.section(rule.section).expect("just compared");
        assert_eq!(section.title.get(Language::English), rule.title, "{}", rule.section);
    }
}

#[test]
fn the_reference_hangs_together() {
    let library = Library::of(System::Bmw);
    for section in &library.sections {
        assert!(
            !section.text.get(Language::English).trim().is_empty(),
            "{} has no text",
            section.id
        );
        for other in &section.see {
            assert!(library.section(other).is_some(), "{} points to {other}", section.id);
        }
        for ruling in &section.rulings {
            assert!(library.ruling(ruling).is_some(), "{} points to {ruling}", section.id);
        }
    }
    for ruling in &library.rulings {
        for section in &ruling.sections {
            assert!(library.section(section).is_some(), "{} points to {section}", ruling.id);
        }
        let known = ruling.option.as_ref().is_none_or(|name| library.option(name).is_some());
        assert!(known, "{} names an unknown option", ruling.id);
    }
}

#[test]
fn every_option_is_explained_with_its_default() {
    use gonfalon::scenario::options::Options;
    let library = Library::of(System::Bmw);
    let entries = Options::default().entries();
    assert_eq!(entries.len(), library.options.len());
    for (name, default) in entries {
        let option = library.option(&name).unwrap_or_else(|| panic!("{name} is not explained"));
        assert_eq!(option.default, default, "{name}");
        for value in &option.values {
            let mut change = serde_json::Map::new();
            change.insert(name.clone(), value.value.clone().into());
            let changed = Options::default().with(&change);
            assert!(changed.is_ok(), "{name} = {}: {changed:?}", value.value);
        }
    }
}
