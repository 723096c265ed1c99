//! The house rules that a machine can check: layers, citations, sizes.

use crate::rooms::{place, sources, sources_of, tests};
use gonfalon::kernel::{Rule, System};
use gonfalon::reference::Library;
use gonfalon::reference::library::SectionKind;
use gonfalon::scenario::OptionSet;
use gonfalon::systems::{acies, arsouf, barons, bmw};
use gonfalon::words::Language;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The layers from bottom to top; a room may use its own layer and those before it.
const LAYERS: [&[&str]; 10] = [
    &["kernel", "words", "statistics"],
    &["ai"],
    &["board", "heraldry"],
    &["view", "scenario"],
    &["drawing"],
    &["cartography"],
    &["systems"],
    &["session", "reference", "simulation"],
    &["paper", "editor"],
    &["gui", "cli"],
];

fn layer(room: &str) -> Option<usize> {
    LAYERS.iter().position(|rooms| rooms.contains(&room))
}

#[test]
fn arrows_point_down() {
    let mut offences = Vec::new();
    for (name, text) in sources() {
        // What the window names with `crate` is its own; it is a crate that no other knows.
        if name.starts_with("gui/") {
            continue;
        }
        let Some(own) = name.split('/').next().and_then(layer) else { continue };
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
    let files = sources();
    assert!(files.len() > 100, "{} files", files.len());
    for (name, text) in files {
        let code = || text.lines().filter(|l| !l.trim_start().starts_with("//"));
        if !name.starts_with("gui") {
            assert!(!code().any(|l| l.contains("egui::") || l.contains("eframe::")), "{name}");
        }
        if !name.starts_with("board") {
            assert!(!code().any(|l| l.contains("hexx::")), "{name} uses hexx");
        }
    }
}

/// Each library that writes or draws for paper stays with the one file that speaks its language; what is printed is told in
/// millimetres, not in the terms of a format.
#[test]
fn writers_of_formats_stay_in_their_files() {
    let homes: [(&str, &[&str]); 3] = [
        ("krilla::", &["paper/pdf_writer.rs"]),
        ("tiny_skia::", &["drawing/rasteriser.rs"]),
        ("skrifa::", &["drawing/typeface.rs", "drawing/rasteriser.rs"]),
    ];
    for (name, text) in sources() {
        let code = || text.lines().filter(|l| !l.trim_start().starts_with("//"));
        for (library, files) in homes {
            let uses = code().any(|line| line.contains(library));
            assert!(!uses || files.contains(&name.as_str()), "{name} uses {library}");
        }
    }
}

/// Symbols are read in one place, and what is drawn knows no words and no rules.
#[test]
fn drawings_are_plain_data() {
    for (name, text) in sources() {
        let code = || text.lines().filter(|l| !l.trim_start().starts_with("//"));
        if !name.starts_with("drawing/svg") {
            let reads = |l: &str| l.contains("kurbo::") || l.contains("roxmltree::");
            assert!(!code().any(reads), "{name} reads SVG");
        }
        if name.starts_with("drawing") {
            let rooms = ["kernel", "words", "ai", "systems", "session"];
            for room in rooms {
                assert!(!text.contains(&format!("crate::{room}")), "{name} uses {room}");
            }
        }
    }
}

#[test]
fn the_window_names_no_system_and_no_scenario() {
    let files = sources_of("gui");
    assert!(files.len() > 20, "{} files", files.len());
    for (name, text) in files {
        for line in text.lines().filter(|l| !l.trim_start().starts_with("//")) {
            assert!(!line.contains("systems::"), "{name}: {line}");
            assert!(!line.contains("\"acre\""), "{name}: {line}");
        }
    }
}

#[test]
fn files_have_one_job() {
    let mut long = Vec::new();
    for (name, text) in sources().into_iter().chain(tests()) {
        if text.lines().count() > 900 {
            long.push(format!("{name}: {} lines", text.lines().count()));
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

/// The files and folders in backticks at the head of a file: `combat.rs`, `melee/`, `mover/marches.rs`.
fn named_at_the_head(text: &str) -> BTreeSet<&str> {
    let head = text.lines().take_while(|line| line.starts_with("//!"));
    let words = head.flat_map(|line| line.split('`').skip(1).step_by(2));
    let names = |word: &&str| {
        word.ends_with('/') || Path::new(word).extension().is_some_and(|ending| ending == "rs")
    };
    words.filter(names).filter(|word| !word.contains('<')).collect()
}

#[test]
fn tables_at_the_head_of_a_folder_name_what_is_there() {
    let mut wrong = Vec::new();
    for (name, text) in sources() {
        let Some(folder) = name.strip_suffix("mod.rs") else {
            continue;
        };
        let named = named_at_the_head(&text);
        for file in &named {
            if !place(folder).join(file).exists() && !place(file).exists() {
                wrong.push(format!("{name} names {file}, which is not there"));
            }
        }
        // The table of a rule system is complete: nobody looks for a chapter in vain.
        if folder.strip_prefix("systems/").is_some_and(|path| path.matches('/').count() == 1) {
            for entry in fs::read_dir(place(folder)).expect("the folder is there").flatten() {
                let file = entry.file_name().to_string_lossy().into_owned();
                let file = if entry.path().is_dir() { file + "/" } else { file };
                if file != "mod.rs" && !named.contains(file.as_str()) {
                    wrong.push(format!("{name} does not name {file}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The numbers that a line of a comment cites after a prefix: `BMW 7.5, 9.6 and 10.2: ...`, `ARSOUF M5.4: ...`.
fn cited<'a>(line: &'a str, prefix: &str) -> Vec<&'a str> {
    let Some((_, cited)) = line.split_once(prefix) else { return Vec::new() };
    let list = cited.split(':').next().unwrap_or_default();
    let numbers = list.split([',', ' ']).map(|number| number.trim_end_matches('.'));
    let is_number = |number: &&str| {
        let digits = number.strip_prefix('M').unwrap_or(number);
        number.contains('.') && digits.starts_with(|c: char| c.is_ascii_digit())
    };
    numbers.filter(is_number).collect()
}

#[test]
fn every_cited_number_is_in_the_reference() {
    for system in System::ALL {
        let (library, prefix) = (Library::of(system), system.tag().to_uppercase());
        let mut citations = 0;
        for (name, text) in sources() {
            for line in text.lines().filter(|line| line.trim_start().starts_with("//")) {
                for number in cited(line, &format!("/ {prefix} ")) {
                    assert!(library.section(number).is_some(), "{name} cites {number}: {line}");
                    citations += 1;
                }
            }
        }
        assert!(citations > 100, "{prefix} is cited {citations} times");
    }
}

#[test]
fn code_cites_the_rules_of_its_own_system_only() {
    for system in System::ALL {
        for (name, text) in sources_of(&format!("systems/{}", system.tag())) {
            for other in System::ALL.into_iter().filter(|&other| other != system) {
                let prefix = format!("/ {} ", other.tag().to_uppercase());
                for line in text.lines() {
                    assert!(cited(line, &prefix).is_empty(), "{name}: {line}");
                }
            }
        }
    }
}

/// The constants of a system.
fn constants(system: System) -> &'static [Rule] {
    match system {
        System::Bmw => bmw::rules::ALL,
        System::Arsouf => arsouf::rules::ALL,
        System::Barons => barons::rules::ALL,
        System::Acies => acies::rules::ALL,
    }
}

/// A manual's sections are about screens too: only those that the rules enforce have a constant.
#[test]
fn every_normative_section_has_a_constant() {
    let manual = |section: &str| section.starts_with('M');
    for system in System::ALL {
        let library = Library::of(system);
        let normative: Vec<&str> = library
            .sections
            .iter()
            .filter(|s| s.kind == SectionKind::Normative)
            .map(|s| s.id.as_str())
            .collect();
        let sections: Vec<&str> = constants(system).iter().map(|rule| rule.section).collect();
        let expected: Vec<&str> = normative
            .into_iter()
            .filter(|section| !manual(section) || sections.contains(section))
            .collect();
        assert_eq!(sections, expected, "all of them, in document order");
        assert!(constants(system).iter().all(|rule| rule.system == system));
    }
}

#[test]
fn the_references_hang_together() {
    for system in System::ALL {
        hangs_together(Library::of(system));
    }
}

fn hangs_together(library: &Library) {
    for section in &library.sections {
        assert!(
            !section.text.get(Language::ENGLISH).trim().is_empty(),
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
    use gonfalon::scenario::{acies, arsouf_options, barons, options};
    options_are_explained::<options::Options>(System::Bmw);
    options_are_explained::<arsouf_options::Options>(System::Arsouf);
    options_are_explained::<barons::options::Options>(System::Barons);
    options_are_explained::<acies::options::Options>(System::Acies);
}

fn options_are_explained<O: OptionSet + std::fmt::Debug>(system: System) {
    let library = Library::of(system);
    let entries = O::default().entries();
    assert_eq!(entries.len(), library.options.len());
    for (name, default) in entries {
        let option = library.option(&name).unwrap_or_else(|| panic!("{name} is not explained"));
        assert_eq!(option.default, default, "{name}");
        for value in &option.values {
            let mut change = serde_json::Map::new();
            change.insert(name.clone(), value.value.clone().into());
            let changed = O::default().with(&change);
            assert!(changed.is_ok(), "{name} = {}: {changed:?}", value.value);
        }
    }
}

/// Refusals of Arsouf have codes that programs can rely on; these are the ones that its rules name.
#[test]
fn refusals_of_arsouf_have_the_codes_of_its_rules() {
    let file = place("systems/arsouf/why.rs");
    let text = fs::read_to_string(file).expect("it is there");
    let codes: BTreeSet<&str> = text
        .lines()
        .filter_map(|line| line.split_once("= \"").map(|(_, rest)| rest.trim_end_matches("\",")))
        .collect();
    let table = "phase side deploy-zone occupied deploy-incomplete moved range terrain blocked \
        arsouf undo wounded attacked not-adjacent target";
    for code in table.split_whitespace() {
        assert!(codes.contains(code), "{code}: {codes:?}");
    }
    // Beyond the table: pieces off the board, empty spaces, and what only options and claims forbid.
    let others: BTreeSet<&str> =
        codes.into_iter().filter(|code| !table.split_whitespace().any(|c| c == *code)).collect();
    assert_eq!(others, BTreeSet::from(["baggage", "claim", "empty", "forest", "off-board"]));
}

/// Nothing makes a picture smaller once it is a part of the program, and a screen in all its colours is five times as large as in 256.
#[test]
fn pictures_that_the_program_holds_are_light() {
    let source = fs::read_to_string(place("gui/author/guide_pictures.rs"));
    let source = source.expect("the list of pictures is there");
    let files = source.split("include_bytes!(\"../../../../").skip(1);
    let sizes: Vec<(&str, u64)> = files
        .map(|rest| {
            let file = rest.split('"').next().expect("a name");
            (file, fs::metadata(root().join(file)).expect("it is there").len())
        })
        .collect();
    assert!(sizes.len() >= 7, "{sizes:?}");
    assert!(sizes.iter().all(|&(_, size)| size < 150_000), "{sizes:?}");
}
