//! Zones: a tint over their hexes, and broken lines around them.

use crate::board::{Direction, Hex};
use crate::drawing::{Area, Colour, Point, Shape, Stroke, point};
use crate::view::MapView;
use std::collections::HashSet;

/// How much the tint covers.
const TINT: f32 = 0.1;

/// A group of hexes with a line around it.
pub struct Outline<'a> {
    /// The map.
    pub map: &'a MapView,
    /// The hexes.
    pub hexes: &'a [Hex],
    /// The colour.
    pub colour: Colour,
    /// Whether the hexes have a tint of it.
    pub tinted: bool,
    /// The width of the line.
    pub stroke: f32,
    /// The distance from a hex's centre to its corner in the units of the drawing.
    pub unit: f32,
}

impl Outline<'_> {
    /// Adds tint, if there is one, and line. `center` says where a hex lies, and nothing of hexes that are not seen.
    pub fn draw(&self, center: impl Fn(Hex) -> Option<Point>, out: &mut Vec<Shape>) {
        let corners = self.map.layout.corners();
        let inside: HashSet<Hex> = self.hexes.iter().copied().collect();
        let stroke = Stroke::new(self.stroke, self.colour);
        for &hex in self.hexes {
            let Some(c) = center(hex) else { continue };
            let corner = |k: usize| point(corners[k % 6].0, corners[k % 6].1) * self.unit;
            if self.tinted {
                let points = (0..6).map(|k| c + corner(k)).collect();
                out.push(Shape::Tile { points, fill: self.colour.thin(TINT) });
            }
            for d in Direction::ALL {
                let next = self.map.map.grid.neighbor(hex, d);
                if next.is_none_or(|next| !inside.contains(&next)) {
                    let ends = [d.index(), d.index() + 1].map(|k| c + corner(k) * 0.95);
                    dashes(ends, 0.24 * self.unit, stroke, out);
                }
            }
        }
    }
}

/// The hexes of all zones that are not a zone's own, which its name had better not lie on.
#[must_use]
pub fn foreign<'a>(own: &[Hex], all: impl IntoIterator<Item = &'a Hex>) -> Vec<Hex> {
    let own: HashSet<Hex> = own.iter().copied().collect();
    all.into_iter().copied().filter(|hex| !own.contains(hex)).collect()
}

/// Where a name of this size stands: above the uppermost hex if it can, otherwise below the lowest or on the first hex where
/// it meets no other name, or beside it; always within the map, and where it finds another place on none of the `foreign` hexes,
/// whose zone it would seem to name, or where somebody stands. Where names leave no room at all there is none. `unit` is the distance from a hex's
/// centre to its corner.
pub fn place(
    mut hexes: Vec<Point>,
    (room, unit): (Point, f32),
    map: Area,
    (taken, foreign): (&[Area], &[Point]),
) -> Option<Point> {
    hexes.sort_by(|a, b| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
    let inside = |at: Point| {
        let most = map.shrink2(room.x / 2.0, room.y / 2.0);
        let (near, far) = (most.min, most.max);
        point(at.x.clamp(near.x, far.x.max(near.x)), at.y.clamp(near.y, far.y.max(near.y)))
    };
    let away = point(0.0, 0.95 * unit + room.y / 2.0);
    let line = point(0.0, room.y);
    let lines = |k: u8| line * f32::from(k);
    let above = hexes.first().into_iter().flat_map(|&top| [0, 1].map(|k| top - away - lines(k)));
    let below = hexes.last().into_iter().flat_map(|&low| [0, 1].map(|k| low + away + lines(k)));
    let near = above.chain(below).chain(hexes.iter().copied());
    // Where names crowd, a little to the side, or further off.
    let aside = hexes
        .iter()
        .flat_map(|&hex| [-0.5, 0.5, -1.0, 1.0].map(|share| point(hex.x + share * room.x, hex.y)));
    let far = hexes.first().into_iter().chain(hexes.last());
    let far = far.flat_map(|&end| {
        [2, 3, 4].into_iter().flat_map(move |k| [end - away - lines(k), end + away + lines(k)])
    });
    let free = |at: &Point| {
        let area = Area::around(*at, room);
        taken.iter().all(|other| !other.meets(&area))
    };
    let own = |at: &&Point| {
        let area = Area::around(**at, room);
        foreign.iter().all(|hex| !Area::around(*hex, Point::splat(1.4 * unit)).meets(&area))
    };
    let free: Vec<Point> = near.chain(aside).chain(far).map(inside).filter(free).collect();
    free.iter().find(own).or(free.first()).copied()
}

/// Dashes with gaps of three fifths of their length.
fn dashes([a, b]: [Point; 2], dash: f32, stroke: Stroke, out: &mut Vec<Shape>) {
    let (way, long) = ((b - a).normalized(), (b - a).length());
    let mut from = 0.0;
    while from < long {
        out.push(Shape::line([a + way * from, a + way * (from + dash).min(long)], stroke));
        from += dash * 1.6;
    }
}
