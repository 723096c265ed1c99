//! Draws farmland: strips as ridge and furrow, trees and vines in rows. It is as light as the land around it, so that nobody takes
//! it for terrain.

use super::{Crop, Parcel};
use crate::cartography::quadrangle::Quadrangle;
use crate::cartography::trees;
use crate::drawing::clipping::{bounds, clipped, clipped_line, holds};
use crate::drawing::ground::TreeKind;
use crate::drawing::{Point, Shape, point};

/// Where the map is smaller, farmland is left out.
const SHOWN: f32 = 7.0;
/// Where it is smaller, hedges and vines are lines.
const CLEAR: f32 = 15.0;
/// From furrow to furrow.
const STRIP: f32 = 0.13;
/// From tree to tree.
const TREE: f32 = 0.23;
/// From row to row of vines.
const VINES: f32 = 0.12;
/// Of so many furlongs one has a hedge.
const HEDGED: f32 = 0.45;

/// How strong its lines are: where the map is smaller they lie closer together, and would darken the land.
fn strength(quadrangle: &Quadrangle<'_>) -> f32 {
    ((quadrangle.zoom - SHOWN) / (1.6 * CLEAR - SHOWN)).clamp(0.12, 1.0)
}

/// Draws the farmland of a part of the map.
pub fn draw(quadrangle: &Quadrangle<'_>, out: &mut Vec<Shape>) {
    if quadrangle.zoom < SHOWN {
        return;
    }
    let parcels = &quadrangle.groundwork.farmland.parcels;
    for parcel in parcels.iter().filter(|parcel| quadrangle.holds(parcel.at)) {
        match parcel.crop {
            Crop::Strips => strips(quadrangle, parcel, out),
            Crop::Orchard => orchard(quadrangle, parcel, out),
            Crop::Vineyard => vineyard(quadrangle, parcel, out),
        }
    }
}

/// Stripes of a piece along its length, each so wide, with their numbers.
fn stripes(parcel: &Parcel, wide: f32) -> Vec<(u16, [Point; 4])> {
    let area = bounds(&parcel.outline);
    let (long, across) = (area.size().length(), parcel.along.turned());
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a few units long
    let count = (long / wide).ceil().clamp(1.0, 200.0) as u16;
    let first = area.center() - across * (f32::from(count) * wide / 2.0);
    let stripe = |number: u16| {
        let (from, along) = (first + across * (f32::from(number) * wide), parcel.along * long);
        let to = from + across * wide;
        (number, [from - along, from + along, to + along, to - along])
    };
    (0..count).map(stripe).collect()
}

/// The part of a line that lies in a piece, if it is worth a line.
fn within(parcel: &Parcel, line: [Point; 2]) -> Option<[Point; 2]> {
    let cut = clipped_line(line, &parcel.outline)?;
    ((cut[1] - cut[0]).length() > 0.05).then_some(cut)
}

fn strips(quadrangle: &Quadrangle<'_>, parcel: &Parcel, out: &mut Vec<Shape>) {
    let palette = quadrangle.palette;
    let furrow = quadrangle.line(0.016, 0.5, palette.hill_ink.thin(0.34 * strength(quadrangle)));
    if quadrangle.is_flat || quadrangle.zoom < CLEAR {
        for (_, [from, to, ..]) in stripes(parcel, STRIP * 1.5) {
            out.extend(within(parcel, [from, to]).map(|line| Shape::line(line, furrow)));
        }
    } else {
        // As many light strips as dark ones: from afar it is the colour of the land.
        let (dark, light) = (palette.shaded.thin(0.45), palette.lit.thin(0.8));
        for (number, stripe) in stripes(parcel, STRIP) {
            let strip = clipped(&parcel.outline, &stripe);
            if strip.len() > 2 {
                out.push(Shape::fill(strip, if number % 2 == 0 { dark } else { light }));
            }
            let line = within(parcel, [stripe[0], stripe[1]]);
            out.extend(line.map(|line| Shape::line(line, furrow)));
        }
    }
    let edge = quadrangle.line(0.02, 0.5, palette.woods_ink.thin(0.45 * strength(quadrangle)));
    out.push(Shape::outline(parcel.outline.clone(), edge));
    if parcel.chance < HEDGED && !quadrangle.is_flat && quadrangle.zoom >= CLEAR {
        hedge(quadrangle, parcel, out);
    }
}

