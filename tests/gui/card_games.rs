//! Whole games of cards by clicks, with the rules behind them.

use super::{Patience, Window, picture, press, window};
use egui::PointerButton;
use egui_kittest::kittest::Queryable;
use gonfalon::ai::Level;
use gonfalon::gui::field::spot::Spot;
use gonfalon::gui::game_table::GameTable;
use gonfalon::gui::map::alt_text;
use gonfalon::gui::say;
use gonfalon::gui::seats::{Seat, Seats};
use gonfalon::gui::settings::{Places, Replies, Speed};
use gonfalon::view::{Choice, ChoiceKind, Target};
use gonfalon::words::Language;
use std::time::Duration;

fn table(window: &Window) -> &GameTable {
    window.state().table.as_ref().expect("a game is on the table")
}

fn seated(id: &str, seed: u64, language: Language, seats: [Seat; 2], replies: Replies) -> Window {
    let scenario = super::battles::built_in(id);
    let port = gonfalon::gui::opening::begin(scenario, seed, language).expect("it begins");
    let mut window = window((1280.0, 800.0), Places::default(), None);
    let settings = &mut window.state_mut().settings;
    (settings.language, settings.speed, settings.replies) = (language, Speed::Instant, replies);
    window.state_mut().sit_down_as(port, Some(Seats(seats)));
    window.run_steps(4);
    window
}

/// Where a card or cell is shown, if it is.
fn spot(table: &GameTable, target: &Target) -> Option<Spot> {
    let side = table.port.prompt().side?;
    let cards = table.snapshot.table.cards.as_ref()?;
    match target {
        Target::Cell(name) => Some(Spot::Cell(name.clone())),
        Target::Card(id) => {
            let hand = &cards.holdings[side as usize].hand;
            let is = |face: &gonfalon::view::CardFace| face.id == *id;
            let place = hand.iter().position(|card| card.face.as_ref().is_some_and(is))?;
            Some(Spot::Hand(side, place))
        }
        _ => None,
    }
}

fn click(window: &mut Window, spot: &Spot) -> bool {
    let Some(at) = table(window).workspace.field.places.get(spot).map(egui::Rect::center) else {
        return false;
    };
    press(window, at, PointerButton::Primary);
    true
}

/// Presses what has this label, in the list that is open or anywhere, until something happens.
fn press_label(window: &mut Window, label: &str, done: impl Fn(&Window) -> bool) -> bool {
    let count = window.query_all_by_label_contains(label).count();
    for k in 0..count {
        // Buttons that are scrolled out of sight are reached by keys and screen readers.
        let Some(node) = window.query_all_by_label_contains(label).nth(k) else { break };
        node.click_accesskit();
        window.run_steps(3);
        if done(window) {
            return true;
        }
    }
    false
}

/// Takes a choice as a player would: its card, then its target; then the list, if several things fit; or its button.
fn take(window: &mut Window, choice: &Choice) {
    let revision = table(window).port.revision();
    let done = |window: &Window| table(window).port.revision() != revision;
    let language = table(window).port.language();
    // A card of a pile is no card of the hand: its button stands beside the hand.
    let in_pile = matches!((&choice.card, &choice.target), (Some(_), Target::Card(_)));
    let target =
        Some(&choice.target).filter(|_| !in_pile || choice.card.as_ref() == Some(&choice.target));
    for target in [choice.card.as_ref(), target].into_iter().flatten() {
        if done(window) {
            return;
        }
        if let Some(spot) = spot(table(window), target) {
            click(window, &spot);
        }
    }
    let spoken = alt_text::choice(language, choice);
    for label in [spoken, choice.label.clone()] {
        if done(window) || press_label(window, &label, done) {
            return;
        }
    }
    assert!(done(window), "{:?} can be taken by mouse", choice.label);
}

/// Plays until the battle is over; returns how many decisions were made by clicks.
fn play_to_the_end(window: &mut Window, seats: [Seat; 2]) -> usize {
    let mut taken = 0;
    let patience = Patience::begins();
    while patience.holds() {
        let Some(side) = table(window).port.prompt().side else { break };
        let revision = table(window).port.revision();
        if table(window).workspace.covered {
            let ready = say!(table(window).port.language(), "gui-ready");
            window.run_steps(2);
            // An empty phase may pass as soon as it is seen, and the cover be there for the other side.
            let gone = |window: &Window| {
                !table(window).workspace.covered || table(window).port.revision() != revision
            };
            assert!(gone(window) || press_label(window, &ready, gone), "the cover goes away");
            continue;
        }
        let waits = seats[side as usize] != Seat::Person || table(window).passes().is_some();
        if waits {
            window.step();
            std::thread::sleep(Duration::from_micros(200));
            continue;
        }
        let idle = table(window).idles().is_some();
        window.run_steps(2);
        let passed = table(window).port.revision() != revision;
        assert!(passed || !idle, "who can do nothing but pass is not kept waiting");
        if passed {
            continue;
        }
        let table = table(window);
        let choices: Vec<Choice> = table
            .port
            .choices()
            .iter()
            .filter(|c| !matches!(c.kind, ChoiceKind::Concede | ChoiceKind::Cancel))
            .cloned()
            .collect();
        let ready = choices.iter().find(|c| c.kind == ChoiceKind::Commit);
        let pick = (table.port.steps().wrapping_mul(2_654_435_761) >> 7) % choices.len();
        let choice = ready.unwrap_or(&choices[pick]).clone();
        take(window, &choice);
        taken += 1;
    }
    window.run_steps(4);
    let over = say!(window.state().settings.language, "gui-over");
    window.get_all_by_label(&over).next().expect("the end is shown");
    taken
}

/// ACIES: a whole battle of Fast Play against the computer, every reply asked for.
#[test]
fn fast_play_is_played_by_clicks_against_the_computer() {
    let seats = [Seat::Person, Seat::computer(Level::Easy)];
    let mut window = seated("acies-fast-play", 7, Language::ENGLISH, seats, Replies::Always);
    let taken = play_to_the_end(&mut window, seats);
    assert!(taken > 60, "{taken}");
    picture(&mut window, "victory-fast-play");
}

/// ACIES: the points game, from the other side of the table, in Spanish.
#[test]
fn the_points_game_is_played_by_clicks_from_the_other_side() {
    let seats = [Seat::computer(Level::Easy), Seat::Person];
    let mut window =
        seated("acies-rome-carthage-quick", 8, crate::spanish(), seats, Replies::Fitting);
    let taken = play_to_the_end(&mut window, seats);
    assert!(taken > 40, "{taken}");
    picture(&mut window, "victory-rome-carthage");
}

/// ACIES 17.4: two people at one screen, with the cover between them.
#[test]
fn the_tutorial_is_played_by_clicks_on_one_screen() {
    let seats = [Seat::Person; 2];
    let mut window = seated("acies-tutorial", 9, Language::ENGLISH, seats, Replies::Fitting);
    let taken = play_to_the_end(&mut window, seats);
    assert!(taken > 40, "{taken}");
}
