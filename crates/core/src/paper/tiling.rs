//! How a large drawing is cut into sheets that overlap.

use crate::drawing::{Area, Point, point};

/// What printers leave white around a sheet, in millimetres; marks stand in it.
pub const MARGIN: f32 = 12.0;
/// How far neighbouring sheets show the same, in millimetres.
pub const OVERLAP: f32 = 10.0;

/// One sheet's part of a drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tile {
    /// Its column, from 0.
    pub column: usize,
    /// Its row, from 0.
    pub row: usize,
    /// The part of the drawing.
    pub window: Area,
}

impl Tile {
    /// Its name: a letter for the column, a number for the row.
    #[must_use]
    pub fn name(&self) -> String {
        let mut letters = String::new();
        let mut column = self.column + 1;
        while column > 0 {
            let letter = u8::try_from((column - 1) % 26).unwrap_or(0);
            letters.insert(0, char::from(b'A' + letter));
            column = (column - 1) / 26;
        }
        format!("{letters}{}", self.row + 1)
    }
}

/// All sheets of a drawing.
#[derive(Clone, PartialEq, Debug)]
pub struct Tiling {
    /// The size of a sheet of paper as it lies.
    pub paper: Point,
    /// How many columns and rows.
    pub shape: (usize, usize),
    /// The sheets, row by row.
    pub tiles: Vec<Tile>,
}

impl Tiling {
    /// Cuts a drawing of a size into as few sheets of paper as can be, upright or across.
    #[must_use]
    pub fn new(drawing: Point, upright: Point) -> Tiling {
        let across = point(upright.y, upright.x);
        let [one, other] = [upright, across].map(|paper| Tiling::on(drawing, paper));
        if other.tiles.len() < one.tiles.len() { other } else { one }
    }

    fn on(drawing: Point, paper: Point) -> Tiling {
        let columns = cuts(drawing.x, paper.x - 2.0 * MARGIN);
        let rows = cuts(drawing.y, paper.y - 2.0 * MARGIN);
        let mut tiles = Vec::new();
        for (row, &(top, bottom)) in rows.iter().enumerate() {
            for (column, &(left, right)) in columns.iter().enumerate() {
                let window = Area::new(point(left, top), point(right, bottom));
                tiles.push(Tile { column, row, window });
            }
        }
        Tiling { paper, shape: (columns.len(), rows.len()), tiles }
    }

    /// Where a tile lies on its sheet: in the middle.
    #[must_use]
    pub fn place(&self, tile: &Tile) -> Area {
        Area::around(self.paper * 0.5, tile.window.size())
    }
}

/// Equal parts of a length that overlap, each at most so long.
fn cuts(length: f32, most: f32) -> Vec<(f32, f32)> {
    let step = most - OVERLAP;
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a small number
    let count = ((length - OVERLAP) / step - 1.0e-4).ceil().max(1.0) as usize;
    let part = (length - OVERLAP) / count as f32;
    let cut = |k: usize| {
        let start = part * k as f32;
        let end = if k + 1 == count { length } else { start + part + OVERLAP };
        (start, end)
    };
    (0..count).map(cut).collect()
}
