//! What is drawn, as plain data: shapes in named layers, for the window and for paper alike.
//!
//! Counters, cards and the ground of a map are built here from view models and a palette. Whoever shows a drawing
//! turns its shapes into his own; how large a point of the screen is ([`Paint::point`]) says how fine they are.

pub mod arms;
pub mod art;
pub mod card;
pub mod clipping;
pub mod colour;
pub mod compass_rose;
pub mod counter;
pub mod countries;
pub mod cut;
pub mod detail;
pub mod fit;
pub mod geometry;
pub mod ground;
pub mod heraldry;
pub mod insignia;
pub mod livery;
pub mod outline_path;
pub mod palette;
pub mod rasteriser;
pub mod shape;
pub mod sign;
pub mod svg;
pub mod typeface;

pub use colour::Colour;
pub use cut::Cut;
pub use detail::Detail;
pub use fit::Measure;
pub use geometry::{Area, Point, point};
pub use palette::Palette;
pub use shape::{Anchor, Drawing, Face, Layer, Shape, Stroke, Text};

use crate::scenario::model::Livery;

/// What a counter or a card is drawn with.
#[derive(Clone, Copy)]
pub struct Paint<'a> {
    /// The colours.
    pub palette: &'a Palette,
    /// The side's livery.
    pub livery: Livery,
    /// The size of a point of the screen in the units of the drawing: nothing is drawn much finer than that.
    pub point: f32,
}
