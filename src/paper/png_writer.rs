//! A sheet as a picture of so many dots to the inch.

use super::outline_path::{Step, outline_path};
use super::paper_error::PaperError;
use super::sheet::{Placed, Sheet};
use crate::drawing::typeface::typeface;
use crate::drawing::{Area, Colour, Point, Shape, Stroke, Text, point};
use skrifa::outline::OutlinePen;
use tiny_skia::{
    FillRule, IntSize, LineJoin, Mask, Paint, Path, PathBuilder, Pixmap, Stroke as Line, Transform,
};

/// The most dots that a picture has both ways.
pub const MOST_DOTS: f32 = 24_000.0;
/// The most dots of a whole picture.
const MOST_IN_ALL: f32 = 300_000_000.0;

/// Draws a sheet and writes it as PNG.
///
/// # Errors
/// If the picture would be too large.
pub fn write(sheet: &Sheet, dpi: f32) -> Result<Vec<u8>, PaperError> {
    let dots = dpi / 25.4;
    let (wide, tall) = ((sheet.size.x * dots).round(), (sheet.size.y * dots).round());
    if wide.max(tall) > MOST_DOTS || wide * tall > MOST_IN_ALL {
        return Err(PaperError::TooManyDots { wide: whole(wide), tall: whole(tall) });
    }
    let size = IntSize::from_wh(whole(wide).max(1), whole(tall).max(1));
    let pixels = size.and_then(|size| Pixmap::new(size.width(), size.height()));
    let pixels = pixels.ok_or(PaperError::Unwritable)?;
    let mut brush = Brush { pixels, dots, mask: None };
    brush.pixels.fill(tiny_skia::Color::WHITE);
    for placed in &sheet.placed {
        brush.mask = placed.clip.and_then(|clip| brush.mask(clip));
        for shape in placed.drawing.layers.iter().flat_map(|layer| &layer.shapes) {
            brush.shape(shape, placed);
        }
    }
    brush.pixels.encode_png().map_err(|_| PaperError::Unwritable)
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // clamped to a positive range
fn whole(length: f32) -> u32 {
    length.clamp(0.0, 1.0e9) as u32
}

struct Brush {
    pixels: Pixmap,
    dots: f32,
    /// What may be drawn on; everything without it.
    mask: Option<Mask>,
}

impl Brush {
    /// A mask that leaves an area of the sheet free.
    fn mask(&self, clip: Area) -> Option<Mask> {
        let mut mask = Mask::new(self.pixels.width(), self.pixels.height())?;
        let path = path(&outline_path(&Shape::panel(clip, 0.0, Colour::BLACK)))?;
        let place = self.place(Point::default(), 1.0);
        mask.fill_path(&path, FillRule::Winding, true, place);
        Some(mask)
    }

    fn shape(&mut self, shape: &Shape, placed: &Placed) {
        // Tiles meet edge to edge: without soft rims nothing shows between them.
        let soft = !matches!(shape, Shape::Tile { .. });
        let (fill, stroke) = match shape {
            Shape::Fill { fill, .. } | Shape::Tile { fill, .. } => (*fill, None),
            Shape::Line { stroke, .. } => (Colour::NONE, Some(*stroke)),
            Shape::Round { fill, stroke, .. } => (*fill, *stroke),
            Shape::Panel { fill, edge, .. } => (*fill, *edge),
            Shape::Text(text) => return self.text(text, placed),
        };
        let Some(path) = path(&outline_path(shape)) else { return };
        let place = self.place(placed.at, placed.scale);
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
            self.line(&path, stroke, place);
        }
    }

    fn line(&mut self, path: &Path, stroke: Stroke, place: Transform) {
        let line = Line { width: stroke.wide, miter_limit: 4.0, ..Line::default() };
        self.pixels.stroke_path(path, &ink(stroke.colour, true), &line, place, self.mask.as_ref());
    }

    fn place(&self, at: Point, scale: f32) -> Transform {
        let (at, scale) = (at * self.dots, scale * self.dots);
        Transform::from_row(scale, 0.0, 0.0, scale, at.x, at.y)
    }

    fn text(&mut self, text: &Text, placed: &Placed) {
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
        let place = self.place(placed.at, placed.scale).pre_concat(turn);
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
