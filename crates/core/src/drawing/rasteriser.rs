//! Shapes as pixels: for pictures in files, and for the ground of the map on the screen.

use super::outline_path::{Step, outline_path};
use super::typeface::typeface;
use super::{Area, Colour, Point, Shape, Stroke, Text, point};
use skrifa::outline::OutlinePen;
use tiny_skia::{
    FillRule, IntSize, LineJoin, Mask, Paint, Path, PathBuilder, Pixmap, Stroke as Line, Transform,
};

/// Where the origin of a drawing lies among the pixels, and how many of them are a unit of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placing {
    /// The origin.
    pub at: Point,
    /// Pixels for a unit.
    pub scale: f32,
}

/// Pixels that shapes are drawn into, nothing at first.
pub struct Rasteriser {
    pixels: Pixmap,
    /// Where shapes may be drawn; everywhere without it.
    mask: Option<Mask>,
}

impl Rasteriser {
    /// So many pixels across and down; nothing if that is none or more than can be.
    #[must_use]
    pub fn new(wide: u32, high: u32) -> Option<Rasteriser> {
        let size = IntSize::from_wh(wide, high)?;
        Some(Rasteriser { pixels: Pixmap::new(size.width(), size.height())?, mask: None })
    }

    /// Draws what follows within an area alone, in pixels, or everywhere again.
    pub fn clip(&mut self, area: Option<Area>) {
        self.mask = area.and_then(|area| {
            let mut mask = Mask::new(self.pixels.width(), self.pixels.height())?;
            let path = path(&outline_path(&Shape::panel(area, 0.0, Colour::BLACK)))?;
            mask.fill_path(&path, FillRule::Winding, true, Transform::identity());
            Some(mask)
        });
    }

    /// Fills all of it.
    pub fn fill(&mut self, colour: Colour) {
        self.pixels.fill(tiny_skia::Color::from_rgba8(colour.r, colour.g, colour.b, colour.a));
    }

    /// Leaves nothing outside an area, in pixels.
    pub fn keep(&mut self, area: Area) {
        let (wide, high) = (self.pixels.width() as usize, self.pixels.height() as usize);
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // clamped to the pixels
        let edge = |at: f32, most: usize| at.round().clamp(0.0, most as f32) as usize;
        let (left, right) = (edge(area.min.x, wide), edge(area.max.x, wide));
        let (top, bottom) = (edge(area.min.y, high), edge(area.max.y, high));
        for (y, row) in self.pixels.data_mut().chunks_exact_mut(4 * wide).enumerate() {
            if (top..bottom).contains(&y) {
                row[..4 * left].fill(0);
                row[4 * right.max(left)..].fill(0);
            } else {
                row.fill(0);
            }
        }
    }

    /// The pixels row by row, each red, green and blue as far as they cover, and how much that is.
    #[must_use]
    pub fn into_pixels(self) -> Vec<u8> {
        self.pixels.take()
    }

    /// The same as a PNG file; nothing if it can't be written.
    #[must_use]
    pub fn png(&self) -> Option<Vec<u8>> {
        self.pixels.encode_png().ok()
    }

    /// Draws a shape.
    pub fn shape(&mut self, shape: &Shape, placing: Placing) {
        // Tiles meet edge to edge: without soft rims nothing shows between them.
        let soft = !matches!(shape, Shape::Tile { .. });
        let (fill, stroke) = match shape {
            Shape::Fill { fill, .. } | Shape::Tile { fill, .. } => (*fill, None),
            Shape::Line { stroke, .. } => (Colour::NONE, Some(*stroke)),
            Shape::Round { fill, stroke, .. } => (*fill, *stroke),
            Shape::Panel { fill, edge, .. } => (*fill, *edge),
            Shape::Text(text) => return self.text(text, placing),
        };
        if !self.meets(shape, stroke, placing) {
            return;
        }
        let Some(path) = path(&outline_path(shape)) else { return };
        let place = transform(placing);
        if fill.a > 0 {
            self.pixels.fill_path(
                &path,
                &ink(fill, soft),
                FillRule::EvenOdd,
                place,
                self.mask.as_ref(),
            );
        }
        if let Some(stroke) = stroke {
            let line = Line { width: stroke.wide, miter_limit: 4.0, ..Line::default() };
            self.pixels.stroke_path(
                &path,
                &ink(stroke.colour, true),
                &line,
                place,
                self.mask.as_ref(),
            );
        }
    }

