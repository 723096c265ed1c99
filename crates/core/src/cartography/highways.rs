//! Roads as lines over the whole map: from hex to hex in easy bends, joined where they meet.

use super::quadrangle::Quadrangle;
use super::routes;
use crate::board::{Grid, Hex};
use crate::drawing::Point;
use crate::drawing::Shape;
use crate::drawing::ground::deck;
use crate::drawing::ground::kind::Ground;
use crate::view::MapView;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// How far a bridge reaches from its middle.
const SPAN: f32 = 0.72;
/// The cosine of the angle between two roads that go on into each other is less than this.
const STRAIGHT: f32 = -0.4;
/// What lies straight ahead of a road is less than 45 degrees off its way.
const AHEAD: f32 = 0.7;

/// The lines of all roads of a map.
#[must_use]
pub fn lines(map: &MapView) -> Vec<Vec<Point>> {
    let long = map.roads.iter().filter(|(_, road)| road.len() > 2).map(|(_, road)| road.clone());
    let roads: Vec<Vec<Hex>> = long.chain(chains(map)).collect();
    let line = |road: &Vec<Hex>| {
        let ends = [road[0], road[road.len() - 1]].map(|end| fork(map, &roads, end));
        routes::through(map, road, ends)
    };
    let lines: Vec<Vec<Point>> = roads.iter().map(line).collect();
    (0..roads.len()).map(|own| joined(&roads, &lines, own)).collect()
}

/// A road whose ends reach the roads that run through the hexes where it ends.
fn joined(roads: &[Vec<Hex>], lines: &[Vec<Point>], own: usize) -> Vec<Point> {
    let (road, mut line) = (&roads[own], lines[own].clone());
    let joint = |hex: Hex, end: Point| {
        let others = (0..roads.len()).filter(|&other| other != own);
        let through = others.filter(|&other| {
            let inner = roads[other].get(1..roads[other].len() - 1);
            inner.is_some_and(|inner| inner.contains(&hex))
        });
        let places = through.flat_map(|other| lines[other].iter().copied());
        places.min_by(|a, b| (*a - end).length().total_cmp(&(*b - end).length()))
    };
    let last = line.len() - 1;
    for (hex, end) in [(road[0], 0), (road[road.len() - 1], last)] {
        if let Some(at) = joint(hex, line[end]) {
            line[end] = at;
        }
    }
    line
}

/// Where roads meet that all end in a hex: on the ways of those that go on through it, whose zigzags are halved as everywhere. One
/// that ends there alone ends at the water that it leads to.
fn fork(map: &MapView, roads: &[Vec<Hex>], hex: Hex) -> Option<Point> {
    let at = routes::middle(map, hex);
    let way = |road: &Vec<Hex>| {
        let beside = match road[..] {
            [first, second, ..] if first == hex => second,
            [.., second, last] if last == hex => second,
            _ => return None,
        };
        Some(routes::middle(map, beside) - at)
    };
    let mut ways: Vec<Point> = roads.iter().filter_map(way).collect();
    if let [only] = ways[..] {
        return shore(map, hex, only);
    }
    let mut aside = Point::default();
    while let Some(way) = ways.pop() {
        let turn = |other: &Point| {
            (way.x * other.x + way.y * other.y) / (way.length() * other.length()).max(0.01)
        };
        let straightest =
            (0..ways.len()).min_by(|&a, &b| turn(&ways[a]).total_cmp(&turn(&ways[b])));
        if let Some(other) = straightest.filter(|&other| turn(&ways[other]) < STRAIGHT) {
            aside = aside + (way + ways.swap_remove(other)) * 0.25;
        }
    }
    (aside.length() > 0.0).then(|| at + aside)
}

/// Where the water begins that lies straight ahead of a road which comes from there.
fn shore(map: &MapView, hex: Hex, from: Point) -> Option<Point> {
    let (grounds, at) = (Ground::all(map), routes::middle(map, hex));
    let is_water = |hex: &Hex| {
        grounds.get(usize::from(map.hexes[hex.index()].terrain)).is_some_and(|it| it.is_water())
    };
    let waters = map.map.grid.neighbors(hex).map(|(_, next)| next).filter(is_water);
    let mut ways = waters.map(|next| routes::middle(map, next) - at);
    let length = from.length();
    let ahead = ways.find(|way| (way.x * from.x + way.y * from.y) < -AHEAD * way.length() * length);
    ahead.map(|way| at + way * 0.5)
}

/// Draws roads: their edges first, so that they join.
pub fn draw(quadrangle: &Quadrangle<'_>, roads: &[Vec<Point>], out: &mut Vec<Shape>) {
    let palette = quadrangle.palette;
    let edge = quadrangle.line(0.19, 1.6, palette.road_edge);
    let inside = quadrangle.line(0.115, 0.9, palette.road);
    for line in [edge, inside] {
        out.extend(roads.iter().map(|road| Shape::line(road.clone(), line)));
        // Where a road is cut off at the edge of the part, it goes on.
        let all = quadrangle.groundwork.roads.iter();
        let ends = all.flat_map(|road| [road[0], road[road.len() - 1]]);
        let ends = ends.filter(|end| quadrangle.holds(*end));
        out.extend(ends.map(|at| Shape::disc(at, line.wide / 2.0, line.colour)));
    }
    for &place in quadrangle.groundwork.bridges.iter().filter(|(at, _)| quadrangle.holds(*at)) {
        bridge(quadrangle, place, SPAN, out);
    }
}

