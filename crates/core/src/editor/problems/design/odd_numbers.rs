//! Numbers that files may hold and that no battle has.

use super::Warning;
use crate::editor::{Node, Pointer};
use crate::scenario::Scenario;
use crate::scenario::bmw::BmwData;

/// No game takes longer, in minutes: two days without a break.
const LONGEST: u32 = 2 * 24 * 60;
/// Years in which battles of these games were fought, by far.
const YEARS: (i32, i32) = (-3000, 2100);

pub(super) fn warnings(scenario: &Scenario, _: &Node) -> Vec<Warning> {
    let odd = |at: Pointer, number: i64| Warning::OddNumber { at, number };
    let (facts, mut found) = (&scenario.facts, Vec::new());
    let at = Pointer::fields(["facts", "minutes"]);
    if let Some((least, most)) = facts.minutes {
        if least == 0 || least > LONGEST {
            found.push(odd(at.then(0), least.into()));
        }
        if most < least || most > LONGEST {
            found.push(odd(at.then(1), most.into()));
        }
    }
    if let Some(year) = facts.year.filter(|year| !(YEARS.0..=YEARS.1).contains(year)) {
        found.push(odd(Pointer::fields(["facts", "year"]), year.into()));
    }
    if let Some(bmw) = scenario.data::<BmwData>() {
        found.extend(of_morale(bmw, scenario));
    }
    found
}

/// An army that would have to lose more than it has before its morale breaks.
fn of_morale(bmw: &BmwData, scenario: &Scenario) -> Vec<Warning> {
    let mut found = Vec::new();
    for (place, (side, morale)) in scenario.sides.iter().zip(&bmw.morale).enumerate() {
        let own = bmw.units.iter().filter(|unit| unit.side == side.id);
        let all: u32 = own.map(|unit| u32::from(unit.front.strength)).sum();
        if morale.demoralized > all {
            let at = Pointer::fields(["bmw", "morale"]).then(place).then("demoralized");
            found.push(Warning::OddNumber { at, number: morale.demoralized.into() });
        }
    }
    found
}
