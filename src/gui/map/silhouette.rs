//! The figures on counters, drawn from simple shapes.

use crate::view::CounterKind;
use egui::{Color32, Pos2, Rect, Shape, Stroke, pos2};

/// Draws in a square from (-1, -1) to (1, 1).
pub struct Pen<'a> {
    /// The square.
    pub rect: Rect,
    /// The colour.
    pub ink: Color32,
    /// Where the shapes go.
    pub out: &'a mut Vec<Shape>,
}

impl Pen<'_> {
    /// A point of the square on the screen.
    #[must_use]
    pub fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        let half = self.rect.size() / 2.0;
        let c = self.rect.center();
        pos2(c.x + x * half.x, c.y + y * half.y)
    }

    /// A length on the screen.
    #[must_use]
    pub fn size(&self, length: f32) -> f32 {
        length * self.rect.height() / 2.0
    }

    /// A filled convex shape.
    pub fn area(&mut self, points: &[(f32, f32)]) {
        let points = points.iter().map(|&p| self.at(p)).collect();
        self.out.push(Shape::convex_polygon(points, self.ink, Stroke::NONE));
    }

    /// A line through points.
    pub fn line(&mut self, points: &[(f32, f32)], width: f32) {
        let stroke = Stroke::new(self.size(width).max(0.7), self.ink);
        let points = points.iter().map(|&p| self.at(p)).collect();
        self.out.push(Shape::line(points, stroke));
    }

    /// A filled circle.
    pub fn disc(&mut self, center: (f32, f32), radius: f32) {
        self.out.push(Shape::circle_filled(self.at(center), self.size(radius), self.ink));
    }

    /// A part of an ellipse, as a line.
    pub fn arc(&mut self, center: (f32, f32), radius: (f32, f32), angles: (f32, f32), width: f32) {
        let points: Vec<(f32, f32)> = (0..=10)
            .map(|k| {
                let angle = (angles.0 + (angles.1 - angles.0) * k as f32 / 10.0).to_radians();
                (center.0 + angle.cos() * radius.0, center.1 + angle.sin() * radius.1)
            })
            .collect();
        self.line(&points, width);
    }

    /// A man on foot.
    pub fn man(&mut self, x: f32) {
        self.disc((x, -0.62), 0.21);
        self.area(&[(x - 0.28, -0.36), (x + 0.28, -0.36), (x + 0.2, 0.34), (x - 0.2, 0.34)]);
        self.line(&[(x - 0.1, 0.3), (x - 0.2, 0.96)], 0.17);
        self.line(&[(x + 0.1, 0.3), (x + 0.2, 0.96)], 0.17);
    }

    /// An upright spear.
    pub fn spear(&mut self, x: f32, top: f32, bottom: f32) {
        self.line(&[(x, top + 0.2), (x, bottom)], 0.09);
        self.area(&[(x - 0.1, top + 0.26), (x, top - 0.06), (x + 0.1, top + 0.26)]);
    }

    /// A bow with its arrow.
    pub fn bow(&mut self, x: f32, y: f32, tall: f32) {
        self.arc((x - 0.12, y), (0.36, tall), (-82.0, 82.0), 0.1);
        self.line(&[(x - 0.07, y - tall), (x - 0.07, y + tall)], 0.045);
        self.line(&[(x - 0.42, y), (x + 0.4, y)], 0.06);
    }

    /// A horse.
    pub fn horse(&mut self) {
        self.out.push(Shape::ellipse_filled(
            self.at((-0.02, 0.28)),
            egui::vec2(self.size(0.58), self.size(0.25)),
            self.ink,
        ));
        self.area(&[(0.22, 0.1), (0.6, -0.42), (0.84, -0.3), (0.54, 0.34)]);
        self.area(&[(0.6, -0.5), (0.82, -0.44), (1.02, -0.1), (0.9, -0.02), (0.66, -0.2)]);
        self.area(&[(0.58, -0.44), (0.64, -0.66), (0.74, -0.44)]);
        for (hip, knee, hoof) in [
            ((-0.46, 0.36), (-0.5, 0.66), (-0.62, 0.96)),
            ((-0.32, 0.4), (-0.3, 0.68), (-0.24, 0.96)),
            ((0.3, 0.42), (0.3, 0.7), (0.22, 0.96)),
            ((0.44, 0.36), (0.62, 0.62), (0.56, 0.92)),
        ] {
            self.line(&[hip, knee, hoof], 0.12);
        }
        self.line(&[(-0.54, 0.18), (-0.78, 0.26), (-0.84, 0.66)], 0.1);
    }

    /// Who sits on the horse.
    pub fn rider(&mut self) {
        self.disc((-0.08, -0.62), 0.17);
        self.area(&[(-0.28, -0.44), (0.1, -0.44), (0.06, 0.14), (-0.24, 0.14)]);
        self.line(&[(-0.04, 0.06), (0.1, 0.42), (0.06, 0.56)], 0.13);
    }
}

