//! Zones: a tint over their hexes, and broken lines around them.

use crate::board::{Direction, Hex};
use crate::drawing::{Colour, Point, Shape, Stroke, point};
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

/// Dashes with gaps of three fifths of their length.
fn dashes([a, b]: [Point; 2], dash: f32, stroke: Stroke, out: &mut Vec<Shape>) {
    let (way, long) = ((b - a).normalized(), (b - a).length());
    let mut from = 0.0;
    while from < long {
        out.push(Shape::line([a + way * from, a + way * (from + dash).min(long)], stroke));
        from += dash * 1.6;
    }
}
