//! A small counter: the figure above left, arms above right, the strength alone on a plate below right.

use super::{ARMS, CounterAppearance, dim_if, shield};
use crate::drawing::Paint;
use crate::drawing::geometry::{Area, point};
use crate::drawing::shape::{Anchor, Shape};

/// Adds what is on the tile.
pub(super) fn draw(
    look: &CounterAppearance,
    strength: u32,
    rect: Area,
    paint: Paint,
    out: &mut Vec<Shape>,
) {
    let (side, moved) = (rect.width(), look.moved());
    let palette = paint.palette;
    let part = |left: f32, top: f32, right: f32, bottom: f32| {
        let at = |x: f32, y: f32| rect.min + point(x * side, y * side);
        Area::new(at(left, top), at(right, bottom))
    };
    let ink = dim_if(palette.livery(paint.livery).ink, moved, palette);
    look.draw_figure(part(0.03, 0.03, 0.58, 0.58), ink, paint.point, out);
    if let Some(arms) = look.arms.filter(|_| side >= ARMS * paint.point) {
        // Above right there may be the letter of a command.
        let place =
            if look.marked { part(0.04, 0.6, 0.36, 0.97) } else { part(0.59, 0.04, 0.97, 0.49) };
        shield(arms, place, moved, paint, out);
    }
    let text = strength.to_string();
    let left = if text.len() > 1 { 0.32 } else { 0.52 };
    let plate = part(left, 0.52, 0.96, 0.96);
    out.push(Shape::panel(plate, side * 0.07, dim_if(palette.plate, moved, palette)));
    let size = side * 0.54;
    // The font is light: printed twice, a little apart, the figures stand out.
    for shift in [0.0, size * 0.05] {
        let at = point(plate.center().x + shift, plate.center().y);
        out.push(Shape::text(at, Anchor::Center, &text, size, palette.plate_ink));
    }
}
