//! The rose that shows where north is.

use super::shape::Face;
use super::{Anchor, Palette, Point, Shape, Stroke, Text, point};

/// How far the short points of the rose reach, as a share of the long ones.
const SHORT: f32 = 0.56;
/// How wide its points are at their foot.
const FOOT: f32 = 0.17;

/// A rose around a place, with north so many degrees clockwise from straight up; the letter lies within the radius, too.
#[must_use]
pub fn compass_rose((at, radius): (Point, f32), north: u16, palette: &Palette) -> Vec<Shape> {
    let turn = f32::from(north).to_radians();
    let (ink, light) = (palette.place, palette.halo);
    let line = Stroke::new(radius * 0.025, ink);
    let long = radius * 0.74;
    let place = |way: Point, far: f32| at + way * far;
    let mut shapes = vec![Shape::Round {
        center: at,
        radius: (long * 0.5, long * 0.5),
        fill: light,
        stroke: Some(line),
    }];
    // The points between first, then those of the four winds.
    for (begin, reach) in [(45.0_f32, long * SHORT), (0.0, long)] {
        for quarter in 0..4_u8 {
            let angle = turn + (begin + 90.0 * f32::from(quarter)).to_radians();
            let way = point(0.0, -1.0).rotated(angle);
            let (foot, tip) = (long * FOOT, place(way, reach));
            let sides = [1.0, -1.0].map(|side| place((way - way.turned() * side) * foot, 1.0));
            for (side, fill) in sides.into_iter().zip([ink, light]) {
                shapes.push(Shape::fill(vec![at, side, tip], fill));
                shapes.push(Shape::outline(vec![at, side, tip], line));
            }
        }
    }
    let way = point(0.0, -1.0).rotated(turn);
    shapes.push(Shape::Text(Text {
        at: place(way, radius * 0.9),
        anchor: Anchor::Center,
        text: "N".to_owned(),
        face: Face::Roman,
        size: radius * 0.34,
        ink,
        halo: Some(Stroke::new(radius * 0.1, light)),
        ..Text::default()
    }));
    shapes
}
