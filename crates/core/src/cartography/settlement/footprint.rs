//! The ground that a building stands on.

use crate::drawing::{Point, point};

/// A rectangle that lies any way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Footprint {
    /// Its middle.
    pub at: Point,
    /// The way of its length, one unit long.
    pub along: Point,
    /// Half of its length and half of its depth.
    pub half: Point,
}

impl Footprint {
    /// A place on it: from -1 to 1 along it, and from -1 to 1 across.
    #[must_use]
    pub fn place(&self, along: f32, across: f32) -> Point {
        self.at - self.along.turned() * (self.half.y * across) + self.along * (self.half.x * along)
    }

    /// Its corners, in order.
    #[must_use]
    pub fn corners(&self) -> [Point; 4] {
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| self.place(x, y))
    }

    /// The same with a rim around it.
    #[must_use]
    pub fn grown(&self, rim: f32) -> Footprint {
        Footprint { half: self.half + Point::splat(rim), ..*self }
    }

    /// A part of it: its middle in shares of the half sides, and its half sides in the same shares.
    #[must_use]
    pub fn part(&self, middle: (f32, f32), half: (f32, f32)) -> Footprint {
        let half = point(self.half.x * half.0, self.half.y * half.1);
        Footprint { at: self.place(middle.0, middle.1), half, ..*self }
    }

    /// Whether it covers a place.
    #[must_use]
    pub fn covers(&self, at: Point) -> bool {
        let off = at - self.at;
        dot(off, self.along).abs() < self.half.x
            && dot(off, self.along.turned()).abs() < self.half.y
    }

    /// Whether it overlaps another.
    #[must_use]
    pub fn meets(&self, other: &Footprint) -> bool {
        let off = other.at - self.at;
        let apart = |axis: Point| {
            let reach = |of: &Footprint| {
                of.half.x * dot(of.along, axis).abs()
                    + of.half.y * dot(of.along.turned(), axis).abs()
            };
            dot(off, axis).abs() >= reach(self) + reach(other)
        };
        let axes = [self.along, self.along.turned(), other.along, other.along.turned()];
        !axes.into_iter().any(apart)
    }
}

fn dot(a: Point, b: Point) -> f32 {
    a.x * b.x + a.y * b.y
}
