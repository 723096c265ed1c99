//! A fine lattice over a part of the map, and numbers on it. All lattices are parts of the same one, so that what is drawn
//! piece by piece fits together.

use crate::drawing::{Area, Point, point};

/// The distance between two nodes.
pub const STEP: f32 = 0.2;

/// The nodes of a part of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lattice {
    /// The first node, in steps from the origin of the map.
    pub first: (i32, i32),
    /// How many nodes lie side by side, and below one another.
    pub size: (usize, usize),
}

impl Lattice {
    /// The nodes in and around an area.
    #[must_use]
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // maps are small
    pub fn around(area: Area) -> Lattice {
        let down = |x: f32| (x / STEP).floor() as i32;
        let up = |x: f32| (x / STEP).ceil() as i32;
        let first = (down(area.min.x), down(area.min.y));
        let size = (up(area.max.x) - first.0 + 1, up(area.max.y) - first.1 + 1);
        Lattice { first, size: (size.0.max(1) as usize, size.1.max(1) as usize) }
    }

    /// The same with a step more on each side.
    #[must_use]
    pub fn grown(&self) -> Lattice {
        let (first, size) = (self.first, self.size);
        Lattice { first: (first.0 - 1, first.1 - 1), size: (size.0 + 2, size.1 + 2) }
    }

    /// Where a node lies.
    #[must_use]
    pub fn at(&self, column: usize, row: usize) -> Point {
        let place = |first: i32, step: usize| {
            #[allow(clippy::cast_precision_loss)] // a few thousand
            let steps = (first + i32::try_from(step).unwrap_or(i32::MAX)) as f32;
            steps * STEP
        };
        point(place(self.first.0, column), place(self.first.1, row))
    }

    /// A number for each node.
    #[must_use]
    pub fn map(&self, mut number: impl FnMut(Point) -> f32) -> Field {
        let (columns, rows) = self.size;
        let mut values = Vec::with_capacity(columns * rows);
        for row in 0..rows {
            values.extend((0..columns).map(|column| number(self.at(column, row))));
        }
        Field { lattice: *self, values }
    }
}

/// A number at each node of a lattice.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// The nodes.
    pub lattice: Lattice,
    /// Row by row.
    pub values: Vec<f32>,
}

impl Field {
    /// The number at a node.
    #[must_use]
    pub fn get(&self, column: usize, row: usize) -> f32 {
        self.values[row * self.lattice.size.0 + column]
    }

    /// The number at a place, between the nodes around it; outside, that of the nearest edge.
    #[must_use]
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // clamped to the lattice
    pub fn at(&self, place: Point) -> f32 {
        let origin = self.lattice.at(0, 0);
        let (columns, rows) = self.lattice.size;
        let along = |from: f32, to: f32, count: usize| {
            let most = (count.max(2) - 2) as f32;
            let steps = ((to - from) / STEP).clamp(0.0, most + 1.0);
            let whole = steps.floor().min(most);
            (whole as usize, steps - whole)
        };
        let (column, u) = along(origin.x, place.x, columns);
        let (row, v) = along(origin.y, place.y, rows);
        let (right, below) = ((column + 1).min(columns - 1), (row + 1).min(rows - 1));
        let mix = |a: f32, b: f32, share: f32| a + (b - a) * share;
        let line = |row: usize| mix(self.get(column, row), self.get(right, row), u);
        mix(line(row), line(below), v)
    }

    /// Which way, and how steeply, the numbers grow at a place.
    #[must_use]
    pub fn slope(&self, place: Point) -> Point {
        let (x, y) = (point(STEP, 0.0), point(0.0, STEP));
        let rise = |way: Point| (self.at(place + way) - self.at(place - way)) / (2.0 * STEP);
        point(rise(x), rise(y))
    }
}
