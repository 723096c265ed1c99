//! Elements that draw, as outlines.

use super::attributes::{InheritedStyle, number, numbers};
use super::rings;
use super::{Fault, Outline, Part};
use crate::drawing::cut::Cut;
use crate::drawing::geometry::{Point, point};
use kurbo::{Affine, BezPath, PathEl, Rect, RoundedRect, Shape, flatten};
use roxmltree::Node;

/// How far a curve may lie from its lines, as a share of the symbol's side.
const CURVE: f64 = 0.0015;

/// What an element draws.
pub(super) enum Figure {
    Path(BezPath),
    /// An ellipse: its middle, its radius across and down.
    Ellipse((f64, f64), (f64, f64)),
}

/// What an element draws; `None` if it is no drawn element.
pub(super) fn path(node: Node) -> Result<Option<Figure>, Fault> {
    let given = |name: &str| node.attribute(name).map(|value| number(name, value)).transpose();
    let size = |name: &str| given(name).map(Option::unwrap_or_default);
    let points = || numbers("points", node.attribute("points").unwrap_or_default());
    Ok(Some(match node.tag_name().name() {
        "path" => {
            let data = node.attribute("d").unwrap_or_default();
            let path = BezPath::from_svg(data).map_err(|_| Fault::attribute("d", data))?;
            Figure::Path(path)
        }
        "circle" => {
            let (center, r) = ((size("cx")?, size("cy")?), size("r")?);
            Figure::Ellipse(center, (r, r))
        }
        "ellipse" => {
            let center = (size("cx")?, size("cy")?);
            Figure::Ellipse(center, (size("rx")?, size("ry")?))
        }
        "rect" => {
            let (x, y, wide, tall) = (size("x")?, size("y")?, size("width")?, size("height")?);
            let rect = Rect::new(x, y, x + wide, y + tall);
            let radius = given("rx")?.or(given("ry")?).unwrap_or_default();
            Figure::Path(if radius > 0.0 {
                RoundedRect::from_rect(rect, radius).to_path(CURVE)
            } else {
                rect.to_path(CURVE)
            })
        }
        "line" => {
            let (a, b) = ((size("x1")?, size("y1")?), (size("x2")?, size("y2")?));
            Figure::Path(BezPath::from_vec(vec![
                PathEl::MoveTo(a.into()),
                PathEl::LineTo(b.into()),
            ]))
        }
        "polyline" => Figure::Path(through(&points()?, false)),
        "polygon" => Figure::Path(through(&points()?, true)),
        _ => return Ok(None),
    }))
}

fn through(numbers: &[f64], closed: bool) -> BezPath {
    let mut path = BezPath::new();
    for (k, pair) in numbers.chunks_exact(2).enumerate() {
        let at = (pair[0], pair[1]);
        if k == 0 { path.move_to(at) } else { path.line_to(at) }
    }
    if closed && !numbers.is_empty() {
        path.close_path();
    }
    path
}

/// A part of the symbol where it lies; `side` is the longer side of the file.
pub(super) fn part(
    figure: &Figure,
    style: &InheritedStyle,
    place: Affine,
    side: f64,
) -> Option<Part> {
    let outline = match figure {
        &Figure::Ellipse(center, radius) => round(center, radius, place).unwrap_or_else(|| {
            let path = kurbo::Ellipse::new(center, radius, 0.0).to_path(CURVE * side);
            Outline::Lines(lines(place * path))
        }),
        Figure::Path(path) => Outline::Lines(lines(place * path.clone())),
    };
    let fill = style.fill.map(|tone| {
        let rings = match &outline {
            Outline::Lines(lines) => rings::of(lines, style.even_odd),
            Outline::Round(..) => Vec::new(),
        };
        (rings, tone, style.fill_share)
    });
    // A width grows as an area's side does.
    let wide = small(style.wide * place.determinant().abs().sqrt());
    let stroke = style.stroke.map(|tone| (tone, style.stroke_share, wide)).filter(|_| wide > 0.0);
    let seen = match &outline {
        Outline::Lines(lines) => lines.iter().any(|(points, _)| points.len() > 1),
        Outline::Round(_, radius) => radius.0 > 0.0 && radius.1 > 0.0,
    };
    let drawn = fill.is_some() || stroke.is_some();
    let rings = fill.as_ref().map_or(0, |(rings, ..)| rings.len());
    let cuts = std::iter::repeat_with(Cut::default).take(rings).collect();
    let (cap, detail) = (style.cap, style.detail);
    (seen && drawn).then_some(Part { outline, fill, cuts, stroke, cap, detail })
}

/// An ellipse that still lies level.
fn round(center: (f64, f64), (across, down): (f64, f64), place: Affine) -> Option<Outline> {
    let [a, b, c, d, ..] = place.as_coeffs();
    let level = b.abs() + c.abs() < 1e-6 * (a.abs() + d.abs());
    let circle = (across - down).abs() < 1e-6 * across
        && (a.hypot(b) - c.hypot(d)).abs() < 1e-6 * a.hypot(b);
    let center = place * kurbo::Point::from(center);
    let at = point(small(center.x), small(center.y));
    let radius = (small(across * a.hypot(b)), small(down * c.hypot(d)));
    (level || circle).then_some(Outline::Round(at, radius))
}

/// The lines of a path, and which of them are closed.
fn lines(path: BezPath) -> Vec<(Vec<Point>, bool)> {
    let mut lines: Vec<(Vec<Point>, bool)> = Vec::new();
    let at = |p: kurbo::Point| point(small(p.x), small(p.y));
    flatten(path, CURVE, |element| match element {
        PathEl::MoveTo(p) => lines.push((vec![at(p)], false)),
        PathEl::LineTo(p) => {
            if let Some((points, _)) = lines.last_mut() {
                points.push(at(p));
            }
        }
        PathEl::ClosePath => {
            if let Some((points, closed)) = lines.last_mut() {
                // The way back to the first point is drawn anyway.
                if points.len() > 1 && points.first() == points.last() {
                    points.pop();
                }
                *closed = true;
            }
        }
        PathEl::QuadTo(..) | PathEl::CurveTo(..) => {}
    });
    lines
}

#[allow(clippy::cast_possible_truncation)] // a screen needs no more
fn small(number: f64) -> f32 {
    number as f32
}
