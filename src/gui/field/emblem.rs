//! The pictures on unit cards, drawn from simple shapes.

use super::super::map::silhouette::Pen;
use super::emblem_tactics;
use crate::view::Emblem;
use egui::{Color32, Rect, Shape, vec2};

/// A pen with a second colour, for what is cut out of a figure.
pub(super) struct Brush<'a> {
    pub pen: Pen<'a>,
    pub cut: Color32,
}

impl Brush<'_> {
    /// Draws with the second colour.
    pub(super) fn cut(&mut self, draw: impl FnOnce(&mut Pen)) {
        let ink = std::mem::replace(&mut self.pen.ink, self.cut);
        draw(&mut self.pen);
        self.pen.ink = ink;
    }

    /// A filled ellipse.
    pub(super) fn oval(&mut self, center: (f32, f32), (wide, tall): (f32, f32)) {
        let radius = vec2(self.pen.size(wide), self.pen.size(tall));
        let (at, ink) = (self.pen.at(center), self.pen.ink);
        self.pen.out.push(Shape::ellipse_filled(at, radius, ink));
    }

    /// A sword from its pommel to its tip.
    pub(super) fn sword(&mut self, from: (f32, f32), to: (f32, f32), wide: f32) {
        let pen = &mut self.pen;
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let long = dx.hypot(dy).max(0.01);
        let (ux, uy) = (dx / long, dy / long);
        let (sx, sy) = (-uy * wide, ux * wide);
        let at = |t: f32, s: f32| (from.0 + dx * t + sx * s, from.1 + dy * t + sy * s);
        pen.area(&[at(0.2, 1.0), at(0.86, 1.0), to, at(0.86, -1.0), at(0.2, -1.0)]);
        pen.line(&[from, at(0.24, 0.0)], wide * 1.1);
        pen.line(&[at(0.22, 3.0), at(0.22, -3.0)], wide * 1.1);
        pen.disc(from, wide * 1.1);
    }

    /// A spear or javelin with its head.
    pub(super) fn javelin(&mut self, from: (f32, f32), to: (f32, f32), wide: f32) {
        let pen = &mut self.pen;
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let long = dx.hypot(dy).max(0.01);
        let (ux, uy) = (dx / long, dy / long);
        let base = (to.0 - ux * 0.3, to.1 - uy * 0.3);
        pen.line(&[from, base], wide);
        let far = wide * 1.5;
        pen.area(&[
            to,
            (base.0 - uy * far, base.1 + ux * far),
            (base.0 + uy * far, base.1 - ux * far),
        ]);
    }

    /// A wheel with spokes.
    fn wheel(&mut self, center: (f32, f32), radius: f32) {
        let pen = &mut self.pen;
        pen.arc(center, (radius, radius), (0.0, 360.0), 0.11);
        for turn in [0.0_f32, 60.0, 120.0] {
            let (sin, cos) = turn.to_radians().sin_cos();
            let (x, y) = (cos * radius, sin * radius);
            pen.line(&[(center.0 - x, center.1 - y), (center.0 + x, center.1 + y)], 0.06);
        }
        pen.disc(center, 0.09);
    }

    /// A car with its driver, drawn by a horse.
    fn chariot(&mut self) {
        let pen = &mut self.pen;
        pen.area(&[(-0.86, -0.12), (-0.2, -0.12), (-0.1, 0.4), (-0.8, 0.4)]);
        pen.disc((-0.5, -0.72), 0.17);
        pen.area(&[(-0.7, -0.54), (-0.3, -0.54), (-0.34, -0.1), (-0.66, -0.1)]);
        pen.line(&[(-0.34, -0.42), (0.36, -0.24)], 0.05);
        pen.line(&[(-0.14, 0.34), (0.46, 0.2)], 0.09);
        // The horse's fore part.
        pen.area(&[(0.14, 0.08), (0.62, 0.0), (0.7, 0.42), (0.14, 0.46)]);
        pen.area(&[(0.46, 0.1), (0.66, -0.44), (0.84, -0.36), (0.72, 0.24)]);
        pen.area(&[(0.62, -0.5), (0.8, -0.5), (1.0, -0.16), (0.88, -0.08), (0.64, -0.3)]);
        for (x, y, z) in [(0.2, 0.16, 0.06), (0.62, 0.7, 0.78)] {
            pen.line(&[(x, 0.4), (y, 0.7), (z, 0.96)], 0.11);
        }
        self.wheel((-0.46, 0.56), 0.38);
    }
}

