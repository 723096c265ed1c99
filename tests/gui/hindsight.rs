//! What the computer would have done: asked in the replay, answered beside what was done, in both languages; and reasons in the journal
//! and with hints.

use super::{Patience, Window, battles, do_it, folder, picture, places, spanish, window};
use egui::Key;
use egui_kittest::kittest::Queryable;
use gonfalon::ai::{Cancel, Level, SearchOptions};
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::idle_pass;
use gonfalon::gui::pane::Pane;
use gonfalon::gui::panels::journal_lines::Listing;
use gonfalon::gui::replay::ReplayCommand;
use gonfalon::gui::seats::{Seat, Seats};
use gonfalon::session::{self, Port};
use gonfalon::view::{Entry, EntryKind};
use gonfalon::words::Language;
use std::time::Duration;

/// The computer plays both sides for so many actions.
fn played(id: &str, actions: usize) -> Box<dyn Port> {
    let mut port = session::new(battles::built_in(id), 4).expect("it begins");
    let search = SearchOptions { nodes: Some(200), ..SearchOptions::new(Level::Easy, 3) };
    for _ in 0..actions {
        let Some(chosen) = port.search_job(&search)(&Cancel::default()) else { break };
        port.play_chosen(&chosen).expect("it may");
    }
    port
}

fn at_table(port: Box<dyn Port>, language: Language, seats: Seats) -> Window {
    let mut window = window((1280.0, 800.0), places(&folder()), None);
    window.state_mut().settings.language = language;
    window.state_mut().sit_down_as(port, Some(seats));
    window.run();
    window
}

pub fn wait_for(window: &mut Window, mut done: impl FnMut(&Window) -> bool) {
    let patience = Patience::begins();
    while patience.holds() && !done(window) {
        std::thread::sleep(Duration::from_millis(2));
        window.step();
    }
    window.run();
}

/// Asks about an action of the past.
fn ask(window: &mut Window, step: usize, button: &str) {
    do_it(window, Command::Replay(ReplayCommand::At(step)));
    window.run();
    window.get_by_label(button).click();
    window.run_steps(2);
    wait_for(window, |window| {
        window.state().table.as_ref().expect("a game").looking_back.found().is_some()
    });
}

#[test]
fn what_the_computer_would_have_done_stands_beside_what_was_done() {
    let spanish = Language::from_tag("es").expect("it is there");
    let languages = [
        (Language::ENGLISH, "What would you have done?", "The computer"),
        (spanish, "¿Qué habrías hecho tú?", "El ordenador"),
    ];
    for (language, button, answer) in languages {
        for id in ["arsouf", "evesham", "acre"] {
            let mut port = played(id, 60);
            port.set_language(language);
            let viewer = port.prompt().side;
            let asks = |step: &usize| {
                port.hindsight_job(*step, viewer, &SearchOptions::default()).is_some()
            };
            let step = (45..60).find(asks).expect("it is played");
            let mut window = at_table(port, language, Seats::default());
            ask(&mut window, step, button);
            let table = window.state().table.as_ref().expect("a game");
            let found = table.looking_back.found().expect("it was thought out").clone();
            let side = table.port.side_name(found.side);
            let done = format!("{side} – {}.", found.done.choice.label);
            window.get_by_label(&done);
            if found.had_choice {
                assert!(window.get_all_by_label_contains(answer).next().is_some());
            }
            picture(&mut window, &format!("hindsight-{id}-{}", language.tag()));
            // Another moment is another question.
            do_it(&mut window, Command::Replay(ReplayCommand::Forward));
            window.run();
            let table = window.state().table.as_ref().expect("a game");
            assert!(table.looking_back.found().is_none());
        }
    }
}

/// ACIES 17.1: what the other side could have done shows its hand.
#[test]
fn the_hand_of_the_other_side_is_not_thought_about() {
    let port = played("acies-rome-gauls", 60);
    let person = port.taken_by(40).expect("it is played").enemy();
    let mut seats = Seats([Seat::computer(Level::Easy); 2]);
    seats.0[person as usize] = Seat::Person;
    assert!(port.hindsight_job(40, Some(person), &SearchOptions::default()).is_none());
    assert!(port.hindsight_job(40, Some(person.enemy()), &SearchOptions::default()).is_some());
    let mut window = at_table(port, Language::ENGLISH, seats);
    do_it(&mut window, Command::Replay(ReplayCommand::At(40)));
    window.run();
    do_it(&mut window, Command::Replay(ReplayCommand::LookBack));
    window.run();
    let table = window.state().table.as_ref().expect("a game");
    assert!(table.looking_back.found().is_none() && !table.looking_back.is_thinking());
    picture(&mut window, "hindsight-hidden");
}

