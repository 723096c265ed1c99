//! What the courses call the things on the screen is what stands there.

use crate::spanish;
use gonfalon::scenario::catalogue;
use gonfalon::scenario::lesson::agrees;
use gonfalon::session::lesson::{offered, perform};
use gonfalon::session::{self, Port};
use gonfalon::view::{Choice, ChoiceKind, Target};
use gonfalon::words::Language;
use serde_json::json;

/// What the text of a step may call a choice: its label, which may be followed by chances.
fn is_called(text: &str, label: &str) -> bool {
    let name = label.split(" (").next().unwrap_or(label);
    // Of a list of units it may name the beginning.
    let listed = label.split(": ").next().filter(|_| text.contains('…'));
    text.contains(label) || text.contains(name) || listed.is_some_and(|name| text.contains(name))
}

/// What is pressed or chosen from a list in one of these courses is called in the text what is written on it, and a direction
/// what stands at its arrow.
#[test]
fn a_course_calls_what_is_pressed_by_what_is_written_on_it() {
    for (id, least) in [("barons-tutorial", 30), ("acies-tutorial", 12)] {
        for language in [Language::ENGLISH, spanish()] {
            let scenario = catalogue::find(id).expect("it is built in");
            let lesson = scenario.lesson.clone().expect("it has a lesson");
            let mut port = session::new(scenario, lesson.seed).expect("it plays");
            port.set_language(language);
            let mut told = 0;
            for (number, step) in lesson.steps.iter().enumerate() {
                port.show_next(&step.dice);
                for pattern in &step.plays {
                    perform(&mut *port, pattern).expect("it can be played");
                }
                let wanted = if step.all { step.expect.len() } else { 1 };
                for pattern in step.expect.iter().take(wanted) {
                    let text = step.text.get(language);
                    if let Some(name) = written(&*port, &|id| {
                        offered(&*port, id).is_some_and(|action| agrees(pattern, &action))
                    }) {
                        assert!(is_called(text, &name), "{id}, step {number}: {name:?}, {text:?}");
                        told += 1;
                    }
                    perform(&mut *port, pattern).expect("it can be done");
                }
            }
            assert!(told >= least, "{id}: {told}");
        }
    }
}

/// What stands on a button, on a choice of a list, or at the arrow of a turn; nothing where a click on the board is enough.
fn written(port: &dyn Port, wanted: &dyn Fn(usize) -> bool) -> Option<String> {
    let choice = port.choices().iter().find(|choice| wanted(choice.id))?;
    let same = |other: &&Choice| {
        other.target == choice.target && other.card == choice.card && other.kind == choice.kind
    };
    match (&choice.target, choice.kind) {
        (_, ChoiceKind::Turn) => {
            let corner = usize::from(choice.facing?);
            port.map()?.facings.get(corner).cloned()
        }
        (Target::Button(_), _) => Some(choice.label.clone()),
        (Target::Hex(_) | Target::Unit(_), ChoiceKind::Select | ChoiceKind::Strike)
            if port.choices().iter().filter(same).count() > 1 =>
        {
            Some(choice.label.clone())
        }
        _ => None,
    }
}

/// BARONS 14.0: a counter that stands already is not placed by picking it, but turned or moved; directions have names.
#[test]
fn what_stands_in_the_set_up_is_picked_to_be_turned() {
    let scenario = catalogue::find("barons-tutorial").expect("it is built in");
    let mut port = session::new(scenario, 1).expect("it plays");
    let label = |port: &dyn Port, unit: &str| {
        let target = Target::Unit(unit.to_owned());
        let picks = |c: &&Choice| c.kind == ChoiceKind::Select && c.target == target;
        port.choices().iter().find(picks).map(|choice| choice.label.clone())
    };
    let spears = label(&*port, "T.BAR.IN2");
    assert_eq!(spears.as_deref(), Some("Place Kentish spears next"));
    let all = json!({"type": "set-up-automatically"});
    perform(&mut *port, all.as_object().expect("an action")).expect("it can be done");
    let spears = label(&*port, "T.BAR.IN2");
    assert_eq!(spears.as_deref(), Some("Kentish spears: turn or move in the set-up"));
    let facings = port.map().expect("a map").facings.clone();
    assert_eq!(facings, ["NNW", "NNE", "E", "SSE", "SSW", "W"]);
}