/// Adds an emblem. `cut` is the colour below it.
pub fn draw(emblem: Emblem, rect: Rect, ink: Color32, cut: Color32, out: &mut Vec<Shape>) {
    let side = rect.width().min(rect.height());
    let rect = Rect::from_center_size(rect.center(), vec2(side, side));
    let mut brush = Brush { pen: Pen { rect, ink, out }, cut };
    let b = &mut brush;
    match emblem {
        Emblem::Sling | Emblem::Bow | Emblem::Javelin => thrower(emblem, b),
        Emblem::LightShield
        | Emblem::RoundShield
        | Emblem::OvalShield
        | Emblem::LegionShield
        | Emblem::HopliteShield => shield(emblem, b),
        Emblem::Axe | Emblem::Crowd | Emblem::LongSword | Emblem::Pikes => foot(emblem, b),
        Emblem::HorseBow | Emblem::Horse | Emblem::HorseJavelin | Emblem::ArmouredHorse => {
            mounted(emblem, b);
        }
        Emblem::Chariot => b.chariot(),
        Emblem::ScythedChariot => {
            b.chariot();
            // Blades on the axle, and one before the horse.
            b.pen.area(&[(-0.46, 0.5), (-1.0, 0.34), (-0.62, 0.62)]);
            b.pen.area(&[(-0.46, 0.5), (0.1, 0.86), (-0.3, 0.72)]);
            b.pen.area(&[(0.66, 0.16), (1.04, 0.3), (0.66, 0.34)]);
        }
        Emblem::Elephant | Emblem::Wagon | Emblem::Catapult => machine(emblem, b),
        _ => emblem_tactics::draw(emblem, b),
    }
}

fn thrower(emblem: Emblem, b: &mut Brush) {
    match emblem {
        Emblem::Sling => {
            b.pen.man(-0.3);
            b.pen.line(&[(-0.16, -0.28), (0.14, -0.5), (0.26, -0.74)], 0.13);
            b.pen.arc((0.5, -0.62), (0.26, 0.3), (170.0, 380.0), 0.06);
            b.pen.disc((0.76, -0.5), 0.13);
            b.pen.line(&[(-0.5, -0.24), (-0.74, 0.1)], 0.13);
        }
        Emblem::Bow => {
            b.pen.man(-0.34);
            b.pen.bow(0.42, -0.16, 0.72);
        }
        _ => {
            b.pen.man(-0.06);
            b.javelin((-0.86, -0.02), (0.94, -0.74), 0.09);
            b.pen.disc((0.34, 0.12), 0.27);
            b.cut(|pen| pen.disc((0.34, 0.12), 0.1));
        }
    }
}

