//! What is suggested can be done, and a suggested combat phase leaves nobody out who must fight.

use gonfalon::ai::{Cancel, Level, SearchOptions};
use gonfalon::kernel::System;
use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::session::{self, Port};
use gonfalon::view::{ChoiceKind, Suggestion};
use serde_json::Value;
use std::collections::BTreeSet;

fn search() -> SearchOptions {
    SearchOptions { nodes: Some(200), ..SearchOptions::new(Level::Easy, 3) }
}

fn suggested(port: &dyn Port) -> Vec<Suggestion> {
    suggested_by(&search(), port)
}

fn suggested_by(search: &SearchOptions, port: &dyn Port) -> Vec<Suggestion> {
    port.suggestion_job(search)(&Cancel::default()).expect("something is suggested")
}

fn battle(id: &str) -> Scenario {
    let scenario = catalogue::built_in().into_iter().find(|scenario| scenario.id == id);
    scenario.expect("it is built in")
}

/// A game that the computer has played for so many actions.
fn played(id: &str, most: usize) -> Box<dyn Port> {
    along(id, most, |_| {})
}

/// Plays as the computer does, and looks at every decision on the way.
fn along(id: &str, most: usize, mut look: impl FnMut(&mut dyn Port)) -> Box<dyn Port> {
    let mut port = session::new(battle(id), 11).expect("it begins");
    for _ in 0..most {
        if port.prompt().over.is_some() {
            break;
        }
        look(&mut *port);
        let chosen = port.search_job(&search())(&Cancel::default()).expect("the computer plays");
        port.play_chosen(&chosen).expect("it may");
    }
    port
}

/// Does what is suggested, and takes it back.
fn try_out(port: &mut dyn Port, suggestion: &Suggestion, then: impl FnOnce(&dyn Port)) {
    let before = port.steps();
    for action in &suggestion.actions {
        let done = port.play(action, None);
        assert!(done.is_ok(), "{}: {action}: {:?}", suggestion.choice.label, done.err());
    }
    then(port);
    while port.steps() > before {
        port.undo_over_barrier().expect("it is taken back");
    }
}

#[test]
fn what_is_suggested_can_be_done_in_every_system() {
    let mut seen = BTreeSet::new();
    for (id, most) in [("acre", 120), ("lewes", 120), ("arsouf", 150), ("acies-rome-gauls", 80)] {
        along(id, most, |port| {
            seen.insert(port.system());
            let found = suggested(port);
            assert!(!found.is_empty(), "{}", port.prompt().question);
            for suggestion in &found {
                assert!(!suggestion.actions.is_empty());
                assert!(!suggestion.choice.rule.section.is_empty());
            }
            try_out(port, &found[0], |_| {});
        });
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), System::ALL);
}

#[test]
fn bmw_r7_3_a_suggested_combat_phase_leaves_out_nobody_who_must_fight() {
    let (mut phases, mut several) = (0, 0);
    for id in ["acre", "breaking-through"] {
        along(id, 1500, |port| {
            let planned = port.choices().iter().any(|choice| choice.kind == ChoiceKind::Release);
            let attacks = port.choices().iter().any(|choice| choice.kind == ChoiceKind::Engage);
            if planned || !attacks {
                return;
            }
            let found = suggested(port);
            let mut fighting = BTreeSet::new();
            for suggestion in found.iter().filter(|suggestion| suggestion.choice.forecast.is_some())
            {
                for unit in &suggestion.units {
                    assert!(fighting.insert(unit.clone()), "{unit} fights twice");
                }
                let told = suggestion.choice.forecast.clone();
                try_out(port, suggestion, |port| {
                    // The plan is on the table with the odds that were told.
                    let attack = port.choices().iter().find(|c| c.kind == ChoiceKind::Commit);
                    if let Some(attack) = attack {
                        assert_eq!(attack.forecast, told);
                    } else {
                        // An attack that would leave somebody out waits for the one before it.
                        assert_ne!(Some(&suggestion.actions), found.first().map(|s| &s.actions));
                    }
                });
            }
            for duty in port.table(None).duties.iter().filter(|duty| !duty.done) {
                assert!(fighting.contains(&duty.unit), "{} is left out", duty.unit);
            }
            phases += 1;
            several += usize::from(found.len() > 1);
        });
    }
    assert!(phases >= 20 && several >= 10, "{phases} phases, {several} with several attacks");
}

#[test]
fn a_suggestion_does_nothing_by_itself() {
    along("first-clash", 20, |port| {
        let saved = |port: &dyn Port| serde_json::to_value(port.save()).expect("a save");
        let before: Value = saved(port);
        suggested(port);
        assert_eq!(saved(port), before);
    });
}

