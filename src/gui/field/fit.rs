//! Names that fit: as large as there is room, on one line or two, and never cut off.

use egui::{Align2, Color32, Context, FontId, Pos2, Rect, Shape, pos2, vec2};

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
/// Smaller text is not written at all.
const LEAST: f32 = 3.0;
/// From this size on, text is printed twice.
const BOLD: f32 = 12.5;
/// The height of a line, as a share of the size.
const LINE: f32 = 1.16;

fn width(ctx: &Context, text: &str) -> f32 {
    let font = FontId::proportional(MEASURE);
    ctx.fonts_mut(|f| f.layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x)
}

/// Breaks a name so that it is as large as can be in so much room, at most `largest`.
#[must_use]
pub fn fit(ctx: &Context, name: &str, (wide, tall): (f32, f32), largest: f32) -> Fitted {
    let words: Vec<&str> = name.split_whitespace().collect();
    let size = |lines: &[String]| {
        let widest = lines.iter().map(|line| width(ctx, line)).fold(1.0, f32::max);
        let by_height = tall / (LINE * lines.len().max(1) as f32);
        // A little less: small sizes are hinted wider.
        (MEASURE * wide / widest * 0.97).min(by_height).min(largest)
    };
    let whole = vec![words.join(" ")];
    let mut best = Fitted { size: size(&whole), lines: whole };
    for cut in 1..words.len() {
        let lines = vec![words[..cut].join(" "), words[cut..].join(" ")];
        let size = size(&lines);
        if size > best.size + 0.4 {
            best = Fitted { lines, size };
        }
    }
    best.size = (best.size * 2.0).floor() / 2.0;
    best
}

/// Writes a fitted name into the middle of a place.
pub fn write(ctx: &Context, fitted: &Fitted, rect: Rect, ink: Color32, out: &mut Vec<Shape>) {
    let step = fitted.size * LINE;
    let count = fitted.lines.len() as f32;
    for (k, line) in fitted.lines.iter().enumerate() {
        let y = rect.center().y + (k as f32 - (count - 1.0) / 2.0) * step;
        print(ctx, pos2(rect.center().x, y), Align2::CENTER_CENTER, line, (fitted.size, ink), out);
    }
}

/// Writes a line, on whole points of the screen: the font is light, so larger sizes are printed twice, one point of
/// the screen apart.
pub fn print(
    ctx: &Context,
    at: Pos2,
    anchor: Align2,
    line: &str,
    (size, ink): (f32, Color32),
    out: &mut Vec<Shape>,
) {
    if size < LEAST {
        return;
    }
    let font = FontId::proportional((size * 2.0).round() / 2.0);
    let galley = ctx.fonts_mut(|f| f.layout_no_wrap(line.to_owned(), font, ink));
    let point = 1.0 / ctx.pixels_per_point().max(0.1);
    let min = anchor.anchor_size(at, galley.size()).min;
    let min = pos2((min.x / point).round() * point, (min.y / point).round() * point);
    if size >= BOLD {
        out.push(Shape::galley(min + vec2(point, 0.0), galley.clone(), ink));
    }
    out.push(Shape::galley(min, galley, ink));
}
