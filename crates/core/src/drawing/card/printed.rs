//! A unit card as it is printed.

use super::{
    CardOrientation, CardPainter, NAME, READABLE, is_slender, melee, missile, picture, sheet,
    signs, slender, small_name,
};
use crate::drawing::geometry::{Area, Point, point};
use crate::drawing::shape::{Anchor, Shape, Stroke};
use crate::drawing::sign;
use crate::drawing::{Colour, fit};
use crate::view::{CardFace, UnitFace};

/// Adds a unit card: in the printed form, slender where it stands in a narrow column, or as a mere sign.
pub(super) fn draw(painter: &mut CardPainter, face: &CardFace, unit: &UnitFace) {
    let palette = painter.paint.palette;
    sheet(painter, palette.card);
    let u = painter.unit;
    let low = painter.rect.height() < u * slender::LOWEST;
    if is_slender(painter.rect.size(), painter.appearance.orientation) && !low {
        slender::draw(painter, face, unit);
        return;
    }
    if u < READABLE * painter.paint.point || painter.rect.height() < u * super::ACROSS * 0.9 {
        small(painter, face, &unit.kind);
        return;
    }
    let (rect, appearance) = (painter.rect, painter.appearance);
    let m = u * 0.055;
    let head = |on: bool| if on { u * 0.04 } else { 0.0 };
    let inner = Area::new(
        rect.min
            + point(
                m + head(matches!(
                    appearance.orientation,
                    CardOrientation::Left | CardOrientation::Turned
                )),
                m * 0.6 + head(appearance.orientation == CardOrientation::Up),
            ),
        rect.max
            - point(
                m + head(appearance.orientation == CardOrientation::Right),
                m * 0.8 + head(appearance.orientation == CardOrientation::Down),
            ),
    );
    let name_tall = u * NAME;
    let (top, below) = inner.split_top(name_tall / inner.height());
    title(painter, &face.name, top, palette.card_ink);
    if appearance.orientation.across() {
        let below = Area::new(below.min + point(0.0, u * 0.02), below.max);
        let (left, right) = below.split_left(0.4);
        picture(painter, face, left, 0.8);
        type_tag(painter, &unit.kind, left.min);
        if appearance.orientation == CardOrientation::Turned {
            signs::resting(painter, left.max - point(u * 0.09, u * 0.09));
        }
        let right = Area::new(right.min + point(u * 0.03, 0.0), right.max);
        let rows = right.height() / 3.0;
        let row =
            |k: f32| Area::sized(right.min + point(0.0, rows * k), point(right.width(), rows));
        signs::pips(painter, unit.hits, appearance.markers, row(0.0));
        let (a, b) = row(1.0).split_left(0.5);
        value(painter, MOVE, &unit.mobility.to_string(), a);
        value(painter, MELEE, &melee(unit), b);
        value(painter, MISSILE, &missile(unit), row(2.0));
        return;
    }
    let values_tall = u * 0.215;
    let pips_tall = u * 0.15;
    let values = Area::new(point(below.left(), below.bottom() - values_tall), below.max);
    let pip_row = Area::new(
        point(below.left(), values.top() - pips_tall),
        point(below.right(), values.top()),
    );
    let area = Area::new(below.min, point(below.right(), pip_row.top() - u * 0.01));
    picture(painter, face, area, 0.86);
    type_tag(painter, &unit.kind, area.min);
    traits(painter, unit, area);
    signs::pips(painter, unit.hits, appearance.markers, pip_row);
    let own = [(MOVE, unit.mobility.to_string()), (MELEE, melee(unit)), (MISSILE, missile(unit))];
    value_row(painter, &own, values);
}

/// Values side by side: all of one size, the first at the left edge, the last at the right one, with as much room between each two.
fn value_row(painter: &mut CardPainter, values: &[(&str, String); 3], place: Area) {
    let full = (painter.unit * LETTERS).min(place.height() * 0.98);
    let wide = |text: &str, size: f32| size * SIGN + painter.measure.width(text, size);
    let all: f32 = values.iter().map(|(_, text)| wide(text, full)).sum();
    let size = full * (place.width() * (1.0 - 2.0 * BETWEEN) / all).min(1.0);
    let wides: Vec<f32> = values.iter().map(|(_, text)| wide(text, size)).collect();
    let between = (place.width() - wides.iter().sum::<f32>()) / 2.0;
    let mut left = place.left();
    for ((icon, text), wide) in values.iter().zip(wides) {
        value_at(painter, icon, text, (point(left, place.center().y), size));
        left += wide + between;
    }
}