/// Adds the figure of a counter.
pub fn draw(kind: CounterKind, rect: Rect, ink: Color32, out: &mut Vec<Shape>) {
    let mut pen = Pen { rect, ink, out };
    match kind {
        CounterKind::Infantry => {
            pen.man(-0.05);
            pen.spear(0.5, -0.98, 0.96);
            pen.area(&[(-0.68, -0.3), (-0.24, -0.3), (-0.24, 0.16), (-0.46, 0.5), (-0.68, 0.16)]);
        }
        CounterKind::LightInfantry => {
            pen.man(-0.3);
            pen.bow(0.42, -0.16, 0.62);
        }
        CounterKind::HeavyCavalry => {
            pen.horse();
            pen.rider();
            // The cloth over the horse, the lance and its pennon.
            pen.area(&[(-0.58, 0.2), (0.46, 0.2), (0.5, 0.62), (-0.62, 0.62)]);
            pen.line(&[(-0.5, 0.0), (0.9, -0.92)], 0.08);
            pen.area(&[(0.42, -0.62), (0.78, -0.86), (0.4, -0.92)]);
        }
        CounterKind::Cavalry => {
            pen.horse();
            pen.rider();
            pen.spear(-0.46, -0.98, 0.4);
        }
        CounterKind::LightCavalry => {
            pen.horse();
            pen.rider();
            pen.line(&[(-0.6, -0.5), (0.42, -0.74)], 0.07);
        }
        CounterKind::HorseArchers => {
            pen.horse();
            pen.rider();
            pen.bow(-0.62, -0.4, 0.44);
        }
        CounterKind::Dismounted => {
            pen.man(-0.2);
            pen.line(&[(0.16, -0.1), (0.46, -0.86)], 0.1);
            pen.line(&[(0.12, -0.36), (0.38, -0.26)], 0.09);
            // A horseshoe: these men have horses.
            pen.arc((0.56, 0.48), (0.27, 0.34), (-235.0, 55.0), 0.14);
        }
        CounterKind::Garrison => {
            pen.disc((0.0, -0.66), 0.2);
            pen.area(&[(-0.26, -0.42), (0.26, -0.42), (0.26, 0.1), (-0.26, 0.1)]);
            pen.spear(0.46, -0.98, 0.1);
            pen.area(&[(-0.92, 0.22), (0.92, 0.22), (0.92, 0.96), (-0.92, 0.96)]);
            for x in [-0.92, -0.4, 0.14, 0.64] {
                pen.area(&[(x, 0.02), (x + 0.28, 0.02), (x + 0.28, 0.26), (x, 0.26)]);
            }
        }
        CounterKind::Leader => {
            pen.line(&[(-0.5, -0.96), (-0.5, 0.96)], 0.13);
            pen.area(&[(-0.5, -0.9), (0.6, -0.9), (0.34, -0.46), (-0.5, -0.46)]);
            pen.area(&[(-0.5, -0.46), (0.34, -0.46), (0.6, -0.02), (-0.5, -0.02)]);
        }
        CounterKind::Trebuchet => {
            pen.line(&[(-0.5, 0.92), (0.02, -0.3), (0.5, 0.92)], 0.13);
            pen.line(&[(-0.8, 0.92), (0.8, 0.92)], 0.13);
            pen.line(&[(-0.3, 0.4), (0.3, 0.4)], 0.1);
            pen.line(&[(0.5, 0.12), (-0.72, -0.82)], 0.11);
            pen.area(&[(0.36, 0.06), (0.66, 0.06), (0.7, 0.42), (0.32, 0.42)]);
            pen.line(&[(-0.72, -0.82), (-0.9, -0.3)], 0.05);
            pen.disc((-0.9, -0.24), 0.12);
        }
        CounterKind::Baggage => {
            // A covered wagon on two wheels.
            pen.area(&[(-0.86, 0.1), (0.7, 0.1), (0.62, 0.42), (-0.78, 0.42)]);
            pen.area(&[(-0.78, 0.0), (-0.62, -0.56), (0.42, -0.56), (0.6, 0.0)]);
            pen.line(&[(0.66, 0.26), (0.98, 0.08)], 0.1);
            for x in [-0.46, 0.32] {
                pen.arc((x, 0.58), (0.26, 0.3), (0.0, 360.0), 0.12);
            }
        }
        CounterKind::Camp => {
            pen.area(&[(-0.92, 0.8), (-0.06, -0.56), (-0.16, 0.8)]);
            pen.area(&[(0.92, 0.8), (0.06, -0.56), (0.3, 0.8)]);
            pen.line(&[(0.0, -0.5), (0.0, -0.98)], 0.08);
            pen.area(&[(0.0, -0.98), (0.42, -0.84), (0.0, -0.7)]);
        }
    }
}
