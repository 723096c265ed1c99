//! The computer at the table: who plays whom, its turns on the screen, pause, skip, taking back.

use super::fake::Fake;
use super::{Window, folder, on_screen, picture, places, window};
use egui::{Key, PointerButton};
use egui_kittest::kittest::Queryable;
use gonfalon::ai::Level;
use gonfalon::gui::seats::{Seat, Seats};
use gonfalon::gui::settings::{Places, Speed};
use gonfalon::kernel::Side;
use gonfalon::view::{Choice, ChoiceKind, EntryKind};
use std::time::Duration;

const COMPUTER: Seat = Seat::Computer(Level::Easy);

fn seated(game: Fake, seats: [Seat; 2], speed: Speed) -> Window {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().settings.speed = speed;
    window.state_mut().settings.layers.minimap = false;
    window.state_mut().sit_down_as(Box::new(game), Some(Seats(seats)));
    window
}

/// Frames until something is so, with time for the thread that thinks.
fn until(window: &mut Window, done: impl Fn(&Window) -> bool) {
    for _ in 0..4000 {
        if done(window) {
            return;
        }
        window.step();
        std::thread::sleep(Duration::from_micros(300));
    }
    panic!("it never comes to it");
}

fn steps(window: &Window) -> usize {
    window.state().table.as_ref().expect("a game").port.steps()
}

fn decider(window: &Window) -> Option<Side> {
    window.state().table.as_ref().expect("a game").port.prompt().side
}

/// Whole turns without picking counters up and putting them back.
fn passes(choice: &Choice) -> bool {
    matches!(choice.kind, ChoiceKind::Pass)
}

/// ARSOUF M2.1: each side is played by a person or by the computer, chosen before the battle.
#[test]
fn m2_1_the_dialog_asks_who_plays_each_side() {
    let scenario = gonfalon::scenario::catalogue::find("first-clash").expect("it is built in");
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().start = gonfalon::gui::start_screen::StartScreen::new(vec![scenario]);
    window.run();
    window.get_by_label("Choose…").click();
    window.run();
    let sides = window.get_all_by_label_contains(": who plays").count();
    assert_eq!(sides, 2);
    window.get_all_by_label_contains(": who plays").nth(1).expect("two sides").click();
    window.run();
    window.get_by_label("the computer: easy").click();
    window.run();
    picture(&mut window, "seats");
    window.get_by_label("Begin").click();
    window.run_steps(3);
    let seats = window.state().table.as_ref().expect("a game").computer.seats;
    assert_eq!(seats, Seats([Seat::Person, COMPUTER]));
}

/// ARSOUF M7.1, M7.2, M8.3: two computers play to the end, step by step in the journal, and the end is shown.
#[test]
fn m7_1_computers_play_a_battle_to_its_end() {
    let game = Fake::new(26, 29, 40).ending_after(60);
    let mut window = seated(game, [COMPUTER, COMPUTER], Speed::Instant);
    until(&mut window, |w| decider(w).is_none());
    window.run_steps(5);
    assert_eq!(steps(&window), 60);
    window.get_by_label_contains("Victory of the Crusaders");
    let table = window.state().table.as_ref().expect("a game");
    let remarks = table.port.journal().iter().filter(|e| e.kind == EntryKind::Annotation).count();
    assert_eq!(remarks, 60, "every step has its reason");
}

/// ARSOUF M7.1: the computer begins by itself when the person has ended his turn, and stops when he decides.
#[test]
fn m7_1_the_computer_plays_when_it_is_its_turn() {
    let game = Fake::new(26, 29, 40).with_plan(passes);
    let mut window = seated(game, [Seat::Person, COMPUTER], Speed::Instant);
    window.run();
    assert_eq!(decider(&window), Some(Side::A));
    for _ in 0..10 {
        window.key_press(Key::Num1);
        window.step();
    }
    until(&mut window, |w| steps(w) >= 14 && decider(w) == Some(Side::A));
    assert_eq!(steps(&window), 14, "it has played its four steps");
}