/// Who suggests to leave it at that says why, too, wherever there was something else to do.
#[test]
fn a_suggestion_that_nothing_speaks_for_says_so() {
    let without_errors = SearchOptions::new(Level::Normal, 3);
    for (id, end) in [("acre", "stand"), ("acies-rome-gauls", "stand"), ("lewes", "finish")] {
        let (mut told, mut silent) = (0, Vec::new());
        along(id, 400, |port| {
            for Suggestion { actions, reasons, .. } in suggested_by(&without_errors, port) {
                let Some(first) = reasons.first() else { continue };
                if actions.iter().any(|action| action["type"] == end) {
                    match first.as_str() {
                        "Nothing else is worth it."
                        | "There is nothing better."
                        | "Nothing is won or lost by it." => told += 1,
                        _ => silent.push(reasons),
                    }
                }
            }
        });
        assert!(told > 0 && silent.is_empty(), "{id}: {told}, {silent:?}");
    }
}

/// What has to be done though everything speaks against it is said to be demanded, with the number of the rule.
#[test]
fn bmw_r7_8_a_beaten_unit_goes_because_the_rules_demand_it() {
    let (mut demanded, without_errors) = (0, SearchOptions::new(Level::Normal, 3));
    along("acre", 900, |port| {
        for Suggestion { actions, reasons, .. } in suggested_by(&without_errors, port) {
            if reasons
                .first()
                .is_some_and(|first| first.starts_with("Of what the rules demand here ("))
            {
                demanded += 1;
                let kinds: BTreeSet<String> =
                    port.choices().iter().map(|choice| format!("{:?}", choice.kind)).collect();
                let others = kinds.iter().filter(|kind| *kind != "Concede").count();
                assert_eq!(others, 1, "{actions:?}: {kinds:?}");
            }
        }
    });
    assert!(demanded > 0);
}

/// Who would have done something that is no better than what was done would have done the same.
#[test]
fn nothing_is_held_against_what_is_just_as_good() {
    let search = SearchOptions::new(Level::Normal, 3);
    let (mut others, mut same) = (0, 0);
    for id in ["acre", "evesham", "arsouf", "acies-rome-gauls"] {
        let session = played(id, 60);
        let port = &*session;
        for step in 0..port.steps() {
            let Some(by) = port.taken_by(step) else { continue };
            let Some(job) = port.hindsight_job(step, Some(by), &search) else { continue };
            let found = job(&Cancel::default()).expect("it is thought out");
            let Some(instead) = found.instead else {
                same += usize::from(found.had_choice);
                continue;
            };
            others += 1;
            let reasons = instead.reasons.join(" ");
            let equal = format!("Just as good: {}", found.done.choice.label);
            assert!(!reasons.contains(&equal), "{id}, {step}: {reasons}");
            let lack = "Nothing else is worth it.";
            assert!(!(reasons.contains(lack) && reasons.contains("Just as good")), "{reasons}");
        }
    }
    assert!(others > 10 && same > 10, "{others} others, {same} the same");
}

/// BARONS 7.0: a move that was made in several actions is looked back at as the one that it was, from its end too.
#[test]
fn a_move_is_looked_back_at_from_its_end() {
    let search = SearchOptions::new(Level::Normal, 3);
    let session = played("evesham", 400);
    let port = &*session;
    let taken = |step: usize| port.taken(step).expect("it was taken");
    let (mut moves, mut interrupted) = (0, 0);
    for step in 1..port.steps() {
        let Some(by) = port.taken_by(step).filter(|_| taken(step)["type"] == "finish") else {
            continue;
        };
        let own = (0..step).rev().find(|&own| port.taken_by(own) == Some(by)).expect("it moved");
        let march = taken(own);
        if march["type"] != "march" {
            continue;
        }
        let job = port.hindsight_job(step, Some(by), &search).expect("nothing is hidden");
        let found = job(&Cancel::default()).expect("it is thought out");
        assert_eq!(found.done.action["hex"], march["hex"], "action {step}");
        assert_eq!(found.done.action["type"], "march");
        moves += 1;
        interrupted += usize::from(own + 1 < step);
    }
    assert!(interrupted > 0, "the enemy has reacted to some");
    assert!(moves > 3, "{moves}");
}

/// Who follows a suggestion knows what it belongs to.
#[test]
fn a_suggestion_tells_the_plan_of_the_turn() {
    let search = SearchOptions { nodes: Some(20_000), ..SearchOptions::new(Level::Hard, 3) };
    let mut port = session::new(battle("acre-even"), 11).expect("it begins");
    let light = self::search();
    while !port.prompt().question.starts_with("Move your counters") {
        let chosen = port.search_job(&light)(&Cancel::default()).expect("the computer plays");
        port.play_chosen(&chosen).expect("it may");
    }
    let found = suggested_by(&search, &*port);
    let plan = found[0].reasons.iter().find(|reason| reason.starts_with("Plan: "));
    let plan = plan.unwrap_or_else(|| panic!("{:?}", found[0].reasons));
    assert!(plan.contains(" more") || plan.contains(" and "), "{plan}");
}
