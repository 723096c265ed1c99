//! Maps as text: for terminals, journals and tests.

use super::{Grid, Hex, Orientation};

/// Draws a grid as text; `cell` gives up to `width` characters per hex. Where columns are staggered, the place beside a
/// hex is empty, and twice as many fit.
#[must_use]
pub fn picture(grid: &Grid, width: usize, mut cell: impl FnMut(Hex) -> String) -> String {
    let shape = grid.shape();
    let columns = usize::from(shape.columns);
    let mut out = String::new();
    for row in 0..shape.rows {
        let lines = match shape.orientation {
            Orientation::Flat => 2,
            Orientation::Pointy => 1,
        };
        for line in 0..lines {
            let mut text = String::new();
            let (mut at, most) = match shape.orientation {
                Orientation::Flat => (0, 2 * width + 1),
                Orientation::Pointy if is_staggered(grid, 0, row) => (width.div_ceil(2), width),
                Orientation::Pointy => (0, width),
            };
            for column in 0..columns {
                let column = u16::try_from(column).unwrap_or(u16::MAX);
                let here = match shape.orientation {
                    Orientation::Flat => usize::from(is_staggered(grid, column, row)) == line,
                    Orientation::Pointy => true,
                };
                let shown = grid
                    .at(i32::from(column), i32::from(row))
                    .filter(|_| here)
                    .map(&mut cell)
                    .unwrap_or_default();
                if !shown.is_empty() {
                    let gap = at - text.chars().count().min(at);
                    text.push_str(&" ".repeat(gap));
                    text.extend(shown.chars().take(most));
                }
                at += width + 1;
            }
            out.push_str(text.trim_end());
            out.push('\n');
        }
    }
    out
}

/// Whether the hex stands half a hex further south (flat tops) or east (pointed tops).
fn is_staggered(grid: &Grid, column: u16, row: u16) -> bool {
    let shape = grid.shape();
    let number = match shape.orientation {
        Orientation::Flat => column + shape.first.0,
        Orientation::Pointy => row + shape.first.1,
    };
    (number % 2 == 0) == (shape.stagger == super::Stagger::Even)
}
