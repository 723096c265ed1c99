//! Why a counter cannot go to a hex: one constraint after the other is set aside until there is a way, and more of them
//! until its movement allowance is enough for it; what the cheapest such way meets first is the obstacle.

use super::super::movement::{can_end, check_movable};
use super::super::passage::{Bar, Mover};
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::why::{Refused, Why};
use crate::board::{Direction, Hex};
use crate::kernel::{Rejection, Rule, UnitId};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What is set aside, each besides all those before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Aside {
    /// The movement allowance.
    Allowance,
    /// That a move ends in an EZOC (5.2).
    Stops,
    /// That some may not enter an EZOC at all (8.21, 8.22, 10.1).
    Zones,
    /// The closed edge (15.5).
    Edge,
    /// Enemy units (4.4).
    Enemies,
    /// The walls (15.4).
    Walls,
    /// Prohibited terrain (4.2).
    Terrain,
}

const ASIDE: [Aside; 7] = [
    Aside::Allowance,
    Aside::Stops,
    Aside::Zones,
    Aside::Edge,
    Aside::Enemies,
    Aside::Walls,
    Aside::Terrain,
];

/// The price of a step that no counter can pay: ways that need none of them come first.
const PROHIBITIVE: u32 = 10_000;

type Stride = (Hex, Direction, Hex);

