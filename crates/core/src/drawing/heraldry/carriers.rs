//! What bears arms, and its outline.

use crate::drawing::geometry::{Area, Point, point};

/// What arms are drawn on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Carrier {
    /// A heater shield.
    Shield,
    /// A square banner.
    Banner,
    /// The pennon of a lance: it ends in a point, away from the pole at its left.
    Pennon,
}

/// How many points the curved edge of a shield has.
const CURVE: u8 = 14;

impl Carrier {
    /// How high it is for its width.
    #[must_use]
    pub const fn aspect(self) -> f32 {
        match self {
            Carrier::Shield => 1.2,
            Carrier::Banner => 1.0,
            Carrier::Pennon => 0.6,
        }
    }

    /// Its outline, clockwise, for a width of 1; it is convex.
    #[must_use]
    pub fn outline(self) -> Vec<Point> {
        let high = self.aspect();
        match self {
            Carrier::Banner => {
                vec![point(0.0, 0.0), point(1.0, 0.0), point(1.0, high), point(0.0, high)]
            }
            Carrier::Pennon => vec![
                point(0.0, 0.0),
                point(0.5, 0.1 * high),
                point(1.0, 0.5 * high),
                point(0.5, 0.9 * high),
                point(0.0, high),
            ],
            Carrier::Shield => {
                // Upright edges, then arcs that meet in the foot.
                let (straight, radius) = (0.4, 0.89);
                let last = (0.8_f32 / radius).asin();
                let arc = (0..=CURVE).map(|k| {
                    let angle = last * f32::from(k) / f32::from(CURVE);
                    point(1.0 - radius + radius * angle.cos(), straight + radius * angle.sin())
                });
                let mut right: Vec<Point> = arc.collect();
                if let Some(foot) = right.last_mut() {
                    *foot = point(0.5, high);
                }
                let left: Vec<Point> =
                    right.iter().rev().skip(1).map(|at| point(1.0 - at.x, at.y)).collect();
                [vec![point(0.0, 0.0), point(1.0, 0.0)], right, left].concat()
            }
        }
    }

    /// The largest place for it in the middle of an area.
    #[must_use]
    pub fn within(self, area: Area) -> Area {
        let wide = area.width().min(area.height() / self.aspect());
        Area::around(area.center(), point(wide, wide * self.aspect()))
    }
}
