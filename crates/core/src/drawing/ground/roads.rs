//! Roads, streams and bridges: lines from hex to hex.

use super::Land;
use super::kind::Ground;
use crate::board::Hex;
use crate::drawing::{Colour, Point, Shape, Stroke, point};

/// Roads through some hexes: their edges first, so that they join.
pub(super) fn roads(land: &Land, hexes: &[Hex], out: &mut Vec<Shape>) {
    let named: Vec<&[Hex]> = land.map.roads.iter().map(|(_, road)| road.as_slice()).collect();
    let all = named.iter().flat_map(|road| curves(land, road, &named, hexes));
    let loose = loose_roads(land, hexes);
    // Straight pieces meet at an angle in the middle of their hex.
    let joints: Vec<Point> = loose.iter().filter_map(|line| line.last().copied()).collect();
    let all: Vec<Vec<Point>> = all.chain(loose).collect();
    let edge = land.line(0.17, 1.6, land.palette.road_edge);
    let inside = land.line(0.1, 0.9, land.palette.road);
    for line in [edge, inside] {
        out.extend(all.iter().map(|curve| Shape::line(curve.clone(), line)));
        out.extend(joints.iter().map(|&at| Shape::disc(at, line.wide / 2.0, line.colour)));
    }
}

/// Roads through hexes that are roads by their ground, but lie on none of the map's lines: to every neighbour
/// that is a road, too.
fn loose_roads(land: &Land, hexes: &[Hex]) -> Vec<Vec<Point>> {
    let map = land.map;
    let center = |hex: Hex| land.center(hex);
    let is_road =
        |hex: Hex| matches!(land.ground(hex), Ground::Road | Ground::Street | Ground::Bridge);
    let on_line = |hex: Hex| map.roads.iter().any(|(_, road)| road.contains(&hex));
    let mut lines = Vec::new();
    for &hex in hexes.iter().filter(|&&hex| is_road(hex)) {
        let loose = !on_line(hex);
        let c = center(hex);
        let before = lines.len();
        for (_, next) in map.map.grid.neighbors(hex).filter(|&(_, next)| is_road(next)) {
            // Three hexes in a heap are joined by two lines, not by a triangle.
            let mut both = map.map.grid.neighbors(hex).map(|(_, other)| other);
            let around = |other: Hex| is_road(other) && map.map.grid.adjacent(other, next);
            let joined = both.any(|other| other < hex.min(next) && around(other));
            if !joined && (loose || !on_line(next)) {
                lines.push(vec![c.lerp(center(next), 0.5), c]);
            }
        }
        if loose && lines.len() == before {
            let half = point(0.5, 0.0);
            lines.push(vec![c - half, c + half]);
        }
    }
    lines
}

/// Adds watercourses without effect.
pub(super) fn streams(land: &Land, hexes: &[Hex], out: &mut Vec<Shape>) {
    let shown: Vec<Hex> =
        hexes.iter().copied().filter(|&hex| land.ground(hex) != Ground::Void).collect();
    let streams: Vec<&[Hex]> = land.map.streams.iter().map(Vec::as_slice).collect();
    for curve in streams.iter().flat_map(|stream| curves(land, stream, &streams, &shown)) {
        out.push(Shape::line(curve, land.line(0.09, 0.9, land.palette.water_ink)));
    }
}

/// The deck and the rails of a bridge, along its road.
pub(super) fn bridge(land: &Land, hex: Hex, out: &mut Vec<Shape>) {
    let (map, palette, c) = (land.map, land.palette, land.center(hex));
    let next = |hex: &Hex| c.lerp(land.center(*hex), 0.5);
    let on = map.roads.iter().find_map(|(_, road)| {
        let k = road.iter().position(|&h| h == hex)?;
        let before = k.checked_sub(1).and_then(|k| road.get(k)).map(next);
        Some((before, road.get(k + 1).map(next)))
    });
    let side = point(0.85, 0.0);
    let (a, b) = match on {
        Some((Some(a), Some(b))) => (a, b),
        Some((Some(a), None) | (None, Some(a))) => (a, c + (c - a)),
        _ => (c - side, c + side),
    };
    let rail = land.line(0.06, 1.0, palette.wall);
    let plank = land.line(0.03, 0.6, palette.road_edge);
    let way = (b - a).normalized();
    deck((a.lerp(b, 0.5), way), 0.425 * (b - a).length(), (palette.road, rail, plank), out);
}

/// A bridge through a point along a way, so far to both sides: its deck in a colour, its rails, its planks.
pub fn deck(
    (at, way): (Point, Point),
    half: f32,
    (fill, rail, plank): (Colour, Stroke, Stroke),
    out: &mut Vec<Shape>,
) {
    let (a, b) = (at - way * half, at + way * half);
    let across = way.turned() * 0.17;
    out.push(Shape::fill(vec![a + across, b + across, b - across, a - across], fill));
    for side in [across, -across] {
        let flare = side * 0.8;
        let (p, q) = (a + side, b + side);
        let along = way * 0.12;
        out.push(Shape::line(vec![p + flare - along, p, q, q + flare + along], rail));
    }
    for k in 1..8_u8 {
        let p = a.lerp(b, f32::from(k) / 8.0);
        out.push(Shape::line([p + across, p - across], plank));
    }
}

/// The way of a line through some hexes, from side to side in a curve. Where it ends on another of its kind it comes to that.
fn curves(land: &Land, line: &[Hex], all: &[&[Hex]], hexes: &[Hex]) -> Vec<Vec<Point>> {
    let center = |hex: Hex| land.center(hex);
    let mut curves = Vec::new();
    for (k, &hex) in line.iter().enumerate() {
        if !hexes.contains(&hex) {
            continue;
        }
        let c = center(hex);
        let before = k.checked_sub(1).map(|k| c.lerp(center(line[k]), 0.5));
        let after = line.get(k + 1).map(|&next| c.lerp(center(next), 0.5));
        match (before, after) {
            (Some(a), Some(b)) => {
                curves.push((0..=6_u8).map(|i| bend(a, c, b, f32::from(i) / 6.0)).collect());
            }
            (Some(a), None) | (None, Some(a)) => {
                curves.push(vec![a, crossed(land, all, hex).unwrap_or(c)]);
            }
            (None, None) => {}
        }
    }
    curves
}

/// The middle of the curve of a line that runs through a hex: off the middle of the hex, where the line turns.
fn crossed(land: &Land, all: &[&[Hex]], hex: Hex) -> Option<Point> {
    let c = land.center(hex);
    let next = |other: Hex| c.lerp(land.center(other), 0.5);
    all.iter().find_map(|line| {
        let around = line.windows(3).find(|around| around[1] == hex)?;
        Some(bend(next(around[0]), c, next(around[2]), 0.5))
    })
}

fn bend(a: Point, c: Point, b: Point, t: f32) -> Point {
    a.lerp(c, t).lerp(c.lerp(b, t), t)
}
