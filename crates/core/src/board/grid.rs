//! The shape of a hex grid: size, orientation, which columns or rows are staggered, printed numbers.

use super::{Direction, Hex, Spreading};
use hexx::{HexOrientation, OffsetHexMode};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How the hexes stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Orientation {
    /// Flat tops: hexes form columns, every second column half a hex further south.
    Flat,
    /// Pointed tops: hexes form rows, every second row half a hex further east.
    Pointy,
}

/// Which columns (flat tops) or rows (pointed tops), by printed number, stand half a hex further south or
/// east.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(rename = "Shoved")]
pub enum Stagger {
    /// Those with an even printed number.
    Even,
    /// Those with an odd printed number.
    Odd,
}

/// How hex numbers are printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Numbering {
    /// Column, then row: `0417` is column 4, row 17.
    #[serde(rename = "CCRR")]
    ColumnRow,
    /// Row, then column.
    #[serde(rename = "RRCC")]
    RowColumn,
}

/// What a grid is made from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GridShape {
    /// Number of columns, 1 to 256.
    pub columns: u16,
    /// Number of rows, 1 to 256.
    pub rows: u16,
    /// How the hexes stand.
    pub orientation: Orientation,
    /// Which columns or rows are staggered.
    pub stagger: Stagger,
    /// How numbers are printed.
    pub numbering: Numbering,
    /// The printed numbers of the first column and row.
    pub first: (u16, u16),
}

/// A hex grid with its neighbour table.
#[derive(Clone, Debug)]
pub struct Grid {
    shape: GridShape,
    neighbors: Vec<[u32; 6]>,
    spreading: Spreading,
    axial: Vec<(i16, i16)>,
    digits: usize,
}

const OFF_MAP: u32 = u32::MAX;

