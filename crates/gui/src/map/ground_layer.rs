//! The ground of the map: textures for the zoom at which it is seen, and until they are drawn what there is in their place.

use super::camera::Camera;
use super::chunks::Chunks;
use super::map_picture::Picture;
use super::tiles::tile_grid::{RIM, TileGrid, TileId, step_above};
use super::tiles::tile_queue::{DrawnTile, TileQueue};
use super::tiles::tile_source::TileSource;
use super::tiles::tile_store::{Tile, TileStore};
use crate::paint::Screen;
use crate::paint::units::ToDrawing;
use crate::theme::{self, Palette};
use egui::{Mesh, Painter, Rect, Shape, TextureOptions, Vec2, pos2, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::cartography::MapStyle;
use gonfalon_core::drawing::ground::{Land, Style};
use gonfalon_core::drawing::{self, Area};
use gonfalon_core::view::MapView;
use std::cell::LazyCell;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A zoom rests when it has stayed the same for so long, in seconds.
const REST: f64 = 0.04;
/// So long a picture in which all tiles come at once is waited for, before they come one by one.
const TOGETHER: Duration = Duration::from_millis(300);
/// The most textures that are handed to the graphics card in a frame.
const UPLOADS: usize = 6;
/// The most bytes of textures, whatever the screen.
pub const MOST_BYTES: usize = 96 << 20;
/// The bytes that are kept on small screens.
const FEWEST_BYTES: usize = 16 << 20;
/// The bytes that are kept, for each byte of the tiles that are seen: so one can pan and zoom a little without waiting.
const KEPT: usize = 2;
/// So many other scales stand in for tiles that are not drawn yet.
const STAND_INS: usize = 3;
/// About so many pixels the small picture of the whole map has that is always kept.
const OVERVIEW: f32 = 450_000.0;
/// Of larger maps, which would take more tiles, none is drawn.
const OVERVIEW_TILES: usize = 24;

/// The ground of a map.
#[derive(Default)]
pub struct GroundLayer {
    source: Option<Arc<TileSource>>,
    queue: TileQueue,
    store: TileStore,
    /// The numbers of hexes, which lie above all ground.
    numbers: Chunks,
    /// The zoom in the last frame, and since when it is the same.
    zoom: Option<(u32, f64)>,
    /// The tiles that are asked for, and since when.
    asked: Option<(TileGrid, Instant)>,
    /// The tiles that were all there once: others come one by one as the map is moved.
    whole: Option<TileGrid>,
    waiting: bool,
}

/// What is seen of a map, and how it is drawn.
pub struct GroundView<'a> {
    /// The map.
    pub map: &'a Arc<MapView>,
    /// The colours.
    pub palette: &'a Palette,
    /// What is shown besides the ground.
    pub style: Style,
    /// What the ground looks like.
    pub map_style: MapStyle,
    /// The camera.
    pub camera: &'a Camera,
    /// Where the map lies on the screen.
    pub screen: Rect,
    /// The whole map as a small picture, which stands in for what is not drawn yet.
    pub picture: Option<&'a Picture>,
}

impl GroundLayer {
    /// Whether the picture in the last frame was not yet as sharp as the screen.
    #[must_use]
    pub const fn is_waiting(&self) -> bool {
        self.waiting
    }

    /// Whether fields are seen in a hex, which no rule knows.
    #[must_use]
    pub fn has_farmland(&self, hex: Hex) -> bool {
        self.source.as_ref().is_some_and(|source| source.has_farmland(hex))
    }

    /// The bytes of all its textures.
    #[must_use]
    pub const fn bytes(&self) -> usize {
        self.store.bytes()
    }

    /// Pixels for a unit of the map in the tiles that were seen in the last frame; nothing before they are drawn.
    #[must_use]
    pub fn scale(&self) -> Option<f32> {
        self.whole.filter(|_| !self.waiting).map(|grid| grid.scale())
    }

    /// Forgets what is drawn: the map is not seen as ground.
    pub fn rest(&mut self) {
        self.queue.cancel();
        self.asked = None;
        self.waiting = false;
    }

    /// The drawing of a map, kept for as long as it is drawn in the same way.
    pub fn source(
        &mut self,
        map: &Arc<MapView>,
        palette: &'static drawing::Palette,
        (style, map_style): (Style, MapStyle),
        pixels: f32,
    ) -> Arc<TileSource> {
        // Numbers are no part of the textures.
        let styles = (Style { numbers: false, ..style }, map_style);
        let is_same = |source: &&Arc<TileSource>| source.is_of(map, palette, styles, pixels);
        if let Some(source) = self.source.as_ref().filter(is_same) {
            return Arc::clone(source);
        }
        self.queue.cancel();
        self.store.clear();
        (self.asked, self.whole) = (None, None);
        let source = Arc::new(TileSource::new(Arc::clone(map), palette, styles, pixels));
        self.source = Some(Arc::clone(&source));
        source
    }

