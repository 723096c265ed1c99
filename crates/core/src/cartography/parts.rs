//! Parts of the plane: those that belong to rectangles of hexes, which fit together, and the whole that a map covers.

use super::beyond::margins;
use super::lattice::STEP;
use crate::board::{Grid, Hex, Orientation};
use crate::drawing::{Area, point};
use crate::view::MapView;

/// Half the distance between two sides of a hex.
const HALF: f32 = 0.866_025_4;

/// All that a map covers.
#[must_use]
pub fn extent(map: &MapView) -> Area {
    let shape = map.map.grid.shape();
    let (columns, rows) = (i32::from(shape.columns), i32::from(shape.rows));
    let corners = [map.map.grid.at(0, 0), map.map.grid.at(columns - 1, rows - 1)];
    let corners: Vec<Hex> = corners.into_iter().flatten().collect();
    part(map, &corners).unwrap_or_default()
}

/// The part of the plane that belongs to some hexes; at the edge of the map it reaches to its outermost corners, and to
/// what lies beyond.
#[must_use]
pub fn part(map: &MapView, hexes: &[Hex]) -> Option<Area> {
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
    let [above, beside, below, before] = margins(map);
    let left = if first.0 == 0 { left - before } else { left };
    let top = if first.1 == 0 { top - above } else { top };
    let right = if last.0 == most.0 { right + beside } else { right };
    let bottom = if last.1 == most.1 { bottom + below } else { bottom };
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
