//! The shapes that drawings are made of.

use super::colour::Colour;
use super::cut::Cut;
use super::geometry::{Area, Point};

/// A line's width and colour.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// The width.
    pub wide: f32,
    /// The colour.
    pub colour: Colour,
}

impl Stroke {
    /// A line so wide.
    #[must_use]
    pub const fn new(wide: f32, colour: Colour) -> Stroke {
        Stroke { wide, colour }
    }
}

/// The part of a text that lies at its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Anchor {
    /// The middle.
    #[default]
    Center,
    /// The middle of the left edge.
    Left,
    /// The middle of the right edge.
    Right,
    /// The middle of the upper edge.
    Top,
}

/// The hands that text is written in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Face {
    /// The letters of the window, without serifs.
    #[default]
    Sans,
    /// Upright letters with serifs: titles, towns.
    Roman,
    /// Slanted letters with serifs: land and water.
    Italic,
}

/// A line of text.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Text {
    /// Where it stands.
    pub at: Point,
    /// Which part of it stands there.
    pub anchor: Anchor,
    /// The words.
    pub text: String,
    /// The hand.
    pub face: Face,
    /// The size of the letters.
    pub size: f32,
    /// How far letters stand apart besides, as a share of their size.
    pub spacing: f32,
    /// The colour.
    pub ink: Colour,
    /// A line around the letters, below them: in another colour they stay readable on any ground, in their own they are
    /// bold.
    pub halo: Option<Stroke>,
    /// How far it is turned around that point, clockwise.
    pub angle: f32,
    /// Whether it is small print that is set on whole points of the screen, and stronger where it is large.
    pub crisp: bool,
}

/// A part of a drawing. Later shapes cover earlier ones.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A filled outline, which may be concave, with holes in it.
    Fill {
        /// The corners: of the outline, then of each hole.
        points: Vec<Point>,
        /// Where each hole begins among the corners.
        holes: Vec<usize>,
        /// Its triangles, if it is drawn more than once.
        cut: Option<Cut>,
        /// The colour.
        fill: Colour,
    },
    /// A filled outline that meets others edge to edge: no soft rim may show between them.
    Tile {
        /// The corners; the outline is convex.
        points: Vec<Point>,
        /// The colour.
        fill: Colour,
    },
    /// A line through points.
    Line {
        /// The points.
        points: Vec<Point>,
        /// Whether the last point is joined to the first.
        closed: bool,
        /// Width and colour.
        stroke: Stroke,
    },
    /// A circle or an ellipse.
    Round {
        /// The middle.
        center: Point,
        /// The radius across and down.
        radius: (f32, f32),
        /// The colour inside.
        fill: Colour,
        /// The line around it.
        stroke: Option<Stroke>,
    },
    /// A rectangle, its corners rounded.
    Panel {
        /// Where it lies.
        area: Area,
        /// The radius of its corners.
        radius: f32,
        /// The colour inside.
        fill: Colour,
        /// A line inside its edge.
        edge: Option<Stroke>,
    },
    /// Text.
    Text(Text),
}

impl Shape {
    /// A filled outline.
    #[must_use]
    pub fn fill(points: impl Into<Vec<Point>>, fill: Colour) -> Shape {
        Shape::Fill { points: points.into(), holes: Vec::new(), cut: None, fill }
    }

    /// A line through points.
    #[must_use]
    pub fn line(points: impl Into<Vec<Point>>, stroke: Stroke) -> Shape {
        Shape::Line { points: points.into(), closed: false, stroke }
    }

    /// A line around.
    #[must_use]
    pub fn outline(points: impl Into<Vec<Point>>, stroke: Stroke) -> Shape {
        Shape::Line { points: points.into(), closed: true, stroke }
    }

    /// A filled circle.
    #[must_use]
    pub const fn disc(center: Point, radius: f32, fill: Colour) -> Shape {
        Shape::Round { center, radius: (radius, radius), fill, stroke: None }
    }

    /// A line in a circle.
    #[must_use]
    pub const fn ring(center: Point, radius: f32, stroke: Stroke) -> Shape {
        let radius = (radius, radius);
        Shape::Round { center, radius, fill: Colour::NONE, stroke: Some(stroke) }
    }

    /// A filled rectangle.
    #[must_use]
    pub const fn panel(area: Area, radius: f32, fill: Colour) -> Shape {
        Shape::Panel { area, radius, fill, edge: None }
    }

    /// A line inside the edge of a rectangle.
    #[must_use]
    pub const fn frame(area: Area, radius: f32, stroke: Stroke) -> Shape {
        Shape::Panel { area, radius, fill: Colour::NONE, edge: Some(stroke) }
    }

    /// Text in large letters, or on the map.
    #[must_use]
    pub fn text(at: Point, anchor: Anchor, text: &str, size: f32, ink: Colour) -> Shape {
        let text = text.to_owned();
        Shape::Text(Text { at, anchor, text, size, ink, ..Text::default() })
    }

    /// Text on a rim of another colour: it stays readable on any ground.
    #[must_use]
    pub fn haloed(at: Point, text: &str, size: f32, (ink, halo): (Colour, Stroke)) -> Shape {
        let (anchor, text, halo) = (Anchor::Center, text.to_owned(), Some(halo));
        Shape::Text(Text { at, anchor, text, size, ink, halo, ..Text::default() })
    }
}

/// Shapes under a name, for those who show or export them layer by layer.
#[derive(Clone, PartialEq, Debug)]
pub struct Layer {
    /// The name, such as `roads`.
    pub name: &'static str,
    /// Its shapes.
    pub shapes: Vec<Shape>,
}

/// A drawing: layers, of which later ones cover earlier ones.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Drawing {
    /// The layers.
    pub layers: Vec<Layer>,
}

impl Drawing {
    /// Adds a layer; its shapes are put into what is returned.
    pub fn layer(&mut self, name: &'static str) -> &mut Vec<Shape> {
        self.layers.push(Layer { name, shapes: Vec::new() });
        let last = self.layers.len() - 1;
        &mut self.layers[last].shapes
    }
}
