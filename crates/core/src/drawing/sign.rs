//! Signs that belong to no system: little pictures in one colour.

use super::art::{self, Inks};
use super::colour::Colour;
use super::geometry::{Area, Point};
use super::shape::Shape;

/// Adds a sign of `assets/art/signs` around a point, `half` being half of its side.
pub fn sign(
    name: &str,
    center: Point,
    half: f32,
    (ink, finest): (Colour, f32),
    out: &mut Vec<Shape>,
) {
    let area = Area::around(center, Point::splat(half * 2.0));
    art::place("signs", name, area, Inks { ink, ground: Colour::NONE, finest }, out);
}
