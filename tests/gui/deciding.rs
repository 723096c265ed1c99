//! Who is asked and why: throws for a counter as buttons, whose turn begins, and a computer that waits to begin.

use super::{Window, battles, do_it, picture, port, positions_barons, window};
use egui::Key;
use egui_kittest::kittest::Queryable;
use gonfalon::ai::Level;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::map::alt_text;
use gonfalon::gui::seats::{Seat, Seats};
use gonfalon::gui::settings::Places;
use gonfalon::kernel::Side;
use gonfalon::scenario::{Scenario, parse};
use gonfalon::session::{self, Port};
use gonfalon::view::{Badge, Choice, ChoiceKind, Target};
use gonfalon::words::Language;
use serde_json::json;

const COMPUTER: Seat = Seat::computer(Level::Easy);

fn table(port: Box<dyn Port>) -> Window {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().settings.hand_over = false;
    window.state_mut().sit_down_as(port, Some(Seats::default()));
    window.run();
    window
}

/// Horse and Bow in the Crusaders' first evening, with both knights on their backs.
fn evening() -> Scenario {
    let battle = battles::built_in("horse-and-bow");
    let mut value = serde_json::to_value(&battle).expect("it can be written");
    value["bmw"]["begin"] = json!({
        "turn": 1,
        "side": "crusader",
        "phase": "reorganization",
        "counters": {"C1": {"back": true}, "C2": {"back": true}},
    });
    parse(&value.to_string()).expect("it can be read")
}

/// BMW 11.1: who is asked whether to throw for a unit has a button that does it, and one for all who wait.
#[test]
fn r11_1_the_throw_that_is_asked_about_is_a_button() {
    let mut window = table(session::new(evening(), 3).expect("it begins"));
    picture(&mut window, "throws");
    window.get_by_label_contains("Throw for all (2)");
    let name = "Throw for Knights Templar: ";
    assert!(window.get_all_by_label_contains(name).count() >= 1);
    let choices = port(&window).choices();
    let throw = choices.iter().find(|choice| choice.kind == ChoiceKind::Roll).expect("a throw").id;
    let offers = &window.state().table.as_ref().expect("a game").snapshot.offers;
    assert_eq!(offers.primary, Some(throw), "it is what one came for");
    assert!(!offers.on_map.contains(&throw), "it is no other matter on the map");
    let button = window.get_all_by_label_contains(name).next().expect("a button");
    button.click();
    window.run();
    let last = port(&window).steps() - 1;
    let taken = port(&window).taken(last).expect("an action");
    assert_eq!((&taken["type"], &taken["unit"]), (&json!("reorg-roll"), &json!("C1")));
    assert_eq!(window.query_all_by_label_contains("Throw for all").count(), 0, "one is left");
}

/// Who is only asked something in the other side's turn is not told that it is his turn.
#[test]
fn a_turn_is_announced_to_the_side_whose_turn_begins() {
    let (answers, _) = handed("horse-and-bow");
    let (_, turns) = handed("first-clash");
    assert!(answers > 0 && turns > 0, "{answers} {turns}");
}

/// How often somebody is handed a decision in the other side's turn, and how often a turn of his own.
fn handed(battle: &str) -> (usize, usize) {
    let battle = battles::built_in(battle);
    let mut window = table(session::new(battle, 5).expect("it begins"));
    let (mut answers, mut turns) = (0, 0);
    let mut before = port(&window).prompt().side;
    for _ in 0..40 {
        let choices = port(&window).choices();
        let ends = |kind: ChoiceKind| kind.passes() || kind == ChoiceKind::Loss;
        let choice = choices.iter().find(|c| ends(c.kind)).or_else(|| choices.first());
        let Some(id) = choice.map(|choice| choice.id) else { break };
        do_it(&mut window, Command::ChooseAnyway(id));
        window.run();
        let now = port(&window).prompt().side;
        if now == before || now.is_none() {
            continue;
        }
        before = now;
        let active = port(&window).table(None).turn.active;
        let (turn, answer) = ("Now it is the turn of:", "The decision passes to:");
        let said = |words: &str| window.query_all_by_label_contains(words).count() > 0;
        if active == now && said(turn) {
            turns += 1;
        } else {
            assert!(said(answer) && !said(turn), "{active:?} {now:?} {:?}", port(&window).prompt());
            answers += usize::from(active != now);
        }
    }
    (answers, turns)
}

/// A battle that the computer begins waits until the person has seen the set-up.
#[test]
fn the_computer_waits_to_begin() {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    let battle = battles::built_in("sortie");
    let seats = Seats([Seat::Person, COMPUTER]);
    do_it(&mut window, Command::Begin(Box::new(battle), 3, seats));
    window.run_steps(60);
    assert_eq!(port(&window).prompt().side, Some(Side::B));
    assert_eq!(port(&window).steps(), 0, "nothing happens unseen");
    picture(&mut window, "computer-begins");
    window.get_by_label("Muslims: begin").click();
    let patience = super::Patience::begins();
    while port(&window).steps() == 0 && patience.holds() {
        window.step();
    }
    assert!(port(&window).steps() > 0, "then it plays");
}

