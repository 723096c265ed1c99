//! One counter: side colour and pattern, figure, printed values, and the marks of its condition.

use super::super::signs::zigzag;
use super::super::theme::{self, Palette};
use super::arms;
use super::names;
use super::silhouette;
use crate::scenario::model::Livery;
use crate::view::{Badge, Condition, CounterKind, CounterView, DotView, FaceView};
use egui::{
    Align2, Color32, Context, CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2,
};

/// Counters smaller than this show colour, pattern and figure only.
const READABLE: f32 = 19.0;

/// What a counter is painted with.
#[derive(Clone, Copy)]
pub struct Paint<'a> {
    /// Where text is laid out.
    pub ctx: &'a Context,
    /// The theme.
    pub palette: &'a Palette,
    /// The side's livery.
    pub livery: Livery,
}

/// Whether a counter shows a condition.
#[must_use]
pub fn shows(counter: &CounterView, condition: Condition) -> bool {
    counter.status.iter().any(|status| status.shown == Some(condition))
}

/// Whether the counter is a combat unit, with strength and movement on it.
#[must_use]
pub fn is_unit(kind: CounterKind) -> bool {
    !matches!(kind, CounterKind::Leader | CounterKind::Camp | CounterKind::Trebuchet)
}

/// ARSOUF M6.4, M6.5: adds a counter as it lies on the map, with the cross of a wounded one as long as it is
/// wounded.
pub fn draw(counter: &CounterView, rect: Rect, paint: Paint, out: &mut Vec<Shape>) {
    let conditions = Conditions {
        back: counter.back_up,
        disordered: shows(counter, Condition::Disordered),
        charging: shows(counter, Condition::Charging),
        moved: shows(counter, Condition::Moved),
        shaken: shows(counter, Condition::Shaken),
    };
    if counter.kind == CounterKind::Leader {
        banner(counter.face().strength, rect, paint, out);
    } else {
        tile(counter.kind, (counter.face(), counter.current), conditions, rect, paint, out);
    }
    if let Some(hits) = counter.hits {
        arms::hits(hits, rect, paint.palette, out);
    }
    match counter.badge {
        Some(Badge::Wounded) => {
            let at = rect.left_top() + rect.size() * 0.27;
            wound(at, (rect.width() * 0.6).max(7.0), paint.palette, out);
        }
        None => {}
    }
}

/// ARSOUF M6.4: the red cross of a wounded unit, with a white edge so that it is seen on every livery.
pub fn wound(center: Pos2, size: f32, palette: &Palette, out: &mut Vec<Shape>) {
    let mut cross = |size: f32, wide: f32, color: Color32| {
        for arms in [vec2(size, wide), vec2(wide, size)] {
            let rect = Rect::from_center_size(center, arms);
            out.push(Shape::rect_filled(rect, CornerRadius::ZERO, color));
        }
    };
    let edge = (size * 0.11).max(0.8);
    cross(size, size * 0.36 + edge, palette.wound_edge);
    cross(size - edge, size * 0.36 - edge * 0.2, palette.wound);
}

/// Adds one side of a counter, for the unit panel.
pub fn draw_face(
    kind: CounterKind,
    face: &FaceView,
    (back, disordered): (bool, bool),
    rect: Rect,
    paint: Paint,
    out: &mut Vec<Shape>,
) {
    let conditions = Conditions { back, disordered, ..Conditions::default() };
    if kind == CounterKind::Leader {
        banner(face.strength, rect, paint, out);
    } else {
        tile(kind, (face, None), conditions, rect, paint, out);
    }
}

#[derive(Clone, Copy, Default)]
struct Conditions {
    shaken: bool,
    back: bool,
    disordered: bool,
    charging: bool,
    moved: bool,
}

fn tile(
    kind: CounterKind,
    (face, current): (&FaceView, Option<(u32, u8)>),
    conditions: Conditions,
    rect: Rect,
    paint: Paint,
    out: &mut Vec<Shape>,
) {
    let side = rect.width();
    let colors = paint.palette.livery(paint.livery);
    let radius = corner(side * 0.12);
    let readable = side >= READABLE;
    if readable {
        let shade = rect.translate(vec2(side * 0.04, side * 0.05));
        out.push(Shape::rect_filled(shade, radius, paint.palette.shadow));
    }
    let body = if conditions.moved { dim(colors.body, paint.palette) } else { colors.body };
    out.push(Shape::rect_filled(rect, radius, body));
    pattern(paint.livery, rect, dim_if(colors.band, conditions.moved, paint.palette), out);
    if readable && is_unit(kind) {
        values(kind, (face, current), conditions.moved, rect, paint, out);
    } else {
        let ink = dim_if(colors.ink, conditions.moved, paint.palette);
        silhouette::draw(kind, rect.shrink(side * 0.14), ink, out);
    }
    if conditions.back {
        back_mark(conditions.disordered, rect, readable, paint, out);
    }
    if conditions.shaken {
        shaken_mark(rect, paint.palette, out);
    }
    if conditions.charging {
        charge_mark(rect, paint.palette, out);
    }
    let edge = paint.palette.counter_edge();
    out.push(Shape::rect_stroke(
        rect,
        radius,
        Stroke::new((side * 0.025).clamp(0.7, 2.0), edge),
        StrokeKind::Inside,
    ));
}

