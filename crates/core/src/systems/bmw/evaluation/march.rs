//! Who has somewhere to go: units that bring points in their objective (RUL-124) march there, and their army keeps near them.

use super::super::action::Action;
use super::super::movement::{Moves, Way};
use super::super::scene::Scene;
use super::super::special::objective::objective;
use super::super::state::{Mark, State};
use super::distances::Distances;
use super::terms::Term;
use super::weights::Weights;
use crate::board::{Hex, HexSet};
use crate::kernel::{Candidate, Side, Styles, Tally, UnitId};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// No way leads there.
const NO_WAY: u32 = u32::MAX;

/// The units of a side that are on their way to its objective.
pub struct March {
    /// The units and their hexes.
    under_way: Vec<(UnitId, Hex)>,
}

impl March {
    /// Who is on the way in this position.
    pub fn new(scene: &Scene, s: &State, side: Side) -> March {
        if scene.special.objective.is_none() {
            return March { under_way: Vec::new() };
        }
        let under_way = |&(unit, hex): &(UnitId, Hex)| {
            objective(scene, unit).is_some_and(|terms| !terms.hexes.contains(hex))
        };
        March { under_way: s.units_on_map(scene, side).filter(under_way).collect() }
    }

    /// How many hexes lie between a hex and the nearest unit that is on its way; nothing without one.
    pub fn distance(&self, scene: &Scene, hex: Hex) -> f64 {
        let distance = |&(_, at): &(UnitId, Hex)| scene.map.grid.distance(at, hex);
        self.under_way.iter().map(distance).min().map_or(0.0, f64::from)
    }
}

/// The moves of a unit that stands in its objective in the way of those that are still to come.
pub fn making_room(scene: &Scene, s: &State) -> Vec<Candidate<Action>> {
    let march = March::new(scene, s, s.active);
    if march.under_way.is_empty() {
        return Vec::new();
    }
    for (unit, from) in s.units_on_map(scene, s.active) {
        let Some(terms) = objective(scene, unit).filter(|terms| terms.hexes.contains(from)) else {
            continue;
        };
        let Some(moves) = Moves::of(scene, s, unit, Way::March) else { continue };
        let deeper = |(number, &hex): (usize, &Hex)| {
            let gain = march.distance(scene, hex) - march.distance(scene, from);
            let better = gain > 0.0 && terms.hexes.contains(hex) && !s.in_ezoc(s.active, hex);
            better.then(|| Candidate::worth(moves.action(number), gain))
        };
        let listed: Vec<Candidate<Action>> =
            moves.ends().iter().enumerate().filter_map(deeper).collect();
        if !listed.is_empty() {
            return listed;
        }
    }
    Vec::new()
}

/// The moves of the foremost unit that can come nearer to its objective.
pub fn marching(
    scene: &Scene,
    s: &State,
    ground: &Distances<'_>,
    styles: Styles<'_, Weights>,
) -> Vec<Candidate<Action>> {
    let mut marching = March::new(scene, s, s.active).under_way;
    marching.retain(|&(unit, _)| !s.piece(unit).has(Mark::Moved));
    let Some(terms) = marching.first().and_then(|&(unit, _)| objective(scene, unit)) else {
        return Vec::new();
    };
    let left = ways(scene, s, marching[0].0, &terms.hexes);
    marching.sort_by_key(|&(_, hex)| left[hex.index()]);
    for (unit, from) in marching {
        let Some(moves) = Moves::of(scene, s, unit, Way::March) else { continue };
        let nearer = |(number, &hex): (usize, &Hex)| {
            let mut gain = 0.0;
            let saved = saved(&left, from, hex);
            judge_step(saved, hex, ground, styles.of(unit), &mut gain);
            let better = saved > 0.0 && !s.in_ezoc(s.active, hex);
            better.then(|| Candidate::worth(moves.action(number), gain))
        };
        let listed: Vec<Candidate<Action>> =
            moves.ends().iter().enumerate().filter_map(nearer).collect();
        if listed.iter().any(|candidate| candidate.gain.is_some_and(|gain| gain > 0.0)) {
            return listed;
        }
    }
    Vec::new()
}

/// What a move of a unit is judged by that has somewhere to go, or is there already.
pub fn judge(
    scene: &Scene,
    s: &State,
    (ground, styles): (&Distances<'_>, Styles<'_, Weights>),
    (unit, from, hex): (UnitId, Hex, Hex),
    tally: &mut impl Tally<Term>,
) {
    let Some(terms) = objective(scene, unit) else { return };
    let march = March::new(scene, s, s.active);
    if terms.hexes.contains(from) {
        let room = march.distance(scene, hex) - march.distance(scene, from);
        return tally.add(Term::Room, room);
    }
    let first = march.under_way.iter().find(|&&(other, _)| !s.piece(other).has(Mark::Moved));
    let Some(&(first, _)) = first else { return };
    let terms = objective(scene, first).unwrap_or(terms);
    let left = ways(scene, s, first, &terms.hexes);
    judge_step(saved(&left, from, hex), hex, ground, styles.of(unit), tally);
}

/// How many movement points the rest of the way becomes shorter.
fn saved(left: &[u32], from: Hex, hex: Hex) -> f64 {
    f64::from(left[from.index()]) - f64::from(left[hex.index()])
}

fn judge_step(
    saved: f64,
    hex: Hex,
    ground: &Distances<'_>,
    weights: &Weights,
    tally: &mut impl Tally<Term>,
) {
    tally.add(Term::Objective, weights.nearer * saved);
    tally.add(Term::Outnumbered, -0.02 * ground.shortage(hex));
}

/// Movement points from every hex to the nearest of some hexes, over ground alone, for units such as this.
fn ways(scene: &Scene, s: &State, unit: UnitId, ends: &HexSet) -> Vec<u32> {
    let values = s.values(scene, unit);
    let mut left = vec![NO_WAY; scene.map.grid.len()];
    let mut open = BinaryHeap::new();
    for hex in ends.iter() {
        left[hex.index()] = 0;
        open.push(Reverse((0, hex)));
    }
    while let Some(Reverse((cost, hex))) = open.pop() {
        if cost > left[hex.index()] {
            continue;
        }
        for (d, before) in scene.map.grid.neighbors(hex) {
            let Some(step) = scene.step_cost(values, before, d.opposite()) else { continue };
            let whole = cost + u32::from(step);
            if whole < left[before.index()] {
                left[before.index()] = whole;
                open.push(Reverse((whole, before)));
            }
        }
    }
    left
}
