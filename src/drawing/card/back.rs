//! The back of a card.

use super::{Easel, Wear, tip};
use crate::drawing::fit::Measure;
use crate::drawing::geometry::{Area, Point, point};
use crate::drawing::livery::pattern;
use crate::drawing::shape::{Shape, Stroke};
use crate::drawing::{Colour, Paint};

/// Adds the back of a card.
pub fn back(rect: Area, wear: Wear, (paint, measure): (Paint, &dyn Measure), out: &mut Vec<Shape>) {
    let colors = paint.palette.livery(paint.livery);
    let mut easel = Easel { paint, measure, rect, unit: rect.width(), wear, out };
    let u = easel.unit.min(rect.height());
    let radius = u * 0.07;
    easel.fill(rect.translate(point(u * 0.02, u * 0.035)), radius, paint.palette.shadow);
    tip(&mut easel, colors.body);
    let (body, band, ink) =
        (easel.soft(colors.body), easel.soft(colors.band), easel.soft(colors.ink));
    easel.fill(rect, radius, body);
    let inner = rect.shrink(u * 0.09);
    lattice(&mut easel, inner, band.thin(0.5));
    easel.edge(inner, u * 0.03, (u * 0.02).max(0.8 * paint.point), band);
    // The field in the middle carries the pattern of the side.
    let plate = Area::around(rect.center(), Point::splat(u * 0.44));
    easel.fill(plate, u * 0.22, body);
    pattern(paint.livery, plate.shrink(u * 0.06), band, easel.out);
    let center = plate.center();
    easel.out.push(Shape::ring(
        center,
        u * 0.22,
        Stroke::new((u * 0.03).max(easel.paint.point), ink),
    ));
    easel.edge(rect, radius, 0.8 * paint.point, paint.palette.counter_edge());
}

/// Slanting lines both ways inside a rectangle.
fn lattice(easel: &mut Easel, rect: Area, color: Colour) {
    let (w, h) = (rect.width(), rect.height());
    let step = (w.min(h) * 0.17).max(2.5 * easel.paint.point);
    let line = Stroke::new(0.9 * easel.paint.point, color);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a small number
    let count = ((w + h) / step) as usize;
    for k in 1..=count {
        let d = step * k as f32;
        let a = point(rect.left() + d.min(w), rect.top() + (d - w).max(0.0));
        let b = point(rect.left() + (d - h).max(0.0), rect.top() + d.min(h));
        let flip = |p: Point| point(rect.left() + rect.right() - p.x, p.y);
        easel.out.push(Shape::line([a, b], line));
        easel.out.push(Shape::line([flip(a), flip(b)], line));
    }
}
