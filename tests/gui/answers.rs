//! What the window answers: why something can't be done, what has passed by itself, what is wrong with a file.

use super::{Patience, Window, actions, do_it, folder, places, port, window};
use egui::pos2;
use egui_kittest::kittest::Queryable;
use gonfalon::ai::Level;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::new_game::some_seed;
use gonfalon::gui::seats::{Seat, Seats};
use gonfalon::gui::settings::{Places, Speed};
use gonfalon::kernel::Side;
use gonfalon::view::{ChoiceKind, Target};
use serde_json::{Value, json};
use std::time::Duration;

const SIZE: (f32, f32) = (1280.0, 800.0);

fn begin(window: &mut Window, seats: [Seat; 2]) {
    let battle = super::battles::built_in("first-clash");
    do_it(window, Command::Begin(Box::new(battle), 7, Seats(seats)));
}

fn play(window: &mut Window, action: &Value) {
    let id = actions::offered(port(window)).iter().position(|offered| offered == action);
    let id = id.unwrap_or_else(|| panic!("{action} is not offered"));
    do_it(window, Command::Choose(id));
}

/// BMW 4.1: who has moved says so, also while another counter is held, which stays in the hand.
#[test]
fn r4_1_a_counter_that_has_moved_says_so_while_another_is_held() {
    let mut window = window(SIZE, Places::default(), None);
    begin(&mut window, [Seat::Person; 2]);
    let units: Vec<Value> = port(&window)
        .choices()
        .iter()
        .filter(|choice| choice.kind == ChoiceKind::Select)
        .map(|choice| actions::action(port(&window), choice.id))
        .collect();
    play(&mut window, &units[0]);
    let moves = port(&window).choices().iter().find(|choice| choice.kind == ChoiceKind::Move);
    let action = actions::action(port(&window), moves.expect("it can move").id);
    play(&mut window, &action);
    play(&mut window, &units[1]);
    let moved = units[0]["unit"].as_str().expect("an id").to_owned();
    do_it(&mut window, Command::Swap(moved.clone(), pos2(400.0, 300.0)));
    let table = window.state().table.as_ref().expect("a game");
    let card = table.workspace.map.card.as_ref().expect("the reason is shown");
    assert_eq!(card.about, Target::Unit(moved));
    assert_eq!(card.refusals[0].why, "already-moved");
    assert_eq!(port(&window).prompt().selected.as_deref(), units[1]["unit"].as_str());
    window.get_by_label_contains("moved in this phase");
}

/// BMW 6.5: a battle without archers never asks a person to shoot back, though the computer's turn brings the phase.
#[test]
fn r6_5_empty_phases_pass_in_the_computers_turn_too() {
    let mut window = window(SIZE, Places::default(), None);
    window.state_mut().settings.speed = Speed::Instant;
    assert!(window.state().settings.skip_empty, "that is how it usually is");
    begin(&mut window, [Seat::Person, Seat::computer(Level::Easy)]);
    let mut turns = 0;
    let patience = Patience::begins();
    while turns <= 12 && patience.holds() {
        let prompt = port(&window).prompt();
        match prompt.side {
            None => break,
            Some(Side::A) => {
                let rule = prompt.rule.as_ref().map(|rule| rule.section.clone());
                assert_ne!(rule.as_deref(), Some("6.5"), "there is nobody who could shoot back");
                let pass = port(&window).choices().iter().find(|c| c.kind.passes());
                let first = port(&window).choices().first();
                let id = pass.or(first).expect("something is offered").id;
                do_it(&mut window, Command::Choose(id));
                turns += 1;
            }
            Some(Side::B) => {
                window.step();
                std::thread::sleep(Duration::from_millis(1));
            }
        }
    }
    let by_computer = |step: &usize| port(&window).taken_by(*step) == Some(Side::B);
    let computer_acts = (0..port(&window).steps()).filter(by_computer).count();
    assert!(turns > 4 && computer_acts > 4, "{turns} {computer_acts}");
}

/// A scenario file with faults says all of them when it is opened, with the file's name, and nothing is begun.
#[test]
fn a_scenario_with_faults_says_them_when_it_is_opened() {
    let folder = folder();
    let battle = super::battles::built_in("first-clash");
    let mut file = json!(battle);
    file["map"]["grid"][0] = json!("X");
    let path = folder.path().join("clash.json");
    std::fs::write(&path, file.to_string()).expect("there is room");
    let mut window = window(SIZE, places(&folder), None);
    do_it(&mut window, Command::OpenPath(path.clone()));
    let said = window.state().notices.all().join("\n");
    assert!(said.contains(&path.display().to_string()), "{said}");
    assert!(window.state().begin.is_none(), "nothing is begun");
}

/// The start screen says that the newest game is damaged, and what is wrong.
#[test]
fn continue_says_when_a_game_is_damaged() {
    let folder = folder();
    let places = places(&folder);
    let games = places.games.clone().expect("games have a place");
    std::fs::create_dir_all(&games).expect("there is room");
    std::fs::write(games.join("clash.gonfalon"), "nonsense").expect("there is room");
    let mut window = window(SIZE, places, None);
    for _ in 0..500 {
        window.run_steps(2);
        if window.query_by_label_contains("A damaged game").is_some() {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("it is never said");
}

/// ARSOUF 4.2: a click on a hex where nothing may be placed says why, with its rule; the pointer may rest there.
#[test]
fn r4_2_a_click_outside_the_camp_says_why_nothing_is_placed() {
    let mut window = window(SIZE, Places::default(), None);
    let battle = gonfalon::scenario::catalogue::find("arsouf-tutorial").expect("it is built in");
    do_it(&mut window, Command::Begin(Box::new(battle), some_seed(), Seats([Seat::Person; 2])));
    window.run();
    let at = super::on_screen(&window, "0802");
    super::press(&mut window, at, egui::PointerButton::Primary);
    window.run_steps(5);
    let table = window.state().table.as_ref().expect("a game");
    assert!(table.lesson.is_some(), "in a lesson, too");
    let card = table.workspace.map.card.as_ref().expect("the reason is shown");
    assert_eq!(
        (card.refusals[0].why.as_str(), card.refusals[0].rule.as_str()),
        ("deploy-zone", "4.2")
    );
}
