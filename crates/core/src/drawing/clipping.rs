//! Cuts outlines at a convex one: no drawing needs a clip.

use super::geometry::{Area, Point};
use super::svg::Ring;

/// On which side of the line from `a` to `b` a point lies: positive on the right, which is inside of what runs clockwise.
fn side(a: Point, b: Point, at: Point) -> f32 {
    (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x)
}

/// The part of an outline on the right of a line.
#[must_use]
pub fn halved(subject: &[Point], (a, b): (Point, Point)) -> Vec<Point> {
    let mut kept = Vec::with_capacity(subject.len() + 2);
    for (k, &here) in subject.iter().enumerate() {
        let before = subject[(k + subject.len() - 1) % subject.len()];
        let (now, then) = (side(a, b, here), side(a, b, before));
        if (now >= 0.0) != (then >= 0.0) {
            kept.push(before.lerp(here, then / (then - now)));
        }
        if now >= 0.0 {
            kept.push(here);
        }
    }
    kept
}

/// The part of an outline that lies within a convex one, which runs clockwise.
#[must_use]
pub fn clipped(subject: &[Point], within: &[Point]) -> Vec<Point> {
    let mut kept = subject.to_vec();
    for (k, &a) in within.iter().enumerate() {
        if kept.is_empty() {
            break;
        }
        kept = halved(&kept, (a, within[(k + 1) % within.len()]));
    }
    if area(&kept).abs() < 1e-7 { Vec::new() } else { kept }
}

/// The part of a line that lies within a convex outline, which runs clockwise.
#[must_use]
pub fn clipped_line([from, to]: [Point; 2], within: &[Point]) -> Option<[Point; 2]> {
    let (mut first, mut last) = (0.0_f32, 1.0_f32);
    for (k, &a) in within.iter().enumerate() {
        let b = within[(k + 1) % within.len()];
        let (begin, end) = (side(a, b, from), side(a, b, to));
        if begin < 0.0 && end < 0.0 {
            return None;
        }
        if begin < 0.0 {
            first = first.max(begin / (begin - end));
        } else if end < 0.0 {
            last = last.min(begin / (begin - end));
        }
    }
    (first < last).then(|| [from.lerp(to, first), from.lerp(to, last)])
}

/// The same as of a convex outline, for one with holes.
#[must_use]
pub fn clipped_ring(ring: &Ring, within: &[Point]) -> Option<Ring> {
    let starts = [0].into_iter().chain(ring.holes.iter().copied());
    let ends = ring.holes.iter().copied().chain([ring.points.len()]);
    let mut parts = starts.zip(ends).map(|(start, end)| clipped(&ring.points[start..end], within));
    let mut points = parts.next().filter(|points| points.len() > 2)?;
    let mut holes = Vec::new();
    for hole in parts.filter(|hole| hole.len() > 2) {
        holes.push(points.len());
        points.extend(hole);
    }
    Some(Ring { points, holes })
}

/// Twice the area; positive if the outline runs clockwise.
#[must_use]
pub fn area(points: &[Point]) -> f32 {
    let next = points.iter().cycle().skip(1);
    points.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum()
}

/// The same outline, clockwise.
#[must_use]
pub fn clockwise(mut points: Vec<Point>) -> Vec<Point> {
    if area(&points) < 0.0 {
        points.reverse();
    }
    points
}

/// Whether a point lies within a convex outline that runs clockwise, or no further outside than so much.
#[must_use]
pub fn holds(outline: &[Point], at: Point, slack: f32) -> bool {
    outline.iter().enumerate().all(|(k, &a)| {
        let b = outline[(k + 1) % outline.len()];
        side(a, b, at) >= -slack * (b - a).length().max(1e-6)
    })
}

/// Whether a point lies within any outline.
#[must_use]
pub fn contains(points: &[Point], at: Point) -> bool {
    let next = points.iter().cycle().skip(1);
    let crossed = points.iter().zip(next).filter(|(a, b)| {
        (a.y > at.y) != (b.y > at.y) && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x
    });
    crossed.count() % 2 == 1
}

/// A convex outline with each edge so much further inside.
#[must_use]
pub fn inset(outline: &[Point], by: f32) -> Vec<Point> {
    let mut kept = outline.to_vec();
    for (k, &a) in outline.iter().enumerate() {
        let b = outline[(k + 1) % outline.len()];
        let inward = -(b - a).normalized().turned() * by;
        kept = halved(&kept, (a + inward, b + inward));
        if kept.is_empty() {
            break;
        }
    }
    kept
}

/// The rectangle around some points.
#[must_use]
pub fn bounds(points: &[Point]) -> Area {
    let Some(&first) = points.first() else { return Area::default() };
    points.iter().fold(Area::new(first, first), |all, &at| all.join(&Area::new(at, at)))
}

/// The middle of an outline, where it would balance.
#[must_use]
pub fn centroid(points: &[Point]) -> Point {
    let whole = area(points);
    if whole.abs() < 1e-9 {
        return bounds(points).center();
    }
    let next = points.iter().cycle().skip(1);
    let sum = points
        .iter()
        .zip(next)
        .fold(Point::default(), |sum, (&a, &b)| sum + (a + b) * (a.x * b.y - b.x * a.y));
    sum * (1.0 / (3.0 * whole))
}
