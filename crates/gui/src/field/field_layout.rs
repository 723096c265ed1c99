//! Where everything lies on the field: columns of one width, each with a place in every line.

use super::super::paint::card::{
    CardOrientation, SLENDER_ACROSS, SLENDER_LEAST, SLENDER_TALLEST, TALL,
};
use crate::paint::card;
use egui::{Rangef, Rect, Vec2, pos2, vec2};
use gonfalon_core::kernel::Side;
use gonfalon_core::view::{CardTableView, Line};
use std::collections::HashMap;

/// A card, and with it everything that can be pointed at, is never narrower, in points.
pub const NARROWEST: f32 = 48.0;
/// From this width on a card has the printed form; below it is slender.
pub const PRINTED: f32 = 62.0;
/// A card is never drawn wider by itself.
const WIDEST: f32 = 150.0;
/// The space between two cards.
const GAP: f32 = 4.0;
/// Smaller than so cards say nothing at all.
pub const FARTHEST: f32 = 0.3;
/// A column is at most so much wider than its cards.
const SLACK: f32 = 40.0;
/// The additional space between two zones.
const BORDER: f32 = 8.0;
/// The space above a card.
const ABOVE: f32 = 2.0;
/// The space below a card: for the sign of what may be done to it, and its chance.
const BELOW: f32 = 17.0;
/// A line is never lower: a card of the least width stands in it, with its picture beside the signs of its hits.
const LOWEST: f32 = NARROWEST * SLENDER_ACROSS + ABOVE + BELOW;
/// The strip with the names of the lines.
pub const LABELS: f32 = 20.0;
/// The strip with the names of the zones.
pub const ZONES: f32 = 20.0;
/// The strip with the numbers of the columns.
pub const NUMBERS: f32 = 15.0;

/// The field as one side sees it, in a plane that begins at (0, 0).
#[derive(Clone, Debug)]
pub struct FieldLayout {
    /// How large it is.
    pub size: Vec2,
    /// The size of an upright card.
    pub card: Vec2,
    /// The columns from left to right, as the table numbers them.
    pub order: Vec<u8>,
    /// The middle of each of them, from left to right.
    pub centers: Vec<f32>,
    /// The lines from top to bottom.
    pub rows: [Rangef; 3],
    /// The zones from left to right: name and extent.
    pub zones: Vec<(String, Rangef)>,
    /// The place of every cell: that of its card, or where one would stand upright.
    pub cells: HashMap<String, Rect>,
}

/// The line of the screen, from the top.
fn row(line: Line, below: Side) -> usize {
    match line {
        Line::Melee => 1,
        Line::First(side) if side == below => 2,
        Line::First(_) => 0,
    }
}

/// The size of an upright card in a column so wide and a line so high; below 1, `zoom` lets cards be narrower than they can be read.
fn upright(column: f32, line: f32, zoom: f32) -> Vec2 {
    let (wide, tall) = (column - GAP, line - ABOVE - BELOW);
    if wide >= PRINTED && tall >= PRINTED * TALL {
        let wide = wide.min(tall / TALL);
        return vec2(wide, wide * TALL);
    }
    let slender = wide.min(tall / SLENDER_LEAST);
    if slender >= (NARROWEST + GAP) * zoom.min(1.0) - GAP {
        return vec2(slender, tall.min(slender * SLENDER_TALLEST));
    }
    let wide = wide.min(tall / SLENDER_ACROSS);
    vec2(wide, tall.min(wide * SLENDER_ACROSS))
}

/// How large columns and lines can be in so much room.
struct Measures {
    /// What zones that follow each other take between them.
    borders: f32,
    /// A column of which all fit.
    fitting: f32,
    /// The same, or the narrowest that can be read.
    legible: f32,
    /// A line of which all fit.
    high: f32,
    /// The same, or the lowest that can be read.
    line: f32,
}

