//! The ground of a map: hexes, their drawings and numbers, roads, hexsides, names. A unit is the distance from a hex's
//! centre to its corner.

pub mod castles;
pub mod heights;
pub mod hexside_look;
pub mod kind;
mod roads;
pub mod samples;
mod sides;
pub mod symbols;
pub mod tree_kind;
pub mod zone_names;
pub mod zones;

pub use kind::Ground;
pub use roads::deck;
pub use tree_kind::TreeKind;

use super::Palette;
use super::colour::Colour;
use super::countries;
use super::fit::Measure;
use super::geometry::{Area, Point, point};
use super::shape::{Anchor, Drawing, Shape, Stroke, Text};
use crate::board::{Direction, Hex};
use crate::view::MapView;

/// Hexes at least this large carry their numbers.
const NUMBERED: f32 = 17.0;
/// Hexes at least this large carry drawings.
const DRAWN: f32 = 9.0;

/// What the ground looks like besides the map itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Style {
    /// Whether hex numbers are shown.
    pub numbers: bool,
    /// Whether heights are shown.
    pub heights: bool,
}

/// What the ground below is drawn as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Under {
    /// Hex by hex.
    Tiles,
    /// As land, with its shores and roads.
    Land,
}

/// A map and how it is drawn.
#[derive(Clone)]
pub struct Land<'a> {
    map: &'a MapView,
    palette: &'a Palette,
    style: Style,
    /// Points of the screen for a unit: small hexes show less, and no line is much finer than such a point.
    zoom: f32,
    /// Pixels of the screen for a point: where there are more, smaller numbers can be read.
    pixels: f32,
    grounds: Vec<Ground>,
    corners: [(f32, f32); 6],
    /// The highest level; 0 where heights are not shown.
    highest: u8,
}

