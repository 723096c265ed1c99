//! Lessons: those of the program can be played to their end, and broken ones are told.

use gonfalon::kernel::System;
use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::session::lesson::rehearsal;
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
        json!({"title": "t", "text": "t", "expect": read(&["end-movement"])}),
        json!({"title": "t", "text": "t", "expect": read(&["end-fire"])}),
        json!({"title": "t", "text": "t", "expect": read(&["end-fire"])}),
    ];
    assert_eq!(
        faults(&json!({"side": "muslim", "steps": steps})),
        ["lesson.steps[0].expect[0] not-asked"]
    );
}
