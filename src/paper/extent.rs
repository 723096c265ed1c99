//! How far shapes reach.

use super::typeface::typeface;
use crate::drawing::{Area, Drawing, Point, Shape};

/// The rectangle around a shape; none if it has no points.
#[must_use]
pub fn extent(shape: &Shape) -> Option<Area> {
    match shape {
        Shape::Fill { points, .. } | Shape::Tile { points, .. } => around(points, 0.0),
        Shape::Line { points, stroke, .. } => around(points, stroke.wide / 2.0),
        Shape::Round { center, radius, stroke, .. } => {
            let rim = stroke.map_or(0.0, |stroke| stroke.wide / 2.0);
            let (x, y) = (radius.0 + rim, radius.1 + rim);
            Some(Area::new(*center, *center).shrink2(-x, -y))
        }
        Shape::Panel { area, .. } => Some(*area),
        Shape::Text(text) => Some(typeface().room(text)),
    }
}

/// The rectangle around all of a drawing.
#[must_use]
pub fn extent_of(drawing: &Drawing) -> Option<Area> {
    let shapes = drawing.layers.iter().flat_map(|layer| &layer.shapes);
    shapes.filter_map(extent).reduce(join)
}

/// The rectangle around two.
#[must_use]
pub fn join(a: Area, b: Area) -> Area {
    let min = Point { x: a.min.x.min(b.min.x), y: a.min.y.min(b.min.y) };
    let max = Point { x: a.max.x.max(b.max.x), y: a.max.y.max(b.max.y) };
    Area::new(min, max)
}

fn around(points: &[Point], rim: f32) -> Option<Area> {
    points.iter().map(|&at| Area::new(at, at)).reduce(join).map(|area| area.shrink(-rim))
}
