//! BMW 7.9, 8.3, 9.2, 9.6: advances after combat.

use super::action::{Path, way};
use super::rules;
use super::scene::{Class, Scene};
use super::state::State;
use super::walk::eventful;
use super::way::check_way;
use super::why::{Refused, Why, no};
use crate::board::{BARRED, Direction, Hex, Passage, explore};
use crate::kernel::{Rule, Side, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How far cavalry advances, in hexes (9.2).
const CAVALRY: usize = 3;

/// Why a hex was left in a combat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Left {
    /// By the combat's result (7.9).
    Result,
    /// By a retreat before combat: one hex of advance (8.3).
    Before,
    /// By lone leaders: one hex of advance (10.4).
    Leaders,
}

/// A hex that was left in a combat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Vacated {
    /// The hex.
    pub hex: Hex,
    /// Who left it.
    pub by: Side,
    /// Why.
    pub left: Left,
}

/// How far one unit may advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// Into the hex, and as far beyond as its class goes (7.9, 9.2).
    Full,
    /// Into the hex and no farther: the charge's occupier (9.6).
    Occupy,
}

pub(super) fn farthest(scene: &Scene, s: &State, unit: UnitId, left: Left, limit: Limit) -> usize {
    let horse = s.values(scene, unit).class == Class::Horse;
    if horse && left == Left::Result && limit == Limit::Full { CAVALRY } else { 1 }
}

fn held_by_enemy(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> bool {
    s.unit_of(scene.counter(unit).side.enemy(), hex).is_some()
}

/// BMW 7.9, 9.2: the ways a unit may advance, one to every hex where it may end.
#[must_use]
pub fn options(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    vacated: &[Vacated],
    limit: Limit,
) -> Vec<Path> {
    let Some(from) = s.hex(unit) else { return Vec::new() };
    let grid = &scene.map.grid;
    let mut paths: Vec<Path> = Vec::new();
    let mut add = |path: Path| {
        let end = path[path.len() - 1];
        let open = s.unit_at(end).is_none() || comes_back(scene, s, unit, from, &path).is_ok();
        if open && !paths.iter().any(|p| p[p.len() - 1] == end) {
            paths.push(path);
        }
    };
    for ground in vacated.iter().filter(|g| g.by != scene.counter(unit).side) {
        let Some(d) = grid.direction(from, ground.hex) else { continue };
        if !open(scene, s, unit, (from, d, ground.hex)) {
            continue;
        }
        add(Path::from_elem(ground.hex, 1));
        let budget = farthest(scene, s, unit, ground.left, limit) - 1;
        if budget == 0 {
            continue;
        }
        // Hexes where something happens are ends first, so that the way shown leads around them where it can.
        let calm_ways_are_all = !has_events(scene, s, unit, ground.hex, budget);
        for calm in [true, false] {
            if calm_ways_are_all && !calm {
                break;
            }
            let budget = u8::try_from(budget).unwrap_or(0);
            let avoids = calm && !calm_ways_are_all;
            let beyond =
                Beyond { scene, s, unit, costs: scene.step_costs(s.values(scene, unit)), avoids };
            let beyond = explore(grid, ground.hex, budget, 1, &beyond);
            for &hex in beyond.hexes() {
                let mut path = Path::from_elem(ground.hex, 1);
                path.extend(way(&beyond, hex));
                add(path);
            }
        }
        if let Some(path) = raid(scene, s, unit, from, ground.hex, budget) {
            add(path);
        }
    }
    paths
}

/// A unit that goes on after it has entered the hex: each step is a hex, whatever it costs otherwise.
struct Beyond<'a> {
    scene: &'a Scene,
    s: &'a State,
    unit: UnitId,
    costs: &'a [[u8; 6]],
    /// Whether it ends where something happens.
    avoids: bool,
}

impl Passage for Beyond<'_> {
    fn prices(&self, at: Hex) -> [u8; 6] {
        self.costs[at.index()].map(|cost| if cost == BARRED { BARRED } else { 1 })
    }

    fn entry(&self, _: Hex, _: Direction, to: Hex) -> Option<bool> {
        let enters = !held_by_enemy(self.scene, self.s, self.unit, to);
        enters.then(|| self.avoids && eventful(self.scene, self.s, self.unit, to))
    }
}

