//! Outlines of shapes as steps of a pen, for all who draw them in their own way.

use super::{Area, Point, Shape, point};

/// How far the control points of a quarter of a circle lie, as a share of its radius.
const ROUND: f32 = 0.552_284_8;

/// A step of the pen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Step {
    /// To a point without drawing.
    Move(Point),
    /// In a line.
    Line(Point),
    /// In a curve with two control points.
    Curve(Point, Point, Point),
    /// Back to where the outline began.
    Close,
}

/// The outline of a shape; nothing for text.
#[must_use]
pub fn outline_path(shape: &Shape) -> Vec<Step> {
    match shape {
        Shape::Fill { points, holes, .. } => {
            let ends = holes.iter().copied().chain([points.len()]);
            let starts = [0].into_iter().chain(holes.iter().copied());
            starts.zip(ends).flat_map(|(start, end)| line(&points[start..end], true)).collect()
        }
        Shape::Tile { points, .. } => line(points, true),
        Shape::Line { points, closed, .. } => line(points, *closed),
        Shape::Round { center, radius, .. } => {
            let half = point(radius.0, radius.1);
            panel(Area::new(*center - half, *center + half), half)
        }
        // A line around a panel lies inside its edge.
        Shape::Panel { area, radius, edge, .. } => {
            let area = area.shrink(edge.map_or(0.0, |edge| edge.wide / 2.0));
            let most = area.width().min(area.height()) / 2.0;
            panel(area, Point::splat(radius.clamp(0.0, most.max(0.0))))
        }
        Shape::Text(_) => Vec::new(),
    }
}

fn line(points: &[Point], closed: bool) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::with_capacity(points.len() + 1);
    for &at in points {
        steps.push(if steps.is_empty() { Step::Move(at) } else { Step::Line(at) });
    }
    if closed && !steps.is_empty() {
        steps.push(Step::Close);
    }
    steps
}

/// A rectangle, its corners parts of ellipses.
fn panel(area: Area, radius: Point) -> Vec<Step> {
    if radius.x <= 0.0 || radius.y <= 0.0 {
        return line(&area.corners(), true);
    }
    let (l, r, t, b) = (area.left(), area.right(), area.top(), area.bottom());
    let (x, y) = (radius.x, radius.y);
    let (cx, cy) = (x * (1.0 - ROUND), y * (1.0 - ROUND));
    vec![
        Step::Move(point(l + x, t)),
        Step::Line(point(r - x, t)),
        Step::Curve(point(r - cx, t), point(r, t + cy), point(r, t + y)),
        Step::Line(point(r, b - y)),
        Step::Curve(point(r, b - cy), point(r - cx, b), point(r - x, b)),
        Step::Line(point(l + x, b)),
        Step::Curve(point(l + cx, b), point(l, b - cy), point(l, b - y)),
        Step::Line(point(l, t + y)),
        Step::Curve(point(l, t + cy), point(l + cx, t), point(l + x, t)),
        Step::Close,
    ]
}