/// The figure above, strength and movement on a plate below, the dot top left, archery top right.
fn values(
    kind: CounterKind,
    (face, current): (&FaceView, Option<(u32, u8)>),
    moved: bool,
    rect: Rect,
    paint: Paint,
    out: &mut Vec<Shape>,
) {
    let side = rect.width();
    let palette = paint.palette;
    let colors = palette.livery(paint.livery);
    let plate = Rect::from_min_max(
        pos2(rect.left() + side * 0.05, rect.bottom() - side * 0.36),
        rect.max - vec2(side * 0.05, side * 0.05),
    );
    let plate_fill = dim_if(palette.plate, moved, palette);
    out.push(Shape::rect_filled(plate, corner(side * 0.07), plate_fill));
    let size = side * 0.33;
    let y = plate.center().y;
    // The font is light: printed twice, a little apart, the figures stand out.
    let mut say = |x: f32, anchor: Align2, text: &str, size: f32| {
        for shift in [0.0, size * 0.035] {
            let at = pos2(x + shift, y);
            out.push(names::text(paint.ctx, at, anchor, text, size, palette.plate_ink));
        }
    };
    let left = plate.left() + side * 0.04;
    let right = plate.right() - side * 0.04;
    if let Some(morale) = face.morale {
        let (strength, now) = current.unwrap_or((face.strength, morale));
        let three = [
            (strength, strength != face.strength),
            (u32::from(now), now != morale),
            (u32::from(face.ma), false),
        ];
        arms::three(three, plate, paint, out);
    } else {
        say(left, Align2::LEFT_CENTER, &face.strength.to_string(), size);
        say(right, Align2::RIGHT_CENTER, &face.ma.to_string(), size);
        say(plate.center().x, Align2::CENTER_CENTER, "-", size * 0.8);
    }
    let ink = dim_if(colors.ink, moved, palette);
    if let Some((factor, range)) = face.archery {
        let tag = Rect::from_min_max(
            pos2(rect.right() - side * 0.46, rect.top() + side * 0.04),
            pos2(rect.right() - side * 0.04, rect.top() + side * 0.27),
        );
        out.push(Shape::rect_filled(tag, corner(side * 0.05), plate_fill));
        let text = format!("{factor}-{range}");
        out.push(names::text(
            paint.ctx,
            tag.center(),
            Align2::CENTER_CENTER,
            &text,
            side * 0.22,
            palette.plate_ink,
        ));
    }
    let dot = pos2(rect.left() + side * 0.14, rect.top() + side * 0.15);
    match face.dot {
        DotView::None => {}
        DotView::Solid => {
            out.push(Shape::circle_filled(dot, side * 0.085, theme::DOT));
            out.push(Shape::circle_stroke(
                dot,
                side * 0.085,
                Stroke::new(side * 0.025, palette.plate),
            ));
        }
        DotView::Open => {
            out.push(Shape::circle_filled(dot, side * 0.085, palette.plate));
            out.push(Shape::circle_stroke(dot, side * 0.085, Stroke::new(side * 0.04, theme::DOT)));
        }
    }
    if face.archery.is_none() {
        arms::corner(face, rect, (plate_fill, paint), out);
    }
    let crowded = face.archery.is_some() || face.range.is_some();
    let shift = if crowded { side * 0.12 } else { 0.0 };
    let figure = Rect::from_center_size(
        pos2(rect.center().x - shift, rect.top() + side * 0.335),
        vec2(side * 0.56, side * 0.52),
    );
    silhouette::draw(kind, figure, ink, out);
}

fn corner(radius: f32) -> CornerRadius {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    // clamped to the type's range
    CornerRadius::same(radius.round().clamp(0.0, 255.0) as u8)
}

fn dim(color: Color32, palette: &Palette) -> Color32 {
    color.lerp_to_gamma(palette.faded(), 0.42)
}

fn dim_if(color: Color32, moved: bool, palette: &Palette) -> Color32 {
    if moved { dim(color, palette) } else { color }
}

/// The pattern that tells the sides apart without colour.
pub fn pattern(livery: Livery, rect: Rect, color: Color32, out: &mut Vec<Shape>) {
    let color = color.gamma_multiply(0.62);
    let c = rect.center();
    let (w, h) = (rect.width(), rect.height());
    let area = |points: &[(f32, f32)]| {
        let points: Vec<Pos2> =
            points.iter().map(|&(x, y)| pos2(c.x + x * w, c.y + y * h)).collect();
        Shape::convex_polygon(points, color, Stroke::NONE)
    };
    match livery {
        Livery::Red => out.push(area(&[(-0.16, -0.5), (0.16, -0.5), (0.16, 0.5), (-0.16, 0.5)])),
        Livery::Green => out.push(area(&[
            (-0.5, 0.24),
            (0.24, -0.5),
            (0.5, -0.5),
            (0.5, -0.28),
            (-0.28, 0.5),
            (-0.5, 0.5),
        ])),
        Livery::Blue => out.push(area(&[(-0.5, -0.26), (0.5, -0.26), (0.5, 0.06), (-0.5, 0.06)])),
        Livery::Ochre => {
            out.push(area(&[(-0.5, 0.04), (0.0, -0.42), (0.0, -0.1), (-0.5, 0.36)]));
            out.push(area(&[(0.5, 0.04), (0.5, 0.36), (0.0, -0.1), (0.0, -0.42)]));
        }
    }
}

