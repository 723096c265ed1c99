//! Names that fit: as large as there is room, on one line or two, and never cut off.

use super::colour::Colour;
use super::geometry::{Area, Point, point};
use super::shape::{Anchor, Shape, Text};

/// A name, broken into lines at a size.
#[derive(Clone, PartialEq, Debug)]
pub struct Fitted {
    /// The lines.
    pub lines: Vec<String>,
    /// The size of the text.
    pub size: f32,
}

/// At this size widths are measured.
const MEASURE: f32 = 24.0;
/// The height of a line, as a share of the size.
const LINE: f32 = 1.16;

/// Tells how wide text is where a drawing is shown.
pub trait Measure {
    /// The width of a line in letters of a size.
    fn width(&self, text: &str, size: f32) -> f32;

    /// The step in which sizes of letters come.
    fn grain(&self) -> f32;
}

/// Breaks a name so that it is as large as can be in so much room, at most `largest`.
#[must_use]
pub fn fit(measure: &dyn Measure, name: &str, (wide, tall): (f32, f32), largest: f32) -> Fitted {
    let words: Vec<&str> = name.split_whitespace().collect();
    let size = |lines: &[String]| {
        let widest = lines.iter().map(|line| measure.width(line, MEASURE)).fold(1.0, f32::max);
        let by_height = tall / (LINE * lines.len().max(1) as f32);
        // A little less: small sizes are hinted wider.
        (MEASURE * wide / widest * 0.97).min(by_height).min(largest)
    };
    let whole = vec![words.join(" ")];
    let mut best = Fitted { size: size(&whole), lines: whole };
    for cut in 1..words.len() {
        let lines = vec![words[..cut].join(" "), words[cut..].join(" ")];
        let size = size(&lines);
        if size > best.size + 0.8 * measure.grain() {
            best = Fitted { lines, size };
        }
    }
    best.size = (best.size / measure.grain()).floor() * measure.grain();
    best
}

/// Writes a fitted name into the middle of a place.
pub fn write(fitted: &Fitted, area: Area, ink: Colour, out: &mut Vec<Shape>) {
    let step = fitted.size * LINE;
    let count = fitted.lines.len() as f32;
    for (k, line) in fitted.lines.iter().enumerate() {
        let y = area.center().y + (k as f32 - (count - 1.0) / 2.0) * step;
        print(point(area.center().x, y), Anchor::Center, line, (fitted.size, ink), out);
    }
}

/// Writes a line in small print.
pub fn print(
    at: Point,
    anchor: Anchor,
    line: &str,
    (size, ink): (f32, Colour),
    out: &mut Vec<Shape>,
) {
    let text = line.to_owned();
    out.push(Shape::Text(Text { at, anchor, text, size, ink, crisp: true, ..Text::default() }));
}
