//! Marks on the card table: what may act, what it may act on, what an attack is about.

use super::super::map::names;
use super::super::theme::Palette;
use super::plays::TargetKind;
use egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};

/// The colour of what is done to a place.
#[must_use]
pub fn color(palette: &Palette, target_kind: TargetKind) -> Color32 {
    match target_kind {
        TargetKind::Place => palette.advance,
        TargetKind::Move => palette.reach,
        TargetKind::Fire => palette.charge,
        TargetKind::Attack => palette.target,
        TargetKind::Back => palette.retreat,
        TargetKind::Other => palette.accent,
    }
}

/// The frame of a card that may act.
pub fn may_act(painter: &Painter, palette: &Palette, rect: Rect) {
    let stroke = Stroke::new(if palette.contrast { 3.0 } else { 2.2 }, palette.select);
    painter.rect_stroke(rect.expand(1.5), round(rect), stroke, StrokeKind::Outside);
}

/// The frame of a card that could be played, but would do nothing now, or can as well be played later.
pub fn can_wait(painter: &Painter, palette: &Palette, rect: Rect) {
    let rect = rect.expand(1.5);
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    let stroke = Stroke::new(1.4, palette.thin(palette.select, 0.8));
    let line: Vec<Pos2> = corners.into_iter().chain([corners[0]]).collect();
    painter.extend(Shape::dashed_line(&line, stroke, 5.0, 5.0));
}

/// The frame of the picked card.
pub fn picked(painter: &Painter, palette: &Palette, rect: Rect) {
    let rect = rect.expand(1.5);
    let inner = Stroke::new(3.4, palette.select);
    painter.rect_stroke(rect, round(rect), inner, StrokeKind::Outside);
    let outer = Stroke::new(1.6, palette.hover);
    painter.rect_stroke(rect.expand(3.4), round(rect), outer, StrokeKind::Outside);
}

/// What the pointer or the keyboard is on.
pub fn pointed(painter: &Painter, palette: &Palette, rect: Rect, keyboard: bool) {
    let stroke =
        if keyboard { Stroke::new(3.0, palette.hover) } else { Stroke::new(1.4, palette.hover) };
    painter.rect_stroke(rect.expand(4.5), round(rect), stroke, StrokeKind::Outside);
}

fn round(rect: Rect) -> CornerRadius {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a small number
    CornerRadius::same((rect.width() * 0.07).round().clamp(2.0, 12.0) as u8)
}

/// An empty place that something may be done to: a tinted slot with its sign.
pub fn slot(
    painter: &Painter,
    palette: &Palette,
    rect: Rect,
    target_kind: TargetKind,
    strong: bool,
) {
    let color = color(palette, target_kind);
    let fill = palette.thin(color, if strong { 0.42 } else { 0.2 });
    painter.rect_filled(rect, round(rect), fill);
    let stroke = Stroke::new(if strong { 2.6 } else { 1.6 }, color);
    let c = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    if strong {
        painter.rect_stroke(rect, round(rect), stroke, StrokeKind::Inside);
    } else {
        let outline = [c[0], c[1], c[2], c[3], c[0]];
        painter.extend(Shape::dashed_line(&outline, stroke, 6.0, 4.0));
    }
    let side = rect.width().min(26.0) * 0.8;
    sign(painter, palette, rect.center(), side, target_kind);
}

/// A card that something may be done to: a frame.
pub fn target(
    painter: &Painter,
    palette: &Palette,
    rect: Rect,
    (target_kind, strong): (TargetKind, bool),
) {
    let color = color(palette, target_kind);
    let wide = if strong { 5.0 } else { 3.4 };
    painter.rect_stroke(
        rect.expand(1.0),
        round(rect),
        Stroke::new(wide, color),
        StrokeKind::Outside,
    );
    if strong {
        painter.rect_filled(rect, round(rect), palette.thin(color, 0.16));
    }
}

/// Where a suggestion leads: a frame of its colour.
pub fn suggested(painter: &Painter, palette: &Palette, rect: Rect) {
    let stroke = Stroke::new(3.4, palette.accent);
    painter.rect_stroke(rect.expand(1.0), round(rect), stroke, StrokeKind::Outside);
}

/// A chance of no more characters, such as `100 %`, fits on a small label.
const SHORT: usize = 5;

