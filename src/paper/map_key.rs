//! The key of a printed map: a hex of each terrain with its name, hexsides, roads and streams, and each height.

use super::map_drawing::PrintedMap;
use super::sheet::{FINE, PT, Placed, words};
use crate::board::{Direction, Hex};
use crate::drawing::ground::{Ground, Land, Style, heights};
use crate::drawing::typeface::typeface;
use crate::drawing::{Anchor, Colour, Point, Shape, Stroke, point};
use crate::say;
use crate::view::FeatureView;

/// The distance from the centre to the corner of a hex in the key.
const SAMPLE: f32 = 5.0;

/// A hex of the map that shows what a name means.
struct Sample {
    hex: Hex,
    /// The layers of the ground that are shown besides the hex itself.
    layers: &'static [&'static str],
    name: String,
}

/// Draws the key below a height, in rows of a width; gives the height at which it ends.
pub(super) fn draw(
    printed: &PrintedMap,
    (top, wide): (f32, f32),
    out: &mut Vec<Shape>,
    samples: &mut Vec<Placed>,
) -> f32 {
    let (map, palette) = (printed.map, printed.palette);
    let mut row = KeyRow { x: 0.0, y: top, wide, ink: palette.plate_ink };
    let style = Style { numbers: false, heights: false };
    let land = Land::new(map, palette, style, SAMPLE / FINE);
    for sample in terrains(printed).into_iter().chain(hexsides(printed)).chain(ways(printed)) {
        let middle = row.next(&sample.name, out);
        let (x, y) = map.hexes[sample.hex.index()].center;
        let mut drawing = land.draw(&[sample.hex]);
        let shown = |name| ["ground", "grid"].contains(&name) || sample.layers.contains(&name);
        drawing.layers.retain(|layer| shown(layer.name));
        let at = middle - point(x, y) * SAMPLE;
        samples.push(Placed { drawing, at, scale: SAMPLE, clip: None });
    }
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

/// A hex of each terrain that is in play, by their names.
fn terrains(printed: &PrintedMap) -> Vec<Sample> {
    let map = printed.map;
    let grounds = Ground::all(map);
    let mut shown: Vec<(u8, Hex)> = Vec::new();
    for hex in printed.in_play() {
        let terrain = map.hexes[hex.index()].terrain;
        if shown.iter().all(|(known, _)| *known != terrain) {
            shown.push((terrain, hex));
        }
    }
    let sample = |(terrain, hex): (u8, Hex)| {
        let number = usize::from(terrain);
        let name = map.terrains.get(number)?.name.clone();
        let road = matches!(grounds.get(number)?, Ground::Road | Ground::Street | Ground::Bridge);
        let layers: &[&str] = if road { &["symbols", "roads"] } else { &["symbols"] };
        Some(Sample { hex, layers, name })
    };
    let mut terrains: Vec<Sample> = shown.into_iter().filter_map(sample).collect();
    terrains.sort_by(|a, b| a.name.cmp(&b.name));
    terrains
}

/// A hex on whose side each feature lies that the map has.
fn hexsides(printed: &PrintedMap) -> Vec<Sample> {
    let map = printed.map;
    let bears = |hex: Hex, number: usize| {
        // A side is drawn by the first of its two hexes.
        let drawn = |&direction: &Direction| {
            map.map.grid.neighbor(hex, direction).is_some_and(|next| hex < next)
        };
        let bits = |direction: Direction| map.map.features(hex, direction) >> number & 1 == 1;
        Direction::ALL.into_iter().filter(drawn).any(bits)
    };
    let sample = |(number, feature): (usize, &FeatureView)| {
        let hex = printed.in_play().find(|&hex| bears(hex, number))?;
        Some(Sample { hex, layers: &["hexsides"], name: feature.name.clone() })
    };
    map.features.iter().enumerate().take(8).filter_map(sample).collect()
}

/// A hex with a road, and one with a watercourse without effect, if the map has them.
fn ways(printed: &PrintedMap) -> Vec<Sample> {
    let (map, language) = (printed.map, printed.language);
    let roads: Vec<Hex> = map.roads.iter().flat_map(|(_, road)| road.iter().copied()).collect();
    let streams: Vec<Hex> = map.streams.iter().flatten().copied().collect();
    // In the middle of the map a way goes through its hex from side to side.
    let inner = |&hex: &Hex| map.map.grid.neighbors(hex).count() == 6;
    let alone = |own: &[Hex], other: &[Hex]| {
        let own = || own.iter().copied().filter(inner);
        own().find(|hex| !other.contains(hex)).or_else(|| own().next())
    };
    let road = alone(&roads, &streams).map(|hex| (hex, say!(language, "paper-key-road")));
    let stream = alone(&streams, &roads).map(|hex| (hex, say!(language, "paper-key-stream")));
    let sample = |(hex, name)| Sample { hex, layers: &["roads"], name };
    road.into_iter().chain(stream).map(sample).collect()
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
