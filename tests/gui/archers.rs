//! The archer that was clicked shoots at the target that is clicked then, and no other archer's targets count.

use super::{Window, on_screen, picture, port, press, window};
use egui::{Key, PointerButton};
use gonfalon::ai::{Cancel, Level, SearchOptions};
use gonfalon::gui::seats::Seats;
use gonfalon::gui::settings::Places;
use gonfalon::session::{self, Port};
use gonfalon::view::{Choice, ChoiceKind, Target};
use std::collections::{BTreeMap, BTreeSet};

/// Who can shoot at whom: for every target the archers.
fn shots(port: &dyn Port) -> BTreeMap<String, BTreeSet<String>> {
    let mut shots: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for choice in port.choices().iter().filter(|choice| choice.kind == ChoiceKind::Fire) {
        if let (Target::Unit(target), Some(archer)) = (&choice.target, &choice.subject) {
            shots.entry(target.clone()).or_default().insert(archer.clone());
        }
    }
    shots
}

/// A battle where the computer has played on until one archer's target is another's as well, and a third target is not his:
/// the game, the archer, the common target, and the other one.
fn fire() -> (Box<dyn Port>, String, String, String) {
    let mut port = session::new(super::battles::built_in("acre"), 11).expect("it begins");
    let search = SearchOptions { nodes: Some(200), ..SearchOptions::new(Level::Easy, 3) };
    for _ in 0..3000 {
        let shots = shots(&*port);
        let common = shots.iter().filter(|(_, archers)| archers.len() >= 2);
        for (target, archers) in common {
            for archer in archers {
                let other = shots.iter().find(|(_, archers)| !archers.contains(archer));
                if let Some((other, _)) = other {
                    return (port, archer.clone(), target.clone(), other.clone());
                }
            }
        }
        let chosen = port.search_job(&search)(&Cancel::default()).expect("the computer plays");
        port.play_chosen(&chosen).expect("it may");
    }
    panic!("no such phase");
}

fn table(port: Box<dyn Port>) -> Window {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().sit_down_as(port, Some(Seats::default()));
    window.run();
    window
}

fn click(window: &mut Window, unit: &str) {
    let table = window.state().table.as_ref().expect("a game");
    let hex = table.snapshot.board_index.get(unit).and_then(|counter| counter.at).expect("there");
    let label = table.snapshot.map.as_ref().expect("a map").label(hex).to_owned();
    let at = on_screen(window, &label);
    // A stack that is spread out lies over its neighbours until the pointer leaves it.
    window.hover_at(egui::pos2(640.0, 60.0));
    window.run();
    press(window, at, PointerButton::Primary);
}

fn declared(port: &dyn Port) -> Vec<(String, String)> {
    port.board(None).map(|_| port.table(None).shots).unwrap_or_default()
}

#[test]
fn bmw_r6_1_the_picked_archer_shoots_at_the_target_that_is_clicked() {
    let (game, archer, common, other) = fire();
    let mut window = table(game);
    let before = declared(port(&window)).len();
    click(&mut window, &archer);
    let state = |window: &Window| {
        let workspace = &window.state().table.as_ref().expect("a game").workspace;
        (workspace.inspected.clone(), workspace.map.menu.is_some(), workspace.map.card.is_some())
    };
    assert_eq!(state(&window), (Some(archer.clone()), false, false), "he is picked, and no more");
    picture(&mut window, "archer-picked");
    click(&mut window, &common);
    let shots = declared(port(&window));
    assert_eq!(shots.len(), before + 1);
    assert_eq!(shots.last(), Some(&(archer, common)), "he shoots, without a list of archers");
    // What he did not reach is left to those who do: one of them shoots, or it is asked who.
    click(&mut window, &other);
    assert!(state(&window).1 || declared(port(&window)).len() == before + 2);
}

#[test]
fn archers_are_picked_one_after_the_other_by_keys() {
    let (game, ..) = fire();
    let archers: BTreeSet<String> =
        game.choices().iter().filter(|c| c.kind == ChoiceKind::Fire).filter_map(subject).collect();
    let mut window = table(game);
    let mut seen = BTreeSet::new();
    for _ in 0..archers.len() {
        window.key_press(Key::N);
        window.run();
        seen.extend(window.state().table.as_ref().expect("a game").workspace.inspected.clone());
    }
    assert_eq!(seen, archers);
}

fn subject(choice: &Choice) -> Option<String> {
    choice.subject.clone()
}
