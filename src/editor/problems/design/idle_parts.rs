//! Options and zones that nothing uses.

use super::Warning;
use crate::editor::{Node, Pointer};
use crate::kernel::System;
use crate::scenario::arsouf::ArsoufData;
use crate::scenario::bmw::{BmwData, MarkerKind, UnitKind};
use crate::scenario::{OptionSet, Scenario, arsouf_options, barons, options};

pub(super) fn warnings(scenario: &Scenario, content: &Node) -> Vec<Warning> {
    let mut found = idle_options(scenario, content);
    found.extend(idle_zones(scenario, content));
    found
}

fn changed(scenario: &Scenario) -> Vec<String> {
    let default = match scenario.system() {
        System::Bmw => options::Options::default().entries(),
        System::Arsouf => arsouf_options::Options::default().entries(),
        System::Barons => barons::options::Options::default().entries(),
        System::Acies => return Vec::new(),
    };
    let own = scenario.options();
    let differs = |(name, value): &(String, String)| {
        default.iter().any(|(other, default)| other == name && default != value)
    };
    own.into_iter().filter(differs).map(|(name, _)| name).collect()
}

/// Options that differ from their default though what they are about is not there.
fn idle_options(scenario: &Scenario, content: &Node) -> Vec<Warning> {
    let part = scenario.system().tag();
    let idle = changed(scenario).into_iter().filter(|option| !is_used(scenario, option));
    idle.filter_map(|option| {
        let at = Pointer::fields([part, "options"]).then(option.as_str());
        at.of(content).is_some().then_some(Warning::IdleOption { option, at })
    })
    .collect()
}

/// Whether what an option is about is there, as far as that can be told.
fn is_used(scenario: &Scenario, option: &str) -> bool {
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
    let river = || {
        let hexes = bmw.terrain.iter().any(|(id, t)| t.river && has_terrain(scenario, id));
        hexes || bmw.hexsides.values().any(|side| side.river)
    };
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

/// Zones whose id stands nowhere beside the map.
fn idle_zones(scenario: &Scenario, content: &Node) -> Vec<Warning> {
    fn says(node: &Node, id: &str) -> bool {
        match node {
            Node::Text(text) => text == id,
            Node::List(items) => items.iter().any(|item| says(item, id)),
            Node::Record(fields) => fields.iter().any(|(_, node)| says(node, id)),
            _ => false,
        }
    }
    let part = content.field(scenario.system().tag());
    let zones = scenario.map.iter().flat_map(|map| map.zones.keys());
    let idle = zones.filter(|zone| !part.is_some_and(|part| says(part, zone)));
    idle.map(|zone| Warning::IdleZone { zone: zone.clone() }).collect()
}
