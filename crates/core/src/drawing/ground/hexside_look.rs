//! What hexsides look like: each kind is told from the others without colour.

use super::Land;
use crate::board::Hex;
use crate::drawing::{Point, Shape};
use crate::view::FeatureView;

/// How a hexside is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HexsideLook {
    /// A wall with merlons.
    Wall,
    /// A passage between two towers.
    Gate,
    /// A bridge or ford: a way across.
    Crossing,
    /// Running water.
    River,
    /// Hachures on the lower side.
    Slope,
    /// A thick edge with teeth on the lower side.
    Cliff,
    /// A row of bushes.
    Hedge,
    /// Something else: dashes.
    Other,
}

impl HexsideLook {
    /// The look that an id stands for; what is water by its rules looks like it.
    #[must_use]
    pub fn of(feature: &FeatureView) -> HexsideLook {
        let has = |words: &[&str]| words.iter().any(|word| feature.id.contains(word));
        if has(&["gate", "breach"]) {
            HexsideLook::Gate
        } else if has(&["wall", "palisade"]) {
            HexsideLook::Wall
        } else if has(&["bridge", "ford"]) {
            HexsideLook::Crossing
        } else if feature.river || has(&["river", "stream", "water", "brook", "creek", "canal"]) {
            HexsideLook::River
        } else if has(&["cliff", "crag", "ravine", "gully"]) {
            HexsideLook::Cliff
        } else if has(&["slope", "ridge", "crest", "bank", "hill"]) {
            HexsideLook::Slope
        } else if has(&["hedge"]) {
            HexsideLook::Hedge
        } else {
            HexsideLook::Other
        }
    }
}

/// Adds the drawing of a feature on the side from `a` to `b` between two hexes.
pub(super) fn draw(
    feature: &FeatureView,
    (a, b): (Point, Point),
    (here, there): (Hex, Hex),
    land: &Land,
    out: &mut Vec<Shape>,
) {
    let palette = land.palette;
    match HexsideLook::of(feature) {
        HexsideLook::Wall => wall(a, b, land, out),
        HexsideLook::Gate => gate(a, b, land, out),
        HexsideLook::Crossing => {
            let across = (b - a).turned() * 0.22;
            let middle = a.lerp(b, 0.5);
            let way = [middle - across, middle + across];
            out.push(Shape::line(way, land.line(0.2, 2.4, palette.road_edge)));
            out.push(Shape::line(way, land.line(0.12, 1.2, palette.road)));
        }
        HexsideLook::River => river(a, b, land, out),
        HexsideLook::Slope => {
            let stroke = land.line(0.05, 1.0, palette.rough_ink);
            teeth((a, b), lower(land, here, there, a, b), (7, 0.26), |root, tip, _| {
                out.push(Shape::line([root, tip], stroke));
            });
            out.push(Shape::line([a, b], stroke));
        }
        HexsideLook::Cliff => {
            out.push(Shape::line([a, b], land.line(0.12, 1.8, palette.rough_ink)));
            teeth((a, b), lower(land, here, there, a, b), (5, 0.24), |root, tip, half| {
                out.push(Shape::fill(vec![root - half, tip, root + half], palette.rough_ink));
            });
        }
        HexsideLook::Hedge => {
            for k in 0..6_u8 {
                let p = a.lerp(b, (f32::from(k) + 0.5) / 6.0);
                out.push(Shape::disc(p, land.least(0.085, 1.2), palette.woods_ink));
            }
        }
        HexsideLook::Other => {
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
}

/// A wall with merlons, and with a tower at each end.
pub(super) fn wall(a: Point, b: Point, land: &Land, out: &mut Vec<Shape>) {
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

/// Two pieces of wall with a road between their towers.
fn gate(a: Point, b: Point, land: &Land, out: &mut Vec<Shape>) {
    let palette = land.palette;
    let (left, right) = (a.lerp(b, 0.32), a.lerp(b, 0.68));
    let (middle, across) = (a.lerp(b, 0.5), (b - a).turned() * 0.26);
    out.push(Shape::line(
        [middle - across, middle + across],
        land.line(0.26, 2.6, palette.road_edge),
    ));
    out.push(Shape::line([middle - across, middle + across], land.line(0.18, 1.6, palette.road)));
    let stroke = land.line(0.14, 2.0, palette.wall);
    for (end, post) in [(a, left), (b, right)] {
        out.push(Shape::line([end, post], stroke));
        out.push(Shape::disc(end, land.least(0.13, 1.6), palette.wall));
        out.push(Shape::disc(post, land.least(0.15, 1.8), palette.wall));
        out.push(Shape::disc(post, land.least(0.06, 0.8), palette.fortress));
    }
}

/// Winding water; its ends are round, so that sides join.
fn river(a: Point, b: Point, land: &Land, out: &mut Vec<Shape>) {
    let palette = land.palette;
    let points = (0..=8_u8).map(|k| {
        let t = f32::from(k) / 8.0;
        let side = (b - a).turned() * 0.04 * (t * std::f32::consts::TAU).sin();
        a.lerp(b, t) + side
    });
    let points: Vec<Point> = points.collect();
    for stroke in [land.line(0.24, 2.6, palette.water_ink), land.line(0.14, 1.4, palette.water)] {
        out.push(Shape::line(points.clone(), stroke));
        out.extend([a, b].map(|end| Shape::disc(end, stroke.wide / 2.0, stroke.colour)));
    }
}

/// The way from a side to its lower hex; on even ground to the one that comes first on the map.
fn lower(land: &Land, here: Hex, there: Hex, a: Point, b: Point) -> Point {
    let level = |hex: Hex| land.map.map.level(hex);
    let to = if (level(there), there) < (level(here), here) { there } else { here };
    let (across, way) = ((b - a).normalized().turned(), land.center(to) - a.lerp(b, 0.5));
    if across.x * way.x + across.y * way.y < 0.0 { -across } else { across }
}

/// Strokes or triangles side by side: their roots, their tips, and half of their width.
fn teeth(
    (a, b): (Point, Point),
    down: Point,
    (count, long): (u8, f32),
    mut draw: impl FnMut(Point, Point, Point),
) {
    let half = (b - a) * (0.5 / f32::from(count));
    for k in 0..count {
        let root = a.lerp(b, (f32::from(k) + 0.5) / f32::from(count));
        draw(root, root + down * long, half);
    }
}
