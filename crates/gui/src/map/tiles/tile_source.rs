//! What the tiles of a map show, and the drawing of one of them.

use super::tile_grid::{Pixels, RIM, TileGrid, TileId};
use crate::map::picture;
use crate::paint::units::ToDrawing;
use egui::{Color32, ColorImage};
use gonfalon_core::board::Hex;
use gonfalon_core::cartography::{Cartographer, Groundwork, MapStyle};
use gonfalon_core::drawing::ground::{Land, Style};
use gonfalon_core::drawing::rasteriser::{Placing, Rasteriser};
use gonfalon_core::drawing::{Area, Drawing, Palette, Point, point};
use gonfalon_core::view::MapView;
use std::sync::{Arc, OnceLock};

/// How far the drawing of a hex reaches from its middle, in units, and a little more.
const REACH: f32 = 2.2;
/// How far drawings reach over the edge of the map, in units.
const BEYOND: f32 = 0.6;
/// So many pixels more are drawn on each side: in the outermost ones thin lines may be missing.
const FRAYED: i32 = 1;
/// After so many shapes a drawing looks whether it is still wanted.
const BREATH: usize = 256;

/// A map and how it is drawn.
pub struct TileSource {
    map: Arc<MapView>,
    palette: &'static Palette,
    style: Style,
    map_style: MapStyle,
    /// Pixels for a point of the screen: lines are so many points wide at least.
    pixels: f32,
    groundwork: OnceLock<Groundwork>,
}

impl TileSource {
    /// A map in its colours and styles, on a screen with so many pixels for a point.
    #[must_use]
    pub const fn new(
        map: Arc<MapView>,
        palette: &'static Palette,
        (style, map_style): (Style, MapStyle),
        pixels: f32,
    ) -> TileSource {
        TileSource { map, palette, style, map_style, pixels, groundwork: OnceLock::new() }
    }

    fn groundwork(&self) -> &Groundwork {
        self.groundwork.get_or_init(|| Groundwork::of(&self.map))
    }

    /// Whether it shows fields, houses and the like that no rule knows.
    #[must_use]
    pub fn has_scenery(&self) -> bool {
        let fields = || !self.groundwork().farmland.parcels.is_empty();
        self.is_land() && (!self.map.landmarks.is_empty() || fields())
    }

    fn is_land(&self) -> bool {
        self.map_style != MapStyle::Plain && !self.palette.contrast
    }

    /// Whether it shows fields in a hex.
    #[must_use]
    pub fn has_farmland(&self, hex: Hex) -> bool {
        // Before the first tile is drawn nobody sees any.
        let groundwork = self.groundwork.get().filter(|_| self.is_land());
        groundwork.is_some_and(|groundwork| groundwork.farmland.lies_in(&self.map, hex))
    }

    /// Whether it shows this map in the same way.
    #[must_use]
    pub fn is_of(
        &self,
        map: &Arc<MapView>,
        palette: &'static Palette,
        (style, map_style): (Style, MapStyle),
        pixels: f32,
    ) -> bool {
        Arc::ptr_eq(&self.map, map)
            && std::ptr::eq(self.palette, palette)
            && (self.style, self.map_style) == (style, map_style)
            && self.pixels.to_bits() == pixels.to_bits()
    }

    /// The part of the plane that is drawn.
    #[must_use]
    pub fn world(&self) -> Area {
        picture::extent(&self.map).drawn().shrink(-BEYOND)
    }

    /// Draws a tile with its rim; nothing if it is no longer wanted.
    #[must_use]
    pub fn draw(
        &self,
        grid: &TileGrid,
        tile: TileId,
        wanted: impl Fn() -> bool,
    ) -> Option<ColorImage> {
        self.paint(grid.pixels(tile).grown(RIM), grid.scale(), wanted)
    }

    /// A part of the map around a place, in units; so many pixels wide and high, and for a unit.
    #[must_use]
    pub fn cutout(&self, middle: Point, size: [u16; 2], scale: f32) -> Option<ColorImage> {
        let [wide, high] = size.map(i32::from);
        #[allow(clippy::cast_possible_truncation)] // maps are far smaller
        let least = |at: f32, side: i32| (at * scale).round() as i32 - side / 2;
        let min = (least(middle.x, wide), least(middle.y, high));
        self.paint(Pixels { min, max: (min.0 + wide, min.1 + high) }, scale, || true)
    }

