//! Every word for people exists in every language, and a game can be told in any of them.

use crate::rooms;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use gonfalon::kernel::{SeededDice, System};
use gonfalon::reference::{Library, translation};
use gonfalon::say;
use gonfalon::scenario::acies::{AciesData, Tactic, UnitType, stock};
use gonfalon::scenario::arsouf::ArsoufData;
use gonfalon::scenario::barons::BaronsData;
use gonfalon::scenario::bmw::BmwData;
use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::session::{self, Port};
use gonfalon::systems::arsouf::state::Cause;
use gonfalon::systems::bmw::why::Why;
use gonfalon::view::{ChoiceKind, Entry as Line, EntryKind};
use gonfalon::words::markup::{Part, Run, parse, plain};
use gonfalon::words::{Gender, Language, Noun, argument, listed};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &Path, extension: &str) -> Vec<(String, String)> {
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
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
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
fn said() -> Vec<(String, BTreeSet<String>)> {
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
fn named(call: &str) -> BTreeSet<String> {
    let assigned = call.split(" = ").map(|before| {
        let word: String =
            before.chars().rev().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
        word.chars().rev().collect::<String>()
    });
    assigned.filter(|word| !word.is_empty()).collect()
}

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

/// How a game of Arsouf can end.
const ENDS: [Cause; 5] =
    [Cause::Arrived, Cause::Prevented, Cause::TurnLimit, Cause::Claimed, Cause::LeaderKilled];

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
fn names_in_sentences_have_a_gender() {
    for scenario in catalogue::built_in() {
        for side in &scenario.sides {
            assert!(
                side.name.gender_in(crate::spanish()).is_some(),
                "{}: {}",
                scenario.id,
                side.id
            );
        }
        if let Some(arsouf) = scenario.data::<ArsoufData>() {
            for piece in &arsouf.pieces {
                assert!(
                    piece.name.gender_in(crate::spanish()).is_some(),
                    "{}: {}",
                    scenario.id,
                    piece.id
                );
            }
        }
        if let Some(barons) = scenario.data::<BaronsData>() {
            let units = barons.units.iter().map(|unit| (&unit.id, &unit.name));
            let leaders = barons.leaders.iter().map(|leader| (&leader.id, &leader.name));
            let battles = barons.battles.iter().map(|battle| (&battle.id, &battle.name));
            for (id, name) in units.chain(leaders).chain(battles) {
                assert!(name.gender_in(crate::spanish()).is_some(), "{}: {id}", scenario.id);
            }
        }
        for unit in scenario.data::<AciesData>().iter().flat_map(|acies| &acies.units) {
            assert!(
                unit.name.gender_in(crate::spanish()).is_some(),
                "{}: {}",
                scenario.id,
                unit.id
            );
        }
        let Some(bmw) = scenario.data::<BmwData>() else { continue };
        let units = bmw.units.iter().map(|unit| (&unit.id, &unit.name));
        let leaders = bmw.leaders.iter().map(|leader| (&leader.id, &leader.name));
        let markers = bmw.markers.iter().map(|marker| (&marker.id, &marker.name));
        for (id, name) in units.chain(leaders).chain(markers) {
            assert!(name.gender_in(crate::spanish()).is_some(), "{}: {id}", scenario.id);
        }
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

#[test]
fn names_of_cards_have_a_gender() {
    for unit in &stock().units {
        assert!(unit.name.gender_in(crate::spanish()).is_some(), "{}", unit.id);
    }
}

fn session(scenario: Scenario, seed: u64, language: Language) -> Box<dyn Port> {
    let mut session = session::new(scenario, seed).unwrap_or_else(|faults| panic!("{}", faults[0]));
    session.set_language(language);
    session
}

/// Fails where Spanish has fallen back to English: such texts are equal, though they hold words.
fn differs(what: &str, english: &str, spanish: &str) {
    /// The same word in both languages.
    const SAME: [&str; 1] = ["Factor"];
    let in_words = english.chars().any(char::is_lowercase) && !SAME.contains(&english);
    assert!(!in_words || english != spanish, "{what} is not translated: {english}");
    let key = System::ALL.iter().any(|system| spanish.contains(&format!("{}-", system.tag())));
    assert!(!spanish.contains("{$") && !key, "{what}: {spanish}");
}

fn all_differ<'a>(
    what: &str,
    english: impl IntoIterator<Item = &'a str>,
    spanish: impl IntoIterator<Item = &'a str>,
) {
    let (english, spanish): (Vec<_>, Vec<_>) =
        (english.into_iter().collect(), spanish.into_iter().collect());
    assert_eq!(english.len(), spanish.len(), "{what}");
    for (english, spanish) in english.into_iter().zip(spanish) {
        differs(what, english, spanish);
    }
}

/// Compares what two tables of the same game show.
fn compare(english: &dyn Port, spanish: &dyn Port) {
    let (e, s) = (english.prompt(), spanish.prompt());
    differs("question", &e.question, &s.question);
    differs("hint", &e.hint, &s.hint);
    differs("side", &e.side_name, &s.side_name);
    if let (Some(e), Some(s)) = (&e.rule, &s.rule) {
        differs("rule", &e.title, &s.title);
    }
    all_differ(
        "choice",
        english.choices().iter().map(|choice| choice.label.as_str()),
        spanish.choices().iter().map(|choice| choice.label.as_str()),
    );
    for (e, s) in english.choices().iter().zip(spanish.choices()) {
        differs("rule", &e.rule.title, &s.rule.title);
        let (e, s) = (duel_texts(e), duel_texts(s));
        all_differ("duel", e.iter().map(String::as_str), s.iter().map(String::as_str));
    }
    let (e, s) = (english.table(None), spanish.table(None));
    let zones = |table: &gonfalon::view::TableView| -> Vec<String> {
        table.zones.iter().map(|(name, _)| name.clone()).collect()
    };
    all_differ("zone", zones(&e).iter().map(String::as_str), zones(&s).iter().map(String::as_str));
    let facts = |table: &gonfalon::view::TableView| -> Vec<String> {
        table.facts.iter().flat_map(|fact| [fact.label.clone(), fact.value.clone()]).collect()
    };
    all_differ("fact", facts(&e).iter().map(String::as_str), facts(&s).iter().map(String::as_str));
    all_differ(
        "phase",
        e.turn.phases.iter().map(|p| p.name.as_str()),
        s.turn.phases.iter().map(|p| p.name.as_str()),
    );
    for (e, s) in e.sides.iter().zip(&s.sides) {
        all_differ(
            "points",
            e.lines.iter().map(|line| line.label.as_str()),
            s.lines.iter().map(|line| line.label.as_str()),
        );
        all_differ(
            "progress",
            e.progress.iter().map(|line| line.label.as_str()),
            s.progress.iter().map(|line| line.label.as_str()),
        );
        let next = |side: &gonfalon::view::SideView| {
            side.morale.as_ref().map_or(String::new(), |m| m.next.clone())
        };
        differs("morale", &next(e), &next(s));
    }
    all_differ(
        "duty",
        e.duties.iter().map(|duty| duty.owes.as_str()),
        s.duties.iter().map(|duty| duty.owes.as_str()),
    );
    all_differ(
        "special rule",
        e.special.iter().map(|(text, _)| text.as_str()),
        s.special.iter().map(|(text, _)| text.as_str()),
    );
    if let (Some(e), Some(s)) = (&e.odds, &s.odds) {
        all_differ(
            "odds",
            e.steps.iter().map(|step| step.label.as_str()),
            s.steps.iter().map(|step| step.label.as_str()),
        );
    }
    let (Some(e), Some(s)) = (english.board(None), spanish.board(None)) else { return };
    for (e, s) in e.counters.iter().zip(&s.counters) {
        differs("place", &e.place, &s.place);
        differs("kind", &e.kind_name, &s.kind_name);
        let facts = |c: &gonfalon::view::CounterView| -> Vec<String> {
            c.facts.iter().flat_map(|fact| [fact.label.clone(), fact.value.clone()]).collect()
        };
        let facts = (facts(e), facts(s));
        all_differ("fact", facts.0.iter().map(String::as_str), facts.1.iter().map(String::as_str));
        all_differ(
            "condition",
            e.status.iter().map(|status| status.word.as_str()),
            s.status.iter().map(|status| status.word.as_str()),
        );
    }
}

/// Every word of a duel that a choice foretells.
fn duel_texts(choice: &gonfalon::view::Choice) -> Vec<String> {
    let forecast = serde_json::to_value(&choice.forecast).expect("a forecast is plain data");
    let mut found = Vec::new();
    for part in ["attack", "defence"].iter().filter_map(|side| forecast[*side].as_array()).flatten()
    {
        found.extend(part["label"].as_str().map(str::to_owned));
    }
    for chance in forecast["chances"].as_array().into_iter().flatten() {
        found.extend(chance[0].as_str().map(str::to_owned));
    }
    found
}

fn compare_charts(english: &dyn Port, spanish: &dyn Port) {
    for (e, s) in english.charts().iter().zip(spanish.charts()) {
        differs("table", &e.title, &s.title);
        let cells = |chart: &gonfalon::view::Chart| -> Vec<String> {
            let rows = chart.rows.iter().flatten();
            chart.head.iter().chain(rows).chain(&chart.notes).cloned().collect()
        };
        let (e, s) = (cells(e), cells(s));
        all_differ("table", e.iter().map(String::as_str), s.iter().map(String::as_str));
    }
}

/// Plays the same random steps at two tables.
fn play_on(first: &mut dyn Port, second: &mut dyn Port, dice: &mut SeededDice) -> bool {
    let choices = first.choices();
    if choices.is_empty() {
        return false;
    }
    let id = dice.below(choices.len());
    first.choose(id).expect("it is offered");
    second.choose(id).expect("it is offered");
    true
}

#[test]
fn a_game_told_in_spanish_has_no_english_in_it() {
    for scenario in catalogue::built_in() {
        let mut english = session(scenario.clone(), 7, Language::ENGLISH);
        let mut spanish = session(scenario, 7, crate::spanish());
        compare_charts(&*english, &*spanish);
        let mut dice = SeededDice::new(70);
        for step in 0..800 {
            if step % 4 == 0 {
                compare(&*english, &*spanish);
            }
            if !play_on(&mut *english, &mut *spanish, &mut dice) {
                compare(&*english, &*spanish);
                break;
            }
        }
        let (e, s) = (&*english, &*spanish);
        assert_eq!(e.state(None), s.state(None), "the language changes nothing on the table");
        assert_eq!(e.save().steps, s.save().steps, "the language is not part of the game");
        all_differ(
            "journal",
            e.journal().iter().map(|line| line.text.as_str()),
            s.journal().iter().map(|line| line.text.as_str()),
        );
    }
}

#[test]
fn the_language_can_change_in_the_middle_of_a_game() {
    let scenario = catalogue::find("first-clash").expect("it is built in");
    let mut changing = session(scenario.clone(), 3, Language::ENGLISH);
    let mut spanish = session(scenario, 3, crate::spanish());
    let mut dice = SeededDice::new(30);
    for _ in 0..150 {
        play_on(&mut *changing, &mut *spanish, &mut dice);
    }
    let port = &mut *changing;
    let (journal, prompt) = (port.journal().to_vec(), port.prompt().clone());
    let labels = |port: &dyn Port| -> Vec<String> {
        port.choices().iter().map(|choice| choice.label.clone()).collect()
    };
    let choices = labels(port);
    port.set_language(crate::spanish());
    assert_eq!(port.journal(), spanish.journal());
    assert_eq!(port.prompt(), spanish.prompt());
    assert_eq!(labels(port), labels(&*spanish));
    assert_ne!(port.journal(), journal.as_slice());
    port.set_language(Language::ENGLISH);
    assert_eq!(port.journal(), journal.as_slice());
    assert_eq!((port.prompt(), labels(port)), (&prompt, choices));
}

#[test]
fn results_in_the_journal_name_a_column_of_the_table() {
    let scenario = catalogue::find("horse-and-bow").expect("it is built in");
    for language in Language::all() {
        let mut game = session(scenario.clone(), 5, language);
        let mut other = session(scenario.clone(), 5, language);
        let mut dice = SeededDice::new(50);
        while play_on(&mut *game, &mut *other, &mut dice) {}
        let port = &*game;
        let table = port.charts().iter().find(|c| c.id == "crt").expect("there is one");
        let cells: Vec<&str> =
            port.journal().iter().filter_map(|l| Some(l.cell.as_ref()?.0.as_str())).collect();
        assert!(!cells.is_empty());
        for cell in cells {
            assert!(table.head.iter().any(|head| head == cell), "{cell}: {:?}", table.head);
        }
        let last = |line: &Line| line.kind == EntryKind::End;
        assert!(port.journal().last().is_some_and(last), "the game has ended");
    }
}

#[test]
fn sentences_agree_with_names() {
    let noun = |text: &'static str, gender| Noun::new(crate::spanish(), text.into(), gender);
    let examples = [
        (Gender::M, "El Askar de Egipto", "queda eliminado", "ya se ha movido"),
        (Gender::F, "La Infantería flamenca", "queda eliminada", "ya se ha movido"),
        (Gender::Mp, "Los Caballeros de Dreux", "quedan eliminados", "ya se han movido"),
        (Gender::Fp, "Las Tropas de Egipto", "quedan eliminadas", "ya se han movido"),
    ];
    for (gender, told, fate, moved) in examples {
        let name = told.split_once(' ').expect("an article and a name").1;
        let spanish = crate::spanish();
        let text = say!(spanish, "bmw-log-eliminated", unit = noun(name, gender), why = "motivo");
        assert_eq!(text, format!("{told} {fate}: motivo."));
        let text = say!(spanish, "bmw-why-already-moved", unit = noun(name, gender));
        assert_eq!(text, format!("{told} {moved} en esta fase."));
    }
    let army = noun("Cruzados", Gender::Mp).within(Some("cruzados"));
    let text = say!(crate::spanish(), "bmw-over-win", army = army, level = "épica");
    assert_eq!(text, "Victoria épica de los cruzados.");
    let text = say!(crate::spanish(), "bmw-why-advance-limit", limit = 1);
    assert_eq!(text, "Este avance es de un solo hexágono.");
}

/// In English, too, verbs and pronouns follow the number of who is named: what is said of one fits one, of several several.
#[test]
fn english_sentences_agree_with_names() {
    let english = Language::ENGLISH;
    let (one, several) = (("Askar of Damascus", Gender::M), ("Kurdish javelinmen", Gender::Mp));
    let noun = |(text, gender)| Noun::new(Language::ENGLISH, Cow::Borrowed(text), gender);
    let pairs = [
        (
            say!(english, "bmw-log-rallied", unit = noun(one)),
            say!(english, "bmw-log-rallied", unit = noun(several)),
            ["Askar of Damascus rallies.", "Kurdish javelinmen rally."],
        ),
        (
            say!(english, "bmw-log-attack", attackers = noun(one), defenders = "them"),
            say!(english, "bmw-log-attack", attackers = noun(several), defenders = "them"),
            ["Askar of Damascus attacks them.", "Kurdish javelinmen attack them."],
        ),
        (
            say!(english, "bmw-do-skip-reorganization", unit = noun(one)),
            say!(english, "bmw-do-skip-reorganization", unit = noun(several)),
            ["Leave Askar of Damascus as it is", "Leave Kurdish javelinmen as they are"],
        ),
        (
            say!(english, "bmw-do-flip-to-fast", unit = noun(one)),
            say!(english, "bmw-do-flip-to-fast", unit = noun(several)),
            [
                "Turn Askar of Damascus to its back: weak and fast",
                "Turn Kurdish javelinmen to their back: weak and fast",
            ],
        ),
        (
            say!(english, "bmw-why-no-way", unit = noun(one)),
            say!(english, "bmw-why-no-way", unit = noun(several)),
            [
                "No way that is open to Askar of Damascus leads there.",
                "No way that is open to Kurdish javelinmen leads there.",
            ],
        ),
    ];
    for (said_of_one, said_of_several, expected) in pairs {
        assert_eq!([said_of_one.as_str(), said_of_several.as_str()], expected);
    }
    let plundered = say!(english, "bmw-fate-plunder");
    let told = say!(english, "bmw-log-eliminated", unit = noun(several), why = plundered);
    assert_eq!(told, "Kurdish javelinmen are eliminated: scattered to plunder.");
}

/// No English message that names a unit says "it" or "its" of it but under its number.
#[test]
fn english_pronouns_stand_under_a_number() {
    let named = ["$unit }", "$attackers }", "$attacker }", "$card }"];
    // What "it" and "its" stand for here is something else than who is named.
    let fine = ["arsouf-why-river-between", "barons-why-no-withdrawal"];
    let folder = root().join("assets/languages/en/messages");
    let mut faults = Vec::new();
    for (_, text) in files(&folder, "ftl") {
        let mut key = String::new();
        for line in text.lines() {
            if let Some((head, _)) =
                line.split_once(" = ").filter(|_| !line.starts_with([' ', '}', '#']))
            {
                key = head.to_owned();
            }
            let names = named.iter().any(|name| line.contains(name));
            let pronoun = [" it ", " its ", " it.", " it:", " it,", " itself"];
            let pronoun = pronoun.iter().any(|word| line.contains(word));
            if names && pronoun && !fine.contains(&key.as_str()) {
                faults.push(format!("{key}: {line}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn names_in_a_row_are_joined_by_the_right_word() {
    let names = ["Caballeros de Dreux", "Infantería danesa"];
    assert_eq!(listed(crate::spanish(), &names), "Caballeros de Dreux e Infantería danesa");
    let names = ["Sargentos", "Milicia", "Hierro"];
    assert_eq!(listed(crate::spanish(), &names), "Sargentos, Milicia y Hierro");
    assert_eq!(listed(Language::ENGLISH, &names), "Sargentos, Milicia and Hierro");
}
