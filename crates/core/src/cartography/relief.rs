//! Relief: the land is tinted by its height and shaded as if the light came from the north-west; contours, and hachures on hills.

use super::contours::{Regions, paced};
use super::cover::{Cover, Survey};
use super::lattice::Field;
use super::noise;
use super::quadrangle::Quadrangle;
use super::routes;
use crate::drawing::{Colour, Point, Shape, Stroke, Text};

/// Steps of tint for a level.
const STEPS: u8 = 4;
/// From number to number on a contour, at least.
const APART: f32 = 6.0;
/// How far numbers keep from roads.
const ROADSIDE: f32 = 0.5;
/// How seldom a place for a number is taken, from -1 to 1.
const SELDOM: f32 = 0.56;
/// Smaller hexes show no numbers on contours, in points for a unit.
const LEGIBLE: f32 = 20.0;
/// How strongly small unevenness shows.
const GRAIN: f32 = 0.035;

/// Tints the land by its height.
pub fn tints(quadrangle: &Quadrangle<'_>, survey: &Survey, out: &mut Vec<Shape>) {
    let palette = quadrangle.palette;
    let steps = if quadrangle.is_flat { 1 } else { STEPS };
    for step in 1..=quadrangle.highest * steps {
        let level = (f32::from(step) - 0.5) / f32::from(steps);
        let regions = Regions::of(&survey.height, level);
        if regions.is_empty() {
            break;
        }
        let share = f32::from(step) / f32::from(steps) / f32::from(quadrangle.highest.max(3));
        let height = palette.low.lerp(palette.high, share);
        out.extend(regions.fill(palette.clear.lerp(height, 0.35 + 0.45 * share)));
    }
}

/// Shades slopes: those that face the light are lighter.
pub fn shades(quadrangle: &Quadrangle<'_>, survey: &Survey, out: &mut Vec<Shape>) {
    let (height, lattice) = (&survey.height_around, survey.height.lattice);
    let bumpy = |at: Point| {
        let water = survey.share(Cover::Water, at);
        height.at(at) + GRAIN * (1.0 - water) * noise::rough(at * 1.3, 31)
    };
    let uneven = height.lattice.map(bumpy);
    let facing = lattice.map(|at| {
        let slope = uneven.slope(at);
        let dry = 1.0 - survey.share(Cover::Water, at).min(1.0);
        (slope.x + slope.y) * 0.7 * dry
    });
    let (dark, light) = (quadrangle.palette.shaded, quadrangle.palette.lit);
    for (level, share) in [(0.1, 0.5), (0.22, 0.6), (0.4, 0.7), (0.65, 0.8)] {
        out.extend(Regions::of(&facing, level).fill(light.thin(share)));
        let shadow = Field { lattice, values: facing.values.iter().map(|value| -value).collect() };
        out.extend(Regions::of(&shadow, level).fill(dark.thin(share)));
    }
}

/// Contours between levels.
pub fn contours(quadrangle: &Quadrangle<'_>, survey: &Survey, out: &mut Vec<Shape>) {
    let colour = quadrangle.palette.contour.thin(0.55);
    for level in 0..quadrangle.highest {
        let lines = Regions::of(&survey.height, f32::from(level) + 0.5).lines;
        let stroke = quadrangle.line(0.03, 0.6, colour);
        out.extend(lines.into_iter().map(|line| Shape::line(line, stroke)));
    }
}

/// Here and there on a contour, the level of the land above it.
pub fn numbers(
    quadrangle: &Quadrangle<'_>,
    survey: &Survey,
    roads: &[Vec<Point>],
    out: &mut Vec<Shape>,
) {
    if quadrangle.zoom < LEGIBLE {
        return;
    }
    let palette = quadrangle.palette;
    let (size, ink) = (quadrangle.least(0.24, 6.0), palette.contour);
    for level in 0..quadrangle.highest {
        let lines = Regions::of(&survey.height, f32::from(level) + 0.5).lines;
        for (at, way) in paced(&lines, APART) {
            let text = (level + 1).to_string();
            if quadrangle.holds(at)
                && noise::smooth(at * 7.3, 61) > SELDOM
                && is_clear(quadrangle, roads, at)
            {
                // Digits stand on the line with their heads uphill where that is not upside down.
                let way = if way.x < 0.0 { -way } else { way };
                let angle = way.y.atan2(way.x);
                let halo = Some(Stroke::new(size * 0.5, palette.clear.lerp(palette.low, 0.4)));
                out.push(Shape::Text(Text { at, text, size, ink, halo, angle, ..Text::default() }));
            }
        }
    }
}

/// Whether a place keeps clear of the numbers of hexes and of roads.
fn is_clear(quadrangle: &Quadrangle<'_>, roads: &[Vec<Point>], at: Point) -> bool {
    let (q, r) = quadrangle.map.layout.axial_at(at.x, at.y);
    let Some(hex) = quadrangle.map.map.grid.at_axial(q, r) else { return false };
    let off = at - routes::middle(quadrangle.map, hex);
    let on_road = |two: &[Point]| (two[0].lerp(two[1], 0.5) - at).length() < ROADSIDE;
    (-0.45..0.7).contains(&off.y) && !roads.iter().flat_map(|road| road.windows(2)).any(on_road)
}

/// Hachures down the sides of hills.
pub fn hachures(quadrangle: &Quadrangle<'_>, survey: &Survey, out: &mut Vec<Shape>) {
    let Some(hills) = survey.only(Cover::Hill) else { return };
    let ink = quadrangle.palette.hill_ink;
    for (level, length, salt, share) in [(0.5, 0.34, 41, 0.8), (0.82, 0.26, 43, 1.0)] {
        let lines = Regions::of(hills, level).lines;
        for (at, _) in paced(&lines, 0.13) {
            let down = -hills.slope(at);
            if down.length() > 0.05 {
                let way = down.normalized();
                let chance = noise::smooth(at * 9.0, salt);
                let length = length * (0.75 + 0.35 * chance);
                // The light comes from the north-west.
                let shadow = ((way.x + way.y) * 0.7).clamp(-1.0, 1.0);
                let ink = ink.thin(share * (0.65 + 0.35 * shadow));
                let stroke = Stroke::new(quadrangle.least(0.028 + 0.014 * shadow, 0.5), ink);
                out.push(Shape::line(
                    [at - way * (length * 0.4), at + way * (length * 0.6)],
                    stroke,
                ));
            }
        }
    }
}

/// What is lighter or darker on even ground.
pub fn grain(quadrangle: &Quadrangle<'_>, survey: &Survey, out: &mut Vec<Shape>) {
    let field = survey
        .height
        .lattice
        .map(|at| noise::rough(at * 0.45, 57) * (1.0 - survey.share(Cover::Water, at).min(1.0)));
    for (level, colour) in [(0.18, quadrangle.palette.lit), (0.36, quadrangle.palette.lit)] {
        out.extend(Regions::of(&field, level).fill(thin(colour)));
    }
    let field =
        Field { lattice: field.lattice, values: field.values.iter().map(|value| -value).collect() };
    for level in [0.2, 0.38] {
        out.extend(Regions::of(&field, level).fill(thin(quadrangle.palette.shaded)));
    }
}

/// What is even must not look like a rise.
fn thin(colour: Colour) -> Colour {
    colour.thin(0.2)
}
