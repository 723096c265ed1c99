//! Lessons: what is told, marked and expected, wrong turns, and every lesson of the program from its first step to its last.

use super::{
    Window, battles, do_it, folder, on_screen, picture, places, port, press, spanish, window,
};
use egui::{Key, Modifiers, PointerButton};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::ending::Ending;
use gonfalon::gui::field::spot::Spot;
use gonfalon::gui::lesson::LessonRun;
use gonfalon::gui::seats::Seats;
use gonfalon::gui::theme::LIGHT;
use gonfalon::kernel::Side;
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
    window.get_by_label("Take it back Enter").click();
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
    window.get_by_label("Step 4 of 5");
    key(&mut window, Modifiers::NONE, Key::L);
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

/// What follows speaks of the board as it is without the wrong turn: nothing counts, nobody moves, until it is taken back.
#[test]
fn the_course_waits_until_a_wrong_turn_is_taken_back() {
    let mut window = window((1280.0, 800.0), places(&folder()), None);
    begin(&mut window, taught());
    let go = |window: &mut Window, from: &str, to: &str| {
        for hex in [from, to] {
            let place = on_screen(window, hex);
            press(window, place, PointerButton::Primary);
        }
    };
    go(&mut window, "0305", "0405");
    window.get_by_label("Not them.");
    go(&mut window, "0304", "0603");
    window.get_by_label("Not them.");
    assert_eq!(at(&window), 1);
    window.get_by_label("Show me").click();
    window.run();
    window.get_by_label("Step 3 of 5");
    let table = window.state().table.as_ref().expect("a game");
    let place = |unit: &str| table.snapshot.board_index.get(unit).and_then(|counter| counter.at);
    let map = table.snapshot.map.as_ref().expect("a map");
    let stands = |hex: &str| map.hex(hex);
    assert_eq!(place("C1"), stands("0603"));
    assert!(table.snapshot.board_index.here(stands("0405").expect("a hex")).is_empty());
}

/// The blue button is what the lesson asks for, whatever else could be done, and no question is asked about it.
#[test]
fn the_blue_button_is_what_the_lesson_asks_for() {
    let mut window = window((1280.0, 800.0), places(&folder()), None);
    window.state_mut().settings.ask_before_ending = true;
    begin(&mut window, taught());
    let primary = |window: &Window| {
        let table = window.state().table.as_ref().expect("a game");
        table.snapshot.offers.primary.map(|id| port(window).choices()[id].target.clone())
    };
    assert_eq!(primary(&window), None, "first it is read");
    key(&mut window, Modifiers::NONE, Key::Enter);
    window.get_by_label("Step 2 of 5");
    assert_eq!(primary(&window), None, "the march is on the map");
    window.get_by_label("Show me").click();
    window.run();
    let end = Target::Button("end-movement".to_owned());
    assert_eq!(primary(&window), Some(end));
    let steps = port(&window).steps();
    key(&mut window, Modifiers::NONE, Key::Enter);
    assert!(window.state().table.as_ref().expect("a game").workspace.ending.is_none());
    assert!(port(&window).steps() > steps, "others could still move, and it was ended");
}

/// What the lesson did by itself is told until it has been read, and the lesson does not go on before.
#[test]
fn what_the_lesson_plays_stays_told_until_it_is_read() {
    let mut scenario = taught();
    let steps = &mut scenario.lesson.as_mut().expect("a lesson").steps;
    let mut second = steps[3].clone();
    steps[3].plays.truncate(1);
    second.plays.truncate(1);
    second.title = steps[4].title.clone();
    steps.insert(4, second);
    let mut window = window((1280.0, 800.0), places(&folder()), None);
    begin(&mut window, scenario);
    key(&mut window, Modifiers::NONE, Key::L);
    window.get_by_label("Show me").click();
    window.run();
    window.get_by_label("Show me").click();
    for _ in 0..20 {
        window.run_steps(2);
    }
    window.get_by_label("Step 4 of 6");
    let steps = port(&window).steps();
    assert_eq!(at(&window), 4, "one shooting was ended");
    window.run_steps(20);
    assert_eq!(port(&window).steps(), steps, "the other one waits");
    key(&mut window, Modifiers::NONE, Key::L);
    for _ in 0..20 {
        window.run_steps(2);
    }
    window.get_by_label("Step 5 of 6");
    assert_eq!((at(&window), port(&window).steps()), (5, steps + 1));
    key(&mut window, Modifiers::NONE, Key::L);
    window.get_by_label("Step 6 of 6");
}

/// The keys for what is expected follow from it: first for the counter, then for where it goes, then for a button.
#[test]
fn a_step_tells_its_keys() {
    for (language, told) in [
        (
            gonfalon::words::Language::ENGLISH,
            ["/, 0304 and Enter lead there", "/, 0603 and Enter lead there", "Enter: End movement"],
        ),
        (
            spanish(),
            ["/, 0304 e Intro llevan allí", "/, 0603 e Intro llevan allí", "Intro: Terminar el"],
        ),
    ] {
        let mut window = window((1280.0, 800.0), places(&folder()), None);
        window.state_mut().settings.language = language;
        begin(&mut window, taught());
        assert!(window.query_by_label_contains(told[0]).is_none(), "what is read needs no keys");
        key(&mut window, Modifiers::NONE, Key::L);
        for (step, hex) in [(0, "0304"), (1, "0603")] {
            window.get_by_label_contains(told[step]);
            key(&mut window, Modifiers::NONE, Key::Slash);
            window.event(egui::Event::Text(hex.to_owned()));
            window.run();
            key(&mut window, Modifiers::NONE, Key::Enter);
            assert!(window.query_by_label_contains(told[step]).is_none(), "the cursor is there");
            window.run_steps(40);
            key(&mut window, Modifiers::NONE, Key::Enter);
        }
        key(&mut window, Modifiers::NONE, Key::Escape);
        window.get_by_label_contains(told[2]);
    }
}

