//! BMW 2.2: the terrain effects chart (TEC): the scenario's terrain as a printed table.

use crate::scenario::bmw::{Halves, TerrainEffects};
use crate::words::Language;

/// One line of the chart: terrain, movement points by class, effect on combat.
#[must_use]
pub fn line(effects: &TerrainEffects) -> [String; 5] {
    let cost = |cost: Option<u8>| cost.map_or_else(|| "P".to_owned(), |c| c.to_string());
    [
        effects.name.get(Language::English).to_owned(),
        cost(effects.cost.foot),
        cost(effects.cost.horse),
        cost(effects.cost.train),
        combat_effect(effects),
    ]
}

/// What a terrain does in combat, in words (7.5).
#[must_use]
pub fn combat_effect(effects: &TerrainEffects) -> String {
    let mut words = Vec::new();
    if effects.shift > 0 {
        words.push(format!(
            "{}L if a defender is here and no attacker stands on the same terrain",
            effects.shift
        ));
    }
    match effects.halves {
        Halves::None => {}
        Halves::OutOf => words.push("attackers out of it are halved".to_owned()),
        Halves::IntoAndOutOf => words.push("attackers into it or out of it are halved".to_owned()),
    }
    if words.is_empty() { "no effect".to_owned() } else { words.join("; ") }
}
