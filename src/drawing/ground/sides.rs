//! What lies along hexsides: shores, walls, rivers, bridges.

use super::Land;
use super::kind::Ground;
use crate::board::{Direction, Hex};
use crate::drawing::{Point, Shape};

/// Adds what lies along the sides of some hexes.
pub(super) fn draw(land: &Land, hexes: &[Hex], out: &mut Vec<Shape>) {
    let map = land.map;
    for &hex in hexes {
        for direction in Direction::ALL {
            let Some(next) = map.map.grid.neighbor(hex, direction) else { continue };
            let (here, there) = (land.ground(hex), land.ground(next));
            let (a, b) = land.side(hex, direction);
            if here.is_water() && !there.is_water() {
                out.push(Shape::line([a, b], land.line(0.07, 1.0, land.palette.water_ink)));
            }
            if here == Ground::Fortress && there != Ground::Fortress {
                wall(a, b, land, out);
            }
            if hex < next {
                let features = map.map.features(hex, direction);
                for (number, feature) in map.features.iter().enumerate().take(8) {
                    if features >> number & 1 == 1 {
                        feature_line(&feature.id, a, b, land, out);
                    }
                }
            }
        }
    }
}

fn wall(a: Point, b: Point, land: &Land, out: &mut Vec<Shape>) {
    let palette = land.palette;
    out.push(Shape::line([a, b], land.line(0.14, 2.0, palette.wall)));
    for k in 0..5_u8 {
        let p = a.lerp(b, (f32::from(k) + 0.5) / 5.0);
        out.push(Shape::disc(p, land.least(0.03, 0.6), palette.fortress));
    }
    for end in [a, b] {
        out.push(Shape::disc(end, land.least(0.13, 1.6), palette.wall));
    }
}

fn feature_line(id: &str, a: Point, b: Point, land: &Land, out: &mut Vec<Shape>) {
    let palette = land.palette;
    let has = |words: &[&str]| words.iter().any(|w| id.contains(w));
    if has(&["wall", "gate"]) {
        wall(a, b, land, out);
    } else if has(&["bridge", "ford"]) {
        let across = (b - a).turned() * 0.22;
        let middle = a.lerp(b, 0.5);
        let stroke = land.line(0.16, 2.0, palette.road_edge);
        out.push(Shape::line([middle - across, middle + across], stroke));
    } else if has(&["river", "stream", "water", "brook"]) {
        let points = (0..=8_u8).map(|k| {
            let t = f32::from(k) / 8.0;
            let side = (b - a).turned() * 0.04 * (t * std::f32::consts::TAU).sin();
            a.lerp(b, t) + side
        });
        let points: Vec<Point> = points.collect();
        out.push(Shape::line(points.clone(), land.line(0.2, 2.0, palette.water_ink)));
        out.push(Shape::line(points, land.line(0.1, 1.0, palette.water)));
    } else {
        let stroke = land.line(0.09, 1.2, palette.rough_ink);
        // Dashes with gaps of half their length.
        let (way, long) = ((b - a).normalized(), (b - a).length());
        let mut from = 0.0;
        while from < long {
            out.push(Shape::line([a + way * from, a + way * (from + 0.2).min(long)], stroke));
            from += 0.3;
        }
    }
}