/// Steps in axial coordinates for the six directions.
const FLAT_STEPS: [(i32, i32); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
const POINTY_STEPS: [(i32, i32); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

impl Grid {
    /// Builds the tables of a grid.
    #[must_use]
    pub fn new(shape: GridShape) -> Grid {
        let count = usize::from(shape.columns) * usize::from(shape.rows);
        let largest = (shape.columns + shape.first.0).max(shape.rows + shape.first.1) - 1;
        let mut grid = Grid {
            shape,
            neighbors: Vec::with_capacity(count),
            spreading: Spreading::new(0, &[]),
            axial: Vec::with_capacity(count),
            digits: if largest > 99 { 3 } else { 2 },
        };
        for index in 0..count {
            let (column, row) = grid.offset(Hex(u16::try_from(index).unwrap_or(u16::MAX)));
            let (q, r) = grid.to_axial(i32::from(column), i32::from(row));
            grid.axial.push((as_i16(q), as_i16(r)));
        }
        for index in 0..count {
            let (q, r) = grid.axial[index];
            let around = grid.steps().map(|(dq, dr)| {
                grid.at_axial(i32::from(q) + dq, i32::from(r) + dr)
                    .map_or(OFF_MAP, |hex| u32::from(hex.0))
            });
            grid.neighbors.push(around);
        }
        let around = |from| grid.neighbors(from).map(move |(_, to)| (from, to));
        let steps: Vec<(Hex, Hex)> = grid.hexes().flat_map(around).collect();
        grid.spreading = Spreading::new(count, &steps);
        grid
    }

    /// The grid's shape.
    #[must_use]
    pub fn shape(&self) -> &GridShape {
        &self.shape
    }

    /// The number of hexes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.axial.len()
    }

    /// Whether the grid has no hex at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.axial.is_empty()
    }

    /// Every hex, row by row.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        (0..self.len()).map(|i| Hex(u16::try_from(i).unwrap_or(u16::MAX)))
    }

    /// Column and row of a hex, counted from zero.
    #[must_use]
    pub fn offset(&self, hex: Hex) -> (u16, u16) {
        (hex.0 % self.shape.columns, hex.0 / self.shape.columns)
    }

    /// The hex at a column and row counted from zero.
    #[must_use]
    pub fn at(&self, column: i32, row: i32) -> Option<Hex> {
        let inside = (0..i32::from(self.shape.columns)).contains(&column)
            && (0..i32::from(self.shape.rows)).contains(&row);
        let index = row * i32::from(self.shape.columns) + column;
        inside.then(|| u16::try_from(index).ok().map(Hex)).flatten()
    }

    /// The neighbour across a hexside, if it is on the map.
    #[inline]
    #[must_use]
    pub fn neighbor(&self, hex: Hex, direction: Direction) -> Option<Hex> {
        let index = self.neighbors[hex.index()][direction.index()];
        #[allow(clippy::cast_possible_truncation)] // indices come from at(), which yields u16
        (index != OFF_MAP).then_some(Hex(index as u16))
    }

    /// Calls `visit` with every neighbour on the map, clockwise: the fast way for floods.
    #[inline]
    pub fn each_neighbor(&self, hex: Hex, mut visit: impl FnMut(Direction, Hex)) {
        for (direction, &index) in Direction::ALL.into_iter().zip(&self.neighbors[hex.index()]) {
            if index != OFF_MAP {
                #[allow(clippy::cast_possible_truncation)]
                // indices come from at(), which yields u16
                visit(direction, Hex(index as u16));
            }
        }
    }

    /// What a table has for the neighbours, by direction; the last item of the table stands for what is off the map. For searches:
    /// all six without a branch.
    #[inline]
    pub fn around<T: Copy>(&self, hex: Hex, table: &[T]) -> [T; 6] {
        let off = table.len() - 1;
        let mut around = [table[off]; 6];
        for (item, &index) in around.iter_mut().zip(&self.neighbors[hex.index()]) {
            *item = table[(index as usize).min(off)];
        }
        around
    }

    /// What a table has for the neighbours, by direction, and `off` for what is off the map.
    #[inline]
    pub fn around_or<T: Copy>(&self, hex: Hex, table: &[T], off: T) -> [T; 6] {
        self.neighbors[hex.index()].map(|index| table.get(index as usize).copied().unwrap_or(off))
    }

    /// The neighbours on the map, clockwise.
    pub fn neighbors(&self, hex: Hex) -> impl Iterator<Item = (Direction, Hex)> + '_ {
        Direction::ALL.into_iter().filter_map(move |d| self.neighbor(hex, d).map(|n| (d, n)))
    }

    /// The neighbours of whole sets of hexes.
    #[must_use]
    pub fn spreading(&self) -> &Spreading {
        &self.spreading
    }

    /// The direction from a hex to a neighbour; `None` if they are not adjacent.
    #[must_use]
    pub fn direction(&self, from: Hex, to: Hex) -> Option<Direction> {
        let to = u32::from(to.0);
        let around = &self.neighbors[from.index()];
        Direction::ALL.into_iter().find(|d| around[d.index()] == to)
    }

    /// Whether two hexes share a hexside.
    #[must_use]
    pub fn adjacent(&self, a: Hex, b: Hex) -> bool {
        self.direction(a, b).is_some()
    }

    /// The hex that lies from `hex` as `to` lies from `from`, if it is on the map.
    #[must_use]
    pub fn shifted(&self, hex: Hex, from: Hex, to: Hex) -> Option<Hex> {
        let axial = |hex: Hex| {
            let (q, r) = self.axial[hex.index()];
            (i32::from(q), i32::from(r))
        };
        let ((q, r), (fq, fr), (tq, tr)) = (axial(hex), axial(from), axial(to));
        self.at_axial(q + tq - fq, r + tr - fr)
    }

    /// The distance in hexes.
    #[inline]
    #[must_use]
    pub fn distance(&self, a: Hex, b: Hex) -> u16 {
        let ((aq, ar), (bq, br)) = (self.axial[a.index()], self.axial[b.index()]);
        let (dq, dr) = (aq.abs_diff(bq), ar.abs_diff(br));
        let ds = (i32::from(aq) + i32::from(ar)).abs_diff(i32::from(bq) + i32::from(br));
        dq.max(dr).max(u16::try_from(ds).unwrap_or(u16::MAX))
    }

    /// How many steps in a direction and in the next one clockwise lead from a hex to another; `None` if none do, whatever lies
    /// between them.
    #[inline]
    #[must_use]
    pub fn ahead(&self, from: Hex, to: Hex, direction: Direction) -> Option<u16> {
        let ((aq, ar), (bq, br)) = (self.axial[from.index()], self.axial[to.index()]);
        let (q, r) = (i32::from(bq) - i32::from(aq), i32::from(br) - i32::from(ar));
        let steps = self.steps();
        let ((q1, r1), (q2, r2)) =
            (steps[direction.index()], steps[(direction.index() + 1) % steps.len()]);
        // Two neighbouring steps span the axial coordinates.
        let (one, next) = (q * r2 - r * q2, q1 * r - r1 * q);
        if one < 0 || next < 0 { None } else { u16::try_from(one + next).ok() }
    }

    /// Every hex at a distance of 1 to `radius`, in index order.
    pub fn within(&self, center: Hex, radius: u16) -> impl Iterator<Item = Hex> + '_ {
        let (q, r) = self.axial[center.index()];
        let n = i32::from(radius);
        let mut around: Vec<Hex> = (-n..=n)
            .flat_map(move |dq| ((-n).max(-dq - n)..=n.min(-dq + n)).map(move |dr| (dq, dr)))
            .filter(|&step| step != (0, 0))
            .filter_map(|(dq, dr)| self.at_axial(i32::from(q) + dq, i32::from(r) + dr))
            .collect();
        around.sort_unstable();
        around.into_iter()
    }

    /// The printed number of a hex, such as `0417`.
    #[must_use]
    pub fn label(&self, hex: Hex) -> String {
        let (column, row) = self.offset(hex);
        let (column, row) = (column + self.shape.first.0, row + self.shape.first.1);
        let w = self.digits;
        match self.shape.numbering {
            Numbering::ColumnRow => format!("{column:0w$}{row:0w$}"),
            Numbering::RowColumn => format!("{row:0w$}{column:0w$}"),
        }
    }

    /// The hex with this printed number, if the map has it.
    #[must_use]
    pub fn parse(&self, label: &str) -> Option<Hex> {
        if label.len() != 2 * self.digits || !label.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let (one, two) = label.split_at(self.digits);
        let (one, two): (i32, i32) = (one.parse().ok()?, two.parse().ok()?);
        let (column, row) = match self.shape.numbering {
            Numbering::ColumnRow => (one, two),
            Numbering::RowColumn => (two, one),
        };
        self.at(column - i32::from(self.shape.first.0), row - i32::from(self.shape.first.1))
    }

    /// Axial coordinates of a hex.
    #[must_use]
    pub fn axial(&self, hex: Hex) -> (i32, i32) {
        let (q, r) = self.axial[hex.index()];
        (i32::from(q), i32::from(r))
    }

    /// The same as they are kept.
    #[inline]
    pub(super) fn coordinates(&self, hex: Hex) -> (i16, i16) {
        self.axial[hex.index()]
    }

    /// The hex with these axial coordinates, if it is on the map.
    #[must_use]
    pub fn at_axial(&self, q: i32, r: i32) -> Option<Hex> {
        let [column, row] = hexx::hex(q, r).to_offset_coordinates(self.mode(), self.hexx());
        self.at(column, row)
    }

    fn to_axial(&self, column: i32, row: i32) -> (i32, i32) {
        let hex = hexx::Hex::from_offset_coordinates([column, row], self.mode(), self.hexx());
        (hex.x, hex.y)
    }

    pub(super) const fn steps(&self) -> &'static [(i32, i32); 6] {
        match self.shape.orientation {
            Orientation::Flat => &FLAT_STEPS,
            Orientation::Pointy => &POINTY_STEPS,
        }
    }

    pub(super) fn hexx(&self) -> HexOrientation {
        match self.shape.orientation {
            Orientation::Flat => HexOrientation::Flat,
            Orientation::Pointy => HexOrientation::Pointy,
        }
    }

    /// hexx counts from zero, printed numbers from `first`.
    fn mode(&self) -> OffsetHexMode {
        let first = match self.shape.orientation {
            Orientation::Flat => self.shape.first.0,
            Orientation::Pointy => self.shape.first.1,
        };
        let stagger_parity = match self.shape.stagger {
            Stagger::Even => 0,
            Stagger::Odd => 1,
        };
        if (stagger_parity + first) % 2 == 1 { OffsetHexMode::Odd } else { OffsetHexMode::Even }
    }
}

fn as_i16(n: i32) -> i16 {
    i16::try_from(n).expect("a grid of at most 256 x 256 hexes has small coordinates")
}
