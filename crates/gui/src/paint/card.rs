//! Cards on the screen.

use super::counter::Paint;
use super::{Fonts, Screen};
use crate::paint::units::ToDrawing;
pub use gonfalon_core::drawing::card::{
    CardAppearance, CardOrientation, SLENDER_ACROSS, SLENDER_LEAST, SLENDER_TALLEST, TALL,
};

use egui::{Context, Rect, Shape, Vec2, vec2};
use gonfalon_core::drawing::card;
use gonfalon_core::drawing::fit::Fitted;
use gonfalon_core::drawing::geometry::point;
use gonfalon_core::view::{CardFace, Nation};

/// The size of an upright card of a width.
#[must_use]
pub fn upright(width: f32) -> Vec2 {
    vec2(width, width * CardOrientation::Up.tall())
}

/// Where a card is drawn in the place of one that stands upright, in its form.
#[must_use]
pub fn within(orientation: CardOrientation, upright: Rect) -> Rect {
    if !orientation.across() {
        return upright;
    }
    let size = point(upright.width(), upright.height());
    let slender = card::is_slender(size, CardOrientation::Up);
    let tall = if slender { SLENDER_ACROSS } else { orientation.tall() };
    Rect::from_center_size(upright.center(), vec2(size.x, size.x * tall))
}

/// Adds a card.
pub fn draw(
    face: &CardFace,
    rect: Rect,
    appearance: CardAppearance,
    paint: Paint,
    out: &mut Vec<Shape>,
) {
    let mut shapes = Vec::new();
    let fonts = Fonts(paint.ctx);
    card::draw(face, rect.drawn(), appearance, (paint.drawn(), &fonts), &mut shapes);
    Screen::of(paint.ctx).show(shapes, out);
}

/// Adds the back of a card, with the device of a nation.
pub fn back(
    rect: Rect,
    appearance: CardAppearance,
    (paint, nation): (Paint, Option<Nation>),
    out: &mut Vec<Shape>,
) {
    let mut shapes = Vec::new();
    card::back(rect.drawn(), (appearance, nation), (paint.drawn(), &Fonts(paint.ctx)), &mut shapes);
    Screen::of(paint.ctx).show(shapes, out);
}

/// How a card's name is written on a card of this size.
#[must_use]
pub fn name(ctx: &Context, name: &str, size: Vec2, orientation: CardOrientation) -> Fitted {
    card::name(&Fonts(ctx), name, point(size.x, size.y), orientation)
}