/// The counter lies on its front: a folded corner, and a D when that side is the disordered one.
fn back_mark(disordered: bool, rect: Rect, readable: bool, paint: Paint, out: &mut Vec<Shape>) {
    let side = rect.width();
    let palette = paint.palette;
    let fold = side * 0.3;
    let (top, left) = (rect.top(), rect.left());
    let at = |x: f32, y: f32| pos2(left + x * fold, top + side * 0.27 + y * fold);
    let points = vec![at(0.0, 0.0), at(0.95, 0.0), at(0.95, 0.9), at(0.0, 0.9)];
    out.push(Shape::convex_polygon(
        points,
        palette.mark,
        Stroke::new((side * 0.02).max(0.6), palette.mark_ink),
    ));
    let middle = at(0.48, 0.45);
    if readable && disordered {
        out.push(names::text(
            paint.ctx,
            middle,
            Align2::CENTER_CENTER,
            "D",
            side * 0.25,
            palette.mark_ink,
        ));
    } else {
        // An arrow that turns: the other side is up.
        let r = fold * 0.26;
        let arc = (0..=8).map(|k| {
            let angle = (k as f32 * 32.0 - 60.0).to_radians();
            middle + vec2(angle.cos(), angle.sin()) * r
        });
        out.push(Shape::line(arc.collect(), Stroke::new((side * 0.03).max(0.7), palette.mark_ink)));
    }
}

/// A jagged line on a mark of its own: the unit is shaken.
fn shaken_mark(rect: Rect, palette: &Palette, out: &mut Vec<Shape>) {
    let side = rect.width();
    let area = Rect::from_min_size(
        pos2(rect.left(), rect.top() + side * 0.27),
        vec2(side * 0.34, side * 0.26),
    );
    let edge = Stroke::new((side * 0.02).max(0.6), palette.mark_ink);
    out.push(Shape::rect_filled(area, CornerRadius::ZERO, palette.mark));
    out.push(Shape::rect_stroke(area, CornerRadius::ZERO, edge, StrokeKind::Inside));
    let line = Stroke::new((side * 0.05).max(0.9), palette.mark_ink);
    out.push(Shape::line(zigzag(area.center(), area.width() * 0.36), line));
}

/// Two chevrons: the unit charges.
fn charge_mark(rect: Rect, palette: &Palette, out: &mut Vec<Shape>) {
    let side = rect.width();
    for k in 0..2 {
        let x = rect.right() - side * (0.24 - 0.11 * k as f32);
        let y = rect.top() + side * 0.46;
        let s = side * 0.11;
        let points = vec![pos2(x - s, y - s), pos2(x, y), pos2(x - s, y + s)];
        out.push(Shape::line(points.clone(), Stroke::new(side * 0.085, palette.mark_ink)));
        out.push(Shape::line(points, Stroke::new(side * 0.05, palette.mark)));
    }
}

/// A leader: a banner on a pole, with the value on the cloth.
fn banner(value: u32, rect: Rect, paint: Paint, out: &mut Vec<Shape>) {
    let colors = paint.palette.livery(paint.livery);
    let (w, h) = (rect.width(), rect.height());
    let at = |x: f32, y: f32| pos2(rect.left() + x * w, rect.top() + y * h);
    let edge = Stroke::new((w * 0.035).clamp(0.7, 1.6), theme::BANNER_EDGE);
    out.push(Shape::line_segment(
        [at(0.12, 0.0), at(0.12, 1.0)],
        Stroke::new((w * 0.08).max(1.2), paint.palette.plate_ink),
    ));
    let upper = vec![at(0.14, 0.04), at(1.0, 0.04), at(0.84, 0.32), at(0.14, 0.32)];
    let lower = vec![at(0.14, 0.32), at(0.84, 0.32), at(1.0, 0.6), at(0.14, 0.6)];
    out.push(Shape::convex_polygon(upper, colors.body, Stroke::NONE));
    out.push(Shape::convex_polygon(lower, colors.body, Stroke::NONE));
    let cloth = vec![at(0.14, 0.04), at(1.0, 0.04), at(0.84, 0.32), at(1.0, 0.6), at(0.14, 0.6)];
    out.push(Shape::closed_line(cloth, edge));
    if w >= 11.0 {
        let text = value.to_string();
        out.push(names::text(
            paint.ctx,
            at(0.48, 0.32),
            Align2::CENTER_CENTER,
            &text,
            h * 0.5,
            colors.ink,
        ));
    }
}
