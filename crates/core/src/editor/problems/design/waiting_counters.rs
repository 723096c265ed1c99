//! Counters that never arrive.

use super::Warning;
use crate::editor::{Node, Pointer};
use crate::scenario::Scenario;
use crate::scenario::barons::{BaronsData, SetupData};
use crate::scenario::bmw::{BmwData, UnitKind};

pub(super) fn warnings(scenario: &Scenario, _: &Node) -> Vec<Warning> {
    if let Some(bmw) = scenario.data::<BmwData>() {
        return of_bmw(bmw);
    }
    scenario.data::<BaronsData>().map_or_else(Vec::new, of_barons)
}

/// What has no hex and is not set up by its side comes with a sortie alone, if it is garrison.
fn of_bmw(bmw: &BmwData) -> Vec<Warning> {
    let sallies = |side: &str| {
        let rules = bmw.special.iter().filter_map(|rule| serde_json::to_value(rule).ok());
        rules.into_iter().any(|rule| {
            rule.get("rule").is_some_and(|name| name == "sortie")
                && rule.get("side").is_some_and(|own| own == side)
        })
    };
    let is_begun = |id: &str| {
        let set = bmw.begin.as_ref().and_then(|begin| begin.counters.get(id));
        set.is_some_and(|set| set.at.is_some() || set.off.is_some())
    };
    let planned = |side: &str| bmw.begin.is_none() && bmw.setup.iter().any(|s| s.side == side);
    let list = |field: &str, place: usize| Pointer::fields(["bmw", field]).then(place);
    let units = bmw.units.iter().enumerate().filter(|(_, unit)| {
        let garrison = unit.kind == UnitKind::Garrison;
        let comes = if garrison { sallies(&unit.side) } else { planned(&unit.side) };
        unit.setup.is_none() && !comes && !is_begun(&unit.id)
    });
    let units = units.map(|(place, unit)| (unit.id.clone(), list("units", place)));
    let leaders = bmw.leaders.iter().enumerate().filter(|(_, leader)| {
        leader.setup.is_none() && !planned(&leader.side) && !is_begun(&leader.id)
    });
    let leaders = leaders.map(|(place, leader)| (leader.id.clone(), list("leaders", place)));
    units.chain(leaders).map(|(counter, at)| Warning::NeverArrives { counter, at }).collect()
}

/// A Battle that comes later comes before the turns are over.
fn of_barons(barons: &BaronsData) -> Vec<Warning> {
    let last = barons.options.turn_limit;
    let late = barons.battles.iter().enumerate().filter(|(_, battle)| match &battle.setup {
        SetupData::Enters(entry) => last > 0 && entry.activation > last,
        _ => false,
    });
    late.map(|(place, battle)| Warning::NeverArrives {
        counter: battle.id.clone(),
        at: Pointer::fields(["barons", "battles"]).then(place),
    })
    .collect()
}
