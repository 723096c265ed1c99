//! Heights, by brush and by slope.

use super::MapGeometry;
use super::letter_rows::{LetterRows, overwrite};
use super::map_geometry::map_field;
use crate::board::Hex;
use crate::editor::{Edit, Node};

/// The highest level that a map can have.
pub const HIGHEST: u8 = 9;

/// The level of a hex; 0 where the map says nothing.
fn level(rows: &LetterRows<'_>, hex: Hex) -> u8 {
    let digit = rows.get(hex).and_then(|digit| digit.to_digit(10));
    digit.and_then(|level| u8::try_from(level).ok()).unwrap_or_default()
}

/// Sets hexes to a level.
#[must_use]
pub fn set(content: &Node, geometry: &MapGeometry, hexes: &[Hex], level: u8) -> Vec<Edit> {
    write(content, geometry, hexes.iter().map(|hex| (*hex, level)).collect())
}

/// Raises or lowers hexes; none leaves the range from 0 to [`HIGHEST`].
#[must_use]
pub fn raise(content: &Node, geometry: &MapGeometry, hexes: &[Hex], by: i8) -> Vec<Edit> {
    let rows = LetterRows::of(content, geometry, "elevation");
    let raised = |hex: &Hex| (*hex, level(&rows, *hex).saturating_add_signed(by).min(HIGHEST));
    write(content, geometry, hexes.iter().map(raised).collect())
}

/// Lets hexes rise evenly from one level to another, from the first hex to the last as the crow flies. Hexes before and beyond
/// them are as high as the nearer one.
#[must_use]
pub fn slope(
    content: &Node,
    geometry: &MapGeometry,
    hexes: &[Hex],
    (foot, low): (Hex, u8),
    (crest, high): (Hex, u8),
) -> Vec<Edit> {
    let ((x, y), (cx, cy)) = (geometry.center(foot), geometry.center(crest));
    let (dx, dy) = (cx - x, cy - y);
    let long = (dx * dx + dy * dy).max(f32::EPSILON);
    let height = |hex: Hex| {
        let (hx, hy) = geometry.center(hex);
        let share = (((hx - x) * dx + (hy - y) * dy) / long).clamp(0.0, 1.0);
        let level = f32::from(low) + (f32::from(high) - f32::from(low)) * share;
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // between two levels
        let level = level.round() as u8;
        level.min(HIGHEST)
    };
    write(content, geometry, hexes.iter().map(|hex| (*hex, height(*hex))).collect())
}

/// Writes levels. A map that was level gets its rows of digits first.
pub(super) fn write(content: &Node, geometry: &MapGeometry, levels: Vec<(Hex, u8)>) -> Vec<Edit> {
    let digit = |level: u8| char::from(b'0' + level.min(HIGHEST));
    if !LetterRows::of(content, geometry, "elevation").is_empty() {
        let cells = levels.into_iter().map(|(hex, level)| (hex, digit(level))).collect();
        return overwrite(content, geometry, "elevation", cells);
    }
    if levels.iter().all(|(_, level)| *level == 0) {
        return Vec::new();
    }
    let shape = geometry.grid.shape();
    let mut rows = vec![vec!['0'; usize::from(shape.columns)]; usize::from(shape.rows)];
    for (hex, level) in levels {
        let (column, row) = geometry.grid.offset(hex);
        rows[usize::from(row)][usize::from(column)] = digit(level);
    }
    let rows: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
    vec![Edit::put(content, map_field("elevation"), rows)]
}
