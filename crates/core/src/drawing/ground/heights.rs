//! Heights: the land is tinted by its level, and lines follow the hexsides where levels differ.

use super::Land;
use super::kind::Ground;
use crate::board::Hex;
use crate::drawing::{Colour, Palette, Point, Shape, Text, point};
use crate::view::MapView;

/// From this difference on a hexside is steep.
pub const STEEP: u8 = 2;

/// In hexes smaller than this there is no room for strokes.
const HACHURED: f32 = 9.0;

/// The highest level of a map: 0 if all of it is level.
#[must_use]
pub fn highest(map: &MapView) -> u8 {
    map.map.grid.hexes().map(|hex| map.map.level(hex)).max().unwrap_or(0)
}

/// The tint of a hex: land is the browner the higher it lies, water stays water.
#[must_use]
pub fn tint(ground: Ground, (level, highest): (u8, u8), palette: &Palette) -> Colour {
    let fill = ground.fill(palette);
    if level == 0 || ground.is_water() || ground == Ground::Void {
        return fill;
    }
    let share = f32::from(level) / f32::from(highest.max(3));
    let height = palette.low.lerp(palette.high, share);
    // What grows on a height is told from what grows on another.
    let strength = if fill == palette.clear { 0.45 + 0.4 * share } else { 0.15 + 0.2 * share };
    fill.lerp(height, strength)
}

/// Adds the lines of some hexes: one for each hexside where levels differ, with strokes down its lower side, many where it is steep:
/// no line without them is taken for a road.
pub(super) fn lines(land: &Land, hexes: &[Hex], out: &mut Vec<Shape>) {
    drops(land, hexes, 1, out);
}

/// The same of hexsides that are steep alone.
pub(super) fn scarps(land: &Land, hexes: &[Hex], out: &mut Vec<Shape>) {
    drops(land, hexes, STEEP, out);
}

/// The levels of some hexes in figures, each behind a small hill; the lowest goes without saying.
pub(super) fn levels(land: &Land, hexes: &[Hex], size: f32, out: &mut Vec<Shape>) {
    let (map, ink) = (&land.map.map, land.palette.contour);
    for &hex in hexes.iter().filter(|&&hex| land.ground(hex) != Ground::Void) {
        let level = map.level(hex);
        if level > 0 {
            let at = land.center(hex) + point(0.0, 0.48);
            let peak = [(-1.0, 0.3), (-0.25, 0.3), (-0.625, -0.35)];
            let corner = |(x, y): (f32, f32)| at + point(x, y) * (size * 0.9);
            out.push(Shape::fill(peak.map(corner).to_vec(), ink));
            let (at, text) = (at + point(size * 0.2, 0.0), level.to_string());
            out.push(Shape::Text(Text { at, text, size, ink, ..Text::default() }));
        }
    }
}

fn drops(land: &Land, hexes: &[Hex], least: u8, out: &mut Vec<Shape>) {
    let map = &land.map.map;
    for &hex in hexes {
        for (direction, next) in map.grid.neighbors(hex) {
            // The higher hex draws.
            let drop = map.level(hex).saturating_sub(map.level(next));
            if drop < least {
                continue;
            }
            let (a, b) = land.side(hex, direction);
            let wide = if drop >= STEEP { 0.085 } else { 0.05 };
            out.push(Shape::line([a, b], land.line(wide, 0.9, land.palette.contour)));
            if land.zoom >= HACHURED {
                let strokes = match (drop >= STEEP, land.zoom < 18.0) {
                    (true, true) => (4, 0.2),
                    (true, false) => (7, 0.2),
                    (false, _) => (3, 0.12),
                };
                hachures((a, b), land.center(next), strokes, (land, out));
            }
        }
    }
}

/// So many strokes down a slope, every second one shorter than the longest.
fn hachures(
    (a, b): (Point, Point),
    below: Point,
    (count, longest): (u8, f32),
    (land, out): (&Land, &mut Vec<Shape>),
) {
    let down = (below - a.lerp(b, 0.5)).normalized() * longest;
    let stroke = land.line(0.035, 0.7, land.palette.contour);
    for k in 0..count {
        let from = a.lerp(b, (f32::from(k) + 0.5) / f32::from(count));
        let far = if k % 2 == 0 { 1.0 } else { 0.65 };
        out.push(Shape::line([from, from + down * far], stroke));
    }
}
