//! Filled outlines. egui fills convex ones; the others are cut into triangles here, with the same soft rim.

use earcut::Earcut;
use egui::{Color32, Context, Mesh, Pos2, Shape, Stroke, Vec2};
use gonfalon_core::drawing::Cut;

/// Below this square of `between` a corner is sharp: about 35 degrees.
const SHARP: f32 = 0.09;

/// A filled outline.
pub(super) struct FilledOutline<'a> {
    /// Its corners, then those of its holes.
    pub points: Vec<Pos2>,
    /// Where each hole begins among them.
    pub holes: &'a [usize],
    /// Its triangles, if they are kept.
    pub cut: Option<Cut>,
}

impl FilledOutline<'_> {
    /// The same as a shape.
    pub(super) fn shape(self, fill: Color32, ctx: &Context) -> Shape {
        if self.holes.is_empty() && is_convex(&self.points) && is_blunt(&self.points) {
            Shape::convex_polygon(self.points, fill, Stroke::NONE)
        } else {
            Shape::mesh(self.mesh(fill, 1.0 / ctx.pixels_per_point().max(0.1)))
        }
    }

    /// Triangles inside, and a rim a pixel wide that fades out.
    fn mesh(&self, fill: Color32, pixel: f32) -> Mesh {
        let FilledOutline { points, holes, cut } = self;
        let mut mesh = Mesh::default();
        mesh.reserve_vertices(points.len() * 2);
        let ends = holes.iter().copied().chain([points.len()]);
        let starts = [0].into_iter().chain(holes.iter().copied());
        for (k, (start, end)) in starts.zip(ends).enumerate() {
            let ring = &points[start..end];
            // The rim of a hole lies inside it.
            let outward = if (area(ring) > 0.0) == (k == 0) { 1.0 } else { -1.0 };
            for (k, &at) in ring.iter().enumerate() {
                let way = normal(ring, k) * (outward * 0.5 * pixel);
                mesh.colored_vertex(at - way, fill);
                mesh.colored_vertex(at + way, Color32::TRANSPARENT);
                let (here, next) =
                    (number(start + k) * 2, number(start + (k + 1) % ring.len()) * 2);
                mesh.add_triangle(here, here + 1, next);
                mesh.add_triangle(next, here + 1, next + 1);
            }
        }
        let mut add = |triangles: &[u32]| {
            for triangle in triangles.chunks_exact(3) {
                mesh.add_triangle(triangle[0] * 2, triangle[1] * 2, triangle[2] * 2);
            }
        };
        match cut {
            Some(cut) => add(cut.triangles(|| triangles(points, holes))),
            None => add(&triangles(points, holes)),
        }
        mesh
    }
}

/// The triangles that fill an outline, three places among its corners each.
fn triangles(points: &[Pos2], holes: &[usize]) -> Vec<u32> {
    let mut found: Vec<usize> = Vec::new();
    let corners = points.iter().map(|at| [at.x, at.y]);
    Earcut::new().earcut(corners, holes, &mut found);
    found.into_iter().map(number).collect()
}

fn number(k: usize) -> u32 {
    u32::try_from(k).unwrap_or(0)
}

/// Whether an outline turns one way only, and once around.
fn is_convex(points: &[Pos2]) -> bool {
    let count = points.len();
    let side = |k: usize| points[(k + 1) % count] - points[k % count];
    let turn = |k: usize| {
        let (a, b) = (side(k), side(k + 1));
        a.x * b.y - a.y * b.x
    };
    let (mut left, mut right, mut back) = (false, false, 0);
    for k in 0..count {
        left |= turn(k) < 0.0;
        right |= turn(k) > 0.0;
        // A convex outline goes to the left once and to the right once.
        back += usize::from((side(k).x < 0.0) != (side(k + 1).x < 0.0));
    }
    !(left && right) && back <= 2
}

/// Whether no corner of an outline is so sharp that egui's soft rim would stick out of it as a line.
fn is_blunt(points: &[Pos2]) -> bool {
    (0..points.len()).all(|k| between(points, k).length_sq() > SHARP)
}

/// Twice the area within a ring; positive if it runs clockwise on the screen.
fn area(ring: &[Pos2]) -> f32 {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum()
}

/// The way out of a clockwise ring at a corner, longer where the corner is sharp.
fn normal(ring: &[Pos2], k: usize) -> Vec2 {
    let middle = between(ring, k);
    middle / middle.length_sq().max(0.25)
}

/// Half way between the ways out on both sides of a corner: the sharper it is, the shorter.
fn between(ring: &[Pos2], k: usize) -> Vec2 {
    let count = ring.len();
    let before = (ring[k] - ring[(k + count - 1) % count]).normalized().rot90();
    let after = (ring[(k + 1) % count] - ring[k]).normalized().rot90();
    (before + after) * 0.5
}
