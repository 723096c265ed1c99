//! Sheets as a PDF: the only place that knows the library that writes it. Text stays text; the fonts go with it, cut down to
//! the letters in use. There is no clock in it: the same sheets give the same bytes.

use super::paper_error::PaperError;
use super::sheet::{Bookmark, PT, Placed, Sheet};
use crate::drawing::outline_path::{Step, outline_path};
use crate::drawing::typeface::{FONTS, GlyphRun, typeface};
use crate::drawing::{Area, Colour, Point, Shape, Stroke, Text};
use krilla::color::rgb;
use krilla::destination::XyzDestination;
use krilla::geom::{Path, PathBuilder, Transform};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, Stroke as Line};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Document, geom};

/// Tiles are drawn a little larger, so that no light shows between them.
const SEAM: f32 = 0.06;

/// What a document says of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// Its title.
    pub title: String,
    /// The tag of its language.
    pub language: String,
}

/// Writes sheets as a PDF.
///
/// # Errors
/// What the library says.
pub fn write(sheets: &[Sheet], about: &About) -> Result<Vec<u8>, PaperError> {
    let font = |data: &'static [u8]| Font::new(data.into(), 0);
    let fonts: Vec<Font> =
        FONTS.into_iter().map(font).collect::<Option<_>>().ok_or(PaperError::Unwritable)?;
    let mut document = Document::new();
    document.set_metadata(
        Metadata::new()
            .title(about.title.clone())
            .language(about.language.clone())
            .creator(concat!("Gonfalon ", env!("CARGO_PKG_VERSION")).to_owned()),
    );
    for sheet in sheets {
        let (wide, tall) = (sheet.size.x / PT, sheet.size.y / PT);
        let settings = PageSettings::from_wh(wide, tall).ok_or(PaperError::Unwritable)?;
        let mut page = document.start_page_with(settings);
        draw(sheet, Pen { surface: page.surface(), fonts: &fonts });
        page.finish();
    }
    document.set_outline(outline(sheets));
    document.finish().map_err(|_| PaperError::Unwritable)
}

/// Draws a sheet onto its page, whose units are points.
fn draw(sheet: &Sheet, mut pen: Pen) {
    pen.surface.push_transform(&Transform::from_scale(1.0 / PT, 1.0 / PT));
    for placed in &sheet.placed {
        pen.place(placed);
    }
    pen.surface.pop();
    pen.surface.finish();
}

fn outline(sheets: &[Sheet]) -> Outline {
    let marks = sheets.iter().enumerate();
    let marks: Vec<(usize, &Bookmark)> =
        marks.flat_map(|(page, sheet)| sheet.bookmarks.iter().map(move |m| (page, m))).collect();
    let mut outline = Outline::new();
    for node in nodes(&marks, 0) {
        outline.push_child(node);
    }
    outline
}

/// The bookmarks of a level, those below it inside.
fn nodes(marks: &[(usize, &Bookmark)], level: usize) -> Vec<OutlineNode> {
    let mut nodes = Vec::new();
    let mut rest = marks;
    while let Some((&(page, mark), after)) = rest.split_first() {
        let below = after.iter().take_while(|(_, other)| other.level > level).count();
        let to = XyzDestination::new(page, geom::Point::from_xy(0.0, mark.y / PT));
        let mut node = OutlineNode::new(mark.title.clone(), to).with_open(level == 0);
        for child in self::nodes(&after[..below], level + 1) {
            node.push_child(child);
        }
        nodes.push(node);
        rest = &after[below..];
    }
    nodes
}

struct Pen<'a, 'b> {
    surface: Surface<'a>,
    fonts: &'b [Font],
}

impl Pen<'_, '_> {
    fn place(&mut self, placed: &Placed) {
        let clip = placed.clip.and_then(rectangle);
        if let Some(clip) = &clip {
            self.surface.push_clip_path(clip, &FillRule::NonZero);
        }
        let (at, scale) = (placed.at, placed.scale);
        self.surface.push_transform(&Transform::from_row(scale, 0.0, 0.0, scale, at.x, at.y));
        for shape in placed.drawing.layers.iter().flat_map(|layer| &layer.shapes) {
            self.shape(shape, scale);
        }
        self.surface.pop();
        if clip.is_some() {
            self.surface.pop();
        }
    }

