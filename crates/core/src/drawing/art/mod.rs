//! The program's own symbols: one SVG file each, below `assets/art`.

mod files;
mod shaping;

pub use files::{FILES, File};
pub use shaping::Shaping;

use super::colour::Colour;
use super::detail::Detail;
use super::geometry::{Area, Point, point};
use super::shape::{Shape, Stroke};
use super::svg::{Cap, Outline, Part, Symbol, Tone};
use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

/// A file that is read when it is first drawn.
struct Entry {
    text: &'static str,
    symbol: OnceLock<Symbol>,
}

impl Entry {
    /// `tests/it/art.rs` reads all of them; one that can't be read would draw nothing.
    fn symbol(&self) -> &Symbol {
        self.symbol.get_or_init(|| Symbol::read(self.text).unwrap_or_default())
    }
}

/// Symbols by folder and name.
static ENTRIES: LazyLock<HashMap<(&'static str, &'static str), Entry>> = LazyLock::new(|| {
    let entry = |file: &File| {
        ((file.folder, file.name), Entry { text: file.text, symbol: OnceLock::new() })
    };
    FILES.iter().map(entry).collect()
});

fn symbol<'a>(folder: &'a str, name: &'a str) -> Option<&'a Symbol> {
    ENTRIES.get(&(folder, name)).map(Entry::symbol)
}

/// Reads every symbol that was not drawn yet: on a thread of its own nothing on the screen has to wait for one.
pub fn read_ahead() {
    for entry in ENTRIES.values() {
        entry.symbol();
    }
}

/// The colours that a symbol takes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Inks {
    /// Its ink.
    pub ink: Colour,
    /// What is below it.
    pub ground: Colour,
    /// No line of it is finer than this.
    pub finest: f32,
}

/// Adds a symbol where it is to lie. A name that is not there draws nothing.
pub fn place(folder: &str, name: &str, area: Area, inks: Inks, out: &mut Vec<Shape>) {
    if let Some(symbol) = symbol(folder, name) {
        draw(symbol, area, inks, out);
    }
}

/// Adds the drawing of a figure that fits its size: `point` is the size of a point of the screen.
pub fn figure(
    (folder, name): (&str, &str),
    area: Area,
    (inks, point): (Inks, f32),
    out: &mut Vec<Shape>,
) {
    if let Some(symbol) = symbol(folder, name) {
        draw_at(symbol, Detail::at(area.height() / point.max(1e-6)), area, inks, out);
    }
}

/// In how many poses a figure is drawn: `knight-1`, `knight-2`...
#[must_use]
pub fn poses(folder: &str, name: &str) -> usize {
    let is_there = |pose: &usize| ENTRIES.contains_key(&(folder, &*format!("{name}-{pose}")));
    (1..).take_while(is_there).count()
}

/// A symbol as outlines that can be filled with anything. A name that is not there has none.
#[must_use]
pub fn shaping(folder: &str, name: &str) -> Option<Shaping> {
    symbol(folder, name).map(Shaping::of)
}

/// The crown of a beast that may wear one, around the middle of the beast.
#[must_use]
pub fn crown(folder: &str, name: &str) -> Option<Shaping> {
    let beast = symbol(folder, name)?;
    symbol(folder, &format!("{name}-crown")).map(|crown| Shaping::beside(crown, beast))
}

/// Adds a symbol from elsewhere, with everything in it.
pub fn draw(symbol: &Symbol, area: Area, inks: Inks, out: &mut Vec<Shape>) {
    draw_at(symbol, Detail::Full, area, inks, out);
}

/// Adds one of the drawings of a symbol.
pub fn draw_at(symbol: &Symbol, detail: Detail, area: Area, inks: Inks, out: &mut Vec<Shape>) {
    for part in symbol.parts.iter().filter(|part| part.detail.is_none_or(|own| own == detail)) {
        add(part, area, inks, out);
    }
}

fn add(part: &Part, area: Area, inks: Inks, out: &mut Vec<Shape>) {
    let side = area.height();
    let at = |p: &Point| area.min + point(p.x * area.width(), p.y * side);
    let colour = |tone: Tone, share: f32| match tone {
        Tone::Ink => inks.ink.thin(share),
        Tone::Ground => inks.ground.thin(share),
        Tone::Own(colour) => colour.thin(share),
    };
    let stroke = part.stroke.map(|(tone, share, wide)| {
        Stroke::new((wide * side).max(inks.finest), colour(tone, share))
    });
    match &part.outline {
        Outline::Round(center, radius) => {
            let fill = part.fill.as_ref().map(|(_, tone, share)| colour(*tone, *share));
            out.push(Shape::Round {
                center: at(center),
                radius: (radius.0 * side, radius.1 * side),
                fill: fill.unwrap_or(Colour::NONE),
                stroke,
            });
        }
        Outline::Lines(lines) => {
            if let Some((rings, tone, share)) = &part.fill {
                let fill = colour(*tone, *share);
                out.extend(rings.iter().zip(&part.cuts).map(|(ring, cut)| {
                    let points = ring.points.iter().map(at).collect();
                    let (holes, cut) = (ring.holes.clone(), Some(cut.clone()));
                    Shape::Fill { points, holes, cut, fill }
                }));
            }
            for (points, closed) in lines {
                if let Some(stroke) = stroke {
                    line(points.iter().map(at).collect(), *closed, part.cap, stroke, out);
                }
            }
        }
    }
}

fn line(mut points: Vec<Point>, closed: bool, cap: Cap, stroke: Stroke, out: &mut Vec<Shape>) {
    let ends = [points.first().copied(), points.last().copied()];
    let half = stroke.wide / 2.0;
    if !closed && cap == Cap::Round {
        out.extend(ends.into_iter().flatten().map(|end| Shape::disc(end, half, stroke.colour)));
    }
    if let (Cap::Square, false, count @ 2..) = (cap, closed, points.len()) {
        let beyond = |end: Point, before: Point| end + (end - before).normalized() * half;
        let first = beyond(points[0], points[1]);
        points[count - 1] = beyond(points[count - 1], points[count - 2]);
        points[0] = first;
    }
    out.push(Shape::Line { points, closed, stroke });
}
