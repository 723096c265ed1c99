//! The key of a printed map: a hex of each terrain with its name, hexsides, roads and streams, and each height.

use super::map_drawing::PrintedMap;
use super::sheet::{FINE, PT, Placed, words};
use crate::drawing::ground::samples::{Sample, SampleKind, samples};
use crate::drawing::ground::{Ground, Land, Style, heights};
use crate::drawing::typeface::typeface;
use crate::drawing::{Anchor, Colour, Point, Shape, Stroke, point};
use crate::say;
use crate::view::MapView;
use crate::words::Language;

/// The distance from the centre to the corner of a hex in the key.
const SAMPLE: f32 = 5.0;

/// Draws the key below a height, in rows of a width; gives the height at which it ends.
pub(super) fn draw(
    printed: &PrintedMap,
    (top, wide): (f32, f32),
    out: &mut Vec<Shape>,
    placed: &mut Vec<Placed>,
) -> f32 {
    let (map, palette) = (printed.map, printed.palette);
    let mut row = KeyRow { x: 0.0, y: top, wide, ink: palette.plate_ink };
    let drawn = |heights| Land::new(map, palette, Style { numbers: false, heights }, SAMPLE / FINE);
    let (land, hills) = (drawn(false), drawn(true));
    for sample in samples(map) {
        let middle = row.next(&sample_name(&sample, map, printed.language), out);
        let (x, y) = map.hexes[sample.hex.index()].center;
        let is_slope = matches!(sample.kind, SampleKind::Slope | SampleKind::Steep);
        let mut drawing = if is_slope { &hills } else { &land }.draw(&[sample.hex]);
        let layers = layers(sample.kind, map);
        let shown = |name| ["ground", "grid"].contains(&name) || layers.contains(&name);
        drawing.layers.retain(|layer| shown(layer.name));
        let at = middle - point(x, y) * SAMPLE;
        placed.push(Placed { drawing, at, scale: SAMPLE, clip: None });
    }
    let palette = land.palette();
    let highest = heights::highest(map);
    for level in (0..=highest).filter(|_| highest > 0) {
        let middle = row.next(&say!(printed.language, "paper-key-level", level = level), out);
        let corners = map.layout.corners();
        let points: Vec<Point> =
            corners.into_iter().map(|(x, y)| middle + point(x, y) * SAMPLE).collect();
        let fill = heights::tint(Ground::Clear, (level, highest), palette);
        out.push(Shape::fill(points.clone(), fill));
        out.push(Shape::outline(points, Stroke::new(0.2, palette.grid)));
    }
    row.y + SAMPLE * 2.1 + 1.0
}

/// What a sample of the key is called.
#[must_use]
pub fn sample_name(sample: &Sample, map: &MapView, language: Language) -> String {
    match sample.kind {
        SampleKind::Terrain(number) => map.terrains[usize::from(number)].name.clone(),
        SampleKind::Feature(number) => map.features[number].name.clone(),
        SampleKind::Road => say!(language, "paper-key-road"),
        SampleKind::Stream => say!(language, "paper-key-stream"),
        SampleKind::Slope => say!(language, "paper-key-slope"),
        SampleKind::Steep => say!(language, "paper-key-steep"),
    }
}

/// The layers that show what a sample is about, besides the hex itself.
fn layers(kind: SampleKind, map: &MapView) -> &'static [&'static str] {
    let has_road = |number: u8| {
        let ground = Ground::all(map).get(usize::from(number)).copied();
        matches!(ground, Some(Ground::Road | Ground::Street | Ground::Bridge))
    };
    match kind {
        SampleKind::Terrain(number) if has_road(number) => &["symbols", "roads"],
        SampleKind::Terrain(_) => &["symbols"],
        SampleKind::Feature(_) => &["hexsides"],
        SampleKind::Road | SampleKind::Stream => &["roads"],
        SampleKind::Slope | SampleKind::Steep => &["heights"],
    }
}

/// Where the next sample of the key stands.
struct KeyRow {
    x: f32,
    y: f32,
    wide: f32,
    ink: Colour,
}

impl KeyRow {
    /// Writes a name beside its sample, whose middle it gives.
    fn next(&mut self, name: &str, out: &mut Vec<Shape>) -> Point {
        let pt = 9.0;
        let beside = SAMPLE * 2.0 + 1.5;
        let long = beside + typeface().wide(name, pt * PT);
        if self.x > 0.0 && self.x + long > self.wide {
            (self.x, self.y) = (0.0, self.y + SAMPLE * 2.1);
        }
        let middle = point(self.x + SAMPLE, self.y + SAMPLE);
        out.push(words(point(self.x + beside, middle.y), Anchor::Left, name, (pt, self.ink)));
        self.x += long + 6.0;
        middle
    }
}
