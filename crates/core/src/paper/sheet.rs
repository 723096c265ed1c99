//! A sheet of paper as plain data: drawings in their places, in millimetres.

use super::extent::extent;
use crate::drawing::{Anchor, Area, Colour, Drawing, Layer, Point, Shape, Stroke, Text};

/// Millimetres of a typographic point.
pub const PT: f32 = 25.4 / 72.0;
/// A point of the screen on paper: drawings have nothing much finer.
pub const FINE: f32 = 0.25;

/// A drawing in its place on a sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Placed {
    /// The drawing.
    pub drawing: Drawing,
    /// Where its origin lies.
    pub at: Point,
    /// Millimetres for a unit of the drawing.
    pub scale: f32,
    /// The part of the sheet outside of which nothing of it is seen.
    pub clip: Option<Area>,
}

impl Placed {
    /// The same elsewhere.
    #[must_use]
    pub fn moved(self, way: Point) -> Placed {
        let clip = self.clip.map(|clip| clip.translate(way));
        Placed { at: self.at + way, clip, ..self }
    }

    /// The same where it lies in an area, too.
    #[must_use]
    pub fn within(self, area: Area) -> Placed {
        let clip = self.clip.map_or(area, |clip| clip.common(&area));
        Placed { clip: Some(clip), ..self }
    }

    /// The same without the shapes that its clip hides altogether.
    #[must_use]
    pub fn culled(mut self) -> Placed {
        let Some(clip) = self.clip else { return self };
        let place = |area: Area| {
            Area::new(self.at + area.min * self.scale, self.at + area.max * self.scale)
        };
        let seen = |shape: &Shape| extent(shape).is_some_and(|area| place(area).meets(&clip));
        for layer in &mut self.drawing.layers {
            layer.shapes.retain(|shape| seen(shape));
        }
        self
    }
}

/// A place that the outline of the document leads to.
#[derive(Clone, PartialEq, Debug)]
pub struct Bookmark {
    /// Its name.
    pub title: String,
    /// How deep it lies: 0 for the parts of the document.
    pub level: usize,
    /// How far down the sheet.
    pub y: f32,
}

/// A sheet.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sheet {
    /// Width and height.
    pub size: Point,
    /// What is on it; later drawings cover earlier ones.
    pub placed: Vec<Placed>,
    /// Where the outline leads.
    pub bookmarks: Vec<Bookmark>,
}

impl Sheet {
    /// An empty sheet.
    #[must_use]
    pub fn new(size: Point) -> Sheet {
        Sheet { size, ..Sheet::default() }
    }

    /// Adds shapes in millimetres of the sheet.
    pub fn add(&mut self, layer: &'static str, shapes: Vec<Shape>) {
        let drawing = Drawing { layers: vec![Layer { name: layer, shapes }] };
        let at = Point::default();
        self.placed.push(Placed { drawing, at, scale: 1.0, clip: None });
    }

    /// Leads the outline to a height of the sheet.
    pub fn bookmark(&mut self, level: usize, title: &str, y: f32) {
        self.bookmarks.push(Bookmark { title: title.to_owned(), level, y });
    }

    /// Every shape with its place, from below upwards.
    pub fn shapes(&self) -> impl Iterator<Item = (&Placed, &'static str, &Shape)> {
        self.placed.iter().flat_map(|placed| {
            let layers = placed.drawing.layers.iter();
            layers.flat_map(move |layer| layer.shapes.iter().map(move |s| (placed, layer.name, s)))
        })
    }
}

/// A line of text in points.
#[must_use]
pub fn words(at: Point, anchor: Anchor, text: &str, (pt, ink): (f32, Colour)) -> Shape {
    Shape::text(at, anchor, text, pt * PT, ink)
}

/// The same in bold letters.
#[must_use]
pub fn bold(at: Point, anchor: Anchor, text: &str, (pt, ink): (f32, Colour)) -> Shape {
    let size = pt * PT;
    let halo = Some(Stroke::new(size * BOLD, ink));
    Shape::Text(Text { at, anchor, text: text.to_owned(), size, ink, halo, ..Text::default() })
}

/// The line around bold letters, as a share of their size.
pub const BOLD: f32 = 0.045;
