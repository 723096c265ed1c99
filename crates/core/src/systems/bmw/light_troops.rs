//! BMW 8.1 to 8.3: light troops, disengagement, retreat before combat.

use super::action::Path;
use super::outward::{Ground, Outward, leads_away};
use super::reasons::{Step, nearest_bar};
use super::rules;
use super::scene::{Class, Scene};
use super::state::State;
use super::way::check_way;
use super::why::{Refused, Why, no};
use crate::board::{Direction, Hex};
use crate::kernel::{Rejection, Rule, UnitId};
use crate::scenario::bmw::Dot;

/// The longest retreat before combat, in hexes (8.3).
pub const FARTHEST: usize = 3;

/// BMW 8.21, RUL-14: every enemy unit whose ZOC covers the hex must be no faster. Leaders need no
/// comparison (10.1).
///
/// # Errors
/// The first faster enemy.
pub fn check_standard(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> Result<(), Refused> {
    let counter = scene.counter(unit);
    let ma = s.values(scene, unit).ma;
    let faster =
        s.controllers(scene, counter.side, hex).find(|&enemy| s.values(scene, enemy).ma > ma);
    match faster {
        Some(enemy) => no(rules::SOLID_DOT_DISENGAGEMENT, Why::FasterEnemy { enemy }),
        None => Ok(()),
    }
}

/// BMW 8.3: what a unit that leaves before combat may do with a hex.
fn ground(scene: &Scene, s: &State, unit: UnitId, from: Hex, d: Direction, to: Hex) -> Ground {
    let side = scene.counter(unit).side;
    if !s.can_step(scene, unit, from, d)
        || s.in_ezoc(side, to)
        || s.unit_of(side.enemy(), to).is_some()
    {
        return Ground::Barred;
    }
    match (s.unit_at(to), s.values(scene, unit).class) {
        (None, _) => Ground::Free,
        (Some(_), Class::Horse) => Ground::Pass,
        (Some(_), _) => Ground::Barred,
    }
}

/// BMW 8.3: the ways out before combat, of one to three hexes.
#[must_use]
pub fn ways_out(scene: &Scene, s: &State, unit: UnitId) -> Outward {
    let start = s.hex(unit).expect("a fighting unit is on the map");
    Outward::explore(scene, start, FARTHEST, |from, d, to| ground(scene, s, unit, from, d, to))
}

/// BMW 8.3, 9.3: whether a defender, on foot or mounted, may leave before combat at all: solid dot, nobody charges, no faster enemy.
///
/// # Errors
/// The rule that keeps it there.
pub fn check_may_leave(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    charged: bool,
) -> Result<(), Refused> {
    if s.values(scene, unit).dot != Dot::Solid {
        return no(rules::RETREAT_BEFORE_COMBAT, Why::NoSolidDot);
    }
    if charged {
        return no(rules::CHARGES, Why::ChargedNoRetreat);
    }
    let hex = s.hex(unit).expect("a fighting unit is on the map");
    // The test is that of 8.21; refused here, it is a matter of 8.3.
    check_standard(scene, s, unit, hex)
        .map_err(|refused| Refused { rule: rules::RETREAT_BEFORE_COMBAT, ..refused })
}

/// BMW 8.3: whether a unit can leave before combat: it may, and there is a way.
#[must_use]
pub fn can_leave(scene: &Scene, s: &State, unit: UnitId, charged: bool) -> bool {
    check_may_leave(scene, s, unit, charged).is_ok() && ways_out(scene, s, unit).any(1..=FARTHEST)
}

/// BMW 8.3: a given way out, of a length within `lengths`; `rule` is the one that sets a least length.
///
/// # Errors
/// The rule that forbids it.
pub fn check_way_out(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    path: &[Hex],
    lengths: std::ops::RangeInclusive<usize>,
    rule: Rule,
) -> Result<(), Refused> {
    let start = s.hex(unit).expect("a fighting unit is on the map");
    let steps = check_way(scene, start, path)?;
    if path.len() > *lengths.end() {
        return no(rules::RETREAT_BEFORE_COMBAT, Why::TooFar);
    }
    if path.len() < *lengths.start() {
        return no(rule, Why::Length { steps: path.len(), needed: *lengths.start() });
    }
    for (index, &(from, d, to)) in steps.iter().enumerate() {
        let last = index + 1 == steps.len();
        let ground = ground(scene, s, unit, from, d, to);
        let fits = match ground {
            Ground::Free => true,
            Ground::Pass => !last,
            Ground::Halt => last,
            Ground::Barred => false,
        };
        if !fits || !leads_away(scene, start, path, index) {
            return no(rules::RETREAT_BEFORE_COMBAT, Why::IneligibleHex);
        }
    }
    Ok(())
}

/// BMW 8.3: why a unit that may leave before combat cannot leave to a hex, by ways of a length within `lengths`.
#[must_use]
pub fn why_not(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    hex: Hex,
    lengths: std::ops::RangeInclusive<usize>,
) -> Option<Refused> {
    let start = s.hex(unit)?;
    let rule = rules::RETREAT_BEFORE_COMBAT;
    let side = scene.counter(unit).side;
    let horse = s.values(scene, unit).class == Class::Horse;
    let limit = *lengths.end();
    let bar = |step: Step| {
        let hex = step.to;
        let (grade, why) = if !s.can_step(scene, unit, step.at, step.d) {
            (4, Why::WayTerrain { unit, hex })
        } else if s.unit_of(side.enemy(), hex).is_some() {
            (3, Why::EnemyHex { hex })
        } else if s.in_ezoc(side, hex) {
            (2, Why::WayEzoc { unit, hex })
        } else if s.unit_at(hex).is_some() && (step.last || !horse) {
            (1, Why::WayFriend { unit, hex })
        } else {
            return None;
        };
        Some((grade, Rejection { rule, why }))
    };
    let leads = |way: &[Hex], to: Hex| leads_away(scene, start, &[way, &[to]].concat(), way.len());
    let why = if usize::from(scene.map.grid.distance(start, hex)) > limit {
        Why::WayFar { unit, limit }
    } else {
        match nearest_bar(&scene.map.grid, start, hex, lengths, leads, bar) {
            Some(Some(refused)) => return Some(refused),
            Some(None) => Why::NoWay { unit },
            None => Why::WayLength { unit, needed: limit },
        }
    };
    Some(Rejection { rule, why })
}

/// One way out to every hex where a unit may stop, with lengths within `lengths`.
pub fn offers(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    lengths: std::ops::RangeInclusive<usize>,
) -> Vec<Path> {
    ways_out(scene, s, unit).paths(lengths).collect()
}
