//! Whether a battle has what an option is about: where it has not, the option need not be shown.

use super::arsouf::ArsoufData;
use super::barons;
use super::bmw::{BmwData, MarkerKind, UnitKind};
use super::model::Scenario;

/// Whether what an option is about is there, as far as that can be told.
#[must_use]
pub fn is_used(scenario: &Scenario, option: &str) -> bool {
    let map = scenario.map.as_ref();
    let by_map = map.is_some_and(|map| map.variants.iter().any(|v| v.option == option));
    if let Some(bmw) = scenario.data::<BmwData>() {
        return by_map || of_bmw(bmw, scenario, option);
    }
    if let Some(arsouf) = scenario.data::<ArsoufData>() {
        return by_map || of_arsouf(arsouf, scenario, option);
    }
    let barons = scenario.data::<barons::BaronsData>();
    match option {
        "edward_rule" => barons.is_some_and(|barons| barons.edward.is_some()),
        "third_activation" => barons.is_some_and(|barons| {
            let enters =
                |battle: &barons::BattleData| matches!(battle.setup, barons::SetupData::Enters(_));
            barons.battles.iter().any(enters)
        }),
        _ => true,
    }
}

/// Whether the map has a hex of a terrain.
fn has_terrain(scenario: &Scenario, terrain: &str) -> bool {
    scenario.map.as_ref().is_some_and(|map| {
        let letters = map.legend.iter().filter(|(_, id)| *id == terrain).map(|(letter, _)| *letter);
        let painted = |letter: char| map.grid.iter().any(|row| row.contains(letter));
        letters.into_iter().any(painted) || map.variants.iter().any(|v| v.terrain == terrain)
    })
}

/// Whether the map has a hex that is river.
#[must_use]
pub fn has_river_hexes(scenario: &Scenario, bmw: &BmwData) -> bool {
    bmw.terrain.iter().any(|(id, terrain)| terrain.river && has_terrain(scenario, id))
}

fn of_bmw(bmw: &BmwData, scenario: &Scenario, option: &str) -> bool {
    let rule = |name: &str| {
        let rules = bmw.special.iter().filter_map(|rule| serde_json::to_value(rule).ok());
        rules.into_iter().any(|rule| rule.get("rule").is_some_and(|own| own == name))
    };
    let variant = || {
        bmw.units
            .iter()
            .any(|unit| unit.variant.as_ref().is_some_and(|variant| variant.option == option))
    };
    let group = || {
        let groups = bmw.setup.iter().flat_map(|plan| &plan.groups);
        groups.into_iter().any(|g| g.when.as_ref().is_some_and(|(name, _)| name == option))
    };
    let kind = |kind: UnitKind| bmw.units.iter().any(|unit| unit.kind == kind);
    let river = || has_river_hexes(scenario, bmw) || bmw.hexsides.values().any(|side| side.river);
    match option {
        "river_model" => river(),
        "sortie_window" | "sortie_overflow" => rule("sortie"),
        "fortress_entry" | "archery_into_fortress" => rule("fortress"),
        "withdraw_condition" => rule("strategic-withdrawal"),
        "line_victory_level" => rule("line"),
        "kwf_per_combat" => rule("karr-wa-farr"),
        "plunder_is_elimination" => bmw.markers.iter().any(|m| m.kind == MarkerKind::Camp),
        "ha_attack_distance" => kind(UnitKind::HorseArchers),
        "siege_seventh" => group(),
        "muslim_heavy_cavalry" => variant(),
        "belus_river" => false,
        _ => true,
    }
}

fn of_arsouf(arsouf: &ArsoufData, scenario: &Scenario, option: &str) -> bool {
    match option {
        "forest_stops" => {
            arsouf.terrain.iter().any(|(id, t)| t.forest && has_terrain(scenario, id))
        }
        "attack_across_river" => arsouf.hexsides.values().any(|side| side.closed),
        "fill_corner" => false,
        _ => true,
    }
}
