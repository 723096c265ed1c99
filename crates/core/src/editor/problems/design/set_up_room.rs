//! Zones of set-up of which every hex is needed.

use super::Warning;
use crate::editor::Node;
use crate::scenario::Scenario;
use crate::scenario::arsouf::ArsoufData;
use crate::scenario::bmw::{BmwData, SetupData, Take, UnitKind};

pub(super) fn warnings(scenario: &Scenario, _: &Node) -> Vec<Warning> {
    let hexes = |zone: &str| {
        let zone = scenario.map.as_ref().and_then(|map| map.zones.get(zone));
        zone.map_or(0, |zone| zone.hexes.len())
    };
    let tight = |zone: &String, units: usize| {
        let hexes = hexes(zone);
        let is_tight = units > 1 && hexes <= units;
        is_tight.then(|| Warning::TightSetUp { zone: zone.clone(), hexes, units })
    };
    if let Some(bmw) = scenario.data::<BmwData>().filter(|bmw| bmw.begin.is_none()) {
        let rests = bmw.setup.iter().flat_map(|plan| {
            let rest = plan.groups.iter().filter(|group| group.take == Take::Rest);
            rest.map(|group| (&group.zone, left_over(bmw, plan, &hexes)))
        });
        return rests.filter_map(|(zone, units)| tight(zone, units)).collect();
    }
    let arsouf = scenario.data::<ArsoufData>().filter(|arsouf| arsouf.begin.is_none());
    let zones = arsouf.into_iter().flat_map(|arsouf| {
        scenario.sides.iter().zip(&arsouf.deploy).map(|(side, zone)| {
            let own = arsouf.pieces.iter().filter(|piece| piece.side == side.id);
            (zone, own.count())
        })
    });
    zones.filter_map(|(zone, units)| tight(zone, units)).collect()
}

/// The units of a side that its other groups do not take.
fn left_over(bmw: &BmwData, plan: &SetupData, hexes: &dyn Fn(&str) -> usize) -> usize {
    let own = bmw.units.iter().filter(|unit| {
        unit.side == plan.side && unit.kind != UnitKind::Garrison && unit.setup.is_some()
    });
    let taken: usize = plan
        .groups
        .iter()
        .map(|group| match group.take {
            Take::EveryHex => hexes(&group.zone),
            Take::Exactly(units) => usize::from(units),
            Take::Rest => 0,
        })
        .sum();
    own.count().saturating_sub(taken)
}
