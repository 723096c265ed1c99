//! Lessons: those of the program can be played to their end, and broken ones are told.

use crate::spanish;
use gonfalon::kernel::System;
use gonfalon::scenario::lesson::{Pattern, agrees};
use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::session::lesson::{PassedStep, Progress, learner, offered, perform, rehearsal};
use gonfalon::session::{self, Port};
use gonfalon::view::{Choice, Target};
use gonfalon::words::Language;
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[test]
fn every_lesson_can_be_gone_through() {
    let mut taught = BTreeSet::new();
    for scenario in catalogue::built_in() {
        let told: Vec<String> =
            rehearsal::faults(&scenario).iter().map(ToString::to_string).collect();
        assert!(told.is_empty(), "{}: {told:#?}", scenario.id);
        if let Some(lesson) = &scenario.lesson {
            let turns: usize = lesson.steps.iter().map(|step| step.foresee.len()).sum();
            assert!(turns >= 8, "{}: {turns} wrong turns are foreseen", scenario.id);
            taught.insert(scenario.system());
        }
    }
    assert_eq!(taught.into_iter().collect::<Vec<_>>(), System::ALL, "every system has a course");
}

/// Plays a lesson through, and shows every action of its steps before it is taken: the number of its step, whether the
/// lesson plays it, and which it is.
fn go_through(
    scenario: &Scenario,
    language: Language,
    mut look: impl FnMut(&dyn Port, usize, bool, &Pattern),
) {
    let lesson = scenario.lesson.as_ref().expect("it has a lesson");
    let mut port = session::new(scenario.clone(), lesson.seed).expect("it plays");
    port.set_language(language);
    for (number, step) in lesson.steps.iter().enumerate() {
        port.show_next(&step.dice);
        let wanted = if step.all { &step.expect[..] } else { step.expect.get(..1).unwrap_or(&[]) };
        for (plays, patterns) in [(true, &step.plays[..]), (false, wanted)] {
            for pattern in patterns {
                look(&*port, number, plays, pattern);
                perform(&mut *port, pattern).expect("it can be done");
            }
        }
    }
}

/// The courses on the battles of one map: what is asked of the learner there is never answered for him.
#[test]
fn a_course_leaves_to_the_learner_what_the_learner_is_asked() {
    for id in ["arsouf-tutorial", "first-clash", "horse-and-bow"] {
        let scenario = catalogue::find(id).expect("it is built in");
        let side = learner(&scenario).expect("a side");
        go_through(&scenario, Language::ENGLISH, |port, step, plays, pattern| {
            let asked = port.prompt().side;
            assert!(!plays || asked != Some(side), "{id}, step {step}: {pattern:?}");
        });
    }
}

/// A button is called in the text what is written on it, up to the colon after which its chances follow.
#[test]
fn a_course_calls_buttons_what_is_written_on_them() {
    for (id, language) in ["arsouf-tutorial", "first-clash", "horse-and-bow"]
        .into_iter()
        .flat_map(|id| [(id, Language::ENGLISH), (id, spanish())])
    {
        let scenario = catalogue::find(id).expect("it is built in");
        let steps = &scenario.lesson.as_ref().expect("it has a lesson").steps;
        let mut pressed = 0;
        go_through(&scenario, language, |port, step, plays, pattern| {
            let agreeing = |choice: &&Choice| {
                offered(port, choice.id).is_some_and(|action| agrees(pattern, &action))
            };
            let choice = port.choices().iter().find(agreeing);
            let label = choice.filter(|choice| matches!(choice.target, Target::Button(_)));
            let Some(label) = label.filter(|_| !plays).map(|choice| &choice.label) else { return };
            let name = label.split(": ").next().unwrap_or(label);
            let text = steps[step].text.get(language);
            assert!(text.contains(name), "{id}, step {step}: {label:?} is not in {text:?}");
            pressed += 1;
        });
        assert!(pressed > 5, "{id}: {pressed}");
    }
}

/// The faults of a lesson with these steps on the smallest battle.
fn faults(lesson: &Value) -> Vec<String> {
    let scenario = catalogue::built_in().into_iter().find(|scenario| scenario.id == "first-clash");
    let lesson = serde_json::from_value(lesson.clone()).expect("a lesson");
    let scenario = Scenario { lesson: Some(lesson), ..scenario.expect("it is built in") };
    rehearsal::faults(&scenario)
        .into_iter()
        .map(|fault| format!("{} {}", fault.at, fault.name))
        .collect()
}

fn one_step(step: &Value) -> Vec<String> {
    faults(&json!({"side": "crusader", "steps": [step]}))
}

/// A step's marks that fit everywhere.
fn prompt() -> Value {
    json!({"panels": ["prompt"]})
}

fn march(to: &str) -> Value {
    json!({"type": "move", "unit": "C1", "path": {"last": to}})
}

