//! What was drawn before: the same arms are drawn again and again.

use super::Carrier;
use super::covering::Brush;
use crate::drawing::geometry::{Area, Point};
use crate::drawing::palette;
use crate::drawing::shape::{Shape, Stroke};
use crate::heraldry::Arms;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// So many drawings are kept; then all are forgotten.
const MOST: usize = 600;

/// What a drawing depends on: the arms, what bears them, and how fine it is.
type Key = (Arms, Carrier, u8);

static KEPT: Mutex<Option<HashMap<Key, Arc<Vec<Shape>>>>> = Mutex::new(None);

/// The widths, in points of the screen, up to which drawings are alike.
const WIDTHS: [f32; 6] = [9.0, 16.0, 26.0, 48.0, 110.0, 300.0];

/// Adds arms on what bears them, as large as fits into an area. `point` is the size of a point of the screen, or of what
/// else is the smallest that can be seen.
pub fn draw(arms: &Arms, carrier: Carrier, area: Area, point: f32, out: &mut Vec<Shape>) {
    let place = carrier.within(area);
    let wide = place.width();
    if wide <= 0.0 || !wide.is_finite() {
        return;
    }
    let points = wide / point.max(1e-6);
    let step = WIDTHS.iter().position(|most| points <= *most).unwrap_or(WIDTHS.len());
    let shapes = unit(arms, carrier, u8::try_from(step).unwrap_or(0));
    out.extend(shapes.iter().map(|shape| moved(shape, place.min, wide)));
    let thick = (wide * 0.02).clamp(0.7 * point, 3.0 * point);
    let outline = carrier.outline().into_iter().map(|at| place.min + at * wide);
    out.push(Shape::outline(
        outline.collect::<Vec<_>>(),
        Stroke::new(thick, palette::HERALDIC_INK),
    ));
}

/// The drawing for a width of 1, without the line around it.
fn unit(arms: &Arms, carrier: Carrier, step: u8) -> Arc<Vec<Shape>> {
    let key = (arms.clone(), carrier, step);
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = kept.as_ref().and_then(|kept| kept.get(&key)) {
        return found.clone();
    }
    drop(kept);
    let points = WIDTHS.get(usize::from(step)).copied().unwrap_or(700.0) * 0.8;
    let mut brush = Brush { out: Vec::new(), fine: 1.0 / points };
    brush.arms(arms, &carrier.outline());
    let shapes = Arc::new(brush.out);
    kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let kept = kept.get_or_insert_default();
    if kept.len() >= MOST {
        kept.clear();
    }
    kept.insert(key, shapes.clone());
    shapes
}

/// A shape so many times as large, at its place.
fn moved(shape: &Shape, min: Point, wide: f32) -> Shape {
    let all = |points: &[Point]| points.iter().map(|&at| min + at * wide).collect();
    match shape {
        Shape::Fill { points, holes, cut, fill } => {
            Shape::Fill { points: all(points), holes: holes.clone(), cut: cut.clone(), fill: *fill }
        }
        Shape::Line { points, closed, stroke } => Shape::Line {
            points: all(points),
            closed: *closed,
            stroke: Stroke::new(stroke.wide * wide, stroke.colour),
        },
        other => other.clone(),
    }
}
