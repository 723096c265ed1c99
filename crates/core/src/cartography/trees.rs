//! Trees from above: in masses, where each belongs to the woods of its hex, and alone.

use super::cover::{Cover, Survey};
use super::growth::scattered;
use super::noise;
use super::quadrangle::Quadrangle;
use crate::drawing::ground::{Ground, TreeKind};
use crate::drawing::{Colour, Point, Shape, point};

/// The distance between trees of an orchard, in units.
const ROW: f32 = 0.3;
/// The points of a crown of needles, and of a palm.
const SPIKES: u16 = 9;
const FANS: u16 = 7;

/// A tree of woods.
struct Tree {
    kind: TreeKind,
    at: Point,
    radius: f32,
}

/// Woods: crowns that stand together, the nearer ones before the farther ones.
pub fn woods(quadrangle: &Quadrangle<'_>, survey: &Survey, out: &mut Vec<Shape>) {
    let Some(woods) = survey.only(Cover::Woods) else { return };
    let palette = quadrangle.palette;
    let apart = if quadrangle.zoom < 14.0 || quadrangle.is_flat { 0.46 } else { 0.31 };
    let kinds = Kinds::of(quadrangle);
    let tree = |at: Point, chance: f32, kind: TreeKind| Tree {
        kind,
        at,
        radius: apart * (0.52 + 0.16 * chance) * girth(kind),
    };
    let mut trees: Vec<Tree> = scattered(quadrangle, apart, 71)
        .into_iter()
        .filter(|&(at, chance)| woods.at(at) > 0.5 + 0.12 * chance)
        .map(|(at, chance)| tree(at, chance, kinds.at(quadrangle, at)))
        .filter(|tree| tree.kind != TreeKind::Orchard)
        .collect();
    if kinds.has(TreeKind::Orchard) {
        let rows = rows(quadrangle).into_iter().filter(|&at| woods.at(at) > 0.6);
        let rows = rows.filter(|&at| kinds.at(quadrangle, at) == TreeKind::Orchard);
        trees.extend(rows.map(|at| Tree { kind: TreeKind::Orchard, at, radius: ROW * 0.36 }));
    }
    if quadrangle.is_flat {
        out.extend(
            trees
                .iter()
                .map(|tree| crown(tree.kind, (tree.at, tree.radius * 0.62), palette.woods_ink)),
        );
        return;
    }
    for Tree { kind, at, radius } in &trees {
        let fallen = *at + point(0.07, 0.09);
        out.push(crown(*kind, (fallen, radius * 1.02), palette.shaded));
    }
    let edge = palette.woods_ink.lerp(palette.place, 0.38);
    for Tree { kind, at, radius } in &trees {
        out.push(crown(*kind, (*at, radius + quadrangle.least(0.03, 0.5)), edge));
    }
    for Tree { kind, at, radius } in &trees {
        let tint = 0.4 * noise::smooth(*at * 1.7, 77).max(0.0);
        lit(quadrangle, *kind, (*at, *radius), tint, out);
    }
}

/// A tree that stands alone.
pub(super) fn tree(
    quadrangle: &Quadrangle<'_>,
    kind: TreeKind,
    (at, radius): (Point, f32),
    out: &mut Vec<Shape>,
) {
    let palette = quadrangle.palette;
    if quadrangle.is_flat {
        out.push(crown(kind, (at, radius), palette.woods_ink));
        return;
    }
    out.push(crown(kind, (at + point(0.03, 0.04), radius), palette.shaded));
    lit(quadrangle, kind, (at, radius), 0.0, out);
}

