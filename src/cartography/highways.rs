//! Roads as lines over the whole map: from hex to hex in easy bends, joined where they meet.

use super::quadrangle::Quadrangle;
use crate::board::Hex;
use crate::drawing::Shape;
use crate::drawing::ground::kind::Ground;
use crate::drawing::{Point, point};
use crate::view::MapView;
use std::collections::BTreeSet;

/// Points of a bend from hexside to hexside.
const BEND: u8 = 5;

/// The lines of all roads of a map.
#[must_use]
pub fn lines(map: &MapView) -> Vec<Vec<Point>> {
    let middle = |hex: &Hex| {
        let (x, y) = map.hexes[hex.index()].center;
        point(x, y)
    };
    let long = map.roads.iter().filter(|(_, road)| road.len() > 2).map(|(_, road)| road.clone());
    long.chain(chains(map))
        .map(|hexes| eased(&hexes.iter().map(middle).collect::<Vec<_>>()))
        .collect()
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
}

/// The roads that lie on no long line of the map, from fork to fork: hexes that are roads by their ground, and short lines.
fn chains(map: &MapView) -> Vec<Vec<Hex>> {
    let (grid, grounds) = (&map.map.grid, Ground::all(map));
    let ground = |hex: Hex| grounds.get(usize::from(map.hexes[hex.index()].terrain)).copied();
    let is_road =
        |hex: Hex| matches!(ground(hex), Some(Ground::Road | Ground::Street | Ground::Bridge));
    let long = map.roads.iter().filter(|(_, road)| road.len() > 2);
    let on_line: BTreeSet<Hex> = long.flat_map(|(_, road)| road.iter().copied()).collect();
    let mut joints: BTreeSet<(Hex, Hex)> = BTreeSet::new();
    for hex in grid.hexes().filter(|&hex| is_road(hex)) {
        for (_, next) in grid.neighbors(hex).filter(|&(_, next)| hex < next && is_road(next)) {
            // Three hexes in a heap are joined by two lines, not by a triangle.
            let both = grid.neighbors(hex).map(|(_, other)| other);
            let closes = both
                .filter(|&other| other < hex && is_road(other))
                .any(|other| grid.adjacent(other, next));
            let known = on_line.contains(&hex) && on_line.contains(&next);
            if !closes && !known {
                joints.insert((hex, next));
            }
        }
    }
    // Short lines are parts of longer ones.
    for (_, road) in &map.roads {
        if let [a, b] = road[..] {
            joints.insert((a.min(b), a.max(b)));
        }
    }
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

/// A line through places: its zigzags are halved, and it bends between the middles of its parts.
fn eased(places: &[Point]) -> Vec<Point> {
    if let [only] = places {
        let half = point(0.5, 0.0);
        return vec![*only - half, *only + half];
    }
    let count = places.len();
    let eased: Vec<Point> = (0..count)
        .map(|k| {
            if k == 0 || k + 1 == count {
                return places[k];
            }
            places[k].lerp(places[k - 1].lerp(places[k + 1], 0.5), 0.5)
        })
        .collect();
    let mut line = vec![eased[0]];
    for k in 1..count.saturating_sub(1) {
        let (a, b) = (eased[k - 1].lerp(eased[k], 0.5), eased[k].lerp(eased[k + 1], 0.5));
        for step in 0..=BEND {
            let share = f32::from(step) / f32::from(BEND);
            line.push(a.lerp(eased[k], share).lerp(eased[k].lerp(b, share), share));
        }
    }
    line.push(eased[count - 1]);
    line
}