/// What may be done to a card, and its chance: below it, where nothing is printed.
pub fn tag(
    painter: &Painter,
    palette: &Palette,
    rect: Rect,
    target_kind: TargetKind,
    chance: Option<&str>,
) {
    let middle = rect.center_bottom() + vec2(0.0, 8.0);
    let Some(chance) = chance else {
        sign(painter, palette, middle, 18.0, target_kind);
        return;
    };
    let color = color(palette, target_kind);
    let width = if chance.chars().count() > SHORT { 64.0 } else { 50.0 };
    let tag = Rect::from_center_size(middle, vec2(width, 17.0));
    painter.rect_filled(tag, CornerRadius::same(8), color);
    let edge = Stroke::new(1.0, palette.halo);
    painter.rect_stroke(tag, CornerRadius::same(8), edge, StrokeKind::Outside);
    let (left, right) = (tag.left_center() + vec2(9.0, 0.0), tag.right_center() - vec2(5.0, 0.0));
    sign(painter, palette, left, 15.0, target_kind);
    let ink = palette.halo;
    painter.add(names::text(painter.ctx(), right, Align2::RIGHT_CENTER, chance, 11.5, ink));
}

/// The sign of what is done there, on a disc: colours are not needed to tell them apart.
pub fn sign(
    painter: &Painter,
    palette: &Palette,
    center: Pos2,
    side: f32,
    target_kind: TargetKind,
) {
    let r = side / 2.0;
    let (fill, ink) = (color(palette, target_kind), palette.halo);
    painter.circle_filled(center, r, fill);
    painter.circle_stroke(center, r, Stroke::new(1.0, ink));
    let at = |x: f32, y: f32| center + vec2(x, y) * r * 0.62;
    let line = Stroke::new((r * 0.22).max(1.2), ink);
    match target_kind {
        TargetKind::Place => {
            painter.line_segment([at(-1.0, 0.0), at(1.0, 0.0)], line);
            painter.line_segment([at(0.0, -1.0), at(0.0, 1.0)], line);
        }
        TargetKind::Move => {
            painter.line_segment([at(0.0, 1.0), at(0.0, -0.6)], line);
            painter.add(Shape::line(vec![at(-0.7, -0.2), at(0.0, -1.0), at(0.7, -0.2)], line));
        }
        TargetKind::Fire => {
            painter.circle_stroke(center, r * 0.5, line);
            painter.circle_filled(center, r * 0.18, ink);
        }
        TargetKind::Attack => {
            for lean in [-1.0, 1.0] {
                painter.line_segment([at(-0.9 * lean, 0.9), at(0.9 * lean, -0.9)], line);
                painter.line_segment([at(-0.9 * lean, 0.2), at(-0.2 * lean, 0.9)], line);
            }
        }
        TargetKind::Back => {
            painter.add(Shape::line(vec![at(0.2, -1.0), at(-0.8, -0.2), at(0.2, 0.6)], line));
            painter.line_segment([at(-0.8, -0.2), at(1.0, -0.2)], line);
        }
        TargetKind::Other => {
            painter.circle_filled(center, r * 0.36, ink);
        }
    }
}

/// A broad arrow from one place to another.
pub fn arrow(painter: &Painter, (from, to): (Pos2, Pos2), color: Color32, edge: Color32) {
    let way = to - from;
    if way.length() < 12.0 {
        return;
    }
    let (along, long) = (way.normalized(), way.length());
    let side = along.rot90();
    let at = |t: f32, s: f32| from + along * t + side * s;
    // Longer than it is wide, and never the whole arrow: a triangle alone points three ways.
    let sharp = (long * 0.5).min(24.0);
    let (body, head, neck) = (sharp * 0.2, sharp * 0.44, long - sharp);
    let line = Stroke::new(1.2, edge);
    let shaft = vec![at(0.0, body), at(neck, body), at(neck, -body), at(0.0, -body)];
    painter.add(Shape::convex_polygon(shaft, color, line));
    let tip = vec![at(neck, head), at(long, 0.0), at(neck, -head)];
    painter.add(Shape::convex_polygon(tip, color, line));
}

/// Who faces whom: a bar where they touch, dots where they are apart.
pub fn facing(painter: &Painter, palette: &Palette, (from, to): (Rect, Rect), contact: bool) {
    let up = to.center().y < from.center().y;
    let (a, b) = if up {
        (from.center_top(), to.center_bottom())
    } else {
        (from.center_bottom(), to.center_top())
    };
    if contact {
        let stroke = Stroke::new(5.0, palette.thin(palette.place, 0.6));
        painter.line_segment([a, b], stroke);
    } else {
        let stroke = Stroke::new(1.6, palette.thin(palette.place, 0.55));
        painter.extend(Shape::dashed_line(&[a, b], stroke, 3.0, 5.0));
    }
}

/// The point of a rectangle's edge that lies towards another point.
#[must_use]
pub fn rim(rect: Rect, towards: Pos2) -> Pos2 {
    let c = rect.center();
    let way = towards - c;
    let half = rect.size() / 2.0;
    let scale = Vec2::new(
        if way.x.abs() > 0.01 { half.x / way.x.abs() } else { f32::INFINITY },
        if way.y.abs() > 0.01 { half.y / way.y.abs() } else { f32::INFINITY },
    );
    let t = scale.min_elem().min(1.0);
    pos2(c.x + way.x * t, c.y + way.y * t)
}
