//! A unit card in a narrow column: as wide as its column, high instead, with larger letters than the printed form would
//! have there. Nothing that the print says is left out.

use super::printed::{self, MELEE, MISSILE, MOVE};
use super::{CardOrientation, CardPainter, melee, missile, picture, signs};
use crate::drawing::fit;
use crate::drawing::geometry::{Area, Point, point};
use crate::view::{CardFace, UnitFace};

/// A slender card is at most so high, as a share of its width.
pub const TALLEST: f32 = 2.6;
/// A slender card with its picture above the signs of its hits is at least so high, as a share of its width.
pub const LEAST: f32 = 1.52;
/// A slender card that lies across, as a share of its width: half as high as one that stands.
pub const ACROSS: f32 = 1.32;
/// Lower than this, as a share of its width, there is no room for the lines of a slender card.
pub(super) const LOWEST: f32 = 1.12;
/// The height of the name, as a share of the width.
pub(super) const NAME: f32 = 0.38;
/// The largest letters of the name, as a share of the width.
pub(super) const LETTERS: f32 = 0.19;
/// The height of a line of values, as a share of the width.
const LINE: f32 = 0.25;

/// Adds a unit card in the slender form.
pub(super) fn draw(painter: &mut CardPainter, face: &CardFace, unit: &UnitFace) {
    let u = painter.unit;
    let inner = within(painter);
    let (title, below) = inner.split_top(u * NAME / inner.height());
    let fitted = super::name(
        painter.measure,
        &face.name,
        painter.rect.size(),
        painter.appearance.orientation,
    );
    fit::write(&fitted, title, painter.paint.palette.card_ink, painter.out);
    let (above, values) = below.split_top(1.0 - 2.0 * u * LINE / below.height());
    let (first, second) = values.split_top(0.5);
    let (mobility, strength) = first.split_left(0.46);
    printed::value(painter, MOVE, &unit.mobility.to_string(), mobility);
    printed::value(painter, MELEE, &melee(unit), strength);
    printed::value(painter, MISSILE, &missile(unit), second);
    let markers = painter.appearance.markers;
    // A card without room for one above the other has its picture beside the signs of its hits.
    if painter.appearance.orientation.across() || painter.rect.size().y < u * (LEAST - 0.01) {
        let (left, right) = above.split_left(0.46);
        picture(painter, face, left, 0.9);
        // On so small a picture the tag would be all that is seen.
        let (top, rest) = right.split_top((u * 0.19 / right.height()).min(0.6));
        printed::type_tag(painter, &unit.kind, point(top.center().x - u * 0.125, top.min.y));
        signs::pips(painter, unit.hits, markers, rest);
        if painter.appearance.orientation == CardOrientation::Turned {
            signs::resting(painter, second.max - point(u * 0.1, u * LINE / 2.0));
        }
        return;
    }
    let (ground, pips) = above.split_top(1.0 - u * 0.18 / above.height());
    picture(painter, face, ground, 0.9);
    printed::type_tag(painter, &unit.kind, ground.min);
    printed::traits(painter, unit, ground);
    signs::pips(painter, unit.hits, markers, pips);
}

/// What is left of the card inside its edge and its head.
fn within(painter: &CardPainter) -> Area {
    let u = painter.unit;
    let (side, head) = (u * 0.05, u * 0.06);
    let (mut min, mut max) = (Point::splat(side), Point::splat(side));
    match painter.appearance.orientation {
        CardOrientation::Up => min.y += head,
        CardOrientation::Down => max.y += head,
        CardOrientation::Left | CardOrientation::Turned => min.x += head,
        CardOrientation::Right => max.x += head,
    }
    Area::new(painter.rect.min + min, painter.rect.max - max)
}