/// How far one came is kept, and leads back to the lesson while its game still lies on the table.
#[test]
fn a_lesson_that_is_left_says_what_is_kept_and_is_taken_up_again() {
    let mut window = window((1280.0, 800.0), places(&folder()), None);
    begin(&mut window, taught());
    key(&mut window, Modifiers::NONE, Key::L);
    let at = at(&window);
    window.get_by_label("Leave the lesson").click();
    window.run();
    window.get_by_label_contains(&format!("left the lesson at step {} of", at + 1));
    assert!(window.state().table.as_ref().expect("a game").lesson.is_none());
    let game = window.state().table.as_ref().expect("a game").place.id.clone();
    do_it(&mut window, Command::OpenKept(game));
    window.run();
    assert_eq!(run(&window).progress().at, at);
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

/// A course on cards in a small window: every place of all three lines is in sight above the hand, and the result at its end lies
/// beside what the lesson says last.
#[test]
fn a_course_on_cards_has_all_lines_in_sight_and_its_last_words() {
    let scenario = catalogue::find("acies-tutorial").expect("it is built in");
    let mut window = window((1280.0, 780.0), places(&folder()), None);
    begin(&mut window, scenario.clone());
    let places = window.state().table.as_ref().expect("a game").workspace.field.places.clone();
    let hand = places.iter().filter(|(spot, _)| matches!(spot, Spot::Hand(Side::A, _)));
    let hand = hand.map(|(_, rect)| rect.top()).fold(f32::MAX, f32::min);
    for cell in ["A1", "A5", "A11", "A16"] {
        let place = places[&Spot::Cell(cell.to_owned())];
        assert!(place.bottom() + 30.0 < hand, "{cell}: {place:?}, and the hand at {hand}");
    }
    for words in ["Left wing", "Right wing"] {
        assert!(window.query_all_by_label_contains(&format!(", {words}: empty")).count() > 3);
    }
    picture(&mut window, "lesson-cards");
    go_through(&mut window, &scenario);
    super::end_is_told(&mut window);
    let last = window.get_by_label("The lesson is over.").rect();
    let result = window.get_by_label("Rematch").rect();
    assert!(result.bottom() < last.top(), "{result:?} lies above {last:?}");
    for words in ["Turn 9: Auxilia (M5)", "Turn 9: Warriors (B6)"] {
        window.get_by_label_contains(words);
    }
    assert!(window.query_by_label_contains("Before the first turn").is_none());
    window.get_by_label("The end came in turn 11.");
    assert!(window.query_all_by_label_contains(", Left wing: empty").count() > 3);
}

/// The arrow to which a lesson has a counter turned bears its name and stands out; what is asked about a chit names its Battle.
#[test]
fn a_course_names_directions_and_battles() {
    let mut window = window((1280.0, 800.0), places(&folder()), None);
    let scenario = catalogue::find("barons-tutorial").expect("it is built in");
    let steps = &scenario.lesson.as_ref().expect("a lesson").steps;
    let turn = steps.iter().position(|step| step.expect.iter().any(|p| p["type"] == "face"));
    let pass = steps.iter().position(|step| step.expect.iter().any(|p| p["type"] == "pass"));
    go_to(&mut window, &scenario, turn.expect("a turn"));
    picture(&mut window, "lesson-turn");
    go_to(&mut window, &scenario, pass.expect("a bid"));
    window.state_mut().settings.ask_before_ending = true;
    let choices = port(&window).choices();
    let pass = choices.iter().find(|c| c.target == Target::Button("pass".to_owned()));
    let ending = Ending::of(port(&window), pass.expect("it is offered").id);
    window.state_mut().table.as_mut().expect("a game").workspace.ending = ending;
    window.run();
    window.get_by_label("Pass?");
    assert!(window.query_by_label_contains("track:").is_none());
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
    let count = scenario.lesson.as_ref().expect("a lesson").steps.len();
    go_to(window, scenario, count);
    assert!(port(window).prompt().over.is_some(), "{}: the battle is decided", scenario.id);
}

/// Does so up to a step.
fn go_to(window: &mut Window, scenario: &Scenario, count: usize) {
    begin(window, scenario.clone());
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
            assert!(run(window).next_choice().is_some(), "{id}, step {now}: no keys, {pattern:?}");
            let choice = choice(window, &pattern);
            let choice = choice.unwrap_or_else(|| panic!("{id}, step {now}: {pattern:?}"));
            do_it(window, Command::Choose(choice));
            assert!(run(window).progress().astray.is_none(), "{id}, step {now}: {pattern:?}");
        }
        window.run();
    }
    assert_eq!(at(window), count, "{id}");
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
