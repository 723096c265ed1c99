//! Filled outlines. egui fills convex ones; the others are cut into triangles here, with the same soft rim.

use earcut::Earcut;
use egui::{Color32, Context, Mesh, Pos2, Shape, Stroke, Vec2};

/// A filled outline: its corners, then those of its holes, which begin at `holes`.
pub(super) fn shape(points: Vec<Pos2>, holes: &[usize], fill: Color32, ctx: &Context) -> Shape {
    if holes.is_empty() && is_convex(&points) {
        Shape::convex_polygon(points, fill, Stroke::NONE)
    } else {
        Shape::mesh(mesh(&points, holes, fill, 1.0 / ctx.pixels_per_point().max(0.1)))
    }
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

/// Triangles inside, and a rim a pixel wide that fades out.
fn mesh(points: &[Pos2], holes: &[usize], fill: Color32, pixel: f32) -> Mesh {
    let mut mesh = Mesh::default();
    let mut triangles: Vec<usize> = Vec::new();
    let corners = points.iter().map(|at| [at.x, at.y]);
    Earcut::new().earcut(corners, holes, &mut triangles);
    let number = |k: usize| u32::try_from(k).unwrap_or(0);
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
            let (here, next) = (number(start + k) * 2, number(start + (k + 1) % ring.len()) * 2);
            mesh.add_triangle(here, here + 1, next);
            mesh.add_triangle(next, here + 1, next + 1);
        }
    }
    for triangle in triangles.chunks_exact(3) {
        mesh.add_triangle(
            number(triangle[0]) * 2,
            number(triangle[1]) * 2,
            number(triangle[2]) * 2,
        );
    }
    mesh
}

/// Twice the area within a ring; positive if it runs clockwise on the screen.
fn area(ring: &[Pos2]) -> f32 {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum()
}

/// The way out of a clockwise ring at a corner, longer where the corner is sharp.
fn normal(ring: &[Pos2], k: usize) -> Vec2 {
    let count = ring.len();
    let before = (ring[k] - ring[(k + count - 1) % count]).normalized().rot90();
    let after = (ring[(k + 1) % count] - ring[k]).normalized().rot90();
    let middle = (before + after) * 0.5;
    middle / middle.length_sq().max(0.25)
}
