//! The signs around counters and hexes, each with one meaning and a shape of its own: gold is for what is in hand, and for
//! nothing else.

use super::super::theme::Palette;
use super::names;
use egui::{Align2, Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, vec2};

/// Counters narrower than this stand close together, in points.
const TIGHT: f32 = 22.0;

fn line(size: f32, share: f32) -> f32 {
    (size * share).clamp(1.2, 4.0)
}

fn loop_of(rect: Rect) -> [Pos2; 5] {
    let first = rect.left_top();
    [first, rect.right_top(), rect.right_bottom(), rect.left_bottom(), first]
}

/// In hand: picked up, or chosen to move with it. A full frame of gold with a dark edge.
pub fn in_hand(painter: &Painter, palette: &Palette, rect: Rect) {
    let wide = line(rect.width(), 0.09);
    let outside = StrokeKind::Outside;
    let frame = Stroke::new(wide, palette.select);
    painter.rect_stroke(rect.expand(1.0), CornerRadius::same(4), frame, outside);
    let edge = Stroke::new(1.0, palette.hover);
    painter.rect_stroke(rect.expand(1.0 + wide), CornerRadius::same(5), edge, outside);
}

/// Can be picked up: four corners.
pub fn can_be_picked(painter: &Painter, palette: &Palette, rect: Rect) {
    // Small counters have neighbours close by.
    let (out, edge) = if rect.width() < TIGHT { (1.0, 0.8) } else { (2.0, 1.8) };
    let rect = rect.expand(out);
    let far = rect.width() * 0.24;
    let wide = line(rect.width(), 0.055);
    for (corner, x, y) in [
        (rect.left_top(), far, far),
        (rect.right_top(), -far, far),
        (rect.right_bottom(), -far, -far),
        (rect.left_bottom(), far, -far),
    ] {
        let points = vec![corner + vec2(x, 0.0), corner, corner + vec2(0.0, y)];
        painter.add(Shape::line(points.clone(), Stroke::new(wide + edge, palette.halo)));
        painter.add(Shape::line(points, Stroke::new(wide, palette.hover)));
    }
}

/// Can be taken out of what is planned: a broken frame.
pub fn can_be_released(painter: &Painter, palette: &Palette, rect: Rect) {
    let points = loop_of(rect.expand(2.0));
    let (wide, dash) = (line(rect.width(), 0.06), rect.width() * 0.2);
    painter.add(Shape::line(points.to_vec(), Stroke::new(wide + 1.8, palette.halo)));
    let stroke = Stroke::new(wide, palette.reach);
    painter.extend(Shape::dashed_line(&points, stroke, dash, dash * 0.6));
}

/// Shown in the unit panel: a dotted frame.
pub fn inspected(painter: &Painter, palette: &Palette, rect: Rect) {
    let (points, r) = (loop_of(rect.expand(3.0)), line(rect.width(), 0.035));
    let gap = (rect.width() * 0.14).max(4.0);
    painter.extend(Shape::dotted_line(&points, palette.halo, gap, r + 1.0));
    painter.extend(Shape::dotted_line(&points, palette.hover, gap, r));
}

/// Of the command that is pointed at: a double frame.
pub fn of_command(painter: &Painter, palette: &Palette, rect: Rect) {
    let wide = line(rect.width(), 0.06);
    let outside = StrokeKind::Outside;
    let radius = CornerRadius::same(5);
    painter.rect_stroke(rect.expand(1.0), radius, Stroke::new(wide * 3.0, palette.halo), outside);
    for out in [1.0, 1.0 + wide * 2.0] {
        painter.rect_stroke(rect.expand(out), radius, Stroke::new(wide, palette.accent), outside);
    }
}

/// A hex in front of a counter: those it fights and fires into.
pub fn front(painter: &Painter, palette: &Palette, corners: &[Pos2]) {
    let wide = corners.first().zip(corners.get(3)).map_or(0.0, |(a, b)| a.distance(*b));
    let line = Stroke::new((wide * 0.028).clamp(1.0, 2.4), palette.front);
    let fill = palette.thin(palette.front, 0.2);
    painter.add(Shape::convex_polygon(corners.to_vec(), fill, line));
}

/// The edge of a leader's command: dashes around its hexes.
pub fn span(painter: &Painter, palette: &Palette, corners: &[Pos2]) {
    let line: Vec<Pos2> = corners.iter().chain(corners.first()).copied().collect();
    painter.extend(Shape::dashed_line(&line, Stroke::new(2.0, palette.hover), 5.0, 3.0));
}

/// May answer now, although it is not its player turn: a disc with a question mark at a corner.
pub fn may_answer(painter: &Painter, palette: &Palette, rect: Rect) {
    disc(painter, palette, rect, "?", (palette.plate, palette.plate_ink));
}

/// Where a suggestion leads, or who does it: its number on a disc at a corner.
pub fn suggested(painter: &Painter, palette: &Palette, rect: Rect, number: usize) {
    let colors = (palette.accent, palette.halo);
    let sign = number.to_string();
    disc_at(painter, rect.right_bottom(), rect.width(), &sign, (palette, colors));
}

/// Has hexes to retreat or to advance to: the letter that stands in them, on a disc at a corner.
pub fn lettered(painter: &Painter, palette: &Palette, rect: Rect, letter: char) {
    let colors = (palette.plate, palette.plate_ink);
    disc_at(painter, rect.right_top(), rect.width(), &letter.to_string(), (palette, colors));
}

