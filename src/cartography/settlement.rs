//! Houses in their gardens.

use super::contours::paced;
use super::cover::{Cover, Survey};
use super::growth::scattered;
use super::noise;
use super::quadrangle::Quadrangle;
use crate::drawing::{Colour, Point, Shape, point};

/// Houses, in the gardens of a town or a camp.
pub fn houses(
    quadrangle: &Quadrangle<'_>,
    survey: &Survey,
    roads: &[Vec<Point>],
    out: &mut Vec<Shape>,
) {
    let Some(built) = survey.only(Cover::Built) else { return };
    let kept_free: Vec<Point> = paced(roads, 0.15).into_iter().map(|(at, _)| at).collect();
    let vacant = |at: Point| kept_free.iter().all(|road| (*road - at).length() > 0.3);
    let palette = quadrangle.palette;
    let roofs = [Colour::rgb(168, 112, 84), Colour::rgb(152, 98, 76), Colour::rgb(178, 134, 98)];
    let edge = quadrangle.line(0.018, 0.5, palette.wall);
    for (at, chance) in scattered(quadrangle, 0.4, 113) {
        if built.at(at) < 0.6 || !vacant(at) {
            continue;
        }
        // Neighbours stand the same way.
        let turn = noise::smooth(at * 0.35, 127) * 0.9 + if chance > 0.5 { 1.571 } else { 0.0 };
        let half = point(0.13 + 0.05 * chance, 0.085);
        let corner = |x: f32, y: f32| at + point(half.x * x, half.y * y).rotated(turn);
        let house = [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
        out.push(Shape::fill(house.map(|p| p + point(0.04, 0.05)).to_vec(), quadrangle.shade()));
        let roof = roofs[usize::from(chance > 0.35) + usize::from(chance > 0.7)];
        let roof = roof.lerp(palette.fortress, 0.3);
        out.push(Shape::fill(house.to_vec(), roof));
        let lit = [house[0], house[1], corner(1.0, 0.0), corner(-1.0, 0.0)];
        out.push(Shape::fill(lit.to_vec(), roof.lerp(palette.halo, 0.22)));
        out.push(Shape::outline(house.to_vec(), edge));
    }
}
