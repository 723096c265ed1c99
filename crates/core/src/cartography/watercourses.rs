//! Running water that lies on hexsides, and streams without effect.

use super::quadrangle::Quadrangle;
use super::{highways, routes};
use crate::board::{Direction, Hex};
use crate::drawing::ground::hexside_look::HexsideLook;
use crate::drawing::ground::kind::Ground;
use crate::drawing::{Point, Shape, Stroke, point};
use crate::view::{FeatureView, MapView};
use std::collections::BTreeMap;

/// Corners of hexes are told apart by such steps of a unit.
const GRID: f32 = 16.0;
/// A sixth of a circle.
const TURN: f32 = std::f32::consts::FRAC_PI_3;
/// How wide water is at its source and at its mouth, as shares of its usual width.
const SOURCE: f32 = 0.6;
const MOUTH: f32 = 1.4;

/// The running water of a map.
#[derive(Clone, Debug, Default)]
pub struct Watercourses {
    /// Rivers along hexsides, with the stretches that can be forded: through the middle of every side.
    pub rivers: Vec<Vec<Point>>,
    /// Those of them that rise on the map, from their sources to their mouths, by number.
    pub rising: Vec<usize>,
    /// The sides where a river can be forded, from corner to corner.
    pub fords: Vec<[Point; 2]>,
    /// Those where a bridge leads across.
    pub bridges: Vec<[Point; 2]>,
    /// Streams without effect, from hex to hex: from their sources to their mouths.
    pub streams: Vec<Vec<Point>>,
}

/// Whether this look is part of a river: the water itself, and the ways across.
#[must_use]
pub fn is_water(look: HexsideLook) -> bool {
    matches!(look, HexsideLook::River | HexsideLook::Crossing)
}

impl Watercourses {
    /// Those of a map.
    #[must_use]
    pub fn of(map: &MapView) -> Watercourses {
        let sides = sides(map);
        let ends = |across: Across| {
            let sides = sides.iter().filter(|side| side.across == Some(across));
            sides.map(|side| side.ends).collect()
        };
        let mut rivers = chains(sides.iter().map(|side| side.ends).collect());
        let mut rising = Vec::new();
        for (number, river) in rivers.iter_mut().enumerate() {
            let ends = [river[0], river[river.len() - 1]].map(|end| flows_off(map, end));
            if ends[0] != ends[1] {
                rising.push(number);
            }
            if ends == [true, false] {
                river.reverse();
            }
        }
        Watercourses {
            fords: ends(Across::Ford),
            bridges: ends(Across::Bridge),
            rivers,
            rising,
            streams: map
                .streams
                .iter()
                .map(|stream| routes::through(map, stream, [None; 2]))
                .collect(),
        }
    }
}

struct Side {
    ends: [Point; 2],
    across: Option<Across>,
}

/// Ways across a river.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Across {
    Ford,
    Bridge,
}

/// Whether a river leaves the map at its end, or flows into other water.
fn flows_off(map: &MapView, end: Point) -> bool {
    let grounds = Ground::all(map);
    let around = (0..6_u8).map(|k| end + point(0.3, 0.0).rotated(f32::from(k) * TURN));
    let mut hexes = around.map(|at| map.layout.hex_at(&map.map.grid, at.x, at.y));
    let is_water = |hex: Hex| {
        let ground = grounds.get(usize::from(map.hexes[hex.index()].terrain));
        ground.is_some_and(|ground| ground.is_water())
    };
    hexes.any(|hex| hex.is_none_or(is_water))
}

/// The sides that belong to rivers.
fn sides(map: &MapView) -> Vec<Side> {
    let (grid, corners) = (&map.map.grid, map.layout.corners());
    let part = |feature: &FeatureView| {
        let look = HexsideLook::of(feature);
        let bridge = if feature.id.contains("bridge") { Across::Bridge } else { Across::Ford };
        is_water(look).then_some((look == HexsideLook::Crossing).then_some(bridge))
    };
    let parts: Vec<Option<Option<Across>>> = map.features.iter().take(8).map(part).collect();
    let mut sides = Vec::new();
    for hex in grid.hexes() {
        for direction in Direction::ALL {
            let features = map.map.features(hex, direction);
            let own = (0..parts.len()).filter(|number| features >> number & 1 == 1);
            // A way across counts for more than the water below.
            let part = own.filter_map(|number| parts[number]).max_by_key(Option::is_some);
            let own = grid.neighbor(hex, direction).is_some_and(|next| hex < next);
            if let Some(across) = part.filter(|_| own) {
                let ends = [0, 1].map(|k| {
                    let (x, y) = corners[(direction.index() + k) % 6];
                    routes::middle(map, hex) + point(x, y)
                });
                sides.push(Side { ends, across });
            }
        }
    }
    sides
}

