//! A side that cannot win.

use super::Warning;
use crate::editor::{Node, Pointer};
use crate::scenario::Scenario;
use crate::scenario::arsouf::{ArsoufData, PieceLook};
use crate::scenario::barons::BaronsData;
use crate::scenario::bmw::BmwData;

pub(super) fn warnings(scenario: &Scenario, _: &Node) -> Vec<Warning> {
    if let Some(bmw) = scenario.data::<BmwData>() {
        return bmw_sides(scenario, bmw);
    }
    if let Some(arsouf) = scenario.data::<ArsoufData>() {
        return arsouf_goal(arsouf);
    }
    scenario.data::<BaronsData>().map_or_else(Vec::new, |barons| barons_points(scenario, barons))
}

/// Points come from what the other side loses, or from a line between two zones.
fn bmw_sides(scenario: &Scenario, bmw: &BmwData) -> Vec<Warning> {
    let by_rule = |side: &str| {
        let rules = bmw.special.iter().filter_map(|rule| serde_json::to_value(rule).ok());
        rules.into_iter().any(|rule| {
            rule.get("rule").is_some_and(|name| name == "line")
                && rule.get("side").is_some_and(|own| own == side)
        })
    };
    let loses = |side: &str| {
        let units = bmw.units.iter().any(|unit| unit.side == side && unit.front.strength > 0);
        let leaders = bmw.leaders.iter().any(|leader| leader.side == side && leader.vp > 0);
        units || leaders || bmw.markers.iter().any(|marker| marker.side == side)
    };
    let [one, other] = &scenario.sides;
    let hopeless = [(one, other), (other, one)]
        .into_iter()
        .filter(|(own, enemy)| !loses(&enemy.id) && !by_rule(&own.id));
    hopeless
        .map(|(own, _)| Warning::CannotWin {
            side: own.id.clone(),
            at: Pointer::fields(["bmw", "units"]),
        })
        .collect()
}

/// The side with the goal has the pieces that it needs.
fn arsouf_goal(arsouf: &ArsoufData) -> Vec<Warning> {
    let own = arsouf.pieces.iter().filter(|piece| piece.side == arsouf.goal.side);
    let is_baggage =
        |kind: &str| arsouf.kinds.get(kind).is_some_and(|kind| kind.look == PieceLook::Baggage);
    let baggage = own.clone().filter(|piece| is_baggage(&piece.kind)).count();
    let others = own.count() - baggage;
    let enough = baggage >= usize::from(arsouf.goal.baggage)
        && (others >= usize::from(arsouf.goal.others)
            || arsouf.options.surplus_baggage_counts
                && baggage + others
                    >= usize::from(arsouf.goal.baggage) + usize::from(arsouf.goal.others));
    if enough {
        return Vec::new();
    }
    let at = Pointer::fields(["arsouf", "goal"]);
    vec![Warning::CannotWin { side: arsouf.goal.side.clone(), at }]
}

/// Each side has points to get.
fn barons_points(scenario: &Scenario, barons: &BaronsData) -> Vec<Warning> {
    let nothing = |place: usize| {
        let points = barons.points[place];
        points.eliminated == 0 && points.broken == 0 && points.shaken == 0
    };
    let sides = scenario.sides.iter().enumerate().filter(|(place, _)| nothing(*place));
    sides
        .map(|(place, side)| Warning::CannotWin {
            side: side.id.clone(),
            at: Pointer::fields(["barons", "points"]).then(place),
        })
        .collect()
}
