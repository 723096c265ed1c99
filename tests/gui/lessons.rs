//! Lessons: what is told, marked and expected, wrong turns, and every lesson of the program from its first step to its last.

use super::{
    Window, battles, do_it, folder, on_screen, picture, places, port, press, spanish, window,
};
use egui::{Key, Modifiers, PointerButton};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::lesson::LessonRun;
use gonfalon::gui::seats::Seats;
use gonfalon::gui::theme::LIGHT;
use gonfalon::scenario::lesson::{Pattern, agrees};
use gonfalon::scenario::{Lesson, Scenario, catalogue};
use gonfalon::session::lesson::offered;
use gonfalon::view::{ChoiceKind, Target};
use serde_json::json;

/// A short lesson on the smallest battle.
fn taught() -> Scenario {
    let lesson = json!({
        "side": "crusader",
        "seed": 7,
        "steps": [
            {"title": "Two numbers", "text": "Strength and movement.", "rules": ["4.1"]},
            {
                "title": "March",
                "text": "Move the sergeants to **0603**.",
                "show": {"hexes": ["0603"], "units": ["C1"], "panels": ["unit"]},
                "expect": [{"type": "move", "unit": "C1", "path": {"last": "0603"}}],
                "foresee": [{
                    "action": {"type": "move", "unit": "C1", "path": {"last": "0503"}},
                    "text": "One hex further: there they touch the enemy."
                }],
                "otherwise": "Not them."
            },
            {
                "title": "End",
                "text": "End the movement.",
                "show": {"buttons": ["end-movement"]},
                "expect": [{"type": "end-movement"}]
            },
            {"title": "Archery", "text": "Nobody shoots.", "plays": [{"type": "end-fire"}, {"type": "end-fire"}]},
            {"title": "Well done", "text": "That was all."}
        ]
    });
    let lesson: Lesson = serde_json::from_value(lesson).expect("a lesson");
    Scenario { lesson: Some(lesson), ..battles::built_in("first-clash") }
}

fn begin(window: &mut Window, scenario: Scenario) {
    let seed = scenario.lesson.as_ref().expect("a lesson").seed;
    let seats = Seats::of_learner(&scenario);
    do_it(window, Command::Begin(Box::new(scenario), seed, seats));
    window.run();
}

fn run(window: &Window) -> &LessonRun {
    let table = window.state().table.as_ref().expect("a game");
    table.lesson.as_ref().expect("a lesson")
}

fn at(window: &Window) -> usize {
    run(window).progress().at
}

fn key(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run();
}

#[test]
fn a_lesson_is_read_done_and_gone_through() {
    let folder = folder();
    let mut window = window((1280.0, 800.0), places(&folder), None);
    begin(&mut window, taught());
    window.get_by_label("Step 1 of 5");
    picture(&mut window, "lesson-read");
    key(&mut window, Modifiers::NONE, Key::L);
    window.get_by_label("Step 2 of 5");
    picture(&mut window, "lesson-do");
    // What was said before can be read again, and then one is where one was.
    window.get_by_label("Back Shift+L").click();
    window.run();
    window.get_by_label("Step 1 of 5");
    key(&mut window, Modifiers::NONE, Key::L);
    window.get_by_label("Step 2 of 5");
    // A wrong turn is told, and taken back.
    for hex in ["0304", "0503"] {
        let place = on_screen(&window, hex);
        press(&mut window, place, PointerButton::Primary);
    }
    window.get_by_label("One hex further: there they touch the enemy.");
    picture(&mut window, "lesson-astray");
    window.get_by_label("Take it back").click();
    window.run();
    assert_eq!(at(&window), 1);
    assert!(run(&window).progress().astray.is_none());
    for hex in ["0304", "0603"] {
        let place = on_screen(&window, hex);
        press(&mut window, place, PointerButton::Primary);
    }
    window.get_by_label("Step 3 of 5");
    picture(&mut window, "lesson-button");
    key(&mut window, Modifiers::NONE, Key::Num1);
    for _ in 0..20 {
        window.run_steps(2);
    }
    // Both sides' archery was played by the lesson.
    window.get_by_label("Step 5 of 5");
    key(&mut window, Modifiers::NONE, Key::L);
    window.get_by_label("The lesson is over.");
    assert!(window.state().settings.lessons.iter().any(|record| record.done));
    window.get_by_label("Close the lesson").click();
    window.run();
    assert!(window.query_by_label("The lesson is over.").is_none());
}

