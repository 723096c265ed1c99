//! Tactics cards: an emblem in a medal, in a frame with cut corners.

use super::{CardOrientation, CardPainter, READABLE, emblem, sheet, small_name};
use crate::drawing::fit;
use crate::drawing::geometry::{Area, Point, point};
use crate::drawing::shape::{Shape, Stroke};
use crate::view::CardFace;

/// Adds a tactics card.
pub(super) fn draw(painter: &mut CardPainter, face: &CardFace) {
    let palette = painter.paint.palette;
    sheet(painter, palette.tactic);
    let (u, rect) = (painter.unit, painter.rect);
    let ink = palette.tactic_ink;
    let frame = rect.shrink(u.min(rect.height()) * 0.055);
    let body = painter.soft(palette.tactic);
    let least = u.min(rect.height());
    if least < READABLE * painter.paint.point {
        let rest = small_name(painter, &face.name, ink);
        let frame = rest.shrink(rest.width().min(rest.height()) * 0.055);
        emblem(painter, face.emblem, frame.shrink(least * 0.08), (ink, body));
        return;
    }
    // A second, finer frame with cut corners tells it from a unit at a glance.
    let cut = u * 0.09;
    let top = frame.top()
        + if painter.appearance.orientation == CardOrientation::Up { u * 0.05 } else { 0.0 };
    let frame = Area::new(point(frame.left(), top), frame.max);
    let (l, r, t, b) = (frame.left(), frame.right(), frame.top(), frame.bottom());
    let outline = vec![
        point(l + cut, t),
        point(r - cut, t),
        point(r, t + cut),
        point(r, b - cut),
        point(r - cut, b),
        point(l + cut, b),
        point(l, b - cut),
        point(l, t + cut),
    ];
    painter
        .out
        .push(Shape::outline(outline, Stroke::new((u * 0.014).max(painter.paint.point), ink)));
    let (medal, words) = frame.split_top(0.64);
    let c = medal.center();
    let radius = medal.width().min(medal.height()) * 0.45;
    painter.out.push(Shape::disc(c, radius, ink));
    painter.out.push(Shape::ring(
        c,
        radius * 1.1,
        Stroke::new((u * 0.012).max(0.8 * painter.paint.point), ink),
    ));
    let figure = Area::around(c, Point::splat(radius * 1.36));
    emblem(painter, face.emblem, figure, (body, ink));
    let words = words.shrink2(u * 0.03, u * 0.02);
    let fitted = fit::fit(painter.measure, &face.name, (words.width(), words.height()), u * 0.135);
    fit::write(&fitted, words, ink, painter.out);
}
