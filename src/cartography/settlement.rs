//! Houses in their gardens.

use super::contours::paced;
use super::cover::{Cover, Survey};
use super::growth::scattered;
use super::noise;
use super::quadrangle::Quadrangle;
use crate::drawing::{Point, Shape, point};

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
    let roof = palette.roof;
    let roofs = [roof, roof.lerp(palette.wall, 0.14), roof.lerp(palette.dunes, 0.25)];
    let edge = quadrangle.line(0.018, 0.5, palette.wall);
    for (at, chance) in scattered(quadrangle, 0.4, 113) {
        if built.at(at) < 0.6 || !vacant(at) {
            continue;
        }
        // Neighbours stand the same way.
        let lean = noise::smooth(at * 0.35, 127) * 0.45;
        let along = point(1.0 - lean * lean, 2.0 * lean) * (1.0 / (1.0 + lean * lean));
        let along = if chance > 0.5 { along.turned() } else { along };
        let half = point(0.13 + 0.05 * chance, 0.085);
        let corner = |x: f32, y: f32| at + along * (half.x * x) + along.turned() * (half.y * y);
        let house = [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
        if quadrangle.is_flat {
            out.push(Shape::fill(house.to_vec(), palette.wall));
            continue;
        }
        out.push(Shape::fill(
            house.map(|p| p + point(0.04, 0.05)).to_vec(),
            quadrangle.palette.shaded,
        ));
        let roof = roofs[usize::from(chance > 0.35) + usize::from(chance > 0.7)];
        out.push(Shape::fill(house.to_vec(), roof));
        let lit = [house[0], house[1], corner(1.0, 0.0), corner(-1.0, 0.0)];
        out.push(Shape::fill(lit.to_vec(), roof.lerp(palette.halo, 0.22)));
        out.push(Shape::outline(house.to_vec(), edge));
    }
}
