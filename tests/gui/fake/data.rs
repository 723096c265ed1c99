//! What the made-up field of cards is made of.

use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::view::*;
use serde_json::Value;

/// A made-up scenario with what the rule system adds in a built-in one.
pub fn with_part_of(built_in: &str, mut value: Value) -> Scenario {
    let model = catalogue::find(built_in).expect("it is built in");
    let tag = model.system().tag();
    value[tag] = serde_json::to_value(&model).expect("scenarios can be written")[tag].take();
    serde_json::from_value(value).expect("the made-up scenario is valid")
}

pub fn rule(section: &str) -> RuleRef {
    RuleRef { system: "bmw".into(), section: section.into(), title: "Movement".into() }
}
