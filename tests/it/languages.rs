//! Every word for people exists in every language, with the same variables, and none is raw.

use crate::rooms;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use gonfalon::kernel::System;
use gonfalon::reference::{Library, translation};
use gonfalon::scenario::acies::{Tactic, UnitType};
use gonfalon::systems::arsouf::state::Cause;
use gonfalon::systems::bmw::why::Why;
use gonfalon::view::ChoiceKind;
use gonfalon::words::markup::{Part, Run, parse, plain};
use gonfalon::words::{Language, argument};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

pub(super) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

pub(super) fn files(folder: &Path, extension: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|e| e == extension) {
            let text = fs::read_to_string(&path).expect("the files are text");
            found.push((path.display().to_string(), text));
        }
    }
    found.sort();
    found
}

/// The messages of a language: their variables by key.
pub(super) fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for (name, text) in
        files(&root().join("assets/languages").join(language.tag()).join("messages"), "ftl")
    {
        let resource = fluent_syntax::parser::parse(text)
            .unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut variables = BTreeSet::new();
                pattern(message.value.as_ref().expect("a message says something"), &mut variables);
                let again = messages.insert(message.id.name.clone(), variables);
                assert!(again.is_none(), "{name} has {} twice", message.id.name);
            }
        }
    }
    messages
}

fn pattern(pattern: &Pattern<String>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: placed } = element {
            expression(placed, variables);
        }
    }
}

fn expression(placed: &Expression<String>, variables: &mut BTreeSet<String>) {
    match placed {
        Expression::Inline(it) => inline(it, variables),
        Expression::Select { selector, variants } => {
            inline(selector, variables);
            for variant in variants {
                pattern(&variant.value, variables);
            }
        }
    }
}

fn inline(it: &InlineExpression<String>, variables: &mut BTreeSet<String>) {
    match it {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.clone());
        }
        InlineExpression::Placeable { expression: placed } => expression(placed, variables),
        _ => {}
    }
}

/// What the source says: the key of each `say!` and `phrase!`, and the names that are passed along.
pub(super) fn said() -> Vec<(String, BTreeSet<String>)> {
    let mut all = Vec::new();
    for (name, text) in rooms::sources() {
        if ["words/speech.rs", "words/phrase.rs", "gui/locale.rs"].contains(&name.as_str()) {
            continue; // they define the macros
        }
        let code: Vec<&str> =
            text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        let code = code.join("\n");
        for (at, found) in code.match_indices("say!(").chain(code.match_indices("phrase!(")) {
            let call = up_to_end(&code[at + found.len()..]);
            let key = call.split('"').nth(1).unwrap_or_else(|| panic!("{name}: {found}{call})"));
            all.push((key.to_owned(), named(call)));
        }
    }
    all
}

/// The text up to the parenthesis that closes it.
fn up_to_end(text: &str) -> &str {
    let (mut depth, mut quoted) = (0, false);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted && depth == 0 => return &text[..at],
            ')' if !quoted => depth -= 1,
            _ => {}
        }
    }
    panic!("not closed: {text}");
}

/// The names in `name = value`.
pub(super) fn named(call: &str) -> BTreeSet<String> {
    let assigned = call.split(" = ").map(|before| {
        let word: String =
            before.chars().rev().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
        word.chars().rev().collect::<String>()
    });
    assigned.filter(|word| !word.is_empty()).collect()
}

/// How a game of Arsouf can end.
const ENDS: [Cause; 5] =
    [Cause::Arrived, Cause::Prevented, Cause::TurnLimit, Cause::Claimed, Cause::LeaderKilled];

const LOOKS: [ChoiceKind; 22] = [
    ChoiceKind::Select,
    ChoiceKind::Move,
    ChoiceKind::Charge,
    ChoiceKind::Flip,
    ChoiceKind::Place,
    ChoiceKind::Fire,
    ChoiceKind::Engage,
    ChoiceKind::Release,
    ChoiceKind::Commit,
    ChoiceKind::Retreat,
    ChoiceKind::Advance,
    ChoiceKind::Loss,
    ChoiceKind::Roll,
    ChoiceKind::Pass,
    ChoiceKind::End,
    ChoiceKind::Cancel,
    ChoiceKind::Strike,
    ChoiceKind::TakeBack,
    ChoiceKind::Turn,
    ChoiceKind::Chit,
    ChoiceKind::Concede,
    ChoiceKind::Decide,
];

