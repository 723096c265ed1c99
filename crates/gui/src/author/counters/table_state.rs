//! What the table of counters remembers between frames.

use super::column_widths::Measured;
use gonfalon_core::board::Hex;
use gonfalon_core::editor::Pointer;
use std::collections::BTreeSet;

/// What the table remembers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TableState {
    /// The list that is shown, by its number.
    pub list: usize,
    /// The column that it is sorted by, and whether the greatest comes first.
    pub sorted: Option<(String, bool)>,
    /// The widths of the columns as they were measured last.
    pub widths: Option<Measured>,
    /// The widths with which the columns were laid out last.
    pub laid_out: Vec<f32>,
    /// How far it is scrolled down, in points.
    pub scrolled: f32,
    /// Only lines with these letters are shown.
    pub search: String,
    /// The chosen lines.
    pub chosen: BTreeSet<usize>,
    /// The column that chosen lines are changed in.
    pub column: String,
    /// The value that they get there, as it is typed.
    pub value: String,
    /// Rows of a spreadsheet as they were pasted, until they are taken in.
    pub rows: String,
    /// The id of the counter in hand: a click on the map sets it up there.
    pub in_hand: Option<String>,
    /// A counter that is put down, on a hex or beside the map.
    pub put_down: Option<(Pointer, Option<Hex>)>,
}
