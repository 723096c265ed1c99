//! The pictures on tactics cards.

use super::emblem::Brush;
use crate::view::Emblem;

/// Adds the emblem of a tactics card.
pub(super) fn draw(emblem: Emblem, b: &mut Brush) {
    match emblem {
        Emblem::Charge => {
            for (x, wide) in [(-0.74, 0.14), (-0.14, 0.18), (0.46, 0.22)] {
                b.pen.line(&[(x - 0.1, -0.66), (x + 0.36, 0.0), (x - 0.1, 0.66)], wide);
            }
            b.pen.line(&[(-0.98, -0.2), (-0.76, -0.2)], 0.08);
            b.pen.line(&[(-0.98, 0.2), (-0.76, 0.2)], 0.08);
        }
        Emblem::Blood => {
            drop(b, (0.06, 0.34), 0.54);
            b.cut(|pen| pen.arc((0.02, 0.36), (0.32, 0.34), (95.0, 170.0), 0.09));
            drop(b, (-0.7, -0.3), 0.22);
            drop(b, (0.74, -0.4), 0.16);
        }
        Emblem::Outflanking => {
            b.pen.area(&[(-0.2, -0.34), (0.46, -0.34), (0.46, 0.34), (-0.2, 0.34)]);
            b.cut(|pen| pen.line(&[(-0.12, 0.26), (0.38, -0.26)], 0.08));
            b.pen.arc((0.06, 0.1), (0.86, 0.84), (120.0, 330.0), 0.15);
            b.pen.area(&[(0.98, -0.02), (0.56, -0.38), (1.04, -0.56)]);
        }
        Emblem::ShieldWall => {
            for x in [-0.6, 0.6, 0.0] {
                b.cut(|pen| pen.area(&wall(x, 0.07)));
                b.pen.area(&wall(x, 0.0));
                b.cut(|pen| {
                    pen.line(&[(x, -0.5), (x, 0.62)], 0.06);
                    pen.disc((x, -0.04), 0.12);
                });
            }
        }
        Emblem::Hill => {
            b.pen.area(&[
                (-1.0, 0.72),
                (-0.6, 0.14),
                (-0.2, -0.14),
                (0.16, -0.14),
                (0.56, 0.16),
                (1.0, 0.72),
            ]);
            b.cut(|pen| {
                pen.line(&[(-0.5, 0.5), (-0.16, 0.2), (0.16, 0.2)], 0.06);
                pen.line(&[(0.2, 0.52), (0.5, 0.4)], 0.06);
            });
            b.pen.line(&[(0.0, -0.1), (0.0, -0.94)], 0.08);
            b.pen.area(&[(0.0, -0.94), (0.54, -0.74), (0.0, -0.52)]);
        }
        Emblem::Marsh => {
            for (x, top, lean) in [(-0.5, -0.5, -0.1), (-0.16, -0.9, 0.02), (0.24, -0.66, 0.12)] {
                b.pen.line(&[(x, 0.42), (x + lean, top + 0.3)], 0.07);
                b.oval((x + lean, top + 0.16), (0.1, 0.24));
            }
            b.pen.line(&[(-0.02, 0.4), (0.56, -0.2)], 0.07);
            for (y, shift) in [(0.5, 0.0), (0.84, 0.3)] {
                for k in 0..3_u8 {
                    let x = f32::from(k) * 0.62 - 0.72 + shift;
                    b.pen.arc((x, y), (0.2, 0.14), (0.0, 180.0), 0.08);
                }
            }
        }
        Emblem::Ambush => {
            // A pit with stakes under leaves.
            b.pen.line(
                &[
                    (-1.0, -0.1),
                    (-0.66, -0.1),
                    (-0.52, 0.84),
                    (0.52, 0.84),
                    (0.66, -0.1),
                    (1.0, -0.1),
                ],
                0.11,
            );
            for x in [-0.32, 0.0, 0.32] {
                b.pen.area(&[(x - 0.12, 0.8), (x, 0.12), (x + 0.12, 0.8)]);
            }
            for (x, y) in
                [(-0.5, -0.34), (0.0, -0.44), (0.48, -0.32), (-0.24, -0.64), (0.28, -0.66)]
            {
                b.oval((x, y), (0.26, 0.12));
            }
        }
        Emblem::Reserve => {
            for (x, y) in [(-0.5, -0.14), (-0.16, 0.02), (0.18, 0.18)] {
                b.cut(|pen| pen.area(&card(x, y, 0.06)));
                b.pen.area(&card(x, y, 0.0));
            }
            b.cut(|pen| {
                pen.line(&[(0.18, -0.06), (0.18, 0.42)], 0.12);
                pen.line(&[(-0.06, 0.18), (0.42, 0.18)], 0.12);
            });
        }
        Emblem::Rally => {
            b.pen.line(&[(0.0, 0.94), (0.0, -0.96)], 0.1);
            b.pen.area(&[(0.04, -0.9), (0.76, -0.9), (0.58, -0.62), (0.76, -0.34), (0.04, -0.34)]);
            for lean in [-1.0_f32, 1.0] {
                b.pen.line(&[(0.96 * lean, 0.9), (0.36 * lean, 0.44)], 0.12);
                b.pen.area(&[(0.14 * lean, 0.24), (0.56 * lean, 0.3), (0.3 * lean, 0.64)]);
            }
        }
        Emblem::Cohesion => {
            for (x, y) in [(-0.4, 0.26), (0.4, 0.26), (0.0, -0.38)] {
                b.pen.arc((x, y), (0.5, 0.5), (0.0, 360.0), 0.13);
            }
        }
        Emblem::Initiative => {
            // A curved horn with its mouth to the right.
            b.pen.arc((0.0, -0.1), (0.74, 0.74), (30.0, 300.0), 0.17);
            b.pen.area(&[(0.2, -0.96), (0.5, -0.66), (0.98, -0.98), (0.72, -0.3), (0.3, -0.62)]);
            b.pen.area(&[(0.3, -0.84), (1.0, -1.0), (0.8, -0.3)]);
            b.pen.line(&[(-0.66, -0.1), (0.62, 0.28)], 0.08);
        }
        _ => {
            // A standard with its pole broken.
            b.pen.line(&[(-0.3, 0.96), (-0.16, 0.1), (-0.04, 0.22)], 0.11);
            b.pen.line(&[(0.02, 0.02), (0.14, -0.02), (0.7, -0.74)], 0.11);
            b.pen.area(&[(0.3, -0.3), (0.7, -0.78), (0.98, -0.12), (0.62, 0.26)]);
            b.pen.area(&[(0.62, 0.26), (0.98, -0.12), (0.86, 0.48)]);
            b.pen.line(&[(-0.86, -0.7), (-0.5, -0.34)], 0.07);
            b.pen.line(&[(-0.4, -0.92), (-0.28, -0.5)], 0.07);
            b.pen.line(&[(-0.94, -0.2), (-0.56, -0.1)], 0.07);
        }
    }
}

/// A drop around a point.
fn drop(b: &mut Brush, (x, y): (f32, f32), radius: f32) {
    b.pen.disc((x, y), radius);
    let (wide, top) = (radius * 0.86, y - radius * 2.3);
    b.pen.area(&[(x - wide, y - radius * 0.5), (x, top), (x + wide, y - radius * 0.5)]);
}

/// A tall shield around an upright line.
fn wall(x: f32, more: f32) -> [(f32, f32); 6] {
    let (w, m) = (0.36 + more, more);
    [
        (x - w, -0.66 - m),
        (x, -0.8 - m),
        (x + w, -0.66 - m),
        (x + w, 0.5 + m),
        (x, 0.86 + m),
        (x - w, 0.5 + m),
    ]
}

/// A little card around a point.
fn card(x: f32, y: f32, more: f32) -> [(f32, f32); 4] {
    let (w, h) = (0.42 + more, 0.6 + more);
    [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
}
