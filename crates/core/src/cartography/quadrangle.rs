//! A part of a map, and what it is drawn with.

use super::cover::Survey;
use super::groundwork::Groundwork;
use super::lattice::Lattice;
use crate::drawing::{Area, Colour, Palette, Point, Stroke};
use crate::view::MapView;

/// A part of a map, and what it is drawn with.
pub struct Quadrangle<'a> {
    /// The map.
    pub map: &'a MapView,
    /// What all parts have in common.
    pub groundwork: &'a Groundwork,
    /// The colours.
    pub palette: &'a Palette,
    /// The part.
    pub area: Area,
    /// The highest level; 0 where heights are not shown.
    pub highest: u8,
    /// Whether it is drawn in flat colours and firm lines.
    pub is_flat: bool,
    /// Points of the screen for a unit: where it is small, less is shown.
    pub zoom: f32,
}

impl Quadrangle<'_> {
    /// A length, at least so many points of the screen.
    #[must_use]
    pub fn least(&self, length: f32, points: f32) -> f32 {
        length.max(points / self.zoom)
    }

    /// A line so wide, and at least so many points of the screen.
    #[must_use]
    pub fn line(&self, wide: f32, points: f32, colour: Colour) -> Stroke {
        Stroke::new(self.least(wide, points), colour)
    }

    /// What covers an area.
    #[must_use]
    pub fn survey(&self, area: Area) -> Survey {
        let lattice = Lattice::around(area);
        Survey::new(self.map, &self.groundwork.beds, lattice, self.highest > 0)
    }

    /// Whether a place belongs to this part.
    #[must_use]
    pub fn holds(&self, at: Point) -> bool {
        let Area { min, max } = self.area;
        (min.x..max.x).contains(&at.x) && (min.y..max.y).contains(&at.y)
    }

    /// What of some lines lies in this part and a little beyond.
    #[must_use]
    pub fn near(&self, lines: &[Vec<Point>]) -> Vec<Vec<Point>> {
        let (min, max) = (self.area.min - Point::splat(0.5), self.area.max + Point::splat(0.5));
        let near = |two: &[Point]| {
            let apart = |a: f32, b: f32, min: f32, max: f32| a.max(b) < min || a.min(b) > max;
            !apart(two[0].x, two[1].x, min.x, max.x) && !apart(two[0].y, two[1].y, min.y, max.y)
        };
        let mut parts: Vec<Vec<Point>> = Vec::new();
        for line in lines {
            let mut part: Vec<Point> = Vec::new();
            for two in line.windows(2) {
                if near(two) {
                    if part.is_empty() {
                        part.push(two[0]);
                    }
                    part.push(two[1]);
                } else if !part.is_empty() {
                    parts.push(std::mem::take(&mut part));
                }
            }
            parts.extend((!part.is_empty()).then_some(part));
        }
        parts
    }
}