fn shield(emblem: Emblem, b: &mut Brush) {
    match emblem {
        Emblem::LightShield => {
            // A little crescent before two javelins.
            b.javelin((-0.62, 0.92), (0.5, -0.96), 0.08);
            b.javelin((0.62, 0.92), (-0.5, -0.96), 0.08);
            b.pen.disc((0.0, 0.2), 0.56);
            b.cut(|pen| pen.disc((0.0, -0.32), 0.36));
        }
        Emblem::RoundShield => {
            b.javelin((-0.9, 0.9), (0.92, -0.94), 0.1);
            b.pen.disc((0.0, 0.06), 0.68);
            b.cut(|pen| {
                pen.arc((0.0, 0.06), (0.5, 0.5), (0.0, 360.0), 0.09);
                pen.disc((0.0, 0.06), 0.16);
            });
        }
        Emblem::OvalShield => {
            b.pen.spear(0.68, -0.98, 0.96);
            b.oval((-0.12, 0.06), (0.5, 0.88));
            b.cut(|pen| pen.line(&[(-0.12, -0.7), (-0.12, 0.82)], 0.09));
            b.cut(|pen| pen.disc((-0.12, 0.06), 0.2));
            b.pen.disc((-0.12, 0.06), 0.1);
        }
        Emblem::LegionShield => {
            b.sword((0.82, 0.9), (0.82, -0.86), 0.09);
            b.pen.area(&[
                (-0.82, -0.78),
                (-0.2, -0.92),
                (0.42, -0.78),
                (0.42, 0.84),
                (-0.2, 0.98),
                (-0.82, 0.84),
            ]);
            b.cut(|pen| {
                for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
                    pen.line(
                        &[(-0.2 + x * 0.14, 0.03 + y * 0.2), (-0.2 + x * 0.44, y * 0.68)],
                        0.08,
                    );
                }
                pen.disc((-0.2, 0.03), 0.24);
            });
            b.pen.disc((-0.2, 0.03), 0.13);
        }
        _ => {
            b.pen.disc((0.0, 0.0), 0.92);
            b.cut(|pen| {
                pen.arc((0.0, 0.0), (0.76, 0.76), (0.0, 360.0), 0.06);
                pen.line(&[(-0.4, 0.52), (0.0, -0.5), (0.4, 0.52)], 0.17);
            });
        }
    }
}

fn foot(emblem: Emblem, b: &mut Brush) {
    match emblem {
        Emblem::Axe => {
            for lean in [-1.0_f32, 1.0] {
                b.pen.line(&[(-0.6 * lean, 0.94), (0.56 * lean, -0.9)], 0.11);
                b.pen.area(&[
                    (0.3 * lean, -0.5),
                    (0.56 * lean, -0.9),
                    (0.98 * lean, -0.66),
                    (0.92 * lean, -0.2),
                ]);
            }
        }
        Emblem::Crowd => {
            for (x, y) in [(-0.5, -0.5), (0.0, -0.66), (0.5, -0.5)] {
                b.pen.disc((x, y), 0.18);
                b.pen.area(&[
                    (x - 0.24, y + 0.22),
                    (x + 0.24, y + 0.22),
                    (x + 0.24, 0.4),
                    (x - 0.24, 0.4),
                ]);
            }
            for x in [-0.74, -0.25, 0.25, 0.74] {
                b.cut(|pen| {
                    pen.disc((x, 0.12), 0.24);
                    pen.area(&[
                        (x - 0.29, 0.32),
                        (x + 0.29, 0.32),
                        (x + 0.29, 0.96),
                        (x - 0.29, 0.96),
                    ]);
                });
                b.pen.disc((x, 0.12), 0.18);
                b.pen.area(&[(x - 0.22, 0.36), (x + 0.22, 0.36), (x + 0.2, 0.96), (x - 0.2, 0.96)]);
            }
        }
        Emblem::LongSword => {
            b.sword((-0.66, 0.86), (0.74, -0.92), 0.11);
            b.oval((0.34, 0.36), (0.34, 0.56));
            b.cut(|pen| pen.line(&[(0.34, -0.1), (0.34, 0.82)], 0.08));
        }
        _ => {
            for k in 0..5_u8 {
                let x = f32::from(k) * 0.36 - 0.84;
                b.javelin((x - 0.04, 0.5), (x + 0.3, -0.98), 0.06);
                b.pen.disc((x - 0.04, 0.36), 0.15);
                b.pen.area(&[(x - 0.2, 0.5), (x + 0.13, 0.5), (x + 0.13, 0.96), (x - 0.2, 0.96)]);
            }
        }
    }
}

