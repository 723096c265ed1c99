//! One vocabulary: the glossary and the source say the same, and a word means one thing.

use crate::rooms::sources;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

/// Words of our own that the field's have replaced: no type, folder or file is called so.
const REPLACED: &[&str] = &[
    "Alterer",
    "Assault",
    "Brief",
    "Deed",
    "Deeds",
    "Desk",
    "Doing",
    "Easel",
    "Gait",
    "Harm",
    "Judge",
    "Keeper",
    "Lie",
    "Look",
    "Manner",
    "Outbox",
    "Pondering",
    "Pose",
    "Remark",
    "Rival",
    "Rung",
    "Shelf",
    "Shoved",
    "Shut",
    "Speaker",
    "Spirit",
    "Tale",
    "Teller",
    "Thought",
    "Told",
    "Voice",
    "Wear",
    "Wish",
    "Wishes",
];

/// Names of files that stand in several folders of the systems: one role in each of them.
const ROLES: &[(&str, &str)] = &[
    ("action", "what can be answered"),
    ("arguments", "present: what a computer judges by, in words"),
    ("answers", "evaluation: everything but moves and attacks"),
    ("audit", "the invariants of a position"),
    ("begin", "a battle that begins in the middle"),
    ("board", "present: counters as they are shown"),
    ("charts", "present: the printed tables"),
    ("choice", "present: offered actions in words"),
    ("compile", "from a scenario to a scene"),
    ("distances", "evaluation: how far it is"),
    ("entry", "present: events as lines of the journal"),
    ("event", "what happens"),
    ("expectation", "evaluation: what dice may be expected to do"),
    ("frame", "the closed enum of procedures"),
    ("localizer", "present: a scene in a language"),
    ("moment", "a moment of a game as the beginning of another"),
    ("moves", "evaluation: who moves where"),
    ("mutate", "the writers to the state"),
    ("options", "optional rulings"),
    ("outlook", "evaluation: how a battle is going to end"),
    ("placement", "evaluation: where it is good to stand"),
    ("prompt", "questions in words"),
    ("reasons", "why nothing can be done with what is pointed at"),
    ("refusal", "present: refusals in words"),
    ("rehearsal", "a set-up is tried before it is accepted"),
    ("rules", "the numbered sections"),
    ("scene", "what never changes during a game"),
    ("sequence", "the sequence of play"),
    ("setup", "set-up as a procedure"),
    ("start", "from a scenario to the first decision"),
    ("state", "what changes: on the table, as the protocol writes it, and what a pane remembers"),
    ("system", "the system among the types"),
    ("table", "present: everything beside the map"),
    ("terms", "evaluation: what an action is judged by"),
    ("victory", "who has won"),
    ("weights", "evaluation: the numbers that judgement rests on"),
    ("why", "reasons for refusals"),
    ("wire", "ids and printed numbers in the protocol"),
    ("worth", "evaluation: what pieces and positions are worth"),
];

/// Names of files for one thing that several rooms deal with: rules, view models, drawings, panels, the command line.
const THINGS: &[(&str, &str)] = &[
    ("alt_text", "what is on a pane, in words"),
    ("canvas", "a pane that is painted"),
    ("card", "a card"),
    ("cards", "a table of cards"),
    ("chart", "a printed table"),
    ("check", "a check: of a file, by its command; of a die, by its rules"),
    ("chits", "command chits"),
    ("command", "who is in command"),
    ("counter", "a counter"),
    ("crt", "the combat results table"),
    ("deck", "a deck"),
    ("decks", "decks and what they cost"),
    ("dice", "dice"),
    ("display", "effectiveness displays"),
    ("duel", "opposed dice"),
    ("facing", "facing"),
    ("fault", "what is wrong with a file"),
    ("hand", "a hand of cards"),
    ("hits", "rolls on a table of hits"),
    ("interrupt", "what interrupts a player turn"),
    ("journal", "the journal"),
    ("keys", "a pane by keyboard"),
    ("odds", "the odds of a combat"),
    ("offers", "what is offered"),
    ("piles", "piles of cards"),
    ("showing", "how what happened is seen on the board"),
];

