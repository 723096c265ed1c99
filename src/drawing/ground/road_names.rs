//! Where the names of roads stand: beside the straightest stretch of the road, along it.

use super::Land;
use crate::drawing::{Area, Point, Shape, Stroke, point};

/// The width of a letter, as a share of its size.
const LETTER: f32 = 0.52;
/// How far the middle of a name lies from its road, besides half its height.
const AWAY: f32 = 0.16;

/// The name of a road on a map.
struct RoadName<'a> {
    name: &'a str,
    at: Point,
    angle: f32,
    room: Area,
}

/// Adds the names of all roads, each where it meets none of the names that stand there already, if that can be.
pub(super) fn draw(land: &Land, size: f32, taken: &[Area], out: &mut Vec<Shape>) {
    let (mut taken, map) = (taken.to_vec(), land.extent());
    let halo = Stroke::new(2.0 * land.least(size * 0.09, 0.8), land.palette.halo);
    for (name, road) in &land.map.roads {
        let way: Vec<Point> = road.iter().map(|&hex| land.center(hex)).collect();
        let named = (!name.is_empty()).then(|| place(name, &way, size, (&taken, map))).flatten();
        let Some(RoadName { name, at, angle, room }) = named else { continue };
        taken.push(room);
        let mut shape = Shape::haloed(at, name, size, (land.palette.place, halo));
        if let Shape::Text(text) = &mut shape {
            text.angle = angle;
        }
        out.push(shape);
    }
}

fn place<'a>(
    name: &'a str,
    way: &[Point],
    size: f32,
    (taken, map): (&[Area], Area),
) -> Option<RoadName<'a>> {
    let long = name.chars().count() as f32 * size * LETTER;
    let mut best: Option<(f32, RoadName)> = None;
    let middle = way.len() as f32 / 2.0;
    for begin in 0..way.len() {
        // The shortest stretch that is as long as the name, or what there is of the road.
        let reaches = |end: &usize| (way[*end] - way[begin]).length() >= long;
        let end = (begin..way.len()).find(reaches).unwrap_or(way.len() - 1);
        let (a, b) = (way[begin], way[end]);
        let chord = b - a;
        let lacking = (long - chord.length()).max(0.0);
        let bent = way[begin..=end].iter().map(|&p| off(p, a, chord)).fold(0.0, f32::max);
        for above in [1.0, -1.0] {
            let found = beside(name, (a, chord), (long, size), above * (AWAY + size * 0.55 + bent));
            let meets = taken.iter().filter(|other| other.meets(&found.room)).count() as f32;
            let meets = meets + if map.join(&found.room) == map { 0.0 } else { 1.0 };
            // In the middle a name is most easily seen to be that of the whole road.
            let aside = ((begin + end) as f32 / 2.0 - middle).abs() / middle.max(1.0);
            let badness =
                0.3 * aside + bent + lacking + 4.0 * meets + if above < 0.0 { 0.1 } else { 0.0 };
            if best.as_ref().is_none_or(|(least, _)| badness < *least) {
                best = Some((badness, found));
            }
        }
    }
    best.map(|(_, found)| found)
}

/// How far a point lies from the line through `a`.
fn off(p: Point, a: Point, chord: Point) -> f32 {
    let (across, way) = (chord.normalized().turned(), p - a);
    (way.x * across.x + way.y * across.y).abs()
}

fn beside(
    name: &str,
    (a, chord): (Point, Point),
    (long, size): (f32, f32),
    away: f32,
) -> RoadName<'_> {
    let middle = a + chord * 0.5;
    // Nobody reads upside down.
    let chord = if chord.x < -0.01 || (chord.x < 0.01 && chord.y > 0.0) { -chord } else { chord };
    let way = if chord.length() > 0.0 { chord.normalized() } else { point(1.0, 0.0) };
    let at = middle + way.turned() * away;
    let angle = way.y.atan2(way.x);
    let room = Area::around(at, point(long, size * 1.1)).turned(at, angle);
    RoadName { name, at, angle, room }
}