#[test]
fn the_journal_tells_reasons_and_at_the_pointer_their_figures() {
    let mut window = at_table(played("arsouf", 60), Language::ENGLISH, Seats::default());
    let port = &*window.state().table.as_ref().expect("a game").port;
    let told = port.journal().iter().rev().find(|entry| entry.figures.is_some());
    let told = told.expect("the computer gave reasons").clone();
    assert_eq!(told.kind, EntryKind::Annotation);
    do_it(&mut window, Command::OpenPane(Pane::Journal.into()));
    window.run();
    let line = window.get_all_by_label(&told.text).last().expect("it is in the journal").rect();
    window.hover_at(line.center());
    window.run_steps(60);
    let weighed = told.figures.expect("they are there").weighed;
    window.get_by_label_contains(&format!("{weighed} actions weighed"));
    picture(&mut window, "journal-reasons");
}

/// Without reasons the journal is what happened; phases in which nothing did have no line either way.
#[test]
fn the_journal_is_read_with_reasons_or_without() {
    for battle in ["acre-even", "arsouf", "lewes", "acies-fast-play"] {
        let port = played(battle, 60);
        let journal = port.journal();
        let list = |words, reasons, shown| Listing { words, reasons, shown }.of(journal);
        let without = list("", false, None);
        let is_reason = |entry: &Entry| entry.kind == EntryKind::Annotation;
        assert!(journal.iter().any(is_reason), "{battle}");
        assert!(!without.iter().any(|(_, entry)| is_reason(entry)), "{battle}");
        let is_heading = |kind| matches!(kind, EntryKind::Phase | EntryKind::Turn);
        let happened = |entry: &&Entry| !is_reason(entry) && !is_heading(entry.kind);
        let listed = without.iter().map(|(_, entry)| *entry).filter(happened);
        assert!(listed.eq(journal.iter().filter(happened)), "{battle}: everything that happened");
        let idle = |pair: &[(usize, &Entry)]| idle_pass::is_idle(pair[0].1, pair[1].1);
        assert!(!without.windows(2).any(idle), "{battle}");
        let with = list("", true, None);
        assert!(!with.windows(2).any(idle), "{battle}");
        assert!(
            with.iter().all(|&(number, entry)| std::ptr::eq(&raw const journal[number], entry))
        );
        assert!(with.len() > without.len(), "{battle}");
        // What is shown again has its line, whatever it is.
        let left_out = (0..journal.len()).find(|line| without.iter().all(|(at, _)| at != line));
        let left_out = left_out.expect("reasons");
        assert!(list("", false, Some(left_out)).iter().any(|&(at, _)| at == left_out));
        // Whoever looks for a phase finds it, though nothing happened in it.
        let phase = journal.iter().rfind(|entry| is_heading(entry.kind)).expect("one has begun");
        assert!(list(&phase.text, false, None).iter().any(|(_, entry)| entry.text == phase.text));
    }
}

#[test]
fn the_journal_leaves_out_reasons_when_it_is_told_to() {
    let mut window = at_table(played("arsouf", 60), spanish(), Seats::default());
    let port = &*window.state().table.as_ref().expect("a game").port;
    let reason = port.journal().iter().rfind(|entry| entry.kind == EntryKind::Annotation);
    let reason = reason.expect("the computer gave reasons").text.clone();
    do_it(&mut window, Command::OpenPane(Pane::Journal.into()));
    window.run();
    let told = window.query_all_by_label(&reason).count();
    window.get_by_label("Motivos").click();
    window.run();
    assert!(!window.state().settings.journal_reasons);
    assert!(window.query_all_by_label(&reason).count() < told, "it was in the list");
    picture(&mut window, "journal-without-reasons");
}

#[test]
fn a_hint_says_why() {
    let port = played("arsouf", 30);
    let side = port.prompt().side.expect("somebody decides");
    let mut seats = Seats([Seat::computer(Level::Easy); 2]);
    seats.0[side as usize] = Seat::Person;
    let mut window = at_table(port, Language::ENGLISH, seats);
    window.key_press(Key::A);
    wait_for(&mut window, |window| {
        !window.state().table.as_ref().expect("a game").advice.found().is_empty()
    });
    let found = window.state().table.as_ref().expect("a game").advice.found()[0].clone();
    assert!(found.figures.is_some() && !found.reasons.is_empty(), "{found:?}");
    window.get_by_label_contains(&found.reasons[0]);
    assert!(window.query_by_label_contains("actions weighed").is_none(), "figures are asked for");
    window.get_by_label("The figures").click();
    window.run();
    window.get_by_label_contains("actions weighed");
    picture(&mut window, "hint-reasons");
}

/// What was done last can be asked about as well, though the board is the one of now.
#[test]
fn the_last_deed_is_looked_back_at() {
    let port = played("arsouf", 40);
    let mut window = at_table(port, Language::ENGLISH, Seats::default());
    let button = "What would you have done?";
    assert!(window.query_by_label(button).is_none(), "nothing is seen again");
    do_it(&mut window, Command::Replay(ReplayCommand::Back));
    window.run();
    window.get_by_label(button).click();
    window.run_steps(2);
    wait_for(&mut window, |window| {
        window.state().table.as_ref().expect("a game").looking_back.found().is_some()
    });
    assert!(window.get_all_by_label_contains("The computer").next().is_some());
}
