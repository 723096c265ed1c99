//! BMW 7.8, 9.2: retreats after combat.

use super::action::Path;
use super::event::{Fate, MoveKind, Turned};
use super::outward::{Ground, Outward, leads_away};
use super::reasons::{Step as Tried, nearest_bar};
use super::scene::{Class, Scene};
use super::state::{Face, State};
use super::system::Bmw;
use super::walk::Walk;
use super::way::check_way;
use super::why::{Refused, Why, no};
use super::{mutate, rules};
use crate::board::{Direction, Hex};
use crate::kernel::{Cx, Rejection, Step, StepOf, UnitId};
use crate::scenario::options::BlockedRetreat;

/// How far cavalry retreats, in hexes (9.2).
const CAVALRY: usize = 3;
/// Farther than any retreat over friends goes: a map has at most so many columns or rows.
const FARTHEST: usize = 256;

/// BMW 7.8: terrain, enemy units and EZOC: whether a step may be part of a retreat.
fn eligible(scene: &Scene, s: &State, unit: UnitId, from: Hex, d: Direction, to: Hex) -> bool {
    let side = scene.counter(unit).side;
    !s.holds(side.enemy(), to) && !s.in_ezoc(side, to) && s.can_step(scene, unit, from, d)
}

fn is_horse(scene: &Scene, s: &State, unit: UnitId) -> bool {
    s.values(scene, unit).class == Class::Horse
}

/// BMW 7.8, 9.2: the ways a unit may retreat. None: it is eliminated where it stands.
#[must_use]
pub fn options(scene: &Scene, s: &State, unit: UnitId) -> Vec<Path> {
    let Some(start) = s.hex(unit) else { return Vec::new() };
    if is_horse(scene, s, unit) {
        return cavalry_ways(scene, s, unit, start)
            .map_or_else(Vec::new, |(ways, length)| ways.paths(length..=length).collect());
    }
    let vacant: Vec<Path> = vacant_steps(scene, s, unit, start, start, 0)
        .into_iter()
        .map(|hex| Path::from_elem(hex, 1))
        .collect();
    if vacant.is_empty() { through_friends(scene, s, unit, start).paths } else { vacant }
}

/// BMW 7.8, 9.2: whether a unit has any way to retreat, as [`options`] would list them.
#[must_use]
pub fn can_retreat(scene: &Scene, s: &State, unit: UnitId) -> bool {
    let Some(start) = s.hex(unit) else { return false };
    if is_horse(scene, s, unit) {
        return leads_out(scene, s, unit, start, start, 0)
            || cavalry_ways(scene, s, unit, start).is_some();
    }
    steps(scene, s, unit, start, start, 0).any(|hex| s.unit_at(hex).is_none())
        || !through_friends(scene, s, unit, start).paths.is_empty()
}

/// BMW 9.2: whether a way of cavalry that leads away at every step goes on from a hex, as step `index`, to a vacant hex at its end:
/// one that [`cavalry_ways`] has, whichever way retreats may lead.
fn leads_out(scene: &Scene, s: &State, unit: UnitId, start: Hex, from: Hex, index: usize) -> bool {
    let last = index + 1 == CAVALRY;
    scene.map.grid.neighbors(from).any(|(d, to)| {
        usize::from(scene.map.grid.distance(start, to)) == index + 1
            && eligible(scene, s, unit, from, d, to)
            && if last {
                s.unit_at(to).is_none()
            } else {
                leads_out(scene, s, unit, start, to, index + 1)
            }
    })
}

/// BMW 9.2: how far cavalry must go: three hexes, or the first greater distance with a vacant hex.
fn cavalry_ways(scene: &Scene, s: &State, unit: UnitId, start: Hex) -> Option<(Outward, usize)> {
    let explore = |depth| {
        Outward::explore(scene, start, depth, |from, d, to| {
            match (eligible(scene, s, unit, from, d, to), s.unit_at(to)) {
                (false, _) => Ground::Barred,
                (true, None) => Ground::Free,
                (true, Some(_)) => Ground::Pass,
            }
        })
    };
    let mut length = CAVALRY;
    loop {
        let ways = explore(length);
        if ways.ends_at(length) {
            return Some((ways, length));
        }
        if !ways.reaches(length) || length == FARTHEST {
            break;
        }
        length += 1;
    }
    if scene.options.cavalry_blocked_retreat == BlockedRetreat::StopShort {
        let ways = explore(CAVALRY - 1);
        let length = (1..CAVALRY).rev().find(|&n| ways.ends_at(n))?;
        return Some((ways, length));
    }
    None
}

