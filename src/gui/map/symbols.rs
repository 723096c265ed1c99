//! The small drawings that tell terrain apart without colour.

use super::super::theme::Palette;
use super::ground::Ground;
use egui::{Color32, Pos2, Shape, Stroke, pos2, vec2};

/// A cheap number from 0 to 1 that is always the same for a place.
fn chance(seed: u32, k: usize) -> f32 {
    let k = u32::try_from(k).unwrap_or(0);
    let mut x = seed.wrapping_mul(0x9E37_79B9) ^ k.wrapping_mul(0x85EB_CA6B) ^ 0x5bd1_e995;
    x ^= x >> 15;
    x = x.wrapping_mul(0x2C1B_3C6D);
    x ^= x >> 13;
    f32::from((x & 0xffff) as u16) / 65_535.0
}

/// Adds the drawing of a hex's ground. `r` is the distance from centre to corner; `seed` varies the drawing.
pub fn draw(ground: Ground, c: Pos2, r: f32, seed: u32, palette: &Palette, out: &mut Vec<Shape>) {
    let jitter = |k: usize| (chance(seed, k) - 0.5) * 0.16;
    let at = |x: f32, y: f32, k: usize| c + vec2(x + jitter(k), y + jitter(k + 50)) * r;
    // Small hexes carry fewer strokes, as on a map of a smaller scale.
    let share = if r < 18.0 { 2 } else { 1 };
    match ground {
        Ground::Clear | Ground::Road | Ground::Bridge | Ground::Void => {}
        Ground::Hill => {
            for (k, (x, y, s)) in [(-0.3, 0.1, 0.34), (0.28, -0.2, 0.28), (0.25, 0.42, 0.24)]
                .into_iter()
                .enumerate()
                .take(4 - share)
            {
                hachures(at(x, y, k), s * r, palette.hill_ink, r, out);
            }
        }
        Ground::Swamp => {
            for (k, (x, y)) in
                [(-0.42, -0.12), (0.1, -0.4), (0.42, 0.08), (-0.1, 0.2), (0.2, 0.55), (-0.4, 0.5)]
                    .into_iter()
                    .enumerate()
                    .step_by(share)
            {
                tuft(at(x, y, k), r * 0.15, palette.swamp_ink, r, out);
            }
        }
        Ground::Dunes => {
            for k in (0..14).step_by(share) {
                let angle = k as f32 * 2.4;
                let far = (k as f32 / 14.0).sqrt() * 0.66;
                let p = at(angle.cos() * far, angle.sin() * far, k);
                out.push(Shape::circle_filled(p, r * 0.028, palette.dunes_ink));
            }
        }
        Ground::Woods => {
            for (k, (x, y)) in [
                (-0.36, -0.2),
                (0.04, -0.42),
                (0.4, -0.1),
                (-0.12, 0.14),
                (0.24, 0.42),
                (-0.4, 0.48),
            ]
            .into_iter()
            .enumerate()
            .step_by(share)
            {
                tree(at(x, y, k), r * 0.15, palette.woods_ink, out);
            }
        }
        Ground::Sea | Ground::River => {
            for (k, (x, y)) in [(-0.3, -0.3), (0.3, 0.0), (-0.2, 0.35)].into_iter().enumerate() {
                wave(at(x, y, k), r * 0.24, palette.water_ink, r, out);
            }
        }
        Ground::Fortress => fortress(c, r, palette, out),
        Ground::Town => {
            for (k, (x, y)) in [(-0.3, -0.1), (0.2, -0.3), (0.28, 0.26)].into_iter().enumerate() {
                house(at(x, y, k), r * 0.16, palette.wall, out);
            }
        }
        Ground::Street => {
            // Houses on both sides; the road between them is drawn with the other roads.
            for (k, (x, y)) in
                [(-0.5, -0.32), (-0.5, 0.34), (0.5, -0.3), (0.5, 0.36)].into_iter().enumerate()
            {
                house(at(x, y, k), r * 0.14, palette.wall, out);
            }
        }
        Ground::Priory => {
            church(c + vec2(-0.05, -0.02) * r, r * 0.34, palette.wall, out);
            house(at(0.5, 0.38, 1), r * 0.12, palette.wall, out);
        }
        Ground::Rough => {
            for (k, (x, y)) in [(-0.3, -0.2), (0.3, -0.1), (-0.05, 0.35)].into_iter().enumerate() {
                rock(at(x, y, k), r * 0.14, palette.rough_ink, r, out);
            }
        }
    }
}

fn pen(r: f32, color: Color32) -> Stroke {
    Stroke::new((r * 0.035).max(0.6), color)
}

