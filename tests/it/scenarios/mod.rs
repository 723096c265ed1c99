//! The built-in battle of Acre, and what is said about scenario files that are broken.

mod acre;
mod balance;
mod broken;
mod lengths;
mod lesson_words;
mod lessons;

use gonfalon::scenario::{Fault, FromScenario, parse};
use gonfalon::systems::bmw::Bmw;
use serde_json::Value;

pub const ACRE: &str = include_str!("../../../scenarios/bmw/acre.json");

pub fn acre() -> Value {
    serde_json::from_str(ACRE).expect("acre.json is JSON")
}

/// What the program says about a scenario: its faults, or none.
pub fn faults(scenario: &Value) -> Vec<Fault> {
    let text = scenario.to_string();
    match parse(&text) {
        Ok(scenario) => Bmw::start(&scenario).err().unwrap_or_default(),
        Err(faults) => faults,
    }
}

/// Acre with one change.
pub fn changed(pointer: &str, value: Value) -> Value {
    let mut scenario = acre();
    set(&mut scenario, pointer, value);
    scenario
}

pub fn set(scenario: &mut Value, pointer: &str, value: Value) {
    let (parent, key) = pointer.rsplit_once('/').expect("a pointer has a slash");
    let parent = scenario.pointer_mut(parent).unwrap_or_else(|| panic!("no {pointer}"));
    match parent {
        Value::Object(object) => {
            object.insert(key.to_owned(), value);
        }
        Value::Array(array) => {
            let index: usize = key.parse().expect("an index");
            if index == array.len() {
                array.push(value);
            } else {
                array[index] = value;
            }
        }
        _ => panic!("{pointer} is in no container"),
    }
}

/// There is a fault of this name at this path; it says what is wrong and what to do. Returns it.
pub fn find(faults: &[Fault], name: &str, at: &str) -> Fault {
    let fault = faults.iter().find(|f| f.name == name && f.at == at);
    let fault = fault.unwrap_or_else(|| panic!("no {name} at {at} among {faults:#?}"));
    assert!(!fault.what.is_empty(), "{fault:?} says what is wrong");
    assert!(!fault.todo.is_empty(), "{fault:?} says what to do");
    fault.clone()
}

/// One change of Acre brings this fault, offending this rule.
pub fn brings(pointer: &str, value: Value, name: &str, at: &str, rule: Option<&str>) -> Fault {
    let fault = find(&faults(&changed(pointer, value)), name, at);
    assert_eq!(fault.rule.as_deref(), rule, "the rule of {fault}");
    fault
}