/// How many hexes are ringed by the lesson.
fn rings(window: &Window) -> usize {
    fn count(shape: &egui::Shape) -> usize {
        match shape {
            egui::Shape::Path(path) => {
                let color = egui::epaint::ColorMode::Solid(LIGHT.accent);
                usize::from(path.closed && path.points.len() == 6 && path.stroke.color == color)
            }
            egui::Shape::Vec(shapes) => shapes.iter().map(count).sum(),
            _ => 0,
        }
    }
    window.output().shapes.iter().map(|shape| count(&shape.shape)).sum()
}

/// The counter that a step names is ringed until it is in hand; then the hex alone that it is to go to.
#[test]
fn the_ring_leads_from_the_counter_to_where_it_goes() {
    let mut window = window((1280.0, 800.0), places(&folder()), None);
    begin(&mut window, taught());
    key(&mut window, Modifiers::NONE, Key::L);
    window.get_by_label("Step 2 of 5");
    assert_eq!(rings(&window), 2);
    let place = on_screen(&window, "0304");
    press(&mut window, place, PointerButton::Primary);
    assert_eq!(rings(&window), 1);
}

#[test]
fn anything_else_is_told_and_may_be_gone_on_with() {
    let mut window = window((1280.0, 800.0), places(&folder()), None);
    begin(&mut window, taught());
    for hex in ["0305", "0405"] {
        let place = on_screen(&window, hex);
        press(&mut window, place, PointerButton::Primary);
    }
    window.get_by_label("Not them.");
    window.get_by_label("Go on all the same").click();
    window.run();
    window.get_by_label("Step 3 of 5");
}

#[test]
fn a_lesson_shows_what_it_expects() {
    let mut window = window((1280.0, 800.0), places(&folder()), None);
    begin(&mut window, taught());
    key(&mut window, Modifiers::NONE, Key::L);
    window.get_by_label("Show me").click();
    window.run();
    window.get_by_label("Step 3 of 5");
    let table = window.state().table.as_ref().expect("a game");
    let hex = table.snapshot.board_index.get("C1").and_then(|counter| counter.at);
    let map = table.snapshot.map.as_ref().expect("a map");
    assert_eq!(hex.map(|hex| map.label(hex).to_owned()).as_deref(), Some("0603"));
}

/// The choice to take for what is expected: it, or picking up its counter.
fn choice(window: &Window, pattern: &Pattern) -> Option<usize> {
    let port = port(window);
    let agreeing = |id: &usize| offered(port, *id).is_some_and(|action| agrees(pattern, &action));
    let unit = pattern.get("unit").or_else(|| pattern.get("mover"));
    let unit = unit.and_then(|unit| unit.as_str()).unwrap_or_default();
    let pick = || {
        let target = Target::Unit(unit.to_owned());
        let picks =
            |c: &&gonfalon::view::Choice| c.kind == ChoiceKind::Select && c.target == target;
        port.choices().iter().find(picks).map(|choice| choice.id)
    };
    (0..port.choices().len()).find(agreeing).or_else(pick)
}

/// Goes through a lesson as somebody does who does what it says, by what the window offers.
fn go_through(window: &mut Window, scenario: &Scenario) {
    begin(window, scenario.clone());
    let count = run(window).count();
    let id = &scenario.id;
    for _ in 0..count * 12 {
        let now = at(window);
        if now == count {
            break;
        }
        if run(window).holds() {
            key(window, Modifiers::NONE, Key::L);
        } else if run(window).scripted().is_some() {
            window.run_steps(2);
        } else {
            let pattern = run(window).expected().expect("something").clone();
            let choice = choice(window, &pattern);
            let choice = choice.unwrap_or_else(|| panic!("{id}, step {now}: {pattern:?}"));
            do_it(window, Command::Choose(choice));
            assert!(run(window).progress().astray.is_none(), "{id}, step {now}: {pattern:?}");
        }
        window.run();
    }
    assert_eq!(at(window), count, "{id}");
    assert!(port(window).prompt().over.is_some(), "{id}: the battle is decided");
}

#[test]
fn every_lesson_is_gone_through_to_its_end() {
    let lessons = catalogue::built_in().into_iter().filter(|scenario| scenario.lesson.is_some());
    for scenario in lessons {
        let mut window = window((1280.0, 800.0), places(&folder()), None);
        go_through(&mut window, &scenario);
        let picture_name = format!("lesson-end-{}", scenario.id);
        picture(&mut window, &picture_name);
    }
}

#[test]
fn a_lesson_speaks_the_language_of_the_window() {
    let mut window = window((1280.0, 800.0), places(&folder()), None);
    window.state_mut().settings.language = spanish();
    begin(&mut window, taught());
    window.get_by_label("Paso 1 de 5");
}
