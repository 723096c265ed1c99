//! A game told in two languages: nothing of one is left in the other.

use gonfalon::kernel::{SeededDice, System};
use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::session;
use gonfalon::session::Port;
use gonfalon::view::Entry as Line;
use gonfalon::view::EntryKind;
use gonfalon::words::Language;

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