/// ARSOUF M7.2: every step is seen on the map with its reason, at the speed of the settings; a key pauses.
#[test]
fn m7_2_steps_are_seen_and_can_be_paused_and_skipped() {
    let mut window = seated(Fake::new(26, 29, 40), [COMPUTER, Seat::Person], Speed::Slow);
    until(&mut window, |w| steps(w) >= 2);
    window.run_steps(2);
    assert!(window.get_all_by_label("Pause").count() >= 1);
    window.get_all_by_label_contains("worth +1.4").next().expect("the reason is shown");
    picture(&mut window, "computer");
    window.key_press(Key::P);
    window.run_steps(3);
    let now = steps(&window);
    for _ in 0..200 {
        window.step();
    }
    assert_eq!(steps(&window), now, "it waits");
    window.get_all_by_label("The computer waits.").next().expect("it says so");
    window.get_all_by_label("Skip").next().expect("it can be skipped").click();
    window.run_steps(2);
    let frames = 400;
    for _ in 0..frames {
        window.step();
        std::thread::sleep(Duration::from_micros(300));
    }
    // A frame takes a quarter of a second here: at its slow speed it would have needed most of them.
    assert_eq!(decider(&window), Some(Side::B), "its turn is over");
    assert_eq!(steps(&window), 10);
}

/// ARSOUF M7.3: while the computer plays, clicks and keys choose nothing, and a hint says what can be done.
#[test]
fn m7_3_choices_are_ignored_while_the_computer_plays() {
    let mut window = seated(Fake::new(26, 29, 40), [COMPUTER, COMPUTER], Speed::Slow);
    window.run_steps(5);
    window.key_press(Key::P);
    window.run_steps(5);
    let now = steps(&window);
    window.key_press(Key::Enter);
    window.key_press(Key::Num1);
    window.run_steps(2);
    let at = on_screen(&window, "1320");
    press_steps(&mut window, at, PointerButton::Primary);
    press_steps(&mut window, at, PointerButton::Secondary);
    assert_eq!(steps(&window), now);
    window.get_all_by_label_contains("While the computer plays").next().expect("a hint");
}

fn press_steps(window: &mut Window, at: egui::Pos2, button: PointerButton) {
    window.hover_at(at);
    for pressed in [true, false] {
        let modifiers = egui::Modifiers::NONE;
        window.event(egui::Event::PointerButton { pos: at, button, pressed, modifiers });
    }
    window.run_steps(3);
}

/// Taking back with the computer at the table leads to the last decision of a person.
#[test]
fn taking_back_leads_to_the_last_decision_of_a_person() {
    let game = Fake::new(26, 29, 40).with_plan(passes);
    let mut window = seated(game, [Seat::Person, COMPUTER], Speed::Instant);
    window.run();
    for _ in 0..10 {
        window.key_press(Key::Num1);
        window.step();
    }
    until(&mut window, |w| steps(w) >= 14 && decider(w) == Some(Side::A));
    window.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
    window.run_steps(5);
    assert_eq!(steps(&window), 9, "before the decision that ended the turn");
    assert_eq!(decider(&window), Some(Side::A));
}

/// A person can take over a side in the middle of a game, and seats are remembered with the game.
#[test]
fn seats_can_be_changed_and_are_remembered() {
    let folder = folder();
    let mut first = window((1280.0, 800.0), places(&folder), None);
    first.state_mut().sit_down_as(
        Box::new(Fake::new(26, 29, 40)),
        Some(Seats([Seat::Person, Seat::Computer(Level::Random)])),
    );
    first.run();
    drop(first);
    let mut second = window((1280.0, 800.0), places(&folder), None);
    second.state_mut().sit_down(Box::new(Fake::new(26, 29, 40)));
    second.run();
    let seats = |window: &Window| window.state().table.as_ref().expect("a game").computer.seats;
    assert_eq!(seats(&second).of(Side::B), Seat::Computer(Level::Random));
    second.get_by_label("Game").click();
    second.run();
    second.get_by_label_contains("Players").click();
    second.run();
    let people = second.get_all_by_label("a player at this screen").count();
    second.get_all_by_label("a player at this screen").nth(people - 1).expect("listed").click();
    second.run();
    assert_eq!(seats(&second), Seats::default());
}

/// A real battle between two computers, as far as it gets in a while: nothing is refused.
#[test]
fn m7_4_the_computer_obeys_the_rules_of_a_real_battle() {
    let scenario = gonfalon::scenario::catalogue::find("first-clash").expect("it is built in");
    let language = gonfalon::words::Language::ENGLISH;
    let port = gonfalon::gui::opening::begin(scenario, 7, language).expect("it begins");
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().settings.speed = Speed::Instant;
    let random = Seat::Computer(Level::Random);
    window.state_mut().sit_down_as(port, Some(Seats([random, random])));
    until(&mut window, |w| steps(w) >= 150 || decider(w).is_none());
    assert!(window.state().notices.all().is_empty());
    picture(&mut window, "computer-real");
}
