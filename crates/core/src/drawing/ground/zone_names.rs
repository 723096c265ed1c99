//! Where the names of zones stand: near their zones, and on nothing else that matters.

use crate::board::Hex;
use crate::drawing::{Area, Point, Shape, Stroke, point};
use std::collections::HashSet;

/// So many radii of a hex a name stands rather further off than on another zone, and than below a counter.
const FOREIGN: f32 = 12.0;
const HELD: f32 = 2.0;
/// Places whose costs differ by less are as good as each other.
const ALIKE: f32 = 0.01;
/// A name nearer than this to the middle of a hex of its zone stands on it, which is as good as so far away.
const BORDER: f32 = 0.9;
const ON_ZONE: f32 = 1.5;

/// The hexes of all zones that are not a zone's own, which its name had better not lie on.
#[must_use]
pub fn foreign<'a>(own: &[Hex], all: impl IntoIterator<Item = &'a Hex>) -> Vec<Hex> {
    let own: HashSet<Hex> = own.iter().copied().collect();
    all.into_iter().copied().filter(|hex| !own.contains(hex)).collect()
}

/// A name further off than so many radii of a hex's middle is joined to its zone by a line.
const NEAR: f32 = 1.6;

/// So many radii before its middle the line ends in a hex.
const WITHIN: f32 = 0.5;
/// So many radii of a hex a name stands rather further off than where its line would cross another name.
const CROSSED: f32 = 3.0;

/// The line from a name that stands off its zone to the nearest hex of it; none where the name stands beside or upon it.
#[must_use]
pub fn pointer(name: Area, zone: &[Point], unit: f32) -> Option<(Point, Point)> {
    let edge = |hex: &Point| {
        point(hex.x.clamp(name.min.x, name.max.x), hex.y.clamp(name.min.y, name.max.y))
    };
    let ways = zone.iter().map(|&hex| (edge(&hex), hex));
    let length = |(from, to): &(Point, Point)| (*to - *from).length();
    let way = ways.min_by(|a, b| length(a).total_cmp(&length(b)))?;
    let whole = length(&way);
    let (from, hex) = way;
    (whole > NEAR * unit).then(|| (from, hex + (from - hex) * (WITHIN * unit / whole)))
}

/// That line as it is drawn, on a halo, with a dot at its end.
#[must_use]
pub fn joined(name: Area, zone: &[Point], unit: f32, (ink, halo): (Stroke, Stroke)) -> Vec<Shape> {
    let Some((from, to)) = pointer(name, zone, unit) else { return Vec::new() };
    let line = |stroke| Shape::line([from, to], stroke);
    vec![line(halo), line(ink), Shape::disc(to, 2.0 * ink.wide, ink.colour)]
}

/// What the name of a zone keeps off, as far as it can.
#[derive(Clone, Copy, Default)]
pub struct Obstacles<'a> {
    /// The room of other names: it meets none of them.
    pub taken: &'a [Area],
    /// The middles of the hexes of other zones, which it would seem to name.
    pub foreign: &'a [Point],
    /// The middles of hexes where somebody stands, who would cover it.
    pub held: &'a [Point],
}

/// Where a name of this size stands: as near to its zone as it can without meeting another name, within the map; best above the
/// uppermost hex, below the lowest or on one of its hexes, and rather a little further off than on another zone or below
/// counters. Where names leave no room at all there is none. `unit` is the distance from a hex's centre to its corner.
pub fn place(
    mut hexes: Vec<Point>,
    (room, unit): (Point, f32),
    map: Area,
    Obstacles { taken, foreign, held }: Obstacles<'_>,
) -> Option<Point> {
    hexes.sort_by(|a, b| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
    let inside = |at: Point| {
        let most = map.shrink2(room.x / 2.0, room.y / 2.0);
        let (near, far) = (most.min, most.max);
        point(at.x.clamp(near.x, far.x.max(near.x)), at.y.clamp(near.y, far.y.max(near.y)))
    };
    let away = point(0.0, 0.95 * unit + room.y / 2.0);
    let lines = |k: u8| point(0.0, room.y) * f32::from(k);
    let ends = hexes.first().into_iter().chain(hexes.last());
    let beyond = ends
        .flat_map(|&end| (0..=4).flat_map(move |k| [end - away - lines(k), end + away + lines(k)]));
    let beside = hexes.iter().flat_map(|&hex| {
        let at = move |share: f32| point(hex.x + share * room.x, hex.y);
        [0.0, -0.5, 0.5, -0.4, 0.4, -1.0, 1.0].map(at)
    });
    let meets = |area: &Area, hexes: &[Point]| {
        let hex = |at: &&Point| Area::around(**at, Point::splat(1.4 * unit)).meets(area);
        hexes.iter().filter(hex).count() as f32
    };
    let gap = |at: Point| {
        let area = Area::around(at, room);
        let gap = hexes.iter().map(|&hex| area.gap(hex) / unit).fold(f32::MAX, f32::min);
        if gap < BORDER { ON_ZONE } else { gap }
    };
    let mut best: Option<(f32, Point)> = None;
    for at in beyond.chain(beside).map(inside) {
        let (area, mut cost) = (Area::around(at, room), gap(at));
        // Of places that are as good as each other the first is taken.
        let least = best.map_or(f32::MAX, |(least, _)| least - ALIKE);
        if cost >= least || taken.iter().any(|other| other.meets(&area)) {
            continue;
        }
        cost += if meets(&area, foreign) > 0.0 { FOREIGN } else { 0.0 };
        cost += HELD * meets(&area, held);
        if let Some((from, to)) = pointer(area, &hexes, unit) {
            let on = |share: u8| from + (to - from) * (f32::from(share) / 8.0);
            let crosses = |name: &&Area| {
                (0..=8).any(|share| name.meets(&Area::around(on(share), Point::default())))
            };
            cost += CROSSED * taken.iter().filter(crosses).count() as f32;
        }
        if cost < least {
            best = Some((cost, at));
        }
    }
    best.map(|(_, at)| at)
}
