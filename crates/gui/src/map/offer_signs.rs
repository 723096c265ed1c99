//! The signs of what a counter in hand may do in a hex: come there, charge there, or go back.

use super::super::theme::Palette;
use egui::{Color32, Painter, Pos2, Shape, Stroke, pos2, vec2};

/// ARSOUF M5.1: a cyan circle on a hex that the picked counter can reach, below the number of the hex.
pub fn reached(painter: &Painter, palette: &Palette, (center, zoom): (Pos2, f32)) {
    let radius = zoom * 0.52;
    let wide = (zoom * 0.09).clamp(1.4, 4.5);
    painter.circle_filled(center, radius, palette.thin(palette.reach, 0.24));
    painter.circle_stroke(center, radius, Stroke::new(wide + 1.6, palette.thin(palette.halo, 0.7)));
    painter.circle_stroke(center, radius, Stroke::new(wide, palette.reach));
}

/// The edge of a hex that the picked counter can charge to, with chevrons at its foot.
pub fn charged(
    painter: &Painter,
    palette: &Palette,
    corners: &[Pos2],
    (center, zoom): (Pos2, f32),
) {
    let line = Stroke::new((zoom * 0.07).clamp(1.2, 3.0), palette.charge);
    painter.add(Shape::convex_polygon(corners.to_vec(), Color32::TRANSPARENT, line));
    let (at, side) = (center + vec2(0.0, zoom * 0.52), zoom * 0.14);
    for k in [-0.6, 0.6] {
        let x = at.x + k * side;
        let points = vec![pos2(x - side, at.y - side), pos2(x, at.y), pos2(x - side, at.y + side)];
        painter.add(Shape::line(points, Stroke::new((side * 0.45).max(1.2), palette.charge)));
    }
}

/// ARSOUF M5.3: a red ring where a move began that can be taken back; the arrow in it turns back, which is seen without
/// colour too.
pub fn way_back(painter: &Painter, palette: &Palette, (center, zoom): (Pos2, f32)) {
    let radius = zoom * 0.5;
    let wide = (zoom * 0.1).clamp(1.6, 5.0);
    painter.circle_stroke(center, radius, Stroke::new(wide + 1.6, palette.thin(palette.halo, 0.7)));
    painter.circle_stroke(center, radius, Stroke::new(wide, palette.target));
    let at = |degrees: f32, far: f32| {
        let angle = degrees.to_radians();
        center + vec2(angle.cos(), angle.sin()) * far
    };
    let inner = radius * 0.5;
    let arc = (0..=9_u8).map(|k| at(-60.0 + 26.0 * f32::from(k), inner)).collect();
    painter.add(Shape::line(arc, Stroke::new((wide * 0.7).max(1.2), palette.target)));
    let (tip, size) = (at(-60.0, inner), radius * 0.3);
    let head = vec![
        tip + vec2(size * 0.4, -size),
        tip + vec2(size * 0.55, size * 0.7),
        tip + vec2(-size, -size * 0.1),
    ];
    painter.add(Shape::convex_polygon(head, palette.target, Stroke::NONE));
}