/// The letters of those who may go to a hex, on discs of this size around points.
pub fn letters(painter: &Painter, palette: &Palette, letters: &[(char, Pos2)], size: f32) {
    for (letter, middle) in letters {
        let colors = (palette.plate, palette.plate_ink);
        disc_at(painter, *middle, size, &letter.to_string(), (palette, colors));
    }
}

/// Strikes at another hex: a broken edge.
pub fn striking(painter: &Painter, palette: &Palette, corners: &[Pos2]) {
    let dash = side_of(corners) * 0.26;
    broken_edge(painter, palette, corners, Stroke::new(2.0, palette.target), (dash, dash * 0.6));
}

/// May be struck back at: an edge of a hex in dashes, as what is offered there.
pub fn may_be_answered(painter: &Painter, palette: &Palette, corners: &[Pos2]) {
    let dash = side_of(corners) * 0.45;
    broken_edge(painter, palette, corners, Stroke::new(3.0, palette.reach), (dash, dash * 0.25));
}

/// Keeps something from being done, or would lose something by it: a broken edge of its hex, and one of a few has a disc with an
/// exclamation mark.
pub fn in_the_way(
    painter: &Painter,
    palette: &Palette,
    (corners, rect): (&[Pos2], Rect),
    few: bool,
) {
    let (stroke, dash) =
        (Stroke::new(line(rect.width(), 0.08), palette.target), rect.width() * 0.22);
    broken_edge(painter, palette, corners, stroke, (dash, dash * 0.55));
    if few {
        disc(painter, palette, rect, "!", (palette.target, palette.halo));
    }
}

/// The length of a side of a hex.
fn side_of(corners: &[Pos2]) -> f32 {
    corners.windows(2).next().map_or(0.0, |pair| pair[0].distance(pair[1]))
}

/// An edge of dashes and gaps of these lengths, on a light ground.
fn broken_edge(
    painter: &Painter,
    palette: &Palette,
    corners: &[Pos2],
    stroke: Stroke,
    (dash, gap): (f32, f32),
) {
    let mut points = corners.to_vec();
    points.extend(corners.first());
    painter.add(Shape::line(points.clone(), Stroke::new(stroke.width + 2.0, palette.halo)));
    painter.extend(Shape::dashed_line(&points, stroke, dash, gap));
}

fn disc(painter: &Painter, palette: &Palette, rect: Rect, sign: &str, colors: (Color32, Color32)) {
    disc_at(painter, rect.left_top(), rect.width(), sign, (palette, colors));
}

fn disc_at(
    painter: &Painter,
    corner: Pos2,
    size: f32,
    sign: &str,
    (palette, (fill, ink)): (&Palette, (Color32, Color32)),
) {
    let r = (size * 0.2).clamp(5.5, 11.0);
    painter.circle_filled(corner, r + 1.6, palette.halo);
    painter.circle(corner, r, fill, Stroke::new(1.4, palette.plate_ink));
    for shift in [0.0, 0.6] {
        let middle = corner + vec2(shift, 0.0);
        let text = names::text(painter.ctx(), middle, Align2::CENTER_CENTER, sign, r * 1.6, ink);
        painter.add(text);
    }
}

/// The keyboard's cursor: the corners of a hex, without its sides.
pub fn cursor(painter: &Painter, palette: &Palette, corners: &[Pos2]) {
    let all = corners.len();
    for k in 0..all {
        let (here, before) = (corners[k], corners[(k + all - 1) % all]);
        let after = corners[(k + 1) % all];
        let points = vec![here.lerp(before, 0.32), here, here.lerp(after, 0.32)];
        painter.add(Shape::line(points.clone(), Stroke::new(6.0, palette.halo)));
        painter.add(Shape::line(points, Stroke::new(3.4, palette.hover)));
    }
}

/// What was looked for: a hex with an edge and an arrow that points down at it.
pub fn found(painter: &Painter, palette: &Palette, (corners, middle): (&[Pos2], Pos2)) {
    let top = corners.iter().map(|corner| corner.y).fold(f32::INFINITY, f32::min);
    let (high, tip) = ((middle.y - top) * 0.7, Pos2::new(middle.x, top + 1.0));
    let edge = |wide| Stroke::new(wide, if wide > 3.0 { palette.halo } else { palette.accent });
    for wide in [5.0, 2.6] {
        let points = corners.to_vec();
        painter.add(Shape::closed_line(points, edge(wide)));
    }
    let arrow =
        vec![tip, tip + vec2(-high * 0.5, -high * 0.62), tip + vec2(high * 0.5, -high * 0.62)];
    painter.add(Shape::convex_polygon(arrow, palette.accent, Stroke::new(1.6, palette.halo)));
}

/// A rectangle that is drawn to choose counters: broken lines.
pub fn lasso(painter: &Painter, palette: &Palette, rect: Rect) {
    painter.rect_filled(rect, CornerRadius::ZERO, palette.thin(palette.hover, 0.08));
    let points = loop_of(rect);
    painter.add(Shape::line(points.to_vec(), Stroke::new(3.0, palette.thin(palette.halo, 0.8))));
    painter.extend(Shape::dashed_line(&points, Stroke::new(1.8, palette.hover), 8.0, 5.0));
}
