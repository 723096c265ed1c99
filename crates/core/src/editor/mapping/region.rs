//! Hexes that a tool is about: by brush, line, rectangle, lasso, fill, or terrain.

use super::MapGeometry;
use super::letter_rows::LetterRows;
use crate::board::{Hex, HexSet};
use crate::editor::Node;
use std::collections::VecDeque;

/// A hex with so many rings around it.
#[must_use]
pub fn brush(geometry: &MapGeometry, center: Hex, rings: u16) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = geometry.grid.within(center, rings).collect();
    let place = hexes.partition_point(|hex| *hex < center);
    hexes.insert(place, center);
    hexes
}

/// The hexes on the straight line between two, in order, both included.
#[must_use]
pub fn line(geometry: &MapGeometry, from: Hex, to: Hex) -> Vec<Hex> {
    let steps = geometry.grid.distance(from, to);
    let ((x, y), (tx, ty)) = (geometry.center(from), geometry.center(to));
    // A hair aside, so that a line along hexsides keeps to one side of them.
    let (nudge_x, nudge_y) = (1e-3, 2e-3);
    let at = |step: u16| {
        let share = f32::from(step) / f32::from(steps.max(1));
        geometry.hex_at(x + (tx - x) * share + nudge_x, y + (ty - y) * share + nudge_y)
    };
    let mut hexes: Vec<Hex> = (0..=steps).filter_map(at).collect();
    hexes.dedup();
    hexes
}

/// The hexes in the columns and rows from one to another.
#[must_use]
pub fn rectangle(geometry: &MapGeometry, one: Hex, other: Hex) -> Vec<Hex> {
    let ((a, b), (c, d)) = (geometry.grid.offset(one), geometry.grid.offset(other));
    let (columns, rows) = (a.min(c)..=a.max(c), b.min(d)..=b.max(d));
    rows.flat_map(|row| columns.clone().map(move |column| (column, row)))
        .filter_map(|(column, row)| geometry.grid.at(column.into(), row.into()))
        .collect()
}

/// The hexes whose centres lie inside a line that closes itself.
#[must_use]
pub fn lasso(geometry: &MapGeometry, points: &[(f32, f32)]) -> Vec<Hex> {
    let edges = || points.iter().zip(points.iter().cycle().skip(1));
    let inside = |hex: &Hex| {
        let (x, y) = geometry.center(*hex);
        let crosses = |((ax, ay), (bx, by)): (&(f32, f32), &(f32, f32))| {
            (*ay > y) != (*by > y) && x < ax + (y - ay) * (bx - ax) / (by - ay)
        };
        edges().filter(|edge| crosses(*edge)).count() % 2 == 1
    };
    geometry.grid.hexes().filter(inside).collect()
}

/// What a fill may not cross.
#[derive(Clone, Debug, Default)]
pub struct FillBounds {
    /// Hexes that it stays in, such as a selection; everywhere if there are none.
    pub within: Option<HexSet>,
    /// Whether features of hexsides stop it.
    pub by_hexsides: bool,
}

/// The hexes that a fill from a hex would touch: all of the same terrain that hang together with it.
#[must_use]
pub fn fill(content: &Node, geometry: &MapGeometry, from: Hex, bounds: &FillBounds) -> Vec<Hex> {
    let rows = LetterRows::of(content, geometry, "grid");
    let Some(letter) = rows.get(from) else { return Vec::new() };
    let walls = if bounds.by_hexsides { walls(content, geometry) } else { Vec::new() };
    let free = |hex: Hex| {
        rows.get(hex) == Some(letter)
            && bounds.within.as_ref().is_none_or(|within| within.contains(hex))
    };
    if !free(from) {
        return Vec::new();
    }
    let mut seen = vec![false; geometry.grid.len()];
    seen[from.index()] = true;
    let mut next = VecDeque::from([from]);
    while let Some(hex) = next.pop_front() {
        geometry.grid.each_neighbor(hex, |direction, other| {
            let walled = walls.get(hex.index()).is_some_and(|w| w >> direction.0 & 1 == 1);
            if !seen[other.index()] && !walled && free(other) {
                seen[other.index()] = true;
                next.push_back(other);
            }
        });
    }
    geometry.grid.hexes().filter(|hex| seen[hex.index()]).collect()
}

/// For each hex the sides that bear a feature, as bits.
fn walls(content: &Node, geometry: &MapGeometry) -> Vec<u8> {
    let mut walls = vec![0; geometry.grid.len()];
    let runs = content.field("map").and_then(|map| map.field("hexsides")).and_then(Node::items);
    for pair in
        runs.unwrap_or_default().iter().filter_map(|run| run.field("between")?.items()).flatten()
    {
        let end = |place: usize| geometry.labelled(pair.item(place)?);
        let (Some(a), Some(b)) = (end(0), end(1)) else { continue };
        if let Some(direction) = geometry.grid.direction(a, b) {
            walls[a.index()] |= 1 << direction.0;
            walls[b.index()] |= 1 << direction.opposite().0;
        }
    }
    walls
}

/// Every hex with a letter: what "replace all" touches.
#[must_use]
pub fn with_letter(content: &Node, geometry: &MapGeometry, letter: char) -> Vec<Hex> {
    let rows = LetterRows::of(content, geometry, "grid");
    geometry.grid.hexes().filter(|hex| rows.get(*hex) == Some(letter)).collect()
}
