//! Another size, another place on the sheet, other numbers.

use super::MapGeometry;
use super::map_geometry::is_possible;
use super::rearrangement::{Rearranged, Rearrangement, Turned, rearranged};
use super::symmetry::other;
use crate::board::{GridShape, Numbering, Orientation, Stagger};
use crate::editor::Node;

/// Which part of the board stays where it is while the size changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // the names say it
pub enum Anchor {
    #[default]
    TopLeft,
    Top,
    TopRight,
    Left,
    Middle,
    Right,
    BottomLeft,
    Bottom,
    BottomRight,
}

impl Anchor {
    /// All of them, row by row.
    pub const ALL: [Anchor; 9] = [
        Anchor::TopLeft,
        Anchor::Top,
        Anchor::TopRight,
        Anchor::Left,
        Anchor::Middle,
        Anchor::Right,
        Anchor::BottomLeft,
        Anchor::Bottom,
        Anchor::BottomRight,
    ];

    /// By how many columns and rows the content moves when a board of one size gets another.
    #[must_use]
    pub fn offset(self, old: (u16, u16), new: (u16, u16)) -> (i32, i32) {
        let place = self as i32;
        let part = |which: i32, old: u16, new: u16| (i32::from(new) - i32::from(old)) * which / 2;
        (part(place % 3, old.0, new.0), part(place / 3, old.1, new.1))
    }
}

/// Another size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resizing {
    /// Columns afterwards.
    pub columns: u16,
    /// Rows afterwards.
    pub rows: u16,
    /// By how many columns and rows the content moves: to the right and down.
    pub offset: (i32, i32),
    /// The letter of new hexes.
    pub fill: char,
    /// Whether hexes keep their printed numbers, so that the first one changes. Where numbers would fall below 0 they don't.
    pub keep_numbers: bool,
}

/// Whether a shift moves staggered lines to where there were others.
fn shifts_stagger(shape: &GridShape, (columns, rows): (i32, i32)) -> bool {
    let along = if shape.orientation == Orientation::Flat { columns } else { rows };
    along.rem_euclid(2) == 1
}

fn staggered(shape: &GridShape, flips: bool) -> Stagger {
    if flips { other(shape.stagger) } else { shape.stagger }
}

/// Gives the board another size, or moves what is on it; nothing if it has no map, or can't have this size.
#[must_use]
pub fn resized(content: &Node, to: Resizing) -> Option<Rearranged> {
    let from = MapGeometry::of(content)?;
    let old = *from.grid.shape();
    let (dx, dy) = to.offset;
    let first = |first: u16, by: i32| u16::try_from(i32::from(first) - by).ok();
    let kept = first(old.first.0, dx).zip(first(old.first.1, dy)).filter(|_| to.keep_numbers);
    let size = GridShape { columns: to.columns, rows: to.rows, ..old };
    let kept = kept.map(|first| GridShape { first, ..size }).filter(is_possible);
    let shape = kept.unwrap_or_else(|| {
        let stagger = staggered(&old, shifts_stagger(&old, to.offset));
        GridShape { stagger, ..size }
    });
    if !is_possible(&shape) {
        return None;
    }
    let place = |(column, row): (u16, u16)| (i32::from(column) + dx, i32::from(row) + dy);
    let inside = |(column, row): &(i32, i32)| {
        (0..i32::from(shape.columns)).contains(column) && (0..i32::from(shape.rows)).contains(row)
    };
    let places = from.grid.hexes().map(|hex| Some(place(from.grid.offset(hex))).filter(inside));
    let how = Rearrangement { shape, places: places.collect(), fill: to.fill, turned: Turned::Not };
    Some(rearranged(content, &from, &how))
}

/// Gives the hexes other printed numbers: the first column and row, and what comes first in a number.
#[must_use]
pub fn renumbered(content: &Node, numbering: Numbering, first: (u16, u16)) -> Option<Rearranged> {
    let from = MapGeometry::of(content)?;
    let old = *from.grid.shape();
    let by = |new: u16, old: u16| i32::from(new) - i32::from(old);
    let moved = (by(first.0, old.first.0), by(first.1, old.first.1));
    let stagger = staggered(&old, shifts_stagger(&old, moved));
    let shape = GridShape { stagger, numbering, first, ..old };
    if !is_possible(&shape) {
        return None;
    }
    let offset = |hex| {
        let (column, row) = from.grid.offset(hex);
        Some((i32::from(column), i32::from(row)))
    };
    let places = from.grid.hexes().map(offset).collect();
    let how = Rearrangement { shape, places, fill: '.', turned: Turned::Not };
    Some(rearranged(content, &from, &how))
}
