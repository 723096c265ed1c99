//! What some games print on a counter or lay on it: the way it faces, its hits, its range and rating.

use super::super::theme::Palette;
use super::counter::Paint;
use super::names;
use crate::view::FaceView;
use egui::{Align2, Color32, CornerRadius, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

/// Adds a wedge outside a counter that points into a direction; its tip lies `far` from the counter's middle.
pub fn pointer(rect: Rect, way: Vec2, far: f32, paint: Paint, out: &mut Vec<Shape>) {
    let c = rect.center();
    let half = rect.width() / 2.0;
    // The wedge begins a little inside the counter, which is drawn over it.
    let edge = half / way.x.abs().max(way.y.abs()).max(0.1);
    let base = c + way * edge * 0.86;
    let tip = c + way * far.max(edge * 1.12);
    let wide = way.rot90() * half * 0.62;
    let points = vec![tip, base + wide, base - wide];
    let colors = paint.palette.livery(paint.livery);
    let line = (rect.width() * 0.05).clamp(1.0, 2.4);
    let halo = Stroke::new(line + 1.6, paint.palette.halo);
    out.push(Shape::closed_line(points.clone(), halo));
    out.push(Shape::convex_polygon(points.clone(), colors.band, Stroke::NONE));
    out.push(Shape::closed_line(points, Stroke::new(line, paint.palette.plate_ink)));
}

/// Adds a pip for each hit along the top of a counter.
pub fn hits(hits: u8, rect: Rect, palette: &Palette, out: &mut Vec<Shape>) {
    let side = rect.width();
    let r = (side * 0.055).max(1.3);
    for k in 0..hits {
        let x = rect.left() + side * 0.09 + f32::from(k) * r * 2.25;
        let at = pos2(x, rect.top() + side * 0.09);
        out.push(Shape::circle_filled(at, r + (side * 0.018).max(0.5), palette.wound_edge));
        out.push(Shape::circle_filled(at, r, palette.wound));
    }
}

/// Adds range and rating, small, below each other in the upper right corner.
pub fn corner(face: &FaceView, rect: Rect, (fill, paint): (Color32, Paint), out: &mut Vec<Shape>) {
    let side = rect.width();
    let ink = paint.palette.plate_ink;
    let mut top = rect.top() + side * 0.05;
    let right = rect.right() - side * 0.05;
    let size = side * 0.21;
    let mut tag = |wide: f32, value: u8, arrow: bool| {
        let area =
            Rect::from_min_max(pos2(right - side * wide, top), pos2(right, top + side * 0.22));
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a few points
        let radius = if arrow { side * 0.05 } else { side * 0.11 } as u8;
        out.push(Shape::rect_filled(area, CornerRadius::same(radius), fill));
        let at = pos2(area.right() - side * 0.105, area.center().y);
        let text = value.to_string();
        out.push(names::text(paint.ctx, at, Align2::CENTER_CENTER, &text, size, ink));
        if arrow {
            bow(pos2(area.left() + side * 0.12, area.center().y), side * 0.085, ink, out);
        }
        top = area.bottom() + side * 0.03;
    };
    if let Some(range) = face.range {
        tag(0.42, range, true);
    }
    if let Some(rating) = face.rating {
        tag(0.21, rating, false);
    }
}

/// An arrow in flight.
fn bow(c: Pos2, r: f32, ink: Color32, out: &mut Vec<Shape>) {
    let line = Stroke::new((r * 0.35).max(0.7), ink);
    let (tail, tip) = (c + vec2(-r, r * 0.7), c + vec2(r, -r * 0.7));
    out.push(Shape::line_segment([tail, tip], line));
    out.push(Shape::line(vec![tip - vec2(r * 0.9, 0.0), tip, tip + vec2(0.0, r * 0.9)], line));
}

/// Adds strength, morale and movement allowance in a row: what is no longer as printed stands out.
pub fn three(values: [(u32, bool); 3], plate: Rect, paint: Paint, out: &mut Vec<Shape>) {
    let palette = paint.palette;
    let texts = values.map(|(value, _)| value.to_string());
    let letters: usize = texts.iter().map(String::len).sum::<usize>() + 2;
    // Seven letters still have to fit.
    let size = (plate.height() * 0.92).min(plate.width() * 1.86 / letters as f32);
    let step = |text: &str| text.len() as f32 * size * 0.56;
    let dash = size * 0.34;
    let whole: f32 = texts.iter().map(|text| step(text)).sum::<f32>() + 2.0 * dash;
    let mut x = plate.center().x - whole / 2.0;
    let y = plate.center().y;
    for (k, (text, (_, changed))) in texts.iter().zip(values).enumerate() {
        let ink = if changed { palette.wound } else { palette.plate_ink };
        for shift in [0.0, size * 0.04] {
            let at = pos2(x + step(text) / 2.0 + shift, y);
            out.push(names::text(paint.ctx, at, Align2::CENTER_CENTER, text, size, ink));
        }
        x += step(text);
        if k < 2 {
            let at = pos2(x + dash / 2.0, y);
            let ink = palette.plate_ink;
            out.push(names::text(paint.ctx, at, Align2::CENTER_CENTER, "-", size * 0.8, ink));
            x += dash;
        }
    }
}
