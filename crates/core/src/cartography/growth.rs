//! What grows on the land, and what lies on it: reeds and pools, sand, stones, grass.

use super::cover::{Cover, Survey};
use super::noise::{self, chance};
use super::quadrangle::Quadrangle;
use crate::drawing::{Point, Shape, Stroke, point};

/// Places about so far apart, each with its chance, in an area that is a part of the map: every place belongs to one area.
pub(super) fn scattered(quadrangle: &Quadrangle<'_>, apart: f32, salt: u32) -> Vec<(Point, f32)> {
    let area = quadrangle.area;
    #[allow(clippy::cast_possible_truncation)] // maps are small
    let cell = |x: f32| (x / apart).floor() as i32;
    let mut places = Vec::new();
    for row in cell(area.min.y) - 1..=cell(area.max.y) + 1 {
        for column in cell(area.min.x) - 1..=cell(area.max.x) + 1 {
            let jitter = |salt: u32| (chance(column, row, salt) - 0.5) * 0.8;
            // Every other row is shifted, so that no streets show.
            let shift = if row.rem_euclid(2) == 0 { 0.0 } else { 0.5 };
            #[allow(clippy::cast_precision_loss)] // maps are small
            let at = point(
                (column as f32 + 0.5 + shift + jitter(salt)) * apart,
                (row as f32 + 0.5 + jitter(salt + 1)) * apart,
            );
            if quadrangle.holds(at) {
                places.push((at, chance(column, row, salt + 2)));
            }
        }
    }
    places
}

/// Marsh: pools, and reeds in tufts over lines of water.
pub fn marsh(quadrangle: &Quadrangle<'_>, survey: &Survey, out: &mut Vec<Shape>) {
    let Some(marsh) = survey.only(Cover::Marsh) else { return };
    let palette = quadrangle.palette;
    for (at, chance) in scattered(quadrangle, 1.15, 83) {
        if marsh.at(at) > 0.75 {
            let radius = (0.16 + 0.2 * chance, 0.07 + 0.07 * chance);
            let rim = Some(quadrangle.line(0.02, 0.5, palette.water_ink));
            out.push(Shape::Round { center: at, radius, fill: palette.water, stroke: rim });
        }
    }
    let apart = if quadrangle.zoom < 14.0 { 0.7 } else { 0.46 };
    let line = quadrangle.line(0.022, 0.6, palette.swamp_ink.thin(0.75));
    let reed = quadrangle.line(0.026, 0.6, palette.swamp_ink);
    for (at, chance) in scattered(quadrangle, apart, 89) {
        if marsh.at(at) < 0.55 + 0.1 * chance {
            continue;
        }
        let half = 0.1 + 0.08 * chance;
        out.push(Shape::line([at - point(half, 0.0), at + point(half, 0.0)], line));
        for (x, lean, high) in [(-0.05, -0.05, 0.11), (0.0, 0.0, 0.16), (0.05, 0.05, 0.11)] {
            let foot = at + point(x, 0.0);
            out.push(Shape::line([foot, foot + point(lean, -high)], reed));
        }
    }
}

/// Dunes: dots, denser on one side of each ridge of sand.
pub fn dunes(quadrangle: &Quadrangle<'_>, survey: &Survey, out: &mut Vec<Shape>) {
    let Some(dunes) = survey.only(Cover::Dunes) else { return };
    let apart = if quadrangle.zoom < 14.0 { 0.3 } else { 0.19 };
    let ink = quadrangle.palette.dunes_ink;
    for (at, chance) in scattered(quadrangle, apart, 97) {
        let ridge = noise::smooth(point(at.x * 1.6 + at.y * 0.7, at.y * 0.9), 101);
        if dunes.at(at) > 0.45 + 0.15 * chance && chance < 0.45 + 0.6 * ridge {
            out.push(Shape::disc(at, 0.018 + 0.014 * chance, ink));
        }
    }
}

/// Stones on rough ground.
pub fn stones(quadrangle: &Quadrangle<'_>, survey: &Survey, out: &mut Vec<Shape>) {
    let Some(rough) = survey.only(Cover::Rough) else { return };
    let ink = quadrangle.palette.rough_ink;
    for (at, chance) in scattered(quadrangle, 0.4, 103) {
        if rough.at(at) > 0.55 {
            let size = 0.05 + 0.06 * chance;
            let stone = [(-1.0, 0.4), (-0.4, -0.7), (0.5, -0.6), (1.0, 0.4)];
            let stone = stone.map(|(x, y)| at + point(x, y) * size);
            out.push(Shape::fill(stone.to_vec(), ink.thin(0.45)));
            out.push(Shape::outline(stone.to_vec(), quadrangle.line(0.02, 0.5, ink)));
        }
    }
}

/// Grass on open land: a few strokes, so that it isn't empty.
pub fn grass(quadrangle: &Quadrangle<'_>, survey: &Survey, out: &mut Vec<Shape>) {
    let Some(open) = survey.only(Cover::Open) else { return };
    if quadrangle.zoom < 18.0 {
        return;
    }
    let ink = quadrangle.palette.woods_ink.thin(0.3);
    let blade = Stroke::new(quadrangle.least(0.018, 0.5), ink);
    for (at, chance) in scattered(quadrangle, 0.75, 107) {
        if open.at(at) > 0.8 && noise::rough(at * 0.5, 109) + 0.35 * chance > 0.28 {
            for (lean, high) in [(-0.04, 0.06), (0.01, 0.09), (0.05, 0.06)] {
                out.push(Shape::line([at, at + point(lean, -high)], blade));
            }
        }
    }
}