/// What is wrong with a counter is said once, however a language puts it.
#[test]
fn a_wound_is_told_once() {
    let wounds = |language: Language| {
        let battle = battles::built_in("breaking-through");
        let mut port = session::new(battle, 1).expect("it begins");
        port.set_language(language);
        let board = port.board(None).expect("a map");
        let wounded: Vec<_> =
            board.counters.into_iter().filter(|c| c.badge == Some(Badge::Wounded)).collect();
        assert!(!wounded.is_empty());
        for counter in wounded {
            assert_eq!(counter.status.len(), 1, "the state says it");
            let words = alt_text::counter(language, &counter);
            let state = &counter.status[0].word;
            assert_eq!(words.matches(state.as_str()).count(), 1, "{words}");
            assert_eq!(words, format!("{}, {state}", words.split(", ").next().expect("a name")));
        }
    };
    wounds(Language::ENGLISH);
    wounds(crate::spanish());
}

/// BARONS 7.1: who is asked which way a counter faces now has a blue button and Enter for going on as it stands.
#[test]
fn enter_keeps_a_counter_facing_as_it_does() {
    let stays = |choice: &Choice| choice.label.contains("go on facing");
    let asks = |port: &dyn Port| {
        let plain = |kind| matches!(kind, ChoiceKind::Turn | ChoiceKind::Concede);
        port.choices().iter().any(stays) && port.choices().iter().all(|choice| plain(choice.kind))
    };
    // Who strikes, takes what comes and advances will be asked.
    let next = |port: &dyn Port, lot: usize| {
        use ChoiceKind::{Advance, Concede, Engage, Strike};
        let keen = |choice: &&Choice| matches!(choice.kind, Advance | Engage | Strike);
        let all = || port.choices().iter().filter(|choice| choice.kind != Concede);
        let keen: Vec<usize> = all().filter(keen).map(|choice| choice.id).collect();
        let ids = if keen.is_empty() { all().map(|choice| choice.id).collect() } else { keen };
        ids.get(lot % ids.len().max(1)).copied()
    };
    let found = (0..60).find_map(|lot: usize| {
        let mut port = positions_barons::wavering(lot as u64);
        for step in 0..40 {
            if asks(&*port) {
                return Some(port);
            }
            let id = next(&*port, lot + step)?;
            port.choose(id).expect("it is offered");
        }
        None
    });
    let port = found.expect("somebody advances");
    let turned = port.choices().iter().find_map(|choice| match &choice.target {
        Target::Unit(unit) => Some(unit.clone()),
        _ => None,
    });
    let unit = turned.expect("a counter turns");
    let facing = |port: &dyn Port| {
        let board = port.board(None).expect("a board");
        board.counters.iter().find(|counter| counter.id == unit).and_then(|counter| counter.facing)
    };
    let (before, steps) = (facing(&*port), port.steps());
    let mut window = window((1280.0, 800.0), Places::default(), Some(port));
    window.run_steps(60);
    assert!(window.query_all_by_label_contains("go on facing").next().is_some());
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(super::port(&window).steps(), steps + 1);
    assert_eq!(facing(super::port(&window)), before);
}

/// Where no button is blue Enter does nothing, and says so.
#[test]
fn enter_says_where_no_button_is_blue() {
    let mut window = table(positions_barons::moving());
    window.run_steps(60);
    let offers = &window.state().table.as_ref().expect("a game").snapshot.offers;
    assert_eq!(offers.primary, None, "there is still something to do");
    let revision = port(&window).revision();
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(port(&window).revision(), revision);
    let told = window.state().notices.answered().expect("it is told");
    assert!(told.contains("none is blue"), "{told}");
}

/// BARONS 3.C: segments that nobody is asked in, because nothing can be done in them, are told before the next question.
#[test]
fn segments_that_passed_unasked_are_told() {
    let mut window = table(positions_barons::moving());
    let end = |w: &Window| {
        let choices = port(w).choices();
        choices.iter().find(|choice| choice.kind == ChoiceKind::End).expect("it ends").id
    };
    let id = end(&window);
    do_it(&mut window, Command::ChooseAnyway(id));
    window.run();
    let entries = port(&window).journal();
    let heads: Vec<&str> = entries.iter().rev().take(8).map(|entry| entry.text.as_str()).collect();
    let told = window.query_all_by_label_contains("Nothing could be done: ");
    let told: Vec<String> = told.map(|node| format!("{node:?}")).collect();
    assert_eq!(told.len(), 1, "{heads:?}");
    assert!(told[0].contains("Defensive adjustment (3.C2)"), "{told:?}");
}

/// BARONS 6.2: while a counter moves, who would leave the span of its leader is told at the pointer.
#[test]
fn leaving_the_command_is_told_while_moving() {
    let mut window = table(positions_barons::moving());
    super::commands::pick(&mut window, "T.BAR.HC1");
    let spans = port(&window).board(None).expect("a board").spans;
    let span = spans.iter().find(|span| span.command == "T.BAR").expect("the Vanguard's");
    assert_eq!(span.rule, "6.2");
    let hexes = span.hexes.clone();
    let goes = |beyond: bool| {
        let moves = port(&window).choices().iter().filter(|c| c.kind == ChoiceKind::Move);
        let mut to = moves.filter_map(|choice| choice.hex);
        to.find(|hex| hexes.contains(hex) != beyond)
            .map(|hex| port(&window).map().expect("a map").label(hex).to_owned())
    };
    let (inside, beyond) = (goes(false).expect("near him"), goes(true).expect("far from him"));
    let told = |window: &mut Window, label: &str| {
        let at = super::on_screen(window, label);
        window.hover_at(at);
        window.run_steps(30);
        window.query_all_by_label_contains("Beyond the command of").count()
    };
    assert_eq!(told(&mut window, &inside), 0);
    assert_eq!(told(&mut window, &beyond), 1);
}
