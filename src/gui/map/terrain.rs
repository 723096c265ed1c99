//! The ground: hexes, their drawings and numbers, roads, hexsides, names.

use super::super::theme::Palette;
use super::baked::{self, Fonts, Piece};
use super::camera::Camera;
use super::ground::Ground;
use super::heights;
use super::names;
use super::symbols;
use crate::board::{Direction, Hex};
use crate::view::MapView;
use egui::{Align2, Context, Mesh, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

/// Hexes smaller than this are a picture only.
pub const TINY: f32 = 6.0;
/// Hexes at least this large carry their numbers.
const NUMBERED: f32 = 17.0;
/// Columns and rows of a piece of the map.
const CHUNK: i32 = 16;

struct Chunk {
    hexes: Vec<Hex>,
    bounds: Rect,
    pieces: Option<Vec<Piece>>,
}

/// Drawings by pieces of the map, baked when they are first seen at a zoom.
#[derive(Default)]
pub struct Chunks {
    pieces: Vec<Chunk>,
    key: Option<(u64, usize)>,
    zoom: f32,
    seen_zoom: f32,
    fonts: Fonts,
}

impl Chunks {
    /// Paints the pieces that are seen. `key` changes when the drawings do; `draw` adds the shapes of some hexes
    /// at a zoom, around the origin of the map.
    pub fn paint(
        &mut self,
        painter: &Painter,
        view: (&Camera, Rect),
        (map, key): (&MapView, u64),
        mut draw: impl FnMut(&[Hex], f32, &mut Vec<Shape>),
    ) {
        let (camera, screen) = view;
        let ctx = painter.ctx();
        let key = (key, std::ptr::from_ref(map).addr());
        let fonts = Fonts::now(ctx);
        if self.key.is_none_or(|k| k.1 != key.1) {
            self.pieces = cut(map);
        }
        // While the zoom is changing, the old drawing is scaled; it is drawn anew when the zoom rests.
        let scale = camera.zoom / self.zoom.max(0.01);
        let moving =
            camera.zoom.to_bits() != self.seen_zoom.to_bits() && (0.75..1.35).contains(&scale);
        let stale = self.key != Some(key)
            || !fonts.still(self.fonts)
            || (!moving && camera.zoom.to_bits() != self.zoom.to_bits());
        if stale {
            self.key = Some(key);
            self.zoom = camera.zoom;
            self.fonts = fonts;
            for chunk in &mut self.pieces {
                chunk.pieces = None;
            }
        } else if moving {
            ctx.request_repaint();
        }
        self.seen_zoom = camera.zoom;
        let seen = camera.seen(screen).expand(1.0);
        let offset = camera.to_screen(screen, (0.0, 0.0)).to_vec2();
        let scale = camera.zoom / self.zoom;
        let zoom = self.zoom;
        for chunk in self.pieces.iter_mut().filter(|c| c.bounds.intersects(seen)) {
            let pieces = chunk.pieces.get_or_insert_with(|| {
                let mut shapes = Vec::new();
                draw(&chunk.hexes, zoom, &mut shapes);
                baked::bake(ctx, shapes)
            });
            baked::paint(pieces, painter, offset, scale);
        }
        // Baking may have put new glyphs into the font texture without moving the old ones.
        self.fonts.grown_to(Fonts::now(ctx));
    }
}

fn cut(map: &MapView) -> Vec<Chunk> {
    let shape = map.map.grid.shape();
    let (columns, rows) = (i32::from(shape.columns), i32::from(shape.rows));
    let step = usize::try_from(CHUNK).unwrap_or(16);
    let mut chunks = Vec::new();
    for c in (0..columns).step_by(step) {
        for r in (0..rows).step_by(step) {
            let cells = (r..(r + CHUNK).min(rows))
                .flat_map(|r| (c..(c + CHUNK).min(columns)).map(move |c| (c, r)));
            let hexes: Vec<Hex> = cells.filter_map(|(c, r)| map.map.grid.at(c, r)).collect();
            let mut bounds = Rect::NOTHING;
            for hex in &hexes {
                let (x, y) = map.hexes[hex.index()].center;
                bounds.extend_with(pos2(x, y));
            }
            chunks.push(Chunk { hexes, bounds: bounds.expand(1.2), pieces: None });
        }
    }
    chunks
}

/// What the ground looks like besides the map itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct GroundStyle {
    /// Whether hex numbers are shown.
    pub numbers: bool,
    /// Whether heights are shown.
    pub heights: bool,
}

