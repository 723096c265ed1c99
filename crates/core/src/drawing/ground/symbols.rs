//! The small drawings that tell terrain apart without colour, scattered over a hex.

use super::Land;
use super::kind::Ground;
use crate::board::Hex;
use crate::drawing::art::{self, Inks};
use crate::drawing::{Area, Colour, Palette, Point, Shape, Stroke, point};

/// A cheap number from 0 to 1 that is always the same for a place.
fn chance(seed: u32, k: usize) -> f32 {
    let k = u32::try_from(k).unwrap_or(0);
    let mut x = seed.wrapping_mul(0x9E37_79B9) ^ k.wrapping_mul(0x85EB_CA6B) ^ 0x5bd1_e995;
    x ^= x >> 15;
    x = x.wrapping_mul(0x2C1B_3C6D);
    x ^= x >> 13;
    f32::from((x & 0xffff) as u16) / 65_535.0
}

/// Where a symbol lies in its hex, and half of its side.
type Spot = (f32, f32, f32);

/// Adds the drawing of a hex's ground; the hex's number varies it.
pub(super) fn draw(land: &Land, hex: Hex, out: &mut Vec<Shape>) {
    let place = (land.center(hex), 1.0, land.zoom);
    scattered(land.ground(hex), (place, u32::from(hex.0)), land.palette, out);
}

/// Adds a sample of ground: its tint, its symbols and its road. `unit` is the distance from a hex's centre to its corner, in points.
pub fn sample(ground: Ground, area: Area, unit: f32, palette: &Palette, out: &mut Vec<Shape>) {
    out.push(Shape::panel(area, 0.0, ground.fill(palette)));
    if ground == Ground::River {
        // Its banks tell it from the sea.
        let bank = point(area.width() * 0.16, area.height());
        for left in [area.left(), area.right() - bank.x] {
            out.push(Shape::panel(Area::sized(point(left, area.top()), bank), 0.0, palette.clear));
        }
    }
    if matches!(ground, Ground::Road | Ground::Street | Ground::Bridge) {
        let way = [point(area.center().x, area.top()), point(area.center().x, area.bottom())];
        out.push(Shape::line(way, Stroke::new(unit * 0.36, palette.road_edge)));
        out.push(Shape::line(way, Stroke::new(unit * 0.24, palette.road)));
    }
    scattered(ground, ((area.center(), unit, unit), 1), palette, out);
}

/// Adds the symbols of a kind of ground around a place. A `unit` is the distance from a hex's centre to its corner in the drawing,
/// and `zoom` the same in points of the screen.
fn scattered(
    ground: Ground,
    ((c, unit, zoom), seed): ((Point, f32, f32), u32),
    palette: &Palette,
    out: &mut Vec<Shape>,
) {
    let jitter = |k: usize| (chance(seed, k) - 0.5) * 0.16;
    let at = |x: f32, y: f32, k: usize| c + point(x + jitter(k), y + jitter(k + 50)) * unit;
    let mut place = |name: &str, at: Point, half: f32, ink: Colour| {
        let area = Area::around(at, Point::splat(half * 2.0 * unit));
        // Lines that stand alone stay visible; the edges of what is filled need not.
        let filled = ["church", "fortress", "house", "tent", "tree"].contains(&name);
        let finest = if filled { 0.0 } else { 0.6 * unit / zoom };
        let inks = Inks { ink, ground: Colour::NONE, finest };
        art::place("terrain", name, area, inks, out);
    };
    let mut scatter = |name: &str, ink: Colour, spots: &[Spot], step: usize| {
        for (k, &(x, y, half)) in spots.iter().enumerate().step_by(step) {
            place(name, at(x, y, k), half, ink);
        }
    };
    // Small hexes carry fewer strokes, as on a map of a smaller scale.
    let share = if zoom < 18.0 { 2 } else { 1 };
    match ground {
        Ground::Clear | Ground::Road | Ground::Bridge | Ground::Void => {}
        Ground::Hill => {
            let spots = [(-0.3, 0.1, 0.34), (0.28, -0.2, 0.28), (0.25, 0.42, 0.24)];
            scatter("hilltop", palette.hill_ink, &spots[..4 - share], 1);
        }
        Ground::Swamp => {
            let spots = [
                (-0.42, -0.12, 0.15),
                (0.1, -0.4, 0.15),
                (0.42, 0.08, 0.15),
                (-0.1, 0.2, 0.15),
                (0.2, 0.55, 0.15),
                (-0.4, 0.5, 0.15),
            ];
            scatter("tuft", palette.swamp_ink, &spots, share);
        }
        Ground::Dunes => {
            for k in (0..14_u8).step_by(share) {
                let angle = f32::from(k) * 2.4;
                let far = (f32::from(k) / 14.0).sqrt() * 0.66;
                let p = at(angle.cos() * far, angle.sin() * far, usize::from(k));
                out.push(Shape::disc(p, 0.028 * unit, palette.dunes_ink));
            }
        }
        Ground::Woods => {
            let half = 0.195;
            let spots = [
                (-0.36, -0.2, half),
                (0.04, -0.42, half),
                (0.4, -0.1, half),
                (-0.12, 0.14, half),
                (0.24, 0.42, half),
                (-0.4, 0.48, half),
            ];
            scatter("tree", palette.woods_ink, &spots, share);
        }
        Ground::Sea | Ground::River => {
            let spots = [(-0.3, -0.3, 0.24), (0.3, 0.0, 0.24), (-0.2, 0.35, 0.24)];
            scatter("wave", palette.water_ink, &spots, 1);
        }
        Ground::Fortress => place("fortress", c, 1.0, palette.wall),
        Ground::Town => {
            let spots = [(-0.3, -0.1, 0.16), (0.2, -0.3, 0.16), (0.28, 0.26, 0.16)];
            scatter("house", palette.wall, &spots, 1);
        }
        Ground::Camp => {
            let spots = [(-0.32, -0.12, 0.19), (0.22, -0.3, 0.19), (0.26, 0.28, 0.19)];
            scatter("tent", palette.wall, &spots, 1);
        }
        Ground::Street => {
            // Houses on both sides; the road between them is drawn with the other roads.
            let spots =
                [(-0.5, -0.32, 0.14), (-0.5, 0.34, 0.14), (0.5, -0.3, 0.14), (0.5, 0.36, 0.14)];
            scatter("house", palette.wall, &spots, 1);
        }
        Ground::Priory => {
            place("church", c + point(-0.05, -0.02) * unit, 0.612, palette.wall);
            place("house", at(0.5, 0.38, 1), 0.12, palette.wall);
        }
        Ground::Rough => {
            let spots = [(-0.3, -0.2, 0.14), (0.3, -0.1, 0.14), (-0.05, 0.35, 0.14)];
            scatter("rock", palette.rough_ink, &spots, 1);
        }
    }
}