#[test]
fn what_a_lesson_gets_wrong_is_named_with_its_place() {
    assert_eq!(faults(&json!({"side": "nobody", "steps": []})), ["lesson.side unknown-side"]);
    assert_eq!(faults(&json!({"side": "crusader", "steps": []})), ["lesson.steps no-steps"]);
    let step = |rest: Value| {
        let mut step = json!({"title": "t", "text": "t"});
        for (field, value) in rest.as_object().expect("fields") {
            step[field] = value.clone();
        }
        if step["expect"].is_array() && step["show"].is_null() {
            step["show"] = json!({"units": ["C1"]});
        }
        one_step(&step)
    };
    assert!(step(json!({})).is_empty());
    assert!(step(json!({"expect": [march("0603")]})).is_empty());
    assert_eq!(step(json!({"rules": ["99.9"]})), ["lesson.steps[0].rules[0] unknown-rule"]);
    let marks =
        json!({"show": {"hexes": ["0603", "9999"], "units": ["X"], "buttons": ["end-fire"]}});
    let places = ["hexes[1]", "units[0]", "buttons[0]"];
    let expected: Vec<String> = places
        .iter()
        .map(|place| format!("lesson.steps[0].show.{place} nothing-to-mark"))
        .collect();
    assert_eq!(step(marks), expected);
    assert_eq!(
        step(json!({"expect": [march("1008")]})),
        ["lesson.steps[0].expect[0] not-possible"]
    );
    let wrong =
        json!({"expect": [march("0603")], "foresee": [{"action": march("0603"), "text": "t"}]});
    assert_eq!(step(wrong), ["lesson.steps[0].foresee[0].action not-wrong"]);
    let both = json!({"expect": [march("0603")], "plays": [march("0503")]});
    assert_eq!(step(both), ["lesson.steps[0] two-in-one"]);
    let dice = json!({"expect": [march("0603")], "dice": [4]});
    assert_eq!(step(dice), ["lesson.steps[0].dice wrong-dice"]);
}

#[test]
fn a_lesson_does_not_expect_what_the_other_side_decides() {
    let read = |patterns: &[&str]| -> Vec<Value> {
        patterns.iter().map(|kind| json!({"type": kind})).collect()
    };
    let steps = [
        json!({"title": "t", "text": "t", "expect": read(&["end-movement"]), "show": prompt()}),
        json!({"title": "t", "text": "t", "expect": read(&["end-fire"]), "show": prompt()}),
        json!({"title": "t", "text": "t", "expect": read(&["end-fire"]), "show": prompt()}),
    ];
    assert_eq!(
        faults(&json!({"side": "muslim", "steps": steps})),
        ["lesson.steps[0].expect[0] not-asked"]
    );
}

/// A step that wants something done marks what it is done with, unless the file says that none is needed.
#[test]
fn a_step_that_expects_something_marks_something() {
    let step = json!({"title": "t", "text": "t", "expect": [march("0603")]});
    assert_eq!(one_step(&step), ["lesson.steps[0] no-marks"]);
    let scenario = catalogue::find("first-clash").expect("it is built in");
    let lesson = json!({"side": "crusader", "steps": [step]});
    let lesson = serde_json::from_value(lesson).expect("a lesson");
    let waived = Scenario { lesson: Some(lesson), waive: vec!["no-marks".into()], ..scenario };
    assert!(rehearsal::faults(&waived).is_empty(), "the file may say that none is needed");
}

/// What is brought to the front is a panel that such a game has.
#[test]
fn a_step_names_panels_of_its_system() {
    let panels =
        |panels: &[&str]| one_step(&json!({"title": "t", "text": "t", "show": {"panels": panels}}));
    assert!(panels(&["prompt", "crt", "tec", "morale", "army"]).is_empty());
    assert_eq!(
        panels(&["crt", "duel", "command"]),
        [
            "lesson.steps[0].show.panels[1] no-such-panel",
            "lesson.steps[0].show.panels[2] no-such-panel"
        ]
    );
}

/// A march says where to and not who: a pattern may name the counter that has been picked up for it.
#[test]
fn a_pattern_may_name_who_is_moved() {
    let scenario = catalogue::find("barons-tutorial").expect("it is built in");
    let lesson = scenario.lesson.as_ref().expect("it has a lesson");
    let at = lesson.steps.iter().position(|step| {
        step.expect.first().is_some_and(|pattern| {
            pattern.get("type") == Some(&json!("march")) && pattern.contains_key("mover")
        })
    });
    let at = at.expect("a march is expected");
    let wanted = lesson.steps[at].expect[0].clone();
    let mut port = session::new(scenario.clone(), lesson.seed).expect("it plays");
    for step in &lesson.steps[..at] {
        port.show_next(&step.dice);
        let wanted = if step.all { &step.expect[..] } else { step.expect.get(..1).unwrap_or(&[]) };
        for pattern in step.plays.iter().chain(wanted) {
            perform(&mut *port, pattern).expect("it can be done");
        }
    }
    let follows = |port: &dyn Port| {
        let after = PassedStep { step: 0, after: 0 };
        let read = lesson.steps.iter().enumerate().filter(|(_, step)| step.is_read());
        let passed: Vec<_> = read.map(|(step, _)| PassedStep { step, ..after }).collect();
        let learner = learner(&scenario).expect("a side");
        Progress::of(lesson, learner, port, &passed)
    };
    assert_eq!(follows(&*port).at, at);
    let mut other = wanted.clone();
    other.insert("mover".to_owned(), json!("T.BAR.MA1-not"));
    assert!(perform(&mut *port, &other).is_err(), "nobody of that name is picked up");
    perform(&mut *port, &wanted).expect("the one that is meant");
    assert_eq!(follows(&*port).at, at + 1);
    let last = port.steps() - 1;
    let mover = wanted["mover"].as_str().map(str::to_owned);
    assert_eq!(port.picked_at(last), mover, "the one that was picked up");
    // Whoever else goes there does not fulfil the step.
    let mut strict = lesson.clone();
    strict.steps[at].expect[0].insert("mover".to_owned(), json!("T.BAR.IN2"));
    let learner = learner(&scenario).expect("a side");
    let read = strict.steps.iter().enumerate().filter(|(_, step)| step.is_read());
    let passed: Vec<_> = read.map(|(step, _)| PassedStep { step, after: 0 }).collect();
    let progress = Progress::of(&strict, learner, &*port, &passed);
    assert_eq!((progress.at, progress.astray.is_some()), (at, true));
}
