//! Which parts of a path are filled, and which are holes in them.

use crate::drawing::geometry::Point;

/// A filled outline: its corners, then those of its holes, and where each hole begins.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ring {
    /// The corners.
    pub points: Vec<Point>,
    /// Where each hole begins.
    pub holes: Vec<usize>,
}

/// The filled outlines of a path. Its lines may lie in each other, but not cross each other.
pub(super) fn of(lines: &[(Vec<Point>, bool)], even_odd: bool) -> Vec<Ring> {
    let lines: Vec<&[Point]> =
        lines.iter().map(|(points, _)| &points[..]).filter(|points| points.len() > 2).collect();
    let all = 0..lines.len();
    let areas: Vec<f32> = lines.iter().map(|line| area(line)).collect();
    let inside =
        |inner: usize, outer: usize| inner != outer && contains(lines[outer], lines[inner][0]);
    // The outlines around each of them, which are few.
    let around: Vec<Vec<usize>> =
        all.clone().map(|k| all.clone().filter(|&other| inside(k, other)).collect()).collect();
    let turn = |k: usize| if areas[k] > 0.0 { 1 } else { -1 };
    let filled: Vec<bool> = all
        .clone()
        .map(|k| {
            let turns = || around[k].iter().map(|&other| turn(other)).sum::<i32>() + turn(k);
            if even_odd { around[k].len().is_multiple_of(2) } else { turns() != 0 }
        })
        .collect();
    // The smallest outline around another one is the one that it lies in.
    let parent = |k: usize| {
        around[k].iter().copied().min_by(|&a, &b| areas[a].abs().total_cmp(&areas[b].abs()))
    };
    let mut rings: Vec<Ring> = Vec::new();
    let mut ring_of = vec![None; lines.len()];
    for k in all.clone().filter(|&k| filled[k]) {
        ring_of[k] = Some(rings.len());
        rings.push(Ring { points: lines[k].to_vec(), holes: Vec::new() });
    }
    for hole in all.filter(|&hole| !filled[hole]) {
        if let Some(ring) = parent(hole).and_then(|parent| ring_of[parent]) {
            let ring = &mut rings[ring];
            ring.holes.push(ring.points.len());
            ring.points.extend(lines[hole]);
        }
    }
    rings
}

/// Twice the area within an outline; its sign says which way around it runs.
fn area(points: &[Point]) -> f32 {
    sides(points).map(|(a, b)| a.x * b.y - b.x * a.y).sum()
}

/// Every corner with the next one.
fn sides(points: &[Point]) -> impl Iterator<Item = (&Point, &Point)> {
    points.iter().zip(points[1..].iter().chain(&points[..1]))
}

fn contains(points: &[Point], at: Point) -> bool {
    let crossed = sides(points).filter(|(a, b)| {
        (a.y > at.y) != (b.y > at.y) && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x
    });
    crossed.count() % 2 == 1
}