/// BMW 4.1 to 5.2, 8.2, 10.1, 15.4, 15.5: why a counter cannot end its own move in a hex, whatever the way, the nearest
/// obstacle first; empty if it can.
#[must_use]
pub fn of_hex(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> Vec<Refused> {
    let refused = |rule: Rule, why: Why| vec![Rejection { rule, why }];
    let from = match check_movable(scene, s, unit) {
        Ok(from) => from,
        Err(reason) => return vec![reason],
    };
    let mover = match Mover::new(scene, s, unit, from, false).leaves() {
        Ok(mover) => mover,
        Err(reason) => return vec![reason],
    };
    if hex == from {
        return refused(rules::MOVEMENT, Why::ComesBack);
    }
    if let Some(bar) = bar_of(scene, &mover, hex) {
        return vec![bar.refused(hex)];
    }
    if !can_end(scene, s, unit, hex) {
        return refused(rules::FRIENDLY_UNITS, Why::Stacking { hex });
    }
    obstacles(scene, &mover, hex)
}

/// What keeps a counter from a hex, if anything does: the first obstacle on a way for which its allowance would be enough,
/// and what the way round costs. Where it is too far in any case, the first obstacle on the straight way, if none is open.
fn obstacles(scene: &Scene, mover: &Mover<'_>, hex: Hex) -> Vec<Refused> {
    let ma = mover.values.ma;
    let too_dear = |why: Why| Rejection { rule: rules::MOVEMENT_POINTS, why };
    let legal = cheapest(scene, mover, Aside::Allowance, hex).map(|(cost, _)| cost);
    if legal.is_some_and(|cost| cost <= ma.into()) {
        return Vec::new();
    }
    let ways = ASIDE.into_iter().skip(1).filter_map(|aside| {
        cheapest(scene, mover, aside, hex).map(|(cost, way)| (aside, cost, way))
    });
    let ways: Vec<(Aside, u32, Vec<Stride>)> = ways.collect();
    let Some(&(least, ..)) = ways.first() else { return Vec::new() };
    let near = ways.iter().find(|&&(_, cost, _)| cost <= ma.into());
    if let (None, Some(cost)) = (near, legal) {
        return vec![too_dear(Why::TooDear { cost, ma })];
    }
    let direct = || ways.iter().find(|&&(aside, ..)| aside >= Aside::Enemies);
    let Some((aside, cost, way)) = near.or_else(direct) else { return Vec::new() };
    let met = |&stride: &Stride| {
        let mut kinds = ASIDE.into_iter().rev().filter(|kind| (least..=*aside).contains(kind));
        kinds.find_map(|kind| obstacle(mover, kind, stride, hex))
    };
    let far = near.is_none() && *cost < PROHIBITIVE;
    let far = far.then_some(Why::BeyondAllowance { cost: *cost, ma });
    let costs = legal.map(|cost| Why::TooDear { cost, ma }).or(far);
    way.iter().find_map(met).into_iter().chain(costs.map(too_dear)).collect()
}

/// What bars a hex from all sides.
fn bar_of(scene: &Scene, mover: &Mover<'_>, hex: Hex) -> Option<Bar> {
    if let Some(bar) = mover.enemy(hex) {
        return Some(bar);
    }
    let grid = &scene.map.grid;
    let mut last = None;
    for (_, n) in grid.neighbors(hex) {
        match grid.direction(n, hex).map(|d| mover.ground(n, d, hex)) {
            Some(Err(bar)) => last = Some(bar),
            Some(Ok(_)) | None => return mover.zone(false, hex).err(),
        }
    }
    last
}

/// The price of a step and whether the move ends there, with everything up to `aside` set aside.
fn price(mover: &Mover<'_>, aside: Aside, (at, d, to): Stride) -> Option<(u32, bool)> {
    if aside < Aside::Enemies && mover.enemy(to).is_some() {
        return None;
    }
    let cost = match mover.ground(at, d, to) {
        Ok(cost) => u32::from(cost),
        Err(Bar::Edge) if aside >= Aside::Edge => u32::from(mover.cost(at, d)?),
        Err(Bar::Walls) if aside >= Aside::Walls => PROHIBITIVE,
        Err(_) if aside >= Aside::Terrain => PROHIBITIVE,
        Err(_) => return None,
    };
    match mover.zone(at == mover.from, to) {
        Ok(stops) => Some((cost, stops && aside < Aside::Stops)),
        Err(_) => (aside >= Aside::Zones).then_some((cost, false)),
    }
}

/// What in a step of a way is met only because `aside` was set aside.
fn obstacle(mover: &Mover<'_>, aside: Aside, (at, d, to): Stride, target: Hex) -> Option<Refused> {
    let zone = mover.zone(at == mover.from, to);
    match aside {
        Aside::Allowance => None,
        Aside::Stops => (zone == Ok(true) && to != target)
            .then_some(Rejection { rule: rules::ZOC_AND_MOVEMENT, why: Why::MustStop { hex: to } }),
        Aside::Zones => zone.err().map(|bar| bar.refused(to)),
        Aside::Edge => mover.edge(to).then(|| Bar::Edge.refused(to)),
        Aside::Enemies => mover.enemy(to).map(|bar| bar.refused(to)),
        Aside::Walls => mover
            .ground(at, d, to)
            .err()
            .filter(|&bar| bar == Bar::Walls)
            .map(|bar| bar.refused(to)),
        Aside::Terrain => mover.ground(at, d, to).err().map(|bar| bar.refused(to)),
    }
}

/// The cheapest way to a hex with everything up to `aside` set aside, and its price.
fn cheapest(
    scene: &Scene,
    mover: &Mover<'_>,
    aside: Aside,
    target: Hex,
) -> Option<(u32, Vec<Stride>)> {
    let grid = &scene.map.grid;
    let mut best: Vec<Option<(u32, Stride)>> = vec![None; grid.len()];
    let mut open = BinaryHeap::from([Reverse((0, mover.from, false))]);
    while let Some(Reverse((spent, at, stopped))) = open.pop() {
        if at == target {
            break;
        }
        if stopped || best[at.index()].is_some_and(|(cost, _)| cost < spent) {
            continue;
        }
        for (d, to) in grid.neighbors(at).filter(|&(_, to)| to != mover.from) {
            let Some((cost, stops)) = price(mover, aside, (at, d, to)) else { continue };
            let total = spent + cost;
            if best[to.index()].is_none_or(|(known, _)| total < known) {
                best[to.index()] = Some((total, (at, d, to)));
                open.push(Reverse((total, to, stops)));
            }
        }
    }
    let (cost, mut stride) = best[target.index()]?;
    let mut way = vec![stride];
    while stride.0 != mover.from {
        stride = best[stride.0.index()]?.1;
        way.push(stride);
    }
    way.reverse();
    Some((cost, way))
}
