//! Tables: columns as wide as what stands in them needs, long cells in several lines.

use super::line_breaking::{self as lines, Word};
use super::sheet::PT;
use super::text_flow::{Strip, written};
use crate::drawing::{Area, Palette, Shape, Stroke, point};
use crate::words::markup::Run;

/// The room around what stands in a cell.
const PAD: (f32, f32) = (1.3, 0.7);
/// The largest letters of a table, in points, and the smallest.
const LETTERS: (f32, f32) = (8.8, 6.0);
/// A table lower than this is not broken.
const WHOLE: f32 = 90.0;
/// Tables are spread over this share of the column if they are narrower, but no further than by `SPREAD`.
const SHARE: f32 = 0.66;
/// How far narrow columns are spread.
const SPREAD: f32 = 1.7;
/// The height of a line, as a share of its letters.
const LEADING: f32 = 1.25;

/// The rows of a table, the first of which is its head.
pub(super) fn strips(rows: &[Vec<Vec<Run>>], wide: f32, palette: &Palette) -> Vec<Strip> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    if count == 0 {
        return Vec::new();
    }
    let cells: Vec<Vec<Vec<Word>>> = rows
        .iter()
        .enumerate()
        .map(|(k, row)| row.iter().map(|cell| lines::words(&headed(cell, k == 0))).collect())
        .collect();
    let mut pt = LETTERS.0;
    let widths = loop {
        match widths(&cells, count, wide, pt * PT) {
            Some(widths) => break widths,
            None if pt <= LETTERS.1 => break vec![wide / count as f32; count],
            None => pt -= 0.4,
        }
    };
    let size = pt * PT;
    let all: f32 = widths.iter().sum();
    let mut strips: Vec<Strip> = Vec::new();
    for (k, row) in cells.iter().enumerate() {
        let mut strip = line(row, &widths, size, palette);
        let area = Area::sized(point(0.0, 0.0), point(all, strip.high));
        let fill = match k {
            0 => Some(palette.accent.thin(0.16)),
            k if k % 2 == 0 => Some(palette.faint),
            _ => None,
        };
        if let Some(fill) = fill {
            strip.shapes.insert(0, Shape::panel(area, 0.0, fill));
        }
        let stroke = Stroke::new(0.15, palette.grid);
        let y = strip.high;
        strip.shapes.push(Shape::line([point(0.0, y), point(all, y)], stroke));
        if k == 0 {
            strip.shapes.push(Shape::line([point(0.0, 0.0), point(all, 0.0)], stroke));
        }
        strip.above = if k == 0 { 1.5 } else { 0.0 };
        strip.keep = k < 2 || k + 2 == cells.len();
        strips.push(strip);
    }
    let whole: f32 = strips.iter().map(|strip| strip.high).sum();
    if let (true, Some((_, before))) = (whole < WHOLE, strips.split_last_mut()) {
        for strip in before {
            strip.keep = true;
        }
    }
    if let Some(last) = strips.last_mut() {
        last.keep = false;
    }
    // Where a table is broken its head stands again.
    let head = strips.first().map(|head| (head.high, head.shapes.clone()));
    for strip in strips.iter_mut().skip(1) {
        strip.again.clone_from(&head);
    }
    strips
}

fn headed(cell: &[Run], head: bool) -> Vec<Run> {
    cell.iter().map(|run| Run { bold: run.bold || head, ..run.clone() }).collect()
}

/// The width of each column; none if some word would have to be broken.
fn widths(cells: &[Vec<Vec<Word>>], count: usize, wide: f32, size: f32) -> Option<Vec<f32>> {
    let (mut least, mut best) = (vec![0.0_f32; count], vec![0.0_f32; count]);
    for row in cells {
        for (k, cell) in row.iter().enumerate() {
            let longest = cell.iter().map(|word| word.wide(size)).fold(0.0, f32::max);
            let whole = lines::broken(cell, f32::MAX, size);
            let whole = whole.iter().map(|line| across(line, size)).fold(0.0, f32::max);
            least[k] = least[k].max(longest + 2.0 * PAD.0 + 0.1);
            best[k] = best[k].max(whole + 2.0 * PAD.0 + 0.1);
        }
    }
    let all: f32 = best.iter().sum();
    if all <= wide {
        let spread = (wide * SHARE / all).clamp(1.0, SPREAD);
        return Some(best.into_iter().map(|column| column * spread).collect());
    }
    let needed: f32 = least.iter().sum();
    if needed > wide {
        return None;
    }
    // What is left over the longest words goes to the columns that want more, by how much more they want.
    let (room, want) = (wide - needed, all - needed);
    let share = |(least, best): (&f32, &f32)| least + (best - least) * room / want;
    Some(least.iter().zip(&best).map(share).collect())
}

fn across(line: &[Word], size: f32) -> f32 {
    let space = crate::drawing::typeface::typeface().wide(" ", size);
    let words: f32 = line.iter().map(|word| word.wide(size)).sum();
    words + space * line.len().saturating_sub(1) as f32
}

/// One row.
fn line(row: &[Vec<Word>], widths: &[f32], size: f32, palette: &Palette) -> Strip {
    let high = size * LEADING;
    let mut shapes = Vec::new();
    let (mut x, mut most) = (0.0, 1);
    for (cell, wide) in row.iter().zip(widths) {
        let lines = lines::broken(cell, wide - 2.0 * PAD.0, size);
        for (k, line) in lines.iter().enumerate() {
            let at = point(x + PAD.0, PAD.1 + high * (k as f32 + 0.5));
            written(line, at, size, palette, &mut shapes);
        }
        most = most.max(lines.len());
        x += wide;
    }
    Strip { high: high * most as f32 + 2.0 * PAD.1, shapes, ..Strip::default() }
}
