//! Where everything lies on the field: columns with cards are wide, empty ones are strips.

use crate::drawing::card::{CardOrientation, TALL};
use crate::kernel::Side;
use crate::view::{CardTableView, Line};
use egui::{Rangef, Rect, Vec2, pos2, vec2};
use std::collections::HashMap;

/// A card is never drawn narrower by itself.
pub const NARROWEST: f32 = 62.0;
/// A card is never drawn wider by itself.
const WIDEST: f32 = 150.0;
/// The space between two cards.
const GAP: f32 = 4.0;
/// The least that is left of an empty place between two cards.
const STRIP: f32 = 12.0;
/// The additional space between two zones.
const BORDER: f32 = 8.0;
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
    /// The width of an upright card.
    pub card: f32,
    /// Whether the columns run the other way.
    pub mirrored: bool,
    /// The columns from left to right, as the table numbers them.
    pub order: Vec<u8>,
    /// The middle of each of them, from left to right.
    pub centers: Vec<f32>,
    /// The lines from top to bottom.
    pub rows: [Rangef; 3],
    /// The zones from left to right: name and extent.
    pub zones: Vec<(String, Rangef)>,
    /// The place of every cell: that of its card, or all that is free.
    pub cells: HashMap<String, Rect>,
}

/// The places with cards in each of the three lines, from left to right.
type Taken = [Vec<usize>; 3];

/// The line of the screen, from the top.
fn row(line: Line, below: Side) -> usize {
    match line {
        Line::Melee => 1,
        Line::First(side) if side == below => 2,
        Line::First(_) => 0,
    }
}

/// The columns as they stand side by side.
struct Spread {
    centers: Vec<f32>,
    /// Where one zone ends and the next begins, by the number of the column before it.
    borders: Vec<(usize, f32)>,
    /// Where the last column ends.
    right: f32,
}

/// Puts every column as far to the left as it can stand: `step` from the one before, every card beside the cards of
/// its own line, with a strip for each empty place between them. Cards of different lines may stand in each other's
/// columns, for they do not meet.
fn spread(taken: &Taken, count: usize, ends: &[usize], card: f32, step: f32) -> Spread {
    let half = card / 2.0;
    let mut centers: Vec<f32> = Vec::with_capacity(count);
    let mut borders: Vec<(usize, f32)> = Vec::new();
    // For each line: how far it is filled, and the first place behind that.
    let mut filled = [(0.0_f32, 0_usize); 3];
    let mut start = 0.0;
    for k in 0..count {
        let before = centers.last().copied();
        let mut x = before.map_or(start + step / 2.0, |x| x + step).max(start + step / 2.0);
        for (line, (to, next)) in taken.iter().zip(filled) {
            if line.contains(&k) {
                x = x.max(to + STRIP * (k - next) as f32 + half);
            }
        }
        centers.push(x);
        for (line, filled) in taken.iter().zip(&mut filled) {
            if line.contains(&k) {
                *filled = (x + half + GAP, k + 1);
            }
        }
        if ends.contains(&k) {
            let full = filled.map(|(to, next)| to + STRIP * (k + 1 - next) as f32);
            let edge = full.into_iter().fold(x + step / 2.0, f32::max) + BORDER / 2.0;
            borders.push((k, edge));
            start = edge + BORDER / 2.0;
            filled = [(start, k + 1); 3];
        }
    }
    let full = filled.map(|(to, next)| to + STRIP * (count - next) as f32);
    let last = centers.last().copied().unwrap_or_default() + step / 2.0;
    let right = full.into_iter().fold(last, f32::max);
    Spread { centers, borders, right }
}

