//! Heights: the land is tinted by its level, and lines follow the hexsides where levels differ.

use super::super::theme::Palette;
use super::ground::Ground;
use crate::board::{Direction, Hex};
use crate::view::MapView;
use egui::{Color32, Pos2, Shape, Stroke, pos2, vec2};

/// From this difference on a hexside is steep.
const STEEP: u8 = 2;

/// The highest level of a map: 0 if all of it is level.
#[must_use]
pub fn highest(map: &MapView) -> u8 {
    map.map.grid.hexes().map(|hex| map.map.level(hex)).max().unwrap_or(0)
}

/// The tint of a hex: land is the browner the higher it lies, water stays water.
#[must_use]
pub fn tint(ground: Ground, (level, highest): (u8, u8), palette: &Palette) -> Color32 {
    let fill = ground.fill(palette);
    if level == 0 || ground.is_water() || ground == Ground::Void {
        return fill;
    }
    let share = f32::from(level) / f32::from(highest.max(3));
    let height = palette.low.lerp_to_gamma(palette.high, share);
    fill.lerp_to_gamma(height, 0.45 + 0.4 * share)
}

/// Adds the lines of some hexes: one for each hexside where levels differ, with strokes down its lower side where
/// it is steep.
pub fn lines(map: &MapView, hexes: &[Hex], zoom: f32, palette: &Palette, out: &mut Vec<Shape>) {
    let corners = map.layout.corners();
    let center = |hex: Hex| {
        let (x, y) = map.hexes[hex.index()].center;
        pos2(x * zoom, y * zoom)
    };
    for &hex in hexes {
        for direction in Direction::ALL {
            let Some(next) = map.map.grid.neighbor(hex, direction) else { continue };
            let (here, there) = (map.map.level(hex), map.map.level(next));
            // The higher hex draws.
            if here <= there {
                continue;
            }
            let end = |k: usize| {
                let (x, y) = corners[k % 6];
                center(hex) + vec2(x, y) * zoom
            };
            let (a, b) = (end(direction.index()), end(direction.index() + 1));
            let steep = here - there >= STEEP;
            let wide = zoom * if steep { 0.085 } else { 0.05 };
            let line = Stroke::new(wide.max(0.9), palette.contour);
            out.push(Shape::line_segment([a, b], line));
            if steep && zoom >= 9.0 {
                hachures((a, b), center(next), zoom, palette, out);
            }
        }
    }
}

fn hachures((a, b): (Pos2, Pos2), below: Pos2, zoom: f32, palette: &Palette, out: &mut Vec<Shape>) {
    let down = (below - a.lerp(b, 0.5)).normalized() * zoom * 0.2;
    let stroke = Stroke::new((zoom * 0.035).max(0.7), palette.contour);
    let count = if zoom < 18.0 { 4 } else { 7 };
    for k in 0..count {
        let from = a.lerp(b, (k as f32 + 0.5) / count as f32);
        let far = if k % 2 == 0 { 1.0 } else { 0.65 };
        out.push(Shape::line_segment([from, from + down * far], stroke));
    }
}
