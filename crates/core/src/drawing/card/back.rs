//! The back of a card.

use super::{CardAppearance, CardPainter, LEAST_SEEN, tip};
use crate::drawing::art::{self, Inks};
use crate::drawing::fit::Measure;
use crate::drawing::geometry::{Area, Point, point};
use crate::drawing::livery::pattern;
use crate::drawing::shape::{Shape, Stroke};
use crate::drawing::{Colour, Paint};
use crate::view::Nation;

/// Adds the back of a card, with the device of a nation in the middle.
pub fn back(
    rect: Area,
    (appearance, nation): (CardAppearance, Option<Nation>),
    (paint, measure): (Paint, &dyn Measure),
    out: &mut Vec<Shape>,
) {
    if rect.width().min(rect.height()) < LEAST_SEEN * paint.point {
        return;
    }
    let colors = paint.palette.livery(paint.livery);
    let mut painter = CardPainter { paint, measure, rect, unit: rect.width(), appearance, out };
    let u = painter.unit.min(rect.height());
    let radius = u * 0.07;
    painter.fill(rect.translate(point(u * 0.02, u * 0.035)), radius, paint.palette.shadow);
    tip(&mut painter, colors.body);
    let (body, band, ink) =
        (painter.soft(colors.body), painter.soft(colors.band), painter.soft(colors.ink));
    painter.fill(rect, radius, body);
    let inner = rect.shrink(u * 0.09);
    lattice(&mut painter, inner, band.thin(0.5));
    painter.edge(inner, u * 0.03, (u * 0.02).max(0.8 * paint.point), band);
    // The field in the middle carries the device of the nation, or the pattern of the side.
    let wide = u * if nation.is_some() { 0.7 } else { 0.44 };
    let plate = Area::around(rect.center(), Point::splat(wide));
    painter.fill(plate, wide / 2.0, body);
    let center = plate.center();
    if let Some(nation) = nation {
        let inks = Inks { ink, ground: body, finest: 0.7 * paint.point };
        let device = Area::around(center, Point::splat(u * 0.5));
        art::figure(("nations", nation.name()), device, (inks, paint.point), painter.out);
    } else {
        pattern(paint.livery, plate.shrink(u * 0.06), band, painter.out);
    }
    painter.out.push(Shape::ring(
        center,
        wide / 2.0,
        Stroke::new((u * 0.03).max(painter.paint.point), ink),
    ));
    painter.edge(rect, radius, 0.8 * paint.point, paint.palette.counter_edge());
}

/// Slanting lines both ways inside a rectangle.
fn lattice(painter: &mut CardPainter, rect: Area, color: Colour) {
    let (w, h) = (rect.width(), rect.height());
    let step = (w.min(h) * 0.17).max(2.5 * painter.paint.point);
    let line = Stroke::new(0.9 * painter.paint.point, color);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a small number
    let count = ((w + h) / step) as usize;
    for k in 1..=count {
        let d = step * k as f32;
        let a = point(rect.left() + d.min(w), rect.top() + (d - w).max(0.0));
        let b = point(rect.left() + (d - h).max(0.0), rect.top() + d.min(h));
        let flip = |p: Point| point(rect.left() + rect.right() - p.x, p.y);
        painter.out.push(Shape::line([a, b], line));
        painter.out.push(Shape::line([flip(a), flip(b)], line));
    }
}
