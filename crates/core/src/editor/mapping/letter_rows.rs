//! Rows of letters, one for each hex: the map's `grid` and `elevation`.

use super::MapGeometry;
use super::map_geometry::map_field;
use crate::board::Hex;
use crate::editor::{Edit, Node};

/// The rows of a map, to be read hex by hex.
#[derive(Clone, Debug)]
pub struct LetterRows<'a> {
    rows: Vec<&'a str>,
    columns: usize,
}

impl<'a> LetterRows<'a> {
    /// The rows in a field of the map: `grid` or `elevation`. Empty if it is not there.
    #[must_use]
    pub fn of(content: &'a Node, geometry: &MapGeometry, field: &str) -> LetterRows<'a> {
        let list = content.field("map").and_then(|map| map.field(field)).and_then(Node::items);
        let rows = list.unwrap_or_default().iter().map(|row| row.text().unwrap_or_default());
        LetterRows { rows: rows.collect(), columns: usize::from(geometry.grid.shape().columns) }
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The letter of a hex; nothing where a row is missing or too short.
    #[must_use]
    pub fn get(&self, hex: Hex) -> Option<char> {
        let row = self.rows.get(hex.index() / self.columns)?;
        let column = hex.index() % self.columns;
        if row.is_ascii() {
            row.as_bytes().get(column).map(|&byte| char::from(byte))
        } else {
            row.chars().nth(column)
        }
    }
}

/// The edits that write letters over those of hexes. What is written already stays untouched, and hexes that the file lacks
/// are passed over. Of a hex that is named twice the last letter counts.
#[must_use]
pub fn overwrite(
    content: &Node,
    geometry: &MapGeometry,
    field: &str,
    mut cells: Vec<(Hex, char)>,
) -> Vec<Edit> {
    let rows = LetterRows::of(content, geometry, field);
    cells.sort_by_key(|(hex, _)| *hex);
    let columns = usize::from(geometry.grid.shape().columns);
    let mut edits: Vec<Edit> = Vec::new();
    let mut run = String::new();
    // Where the run begins, and the hex that would follow it.
    let (mut start, mut follows) = (0, usize::MAX);
    let mut finish = |start: usize, run: &mut String| {
        if !run.is_empty() {
            let at = map_field(field).then(start / columns);
            let letters = std::mem::take(run);
            edits.push(Edit::Overwrite { at, from: start % columns, letters });
        }
    };
    let mut cells = cells.into_iter().peekable();
    while let Some((hex, letter)) = cells.next() {
        let again = cells.peek().is_some_and(|(next, _)| *next == hex);
        if again || rows.get(hex).is_none_or(|old| old == letter) {
            continue;
        }
        let index = hex.index();
        if index != follows || index.is_multiple_of(columns) {
            finish(start, &mut run);
            start = index;
        }
        run.push(letter);
        follows = index + 1;
    }
    finish(start, &mut run);
    edits
}