/// A rounded hilltop with strokes down its lower side.
fn hachures(c: Pos2, s: f32, ink: Color32, r: f32, out: &mut Vec<Shape>) {
    let point = |k: i32, far: f32| {
        let angle = std::f32::consts::PI * (1.0 + k as f32 / 8.0);
        c + vec2(angle.cos() * far, angle.sin() * far * 0.7)
    };
    out.push(Shape::line((0..=8).step_by(2).map(|k| point(k, s)).collect(), pen(r, ink)));
    for k in [1, 3, 5, 7] {
        let (p, q) = (point(k, s * 0.95), point(k, s * 0.95) + vec2(0.0, s * 0.36));
        out.push(Shape::line_segment([p, q], pen(r * 0.8, ink)));
    }
}

/// Three blades over a waterline.
fn tuft(c: Pos2, s: f32, ink: Color32, r: f32, out: &mut Vec<Shape>) {
    for x in [-0.5, 0.0, 0.5] {
        out.push(Shape::line_segment(
            [c, c + vec2(x * s, -s * (1.0 - x.abs() * 0.4))],
            pen(r, ink),
        ));
    }
    out.push(Shape::line_segment([c - vec2(s, 0.0), c + vec2(s, 0.0)], pen(r * 0.7, ink)));
}

fn tree(c: Pos2, s: f32, ink: Color32, out: &mut Vec<Shape>) {
    out.push(Shape::circle_filled(c, s * 0.8, ink.gamma_multiply(0.85)));
    out.push(Shape::line_segment([c, c + vec2(0.0, s * 1.3)], Stroke::new(s * 0.28, ink)));
}

fn wave(c: Pos2, s: f32, ink: Color32, r: f32, out: &mut Vec<Shape>) {
    let points = (0..=12)
        .step_by(2)
        .map(|k| {
            let t = k as f32 / 12.0;
            c + vec2((t - 0.5) * 2.0 * s, (t * std::f32::consts::TAU * 1.5).sin() * s * 0.16)
        })
        .collect();
    out.push(Shape::line(points, pen(r, ink)));
}

fn house(c: Pos2, s: f32, ink: Color32, out: &mut Vec<Shape>) {
    let body = vec![
        c + vec2(-s, s * 0.8),
        c + vec2(-s, -s * 0.1),
        c + vec2(0.0, -s),
        c + vec2(s, -s * 0.1),
        c + vec2(s, s * 0.8),
    ];
    out.push(Shape::convex_polygon(body, ink.gamma_multiply(0.55), Stroke::new(s * 0.12, ink)));
}

/// A nave, and a tower with a cross.
fn church(c: Pos2, s: f32, ink: Color32, out: &mut Vec<Shape>) {
    let line = Stroke::new(s * 0.1, ink);
    let fill = ink.gamma_multiply(0.55);
    let nave = [(-0.4, 0.9), (-0.4, 0.1), (0.35, -0.35), (1.1, 0.1), (1.1, 0.9)];
    let tower = [(-1.0, 0.9), (-1.0, -0.5), (-0.7, -1.0), (-0.4, -0.5), (-0.4, 0.9)];
    for shape in [&nave, &tower] {
        let points = shape.iter().map(|&(x, y)| c + vec2(x, y) * s).collect();
        out.push(Shape::convex_polygon(points, fill, line));
    }
    let top = c + vec2(-0.7, -1.0) * s;
    let cross = Stroke::new((s * 0.16).max(0.9), ink);
    out.push(Shape::line_segment([top, top - vec2(0.0, s * 0.75)], cross));
    let arm = top - vec2(0.0, s * 0.48);
    out.push(Shape::line_segment([arm - vec2(s * 0.26, 0.0), arm + vec2(s * 0.26, 0.0)], cross));
}

fn rock(c: Pos2, s: f32, ink: Color32, r: f32, out: &mut Vec<Shape>) {
    let line = vec![
        c + vec2(-s, s * 0.5),
        c + vec2(-s * 0.3, -s * 0.6),
        c + vec2(s * 0.5, -s * 0.3),
        c + vec2(s, s * 0.5),
    ];
    out.push(Shape::line(line, pen(r, ink)));
}

/// Towers and a curtain wall with merlons.
fn fortress(c: Pos2, r: f32, palette: &Palette, out: &mut Vec<Shape>) {
    let block = |x0: f32, y0: f32, x1: f32, y1: f32| {
        let points = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)];
        Shape::convex_polygon(
            points.iter().map(|&(x, y)| pos2(c.x + x * r, c.y + y * r)).collect(),
            palette.wall.gamma_multiply(0.5),
            Stroke::NONE,
        )
    };
    out.push(block(-0.42, 0.0, 0.42, 0.34));
    for x in [-0.55, 0.25] {
        out.push(block(x, -0.26, x + 0.3, 0.34));
        for k in 0..2 {
            let x = x + 0.18 * k as f32;
            out.push(block(x, -0.38, x + 0.12, -0.26));
        }
    }
    for k in 0..2 {
        let x = -0.18 + 0.22 * k as f32;
        out.push(block(x, -0.1, x + 0.14, 0.0));
    }
}
