//! Points and rectangles. The second axis runs downwards.

use std::ops::{Add, Mul, Neg, Sub};

/// A point, or the way from one point to another.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// A point.
#[must_use]
pub const fn point(x: f32, y: f32) -> Point {
    Point { x, y }
}

impl Point {
    /// The same both ways.
    #[must_use]
    pub const fn splat(both: f32) -> Point {
        point(both, both)
    }

    /// The point at a share of the way to another.
    #[must_use]
    pub fn lerp(self, to: Point, share: f32) -> Point {
        self + (to - self) * share
    }

    /// Turned by a quarter of a circle.
    #[must_use]
    pub fn turned(self) -> Point {
        point(self.y, -self.x)
    }

    /// Turned around nothing by an angle, clockwise.
    #[must_use]
    pub fn rotated(self, angle: f32) -> Point {
        let (sin, cos) = angle.sin_cos();
        point(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }

    /// How long it is.
    #[must_use]
    pub fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    /// The same way, one unit long; nothing stays nothing.
    #[must_use]
    pub fn normalized(self) -> Point {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { self }
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        point(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        point(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Point;

    fn mul(self, share: f32) -> Point {
        point(self.x * share, self.y * share)
    }
}

impl Neg for Point {
    type Output = Point;

    fn neg(self) -> Point {
        point(-self.x, -self.y)
    }
}

/// A rectangle.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Area {
    /// The upper left corner.
    pub min: Point,
    /// The lower right corner.
    pub max: Point,
}

impl Area {
    /// Between two corners.
    #[must_use]
    pub const fn new(min: Point, max: Point) -> Area {
        Area { min, max }
    }

    /// Around a point.
    #[must_use]
    pub fn around(center: Point, size: Point) -> Area {
        let half = size * 0.5;
        Area::new(center - half, center + half)
    }

    /// From its upper left corner.
    #[must_use]
    pub fn sized(min: Point, size: Point) -> Area {
        Area::new(min, min + size)
    }

    /// Its left edge.
    #[must_use]
    pub const fn left(&self) -> f32 {
        self.min.x
    }

    /// Its right edge.
    #[must_use]
    pub const fn right(&self) -> f32 {
        self.max.x
    }

    /// Its upper edge.
    #[must_use]
    pub const fn top(&self) -> f32 {
        self.min.y
    }

    /// Its lower edge.
    #[must_use]
    pub const fn bottom(&self) -> f32 {
        self.max.y
    }

    /// Its width.
    #[must_use]
    pub fn width(&self) -> f32 {
        self.max.x - self.min.x
    }

    /// Its height.
    #[must_use]
    pub fn height(&self) -> f32 {
        self.max.y - self.min.y
    }

    /// Its width and height.
    #[must_use]
    pub fn size(&self) -> Point {
        self.max - self.min
    }

    /// Its middle.
    #[must_use]
    pub fn center(&self) -> Point {
        self.min.lerp(self.max, 0.5)
    }

    /// Its upper right corner.
    #[must_use]
    pub const fn right_top(&self) -> Point {
        point(self.max.x, self.min.y)
    }

    /// Moved.
    #[must_use]
    pub fn translate(&self, way: Point) -> Area {
        Area::new(self.min + way, self.max + way)
    }

    /// The rectangle around this one when it is turned around a point by an angle, clockwise.
    #[must_use]
    pub fn turned(&self, around: Point, angle: f32) -> Area {
        let corners = [self.min, self.right_top(), self.max, point(self.min.x, self.max.y)];
        let [first, others @ ..] = corners.map(|at| around + (at - around).rotated(angle));
        others.iter().fold(Area::new(first, first), |area, &at| area.join(&Area::new(at, at)))
    }

    /// The rectangle around this one and another.
    #[must_use]
    pub const fn join(&self, other: &Area) -> Area {
        let min = point(self.min.x.min(other.min.x), self.min.y.min(other.min.y));
        let max = point(self.max.x.max(other.max.x), self.max.y.max(other.max.y));
        Area::new(min, max)
    }

    /// What it has in common with another; nothing wide where they lie apart.
    #[must_use]
    pub const fn common(&self, other: &Area) -> Area {
        let min = point(self.min.x.max(other.min.x), self.min.y.max(other.min.y));
        let max = point(self.max.x.min(other.max.x), self.max.y.min(other.max.y));
        Area::new(min, point(max.x.max(min.x), max.y.max(min.y)))
    }

    /// Whether it has a part in common with another.
    #[must_use]
    pub const fn meets(&self, other: &Area) -> bool {
        self.min.x <= other.max.x
            && other.min.x <= self.max.x
            && self.min.y <= other.max.y
            && other.min.y <= self.max.y
    }

    /// Smaller by so much on every side.
    #[must_use]
    pub fn shrink(&self, by: f32) -> Area {
        self.shrink2(by, by)
    }

    /// How far a point lies outside; 0 within.
    #[must_use]
    pub fn gap(&self, at: Point) -> f32 {
        let nearest = point(
            at.x.clamp(self.min.x, self.max.x.max(self.min.x)),
            at.y.clamp(self.min.y, self.max.y.max(self.min.y)),
        );
        (at - nearest).length()
    }

    /// Smaller by so much to the left and right, and above and below.
    #[must_use]
    pub fn shrink2(&self, x: f32, y: f32) -> Area {
        Area::new(self.min + point(x, y), self.max - point(x, y))
    }

    /// The part above a share of its height, and the part below.
    #[must_use]
    pub fn split_top(&self, share: f32) -> (Area, Area) {
        let y = self.top() + self.height() * share;
        (Area::new(self.min, point(self.max.x, y)), Area::new(point(self.min.x, y), self.max))
    }

    /// The part left of a share of its width, and the part right of it.
    #[must_use]
    pub fn split_left(&self, share: f32) -> (Area, Area) {
        let x = self.left() + self.width() * share;
        (Area::new(self.min, point(x, self.max.y)), Area::new(point(x, self.min.y), self.max))
    }

    /// Its four corners, one after the other.
    #[must_use]
    pub const fn corners(&self) -> [Point; 4] {
        let (min, max) = (self.min, self.max);
        [min, point(max.x, min.y), max, point(min.x, max.y)]
    }
}