/// What is thrown for in a system, read from its source.
fn purposes(system: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (_, text) in rooms::sources_of(&format!("systems/{system}")) {
        for (at, _) in text.match_indices("cx.roll(") {
            let call = up_to_end(&text[at + "cx.roll(".len()..]);
            found.extend(call.split('"').nth(1).map(str::to_owned));
        }
    }
    found
}

#[test]
fn what_dice_are_thrown_for_is_in_the_schema() {
    for (system, throws) in [
        ("bmw", gonfalon::systems::bmw::event::THROWS),
        ("arsouf", gonfalon::systems::arsouf::event::THROWS),
        ("barons", gonfalon::systems::barons::event::THROWS),
        ("acies", gonfalon::systems::acies::event::THROWS),
    ] {
        let thrown: BTreeSet<String> = purposes(system).into_iter().collect();
        let listed: BTreeSet<String> = throws.iter().map(|(word, _)| (*word).to_owned()).collect();
        assert_eq!(thrown, listed, "{system}");
    }
}

/// The words that take the place of `{}` in keys.
fn family(key: &str) -> Vec<String> {
    let texts = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
    match key {
        // The withdrawal shares its word, and has a message of its own.
        "bmw-why-{}" => texts(Why::SLUGS),
        "bmw-level-{}" => texts(&["draw", "marginal", "important", "epic"]),
        "bmw-throw-{}" => purposes("bmw"),
        "arsouf-throw-{}" => purposes("arsouf"),
        "barons-throw-{}" => purposes("barons"),
        "acies-throw-{}" => purposes("acies"),
        "acies-card-{}" | "acies-when-{}" | "acies-effect-{}" => {
            Tactic::ALL.iter().map(|tactic| tactic.word().to_owned()).collect()
        }
        "acies-type-{}" => UnitType::ALL.iter().map(|kind| kind.word().to_owned()).collect(),
        "acies-code-{}" => {
            UnitType::ALL.iter().map(|kind| kind.word()).chain(["CAV"]).map(str::to_owned).collect()
        }
        "arsouf-over-{}" => ENDS.iter().map(|cause| cause.word().to_owned()).collect(),
        "cli-look-{}" => {
            let tag = |look| serde_json::to_value(look).expect("a word");
            LOOKS.iter().map(|look| tag(look).as_str().expect("a word").to_owned()).collect()
        }
        _ => Vec::new(),
    }
}

#[test]
fn every_key_exists_in_every_language() {
    for language in Language::all() {
        let messages = messages(language);
        for (key, _) in said() {
            let tag = language.tag();
            match key.split_once("{}") {
                None => assert!(messages.contains_key(&key), "{tag} has no {key}"),
                Some((head, tail)) => {
                    for word in family(&key) {
                        let key = format!("{head}{word}{tail}");
                        assert!(messages.contains_key(&key), "{tag} has no {key}");
                    }
                    let of_family = |k: &&String| k.starts_with(head) && k.ends_with(tail);
                    assert!(messages.keys().any(|k| of_family(&k)), "{tag} has no {key}");
                }
            }
        }
    }
}

#[test]
fn every_message_is_used() {
    let said: BTreeSet<String> = said().into_iter().map(|(key, _)| key).collect();
    for (key, _) in messages(Language::ENGLISH) {
        let of_family = |known: &String| {
            known.split_once("{}").is_some_and(|(head, tail)| {
                let word = key.strip_prefix(head).and_then(|rest| rest.strip_suffix(tail));
                let family = family(known);
                word.is_some_and(|w| family.is_empty() || family.iter().any(|known| known == w))
            })
        };
        assert!(said.contains(&key) || said.iter().any(of_family), "nobody says {key}");
    }
}

