//! Cards on the screen.

use super::counter::Paint;
use super::{Fonts, Screen};
pub use crate::drawing::card::{CardAppearance, CardOrientation, TALL};

use crate::drawing::card;
use crate::drawing::fit::Fitted;
use crate::view::CardFace;
use egui::{Context, Rect, Shape, Vec2, vec2};

impl CardOrientation {
    /// The size of a card that lies so.
    #[must_use]
    pub fn size(self, width: f32) -> Vec2 {
        vec2(width, width * self.tall())
    }
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
    card::draw(face, rect.into(), appearance, (paint.drawn(), &fonts), &mut shapes);
    Screen::of(paint.ctx).show(shapes, out);
}

/// Adds the back of a card.
pub fn back(rect: Rect, appearance: CardAppearance, paint: Paint, out: &mut Vec<Shape>) {
    let mut shapes = Vec::new();
    card::back(rect.into(), appearance, (paint.drawn(), &Fonts(paint.ctx)), &mut shapes);
    Screen::of(paint.ctx).show(shapes, out);
}

/// How a card's name is written on a card so wide.
#[must_use]
pub fn name(ctx: &Context, name: &str, card: f32, across: bool) -> Fitted {
    card::name(&Fonts(ctx), name, card, across)
}