/// Whether something may happen in a hex so near to another one: only where enemy leaders, camps or engines are.
fn has_events(scene: &Scene, s: &State, unit: UnitId, around: Hex, radius: usize) -> bool {
    let enemy = scene.counter(unit).side.enemy();
    let mut things = scene.leaders[enemy].iter().chain(&scene.markers[enemy]);
    things.any(|&thing| {
        let far = s.hex(thing).map(|hex| usize::from(scene.map.grid.distance(around, hex)));
        far.is_some_and(|far| far <= radius)
    })
}

/// Whether [`options`] has any way.
#[must_use]
pub fn can_advance(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    vacated: &[Vacated],
    limit: Limit,
) -> bool {
    let Some(from) = s.hex(unit) else { return false };
    let lets_in = |ground: &Vacated| {
        let d = scene.map.grid.direction(from, ground.hex)?;
        let open = open(scene, s, unit, (from, d, ground.hex)) && s.unit_at(ground.hex).is_none();
        (open && ground.by != scene.counter(unit).side).then_some(())
    };
    vacated.iter().any(|ground| lets_in(ground).is_some())
        || !options(scene, s, unit, vacated, limit).is_empty()
}

fn open(scene: &Scene, s: &State, unit: UnitId, (at, d, to): (Hex, Direction, Hex)) -> bool {
    s.can_step(scene, unit, at, d) && !held_by_enemy(scene, s, unit, to)
}

/// RUL-121: over the vacated hex and a hex where something happens back to where the advance began. The way over
/// the vacated hex alone is found with all the others.
fn raid(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    from: Hex,
    first: Hex,
    budget: usize,
) -> Option<Path> {
    let grid = &scene.map.grid;
    let passes = |(d, to): &(Direction, Hex)| {
        let home = grid.direction(*to, from).is_some_and(|d| s.can_step(scene, unit, *to, d));
        home && open(scene, s, unit, (first, *d, *to)) && eventful(scene, s, unit, *to)
    };
    let (_, second) = grid.neighbors(first).filter(|_| budget > 1).find(passes)?;
    Some(Path::from_iter([first, second, from]))
}

/// RUL-121: a way that leads back to where it began is an advance only if something happens on it.
fn comes_back(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    from: Hex,
    path: &[Hex],
) -> Result<(), Refused> {
    let counts = path.iter().any(|&hex| eventful(scene, s, unit, hex));
    match path.last() {
        Some(&end) if end == from && counts => Ok(()),
        Some(&end) if end == from => no(rules::ADVANCES, Why::ComesBack),
        Some(&end) => no(rules::FRIENDLY_UNITS, Why::Stacking { hex: end }),
        None => no(rules::MOVEMENT, Why::EmptyPath),
    }
}

/// BMW 7.9, 8.3, 9.2: a given advance. EZOC does not matter.
///
/// # Errors
/// The rule that forbids it.
pub fn check(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    path: &[Hex],
    vacated: &[Vacated],
    limit: Limit,
) -> Result<(), Refused> {
    let Some(from) = s.hex(unit) else {
        return no(rules::ADVANCES, Why::NotParticipant);
    };
    let way = check_way(scene, from, path)?;
    let side = scene.counter(unit).side;
    let fits = |g: &&Vacated| g.hex == path[0] && g.by != side;
    let Some(limit_here) = vacated
        .iter()
        .filter(fits)
        .map(|g| (farthest(scene, s, unit, g.left, limit), advance_rule(g.left)))
        .max_by_key(|&(far, _)| far)
    else {
        return no(rules::ADVANCES, Why::NotVacated);
    };
    let (far, rule) = limit_here;
    for &(at, d, to) in &way {
        if held_by_enemy(scene, s, unit, to) {
            return no(rules::ADVANCES, Why::NotVacated);
        }
        if !s.can_step(scene, unit, at, d) {
            let walls = super::special::fortress::keeps_out(scene, unit, to);
            return if walls {
                no(rules::FORTRESS, Why::Fortress)
            } else {
                no(rules::MOVEMENT_POINTS, Why::ProhibitedTerrain { hex: to })
            };
        }
    }
    if path.len() > far {
        return if limit == Limit::Occupy {
            no(rules::CHARGES, Why::MustOccupy)
        } else {
            no(rule, Why::AdvanceLimit { limit: far })
        };
    }
    if s.unit_at(path[path.len() - 1]).is_some() {
        return comes_back(scene, s, unit, from, path);
    }
    Ok(())
}

fn advance_rule(left: Left) -> Rule {
    match left {
        Left::Result => rules::CAVALRY_RETREATS,
        Left::Before => rules::RETREAT_BEFORE_COMBAT,
        Left::Leaders => rules::LONE_LEADERS,
    }
}