impl<'a> Land<'a> {
    /// A map that is shown with so many points of the screen for a unit.
    #[must_use]
    pub fn new(map: &'a MapView, palette: &'a Palette, style: Style, zoom: f32) -> Land<'a> {
        let (grounds, corners) = (Ground::all(map), map.layout.corners());
        let palette = countries::colours(palette, map.appearance.country, map.appearance.season);
        let highest = if style.heights { heights::highest(map) } else { 0 };
        Land { map, palette, style, zoom, pixels: 1.0, grounds, corners, highest }
    }

    /// The same on a screen with so many pixels for a point.
    #[must_use]
    pub fn on_pixels(self, pixels: f32) -> Land<'a> {
        Land { pixels: pixels.max(1.0), ..self }
    }

    /// The same with so many points of the screen for a unit.
    #[must_use]
    pub fn at_zoom(&self, zoom: f32) -> Land<'a> {
        Land { zoom, ..self.clone() }
    }

    /// The highest level that is shown: the tints of all hexes depend on it.
    #[must_use]
    pub const fn highest(&self) -> u8 {
        self.highest
    }

    /// How a hex is drawn.
    #[must_use]
    pub fn ground(&self, hex: Hex) -> Ground {
        let terrain = usize::from(self.map.hexes[hex.index()].terrain);
        self.grounds.get(terrain).copied().unwrap_or(Ground::Clear)
    }

    fn center(&self, hex: Hex) -> Point {
        let (x, y) = self.map.hexes[hex.index()].center;
        point(x, y)
    }

    fn corner(&self, hex: Hex, k: usize) -> Point {
        self.corner_of(self.center(hex), k)
    }

    /// A corner of a hex around its middle, on the map or beside it.
    fn corner_of(&self, middle: Point, k: usize) -> Point {
        let (x, y) = self.corners[k % 6];
        middle + point(x, y)
    }

    fn side(&self, hex: Hex, direction: Direction) -> (Point, Point) {
        (self.corner(hex, direction.index()), self.corner(hex, direction.index() + 1))
    }

    /// A length, at least so many points of the screen.
    fn least(&self, length: f32, points: f32) -> f32 {
        length.max(points / self.zoom)
    }

    fn line(&self, wide: f32, points: f32, colour: Colour) -> Stroke {
        Stroke::new(self.least(wide, points), colour)
    }

    /// The ground of some hexes.
    #[must_use]
    pub fn draw(&self, hexes: &[Hex]) -> Drawing {
        let mut drawing = Drawing::default();
        self.fills(hexes, drawing.layer("ground"));
        self.grid(hexes, drawing.layer("grid"));
        if self.highest > 0 {
            heights::lines(self, hexes, drawing.layer("heights"));
            if self.is_numbered() {
                heights::levels(self, hexes, self.letters(), drawing.layer("levels"));
            }
        }
        self.upper(hexes, Under::Tiles, &mut drawing);
        drawing
    }

    /// What lies over the ground of some hexes that is drawn as land (`cartography/`): the grid, scarps, walls and what else runs
    /// along hexsides besides water, numbers.
    #[must_use]
    pub fn above(&self, hexes: &[Hex]) -> Drawing {
        let mut drawing = Drawing::default();
        self.blanks(hexes, drawing.layer("blanks"));
        self.grid(hexes, drawing.layer("grid"));
        if self.highest > 0 {
            heights::scarps(self, hexes, drawing.layer("heights"));
        }
        self.upper(hexes, Under::Land, &mut drawing);
        drawing
    }

    /// What lies over the ground: where it is drawn hex by hex, its symbols, too.
    fn upper(&self, hexes: &[Hex], under: Under, drawing: &mut Drawing) {
        if under == Under::Tiles && self.zoom >= DRAWN {
            let layer = drawing.layer("symbols");
            for &hex in hexes {
                symbols::draw(self, hex, layer);
            }
        }
        sides::draw(self, hexes, under, drawing.layer("hexsides"));
        if under == Under::Tiles {
            let lines = drawing.layer("roads");
            roads::streams(self, hexes, lines);
            roads::roads(self, hexes, lines);
            for &hex in hexes.iter().filter(|&&hex| self.ground(hex) == Ground::Bridge) {
                roads::bridge(self, hex, lines);
            }
        }
        if self.style.numbers && self.is_numbered() {
            let crowded = |hex| under == Under::Land && self.ground(hex).is_crowded();
            self.numbers(hexes, crowded, drawing.layer("numbers"));
        }
    }

    /// The map.
    #[must_use]
    pub const fn map(&self) -> &'a MapView {
        self.map
    }

    /// The colours.
    #[must_use]
    pub const fn palette(&self) -> &'a Palette {
        self.palette
    }

    /// Points of the screen for a unit.
    #[must_use]
    pub const fn zoom(&self) -> f32 {
        self.zoom
    }

    /// Whether hexes are large enough for numbers.
    fn is_numbered(&self) -> bool {
        self.zoom * self.pixels >= NUMBERED
    }

    /// The numbers of some hexes alone, which lie above all ground, or above land.
    #[must_use]
    pub fn numbered(&self, hexes: &[Hex], is_land: bool) -> Drawing {
        let mut drawing = Drawing::default();
        if self.is_numbered() {
            let crowded = |hex| is_land && self.ground(hex).is_crowded();
            self.numbers(hexes, crowded, drawing.layer("numbers"));
        }
        drawing
    }

    /// What is not in play stays empty, within a line as around the map: it ends there.
    fn blanks(&self, hexes: &[Hex], out: &mut Vec<Shape>) {
        let void = || hexes.iter().copied().filter(|&hex| self.ground(hex) == Ground::Void);
        let own = void().map(|hex| self.center(hex));
        let blank: Vec<Point> = own.chain(void().flat_map(|hex| self.blank_beyond(hex))).collect();
        out.extend(blank.iter().map(|&at| Shape::Tile {
            points: (0..6).map(|k| self.corner_of(at, k)).collect(),
            fill: self.palette.table,
        }));
        let wide = (self.zoom * 0.06).clamp(1.0, 2.4) / self.zoom;
        let edge = Stroke::new(wide, self.palette.plate_ink);
        for at in blank {
            for (k, next) in self.around(at).into_iter().enumerate() {
                if next.is_some_and(|next| self.ground(next) != Ground::Void) {
                    out.push(Shape::line([k, k + 1].map(|k| self.corner_of(at, k)), edge));
                }
            }
        }
    }

    /// The hexes around a place in the middle of one, on the map or beside it.
    fn around(&self, at: Point) -> [Option<Hex>; 6] {
        [0, 1, 2, 3, 4, 5].map(|k| {
            let next = self.beside(at, k);
            self.map.layout.hex_at(&self.map.map.grid, next.x, next.y)
        })
    }

    /// The middle of the next hex in a direction.
    fn beside(&self, at: Point, direction: usize) -> Point {
        let ends = [direction, (direction + 1) % 6].map(|k| self.corners[k]);
        at + point(ends[0].0 + ends[1].0, ends[0].1 + ends[1].1)
    }

    /// Beside the map nothing lies next to what is not in play, where most of its neighbours are not: those that belong to this
    /// one, the first of them.
    fn blank_beyond(&self, hex: Hex) -> Vec<Point> {
        let around = self.around(self.center(hex));
        let beyond = (0..6).filter(|&k| around[k].is_none());
        let blank = |at: &Point| {
            let near: Vec<Hex> = self.around(*at).into_iter().flatten().collect();
            let void = || near.iter().copied().filter(|&hex| self.ground(hex) == Ground::Void);
            2 * void().count() >= near.len() && void().min() == Some(hex)
        };
        beyond.map(|k| self.beside(self.center(hex), k)).filter(blank).collect()
    }

    /// Neighbours cover each other's edges.
    fn fills(&self, hexes: &[Hex], out: &mut Vec<Shape>) {
        out.extend(hexes.iter().map(|&hex| {
            let level = if self.style.heights { self.map.map.level(hex) } else { 0 };
            let fill = heights::tint(self.ground(hex), (level, self.highest), self.palette);
            Shape::Tile { points: (0..6).map(|k| self.corner(hex, k)).collect(), fill }
        }));
    }

    /// Each line is drawn by one hex only.
    fn grid(&self, hexes: &[Hex], out: &mut Vec<Shape>) {
        let wide = (self.zoom * 0.03).clamp(0.5, 1.4) / self.zoom;
        let line = Stroke::new(wide, self.palette.grid);
        for &hex in hexes.iter().filter(|&&hex| self.ground(hex) != Ground::Void) {
            let open = |d: &Direction| {
                let next = self.map.map.grid.neighbor(hex, *d);
                next.is_none_or(|next| self.ground(next) == Ground::Void)
            };
            let points = |count| (0..count).map(|k| self.corner(hex, k)).collect::<Vec<_>>();
            out.push(if Direction::ALL[3..].iter().any(open) {
                Shape::outline(points(6), line)
            } else {
                Shape::line(points(4), line)
            });
        }
    }

    /// The size of the letters of hex numbers, in units; nothing where they are not shown.
    #[must_use]
    pub fn number_size(&self) -> Option<f32> {
        let shown = self.style.numbers && self.is_numbered();
        shown.then(|| self.letters())
    }

    /// The size of the letters of hex numbers and levels, in units.
    fn letters(&self) -> f32 {
        (self.zoom * 0.27).clamp(7.0 / self.pixels, 14.0) / self.zoom
    }

    /// Numbers, on a rim where they stand on `crowded` ground.
    fn numbers(&self, hexes: &[Hex], crowded: impl Fn(Hex) -> bool, out: &mut Vec<Shape>) {
        let size = self.letters();
        for &hex in hexes.iter().filter(|&&hex| self.ground(hex) != Ground::Void) {
            let at = self.center(hex) - point(0.0, 0.85);
            let label = self.map.label(hex);
            let rim = Stroke::new(size * 0.22, self.palette.halo);
            let (halo, ink) = if crowded(hex) {
                (Some(rim), self.palette.number.lerp(self.palette.place, 0.5))
            } else {
                (None, self.palette.number)
            };
            let (anchor, text) = (Anchor::Top, label.to_owned());
            out.push(Shape::Text(Text { at, anchor, text, size, ink, halo, ..Text::default() }));
        }
    }

    /// The named zones: their edges, and their names where no other name stands; these are `taken` already.
    #[must_use]
    pub fn zones(&self, measure: &dyn Measure, mut taken: Vec<Area>) -> Drawing {
        let mut drawing = Drawing::default();
        let layer = drawing.layer("zones");
        let size = (self.zoom * 0.5).clamp(8.0, 12.0) / self.zoom;
        for zone in &self.map.zones {
            let outline = zones::Outline {
                map: self.map,
                hexes: &zone.hexes,
                colour: self.palette.zone,
                tinted: true,
                stroke: self.least(0.05, 0.8),
                unit: 1.0,
            };
            outline.draw(|hex| Some(self.center(hex)), layer);
            let room = point(measure.width(&zone.name, size), size * 1.1);
            let hexes: Vec<Point> = zone.hexes.iter().map(|&hex| self.center(hex)).collect();
            let others = self.map.zones.iter().flat_map(|other| &other.hexes);
            let foreign = zone_names::foreign(&zone.hexes, others);
            let foreign: Vec<Point> = foreign.into_iter().map(|hex| self.center(hex)).collect();
            let obstacles = zone_names::Obstacles { taken: &taken, foreign: &foreign, held: &[] };
            let (near, extent) = (hexes.clone(), self.extent());
            if let Some(at) = zone_names::place(near, (room, 1.0), extent, obstacles) {
                let area = Area::around(at, room);
                taken.push(area);
                let line = |width, colour| Stroke::new(self.least(width, 0.8), colour);
                let lines = (line(0.05, self.palette.zone), line(0.12, self.palette.halo));
                layer.extend(zone_names::joined(area, &hexes, 1.0, lines));
                let halo = Stroke::new(2.0 * self.least(size * 0.09, 0.8), self.palette.halo);
                layer.push(Shape::haloed(at, &zone.name, size, (self.palette.zone, halo)));
            }
        }
        drawing
    }

    /// The rectangle around all hexes.
    #[must_use]
    pub fn extent(&self) -> Area {
        let mut area: Option<Area> = None;
        for hex in &self.map.hexes {
            let c = point(hex.center.0, hex.center.1);
            let around = Area::around(c, Point::splat(2.0));
            area = Some(area.map_or(around, |area| area.join(&around)));
        }
        area.unwrap_or_default()
    }
}