/// Adds the ground of some hexes.
pub fn draw(
    ctx: &Context,
    map: &MapView,
    palette: &Palette,
    style: GroundStyle,
    (hexes, zoom): (&[Hex], f32),
    out: &mut Vec<Shape>,
) {
    let corners = map.layout.corners();
    let ground = |hex: Hex| ground_of(map, hex);
    let center = |hex: Hex| {
        let (x, y) = map.hexes[hex.index()].center;
        pos2(x * zoom, y * zoom)
    };
    let corner = |c: Pos2, k: usize| {
        let (dx, dy) = corners[k % 6];
        c + vec2(dx, dy) * zoom
    };
    let line = Stroke::new((zoom * 0.03).clamp(0.5, 1.4), palette.grid);
    // Neighbours cover each other's edges: the fills need no soft rim, and each line is drawn by one hex only.
    let mut fills = Mesh::default();
    let highest = if style.heights { heights::highest(map) } else { 0 };
    for &hex in hexes {
        let level = if style.heights { map.map.level(hex) } else { 0 };
        let fill = heights::tint(ground(hex), (level, highest), palette);
        let c = center(hex);
        let first = u32::try_from(fills.vertices.len()).unwrap_or(0);
        for k in 0..6 {
            fills.colored_vertex(corner(c, k), fill);
        }
        for k in 1..5 {
            fills.add_triangle(first, first + k, first + k + 1);
        }
    }
    out.push(Shape::mesh(fills));
    for &hex in hexes {
        let c = center(hex);
        if ground(hex) == Ground::Void {
            continue;
        }
        let open = |d: &Direction| {
            map.map.grid.neighbor(hex, *d).is_none_or(|next| ground(next) == Ground::Void)
        };
        if Direction::ALL[3..].iter().any(open) {
            out.push(Shape::closed_line((0..6).map(|k| corner(c, k)).collect(), line));
        } else {
            out.push(Shape::line((0..4).map(|k| corner(c, k)).collect(), line));
        }
    }
    if highest > 0 {
        heights::lines(map, hexes, zoom, palette, out);
    }
    if zoom >= 9.0 {
        for &hex in hexes {
            symbols::draw(ground(hex), center(hex), zoom, u32::from(hex.0), palette, out);
        }
    }
    for &hex in hexes {
        for direction in Direction::ALL {
            let Some(next) = map.map.grid.neighbor(hex, direction) else { continue };
            let (here, there) = (ground(hex), ground(next));
            let (a, b) = (
                corner(center(hex), direction.index()),
                corner(center(hex), direction.index() + 1),
            );
            if here.is_water() && !there.is_water() {
                out.push(Shape::line_segment(
                    [a, b],
                    Stroke::new((zoom * 0.07).max(1.0), palette.water_ink),
                ));
            }
            if here == Ground::Fortress && there != Ground::Fortress {
                wall(a, b, zoom, palette, out);
            }
            if hex < next {
                let features = map.map.features(hex, direction);
                for (number, feature) in map.features.iter().enumerate().take(8) {
                    if features >> number & 1 == 1 {
                        hexside(&feature.id, a, b, zoom, palette, out);
                    }
                }
            }
        }
    }
    let shown: Vec<Hex> =
        hexes.iter().copied().filter(|&hex| ground(hex) != Ground::Void).collect();
    for curve in map.streams.iter().flat_map(|stream| curves(map, stream, &shown, zoom)) {
        out.push(Shape::line(curve, Stroke::new((zoom * 0.09).max(0.9), palette.water_ink)));
    }
    roads(map, hexes, zoom, palette, out);
    for &hex in hexes.iter().filter(|&&hex| ground(hex) == Ground::Bridge) {
        bridge(map, hex, center(hex), zoom, palette, out);
    }
    if style.numbers && zoom >= NUMBERED {
        let size = (zoom * 0.27).clamp(7.0, 14.0);
        for &hex in hexes {
            if ground(hex) != Ground::Void {
                let at = center(hex) - vec2(0.0, zoom * 0.85);
                let color = palette.number;
                out.push(names::text(ctx, at, Align2::CENTER_TOP, map.label(hex), size, color));
            }
        }
    }
}