#[test]
fn languages_have_the_same_messages_with_the_same_variables() {
    let plain = |variables: &BTreeSet<String>| -> BTreeSet<String> {
        let texts = variables.iter().filter(|v| !v.ends_with("-gender"));
        texts.map(|v| argument(v).to_owned()).collect()
    };
    let (english, spanish) = (messages(Language::ENGLISH), messages(crate::spanish()));
    let keys = |messages: &BTreeMap<String, BTreeSet<String>>| -> BTreeSet<String> {
        messages.keys().cloned().collect()
    };
    assert_eq!(keys(&english), keys(&spanish));
    for (key, variables) in &english {
        assert_eq!(plain(variables), plain(&spanish[key]), "{key}");
    }
}

#[test]
fn every_variable_is_supplied() {
    let mut supplied: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (key, names) in said() {
        match key.split_once("{}") {
            Some((head, tail)) => {
                for word in family(&key) {
                    let key = format!("{head}{word}{tail}");
                    supplied.entry(key).or_default().extend(names.clone());
                }
            }
            None => match supplied.get_mut(&key) {
                // Every place that says it must supply what it needs.
                Some(known) => known.retain(|name| names.contains(name)),
                None => {
                    supplied.insert(key, names);
                }
            },
        }
    }
    for language in Language::all() {
        for (key, variables) in messages(language) {
            let Some(names) = supplied.get(&key) else { continue };
            for variable in variables {
                let name = argument(&variable);
                assert!(names.contains(name), "{key} does not get ${variable}: {names:?}");
            }
        }
    }
}

#[test]
fn every_text_of_the_program_is_translated() {
    for language in Language::all() {
        let folder = language.folder().expect("it can be read");
        let faults = translation::check(&folder);
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert!(faults.is_empty(), "{}:\n{}", language.tag(), faults.join("\n"));
    }
}

#[test]
fn every_table_that_a_rule_cites_has_a_name() {
    for language in Language::all() {
        let messages = messages(language);
        for system in System::ALL {
            let sections = &Library::of(system).sections;
            for chart in sections.iter().flat_map(|section| &section.charts) {
                let key = format!("gui-chart-{chart}");
                assert!(messages.contains_key(&key), "{} has no {key}", language.tag());
            }
        }
    }
}

/// What is read of a text in Markdown.
fn read(text: &str) -> String {
    let runs = |runs: &[Run]| runs.iter().map(|run| run.text.as_str()).collect::<String>();
    let part = |part: Part| match part {
        Part::Block(block) => runs(&block.runs),
        Part::Table(rows) => rows.iter().flatten().map(|cell| runs(cell)).collect(),
    };
    parse(text).into_iter().map(part).collect::<Vec<_>>().join("\n")
}

/// Whether somebody would read a mark of Markdown, or a name from a file.
fn is_raw(text: &str) -> bool {
    let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let joined = |(at, _): (usize, &str)| {
        letter(text[..at].chars().next_back()) && letter(text[at + 1..].chars().next())
    };
    text.contains(['*', '`']) || text.match_indices('_').any(joined)
}

/// Rules, rulings and what options mean are read without marks, and options are called by their titles.
#[test]
fn no_text_of_the_rules_is_raw() {
    assert!(is_raw("wing_columns") && is_raw("the *Scout*") && !is_raw("8 _ 9"));
    let mut raw = Vec::new();
    for (system, language) in
        System::ALL.into_iter().flat_map(|s| Language::all().map(move |l| (s, l)))
    {
        let library = Library::of(system);
        let mut look = |what: &str, text: String| {
            if is_raw(&text) {
                raw.push(format!("{} {what}: {text}", system.tag()));
            }
        };
        for section in &library.sections {
            look(&section.id, section.title.get(language).to_owned());
            look(&section.id, read(section.text.get(language)));
        }
        for ruling in &library.rulings {
            look(&ruling.id, read(&format!("*{}*", ruling.question.get(language))));
            look(&ruling.id, read(ruling.ruling.get(language)));
            look(&ruling.id, plain(ruling.why.get(language)));
        }
        for option in &library.options {
            look(&option.name, option.title.get(language).to_owned());
            for value in &option.values {
                look(&option.name, plain(value.meaning.get(language)));
            }
        }
    }
    assert!(raw.is_empty(), "{raw:#?}");
}
