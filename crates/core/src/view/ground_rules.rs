//! What the rules say of the ground, for the key of the map and the hex under the pointer.

use super::Condition;
use crate::say;
use crate::words::Language;

/// What the rules say of the ground of a map, and what the values on its counters are, in a few words each; empty where they say
/// nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GroundRules {
    /// The number of the rule that has it all.
    pub rule: &'static str,
    /// By terrain number.
    pub terrains: Vec<String>,
    /// By number of the hexside feature.
    pub features: Vec<String>,
    /// Of a road.
    pub road: String,
    /// Of a hexside with one level of height between its hexes.
    pub slope: String,
    /// Of a hexside with more than that.
    pub steep: String,
    /// What is printed where on a counter.
    pub values: String,
    /// What counters can show of their state.
    pub states: &'static [Condition],
    /// Whether somebody can be wounded.
    pub wounds: bool,
    /// Whether counters face a way.
    pub fronts: bool,
}

/// What entering costs, by those who pay differently: `1 movement point`, or `foot 1, horse may not`.
#[must_use]
pub fn costs(language: Language, payers: &[(String, Option<u8>)]) -> String {
    let first = payers.first().and_then(|(_, cost)| *cost);
    if payers.iter().all(|(_, cost)| *cost == first) {
        return match first {
            Some(cost) => say!(language, "ground-cost", n = cost),
            None => say!(language, "ground-banned"),
        };
    }
    let cost = |(who, cost): &(String, Option<u8>)| {
        let who = who.to_lowercase();
        match cost {
            Some(cost) => say!(language, "ground-cost-of", who = who, n = *cost),
            None => say!(language, "ground-banned-to", who = who),
        }
    };
    payers.iter().map(cost).collect::<Vec<_>>().join(", ")
}
