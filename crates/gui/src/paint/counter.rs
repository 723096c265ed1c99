//! Counters on the screen.

pub use gonfalon_core::drawing::counter::{is_unit, shows};

use super::super::theme::Palette;
use super::Screen;
use crate::paint::units::ToDrawing;
use egui::{Context, Pos2, Rect, Shape, Vec2};
use gonfalon_core::drawing::heraldry::{self, Carrier};
use gonfalon_core::drawing::{self, Stroke, arms, insignia};
use gonfalon_core::heraldry::Arms;
use gonfalon_core::scenario::model::Livery;
use gonfalon_core::view::{CommandMark, CounterView, FaceView};

/// What a counter or a card is painted with.
#[derive(Clone, Copy)]
pub struct Paint<'a> {
    /// Where text is laid out.
    pub ctx: &'a Context,
    /// The theme.
    pub palette: &'a Palette,
    /// The side's livery.
    pub livery: Livery,
}

impl Paint<'_> {
    /// The same for drawings in points of the screen.
    #[must_use]
    pub fn drawn(&self) -> drawing::Paint<'static> {
        drawing::Paint { palette: self.palette.drawn(), livery: self.livery, point: 1.0 }
    }
}

/// Adds a counter as it lies on the map.
pub fn draw(counter: &CounterView, rect: Rect, paint: Paint, out: &mut Vec<Shape>) {
    let mut shapes = Vec::new();
    drawing::counter::draw(counter, rect.drawn(), paint.drawn(), &mut shapes);
    Screen::of(paint.ctx).show(shapes, out);
}

/// Adds one side of a counter, for the unit panel.
pub fn draw_face(
    counter: &CounterView,
    face: &FaceView,
    conditions: (bool, bool),
    rect: Rect,
    paint: Paint,
    out: &mut Vec<Shape>,
) {
    let mut shapes = Vec::new();
    let area = rect.drawn();
    drawing::counter::draw_face(counter, face, conditions, area, paint.drawn(), &mut shapes);
    Screen::of(paint.ctx).show(shapes, out);
}

/// Adds a shield or a banner of arms.
pub fn arms_on(carrier: Carrier, arms: &Arms, rect: Rect, ctx: &Context, out: &mut Vec<Shape>) {
    let mut shapes = Vec::new();
    heraldry::draw(arms, carrier, rect.drawn(), 1.0, &mut shapes);
    Screen::of(ctx).show(shapes, out);
}

/// Adds the wedge outside a counter that points into a direction.
pub fn pointer(rect: Rect, way: Vec2, far: f32, paint: Paint, out: &mut Vec<Shape>) {
    let mut shapes = Vec::new();
    arms::pointer(rect.drawn(), way.to_pos2().drawn(), far, paint.drawn(), &mut shapes);
    Screen::of(paint.ctx).show(shapes, out);
}

/// Adds the wedge of a small counter.
pub fn small_pointer(center: Pos2, way: Vec2, radius: f32, paint: Paint, out: &mut Vec<Shape>) {
    let (way, mut shapes) = (way.to_pos2().drawn(), Vec::new());
    arms::small_pointer(center.drawn(), way, radius, paint.drawn(), &mut shapes);
    Screen::of(paint.ctx).show(shapes, out);
}

/// Adds the mark of a command: its letter, and its stripe beside it.
pub fn command_mark(
    ctx: &Context,
    mark: &CommandMark,
    rect: Rect,
    palette: &Palette,
    out: &mut Vec<Shape>,
) {
    let (tag, rest) = rect.split_left_right_at_x(rect.left() + rect.height());
    let stripe = Rect::from_min_max(
        rest.min + Vec2::new(2.0, rect.height() * 0.3),
        rest.max - Vec2::new(0.0, rect.height() * 0.3),
    );
    let drawn = palette.drawn();
    let mut shapes = Vec::new();
    insignia::tag(mark, tag.drawn(), drawn, &mut shapes);
    insignia::stripe(mark, stripe.drawn(), (drawn, 1.0), &mut shapes);
    // A stripe without a pattern would be lost on the panel.
    let edge = Stroke::new(1.0, drawn.plate_ink);
    shapes.push(drawing::Shape::frame(stripe.drawn(), 0.0, edge));
    Screen::of(ctx).show(shapes, out);
}

/// Adds the red cross of a wounded unit.
pub fn wound(ctx: &Context, center: Pos2, size: f32, palette: &Palette, out: &mut Vec<Shape>) {
    let mut shapes = Vec::new();
    drawing::counter::wound(center.drawn(), size, (palette.drawn(), 1.0), &mut shapes);
    Screen::of(ctx).show(shapes, out);
}
