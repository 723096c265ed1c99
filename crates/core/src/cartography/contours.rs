//! Where a field is at least so high: its regions as outlines with holes, and the lines around them (marching squares).

use super::lattice::{Field, STEP};
use crate::drawing::{Area, Colour, Point, Shape};

/// Points closer than this share of a step are one.
const SAME: f32 = 0.25;
/// Nothing follows.
const END: u32 = u32::MAX;

/// The regions of a field.
#[derive(Clone, Debug, Default)]
pub struct Regions {
    /// Each with its outline first and then its holes.
    regions: Vec<Vec<Vec<Point>>>,
    /// The lines around them without those along the edge of the lattice.
    pub lines: Vec<Vec<Point>>,
}

impl Regions {
    /// Where the field is at least so high.
    #[must_use]
    pub fn of(field: &Field, level: f32) -> Regions {
        let (rings, lines) = Squares::new(field, level).trace();
        let turned = rings.into_iter().map(|ring| (turn(&ring), ring));
        let (mut outlines, holes): (Vec<_>, Vec<_>) = turned.partition(|(turn, _)| *turn < 0.0);
        // A hole lies in the smallest outline around it.
        outlines.sort_by(|a, b| b.0.total_cmp(&a.0));
        let bounds: Vec<Area> = outlines.iter().map(|(_, outline)| bounds(outline)).collect();
        let mut regions: Vec<Vec<Vec<Point>>> =
            outlines.into_iter().map(|(_, outline)| vec![outline]).collect();
        for (_, hole) in holes {
            let near = |k: &usize| bounds[*k].meets(&Area::new(hole[0], hole[0]));
            let around = |k: &usize| surrounds(&regions[*k][0], hole[0]);
            if let Some(k) = (0..regions.len()).filter(near).find(around) {
                regions[k].push(hole);
            }
        }
        Regions { regions, lines }
    }

    /// The regions, filled.
    pub fn fill(&self, fill: Colour) -> impl Iterator<Item = Shape> + '_ {
        self.regions.iter().map(move |rings| {
            let (mut points, mut holes) = (rings[0].clone(), Vec::new());
            for hole in &rings[1..] {
                holes.push(points.len());
                points.extend(hole);
            }
            Shape::Fill { points, holes, cut: None, fill }
        })
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.regions.is_empty()
    }
}

/// Twice the area of a ring, negative where it runs around what lies inside.
fn turn(ring: &[Point]) -> f32 {
    let next = |k: usize| ring[(k + 1) % ring.len()];
    ring.iter().enumerate().map(|(k, a)| a.x * next(k).y - next(k).x * a.y).sum()
}

/// The area that a ring lies in.
fn bounds(ring: &[Point]) -> Area {
    let point = |at: Point| Area::new(at, at);
    ring.iter().fold(point(ring[0]), |all, &at| all.join(&point(at)))
}

fn surrounds(ring: &[Point], at: Point) -> bool {
    let mut inside = false;
    for (k, a) in ring.iter().enumerate() {
        let b = ring[(k + 1) % ring.len()];
        if (a.y > at.y) != (b.y > at.y) && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x {
            inside = !inside;
        }
    }
    inside
}

/// A side of a square of the lattice.
#[derive(Clone, Copy)]
enum Side {
    Top,
    Right,
    Bottom,
    Left,
}

/// The squares of a lattice with a rim around it where nothing is high enough.
struct Squares<'a> {
    field: &'a Field,
    level: f32,
    /// Nodes side by side, with the rim.
    columns: usize,
    rows: usize,
    /// By crossed side: the one that is crossed next, the region on the left.
    next: Vec<u32>,
}

impl<'a> Squares<'a> {
    fn new(field: &'a Field, level: f32) -> Squares<'a> {
        let (columns, rows) = (field.lattice.size.0 + 2, field.lattice.size.1 + 2);
        let mut squares =
            Squares { field, level, columns, rows, next: vec![END; 2 * columns * rows] };
        for row in 0..rows - 1 {
            for column in 0..columns - 1 {
                squares.cross(column, row);
            }
        }
        squares
    }

    fn value(&self, column: usize, row: usize) -> Option<f32> {
        let inside = (1..self.columns - 1).contains(&column) && (1..self.rows - 1).contains(&row);
        inside.then(|| self.field.get(column - 1, row - 1))
    }

    fn is_in(&self, column: usize, row: usize) -> bool {
        self.value(column, row).is_some_and(|value| value >= self.level)
    }

    fn cross(&mut self, column: usize, row: usize) {
        use Side::{Bottom, Left, Right, Top};
        let corners = [(0, 0), (1, 0), (1, 1), (0, 1)];
        let inside = corners.map(|(x, y)| self.is_in(column + x, row + y));
        let bits = inside.iter().rev().fold(0, |bits, &inside| bits << 1 | u8::from(inside));
        let joined = |squares: &Squares<'_>| {
            let sum: Option<f32> =
                corners.iter().map(|(x, y)| squares.value(column + x, row + y)).sum();
            sum.is_some_and(|sum| sum / 4.0 >= squares.level)
        };
        let ways: &[(Side, Side)] = match bits {
            1 => &[(Left, Top)],
            2 => &[(Top, Right)],
            4 => &[(Right, Bottom)],
            8 => &[(Bottom, Left)],
            3 => &[(Left, Right)],
            6 => &[(Top, Bottom)],
            12 => &[(Right, Left)],
            9 => &[(Bottom, Top)],
            14 => &[(Top, Left)],
            13 => &[(Right, Top)],
            11 => &[(Bottom, Right)],
            7 => &[(Left, Bottom)],
            5 if joined(self) => &[(Right, Top), (Left, Bottom)],
            5 => &[(Left, Top), (Right, Bottom)],
            10 if joined(self) => &[(Top, Left), (Bottom, Right)],
            10 => &[(Top, Right), (Bottom, Left)],
            _ => &[],
        };
        for &(from, to) in ways {
            let (from, to) = (self.crossing(column, row, from), self.crossing(column, row, to));
            self.next[from] = u32::try_from(to).unwrap_or(END);
        }
    }

