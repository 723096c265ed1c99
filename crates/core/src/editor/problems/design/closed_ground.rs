//! Hexes that may be entered, and where no unit can come.

use super::Warning;
use crate::board::{Direction, Hex};
use crate::editor::Node;
use crate::editor::mapping::MapGeometry;
use crate::editor::mapping::counter_places::counters;
use crate::editor::mapping::hexside_paint::{features, same};
use crate::editor::mapping::letter_rows::LetterRows;
use crate::scenario::Scenario;
use crate::scenario::arsouf::ArsoufData;
use crate::scenario::barons::{BaronsData, SetupData};
use crate::scenario::bmw::BmwData;
use std::collections::BTreeSet;

/// Pieces of ground that hang together are one warning each.
pub(super) fn warnings(scenario: &Scenario, content: &Node) -> Vec<Warning> {
    let Some(geometry) = MapGeometry::of(content) else { return Vec::new() };
    let (open, barred) = (open_terrain(scenario), barring_features(scenario));
    let letters = LetterRows::of(content, &geometry, "grid");
    let Some(map) = &scenario.map else { return Vec::new() };
    let is_open = |hex: Hex| {
        let terrain = letters.get(hex).and_then(|letter| map.legend.get(&letter));
        terrain.is_some_and(|terrain| open.contains(terrain.as_str()))
    };
    let sides = features(content, &geometry);
    let is_barred = |hex: Hex, direction: Direction| {
        let own = sides.get(&same(&geometry, (hex, direction)));
        own.is_some_and(|own| own.iter().any(|feature| barred.contains(feature.as_str())))
    };
    let mut seen = vec![false; geometry.grid.len()];
    let mut flood = |from: Vec<Hex>| {
        let (mut next, mut found) = (from, Vec::new());
        while let Some(hex) = next.pop() {
            if std::mem::replace(&mut seen[hex.index()], true) {
                continue;
            }
            found.push(hex);
            geometry.grid.each_neighbor(hex, |direction, other| {
                if is_open(other) && !is_barred(hex, direction) {
                    next.push(other);
                }
            });
        }
        found.sort_unstable();
        found
    };
    let starts = starts(scenario, content, &geometry);
    if starts.is_empty() {
        return Vec::new();
    }
    flood(starts);
    let mut warnings = Vec::new();
    for hex in geometry.grid.hexes().filter(|hex| is_open(*hex)) {
        let hexes = flood(vec![hex]);
        if let Some(first) = hexes.first() {
            let first = geometry.grid.label(*first);
            warnings.push(Warning::Unreachable { hexes, first });
        }
    }
    warnings
}

/// The terrain that some counter may enter.
fn open_terrain(scenario: &Scenario) -> BTreeSet<&str> {
    if let Some(bmw) = scenario.data::<BmwData>() {
        let open = bmw.terrain.iter().filter(|(_, effects)| {
            [effects.cost.foot, effects.cost.horse, effects.cost.train].iter().any(Option::is_some)
        });
        return open.map(|(id, _)| id.as_str()).collect();
    }
    if let Some(arsouf) = scenario.data::<ArsoufData>() {
        let open = arsouf.terrain.iter().filter(|(_, terrain)| !terrain.closed);
        return open.map(|(id, _)| id.as_str()).collect();
    }
    let barons = scenario.data::<BaronsData>().into_iter().flat_map(|data| &data.terrain);
    let open = barons.filter(|(_, terrain)| terrain.foot.is_some() || terrain.horse.is_some());
    open.map(|(id, _)| id.as_str()).collect()
}

/// The features of hexsides that nobody crosses.
fn barring_features(scenario: &Scenario) -> BTreeSet<&str> {
    if let Some(bmw) = scenario.data::<BmwData>() {
        let barring = bmw.hexsides.iter().filter(|(_, effects)| effects.cost.is_none());
        return barring.map(|(id, _)| id.as_str()).collect();
    }
    let arsouf = scenario.data::<ArsoufData>().into_iter().flat_map(|data| &data.hexsides);
    arsouf.filter(|(_, side)| side.closed).map(|(id, _)| id.as_str()).collect()
}

/// Where counters can stand at the beginning: their hexes, and every zone.
fn starts(scenario: &Scenario, content: &Node, geometry: &MapGeometry) -> Vec<Hex> {
    let labels = counters(content).into_iter().filter_map(|counter| counter.setup);
    let near = scenario.data::<BaronsData>().into_iter().flat_map(|data| &data.battles);
    let near = near.filter_map(|battle| match &battle.setup {
        SetupData::Near(hex) => Some(hex.clone()),
        _ => None,
    });
    let zones = scenario.map.iter().flat_map(|map| map.zones.values());
    let zones = zones.flat_map(|zone| zone.hexes.iter().cloned());
    labels.chain(near).chain(zones).filter_map(|label| geometry.grid.parse(&label)).collect()
}