/// Adds the names of places. They are painted above all ground, so that no hex cuts them off.
pub fn draw_places(
    ctx: &Context,
    map: &MapView,
    palette: &Palette,
    zoom: f32,
    out: &mut Vec<Shape>,
) {
    if zoom < 11.0 {
        return;
    }
    let size = (zoom * 0.4).clamp(10.0, 20.0);
    for hex in &map.hexes {
        if let Some(place) = &hex.place {
            let at = pos2(hex.center.0 * zoom, (hex.center.1 + 0.66) * zoom);
            names::haloed(ctx, at, place, size, (palette.place, palette.halo), out);
        }
    }
}

/// The ground of a hex.
#[must_use]
pub fn ground_of(map: &MapView, hex: Hex) -> Ground {
    let terrain = usize::from(map.hexes[hex.index()].terrain);
    map.terrains.get(terrain).map_or(Ground::Clear, |t| Ground::of(&t.id))
}

fn wall(a: Pos2, b: Pos2, zoom: f32, palette: &Palette, out: &mut Vec<Shape>) {
    out.push(Shape::line_segment([a, b], Stroke::new((zoom * 0.14).max(2.0), palette.wall)));
    for k in 0..5 {
        let p = a.lerp(b, (k as f32 + 0.5) / 5.0);
        out.push(Shape::circle_filled(p, (zoom * 0.03).max(0.6), palette.fortress));
    }
    out.push(Shape::circle_filled(a, (zoom * 0.13).max(1.6), palette.wall));
    out.push(Shape::circle_filled(b, (zoom * 0.13).max(1.6), palette.wall));
}

fn hexside(id: &str, a: Pos2, b: Pos2, zoom: f32, palette: &Palette, out: &mut Vec<Shape>) {
    let has = |words: &[&str]| words.iter().any(|w| id.contains(w));
    if has(&["wall", "gate"]) {
        wall(a, b, zoom, palette, out);
    } else if has(&["bridge", "ford"]) {
        let across = (b - a).rot90() * 0.22;
        let middle = a.lerp(b, 0.5);
        let stroke = Stroke::new((zoom * 0.16).max(2.0), palette.road_edge);
        out.push(Shape::line_segment([middle - across, middle + across], stroke));
    } else if has(&["river", "stream", "water", "brook"]) {
        let points = (0..=8).map(|k| {
            let t = k as f32 / 8.0;
            let side = (b - a).rot90() * 0.04 * (t * std::f32::consts::TAU).sin();
            a.lerp(b, t) + side
        });
        let points: Vec<Pos2> = points.collect();
        out.push(Shape::line(
            points.clone(),
            Stroke::new((zoom * 0.2).max(2.0), palette.water_ink),
        ));
        out.push(Shape::line(points, Stroke::new((zoom * 0.1).max(1.0), palette.water)));
    } else {
        let stroke = Stroke::new((zoom * 0.09).max(1.2), palette.rough_ink);
        out.extend(Shape::dashed_line(&[a, b], stroke, zoom * 0.2, zoom * 0.1));
    }
}

/// Roads through some hexes: their edges first, so that they join.
fn roads(map: &MapView, hexes: &[Hex], zoom: f32, palette: &Palette, out: &mut Vec<Shape>) {
    let (wide, narrow) = ((zoom * 0.17).max(1.6), (zoom * 0.1).max(0.9));
    let all = map.roads.iter().flat_map(|(_, road)| curves(map, road, hexes, zoom));
    let all: Vec<Vec<Pos2>> = all.chain(loose_roads(map, hexes, zoom)).collect();
    for curve in &all {
        out.push(Shape::line(curve.clone(), Stroke::new(wide, palette.road_edge)));
    }
    for curve in all {
        out.push(Shape::line(curve, Stroke::new(narrow, palette.road)));
    }
}

