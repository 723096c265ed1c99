//! What a card bears: its hits, and the signs of its state.

use super::CardPainter;
use crate::drawing::geometry::{Area, Point, point};
use crate::drawing::shape::{Shape, Stroke};

/// Its hits: a ring for each marker that it still bears, a crossed disc for each that lies on it.
pub(super) fn pips(painter: &mut CardPainter, hits: u8, markers: u8, place: Area) {
    let u = painter.unit;
    let palette = painter.paint.palette;
    let radius = (u * 0.052).min(place.height() * 0.42);
    let step = radius * 2.5;
    let count = f32::from(hits.max(1));
    let step = step.min(place.width() / count);
    let start = place.center().x - step * (count - 1.0) / 2.0;
    for k in 0..hits {
        let c = point(start + step * f32::from(k), place.center().y);
        if k < markers {
            let r = radius * 1.12;
            painter.out.push(Shape::disc(c, r, palette.wound));
            painter.out.push(Shape::ring(
                c,
                r,
                Stroke::new(0.8 * painter.paint.point, palette.card_ink),
            ));
            let line = Stroke::new((radius * 0.36).max(painter.paint.point), palette.wound_edge);
            let d = point(r * 0.5, r * 0.5);
            painter.out.push(Shape::line([c - d, c + d], line));
            painter.out.push(Shape::line([c - point(d.x, -d.y), c + point(d.x, -d.y)], line));
        } else {
            let line = Stroke::new((radius * 0.34).max(painter.paint.point), palette.card_ink);
            painter.out.push(Shape::ring(c, radius * 0.9, line));
        }
    }
}

/// The sign of a card that is not ready: an arrow that turns upright again.
pub(super) fn resting(painter: &mut CardPainter, center: Point) {
    let palette = painter.paint.palette;
    let r = painter.unit * 0.085;
    painter.out.push(Shape::disc(center, r, palette.mark));
    painter.out.push(Shape::ring(
        center,
        r,
        Stroke::new(0.8 * painter.paint.point, palette.mark_ink),
    ));
    let far = r * 0.55;
    let arc: Vec<Point> = (0..=8)
        .map(|k| {
            let angle = (k as f32 * 30.0 - 60.0).to_radians();
            center + point(angle.cos(), angle.sin()) * far
        })
        .collect();
    let line = Stroke::new((r * 0.22).max(painter.paint.point), palette.mark_ink);
    if let (Some(&first), Some(&second)) = (arc.first(), arc.get(1)) {
        let along = (first - second).normalized() * r * 0.5;
        let side = along.turned();
        let head = vec![first + along, first + side * 0.8, first - side * 0.8];
        painter.out.push(Shape::fill(head, palette.mark_ink));
    }
    painter.out.push(Shape::line(arc, line));
}

/// The sign of a card that the other side has seen: an open eye.
pub(super) fn known(painter: &mut CardPainter, c: Point, radius: f32) {
    let palette = painter.paint.palette;
    let (w, h) = (radius * 0.85, radius * 0.48);
    let at = |k: i32, up: f32| {
        let x = k as f32 / 4.0;
        c + point(x * w, (1.0 - x * x) * h * up)
    };
    let eye: Vec<Point> =
        (-4..=4).map(|k| at(k, -1.0)).chain((-4..=4).rev().map(|k| at(k, 1.0))).collect();
    painter.out.push(Shape::disc(c, radius, palette.mark));
    painter.out.push(Shape::ring(
        c,
        radius,
        Stroke::new(0.8 * painter.paint.point, palette.mark_ink),
    ));
    painter.out.push(Shape::outline(
        eye,
        Stroke::new((radius * 0.12).max(painter.paint.point), palette.mark_ink),
    ));
    painter.out.push(Shape::disc(c, h * 0.7, palette.mark_ink));
}
