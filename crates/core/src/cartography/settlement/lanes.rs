//! The lanes of a town: from its roads to each of its hexes.

use crate::board::{Hex, HexSet};
use crate::cartography::noise::{self, chance};
use crate::cartography::routes;
use crate::drawing::{Point, point};
use crate::view::MapView;
use std::collections::{BTreeMap, BTreeSet};

/// How far the crossings of lanes lie off the middles of hexes.
const ASTRAY: f32 = 0.2;
/// The share of the other pairs of neighbours that lanes join, too.
const SHORT_CUTS: f32 = 0.3;
/// A road that comes no nearer to the middle of a hex ends at its edge.
const MIDDLE: f32 = 0.5;

/// The lanes of a town besides its roads.
#[must_use]
pub fn lanes(map: &MapView, hexes: &HexSet, roads: &[Vec<Point>]) -> Vec<Vec<Point>> {
    let grid = &map.map.grid;
    let hex_at = |at: Point| {
        let (q, r) = map.layout.axial_at(at.x, at.y);
        grid.at_axial(q, r).filter(|&hex| hexes.contains(hex))
    };
    let far = |hex: Hex, at: Point| (at - routes::middle(map, hex)).length();
    // Where roads run through or end, and which hexes they join.
    let mut on_road: BTreeMap<Hex, Point> = BTreeMap::new();
    let mut joined: BTreeSet<(Hex, Hex)> = BTreeSet::new();
    for road in roads {
        let mut last = None;
        for &at in road {
            let Some(hex) = hex_at(at) else { continue };
            let nearest = on_road.entry(hex).or_insert(at);
            if far(hex, at) < far(hex, *nearest) {
                *nearest = at;
            }
            joined.extend(last.map(|last: Hex| (last.min(hex), last.max(hex))));
            last = Some(hex);
        }
    }
    let crossing = |hex: Hex| {
        let middle = routes::middle(map, hex);
        let off = middle + noise::drift(middle * 0.9, 131) * ASTRAY;
        on_road.get(&hex).copied().filter(|&at| far(hex, at) < MIDDLE).unwrap_or(off)
    };
    let whim = |a: Hex, b: Hex| {
        let number = |hex: Hex| i32::from(hex.0);
        chance(number(a.min(b)), number(a.max(b)), 137)
    };
    let neighbours = |hex: Hex| {
        let beside = grid.neighbors(hex).map(|(_, next)| next);
        beside.filter(|&next| hexes.contains(next)).collect::<Vec<_>>()
    };
    // A tree that grows along the roads first.
    let is_road = |a: Hex, b: Hex| joined.contains(&(a.min(b), a.max(b)));
    let cost = |&(a, b): &(Hex, Hex)| if is_road(a, b) { -1.0 } else { whim(a, b) };
    let mut reached: Vec<Hex> = on_road.keys().copied().take(1).collect();
    if reached.is_empty() {
        reached.extend(hexes.iter().next());
    }
    let mut pairs: Vec<(Hex, Hex)> = Vec::new();
    loop {
        let edges = reached.iter().flat_map(|&a| neighbours(a).into_iter().map(move |b| (a, b)));
        let open = edges.filter(|(_, b)| !reached.contains(b));
        let Some(next) = open.min_by(|x, y| cost(x).total_cmp(&cost(y))) else { break };
        reached.push(next.1);
        pairs.push(next);
    }
    let short = hexes.iter().flat_map(|a| neighbours(a).into_iter().map(move |b| (a, b)));
    let short = short.filter(|&(a, b)| a < b && whim(a, b) > 1.0 - SHORT_CUTS);
    pairs.extend(short.collect::<Vec<_>>());
    pairs.retain(|&(a, b)| !is_road(a, b));
    let lane = |(a, b): (Hex, Hex)| {
        let (from, to) = (crossing(a), crossing(b));
        let between = from.lerp(to, 0.5);
        routes::bent(&[from, between + noise::drift(between, 139) * 0.12, to])
    };
    let mut lanes: Vec<Vec<Point>> = pairs.into_iter().map(lane).collect();
    // From the gate where a road ends into the town.
    let gates = on_road.iter().filter(|&(&hex, &at)| far(hex, at) >= MIDDLE);
    lanes.extend(gates.map(|(&hex, &at)| vec![at, crossing(hex)]));
    if lanes.is_empty() && on_road.is_empty() {
        // A village of one hex has one street.
        lanes.extend(hexes.iter().next().map(|hex| {
            let (middle, corners) = (routes::middle(map, hex), map.layout.corners());
            let (x, y) = corners[usize::from(whim(hex, hex) > 0.5)];
            let way = point(x, y) * 0.72;
            routes::bent(&[middle - way, crossing(hex), middle + way])
        }));
    }
    lanes
}
