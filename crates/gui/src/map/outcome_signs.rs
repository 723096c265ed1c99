//! The signs of what became of somebody: better or worse off, or gone for good.

use super::super::theme::Palette;
use egui::{Painter, Pos2, Rect, Shape, Stroke, vec2};

/// A cross over who has left the board.
pub fn lost(painter: &Painter, palette: &Palette, rect: Rect) {
    let wide = (rect.width() * 0.1).clamp(1.6, 5.0);
    for (from, to) in
        [(rect.left_top(), rect.right_bottom()), (rect.right_top(), rect.left_bottom())]
    {
        painter.line_segment([from, to], Stroke::new(wide + 1.6, palette.halo));
        painter.line_segment([from, to], Stroke::new(wide, palette.target));
    }
}

/// An arrow on a disc: up for who is better off, down for who is worse off.
pub fn fared(painter: &Painter, palette: &Palette, rect: Rect, better: bool) {
    let (c, r) = (rect.center(), rect.width() / 2.0);
    let (fill, way) = if better { (palette.reach, -1.0) } else { (palette.target, 1.0) };
    painter.circle(c, r, fill, Stroke::new(1.0, palette.halo));
    let at = |x: f32, y: f32| -> Pos2 { c + vec2(x, y * way) * r };
    let head = vec![at(-0.55, 0.0), at(0.55, 0.0), at(0.0, 0.7)];
    painter.add(Shape::convex_polygon(head, palette.halo, Stroke::NONE));
    let stroke = Stroke::new((r * 0.34).max(1.2), palette.halo);
    painter.line_segment([at(0.0, -0.6), at(0.0, 0.1)], stroke);
}