/// A hedge along the longest side of a piece.
fn hedge(quadrangle: &Quadrangle<'_>, parcel: &Parcel, out: &mut Vec<Shape>) {
    let outline = &parcel.outline;
    let sides = (0..outline.len()).map(|k| [outline[k], outline[(k + 1) % outline.len()]]);
    let long = |[from, to]: &[Point; 2]| (*to - *from).length();
    let Some(side) = sides.max_by(|a, b| long(a).total_cmp(&long(b))) else { return };
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a unit long
    let count = (long(&side) / 0.1).clamp(1.0, 40.0) as u16;
    for k in 0..=count {
        let at = side[0].lerp(side[1], f32::from(k) / f32::from(count));
        tree(quadrangle, at, 0.045 + 0.02 * f32::from(k * 7 % 3), out);
    }
}

fn tree(quadrangle: &Quadrangle<'_>, at: Point, radius: f32, out: &mut Vec<Shape>) {
    let radius = quadrangle.least(radius, 0.6);
    if quadrangle.is_flat || quadrangle.zoom < CLEAR {
        // A dot, paler than in woods.
        let ink = quadrangle.palette.woods_ink.thin(0.25 + 0.55 * strength(quadrangle));
        out.push(Shape::disc(at, radius * 0.8, ink));
    } else {
        trees::tree(quadrangle, TreeKind::Orchard, (at, radius), out);
    }
}

fn orchard(quadrangle: &Quadrangle<'_>, parcel: &Parcel, out: &mut Vec<Shape>) {
    for (_, [from, to, ..]) in stripes(parcel, TREE) {
        let way = (to - from).normalized() * TREE;
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a few units long
        let count = ((to - from).length() / TREE).clamp(0.0, 100.0) as u16;
        for at in (0..=count).map(|k| from + way * f32::from(k)) {
            if holds(&parcel.outline, at, -0.06) && is_aside(quadrangle, at) {
                tree(quadrangle, at, 0.062, out);
            }
        }
    }
    let edge =
        quadrangle.line(0.02, 0.5, quadrangle.palette.woods_ink.thin(0.45 * strength(quadrangle)));
    out.push(Shape::outline(parcel.outline.clone(), edge));
}

fn vineyard(quadrangle: &Quadrangle<'_>, parcel: &Parcel, out: &mut Vec<Shape>) {
    let ink = quadrangle.palette.woods_ink;
    let row = quadrangle.line(0.014, 0.5, ink.thin(0.5 * strength(quadrangle)));
    for (number, [from, to, ..]) in stripes(parcel, VINES) {
        let Some([from, to]) = within(parcel, [from, to]) else { continue };
        if number == 0 {
            continue;
        }
        out.push(Shape::line([from, to], row));
        if quadrangle.zoom < CLEAR {
            continue;
        }
        let (long, way) = ((to - from).length(), (to - from).normalized());
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a unit long
        let count = (long / 0.09).clamp(1.0, 60.0) as u16;
        for at in (1..count).map(|k| from + way * (long * f32::from(k) / f32::from(count))) {
            if is_aside(quadrangle, at) {
                out.push(Shape::disc(
                    at,
                    quadrangle.least(0.026, 0.5),
                    ink.thin(0.75 * strength(quadrangle)),
                ));
            }
        }
    }
    let edge = quadrangle.line(0.02, 0.5, ink.thin(0.45 * strength(quadrangle)));
    out.push(Shape::outline(parcel.outline.clone(), edge));
}

/// Whether a place lies off the middle of its hex, which shows the hex's own ground.
fn is_aside(quadrangle: &Quadrangle<'_>, at: Point) -> bool {
    let (q, r) = quadrangle.map.layout.axial_at(at.x, at.y);
    let (x, y) = quadrangle.map.layout.center_at(q, r);
    (at - point(x, y)).length() > 0.3
}