/// BMW 7.8, 9.2: why a unit that has a way of retreat has none to a hex.
#[must_use]
pub fn why_not(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> Option<Refused> {
    let start = s.hex(unit)?;
    let refused = |rule, why| Some(Rejection { rule, why });
    let grid = &scene.map.grid;
    let side = scene.counter(unit).side;
    let bar = |step: Tried| {
        let (rule, hex) = (rules::RETREATS, step.to);
        if !s.can_step(scene, unit, step.at, step.d) {
            Some((4, Rejection { rule, why: Why::WayTerrain { unit, hex } }))
        } else if s.unit_of(side.enemy(), hex).is_some() {
            Some((3, Rejection { rule, why: Why::EnemyHex { hex } }))
        } else if s.in_ezoc(side, hex) {
            Some((2, Rejection { rule, why: Why::WayEzoc { unit, hex } }))
        } else if step.last && s.unit_at(hex).is_some() {
            Some((1, Rejection { rule: rules::FRIENDLY_UNITS, why: Why::Stacking { hex } }))
        } else {
            None
        }
    };
    if is_horse(scene, s, unit) {
        let needed = cavalry_ways(scene, s, unit, start).map_or(CAVALRY, |(_, length)| length);
        let leads =
            |way: &[Hex], to: Hex| leads_away(scene, start, &[way, &[to]].concat(), way.len());
        let rule = rules::CAVALRY_RETREATS;
        if needed > CAVALRY {
            return refused(rule, Why::NoWay { unit });
        }
        return match nearest_bar(grid, start, hex, needed..=needed, leads, bar) {
            Some(found) => found.or_else(|| refused(rule, Why::NoWay { unit })),
            None => refused(rule, Why::WayLength { unit, needed }),
        };
    }
    let one_hex = !vacant_steps(scene, s, unit, start, start, 0).is_empty();
    let Some(d) = grid.direction(start, hex) else {
        return refused(
            rules::RETREATS,
            if one_hex { Why::WayLength { unit, needed: 1 } } else { Why::NoWay { unit } },
        );
    };
    let first = Tried { index: 0, last: true, at: start, d, to: hex };
    bar(first).map(|(_, refused)| refused)
}

/// BMW 7.8: vacant eligible hexes next to `from`, as step `index` of a retreat from `start`.
fn vacant_steps(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    start: Hex,
    from: Hex,
    index: usize,
) -> Vec<Hex> {
    steps(scene, s, unit, start, from, index).filter(|&to| s.unit_at(to).is_none()).collect()
}

/// BMW 7.8: eligible hexes next to `from` that lead away from `start`, as step `index`.
fn steps<'a>(
    scene: &'a Scene,
    s: &'a State,
    unit: UnitId,
    start: Hex,
    from: Hex,
    index: usize,
) -> impl Iterator<Item = Hex> + 'a {
    let outward =
        scene.options.retreat_direction == crate::scenario::options::RetreatDirection::Outward;
    scene
        .map
        .grid
        .neighbors(from)
        .filter(move |&(d, to)| eligible(scene, s, unit, from, d, to))
        .map(|(_, to)| to)
        .filter(move |&to| {
            to != start
                && (!outward || usize::from(scene.map.grid.distance(start, to)) == index + 1)
        })
}

/// The ways of foot through friends.
struct Through {
    paths: Vec<Path>,
    /// Whether they end in safety; otherwise the unit dies at their end.
    safe: bool,
}

/// BMW 7.8, RUL-41: through friends, each step farther, into the first vacant hex. If no way through leads
/// to safety, the unit is eliminated at the end of the way. Depth first, so that a way without an end in
/// safety goes as far as it can.
fn through_friends(scene: &Scene, s: &State, unit: UnitId, start: Hex) -> Through {
    let mut seen = vec![start];
    let mut open: Vec<Path> = vec![Path::new()];
    let (mut safe, mut dead): (Vec<Path>, Vec<Path>) = (Vec::new(), Vec::new());
    while let Some(way) = open.pop() {
        let at = way.last().copied().unwrap_or(start);
        if !way.is_empty() {
            if seen.contains(&at) {
                continue;
            }
            seen.push(at);
        }
        let vacant = vacant_steps(scene, s, unit, start, at, way.len());
        let extended = |hex: Hex| {
            let mut longer = way.clone();
            longer.push(hex);
            longer
        };
        if !vacant.is_empty() {
            for hex in vacant {
                if !seen.contains(&hex) {
                    seen.push(hex);
                    safe.push(extended(hex));
                }
            }
            continue;
        }
        let friends: Vec<Hex> =
            steps(scene, s, unit, start, at, way.len()).filter(|h| !seen.contains(h)).collect();
        if friends.is_empty() && !way.is_empty() {
            dead.push(way.clone());
        }
        open.extend(friends.into_iter().map(extended));
    }
    if safe.is_empty() {
        Through { paths: dead, safe: false }
    } else {
        Through { paths: safe, safe: true }
    }
}