/// Roads through hexes that are roads by their ground, but lie on none of the map's lines: to every neighbour
/// that is a road, too.
fn loose_roads(map: &MapView, hexes: &[Hex], zoom: f32) -> Vec<Vec<Pos2>> {
    let center = |hex: Hex| {
        let (x, y) = map.hexes[hex.index()].center;
        pos2(x * zoom, y * zoom)
    };
    let is_road =
        |hex: Hex| matches!(ground_of(map, hex), Ground::Road | Ground::Street | Ground::Bridge);
    let on_line = |hex: Hex| map.roads.iter().any(|(_, road)| road.contains(&hex));
    let mut lines = Vec::new();
    for &hex in hexes.iter().filter(|&&hex| is_road(hex)) {
        let loose = !on_line(hex);
        let c = center(hex);
        let before = lines.len();
        for (_, next) in map.map.grid.neighbors(hex).filter(|&(_, next)| is_road(next)) {
            // Three hexes in a heap are joined by two lines, not by a triangle.
            let mut both = map.map.grid.neighbors(hex).map(|(_, other)| other);
            let around = |other: Hex| is_road(other) && map.map.grid.adjacent(other, next);
            let joined = both.any(|other| other < hex.min(next) && around(other));
            if !joined && (loose || !on_line(next)) {
                lines.push(vec![c.lerp(center(next), 0.5), c]);
            }
        }
        if loose && lines.len() == before {
            let half = vec2(zoom * 0.5, 0.0);
            lines.push(vec![c - half, c + half]);
        }
    }
    lines
}

/// The deck and the rails of a bridge, along its road.
fn bridge(map: &MapView, hex: Hex, c: Pos2, zoom: f32, palette: &Palette, out: &mut Vec<Shape>) {
    let next = |hex: &Hex| {
        let (x, y) = map.hexes[hex.index()].center;
        c.lerp(pos2(x * zoom, y * zoom), 0.5)
    };
    let on = map.roads.iter().find_map(|(_, road)| {
        let k = road.iter().position(|&h| h == hex)?;
        let before = k.checked_sub(1).and_then(|k| road.get(k)).map(next);
        Some((before, road.get(k + 1).map(next)))
    });
    let side = vec2(zoom * 0.85, 0.0);
    let (a, b) = match on {
        Some((Some(a), Some(b))) => (a, b),
        Some((Some(a), None) | (None, Some(a))) => (a, c + (c - a)),
        _ => (c - side, c + side),
    };
    let (a, b) = (c.lerp(a, 0.85), c.lerp(b, 0.85));
    let across = (b - a).normalized().rot90() * zoom * 0.17;
    let deck = vec![a + across, b + across, b - across, a - across];
    out.push(Shape::convex_polygon(deck, palette.road, Stroke::NONE));
    let rail = Stroke::new((zoom * 0.06).max(1.0), palette.wall);
    for way in [across, -across] {
        let flare = way * 0.8;
        let (p, q) = (a + way, b + way);
        let along = (b - a).normalized() * zoom * 0.12;
        out.push(Shape::line(vec![p + flare - along, p, q, q + flare + along], rail));
    }
    let plank = Stroke::new((zoom * 0.03).max(0.6), palette.road_edge);
    for k in 1..8 {
        let p = a.lerp(b, k as f32 / 8.0);
        out.push(Shape::line_segment([p + across, p - across], plank));
    }
}

/// The way of a line through some hexes, from side to side in a curve.
fn curves(map: &MapView, line: &[Hex], hexes: &[Hex], zoom: f32) -> Vec<Vec<Pos2>> {
    let center = |hex: Hex| {
        let (x, y) = map.hexes[hex.index()].center;
        pos2(x * zoom, y * zoom)
    };
    let mut curves = Vec::new();
    for (k, &hex) in line.iter().enumerate() {
        if !hexes.contains(&hex) {
            continue;
        }
        let c = center(hex);
        let before = k.checked_sub(1).map(|k| c.lerp(center(line[k]), 0.5));
        let after = line.get(k + 1).map(|&next| c.lerp(center(next), 0.5));
        match (before, after) {
            (Some(a), Some(b)) => {
                curves.push((0..=6).map(|i| bend(a, c, b, i as f32 / 6.0)).collect());
            }
            (Some(a), None) | (None, Some(a)) => curves.push(vec![a, c]),
            (None, None) => {}
        }
    }
    curves
}

fn bend(a: Pos2, c: Pos2, b: Pos2, t: f32) -> Pos2 {
    a.lerp(c, t).lerp(c.lerp(b, t), t)
}