    /// Whether a shape reaches any of the pixels.
    fn meets(&self, shape: &Shape, stroke: Option<Stroke>, placing: Placing) -> bool {
        let Some(extent) = extent(shape) else { return false };
        // Mitres reach out twice as far as the limit says.
        let rim = stroke.map_or(0.0, |stroke| stroke.wide * 2.0) + 1.0 / placing.scale;
        let (wide, high) = (self.pixels.width() as f32, self.pixels.height() as f32);
        let seen = Area::sized(-placing.at, point(wide, high));
        let seen = Area::new(seen.min * (1.0 / placing.scale), seen.max * (1.0 / placing.scale));
        extent.shrink(-rim).meets(&seen)
    }

    fn text(&mut self, text: &Text, placing: Placing) {
        let foot = typeface().foot(text);
        let mut outline = Outline { builder: PathBuilder::new(), at: foot, size: text.size };
        for run in typeface().runs(&text.text, text.face, text.spacing) {
            for glyph in &run.glyphs {
                typeface().outline(run.font, glyph.id, &mut outline);
                outline.at.x += glyph.advance * text.size;
            }
        }
        let Some(path) = outline.builder.finish() else { return };
        let turn = Transform::from_rotate_at(text.angle.to_degrees(), text.at.x, text.at.y);
        let place = transform(placing).pre_concat(turn);
        if let Some(halo) = text.halo {
            let join = LineJoin::Round;
            let line = Line { width: halo.wide, line_join: join, ..Line::default() };
            self.pixels.stroke_path(
                &path,
                &ink(halo.colour, true),
                &line,
                place,
                self.mask.as_ref(),
            );
        }
        self.pixels.fill_path(
            &path,
            &ink(text.ink, true),
            FillRule::Winding,
            place,
            self.mask.as_ref(),
        );
    }
}

/// The rectangle around the points of a shape; nothing where there are none.
fn extent(shape: &Shape) -> Option<Area> {
    match shape {
        Shape::Fill { points, .. } | Shape::Tile { points, .. } | Shape::Line { points, .. } => {
            let first = *points.first()?;
            let mut area = Area::new(first, first);
            for at in points {
                area.min = point(area.min.x.min(at.x), area.min.y.min(at.y));
                area.max = point(area.max.x.max(at.x), area.max.y.max(at.y));
            }
            Some(area)
        }
        Shape::Round { center, radius, .. } => {
            let half = point(radius.0, radius.1);
            Some(Area::new(*center - half, *center + half))
        }
        Shape::Panel { area, .. } => Some(*area),
        Shape::Text(text) => Some(typeface().room(text)),
    }
}

fn transform(placing: Placing) -> Transform {
    let Placing { at, scale } = placing;
    Transform::from_row(scale, 0.0, 0.0, scale, at.x, at.y)
}

fn ink(colour: Colour, soft: bool) -> Paint<'static> {
    let mut paint = Paint { anti_alias: soft, ..Paint::default() };
    paint.set_color_rgba8(colour.r, colour.g, colour.b, colour.a);
    paint
}

fn path(steps: &[Step]) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for step in steps {
        match *step {
            Step::Move(a) => builder.move_to(a.x, a.y),
            Step::Line(a) => builder.line_to(a.x, a.y),
            Step::Curve(a, b, c) => builder.cubic_to(a.x, a.y, b.x, b.y, c.x, c.y),
            Step::Close => builder.close(),
        }
    }
    builder.finish()
}

/// Letters on their way into one path.
struct Outline {
    builder: PathBuilder,
    at: Point,
    size: f32,
}

impl Outline {
    fn to(&self, x: f32, y: f32) -> Point {
        self.at + point(x, -y) * self.size
    }
}

impl OutlinePen for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        let a = self.to(x, y);
        self.builder.move_to(a.x, a.y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let a = self.to(x, y);
        self.builder.line_to(a.x, a.y);
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        let (a, b) = (self.to(cx0, cy0), self.to(x, y));
        self.builder.quad_to(a.x, a.y, b.x, b.y);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        let (a, b, c) = (self.to(cx0, cy0), self.to(cx1, cy1), self.to(x, y));
        self.builder.cubic_to(a.x, a.y, b.x, b.y, c.x, c.y);
    }

    fn close(&mut self) {
        self.builder.close();
    }
}
