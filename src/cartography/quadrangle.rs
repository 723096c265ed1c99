//! A part of a map as land, drawn from below: ground, relief, what grows there, water, houses, roads.

use super::contours::Regions;
use super::cover::{Cover, Survey};
use super::groundwork::Groundwork;
use super::lattice::{Lattice, STEP};
use super::{growth, highways, relief, settlement, shores};
use crate::drawing::{Area, Colour, Drawing, Palette, Point, Shape, Stroke};
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

    /// What darkens the ground a little.
    #[must_use]
    pub fn shade(&self) -> Colour {
        if self.palette.dark { Colour::black(46) } else { Colour { r: 60, g: 44, b: 20, a: 24 } }
    }

    /// What lightens it.
    #[must_use]
    pub fn light(&self) -> Colour {
        if self.palette.dark {
            Colour { r: 255, g: 250, b: 230, a: 10 }
        } else {
            Colour { r: 255, g: 252, b: 236, a: 40 }
        }
    }

    fn survey(&self, area: Area) -> Survey {
        Survey::new(self.map, &self.groundwork.beds, Lattice::around(area))
    }

    /// Whether a place belongs to this part.
    #[must_use]
    pub fn holds(&self, at: Point) -> bool {
        let Area { min, max } = self.area;
        (min.x..max.x).contains(&at.x) && (min.y..max.y).contains(&at.y)
    }

    /// The roads in this part and a little beyond.
    #[must_use]
    pub fn roads(&self) -> Vec<Vec<Point>> {
        let (min, max) = (self.area.min - Point::splat(0.5), self.area.max + Point::splat(0.5));
        let near = |two: &[Point]| {
            let apart = |a: f32, b: f32, min: f32, max: f32| a.max(b) < min || a.min(b) > max;
            !apart(two[0].x, two[1].x, min.x, max.x) && !apart(two[0].y, two[1].y, min.y, max.y)
        };
        let mut parts: Vec<Vec<Point>> = Vec::new();
        for line in &self.groundwork.roads {
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

/// The land itself: ground, relief, water. It reaches a step beyond the part, so that nothing shows between two parts.
#[must_use]
pub fn land(quadrangle: &Quadrangle<'_>) -> Drawing {
    let beyond = Point::splat(STEP);
    let area = Area::new(quadrangle.area.min - beyond, quadrangle.area.max + beyond);
    let survey = quadrangle.survey(area);
    let highest = quadrangle.groundwork.highest;
    let mut drawing = Drawing::default();
    let layer = drawing.layer("ground");
    base(quadrangle, &survey, layer);
    relief::tints(quadrangle, &survey, highest, layer);
    covers(quadrangle, &survey, layer);
    relief::grain(quadrangle, &survey, layer);
    let layer = drawing.layer("relief");
    relief::shades(quadrangle, &survey, layer);
    relief::contours(quadrangle, &survey, highest, layer);
    relief::hachures(quadrangle, &survey, layer);
    shores::draw(quadrangle, &survey, drawing.layer("water"));
    drawing
}

/// What stands on it: what grows there, houses, roads.
#[must_use]
pub fn features(quadrangle: &Quadrangle<'_>) -> Drawing {
    let survey = quadrangle.survey(quadrangle.area);
    let roads = quadrangle.roads();
    let mut drawing = Drawing::default();
    let layer = drawing.layer("vegetation");
    growth::grass(quadrangle, &survey, layer);
    growth::stones(quadrangle, &survey, layer);
    growth::dunes(quadrangle, &survey, layer);
    growth::marsh(quadrangle, &survey, layer);
    growth::woods(quadrangle, &survey, drawing.layer("woods"));
    settlement::houses(quadrangle, &survey, &roads, drawing.layer("works"));
    highways::draw(quadrangle, &roads, drawing.layer("highways"));
    drawing
}

fn base(quadrangle: &Quadrangle<'_>, survey: &Survey, out: &mut Vec<Shape>) {
    let everything = survey.height.lattice.map(|_| 1.0);
    out.extend(Regions::of(&everything, 0.5).fill(quadrangle.palette.clear));
}

/// The tints of the kinds of cover, with soft borders.
fn covers(quadrangle: &Quadrangle<'_>, survey: &Survey, out: &mut Vec<Shape>) {
    let palette = quadrangle.palette;
    for cover in Cover::ALL {
        let fill = match cover {
            Cover::Open | Cover::Water => continue,
            Cover::Rough => palette.rough,
            Cover::Dunes => palette.dunes,
            Cover::Marsh => palette.swamp,
            Cover::Hill => palette.hill,
            Cover::Woods => palette.woods,
            Cover::Built => palette.fortress,
        };
        let Some(field) = survey.only(cover) else { continue };
        for (level, share) in [(0.32, 0.25), (0.42, 0.45), (0.52, 0.7), (0.62, 1.0)] {
            out.extend(Regions::of(field, level).fill(fill.thin(share)));
        }
    }
}
