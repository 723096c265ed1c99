//! The faces of dice.

use crate::theme::Palette;
use egui::{Align2, CornerRadius, FontId, Painter, Rect, Shape, Stroke, StrokeKind, vec2};

/// Cubes smaller than this have a number: their dots would run together.
const DOTTED: f32 = 11.5;

/// Paints a face of a die with so many sides: dots on a cube, a number on a small one and on any other.
pub fn paint(painter: &Painter, palette: &Palette, rect: Rect, (face, sides): (u8, u8)) {
    if sides == 6 {
        cube(painter, palette, rect, face);
        return;
    }
    let side = rect.width();
    let (c, r) = (rect.center(), side / 2.0);
    let at = |x: f32, y: f32| c + vec2(x, y) * r;
    let outline = vec![
        at(0.0, -1.0),
        at(0.94, -0.2),
        at(0.7, 0.55),
        at(0.0, 1.0),
        at(-0.7, 0.55),
        at(-0.94, -0.2),
    ];
    let stroke = Stroke::new(1.0, palette.plate_ink);
    painter.add(Shape::convex_polygon(outline, palette.plate, stroke));
    let font = FontId::proportional((side * 0.56).max(8.0));
    painter.text(c, Align2::CENTER_CENTER, face, font, palette.plate_ink);
}

fn cube(painter: &Painter, palette: &Palette, rect: Rect, face: u8) {
    let side = rect.width();
    let stroke = Stroke::new(1.0, palette.plate_ink);
    let body = rect.shrink(0.5);
    painter.rect(body, CornerRadius::same(3), palette.plate, stroke, StrokeKind::Inside);
    if side < DOTTED {
        let font = FontId::proportional(side * 0.86);
        // The font is light: printed twice, a little apart, the number stands out.
        for shift in [0.0, 0.5] {
            let at = rect.center() + vec2(shift, 0.0);
            painter.text(at, Align2::CENTER_CENTER, face, font.clone(), palette.plate_ink);
        }
        return;
    }
    let far = side * 0.26;
    let spots: &[(f32, f32)] = match face {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, -1.0)],
        5 => &[(-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (0.0, 0.0)],
        _ => &[(-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0)],
    };
    for &(x, y) in spots {
        painter.circle_filled(rect.center() + vec2(x, y) * far, side * 0.09, palette.plate_ink);
    }
}
