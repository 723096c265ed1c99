//! Lines from hex to hex, as roads and streams run: in easy bends, and on to the edge of the map or to the town where they end.

use super::beyond::margins;
use super::cover::Cover;
use super::parts::extent;
use crate::board::{Direction, Hex};
use crate::drawing::ground::kind::Ground;
use crate::drawing::{Area, Point, point};
use crate::view::MapView;

/// Points of a bend from hexside to hexside.
const BEND: u8 = 5;
/// How far beyond the middle of a hex at the edge of the map its lines run.
const BEYOND: f32 = 2.4;
/// What goes on turns by less than 75 degrees.
const ONWARD: f32 = 0.26;

/// The line through some hexes in order. It ends in the middles of the outer ones, or where it is told, unless it goes on from there.
#[must_use]
pub fn through(map: &MapView, hexes: &[Hex], ends: [Option<Point>; 2]) -> Vec<Point> {
    let mut places: Vec<Point> = hexes.iter().map(|&hex| middle(map, hex)).collect();
    if let [first, .., last] = hexes[..] {
        let (begin, end) =
            (places[0] - places[1], places[places.len() - 1] - places[places.len() - 2]);
        let on = [onward(map, first, begin), onward(map, last, end)];
        places.splice(0..0, on[0]);
        places.extend(on[1]);
        let mut line = halved(&places);
        for (k, at) in [0, line.len() - 1].into_iter().enumerate() {
            line[at] = ends[k].filter(|_| on[k].is_none()).unwrap_or(line[at]);
        }
        return cut(bent(&line), extent(map));
    }
    cut(eased(&places), extent(map))
}

/// A line without what of its ends lies outside of an area.
fn cut(line: Vec<Point>, area: Area) -> Vec<Point> {
    let holds = |at: &Point| area.meets(&Area::around(*at, Point::default()));
    let first = line.iter().position(holds);
    let last = line.iter().rposition(holds);
    let (Some(first), Some(last)) = (first, last) else { return line };
    let edge = |inside: Point, outside: Point| {
        let way = outside - inside;
        let share = |from: f32, way: f32, min: f32, max: f32| {
            if way > 0.0 {
                (max - from) / way
            } else if way < 0.0 {
                (min - from) / way
            } else {
                1.0
            }
        };
        let x = share(inside.x, way.x, area.min.x, area.max.x);
        let y = share(inside.y, way.y, area.min.y, area.max.y);
        inside + way * x.min(y).clamp(0.0, 1.0)
    };
    let mut kept = line[first..=last].to_vec();
    if first > 0 {
        kept.insert(0, edge(line[first], line[first - 1]));
    }
    if let Some(next) = line.get(last + 1) {
        kept.push(edge(line[last], *next));
    }
    kept
}

/// The middle of a hex.
#[must_use]
pub fn middle(map: &MapView, hex: Hex) -> Point {
    let (x, y) = map.hexes[hex.index()].center;
    point(x, y)
}

/// A line through places: its zigzags are halved, and it bends between the middles of its parts.
#[must_use]
pub fn eased(places: &[Point]) -> Vec<Point> {
    if let [only] = places {
        let half = point(0.5, 0.0);
        return vec![*only - half, *only + half];
    }
    bent(&halved(places))
}

/// Places with their zigzags halved; the outer ones stay.
fn halved(places: &[Point]) -> Vec<Point> {
    let count = places.len();
    let halved = |k: usize| {
        if k == 0 || k + 1 == count {
            return places[k];
        }
        places[k].lerp(places[k - 1].lerp(places[k + 1], 0.5), 0.5)
    };
    (0..count).map(halved).collect()
}

/// A line that bends between the middles of its parts.
#[must_use]
pub fn bent(places: &[Point]) -> Vec<Point> {
    let count = places.len();
    let mut line = vec![places[0]];
    for k in 1..count.saturating_sub(1) {
        let (a, b) = (places[k - 1].lerp(places[k], 0.5), places[k].lerp(places[k + 1], 0.5));
        for step in 0..=BEND {
            let share = f32::from(step) / f32::from(BEND);
            line.push(a.lerp(places[k], share).lerp(places[k].lerp(b, share), share));
        }
    }
    line.push(places[count - 1]);
    line
}

/// Where a line that comes this way goes on from the hex in which it ends: over the edge of the map, or to the houses beside it.
fn onward(map: &MapView, hex: Hex, way: Point) -> Option<Point> {
    let (corners, at) = (map.layout.corners(), middle(map, hex));
    let grounds = Ground::all(map);
    let ground = |hex: Hex| grounds.get(usize::from(map.hexes[hex.index()].terrain)).copied();
    let is_built = |hex: Hex| ground(hex).and_then(Cover::of) == Some(Cover::Built);
    if is_built(hex) {
        return None;
    }
    let mut best: Option<(f32, Point)> = None;
    for direction in Direction::ALL {
        let (a, b) = (corners[direction.index()], corners[(direction.index() + 1) % 6]);
        let out = point(a.0 + b.0, a.1 + b.1).normalized();
        let ahead = (out.x * way.x + out.y * way.y) / way.length().max(0.01);
        let reach = match map.map.grid.neighbor(hex, direction) {
            None => BEYOND + margins(map).into_iter().fold(0.0, f32::max),
            Some(next) if is_built(next) => 1.0,
            Some(_) => continue,
        };
        if ahead > ONWARD && best.is_none_or(|(most, _)| ahead > most) {
            best = Some((ahead, at + out * reach));
        }
    }
    best.map(|(_, at)| at)
}
