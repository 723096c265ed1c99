//! A part of a map as land, drawn from below: ground, relief, what grows there, water.

use super::cover::{Cover, Survey};
use super::contours::Regions;
use super::lattice::Lattice;
use super::{growth, relief, water};
use crate::drawing::{Area, Colour, Drawing, Palette, Point, Shape, Stroke};
use crate::view::MapView;

/// A part of a map, and what it is drawn with.
pub struct Sheet<'a> {
    /// The map.
    pub map: &'a MapView,
    /// The colours.
    pub palette: &'a Palette,
    /// The part.
    pub area: Area,
    /// Points of the screen for a unit: where it is small, less is shown.
    pub zoom: f32,
    /// What darkens the ground a little.
    pub shade: Colour,
    /// What lightens it.
    pub light: Colour,
    /// Where nothing is to stand: the lines of roads.
    pub kept_free: Vec<Point>,
}

impl Sheet<'_> {
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

    /// Whether a place belongs to this part.
    #[must_use]
    pub fn holds(&self, at: Point) -> bool {
        let Area { min, max } = self.area;
        (min.x..max.x).contains(&at.x) && (min.y..max.y).contains(&at.y)
    }

    /// Whether something may stand there.
    #[must_use]
    pub fn is_vacant(&self, at: Point) -> bool {
        self.kept_free.iter().all(|&other| (other - at).length() > 0.3)
    }
}

/// Draws a part of a map.
#[must_use]
pub fn draw(sheet: &Sheet<'_>) -> Drawing {
    let survey = Survey::new(sheet.map, Lattice::around(sheet.area));
    let levels = sheet.map.map.grid.hexes().map(|hex| sheet.map.map.level(hex));
    let highest = levels.max().unwrap_or(0);
    let mut drawing = Drawing::default();
    let layer = drawing.layer("ground");
    base(sheet, &survey, layer);
    relief::tints(sheet, &survey, highest, layer);
    covers(sheet, &survey, layer);
    relief::grain(sheet, &survey, layer);
    let layer = drawing.layer("relief");
    relief::shades(sheet, &survey, layer);
    relief::contours(sheet, &survey, highest, layer);
    relief::hachures(sheet, &survey, layer);
    let layer = drawing.layer("vegetation");
    growth::grass(sheet, &survey, layer);
    growth::stones(sheet, &survey, layer);
    growth::dunes(sheet, &survey, layer);
    growth::marsh(sheet, &survey, layer);
    water::draw(sheet, &survey, drawing.layer("water"));
    growth::woods(sheet, &survey, drawing.layer("woods"));
    growth::houses(sheet, &survey, drawing.layer("works"));
    drawing
}

fn base(sheet: &Sheet<'_>, survey: &Survey, out: &mut Vec<Shape>) {
    let everything = survey.height.lattice.map(|_| 1.0);
    out.extend(Regions::of(&everything, 0.5).fill(sheet.palette.clear));
}

/// The tints of the kinds of cover, with soft borders.
fn covers(sheet: &Sheet<'_>, survey: &Survey, out: &mut Vec<Shape>) {
    let palette = sheet.palette;
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
