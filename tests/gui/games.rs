//! Whole games by clicks.

use super::{Patience, Window, picture, window};
use egui::{Event, Modifiers, PointerButton};
use egui_kittest::kittest::Queryable;
use gonfalon::ai::Level;
use gonfalon::gui::say;
use gonfalon::gui::seats::{Seat, Seats};
use gonfalon::gui::settings::{Places, Speed};
use gonfalon::kernel::Side;
use gonfalon::view::ChoiceKind;
use gonfalon::words::Language;
use std::time::Duration;

/// Everything that the prompt offers as a button, the map, or a list.
pub fn play_on(window: &mut Window) -> bool {
    let table = window.state().table.as_ref().expect("a game is on the table");
    let choices = table.port.choices();
    let offers = &table.snapshot.offers;
    if choices.is_empty() {
        return false;
    }
    // A little of everything: mostly the map, now and then the obvious button.
    let step = table.port.steps();
    let dice = step.wrapping_mul(2_654_435_761) >> 7;
    let pressing = |id: &usize| matches!(choices[*id].kind, ChoiceKind::Commit | ChoiceKind::Roll);
    // What ends a phase is no obvious step while something can still be done.
    let passing = || offers.buttons.iter().copied().find(|&id| choices[id].kind.passes());
    let button = offers
        .primary
        .or_else(passing)
        .filter(|id| pressing(id) || dice % 4 == 3 || offers.on_map.is_empty());
    let hex = choices
        .iter()
        .filter(|c| offers.on_map.contains(&c.id))
        .nth(dice % offers.on_map.len().max(1));
    match (button, hex) {
        (Some(id), _) => {
            let label = choices[id].label.clone();
            window.get_all_by_label_contains(&label).next().expect("the button is shown").click();
        }
        (None, Some(choice)) => {
            let hex = gonfalon::gui::offers::place(
                choice,
                table.snapshot.map.as_deref(),
                &table.snapshot.board_index,
            )
            .expect("it is on the map");
            let map = &table.workspace.map;
            let center =
                table.snapshot.map.as_ref().expect("there is a map").hexes[hex.index()].center;
            let at = map
                .camera
                .expect("it was shown")
                .to_screen(map.screen.expect("it was shown"), center);
            let revision = table.port.revision();
            let id = choice.id;
            // A move is taken back with the other button.
            let backs = choice.kind == ChoiceKind::TakeBack;
            let button = if backs { PointerButton::Secondary } else { PointerButton::Primary };
            window.hover_at(at);
            window.run_steps(2);
            for pressed in [true, false] {
                let modifiers = Modifiers::NONE;
                window.event(Event::PointerButton { pos: at, button, pressed, modifiers });
            }
            window.run();
            // Several things fit: the list at the pointer is open.
            let table = window.state().table.as_ref().expect("a game is on the table");
            if table.port.revision() == revision {
                let menu = table.workspace.map.menu.as_ref().expect("a list of choices is open");
                let label = gonfalon::gui::map::alt_text::choice(
                    table.port.language(),
                    &table.port.choices()[menu.choices[id % menu.choices.len()]],
                );
                window
                    .get_all_by_role_and_label(egui::accesskit::Role::Button, &label)
                    .next()
                    .expect("it is listed")
                    .click();
            }
        }
        (None, None) => {
            let id = offers
                .off_map
                .get(dice % offers.off_map.len().max(1))
                .or(offers.buttons.first())
                .copied()
                .expect("something is offered");
            let label = choices[id].label.clone();
            window.get_all_by_label_contains(&label).next().expect("it is shown").click();
        }
    }
    window.run();
    true
}

#[test]
fn first_clash_from_the_start_screen_to_the_victory_screen() {
    let scenario = gonfalon::scenario::catalogue::find("first-clash").expect("it is built in");
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().start =
        gonfalon::gui::start_screen::StartScreen::new(vec![scenario.clone()]);
    window.run();
    window.get_by_label_contains("Play: ").click();
    window.run();
    assert_eq!(window.state().screen, gonfalon::gui::app::Screen::Table);
    // The same battle with known dice, and without its lesson.
    let scenario = super::battles::built_in("first-clash");
    let port = gonfalon::gui::opening::begin(scenario, 7, Language::ENGLISH).expect("it begins");
    window.state_mut().sit_down_as(port, Some(Seats::default()));
    window.run();
    let mut steps = 0;
    while play_on(&mut window) {
        steps += 1;
        let prompt = window.state().table.as_ref().expect("a game").port.prompt();
        assert!(steps < 3000, "the battle does not end: {}", prompt.question);
    }
    window.get_all_by_label("The battle is over").next().expect("the end is shown");
    picture(&mut window, "victory");
}

/// A battle in a window, with somebody on each side.
fn seated(id: &str, seed: u64, language: Language, seats: [Seat; 2]) -> Window {
    let port = gonfalon::gui::opening::begin(super::battles::built_in(id), seed, language);
    let port = port.expect("it begins");
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().settings.language = language;
    window.state_mut().settings.speed = Speed::Instant;
    window.state_mut().sit_down_as(port, Some(Seats(seats)));
    window.run_steps(4);
    window
}

/// Clicks for every person at the table and waits for the computer, until the battle is over.
fn play_to_the_end(window: &mut Window, seats: [Seat; 2]) {
    let patience = Patience::begins();
    while patience.holds() {
        let side = window.state().table.as_ref().expect("a game").port.prompt().side;
        match side.map(|side| seats[side as usize]) {
            None => break,
            Some(Seat::Person) => {
                // What the computer did last has still to be drawn.
                window.run_steps(3);
                play_on(window);
            }
            Some(Seat::Computer(_)) => {
                window.step();
                std::thread::sleep(Duration::from_micros(200));
            }
        }
    }
    window.run();
    let language = window.state().settings.language;
    let over = say!(language, "gui-over");
    window.get_all_by_label(&over).next().expect("the end is shown");
}

#[test]
fn arsouf_is_played_by_clicks_on_one_screen_in_spanish() {
    let seats = [Seat::Person; 2];
    let mut window = seated("arsouf-tutorial", 3, crate::spanish(), seats);
    play_to_the_end(&mut window, seats);
    picture(&mut window, "victory-arsouf");
}

/// ARSOUF M2.1, M7.1: a person on one side, the computer on the other, to the end.
#[test]
fn arsouf_is_played_by_clicks_against_the_computer_on_either_side() {
    for side in Side::ALL {
        let mut seats = [Seat::computer(Level::Easy); 2];
        seats[side as usize] = Seat::Person;
        let mut window = seated("arsouf-tutorial", 5, Language::ENGLISH, seats);
        play_to_the_end(&mut window, seats);
    }
}