/// The largest number between two for which something holds that holds for the smaller ones.
fn largest(low: f32, high: f32, holds: impl Fn(f32) -> bool) -> f32 {
    if holds(high) {
        return high;
    }
    let (mut low, mut high) = (low, high);
    for _ in 0..24 {
        let middle = f32::midpoint(low, high);
        if holds(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// Lays the field out for whoever sits `below`, in so much room; `zoom` is 1 for what fits.
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
    let mut taken: Taken = [Vec::new(), Vec::new(), Vec::new()];
    for cell in cards.cells.iter().filter(|cell| cell.card.is_some()) {
        taken[row(cell.line, below)].push(place(cell.column));
    }
    for line in &mut taken {
        line.sort_unstable();
    }
    let last = |zone: &crate::view::FieldZone| place(zone.columns.0).max(place(zone.columns.1));
    let ends: Vec<usize> = cards.zones.iter().map(last).filter(|k| k + 1 < count).collect();
    // How wide a card can be: by the height of three lines, and by what stands side by side.
    let lines_tall = (room.y - ZONES - NUMBERS - 2.0).max(90.0);
    let by_height = (lines_tall / 3.0 - 10.0) / TALL;
    let wide = (room.x - LABELS - 4.0).max(60.0);
    let least = if count > 24 { 13.0 } else { 18.0 };
    let widest = by_height.clamp(NARROWEST * 0.7, WIDEST);
    let right = |card: f32, step: f32| spread(&taken, count, &ends, card, step).right;
    let fitting = largest(NARROWEST.min(widest), widest, |card| right(card, least) <= wide);
    let card = fitting * zoom;
    // What is left over goes between the columns.
    let step = largest(least, (card + GAP).max(least), |step| right(card, step) <= wide);
    let spread = spread(&taken, count, &ends, card, step);
    let shift = LABELS + ((wide - spread.right) / 2.0).max(0.0);
    let centers: Vec<f32> = spread.centers.iter().map(|x| x + shift).collect();
    let borders: Vec<(usize, f32)> = spread.borders.iter().map(|&(k, x)| (k, x + shift)).collect();
    let line = (lines_tall / 3.0).max(card * TALL + 10.0);
    let rows = std::array::from_fn(|k| {
        let top = ZONES + line * k as f32;
        Rangef::new(top, top + line)
    });
    let right = (shift + spread.right).max(LABELS + wide);
    let size = vec2(right + 4.0, ZONES + line * 3.0 + NUMBERS);
    let cells = HashMap::with_capacity(cards.cells.len());
    let zones = zones(cards, place, &borders, right);
    let mut field_layout = FieldLayout { size, card, mirrored, order, centers, rows, zones, cells };
    for cell in &cards.cells {
        let (r, k) = (row(cell.line, below), place(cell.column));
        let rect = match &cell.card {
            Some(card) => {
                let orientation = CardOrientation::of(card.stance, card.side == below, mirrored);
                let center = pos2(field_layout.centers[k], rows[r].center());
                Rect::from_center_size(center, orientation.size(field_layout.card))
            }
            None => free(&field_layout, &taken[r], (r, k), &borders, right),
        };
        field_layout.cells.insert(cell.id.clone(), rect);
    }
    field_layout
}

fn zones(
    cards: &CardTableView,
    place: impl Fn(u8) -> usize,
    borders: &[(usize, f32)],
    right: f32,
) -> Vec<(String, Rangef)> {
    let border = |k: usize| borders.iter().find(|(at, _)| *at == k).map(|(_, x)| *x);
    let mut zones: Vec<(String, Rangef)> = cards
        .zones
        .iter()
        .map(|zone| {
            let (a, b) = (place(zone.columns.0), place(zone.columns.1));
            let (a, b) = (a.min(b), a.max(b));
            let from = a.checked_sub(1).and_then(border).unwrap_or(LABELS);
            (zone.name.clone(), Rangef::new(from, border(b).unwrap_or(right)))
        })
        .collect();
    zones.sort_by(|a, b| a.1.min.total_cmp(&b.1.min));
    zones
}

/// An empty place: its share of what the cards of its line leave free, as near to its column as can be, at most as
/// wide as a card.
fn free(
    field_layout: &FieldLayout,
    taken: &[usize],
    (r, k): (usize, usize),
    borders: &[(usize, f32)],
    right: f32,
) -> Rect {
    let (centers, card) = (&field_layout.centers, field_layout.card);
    let far = f32::midpoint(card, GAP);
    // What bounds the empty places on both sides: a card, the end of a zone, or the end of the field.
    let edges_before = [
        taken.iter().rev().find(|&&t| t < k).map(|&t| (t + 1, centers[t] + far)),
        borders.iter().rev().find(|(t, _)| *t < k).map(|&(t, x)| (t + 1, x + BORDER / 2.0)),
        Some((0, LABELS)),
    ];
    let edges_after = [
        taken.iter().find(|&&t| t > k).map(|&t| (t, centers[t] - far)),
        borders.iter().find(|(t, _)| *t >= k).map(|&(t, x)| (t + 1, x - BORDER / 2.0)),
        Some((centers.len(), right)),
    ];
    let before = edges_before.into_iter().flatten().max_by_key(|(t, _)| *t);
    let after = edges_after.into_iter().flatten().min_by_key(|(t, _)| *t);
    let ((first, low), (end, high)) =
        (before.unwrap_or((0, LABELS)), after.unwrap_or((k + 1, right)));
    let count = (end - first) as f32;
    let share = ((high - low) / count.max(1.0)).min(STRIP);
    let edge = |at: usize| {
        let natural = match at {
            at if at == first => low,
            at if at == end => high,
            at => f32::midpoint(centers[at - 1], centers[at]),
        };
        natural.max(low + share * (at - first) as f32).min(high - share * (end - at) as f32)
    };
    let (low, high) = (edge(k), edge(k + 1));
    let wide = (high - low - 2.0).clamp(6.0, card);
    let center = centers[k].max(low + wide / 2.0).min(high - wide / 2.0);
    let tall = (field_layout.rows[r].span() - 8.0).min(card * TALL);
    Rect::from_center_size(pos2(center, field_layout.rows[r].center()), vec2(wide, tall))
}