    /// Paints what is seen of the ground.
    pub fn paint(&mut self, painter: &Painter, view: &GroundView<'_>) {
        let ppp = painter.ctx().pixels_per_point();
        let (styles, palette) = ((view.style, view.map_style), view.palette.drawn());
        let source = self.source(view.map, palette, styles, ppp);
        self.store.next_frame();
        let (rests, grid) = self.choose(painter, &source, view);
        self.fetch(painter);
        let part = view.camera.seen(view.screen).drawn();
        let tiles = grid.tiles(part, 0);
        let missing: Vec<TileId> =
            tiles.iter().copied().filter(|&id| !self.store.holds(id)).collect();
        let most = limit(bytes(&grid, &tiles));
        let overview = Overview::of(&source);
        let lacking: Vec<TileId> =
            overview.tiles.iter().copied().filter(|&id| !self.store.holds(id)).collect();
        let (asked, near) = if !missing.is_empty() || !rests {
            (grid, Vec::new())
        } else if lacking.is_empty() {
            (grid, self.near(&grid, (part, &tiles), most))
        } else {
            (overview.grid, lacking.clone())
        };
        self.queue.ask(painter.ctx(), (&source, asked), &missing, &near);
        let at = Place::new(view, ppp);
        if missing.is_empty() {
            self.whole = Some(grid);
        } else {
            if let Some(picture) = view.picture.filter(|_| !lacking.is_empty()) {
                picture.paint(painter, view.camera, view.screen);
            }
            self.paint_tiles(painter, overview.tiles.iter().copied(), at);
            self.stand_in(painter, &grid, part, at);
        }
        let since = self.asked.map_or(Duration::MAX, |(_, since)| since.elapsed());
        if self.whole == Some(grid) || since >= TOGETHER {
            self.paint_tiles(painter, tiles.into_iter(), at);
        } else {
            painter.ctx().request_repaint_after(TOGETHER.saturating_sub(since));
        }
        self.waiting = !missing.is_empty() || !rests;
        self.store.trim(most, &overview.tiles);
        if view.style.numbers {
            self.paint_numbers(painter, view, styles);
        }
    }

    /// The tiles for the zoom: just as many pixels as the screen has where it rests, a step of a ladder while it changes. Says which
    /// it is.
    fn choose(
        &mut self,
        painter: &Painter,
        source: &TileSource,
        view: &GroundView<'_>,
    ) -> (bool, TileGrid) {
        let now = painter.ctx().input(|input| input.time);
        let bits = view.camera.zoom.to_bits();
        let since = match self.zoom {
            Some((before, since)) if before == bits => since,
            Some(_) => now,
            // The first picture needs no rest.
            None => now - REST,
        };
        self.zoom = Some((bits, since));
        let rests = now - since >= REST;
        if !rests {
            painter.ctx().request_repaint_after_secs(0.02);
        }
        let exact = view.camera.zoom * painter.ctx().pixels_per_point();
        let world = source.world();
        let mut grid = TileGrid::new(world, if rests { exact } else { step_above(exact) });
        // On a screen of more pixels than there is room for the picture is as sharp as can be.
        let part = view.camera.seen(view.screen).drawn();
        while bytes(&grid, &grid.tiles(part, 0)) > MOST_BYTES {
            grid = TileGrid::new(world, grid.scale() / std::f32::consts::SQRT_2);
        }
        if self.asked.is_none_or(|(before, _)| before != grid) {
            self.asked = Some((grid, Instant::now()));
        }
        (rests, grid)
    }

    /// Makes textures of what is drawn.
    fn fetch(&mut self, painter: &Painter) {
        let done = self.queue.take(UPLOADS);
        if done.len() == UPLOADS {
            painter.ctx().request_repaint();
        }
        for DrawnTile { id, pixels, image } in done {
            let texture = painter.ctx().load_texture("ground", image, TextureOptions::LINEAR);
            self.store.put(id, pixels, texture);
        }
    }

    /// The tiles around those that are seen, as far as there is room for them.
    fn near(&self, grid: &TileGrid, (part, seen): (Area, &[TileId]), most: usize) -> Vec<TileId> {
        let mut left = most.saturating_sub(bytes(grid, seen));
        let mut near = grid.tiles(part, 1);
        near.retain(|id| {
            let room = grid.pixels(*id).grown(RIM).bytes();
            let takes = !seen.contains(id) && room <= left;
            left -= if takes { room } else { 0 };
            takes && !self.store.holds(*id)
        });
        near
    }

    /// Paints those of some tiles that are there.
    fn paint_tiles(&mut self, painter: &Painter, tiles: impl Iterator<Item = TileId>, at: Place) {
        for id in tiles {
            if let Some(tile) = self.store.see(id) {
                painter.add(quad(tile, id, at));
            }
        }
    }

