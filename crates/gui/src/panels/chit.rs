//! A command chit: a little counter with a number, or with its face down.

use super::super::map::names;
use super::super::snapshot::View;
use super::super::theme::LiveryColors;
use egui::{Align2, CornerRadius, Painter, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};
use gonfalon_core::kernel::Side;

/// The side of a chit, and of a box for one.
pub const SIDE: f32 = 26.0;

/// What lies in a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// A chit with its value.
    Up(u8),
    /// A chit that may not be seen yet.
    Down,
    /// Nothing.
    Empty,
}

/// How a chit is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Style {
    /// Nothing can be done with it now.
    pub grey: bool,
    /// It is the one that was picked.
    pub strong: bool,
    /// The pointer is over it, or it has the focus.
    pub lit: bool,
}

/// Paints a chit of a side, or its empty box.
pub fn paint(painter: &Painter, view: &View, rect: Rect, (side, face): (Side, Face), style: Style) {
    let palette = view.palette;
    let colors = palette.livery(view.liveries.of(side));
    let radius = CornerRadius::same(5);
    let dim = |color: egui::Color32| {
        if style.grey { color.lerp_to_gamma(palette.faded(), 0.6) } else { color }
    };
    if face == Face::Empty {
        let line = if style.lit { palette.accent } else { palette.grid };
        painter.rect_filled(rect, radius, palette.faint);
        let points = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
        let points = [points[0], points[1], points[2], points[3], points[0]];
        painter.extend(Shape::dashed_line(&points, Stroke::new(1.2, line), 4.0, 3.0));
        return;
    }
    painter.rect_filled(rect.translate(vec2(1.0, 1.5)), radius, palette.shadow);
    painter.rect_filled(rect, radius, dim(colors.body));
    match face {
        Face::Up(value) => {
            let plate = Rect::from_center_size(rect.center(), rect.size() * 0.62);
            painter.circle_filled(plate.center(), plate.width() * 0.58, dim(palette.plate));
            let ink = if style.grey {
                palette.plate_ink.lerp_to_gamma(palette.faded(), 0.25)
            } else {
                palette.plate_ink
            };
            number(painter, plate, value, ink);
        }
        Face::Down => back(painter, rect, colors),
        Face::Empty => {}
    }
    let edge = Stroke::new(1.0, palette.counter_edge());
    painter.rect_stroke(rect, radius, edge, StrokeKind::Inside);
    if style.strong || style.lit {
        let color = if style.strong { palette.select } else { palette.accent };
        let wide = if style.strong { 3.0 } else { 2.0 };
        let line = Stroke::new(wide, color);
        painter.rect_stroke(rect.expand(1.0), radius, line, StrokeKind::Outside);
    }
}

fn number(painter: &Painter, plate: Rect, value: u8, ink: egui::Color32) {
    let text = value.to_string();
    let size = plate.height() * 0.92;
    // Printed twice, a little apart: the font is light.
    for shift in [0.0, 0.6] {
        let at = plate.center() + vec2(shift, 0.0);
        let ctx = painter.ctx();
        painter.add(names::text(ctx, at, Align2::CENTER_CENTER, &text, size, ink));
    }
}

/// The back of a chit: hatched, with a question mark.
fn back(painter: &Painter, rect: Rect, colors: LiveryColors) {
    let band = Stroke::new(1.4, colors.band.gamma_multiply(0.7));
    let step = rect.width() / 4.0;
    for k in 1..8 {
        let far = step * k as f32;
        let a =
            pos2(rect.left() + far.min(rect.width()), rect.top() + (far - rect.width()).max(0.0));
        let b =
            pos2(rect.left() + (far - rect.width()).max(0.0), rect.top() + far.min(rect.width()));
        painter.line_segment([a, b], band);
    }
    let (at, size) = (rect.center(), rect.height() * 0.66);
    let ctx = painter.ctx();
    let mut out = Vec::new();
    names::haloed(ctx, at, "?", size, (colors.ink, colors.body), &mut out);
    painter.extend(out);
}

/// The size of a chit.
#[must_use]
pub fn size() -> Vec2 {
    Vec2::splat(SIDE)
}
