//! How a picture lies on the plane of the map.

use egui::{Pos2, Vec2, pos2, vec2};
use serde::{Deserialize, Serialize};

/// Where the picture's first point lies, and how far one point to the right and one down lead, in the units of the map.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Placement {
    /// The place of the upper left corner.
    pub origin: Pos2,
    /// One point to the right.
    pub across: Vec2,
    /// One point down.
    pub down: Vec2,
}

impl Placement {
    /// A picture of this size that lies over a part of the map, as wide as that.
    #[must_use]
    pub fn over(size: Vec2, area: egui::Rect) -> Placement {
        let scale = area.width() / size.x.max(1.0);
        Placement { origin: area.min, across: vec2(scale, 0.0), down: vec2(0.0, scale) }
    }

    /// Where a point of the picture lies on the map.
    #[must_use]
    pub fn to_map(&self, p: Vec2) -> Pos2 {
        self.origin + self.across * p.x + self.down * p.y
    }

    /// The point of the picture that lies at a place of the map; nothing if the picture is flat.
    #[must_use]
    pub fn to_picture(&self, at: Pos2) -> Option<Vec2> {
        let by = at - self.origin;
        let area = self.across.x * self.down.y - self.across.y * self.down.x;
        (area.abs() > 1e-12).then(|| {
            vec2(
                (by.x * self.down.y - by.y * self.down.x) / area,
                (by.y * self.across.x - by.x * self.across.y) / area,
            )
        })
    }

    /// The same, larger or smaller around a place.
    #[must_use]
    pub fn scaled(&self, factor: f32, around: Pos2) -> Placement {
        Placement {
            origin: around + (self.origin - around) * factor,
            across: self.across * factor,
            down: self.down * factor,
        }
    }

    /// The same, turned around a place; the angle in degrees, clockwise.
    #[must_use]
    pub fn turned(&self, degrees: f32, around: Pos2) -> Placement {
        let turn = egui::emath::Rot2::from_angle(degrees.to_radians());
        Placement {
            origin: around + turn * (self.origin - around),
            across: turn * self.across,
            down: turn * self.down,
        }
    }

    /// The placement in which three points of the picture lie where they are to lie; nothing if they lie in a line.
    #[must_use]
    pub fn through(pairs: [(Vec2, Pos2); 3]) -> Option<Placement> {
        let [(p0, m0), (p1, m1), (p2, m2)] = pairs;
        let (a, b) = (p1 - p0, p2 - p0);
        let area = a.x * b.y - a.y * b.x;
        if area.abs() < 1e-6 {
            return None;
        }
        let (u, v) = (m1 - m0, m2 - m0);
        let across = (u * b.y - v * a.y) / area;
        let down = (v * a.x - u * b.x) / area;
        let origin = m0 - across * p0.x - down * p0.y;
        Some(Placement { origin: pos2(origin.x, origin.y), across, down })
    }
}
