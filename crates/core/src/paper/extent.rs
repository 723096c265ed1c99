//! How far shapes reach.

use crate::drawing::typeface::typeface;
use crate::drawing::{Area, Point, Shape};

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

fn around(points: &[Point], rim: f32) -> Option<Area> {
    points
        .iter()
        .map(|&at| Area::new(at, at))
        .reduce(|a, b| a.join(&b))
        .map(|area| area.shrink(-rim))
}
