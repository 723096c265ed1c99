//! Options, zones and cards that nothing uses, and rivers that an option leaves out.

use super::Warning;
use crate::editor::{Node, Pointer};
use crate::kernel::System;
use crate::scenario::acies::AciesData;
use crate::scenario::acies::deck::DeckRef;
use crate::scenario::bmw::BmwData;
use crate::scenario::option_use::{has_river_hexes, is_used};
use crate::scenario::options::RiverModel;
use crate::scenario::{OptionSet, Scenario, arsouf_options, barons, options};

pub(super) fn warnings(scenario: &Scenario, content: &Node) -> Vec<Warning> {
    let mut found = idle_options(scenario, content);
    found.extend(idle_zones(scenario, content));
    found.extend(idle_cards(scenario));
    found.extend(idle_rivers(scenario));
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

/// RUL-37: rivers along hexsides, where rivers are taken to run through hexes and no hex of the map is one.
fn idle_rivers(scenario: &Scenario) -> Vec<Warning> {
    let Some(bmw) = scenario.data::<BmwData>() else { return Vec::new() };
    let by_hexes = bmw.options.river_model == RiverModel::Hex;
    if !by_hexes || has_river_hexes(scenario, bmw) {
        return Vec::new();
    }
    let runs = |feature: &str| {
        let mut all = scenario.map.iter().flat_map(|map| &map.hexsides);
        all.any(|run| run.feature == feature && !run.between.is_empty())
    };
    let rivers = bmw.hexsides.iter().filter(|(id, side)| side.river && runs(id));
    rivers.map(|(id, _)| Warning::IdleRiver { river: id.clone() }).collect()
}

/// Units of the file itself that are in neither deck.
fn idle_cards(scenario: &Scenario) -> Vec<Warning> {
    let Some(acies) = scenario.data::<AciesData>() else { return Vec::new() };
    // A game that begins in mid-battle may have cards elsewhere.
    let Some(decks) = acies.decks.as_ref().filter(|_| acies.begin.is_none()) else {
        return Vec::new();
    };
    let held = |id: &str| {
        let count = |deck: &DeckRef| Some(*deck.resolve()?.units.get(id)?);
        decks.iter().filter_map(count).any(|count| count > 0)
    };
    let list = Pointer::fields(["acies", "units"]);
    let own = acies.units.iter().enumerate().filter(|(_, unit)| !held(&unit.id));
    own.map(|(k, unit)| Warning::IdleCard { card: unit.id.clone(), at: list.then(k) }).collect()
}
