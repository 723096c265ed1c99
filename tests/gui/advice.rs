//! Help with a decision: what is suggested is said, shown on the map, and done.

use super::{Patience, Window, picture, window};
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use gonfalon::ai::{Cancel, Level, SearchOptions};
use gonfalon::gui::seats::{Seat, Seats};
use gonfalon::gui::settings::Places;
use gonfalon::session::{self, Port};
use gonfalon::view::ChoiceKind;
use gonfalon::words::Language;
use std::time::Duration;

/// A battle where the computer has played on to a combat phase with several attacks to be made.
fn combat() -> Box<dyn Port> {
    let mut port = session::new(super::battles::built_in("acre"), 11).expect("it begins");
    let search = SearchOptions { nodes: Some(200), ..SearchOptions::new(Level::Easy, 3) };
    for _ in 0..2000 {
        let attacks = port.choices().iter().any(|choice| choice.kind == ChoiceKind::Engage);
        if attacks && port.table(None).duties.iter().filter(|duty| !duty.done).count() >= 4 {
            return port;
        }
        let chosen = port.search_job(&search)(&Cancel::default()).expect("the computer plays");
        port.play_chosen(&chosen).expect("it may");
    }
    panic!("no such combat phase");
}

fn asked(port: Box<dyn Port>) -> Window {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    // Whoever decides asks; with a person on the other side, secrets would be covered.
    let side = port.prompt().side.expect("somebody decides");
    let mut seats = Seats([Seat::computer(Level::Easy); 2]);
    seats.0[side as usize] = Seat::Person;
    window.state_mut().sit_down_as(port, Some(seats));
    window.run();
    window.key_press(Key::A);
    wait_for_advice(&mut window);
    window
}

/// Waits until something is suggested that was asked for.
fn wait_for_advice(window: &mut Window) {
    window.run_steps(2);
    let patience = Patience::begins();
    while patience.holds() {
        if !window.state().table.as_ref().expect("a game").advice.found().is_empty() {
            break;
        }
        std::thread::sleep(Duration::from_millis(2));
        window.step();
    }
    window.run();
}

fn port(window: &Window) -> &dyn Port {
    &*window.state().table.as_ref().expect("a game").port
}

#[test]
fn bmw_r7_3_a_whole_combat_phase_is_suggested_and_planned_attack_by_attack() {
    let mut window = asked(combat());
    let found = window.state().table.as_ref().expect("a game").advice.found().to_vec();
    assert!(found.len() >= 2, "{found:?}");
    for suggestion in &found {
        window.get_by_label(&suggestion.choice.label);
    }
    picture(&mut window, "advice-combat");
    let steps = port(&window).steps();
    window.get_by_label("Use 1").click();
    window.run();
    let odds = port(&window).table(None).odds.expect("the plan has odds");
    assert_eq!(Some(&odds), found[0].choice.forecast.as_ref().and_then(|told| told.odds()));
    assert!(window.query_by_label("Use 1").is_none(), "what was suggested is put away");
    // It is one thing to be taken back.
    window.key_press(Key::Z);
    window.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(port(&window).steps(), steps);
}

/// A suggestion that ends a phase is asked for like its button, with the safe setting on.
#[test]
fn what_is_suggested_is_done_in_the_systems_of_cards_and_chits() {
    for (id, seed) in [("arsouf-tutorial", 5), ("barons-tutorial", 5), ("acies-tutorial", 5)] {
        let port_before = session::new(super::battles::built_in(id), seed).expect("it begins");
        let mut window = asked(port_before);
        let steps = port(&window).steps();
        window.get_by_label("Suggested");
        picture(&mut window, &format!("advice-{id}"));
        window.get_by_label("Use 1").click();
        window.run();
        assert!(port(&window).steps() > steps, "{id}: nothing was done");
    }
}

#[test]
fn a_suggestion_speaks_the_language_of_the_window() {
    let mut port = combat();
    let spanish = Language::from_tag("es").expect("it is there");
    port.set_language(spanish);
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().settings.language = spanish;
    window.state_mut().sit_down_as(port, Some(Seats::default()));
    window.run();
    window.key_press(Key::A);
    let patience = Patience::begins();
    while patience.holds() {
        window.step();
        if window.query_by_label("Usar la 1").is_some() {
            break;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    window.run();
    window.get_by_label("Sugerencias");
    picture(&mut window, "advice-spanish");
}

/// A plan that is as it was suggested is carried out by the next suggestion, not laid anew.
#[test]
fn bmw_r7_3_who_asks_again_with_the_plan_laid_is_told_to_attack() {
    let mut window = asked(combat());
    window.get_by_label("Use 1").click();
    window.run();
    let may_attack = |window: &Window| {
        port(window).choices().iter().any(|choice| choice.kind == ChoiceKind::Commit)
    };
    assert!(may_attack(&window), "a plan is laid");
    window.key_press(Key::A);
    wait_for_advice(&mut window);
    let fought = port(&window).steps();
    window.get_by_label("Use 1").click();
    window.run();
    assert!(port(&window).steps() > fought, "something was done");
    assert!(!may_attack(&window), "it is being carried out");
}

/// Esc puts a suggestion away before it would ask whether to leave; after that it asks.
#[test]
fn esc_puts_a_suggestion_away() {
    let mut window = asked(combat());
    let shown = |window: &Window| {
        let advice = &window.state().table.as_ref().expect("a game").advice;
        (advice.is_shown(), window.query_by_label("Leave the game?").is_some())
    };
    assert_eq!(shown(&window), (true, false));
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(shown(&window), (false, false), "the suggestion is gone, and nobody asks");
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(shown(&window), (false, true), "nothing else is left to close");
}
