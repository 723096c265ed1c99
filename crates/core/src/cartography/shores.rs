//! Water: shores, and lines that follow them.

use super::contours::Regions;
use super::cover::{Cover, Survey};
use super::quadrangle::Quadrangle;
use crate::drawing::Shape;

/// The water with its shores.
pub fn draw(quadrangle: &Quadrangle<'_>, survey: &Survey, out: &mut Vec<Shape>) {
    let Some(water) = survey.only(Cover::Water) else { return };
    let palette = quadrangle.palette;
    if quadrangle.is_flat {
        let shore = Regions::of(water, 0.5);
        let stroke = quadrangle.line(0.06, 1.0, palette.water_ink.lerp(palette.place, 0.25));
        out.extend(shore.fill(palette.water));
        out.extend(shore.lines.into_iter().map(|line| Shape::line(line, stroke)));
        return;
    }
    let sand = palette.clear.lerp(palette.dunes, 0.7).lerp(palette.dunes_ink, 0.15);
    out.extend(Regions::of(water, 0.4).fill(sand.thin(0.75)));
    let shore = Regions::of(water, 0.5);
    out.extend(shore.fill(palette.water.lerp(palette.clear, 0.22)));
    for (level, share) in [(0.66, 0.5), (0.84, 1.0)] {
        let deeper = palette.water.lerp(palette.water_ink, 0.12 * share);
        out.extend(Regions::of(water, level).fill(deeper));
    }
    for (level, wide, share) in [(0.6, 0.022, 0.7), (0.72, 0.018, 0.5), (0.86, 0.015, 0.35)] {
        let stroke = quadrangle.line(wide, 0.5, palette.water_ink.thin(share));
        let lines = Regions::of(water, level).lines;
        out.extend(lines.into_iter().map(|line| Shape::line(line, stroke)));
    }
    let stroke = quadrangle.line(0.045, 0.9, palette.water_ink.lerp(palette.place, 0.35));
    out.extend(shore.lines.into_iter().map(|line| Shape::line(line, stroke)));
}
