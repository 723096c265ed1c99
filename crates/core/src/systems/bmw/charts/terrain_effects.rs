//! BMW 2.2: the terrain effects chart (TEC): the scenario's terrain as a printed table.

use crate::say;
use crate::scenario::bmw::{Halves, TerrainEffects};
use crate::words::Language;

/// One line of the chart: terrain, movement points by class, effect on combat.
#[must_use]
pub fn line(effects: &TerrainEffects, language: Language) -> [String; 5] {
    let cost = |cost: Option<u8>| cost.map_or_else(|| "P".to_owned(), |c| c.to_string());
    [
        effects.name.get(language).to_owned(),
        cost(effects.cost.foot),
        cost(effects.cost.horse),
        cost(effects.cost.train),
        combat_effect(effects, language),
    ]
}

/// What a terrain does in combat, in words (7.5).
#[must_use]
pub fn combat_effect(effects: &TerrainEffects, language: Language) -> String {
    let mut words = Vec::new();
    if effects.shift > 0 {
        words.push(say!(language, "bmw-tec-shift", columns = effects.shift));
    }
    match effects.halves {
        Halves::None => {}
        Halves::OutOf => words.push(say!(language, "bmw-tec-halves-out")),
        Halves::IntoAndOutOf => words.push(say!(language, "bmw-tec-halves-both")),
    }
    if words.is_empty() { say!(language, "bmw-tec-no-effect") } else { words.join("; ") }
}