    /// Draws pixels of the map with so many of them for a unit; nothing if they are no longer wanted.
    fn paint(&self, pixels: Pixels, scale: f32, wanted: impl Fn() -> bool) -> Option<ColorImage> {
        let groundwork = self.groundwork();
        let pixels = pixels.grown(FRAYED);
        let place = |(x, y): (i32, i32)| point(x as f32, y as f32);
        let (min, max) = (place(pixels.min), place(pixels.max));
        let part = Area::new(min * (1.0 / scale), max * (1.0 / scale));
        let land = Land::new(&self.map, self.palette, self.style, scale / self.pixels);
        let cartographer = Cartographer::new(land, self.map_style, groundwork);
        let hexes = self.around(part);
        let (wide, high) = pixels.size();
        let mut rasteriser = Rasteriser::new(wide, high)?;
        let placing = Placing { at: -min, scale };
        let draw = |drawing: Drawing, rasteriser: &mut Rasteriser| {
            let mut shapes = drawing.layers.iter().flat_map(|layer| &layer.shapes).enumerate();
            shapes.all(|(number, shape)| {
                rasteriser.shape(shape, placing);
                number % BREATH > 0 || wanted()
            })
        };
        if !draw(cartographer.ground(&hexes), &mut rasteriser) {
            return None;
        }
        // The land is drawn a little beyond its part, but it ends at the edge of the map.
        let all: Vec<Hex> = self.corners();
        if let Some(area) = cartographer.area(&all) {
            rasteriser.keep(Area::new(area.min * scale - min, area.max * scale - min));
        }
        if !draw(cartographer.features(&hexes), &mut rasteriser) {
            return None;
        }
        let (wide, high, frayed) = (wide as usize, high as usize, FRAYED as usize);
        let drawn = rasteriser.into_pixels();
        let rows = drawn.chunks_exact(4 * wide).skip(frayed).take(high - 2 * frayed);
        let texels = rows.flat_map(|row| row[4 * frayed..4 * (wide - frayed)].chunks_exact(4));
        let colour = |p: &[u8]| Color32::from_rgba_premultiplied(p[0], p[1], p[2], p[3]);
        let size = [wide - 2 * frayed, high - 2 * frayed];
        Some(ColorImage::new(size, texels.map(colour).collect()))
    }

    /// The hexes at the corners of the map.
    fn corners(&self) -> Vec<Hex> {
        let (grid, shape) = (&self.map.map.grid, self.map.map.grid.shape());
        let (last_column, last_row) = (i32::from(shape.columns) - 1, i32::from(shape.rows) - 1);
        let corners = [(0, 0), (last_column, last_row)];
        corners.into_iter().filter_map(|(column, row)| grid.at(column, row)).collect()
    }

    /// The columns and rows whose hexes may reach into a part of the plane.
    fn around(&self, part: Area) -> Vec<Hex> {
        let (grid, shape) = (&self.map.map.grid, self.map.map.grid.shape());
        let (columns, rows) = (i32::from(shape.columns), i32::from(shape.rows));
        let near = part.shrink(-REACH);
        let middle = |column: i32, row: i32| -> Option<Point> {
            let (x, y) = self.map.hexes[grid.at(column, row)?.index()].center;
            Some(point(x, y))
        };
        // Every second line is shifted: two hexes of a line say where it lies.
        let across = |column: &i32| {
            let two = [0, 1].into_iter().filter_map(|row| middle(*column, row));
            two.map(|at| at.x).any(|x| (near.min.x..=near.max.x).contains(&x))
        };
        let down = |row: &i32| {
            let two = [0, 1].into_iter().filter_map(|column| middle(column, *row));
            two.map(|at| at.y).any(|y| (near.min.y..=near.max.y).contains(&y))
        };
        let columns: Vec<i32> = (0..columns).filter(across).collect();
        let rows = (0..rows).filter(down);
        rows.flat_map(|row| columns.iter().filter_map(move |&column| grid.at(column, row)))
            .collect()
    }
}