fn mounted(emblem: Emblem, b: &mut Brush) {
    b.pen.horse();
    b.pen.rider();
    match emblem {
        Emblem::HorseBow => b.pen.bow(-0.62, -0.42, 0.5),
        Emblem::Horse => b.sword((-0.16, -0.34), (0.36, -1.0), 0.05),
        Emblem::HorseJavelin => {
            b.javelin((-0.78, -0.32), (0.5, -0.84), 0.06);
            b.javelin((-0.86, -0.56), (0.36, -0.98), 0.06);
            b.pen.disc((-0.3, -0.14), 0.2);
        }
        _ => {
            // Scales over the horse, and the long lance.
            b.pen.area(&[(-0.6, 0.12), (0.5, 0.12), (0.52, 0.66), (-0.64, 0.66)]);
            b.javelin((-0.7, 0.04), (0.98, -0.92), 0.08);
            b.cut(|pen| {
                for row in 0..3_u8 {
                    for k in 0..6_u8 {
                        let shift = if row % 2 == 0 { 0.0 } else { 0.09 };
                        let (x, y) =
                            (f32::from(k) * 0.18 - 0.5 + shift, f32::from(row) * 0.17 + 0.22);
                        pen.arc((x, y), (0.08, 0.08), (0.0, 180.0), 0.035);
                    }
                }
            });
        }
    }
}

fn machine(emblem: Emblem, b: &mut Brush) {
    match emblem {
        Emblem::Elephant => {
            b.oval((-0.14, 0.1), (0.62, 0.42));
            b.pen.disc((0.48, -0.08), 0.34);
            b.pen.arc((0.9, 0.24), (0.2, 0.5), (-110.0, -260.0), 0.15);
            for x in [-0.56, -0.26, 0.1, 0.34] {
                b.pen.area(&[(x - 0.13, 0.3), (x + 0.11, 0.3), (x + 0.1, 0.96), (x - 0.12, 0.96)]);
            }
            b.pen.area(&[(0.6, 0.18), (0.98, 0.02), (0.66, 0.3)]);
            b.cut(|pen| {
                pen.arc((0.3, -0.04), (0.2, 0.28), (-70.0, 200.0), 0.06);
                pen.disc((0.58, -0.12), 0.05);
            });
            // The tower.
            b.pen.area(&[(-0.54, -0.68), (0.16, -0.68), (0.12, -0.24), (-0.5, -0.24)]);
            for x in [-0.54, -0.28, -0.02] {
                b.pen.area(&[(x, -0.86), (x + 0.17, -0.86), (x + 0.17, -0.66), (x, -0.66)]);
            }
            b.pen.line(&[(-0.2, -0.7), (-0.2, -1.0)], 0.06);
        }
        Emblem::Wagon => {
            b.pen.area(&[(-0.9, -0.5), (0.76, -0.5), (0.76, 0.36), (-0.9, 0.36)]);
            for x in [-0.9, -0.48, -0.06, 0.36] {
                b.pen.area(&[(x, -0.72), (x + 0.26, -0.72), (x + 0.26, -0.48), (x, -0.48)]);
            }
            b.cut(|pen| {
                for x in [-0.6, -0.08, 0.44] {
                    pen.area(&[
                        (x - 0.07, -0.28),
                        (x + 0.07, -0.28),
                        (x + 0.07, 0.04),
                        (x - 0.07, 0.04),
                    ]);
                }
                for x in [-0.5, 0.36] {
                    pen.disc((x, 0.56), 0.46);
                }
            });
            b.wheel((-0.5, 0.56), 0.36);
            b.wheel((0.36, 0.56), 0.36);
            b.pen.line(&[(0.7, 0.3), (1.0, 0.1)], 0.1);
        }
        _ => {
            b.pen.line(&[(-0.84, 0.6), (0.84, 0.6)], 0.16);
            b.pen.line(&[(-0.1, 0.6), (0.18, -0.26), (0.46, 0.6)], 0.12);
            b.pen.line(&[(0.5, 0.46), (-0.62, -0.72)], 0.13);
            b.pen.arc((-0.72, -0.76), (0.2, 0.16), (20.0, 200.0), 0.1);
            b.pen.disc((-0.74, -0.86), 0.16);
            b.wheel((-0.56, 0.72), 0.24);
            b.wheel((0.56, 0.72), 0.24);
        }
    }
}