/// Draws a bridge through a place along a way, so far to both sides.
pub fn bridge(quadrangle: &Quadrangle<'_>, place: (Point, Point), half: f32, out: &mut Vec<Shape>) {
    let palette = quadrangle.palette;
    let rail = quadrangle.line(0.06, 1.0, palette.wall);
    let plank = quadrangle.line(0.03, 0.6, palette.road_edge);
    deck(place, half, (palette.road, rail, plank), out);
}

/// The bridges of a map: where their roads run over them, and which way.
#[must_use]
pub fn bridges(map: &MapView, roads: &[Vec<Point>]) -> Vec<(Point, Point)> {
    let grounds = Ground::all(map);
    let ground = |hex: Hex| grounds.get(usize::from(map.hexes[hex.index()].terrain)).copied();
    let bridge = |hex: Hex| {
        let middle = routes::middle(map, hex);
        let parts = roads.iter().flat_map(|road| road.windows(2));
        let parts = parts.filter(|two| (two[1] - two[0]).length() > 0.01);
        let far = |two: &[Point]| (two[0].lerp(two[1], 0.5) - middle).length();
        let nearest = parts.min_by(|a, b| far(a).total_cmp(&far(b)))?;
        Some((nearest[0].lerp(nearest[1], 0.5), (nearest[1] - nearest[0]).normalized()))
    };
    map.map
        .grid
        .hexes()
        .filter(|&hex| ground(hex) == Some(Ground::Bridge))
        .filter_map(bridge)
        .collect()
}

/// Joints between hexes, without the worst of three hexes in a heap: they are joined by two lines, not by a triangle. A joint is the
/// better the straighter a road runs through it.
fn without_rings(grid: &Grid, joints: &BTreeSet<(Hex, Hex)>) -> BTreeSet<(Hex, Hex)> {
    let has = |a: Hex, b: Hex| joints.contains(&(a.min(b), a.max(b)));
    let worth = |a: Hex, b: Hex| {
        let goes_on = |from: Hex, to: Hex| {
            let way = grid.neighbors(from).find(|&(_, next)| next == to);
            let beyond = way.and_then(|(direction, _)| grid.neighbor(to, direction));
            u8::from(beyond.is_some_and(|beyond| has(to, beyond)))
        };
        (goes_on(a, b) + goes_on(b, a), Reverse((a.min(b), a.max(b))))
    };
    let is_worst = |&(a, b): &(Hex, Hex)| {
        let own = worth(a, b);
        let thirds = grid.neighbors(a).map(|(_, third)| third).filter(|&c| has(a, c) && has(b, c));
        thirds.into_iter().any(|third| worth(a, third) > own && worth(b, third) > own)
    };
    joints.iter().copied().filter(|joint| !is_worst(joint)).collect()
}

/// The roads that lie on no long line of the map, from fork to fork: hexes that are roads by their ground, and short lines.
fn chains(map: &MapView) -> Vec<Vec<Hex>> {
    let (grid, grounds) = (&map.map.grid, Ground::all(map));
    let ground = |hex: Hex| grounds.get(usize::from(map.hexes[hex.index()].terrain)).copied();
    let is_road =
        |hex: Hex| matches!(ground(hex), Some(Ground::Road | Ground::Street | Ground::Bridge));
    let long = map.roads.iter().filter(|(_, road)| road.len() > 2);
    let on_line: BTreeSet<Hex> = long.flat_map(|(_, road)| road.iter().copied()).collect();
    let key = |a: Hex, b: Hex| (a.min(b), a.max(b));
    let mut joints: BTreeSet<(Hex, Hex)> = BTreeSet::new();
    for hex in grid.hexes().filter(|&hex| is_road(hex)) {
        let beside = grid.neighbors(hex).map(|(_, next)| next).filter(|&next| is_road(next));
        let known = |next: &Hex| on_line.contains(&hex) && on_line.contains(next);
        joints.extend(beside.filter(|next| !known(next)).map(|next| key(hex, next)));
    }
    // Short lines are parts of longer ones.
    for (_, road) in &map.roads {
        if let [a, b] = road[..] {
            joints.insert(key(a, b));
        }
    }
    let mut joints = without_rings(grid, &joints);
    let ways = |joints: &BTreeSet<(Hex, Hex)>, at: Hex| -> Vec<Hex> {
        let other = |&(a, b): &(Hex, Hex)| {
            if a == at { Some(b) } else { (b == at).then_some(a) }
        };
        joints.iter().filter_map(other).collect()
    };
    let all = joints.clone();
    let goes_on = |at: Hex| ways(&all, at).len() == 2 && !on_line.contains(&at);
    let mut chains = Vec::new();
    // Whole roads begin at an end or a fork; what is left then runs in rings.
    for rings in [false, true] {
        while let Some(&(a, b)) = joints.iter().find(|(a, b)| rings || !goes_on(*a) || !goes_on(*b))
        {
            joints.remove(&(a, b));
            let mut chain = if goes_on(a) && !rings { vec![b, a] } else { vec![a, b] };
            while let Some(&end) = chain.last().filter(|&&end| goes_on(end)) {
                let Some(&next) = ways(&joints, end).first() else { break };
                joints.remove(&(end.min(next), end.max(next)));
                chain.push(next);
            }
            chains.push(chain);
        }
    }
    let joined: BTreeSet<Hex> = chains.iter().flatten().copied().collect();
    let lone = |hex: &Hex| is_road(*hex) && !on_line.contains(hex) && !joined.contains(hex);
    chains.extend(grid.hexes().filter(lone).map(|hex| vec![hex]));
    chains
}