    fn shape(&mut self, shape: &Shape, scale: f32) {
        match shape {
            Shape::Fill { fill, .. } => self.path(shape, Some(*fill), None),
            Shape::Tile { fill, .. } if fill.a == 255 => {
                self.path(shape, Some(*fill), Some(Stroke::new(SEAM / scale, *fill)));
            }
            Shape::Tile { fill, .. } => self.path(shape, Some(*fill), None),
            Shape::Line { stroke, .. } => self.path(shape, None, Some(*stroke)),
            Shape::Round { fill, stroke, .. } => self.path(shape, Some(*fill), *stroke),
            Shape::Panel { fill, edge, .. } => self.path(shape, Some(*fill), *edge),
            Shape::Text(text) => self.text(text),
        }
    }

    fn path(&mut self, shape: &Shape, fill: Option<Colour>, stroke: Option<Stroke>) {
        let fill = fill.filter(|fill| fill.a > 0);
        let stroke = stroke.filter(|stroke| stroke.wide > 0.0 && stroke.colour.a > 0);
        if fill.is_none() && stroke.is_none() {
            return;
        }
        if let Some(path) = path(&outline_path(shape)) {
            self.surface.set_fill(fill.map(fill_of));
            self.surface.set_stroke(stroke.map(line_of));
            self.surface.draw_path(&path);
        }
    }

    fn text(&mut self, text: &Text) {
        let foot = typeface().foot(text);
        let runs = typeface().runs(&text.text, text.face, text.spacing);
        let bold = text.halo.filter(|halo| halo.colour == text.ink);
        let turned = text.angle != 0.0;
        if turned {
            let (degrees, at) = (text.angle.to_degrees(), text.at);
            self.surface.push_transform(&Transform::from_rotate_at(degrees, at.x, at.y));
        }
        if let (Some(halo), None) = (text.halo, bold) {
            // What lies below the letters is no text.
            self.surface.set_fill(Some(fill_of(halo.colour)));
            self.surface.set_stroke(Some(round(halo)));
            self.runs(&text.text, &runs, (foot, text.size), true);
        }
        self.surface.set_fill(Some(fill_of(text.ink)));
        self.surface.set_stroke(bold.map(round));
        self.runs(&text.text, &runs, (foot, text.size), false);
        if turned {
            self.surface.pop();
        }
    }

    fn runs(&mut self, text: &str, runs: &[GlyphRun], (foot, size): (Point, f32), outlined: bool) {
        let mut x = foot.x;
        for run in runs {
            let glyph = |glyph: &crate::drawing::typeface::Glyph| KrillaGlyph {
                glyph_id: GlyphId::new(glyph.id),
                text_range: glyph.range.clone(),
                x_advance: glyph.advance,
                x_offset: 0.0,
                y_offset: 0.0,
                y_advance: 0.0,
                location: None,
            };
            let glyphs: Vec<KrillaGlyph> = run.glyphs.iter().map(glyph).collect();
            let start = geom::Point::from_xy(x, foot.y);
            let font = self.fonts[run.font].clone();
            self.surface.draw_glyphs(start, &glyphs, font, text, size, outlined);
            x += run.width() * size;
        }
    }
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

fn rectangle(area: Area) -> Option<Path> {
    path(&outline_path(&Shape::panel(area, 0.0, Colour::BLACK)))
}

fn opacity(colour: Colour) -> NormalizedF32 {
    NormalizedF32::new(f32::from(colour.a) / 255.0).unwrap_or(NormalizedF32::ONE)
}

fn fill_of(colour: Colour) -> Fill {
    let Colour { r, g, b, .. } = colour;
    // Holes are outlines of their own.
    let rule = FillRule::EvenOdd;
    Fill { paint: rgb::Color::new(r, g, b).into(), opacity: opacity(colour), rule }
}

fn line_of(stroke: Stroke) -> Line {
    let Colour { r, g, b, .. } = stroke.colour;
    Line {
        paint: rgb::Color::new(r, g, b).into(),
        width: stroke.wide,
        miter_limit: 4.0,
        opacity: opacity(stroke.colour),
        ..Line::default()
    }
}

/// A line around letters.
fn round(stroke: Stroke) -> Line {
    Line { line_join: krilla::paint::LineJoin::Round, ..line_of(stroke) }
}
