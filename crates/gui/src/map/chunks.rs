//! Drawings of the map, baked piece by piece.

use super::baked::{self, Fonts, Piece};
use super::camera::Camera;
use egui::{Painter, Pos2, Rect, Shape, pos2};
use gonfalon_core::board::Hex;
use gonfalon_core::view::MapView;
use std::time::{Duration, Instant};

/// Hexes smaller than this are a picture only.
pub const TINY: f32 = 6.0;
/// Columns and rows of a piece of a map that stays as it is.
const CHUNK: u16 = 8;
/// The same where hexes change: what lies around them is drawn with them.
const FINE: u16 = 4;
/// So many hexes whose drawing is out of date are drawn anew in a frame: the rest follows in the next ones, so that nobody's
/// brush waits for them.
const RENEWED: usize = 256;
/// So long a frame draws pieces anew for another zoom: the rest is shown enlarged or reduced until the next ones.
const SLICE: Duration = Duration::from_millis(12);

struct Chunk {
    hexes: Vec<Hex>,
    bounds: Rect,
    baked: Option<Baked>,
    /// Whether something has changed since it was baked.
    stale: bool,
}

struct Baked {
    pieces: Vec<Piece>,
    /// For which zoom.
    zoom: f32,
}

/// Where more hexes change than this, every piece is drawn anew.
const MANY: usize = 2000;

/// Drawings by pieces of the map, baked when they are first seen at a zoom.
pub struct Chunks {
    side: u16,
    pieces: Vec<Chunk>,
    key: Option<(u64, usize)>,
    zoom: f32,
    seen_zoom: f32,
    fonts: Fonts,
}

impl Default for Chunks {
    fn default() -> Chunks {
        Chunks::of(CHUNK)
    }
}

impl Chunks {
    /// Drawings of a map whose hexes change.
    #[must_use]
    pub fn fine() -> Chunks {
        Chunks::of(FINE)
    }

    fn of(side: u16) -> Chunks {
        let (pieces, fonts) = (Vec::new(), Fonts::default());
        let (key, zoom, seen_zoom) = (None, 0.0, 0.0);
        Chunks { side, pieces, key, zoom, seen_zoom, fonts }
    }

    /// Draws everything anew, a part in each frame.
    pub fn renew(&mut self) {
        self.pieces.iter_mut().for_each(|chunk| chunk.stale = true);
    }

    /// Draws the pieces anew that hold these hexes or neighbours of them.
    pub fn refresh(&mut self, map: &MapView, hexes: &[Hex]) {
        let all = hexes.len() > MANY;
        let centers: Vec<Pos2> = hexes
            .iter()
            .filter(|_| !all)
            .map(|hex| map.hexes[hex.index()].center)
            .map(|(x, y)| pos2(x, y))
            .collect();
        for chunk in self.pieces.iter_mut().filter(|chunk| chunk.baked.is_some()) {
            let near = chunk.bounds.expand(1.0);
            chunk.stale |= all || centers.iter().any(|center| near.contains(*center));
        }
    }

    /// Paints the pieces that are seen; those that were drawn for another zoom are drawn anew by and by. `key` changes when the
    /// drawings do; `draw` adds the shapes of some hexes at a zoom, around the origin of the map.
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
        // With the drawings the shape of the map may be another one.
        if self.key != Some(key) {
            self.pieces = cut(map, self.side);
        }
        // While the zoom is changing, the old drawing is scaled; it is drawn anew when the zoom rests.
        let scale = camera.zoom / self.zoom.max(0.01);
        let moving =
            camera.zoom.to_bits() != self.seen_zoom.to_bits() && (0.75..1.35).contains(&scale);
        if self.key != Some(key) || !fonts.still(&self.fonts) {
            for chunk in &mut self.pieces {
                chunk.baked = None;
            }
        }
        self.key = Some(key);
        self.fonts = fonts;
        let seen = camera.seen(screen).expand(1.0);
        if moving {
            ctx.request_repaint();
        } else if self.zoom.to_bits() != camera.zoom.to_bits() {
            self.zoom = camera.zoom;
            let unseen = self.pieces.iter_mut().filter(|chunk| !chunk.bounds.intersects(seen));
            unseen.for_each(|chunk| chunk.baked = None);
        }
        self.seen_zoom = camera.zoom;
        let offset = camera.to_screen(screen, (0.0, 0.0)).to_vec2();
        let zoom = self.zoom;
        let (mut renewed, begun) = (0, Instant::now());
        for chunk in self.pieces.iter_mut().filter(|c| c.bounds.intersects(seen)) {
            let other = |baked: &Baked| baked.zoom.to_bits() != zoom.to_bits();
            let missing = chunk.baked.is_none();
            let mut late = chunk.baked.as_ref().is_some_and(other);
            // One in each frame at least, however slow the machine is.
            let in_time = renewed == 0 || begun.elapsed() < SLICE;
            if missing || (chunk.stale && renewed < RENEWED) || (late && in_time) {
                renewed += chunk.hexes.len();
                let mut shapes = Vec::new();
                draw(&chunk.hexes, zoom, &mut shapes);
                chunk.baked = Some(Baked { pieces: baked::bake(ctx, shapes), zoom });
                (chunk.stale, late) = (false, false);
            }
            if let Some(Baked { pieces, zoom }) = &mut chunk.baked {
                baked::paint(pieces, painter, offset, camera.zoom / *zoom);
            }
            if chunk.stale || late {
                ctx.request_repaint();
            }
        }
    }
}

fn cut(map: &MapView, side: u16) -> Vec<Chunk> {
    let shape = map.map.grid.shape();
    let (columns, rows) = (i32::from(shape.columns), i32::from(shape.rows));
    let mut chunks = Vec::new();
    for c in (0..columns).step_by(usize::from(side)) {
        for r in (0..rows).step_by(usize::from(side)) {
            let cells = (r..(r + i32::from(side)).min(rows))
                .flat_map(|r| (c..(c + i32::from(side)).min(columns)).map(move |c| (c, r)));
            let hexes: Vec<Hex> = cells.filter_map(|(c, r)| map.map.grid.at(c, r)).collect();
            let mut bounds = Rect::NOTHING;
            for hex in &hexes {
                let (x, y) = map.hexes[hex.index()].center;
                bounds.extend_with(pos2(x, y));
            }
            let bounds = bounds.expand(1.2);
            chunks.push(Chunk { hexes, bounds, baked: None, stale: false });
        }
    }
    chunks
}