    /// Paints tiles of other scales, the nearest scale last.
    fn stand_in(&mut self, painter: &Painter, grid: &TileGrid, part: Area, at: Place) {
        let mut scales: HashMap<u32, Vec<TileId>> = HashMap::new();
        for id in self.store.all().keys().filter(|id| id.scale != grid.scale().to_bits()) {
            scales.entry(id.scale).or_default().push(*id);
        }
        let mut scales: Vec<(u32, Vec<TileId>)> = scales.into_iter().collect();
        let off = |bits: u32| (f32::from_bits(bits) / grid.scale()).log2().abs();
        scales.sort_by(|(a, _), (b, _)| off(*a).total_cmp(&off(*b)));
        for (_, tiles) in scales.into_iter().take(STAND_INS).rev() {
            for id in tiles {
                if let Some(tile) = self.store.all().get(&id)
                    && area(tile, id).meets(&part)
                    && let Some(tile) = self.store.see(id)
                {
                    painter.add(quad(tile, id, at));
                }
            }
        }
    }

    fn paint_numbers(
        &mut self,
        painter: &Painter,
        view: &GroundView<'_>,
        styles: (Style, MapStyle),
    ) {
        let (ctx, pixels) = (painter.ctx(), painter.ctx().pixels_per_point());
        let palette = view.palette.drawn();
        let mut hasher = DefaultHasher::new();
        (styles, pixels.to_bits(), std::ptr::from_ref(palette).addr()).hash(&mut hasher);
        // Most frames draw none anew.
        let land = LazyCell::new(|| {
            Land::new(view.map, palette, view.style, view.camera.zoom).on_pixels(pixels)
        });
        let is_land = styles.1 != MapStyle::Plain && !palette.contrast;
        let key = (&**view.map, hasher.finish());
        self.numbers.paint(painter, (view.camera, view.screen), key, |hexes, zoom, shapes| {
            Screen { ctx, scale: zoom }.draw(land.at_zoom(zoom).numbered(hexes, is_land), shapes);
        });
    }
}

/// The whole map, small: it stands in wherever nothing else is drawn.
struct Overview {
    grid: TileGrid,
    /// All its tiles; none of maps that are too large.
    tiles: Vec<TileId>,
}

impl Overview {
    fn of(source: &TileSource) -> Overview {
        let world = source.world();
        let scale = (OVERVIEW / (world.width() * world.height()).max(1.0)).sqrt();
        let grid = TileGrid::new(world, scale);
        let tiles = grid.tiles(world, 0);
        let fits = tiles.len() <= OVERVIEW_TILES;
        Overview { grid, tiles: if fits { tiles } else { Vec::new() } }
    }
}

/// Where the plane lies on the screen.
#[derive(Clone, Copy)]
struct Place {
    /// The origin of the plane, on whole pixels.
    origin: Vec2,
    /// Points of the screen for a unit.
    zoom: f32,
}

impl Place {
    fn new(view: &GroundView<'_>, ppp: f32) -> Place {
        let origin = view.camera.to_screen(view.screen, (0.0, 0.0)).to_vec2();
        Place { origin: (origin * ppp).round() / ppp, zoom: view.camera.zoom }
    }
}

fn bytes(grid: &TileGrid, tiles: &[TileId]) -> usize {
    tiles.iter().map(|&id| grid.pixels(id).grown(RIM).bytes()).sum()
}

/// The bytes that are kept while so many are seen.
fn limit(seen: usize) -> usize {
    (KEPT * seen).clamp(FEWEST_BYTES, MOST_BYTES)
}

/// The part of the plane that a tile shows.
fn area(tile: &Tile, id: TileId) -> Area {
    let unit = 1.0 / id.scale();
    let place =
        |(x, y): (i32, i32)| gonfalon_core::drawing::point(x as f32 * unit, y as f32 * unit);
    Area::new(place(tile.pixels.min), place(tile.pixels.max))
}

/// A tile where it lies on the screen.
fn quad(tile: &Tile, id: TileId, at: Place) -> Shape {
    let unit = at.zoom / id.scale();
    let place = |(x, y): (i32, i32)| (at.origin + vec2(x as f32, y as f32) * unit).to_pos2();
    let rect = Rect::from_min_max(place(tile.pixels.min), place(tile.pixels.max));
    let rim = Vec2::splat(RIM as f32) / tile.texture.size_vec2();
    let uv = Rect::from_min_max(pos2(rim.x, rim.y), pos2(1.0 - rim.x, 1.0 - rim.y));
    let mut mesh = Mesh::with_texture(tile.texture.id());
    mesh.add_rect_with_uv(rect, uv, theme::UNTINTED);
    Shape::mesh(mesh)
}