/// Chapters that several rulebooks have, each with its own rules.
const CHAPTERS: &[&str] = &[
    "advance",
    "attack",
    "charge",
    "initiative",
    "losses",
    "melee",
    "morale",
    "movement",
    "rally",
    "reaction",
    "retreat",
    "withdrawal",
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// What stands in backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The items that a source declares, macros with their exclamation mark and procedures of a system included.
fn declared(source: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for line in source.lines().map(str::trim_start) {
        let words: Vec<&str> = line
            .split(|c: char| !c.is_alphanumeric() && c != '_' && c != '!')
            .filter(|w| !w.is_empty())
            .collect();
        for pair in words.windows(2) {
            match pair[0] {
                "struct" | "enum" | "trait" | "type" | "fn" | "mod" => {
                    found.insert(pair[1].to_owned())
                }
                "macro_rules!" => found.insert(format!("{}!", pair[1])),
                _ => false,
            };
        }
    }
    found
}

#[test]
fn every_term_is_defined_where_the_glossary_says() {
    let glossary = fs::read_to_string(root().join("docs/glossary.md")).expect("it is there");
    let (sources, mut items, mut wrong) = (sources(), 0, Vec::new());
    let mut headings = BTreeSet::new();
    let mut section = "";
    for line in glossary.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            section = title;
        }
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, term, meaning, place, source, _] = cells[..] else { continue };
        if term == "term" || term.starts_with("---") {
            continue;
        }
        assert!(!meaning.is_empty() && !source.is_empty(), "{line}");
        assert!(headings.insert((section, term)), "{section} has {term} twice");
        let Some(path) = quoted(place).next() else { panic!("no place: {line}") };
        let Some(text) = sources.get(path) else {
            wrong.push(format!("{term}: there is no {path}"));
            continue;
        };
        for item in quoted(term) {
            items += 1;
            if !declared(text).contains(item) {
                wrong.push(format!("{item} is not in {path}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(items > 80, "the glossary names {items} items");
}

#[test]
fn replaced_words_name_nothing() {
    let files: BTreeSet<String> = REPLACED.iter().map(|word| word.to_lowercase()).collect();
    let mut found = Vec::new();
    for (path, text) in sources() {
        for part in path.trim_end_matches(".rs").split('/') {
            if files.contains(part) {
                found.push(format!("{path} is called {part}"));
            }
        }
        for item in declared(&text) {
            if REPLACED.contains(&item.as_str()) {
                found.push(format!("{path} declares {item}"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Names that stand in several folders have one meaning there, which a list above says. A command's file is called
/// like the command, whatever else bears the name.
#[test]
fn a_file_name_means_one_thing() {
    let mut folders: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in sources().into_keys() {
        let (folder, name) = path.rsplit_once('/').unwrap_or(("", &path));
        if folder != "cli" && !["lib.rs", "mod.rs"].contains(&name) {
            folders
                .entry(name.trim_end_matches(".rs").to_owned())
                .or_default()
                .push(folder.to_owned());
        }
    }
    let known: BTreeSet<&str> =
        ROLES.iter().chain(THINGS).map(|(name, _)| *name).chain(CHAPTERS.iter().copied()).collect();
    let clashes: Vec<String> = folders
        .iter()
        .filter(|(name, folders)| folders.len() > 1 && !known.contains(name.as_str()))
        .map(|(name, folders)| format!("{name}.rs in {}", folders.join(", ")))
        .collect();
    assert!(clashes.is_empty(), "one name for several things:\n{}", clashes.join("\n"));
    for chapter in CHAPTERS {
        let elsewhere =
            |folder: &&String| !folder.starts_with("systems/") && *folder != "gui/panels";
        let others: Vec<&String> =
            folders.get(*chapter).into_iter().flatten().filter(elsewhere).collect();
        assert!(others.is_empty(), "{chapter} is a chapter of rulebooks: {others:?}");
    }
}

#[test]
fn the_lists_name_what_there_is() {
    let names: BTreeSet<String> = sources()
        .into_keys()
        .filter_map(|path| path.rsplit('/').next()?.strip_suffix(".rs").map(str::to_owned))
        .collect();
    for (name, meaning) in ROLES.iter().chain(THINGS) {
        assert!(names.contains(*name), "no file is called {name}.rs ({meaning})");
    }
    for name in CHAPTERS {
        assert!(names.contains(*name), "no file is called {name}.rs");
    }
}
