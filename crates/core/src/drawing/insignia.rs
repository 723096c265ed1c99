//! The mark of the command that a counter belongs to: a letter on a dark tag, and a stripe with a pattern.

use super::Palette;
use super::geometry::{Area, point};
use super::shape::{Anchor, Shape, Stroke};
use crate::view::CommandMark;

/// Adds the letter on its tag.
pub fn tag(mark: &CommandMark, area: Area, palette: &Palette, out: &mut Vec<Shape>) {
    let side = area.width();
    out.push(Shape::panel(area, side * 0.16, palette.plate));
    out.push(Shape::panel(area.shrink(side * 0.06), side * 0.12, palette.plate_ink));
    let size = area.height() * 0.94;
    // The font is light: printed twice, a little apart, the letter stands out.
    for shift in [0.0, size * 0.05] {
        let at = point(area.center().x + shift, area.center().y);
        out.push(Shape::text(at, Anchor::Center, &mark.letter, size, palette.plate));
    }
}

/// Adds the stripe: plain, broken, lined or dotted.
pub fn stripe(
    mark: &CommandMark,
    area: Area,
    (palette, fine): (&Palette, f32),
    out: &mut Vec<Shape>,
) {
    let high = area.height();
    let (light, dark) = (palette.plate, palette.plate_ink);
    out.push(Shape::panel(area, 0.0, light));
    let piece = |from: f32, to: f32| {
        let x = |share: f32| area.left() + area.width() * share;
        Area::new(point(x(from), area.top()), point(x(to), area.bottom()))
    };
    match mark.stripe % 4 {
        0 => {}
        1 => {
            for k in 0..3 {
                let from = 0.08 + 0.32 * k as f32;
                out.push(Shape::panel(piece(from, from + 0.2), 0.0, dark));
            }
        }
        2 => {
            let y = area.center().y;
            let line = Stroke::new((high * 0.42).max(0.8 * fine), dark);
            out.push(Shape::line([point(area.left(), y), point(area.right(), y)], line));
        }
        _ => {
            for k in 0..7 {
                let from = 0.04 + 0.14 * k as f32;
                out.push(Shape::panel(piece(from, from + 0.07), 0.0, dark));
            }
        }
    }
}