impl Measures {
    fn new(cards: &CardTableView, room: Vec2) -> Measures {
        let columns = f32::from(cards.columns.max(1));
        let high = (room.y - ZONES - NUMBERS - 2.0) / 3.0;
        let line = high.max(LOWEST);
        let widest = ((line - ABOVE - BELOW) / TALL).min(WIDEST) + SLACK;
        let borders = BORDER * cards.zones.len().saturating_sub(1) as f32;
        let fitting = ((room.x - LABELS - 4.0 - borders) / columns).min(widest);
        Measures { borders, fitting, legible: fitting.max(NARROWEST + GAP), high, line }
    }

    /// The shares of what can be read that fit, across and down.
    fn shares(&self) -> (f32, f32) {
        ((self.fitting / self.legible).min(1.0), (self.high / self.line).min(1.0))
    }
}

/// The zoom at which everything is seen in so much room.
#[must_use]
pub fn least(cards: &CardTableView, room: Vec2) -> f32 {
    let (across, down) = Measures::new(cards, room).shares();
    across.min(down).max(FARTHEST)
}

/// Lays the field out for whoever sits `below`, in so much room; `zoom` is 1 for the widest cards that fit, or the narrowest that can be
/// read.
#[must_use]
pub fn plan(cards: &CardTableView, below: Side, room: Vec2, zoom: f32) -> FieldLayout {
    let columns = cards.columns.max(1);
    let count = usize::from(columns);
    let mirrored = below == Side::B;
    let order: Vec<u8> =
        if mirrored { (0..columns).rev().collect() } else { (0..columns).collect() };
    let place = |column: u8| {
        let column = usize::from(column).min(count - 1);
        if mirrored { count - 1 - column } else { column }
    };
    let last =
        |zone: &gonfalon_core::view::FieldZone| place(zone.columns.0).max(place(zone.columns.1));
    let ends: Vec<usize> = cards.zones.iter().map(last).filter(|k| k + 1 < count).collect();
    let wide = room.x - LABELS - 4.0;
    let measures = Measures::new(cards, room);
    let (across, down) = measures.shares();
    // As far as both ways need it: where one has room, it is taken.
    let (column, line) = (measures.legible * zoom.max(across), measures.line * zoom.max(down));
    let card = upright(column, line, zoom);
    let whole = column * f32::from(columns) + measures.borders;
    let shift = LABELS + ((wide - whole) / 2.0).max(0.0);
    // How many zones end before a column, as far as they do.
    let zone = |k: usize| ends.iter().filter(|end| **end < k).count() as f32;
    let left = |k: usize| shift + column * k as f32 + BORDER * zone(k);
    let centers: Vec<f32> = (0..count).map(|k| left(k) + column / 2.0).collect();
    let rows = std::array::from_fn(|k| {
        let top = ZONES + line * k as f32;
        Rangef::new(top, top + line)
    });
    let right = (shift + whole).max(LABELS + wide);
    let size = vec2(right + 4.0, ZONES + line * 3.0 + NUMBERS);
    let mut zones: Vec<(String, Rangef)> = cards
        .zones
        .iter()
        .map(|zone| {
            let (a, b) = (place(zone.columns.0), place(zone.columns.1));
            let (a, b) = (a.min(b), a.max(b));
            let from = if a == 0 { LABELS } else { left(a) - BORDER / 2.0 };
            let to = if b + 1 == count { right } else { left(b) + column + BORDER / 2.0 };
            (zone.called[below as usize].clone(), Rangef::new(from, to))
        })
        .collect();
    zones.sort_by(|a, b| a.1.min.total_cmp(&b.1.min));
    let cells = cards
        .cells
        .iter()
        .map(|cell| {
            let row: Rangef = rows[row(cell.line, below)];
            let center = pos2(centers[place(cell.column)], row.center() - (BELOW - ABOVE) / 2.0);
            let upright = Rect::from_center_size(center, card);
            let rect = cell.card.as_ref().map_or(upright, |card| {
                card::within(
                    CardOrientation::of(card.stance, card.side == below, mirrored),
                    upright,
                )
            });
            (cell.id.clone(), rect)
        })
        .collect();
    FieldLayout { size, card, order, centers, rows, zones, cells }
}
