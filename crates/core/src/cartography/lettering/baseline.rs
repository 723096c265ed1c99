//! Lines that names follow.

use crate::drawing::{Point, point};

/// A line through points, measured along it. Beyond its ends it goes on straight.
#[derive(Clone, Debug)]
pub struct Baseline {
    points: Vec<Point>,
    /// How far along it each point lies.
    along: Vec<f32>,
}

impl Baseline {
    /// The line through at least two points that differ.
    #[must_use]
    pub fn new(points: Vec<Point>) -> Option<Baseline> {
        let mut along = vec![0.0];
        for two in points.windows(2) {
            along.push(along[along.len() - 1] + (two[1] - two[0]).length());
        }
        (along[along.len() - 1] > 0.0).then_some(Baseline { points, along })
    }

    /// A straight line through a point at an angle.
    #[must_use]
    pub fn straight(middle: Point, angle: f32) -> Baseline {
        let way = point(angle.cos(), angle.sin());
        Baseline { points: vec![middle - way, middle + way], along: vec![0.0, 2.0] }
    }

    /// Whether it has no bends.
    #[must_use]
    pub const fn is_straight(&self) -> bool {
        self.points.len() == 2
    }

    /// How long it is.
    #[must_use]
    pub fn length(&self) -> f32 {
        self.along[self.along.len() - 1]
    }

    /// The place so far along it, and the angle at which it runs there.
    #[must_use]
    pub fn at(&self, far: f32) -> (Point, f32) {
        let last = self.points.len() - 1;
        let next = self.along.partition_point(|&along| along <= far).clamp(1, last);
        let (a, b) = (self.points[next - 1], self.points[next]);
        let way = (b - a).normalized();
        (a + way * (far - self.along[next - 1]), way.y.atan2(way.x))
    }

    /// The same line, run through the other way.
    #[must_use]
    pub fn reversed(&self) -> Baseline {
        let length = self.length();
        Baseline {
            points: self.points.iter().rev().copied().collect(),
            along: self.along.iter().rev().map(|along| length - along).collect(),
        }
    }
}