fn title(painter: &mut CardPainter, name: &str, place: Area, ink: Colour) {
    let fitted =
        super::name(painter.measure, name, painter.rect.size(), painter.appearance.orientation);
    fit::write(&fitted, place, ink, painter.out);
}

/// The letters of its type.
pub(super) fn type_tag(painter: &mut CardPainter, kind: &str, at: Point) {
    let u = painter.unit;
    let size = u * 0.135;
    let tag = Area::sized(at, point(u * 0.25, u * 0.17));
    let palette = painter.paint.palette;
    painter.fill(tag, u * 0.035, palette.plate);
    painter.word(tag.center(), Anchor::Center, kind, size, palette.plate_ink);
}

/// Traits by their first letters, and what is added to the die of shots at it.
pub(super) fn traits(painter: &mut CardPainter, unit: &UnitFace, area: Area) {
    let u = painter.unit;
    let palette = painter.paint.palette;
    let mut at = area.right_top() + point(-u * 0.085, u * 0.085);
    for word in unit.traits.iter().take(3) {
        let letter: String = word.chars().take(1).flat_map(char::to_uppercase).collect();
        painter.out.push(Shape::disc(at, u * 0.075, palette.plate));
        painter.word(at, Anchor::Center, &letter, u * 0.115, palette.plate_ink);
        at.y += u * 0.17;
    }
    if unit.fire != 0 {
        // A little shield with the number.
        let (w, h) = (u * 0.095, u * 0.1);
        let c = area.max + point(-w * 1.1, -h * 1.25);
        let points = [(-1.0, -1.0), (1.0, -1.0), (1.0, 0.3), (0.0, 1.2), (-1.0, 0.3)];
        let points = points.map(|(x, y)| c + point(x * w, y * h)).to_vec();
        let edge = Stroke::new(0.8 * painter.paint.point, palette.plate_ink);
        painter.out.push(Shape::fill(points.clone(), palette.plate));
        painter.out.push(Shape::outline(points, edge));
        let text = format!("{:+}", unit.fire);
        painter.word(c - point(0.0, h * 0.1), Anchor::Center, &text, u * 0.105, palette.plate_ink);
    }
}

/// The size of values, as a share of a card's width.
const LETTERS: f32 = 0.165;
/// The room of a sign before its value, as a share of the value's size.
const SIGN: f32 = 0.86;
/// The least room between two values, as a share of their row.
const BETWEEN: f32 = 0.045;
/// The sign of mobility.
pub(super) const MOVE: &str = "mobility";
/// The sign of what it adds in a melee.
pub(super) const MELEE: &str = "melee";
/// The sign of what hits when it shoots.
pub(super) const MISSILE: &str = "missile";

/// A value behind its sign, as large as its place allows.
pub(super) fn value(painter: &mut CardPainter, icon: &str, text: &str, place: Area) {
    let u = painter.unit;
    let slender = is_slender(painter.rect.size(), painter.appearance.orientation);
    let larger = if slender { 0.235 } else { LETTERS };
    let size = (u * larger).min(place.height() * 0.98);
    let wide = size * SIGN + painter.measure.width(text, size);
    let size = size * (place.width() / wide).min(1.0);
    value_at(painter, icon, text, (point(place.left(), place.center().y), size));
}

/// A value of a size behind its sign, from a place on.
fn value_at(painter: &mut CardPainter, icon: &str, text: &str, (at, size): (Point, f32)) {
    let ink = painter.paint.palette.card_ink;
    let ink = if text == "–" { ink.thin(0.45) } else { ink };
    let mark = size * 0.66;
    let c = at + point(mark * 0.55, 0.0);
    sign::sign(icon, c, mark / 2.0, (ink, 0.9 * painter.paint.point), painter.out);
    painter.word(at + point(size * SIGN, 0.0), Anchor::Left, text, size, ink);
}

/// A card too small for its values: type and picture, and the name if it can be read.
fn small(painter: &mut CardPainter, face: &CardFace, kind: &str) {
    let u = painter.unit;
    let palette = painter.paint.palette;
    let rect = small_name(painter, &face.name, palette.card_ink);
    let least = u.min(rect.height());
    let area = rect.shrink2(least * 0.1, least * 0.14);
    let (top, below) = area.split_top(0.34);
    let fitted = fit::fit(painter.measure, kind, (top.width(), top.height()), u * 0.36);
    fit::write(&fitted, top, palette.card_ink, painter.out);
    picture(painter, face, below, 0.9);
}
