//! What some games print on a counter or lay on it: the way it faces, its hits, its range and rating.

use super::colour::Colour;
use super::geometry::{Area, Point, point};
use super::shape::{Anchor, Shape, Stroke};
use super::{Paint, Palette, sign};
use crate::view::FaceView;

/// Adds a wedge outside a counter that points into a direction; its tip lies `far` from the counter's middle.
pub fn pointer(rect: Area, way: Point, far: f32, paint: Paint, out: &mut Vec<Shape>) {
    let (c, half) = (rect.center(), rect.width() / 2.0);
    let edge = half / way.x.abs().max(way.y.abs()).max(0.1);
    let tip = c + way * far.max(edge * 1.12);
    // It stands on an edge of the counter, which is drawn over its foot, and leans towards the corner: whatever lay askew beneath
    // would point elsewhere.
    let foot = |along: f32| {
        let middle = along.clamp(-0.45, 0.45);
        [middle - 0.5, middle + 0.5].map(|at| at * half)
    };
    let inside = half * 0.94;
    let points = if way.x.abs() > way.y.abs() {
        let x = c.x + inside * way.x.signum();
        let [upper, lower] = foot(way.y / way.x.abs());
        vec![tip, point(x, c.y + upper), point(x, c.y + lower)]
    } else {
        let y = c.y + inside * way.y.signum();
        let [left, right] = foot(way.x / way.y.abs());
        vec![tip, point(c.x + left, y), point(c.x + right, y)]
    };
    wedge(points, (rect.width() * 0.05).clamp(paint.point, 2.4 * paint.point), paint, out);
}

/// Adds a wedge over the edge of a small counter, which leaves no room in its hex: the same for every direction, and drawn after all
/// counters.
pub fn small_pointer(center: Point, way: Point, radius: f32, paint: Paint, out: &mut Vec<Shape>) {
    let (tip, foot) = (center + way * (radius * 1.1), center + way * (radius * 0.56));
    let wide = way.turned() * (radius * 0.36);
    wedge(vec![tip, foot + wide, foot - wide], paint.point, paint, out);
}

fn wedge(points: Vec<Point>, line: f32, paint: Paint, out: &mut Vec<Shape>) {
    let colors = paint.palette.livery(paint.livery);
    let halo = Stroke::new(line + 1.6 * paint.point, paint.palette.halo);
    out.push(Shape::outline(points.clone(), halo));
    out.push(Shape::fill(points.clone(), colors.band));
    out.push(Shape::outline(points, Stroke::new(line, paint.palette.plate_ink)));
}

/// Adds a pip for each hit along the top of a counter.
pub fn hits(hits: u8, rect: Area, (palette, fine): (&Palette, f32), out: &mut Vec<Shape>) {
    let side = rect.width();
    let r = (side * 0.055).max(1.3 * fine);
    for k in 0..hits {
        let x = rect.left() + side * 0.09 + f32::from(k) * r * 2.25;
        let at = point(x, rect.top() + side * 0.09);
        out.push(Shape::disc(at, r + (side * 0.018).max(0.5 * fine), palette.wound_edge));
        out.push(Shape::disc(at, r, palette.wound));
    }
}

/// Adds the number of hits on a small counter, where pips could not be counted: below left, beside its strength.
pub fn hits_small(hits: u8, rect: Area, (palette, fine): (&Palette, f32), out: &mut Vec<Shape>) {
    if hits == 0 {
        return;
    }
    let side = rect.width();
    let wide = side * 0.46;
    let at = point(rect.left() - side * 0.03, rect.bottom() - wide);
    let badge = Area::sized(at, point(wide, wide));
    out.push(Shape::panel(badge, side * 0.1, palette.wound_edge));
    out.push(Shape::panel(badge.shrink(0.9 * fine), side * 0.07, palette.wound));
    let (text, middle) = (hits.to_string(), badge.center());
    // The font is light: printed twice, a little apart, the figure stands out.
    for shift in [0.0, side * 0.03] {
        let at = point(middle.x + shift, middle.y);
        out.push(Shape::text(at, Anchor::Center, &text, side * 0.44, palette.wound_edge));
    }
}

/// Adds range and rating, small, below each other in the upper right corner.
pub fn corner(face: &FaceView, rect: Area, (fill, paint): (Colour, Paint), out: &mut Vec<Shape>) {
    let side = rect.width();
    let ink = paint.palette.plate_ink;
    let mut top = rect.top() + side * 0.05;
    let right = rect.right() - side * 0.05;
    let size = side * 0.27;
    let mut tag = |wide: f32, value: u8, arrow: bool| {
        let area = Area::new(point(right - side * wide, top), point(right, top + side * 0.24));
        let radius = side * if arrow { 0.05 } else { 0.12 };
        out.push(Shape::panel(area, radius, fill));
        let at = point(area.right() - side * 0.115, area.center().y);
        let text = value.to_string();
        out.push(Shape::text(at, Anchor::Center, &text, size, ink));
        if arrow {
            let at = point(area.left() + side * 0.095, area.center().y);
            sign::sign("arrow", at, side * 0.085, (ink, 0.7 * paint.point), out);
        }
        top = area.bottom() + side * 0.03;
    };
    if let Some(range) = face.range {
        tag(0.37, range, true);
    }
    if let Some(rating) = face.rating {
        tag(0.24, rating, false);
    }
}

/// Adds strength, morale and movement allowance in a row: what is no longer as printed stands out.
pub fn three(values: [(u32, bool); 3], plate: Area, paint: Paint, out: &mut Vec<Shape>) {
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
            let at = point(x + step(text) / 2.0 + shift, y);
            out.push(Shape::text(at, Anchor::Center, text, size, ink));
        }
        x += step(text);
        if k < 2 {
            let at = point(x + dash / 2.0, y);
            let ink = palette.plate_ink;
            out.push(Shape::text(at, Anchor::Center, "-", size * 0.8, ink));
            x += dash;
        }
    }
}