/// Sides joined to lines as long as can be.
fn chains(sides: Vec<[Point; 2]>) -> Vec<Vec<Point>> {
    #[allow(clippy::cast_possible_truncation)] // maps are small
    let key = |at: Point| ((at.x * GRID).round() as i32, (at.y * GRID).round() as i32);
    let mut at_corner: BTreeMap<(i32, i32), Vec<usize>> = BTreeMap::new();
    for (index, side) in sides.iter().enumerate() {
        for end in side {
            at_corner.entry(key(*end)).or_default().push(index);
        }
    }
    let mut free = vec![true; sides.len()];
    let mut lines = Vec::new();
    // Lines begin at their ends and where several meet; what is left runs in rings.
    for rings in [false, true] {
        for begin in 0..sides.len() {
            let lone = |at: Point| at_corner[&key(at)].len() != 2;
            let start = sides[begin].iter().position(|end| rings || lone(*end));
            let Some(start) = start.filter(|_| free[begin]) else { continue };
            let mut line = vec![sides[begin][start], sides[begin][1 - start]];
            free[begin] = false;
            loop {
                let end = line[line.len() - 1];
                let here = &at_corner[&key(end)];
                let next = here.iter().copied().find(|&side| free[side]);
                let Some(next) = next.filter(|_| here.len() == 2) else { break };
                free[next] = false;
                let other = usize::from(key(sides[next][0]) == key(end));
                line.push(sides[next][other]);
            }
            lines.push(routes::bent(&line));
        }
    }
    lines
}

/// Water that is narrow at its source and wide at its mouth: what of it lies in the part.
fn widening(quadrangle: &Quadrangle<'_>, line: &[Point], stroke: Stroke, out: &mut Vec<Shape>) {
    let steps = line.len().saturating_sub(1).max(1);
    for (k, two) in line.windows(2).enumerate() {
        if quadrangle.near(&[two.to_vec()]).is_empty() {
            continue;
        }
        #[allow(clippy::cast_precision_loss)] // a few hundred
        let wide = stroke.wide * (SOURCE + (MOUTH - SOURCE) * k as f32 / steps as f32);
        out.push(Shape::line([two[0], two[1]], Stroke::new(wide, stroke.colour)));
        out.extend([two[0], two[1]].map(|at| Shape::disc(at, wide / 2.0, stroke.colour)));
    }
}

/// Draws streams and rivers, these with their fords.
pub fn draw(quadrangle: &Quadrangle<'_>, out: &mut Vec<Shape>) {
    let (palette, courses) = (quadrangle.palette, &quadrangle.groundwork.watercourses);
    let bank = palette.water_ink.lerp(palette.place, 0.25);
    let stream =
        [quadrangle.line(0.1, 1.0, bank.thin(0.6)), quadrangle.line(0.065, 0.7, palette.water)];
    for stroke in stream {
        courses.streams.iter().for_each(|line| widening(quadrangle, line, stroke, out));
    }
    let river = [quadrangle.line(0.27, 2.6, bank), quadrangle.line(0.2, 1.6, palette.water)];
    let (rising, others): (Vec<usize>, Vec<usize>) =
        (0..courses.rivers.len()).partition(|number| courses.rising.contains(number));
    let others: Vec<Vec<Point>> = others.iter().map(|&k| courses.rivers[k].clone()).collect();
    let parts = quadrangle.near(&others);
    for stroke in river {
        for &number in &rising {
            widening(quadrangle, &courses.rivers[number], stroke, out);
        }
        for part in &parts {
            out.push(Shape::line(part.clone(), stroke));
            let ends = [part[0], part[part.len() - 1]];
            out.extend(ends.map(|end| Shape::disc(end, stroke.wide / 2.0, stroke.colour)));
        }
    }
    // Shallow water with stones across.
    let shallow = quadrangle.line(0.2, 1.6, palette.water.lerp(palette.dunes, 0.62));
    let stone = palette.rough_ink.lerp(palette.place, 0.3);
    for [a, b] in courses.fords.iter().filter(|[a, b]| quadrangle.holds(a.lerp(*b, 0.5))) {
        let middle = a.lerp(*b, 0.5);
        out.push(Shape::line([a.lerp(*b, 0.2), a.lerp(*b, 0.8)], shallow));
        let across = (*b - *a).normalized().turned();
        for k in -2_i8..=2 {
            for row in [-0.5_f32, 0.5] {
                let along = (*b - *a).normalized() * (0.16 * row);
                let at = middle + across * (0.085 * f32::from(k) + 0.03 * row) + along;
                out.push(Shape::disc(at, quadrangle.least(0.035, 0.6), stone));
            }
        }
    }
    for [a, b] in courses.bridges.iter().filter(|[a, b]| quadrangle.holds(a.lerp(*b, 0.5))) {
        let way = (*b - *a).normalized().turned();
        highways::bridge(quadrangle, (a.lerp(*b, 0.5), way), 0.3, out);
    }
}
