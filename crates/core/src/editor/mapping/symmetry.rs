//! The board mirrored, turned or transposed, with everything on it.

use super::MapGeometry;
use super::rearrangement::{Rearranged, Rearrangement, Turned, rearranged};
use crate::board::{GridShape, Numbering, Orientation, Stagger};
use crate::editor::Node;

/// How a board can be seen otherwise; each done twice gives the board as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symmetry {
    /// Left and right change places.
    Sideways,
    /// Top and bottom change places.
    UpDown,
    /// It turns by 180 degrees.
    HalfTurn,
    /// Columns become rows: flat hexes stand on their points, and pointed ones lie flat. Every hex keeps its neighbours and its
    /// printed number.
    Transposed,
}

impl Symmetry {
    /// All of them.
    pub const ALL: [Symmetry; 4] =
        [Symmetry::Sideways, Symmetry::UpDown, Symmetry::HalfTurn, Symmetry::Transposed];
}

/// The other columns or rows are staggered.
pub(super) const fn other(stagger: Stagger) -> Stagger {
    match stagger {
        Stagger::Even => Stagger::Odd,
        Stagger::Odd => Stagger::Even,
    }
}

/// What a symmetry does to a document; nothing if it has no map.
#[must_use]
pub fn seen(content: &Node, symmetry: Symmetry) -> Option<Rearranged> {
    let from = MapGeometry::of(content)?;
    let old = *from.grid.shape();
    let (columns, rows) = (i32::from(old.columns), i32::from(old.rows));
    let is_flat = old.orientation == Orientation::Flat;
    // Mirrored along its lines of staggered hexes, a board of an even number of them staggers the others; mirrored across, always.
    let (along, across) = if is_flat { (old.columns, true) } else { (old.rows, false) };
    let flips_sideways = if across { along.is_multiple_of(2) } else { true };
    let flips_up_down = if across { true } else { along.is_multiple_of(2) };
    let stagger = |flips: bool| if flips { other(old.stagger) } else { old.stagger };
    let (shape, turned) = match symmetry {
        Symmetry::Sideways => (
            GridShape { stagger: stagger(flips_sideways), ..old },
            Turned::Mirrored(if is_flat { 0 } else { 5 }),
        ),
        Symmetry::UpDown => (
            GridShape { stagger: stagger(flips_up_down), ..old },
            Turned::Mirrored(if is_flat { 3 } else { 2 }),
        ),
        Symmetry::HalfTurn => {
            (GridShape { stagger: stagger(flips_sideways != flips_up_down), ..old }, Turned::By(3))
        }
        Symmetry::Transposed => (transposed(old), Turned::Mirrored(4)),
    };
    let place = |(column, row): (u16, u16)| {
        let (column, row) = (i32::from(column), i32::from(row));
        match symmetry {
            Symmetry::Sideways => (columns - 1 - column, row),
            Symmetry::UpDown => (column, rows - 1 - row),
            Symmetry::HalfTurn => (columns - 1 - column, rows - 1 - row),
            Symmetry::Transposed => (row, column),
        }
    };
    let places = from.grid.hexes().map(|hex| Some(place(from.grid.offset(hex)))).collect();
    let how = Rearrangement { shape, places, fill: '.', turned };
    Some(rearranged(content, &from, &how))
}

fn transposed(old: GridShape) -> GridShape {
    GridShape {
        columns: old.rows,
        rows: old.columns,
        orientation: match old.orientation {
            Orientation::Flat => Orientation::Pointy,
            Orientation::Pointy => Orientation::Flat,
        },
        stagger: old.stagger,
        numbering: match old.numbering {
            Numbering::ColumnRow => Numbering::RowColumn,
            Numbering::RowColumn => Numbering::ColumnRow,
        },
        first: (old.first.1, old.first.0),
    }
}
