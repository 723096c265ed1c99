//! The land of a quadrangle, from below: ground, relief, water; and what stands on it: what grows there, roads, houses.

use super::contours::Regions;
use super::cover::{Cover, Survey};
use super::lattice::STEP;
use super::quadrangle::Quadrangle;
use super::{farmland, growth, highways, relief, settlement, shores, trees, watercourses};
use crate::drawing::{Area, Drawing, Point, Shape};

/// The land itself: ground, relief, water. It reaches a step beyond the part, so that nothing shows between two parts.
#[must_use]
pub fn land(quadrangle: &Quadrangle<'_>) -> Drawing {
    let beyond = Point::splat(STEP);
    let area = Area::new(quadrangle.area.min - beyond, quadrangle.area.max + beyond);
    let survey = quadrangle.survey(area);
    let mut drawing = Drawing::default();
    let layer = drawing.layer("ground");
    base(quadrangle, &survey, layer);
    relief::tints(quadrangle, &survey, layer);
    covers(quadrangle, &survey, layer);
    if !quadrangle.is_flat {
        relief::grain(quadrangle, &survey, layer);
    }
    let layer = drawing.layer("relief");
    if !quadrangle.is_flat {
        relief::shades(quadrangle, &survey, layer);
    }
    relief::contours(quadrangle, &survey, layer);
    relief::hachures(quadrangle, &survey, layer);
    shores::draw(quadrangle, &survey, drawing.layer("water"));
    drawing
}

/// What stands on it: what grows there, roads, houses.
#[must_use]
pub fn features(quadrangle: &Quadrangle<'_>) -> Drawing {
    let survey = quadrangle.survey(quadrangle.area);
    let roads = quadrangle.near(&quadrangle.groundwork.roads);
    let mut drawing = Drawing::default();
    farmland::draw(quadrangle, drawing.layer("farmland"));
    relief::numbers(quadrangle, &survey, &roads, drawing.layer("contours"));
    let layer = drawing.layer("vegetation");
    growth::grass(quadrangle, &survey, layer);
    growth::stones(quadrangle, &survey, layer);
    growth::dunes(quadrangle, &survey, layer);
    growth::marsh(quadrangle, &survey, layer);
    trees::woods(quadrangle, &survey, drawing.layer("woods"));
    watercourses::draw(quadrangle, drawing.layer("watercourses"));
    highways::draw(quadrangle, &roads, drawing.layer("highways"));
    settlement::draw(quadrangle, drawing.layer("works"));
    drawing
}

fn base(quadrangle: &Quadrangle<'_>, survey: &Survey, out: &mut Vec<Shape>) {
    let everything = survey.height.lattice.map(|_| 1.0);
    out.extend(Regions::of(&everything, 0.5).fill(quadrangle.palette.clear));
}

/// The tints of the kinds of cover, with soft borders or with firm ones.
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
        if quadrangle.is_flat {
            let regions = Regions::of(field, 0.5);
            let edge = quadrangle.line(0.025, 0.6, fill.lerp(palette.place, 0.35));
            out.extend(regions.fill(fill));
            out.extend(regions.lines.into_iter().map(|line| Shape::line(line, edge)));
            continue;
        }
        for (level, share) in [(0.32, 0.25), (0.42, 0.45), (0.52, 0.7), (0.62, 1.0)] {
            out.extend(Regions::of(field, level).fill(fill.thin(share)));
        }
    }
}