/// A crown, so much of the ink of woods in it, and the light on it.
fn lit(
    quadrangle: &Quadrangle<'_>,
    kind: TreeKind,
    (at, radius): (Point, f32),
    tint: f32,
    out: &mut Vec<Shape>,
) {
    let palette = quadrangle.palette;
    let leaf = palette.woods.lerp(palette.woods_ink, 0.62);
    let light = palette.woods.lerp(leaf, 0.45);
    match kind {
        TreeKind::Broadleaf | TreeKind::Scrub | TreeKind::Orchard => {
            out.push(crown(kind, (at, radius), leaf.lerp(palette.woods_ink, tint)));
            out.push(Shape::disc(at - Point::splat(radius * 0.28), radius * 0.5, light));
        }
        TreeKind::Conifer => {
            let needle = leaf.lerp(palette.woods_ink, 0.45 + tint);
            out.push(crown(kind, (at, radius), needle));
            out.push(crown(kind, (at - Point::splat(radius * 0.1), radius * 0.5), leaf));
        }
        TreeKind::Palm => {
            out.push(crown(kind, (at, radius), leaf.lerp(palette.woods_ink, tint)));
            out.push(Shape::disc(at, radius * 0.24, light));
        }
    }
}

/// The outline of a crown, filled.
fn crown(kind: TreeKind, (at, radius): (Point, f32), fill: Colour) -> Shape {
    match kind {
        TreeKind::Broadleaf | TreeKind::Scrub | TreeKind::Orchard => Shape::disc(at, radius, fill),
        TreeKind::Conifer => star(at, (radius * 1.08, radius * 0.7), SPIKES, fill),
        TreeKind::Palm => star(at, (radius * 1.2, radius * 0.42), FANS, fill),
    }
}

/// A star with points so far out, and notches so far in.
fn star(at: Point, (far, near): (f32, f32), points: u16, fill: Colour) -> Shape {
    // Each is turned another way.
    let turn = (at.x * 7.0 + at.y * 5.0).fract();
    let corner = |k: u16| {
        let angle = (f32::from(k) / f32::from(points) + turn) * std::f32::consts::PI;
        let radius = if k.is_multiple_of(2) { far } else { near };
        at + point(angle.cos(), angle.sin()) * radius
    };
    Shape::fill((0..points * 2).map(corner).collect::<Vec<Point>>(), fill)
}

/// How broad a crown is beside that of an oak.
const fn girth(kind: TreeKind) -> f32 {
    match kind {
        TreeKind::Broadleaf => 1.0,
        TreeKind::Conifer | TreeKind::Palm => 0.95,
        TreeKind::Scrub => 0.62,
        TreeKind::Orchard => 0.7,
    }
}

/// The places of an orchard in a part of the map.
fn rows(quadrangle: &Quadrangle<'_>) -> Vec<Point> {
    let area = quadrangle.area;
    #[allow(clippy::cast_possible_truncation)] // maps are small
    let number = |x: f32| (x / ROW).floor() as i32;
    #[allow(clippy::cast_precision_loss)] // maps are small
    let place = |number: i32| (number as f32 + 0.5) * ROW;
    let lines = number(area.min.y)..=number(area.max.y);
    let all = lines.flat_map(|row| {
        let columns = number(area.min.x)..=number(area.max.x);
        columns.map(move |column| point(place(column), place(row)))
    });
    all.filter(|&at| quadrangle.holds(at)).collect()
}

/// What grows in the woods of a map, by terrain; nothing where there are none.
struct Kinds(Vec<Option<TreeKind>>);

impl Kinds {
    fn of(quadrangle: &Quadrangle<'_>) -> Kinds {
        let grounds = Ground::all(quadrangle.map);
        let terrains = quadrangle.map.terrains.iter().zip(grounds);
        let kind = |id: &str, ground| (ground == Ground::Woods).then(|| TreeKind::of(id));
        Kinds(terrains.map(|(terrain, ground)| kind(&terrain.id, ground)).collect())
    }

    fn has(&self, kind: TreeKind) -> bool {
        self.0.contains(&Some(kind))
    }

    /// What grows at a place; where woods lap over their hexes, what grows beside it.
    fn at(&self, quadrangle: &Quadrangle<'_>, at: Point) -> TreeKind {
        let map = quadrangle.map;
        let Some(hex) = map.layout.hex_at(&map.map.grid, at.x, at.y) else {
            return TreeKind::default();
        };
        let around = map.map.grid.neighbors(hex).map(|(_, next)| next);
        let known = |hex| self.0.get(usize::from(map.map.terrain(hex))).copied().flatten();
        std::iter::once(hex).chain(around).find_map(known).unwrap_or_default()
    }
}