    /// The number of a side: those to the right of nodes are even, those below them odd.
    fn crossing(&self, column: usize, row: usize, side: Side) -> usize {
        let node = |column: usize, row: usize| 2 * (row * self.columns + column);
        match side {
            Side::Top => node(column, row),
            Side::Bottom => node(column, row + 1),
            Side::Left => node(column, row) + 1,
            Side::Right => node(column + 1, row) + 1,
        }
    }

    /// Where a side is crossed, and whether it leads out of the lattice.
    fn place(&self, crossing: usize) -> (Point, bool) {
        let (node, down) = (crossing / 2, crossing % 2);
        let (column, row) = (node % self.columns, node / self.columns);
        let (right, below) = (column + 1 - down, row + down);
        let at =
            |column: usize, row: usize| self.field.lattice.at(column.max(1) - 1, row.max(1) - 1);
        match (self.value(column, row), self.value(right, below)) {
            (Some(a), Some(b)) => {
                let share = ((self.level - a) / (b - a)).clamp(0.0, 1.0);
                (at(column, row).lerp(at(right, below), share), false)
            }
            (Some(_), None) => (at(column, row), true),
            _ => (at(right, below), true),
        }
    }

    /// The rings around all regions, and the parts of them that are no edge of the lattice.
    fn trace(mut self) -> (Vec<Vec<Point>>, Vec<Vec<Point>>) {
        let (mut rings, mut lines) = (Vec::new(), Vec::new());
        for first in 0..self.next.len() {
            if self.next[first] == END {
                continue;
            }
            let mut ring: Vec<(Point, bool)> = Vec::new();
            let mut at = first;
            loop {
                let (place, out) = self.place(at);
                let near = |&(before, _): &(Point, bool)| (place - before).length() < SAME * STEP;
                if !ring.last().is_some_and(near) || out {
                    ring.push((place, out));
                }
                let next = std::mem::replace(&mut self.next[at], END);
                if next == END || next as usize == first {
                    break;
                }
                at = next as usize;
            }
            if ring.len() >= 3 {
                open_lines(&ring, &mut lines);
                rings.push(ring.into_iter().map(|(place, _)| place).collect());
            }
        }
        (rings, lines)
    }
}

/// The parts of a ring that do not run along the edge of the lattice.
fn open_lines(ring: &[(Point, bool)], lines: &mut Vec<Vec<Point>>) {
    let Some(start) = ring.iter().position(|&(_, out)| out) else {
        let mut whole: Vec<Point> = ring.iter().map(|&(place, _)| place).collect();
        whole.push(ring[0].0);
        lines.push(whole);
        return;
    };
    let mut line: Vec<Point> = Vec::new();
    for k in 0..=ring.len() {
        let (place, out) = ring[(start + k) % ring.len()];
        if !out {
            line.push(place);
        } else if line.len() > 1 {
            line.push(place);
            lines.push(std::mem::take(&mut line));
        } else {
            line.clear();
        }
    }
}

/// The side of the squares in which points along lines are counted anew.
const SQUARE: f32 = 4.0 * STEP;

/// Points along lines, about so far apart, each with the way of the line there. They are spread anew in every small square of the plane: so
/// it does not matter where the part of a line begins that a part of the map has.
#[must_use]
pub fn paced(lines: &[Vec<Point>], pace: f32) -> Vec<(Point, Point)> {
    #[allow(clippy::cast_possible_truncation)] // maps are small
    let square = |two: &[Point]| {
        let middle = two[0].lerp(two[1], 0.5) * (1.0 / SQUARE);
        (middle.x.floor() as i32, middle.y.floor() as i32)
    };
    let mut paced = Vec::new();
    for line in lines {
        let mut from = 0;
        while from + 1 < line.len() {
            let here = square(&line[from..]);
            let rest = line[from..].windows(2);
            let count = rest.take_while(|two| square(two) == here).count();
            spread(&line[from..=from + count], pace, &mut paced);
            from += count;
        }
    }
    paced
}

/// Adds points that divide a line evenly.
fn spread(line: &[Point], pace: f32, out: &mut Vec<(Point, Point)>) {
    let whole: f32 = line.windows(2).map(|two| (two[1] - two[0]).length()).sum();
    let pace = whole / (whole / pace).round().max(1.0);
    let mut left = pace * 0.5;
    for two in line.windows(2) {
        let way = two[1] - two[0];
        let length = way.length();
        while left <= length && length > 0.0 {
            out.push((two[0] + way * (left / length), way * (1.0 / length)));
            left += pace;
        }
        left -= length;
    }
}
