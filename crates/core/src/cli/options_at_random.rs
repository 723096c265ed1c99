//! Optional rulings at random: every option of a scenario's system gets one of its values.

use crate::kernel::SeededDice;
use crate::reference::Library;
use crate::scenario::Scenario;
use serde_json::{Map, Value};

/// The scenario with every option set at random from a seed, and the options that differ from it as `name=value`.
///
/// # Errors
/// A sentence about a value that the reference knows and the scenario refuses.
pub fn varied(scenario: &Scenario, seed: u64) -> Result<(Scenario, Vec<String>), String> {
    let mut lots = SeededDice::new(seed ^ 0x3333_3333_3333_3333);
    let mut changes = Map::new();
    for option in &Library::of(scenario.system()).options {
        let value = &option.values[lots.below(option.values.len())].value;
        changes.insert(option.name.clone(), Value::from(value.as_str()));
    }
    let mut varied = scenario.clone();
    varied.set_options(&changes)?;
    let before = scenario.options();
    let differs = varied.options().into_iter().filter(|option| !before.contains(option));
    let words = differs.map(|(name, value)| format!("{name}={value}")).collect();
    Ok((varied, words))
}
