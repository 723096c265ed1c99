//! Fronts and backs in register: each back lies behind its front when the sheets are glued back to back, or printed on both
//! sides and turned over the long edge.

use super::map_pages::cross;
use super::sheet::{Sheet, words};
use crate::drawing::{Anchor, Area, Colour, Palette, Point, Shape, Stroke, point};

/// How far the ground of a piece reaches beyond its edge, so that a cut that is a little off shows no white.
const BLEED: f32 = 1.0;

/// One side of a piece: its ground, and what is on it, in millimetres from its upper left corner.
#[derive(Clone, PartialEq, Debug)]
pub struct Printed {
    /// The colour of the ground.
    pub ground: Colour,
    /// What is on it.
    pub shapes: Vec<Shape>,
}

/// A piece with both sides.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// What is seen first.
    pub front: Printed,
    /// The other side.
    pub back: Printed,
}

/// Pieces of one size on sheets of paper.
#[derive(Clone, Copy, Debug)]
pub struct Register<'a> {
    /// The paper, upright.
    pub paper: Point,
    /// The size of a piece.
    pub piece: Point,
    /// The least margin to the left and right, and above and below.
    pub margin: Point,
    /// The colours.
    pub palette: &'a Palette,
}

impl Register<'_> {
    /// How many columns and rows a sheet has.
    #[must_use]
    pub fn shape(&self) -> (usize, usize) {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a small number
        let count = |paper: f32, margin: f32, piece: f32| {
            ((paper - 2.0 * margin) / piece + 1.0e-4).floor().max(1.0) as usize
        };
        (
            count(self.paper.x, self.margin.x, self.piece.x),
            count(self.paper.y, self.margin.y, self.piece.y),
        )
    }

    /// Where a place lies on the front of a sheet.
    #[must_use]
    pub fn place(&self, column: usize, row: usize) -> Area {
        let (columns, rows) = self.shape();
        let whole = point(self.piece.x * columns as f32, self.piece.y * rows as f32);
        let corner = (self.paper - whole) * 0.5;
        let at = point(self.piece.x * column as f32, self.piece.y * row as f32);
        Area::sized(corner + at, self.piece)
    }

    /// The same on the back of the sheet, as it is printed.
    #[must_use]
    pub fn behind(&self, column: usize, row: usize) -> Area {
        let front = self.place(column, row);
        let left = self.paper.x - front.right();
        Area::sized(point(left, front.top()), self.piece)
    }

    /// Fronts and backs by turns. The rows of each group begin anew; `label` names a sheet by its number and side.
    #[must_use]
    pub fn sheets(
        &self,
        groups: &[Vec<Piece>],
        label: impl Fn(usize, usize, bool) -> String,
    ) -> Vec<Sheet> {
        let (columns, rows) = self.shape();
        let lines = groups.iter().flat_map(|group| group.chunks(columns));
        let lines: Vec<&[Piece]> = lines.collect();
        let count = lines.len().div_ceil(rows);
        let mut sheets = Vec::new();
        for (number, lines) in lines.chunks(rows).enumerate() {
            for back in [false, true] {
                let text = label(number + 1, count, back);
                sheets.push(self.sheet(lines, back, &text));
            }
        }
        sheets
    }

    fn sheet(&self, lines: &[&[Piece]], back: bool, label: &str) -> Sheet {
        let mut sheet = Sheet::new(self.paper);
        let (mut below, mut above) = (Vec::new(), Vec::new());
        for (row, line) in lines.iter().enumerate() {
            for (column, piece) in line.iter().enumerate() {
                let (area, side) = if back {
                    (self.behind(column, row), &piece.back)
                } else {
                    (self.place(column, row), &piece.front)
                };
                below.push(Shape::panel(area.shrink(-BLEED), 0.0, side.ground));
                above.push((area, side));
            }
        }
        sheet.add("bleed", below);
        for (area, side) in above {
            let mut shapes =
                vec![Shape::panel(Area::sized(Point::default(), self.piece), 0.0, side.ground)];
            shapes.extend(side.shapes.iter().cloned());
            sheet.add("pieces", shapes);
            if let Some(placed) = sheet.placed.last_mut() {
                placed.at = area.min;
                // Nothing of a piece lies on its neighbours.
                placed.clip = Some(area.shrink(-BLEED));
            }
        }
        sheet.add("marks", self.marks(lines, back, label));
        sheet
    }

    /// Marks at the ends of every cut, and crosses that lie on each other through the paper.
    fn marks(&self, lines: &[&[Piece]], back: bool, label: &str) -> Vec<Shape> {
        let mut out = Vec::new();
        let ink = self.palette.plate_ink;
        let line = Stroke::new(0.15, ink);
        let longest = lines.iter().map(|line| line.len()).max().unwrap_or(0);
        let corner =
            |column, row| if back { self.behind(column, row) } else { self.place(column, row) };
        let whole = (0..longest)
            .flat_map(|column| [(column, 0), (column, lines.len().saturating_sub(1))])
            .map(|(column, row)| corner(column, row))
            .reduce(|a, b| a.join(&b))
            .unwrap_or_default();
        let (near, far) = (BLEED + 0.6, BLEED + 4.2);
        for k in 0..=longest {
            let x = whole.left() + self.piece.x * k as f32;
            for (edge, way) in [(whole.top(), -1.0), (whole.bottom(), 1.0)] {
                out.push(Shape::line(
                    [point(x, edge + way * near), point(x, edge + way * far)],
                    line,
                ));
            }
        }
        for k in 0..=lines.len() {
            let y = whole.top() + self.piece.y * k as f32;
            for (edge, way) in [(whole.left(), -1.0), (whole.right(), 1.0)] {
                out.push(Shape::line(
                    [point(edge + way * near, y), point(edge + way * far, y)],
                    line,
                ));
            }
        }
        let (w, h) = (self.paper.x, self.paper.y);
        for (x, y) in [(4.5, 4.5), (w - 4.5, 4.5), (4.5, h - 4.5), (w - 4.5, h - 4.5)] {
            cross(point(x, y), line, &mut out);
        }
        out.push(words(point(w / 2.0, h - 4.0), Anchor::Center, label, (7.0, ink)));
        out
    }
}
