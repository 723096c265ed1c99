//! A map in one of its styles, some hexes at a time.

use super::groundwork::Groundwork;
use super::landscape;
use super::lattice::STEP;
use super::map_style::MapStyle;
use super::quadrangle::Quadrangle;
use crate::board::{Grid, Hex, Orientation};
use crate::drawing::ground::Land;
use crate::drawing::{Area, Drawing, point};
use crate::view::MapView;

/// Half the distance between two sides of a hex.
const HALF: f32 = 0.866_025_4;

/// A map and how it is drawn.
pub struct Cartographer<'a> {
    land: Land<'a>,
    style: MapStyle,
    groundwork: &'a Groundwork,
}

impl<'a> Cartographer<'a> {
    /// A map in a style. In high contrast every map is plain.
    #[must_use]
    pub fn new(land: Land<'a>, style: MapStyle, groundwork: &'a Groundwork) -> Cartographer<'a> {
        let style = if land.palette().contrast { MapStyle::Plain } else { style };
        Cartographer { land, style, groundwork }
    }

    /// The part of the plane that belongs to some hexes that fill a rectangle of columns and rows. Such rectangles fit together.
    #[must_use]
    pub fn area(&self, hexes: &[Hex]) -> Option<Area> {
        part(self.land.map(), hexes)
    }

    /// The land of some hexes that fill such a rectangle; nothing in the plain style.
    #[must_use]
    pub fn ground(&self, hexes: &[Hex]) -> Drawing {
        let quadrangle = self.quadrangle(hexes);
        quadrangle.map_or_else(Drawing::default, |quadrangle| landscape::land(&quadrangle))
    }

    /// What lies on it, up to the numbers of the hexes; in the plain style everything.
    #[must_use]
    pub fn features(&self, hexes: &[Hex]) -> Drawing {
        let Some(quadrangle) = self.quadrangle(hexes) else { return self.land.draw(hexes) };
        let mut drawing = landscape::features(&quadrangle);
        drawing.layers.extend(self.land.above(hexes).layers);
        drawing
    }

    /// Both.
    #[must_use]
    pub fn draw(&self, hexes: &[Hex]) -> Drawing {
        let mut drawing = self.ground(hexes);
        drawing.layers.extend(self.features(hexes).layers);
        drawing
    }

    fn quadrangle(&self, hexes: &[Hex]) -> Option<Quadrangle<'_>> {
        let area = self.area(hexes).filter(|_| self.style == MapStyle::Land)?;
        Some(Quadrangle {
            map: self.land.map(),
            groundwork: self.groundwork,
            palette: self.land.palette(),
            area,
            highest: self.land.highest(),
            zoom: self.land.zoom(),
        })
    }
}

/// The part of the plane that belongs to some hexes; at the edge of the map it reaches to its outermost corners.
fn part(map: &MapView, hexes: &[Hex]) -> Option<Area> {
    let (first, last) = span(&map.map.grid, hexes)?;
    let shape = map.map.grid.shape();
    let most = (i32::from(shape.columns) - 1, i32::from(shape.rows) - 1);
    // Along one axis hexes lie in straight lines, along the other every second line is shoved by half a hex.
    let (straight, shoved) = (Span { half: 0.75, reach: 1.0 }, Span { half: HALF, reach: HALF });
    let flat = shape.orientation == Orientation::Flat;
    let center = |column: i32, row: i32| {
        let hex = map.map.grid.at(column, row).or_else(|| map.map.grid.at(0, 0));
        hex.map_or((0.0, 0.0), |hex| map.hexes[hex.index()].center)
    };
    let x = |column: i32| {
        if flat {
            center(column, 0).0
        } else {
            center(column, 0).0.min(center(column, 1.min(most.1)).0)
        }
    };
    let y = |row: i32| {
        if flat { center(0, row).1.min(center(1.min(most.0), row).1) } else { center(0, row).1 }
    };
    let (across, down) = if flat { (straight, shoved) } else { (shoved, straight) };
    let (left, right) = across.edges((first.0, last.0, most.0), !flat, x);
    let (top, bottom) = down.edges((first.1, last.1, most.1), flat, y);
    let snap = |x: f32| (x / STEP).round() * STEP;
    Some(Area::new(point(snap(left), snap(top)), point(snap(right), snap(bottom))))
}

/// How lines of hexes follow one another.
#[derive(Clone, Copy)]
struct Span {
    /// Half the distance between two lines.
    half: f32,
    /// How far a hex reaches from its middle.
    reach: f32,
}

impl Span {
    /// From where to where some lines reach, from the first to the last of so many; `shoved` says whether parts of a line lie half
    /// a hex further on.
    fn edges(
        self,
        (first, last, most): (i32, i32, i32),
        shoved: bool,
        middle: impl Fn(i32) -> f32,
    ) -> (f32, f32) {
        let shove = if shoved { self.half } else { 0.0 };
        let begin = if first == 0 { self.reach } else { self.half - shove * 0.5 };
        let end = if last == most { self.reach + shove } else { self.half + shove * 0.5 };
        (middle(first) - begin, middle(last) + end)
    }
}

/// The first and the last column and row of some hexes.
fn span(grid: &Grid, hexes: &[Hex]) -> Option<((i32, i32), (i32, i32))> {
    let mut span: Option<((i32, i32), (i32, i32))> = None;
    for &hex in hexes {
        let (column, row) = grid.offset(hex);
        let (column, row) = (i32::from(column), i32::from(row));
        let (first, last) = span.get_or_insert(((column, row), (column, row)));
        *first = (first.0.min(column), first.1.min(row));
        *last = (last.0.max(column), last.1.max(row));
    }
    span
}
