//! Text on the map.

use super::super::paint::RIM;
use egui::{Align2, Color32, Context, FontId, Pos2, Shape, vec2};

/// A text shape.
pub fn text(
    ctx: &Context,
    at: Pos2,
    anchor: Align2,
    text: &str,
    size: f32,
    color: Color32,
) -> Shape {
    ctx.fonts_mut(|fonts| {
        Shape::text(fonts, at, anchor, text, FontId::proportional(rounded(size)), color)
    })
}

/// Text sizes come in half points, so that the font texture holds few of them.
fn rounded(size: f32) -> f32 {
    (size * 2.0).round() / 2.0
}

/// A name that stays readable on any ground.
pub fn haloed(
    ctx: &Context,
    at: Pos2,
    name: &str,
    size: f32,
    (ink, halo): (Color32, Color32),
    out: &mut Vec<Shape>,
) {
    let far = (size * 0.09).max(0.8);
    for (x, y) in RIM {
        let at = at + vec2(x, y) * far;
        out.push(text(ctx, at, Align2::CENTER_CENTER, name, size, halo));
    }
    out.push(text(ctx, at, Align2::CENTER_CENTER, name, size, ink));
}
