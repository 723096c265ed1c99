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
    let inside =
        |inner: usize, outer: usize| inner != outer && contains(lines[outer], lines[inner][0]);
    let turns = |k: usize| if area(lines[k]) > 0.0 { 1 } else { -1 };
    let filled = |k: usize| {
        let around = (0..lines.len()).filter(|&other| other == k || inside(k, other));
        if even_odd { around.count() % 2 == 1 } else { around.map(turns).sum::<i32>() != 0 }
    };
    // The smallest outline around another one is the one that it lies in.
    let parent = |k: usize| {
        let around = (0..lines.len()).filter(|&other| inside(k, other));
        around.min_by(|&a, &b| area(lines[a]).abs().total_cmp(&area(lines[b]).abs()))
    };
    let mut rings = Vec::new();
    for k in (0..lines.len()).filter(|&k| filled(k)) {
        let mut ring = Ring { points: lines[k].to_vec(), holes: Vec::new() };
        for hole in (0..lines.len()).filter(|&hole| !filled(hole) && parent(hole) == Some(k)) {
            ring.holes.push(ring.points.len());
            ring.points.extend(lines[hole]);
        }
        rings.push(ring);
    }
    rings
}

/// Twice the area within an outline; its sign says which way around it runs.
fn area(points: &[Point]) -> f32 {
    let next = points.iter().cycle().skip(1);
    points.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum()
}

fn contains(points: &[Point], at: Point) -> bool {
    let next = points.iter().cycle().skip(1);
    let crossed = points.iter().zip(next).filter(|(a, b)| {
        (a.y > at.y) != (b.y > at.y) && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x
    });
    crossed.count() % 2 == 1
}