/// BMW 7.8, 9.2: a given way of retreat.
///
/// # Errors
/// The rule that forbids it.
pub fn check(scene: &Scene, s: &State, unit: UnitId, path: &[Hex]) -> Result<(), Refused> {
    let Some(start) = s.hex(unit) else {
        return no(rules::COMBAT_RESULTS, Why::NotInvolved);
    };
    let way = check_way(scene, start, path)?;
    let side = scene.counter(unit).side;
    let horse = is_horse(scene, s, unit);
    let rule = if horse { rules::CAVALRY_RETREATS } else { rules::RETREATS };
    for (index, &(from, d, to)) in way.iter().enumerate() {
        if s.unit_of(side.enemy(), to).is_some() {
            return no(rules::RETREATS, Why::EnemyHex { hex: to });
        }
        if !s.can_step(scene, unit, from, d) {
            return no(rules::RETREATS, Why::Prohibited);
        }
        if s.in_ezoc(side, to) {
            return no(rules::RETREATS, Why::Ezoc);
        }
        if !leads_away(scene, start, path, index) {
            return no(rules::RETREATS, Why::NotFarther);
        }
    }
    let end = path[path.len() - 1];
    let end_vacant = s.unit_at(end).is_none();
    if horse {
        let needed = cavalry_ways(scene, s, unit, start).map_or(CAVALRY, |(_, length)| length);
        if path.len() != needed {
            return no(rule, Why::ThreeHexes { needed });
        }
        return if end_vacant {
            Ok(())
        } else {
            no(rules::FRIENDLY_UNITS, Why::Stacking { hex: end })
        };
    }
    check_foot(scene, s, unit, start, path, end_vacant)
}

/// BMW 7.8: foot goes one hex; through friends only if it must, and no farther than it must.
fn check_foot(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    start: Hex,
    path: &[Hex],
    end_vacant: bool,
) -> Result<(), Refused> {
    let mut at = start;
    for (index, &to) in path.iter().enumerate() {
        let vacant = vacant_steps(scene, s, unit, start, at, index);
        if !vacant.is_empty() && s.unit_at(to).is_some() {
            return no(rules::RETREATS, Why::VacantHexAvailable);
        }
        let ends = s.unit_at(to).is_none();
        if ends && index + 1 < path.len() {
            return no(rules::RETREATS, Why::Length { steps: path.len(), needed: index + 1 });
        }
        at = to;
    }
    if end_vacant {
        return Ok(());
    }
    let through = through_friends(scene, s, unit, start);
    let goes_on = steps(scene, s, unit, start, at, path.len()).any(|to| !path.contains(&to));
    if through.safe || goes_on {
        return no(rules::RETREATS, Why::VacantHexAvailable);
    }
    Ok(())
}

/// BMW 9.5: dismounted cavalry mounts before it retreats.
pub fn mount(cx: &mut Cx<'_, Bmw>, s: &mut State, unit: UnitId) {
    let dismounted =
        cx.scene.counter(unit).kind() == Some(crate::scenario::bmw::UnitKind::Dismounted);
    if dismounted {
        mutate::turn(cx, s, unit, Face::Back, Turned::Mounted);
    }
}

/// BMW 7.8, 9.2: carries out a checked retreat. Foot that runs through friends disorders them and itself;
/// cavalry disorders nobody.
pub fn carry_out(
    cx: &mut Cx<'_, Bmw>,
    s: &mut State,
    unit: UnitId,
    path: &Path,
) -> Option<StepOf<Bmw>> {
    let friends: Vec<UnitId> = path.iter().filter_map(|&hex| s.unit_at(hex)).collect();
    let foot = !is_horse(cx.scene, s, unit);
    let dies = s.unit_at(path[path.len() - 1]).is_some();
    if foot && !friends.is_empty() {
        for &friend in &friends {
            mutate::turn(cx, s, friend, Face::Back, Turned::RunThrough);
        }
        if !dies {
            mutate::turn(cx, s, unit, Face::Back, Turned::RunThrough);
        }
    } else if cx.scene.options.plain_retreat_disorders {
        mutate::turn(cx, s, unit, Face::Back, Turned::Retreat);
    }
    if dies {
        mutate::eliminate(cx, s, unit, Fate::NoRetreat);
        return None;
    }
    Some(Step::Call(Walk::new(cx.scene, s, unit, path.clone(), MoveKind::Retreat).into()))
}
