//! One card: a unit with its printed values, a tactics card, or a back; upright, or turned with its words still
//! level.

use super::super::map::counter::{self, Paint};
use super::emblem;
use super::fit;
use crate::view::{CardFace, CardKind, Stance, UnitFace};
use egui::{
    Align2, Color32, Context, CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};

/// The height of a card, as a share of its width.
pub const TALL: f32 = 1.4;
/// The height of a card that lies across, as a share of its width.
pub const ACROSS: f32 = 0.88;
/// The height of the name, as a share of the width.
const NAME: f32 = 0.27;
/// Cards narrower than this show type, picture and edge only.
const READABLE: f32 = 50.0;

/// How a card lies, as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pose {
    /// Its head away from its owner, who is the viewer.
    #[default]
    Up,
    /// Its head towards the viewer: the card of the other side.
    Down,
    /// Across, not ready.
    Turned,
    /// Across, pointing to the left.
    Left,
    /// Across, pointing to the right.
    Right,
}

impl Pose {
    /// The pose of a card on the field. `own` is the viewer's, `mirrored` is the field that runs the other way.
    #[must_use]
    pub const fn of(stance: Stance, own: bool, mirrored: bool) -> Pose {
        match (stance, mirrored) {
            (Stance::Upright, _) if own => Pose::Up,
            (Stance::Upright, _) => Pose::Down,
            (Stance::Turned, _) => Pose::Turned,
            (Stance::FlankingWest, false) | (Stance::FlankingEast, true) => Pose::Left,
            (Stance::FlankingEast, false) | (Stance::FlankingWest, true) => Pose::Right,
        }
    }

    /// Whether it lies across.
    #[must_use]
    pub const fn across(self) -> bool {
        matches!(self, Pose::Turned | Pose::Left | Pose::Right)
    }

    /// The size of a card in this pose.
    #[must_use]
    pub fn size(self, width: f32) -> Vec2 {
        vec2(width, width * if self.across() { ACROSS } else { TALL })
    }
}

/// What a card wears beside its print.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wear {
    /// How it lies.
    pub pose: Pose,
    /// Markers on it.
    pub markers: u8,
    /// Whether the other side has seen it.
    pub known: bool,
    /// Whether it is shown paler, because nothing can be done with it now.
    pub pale: bool,
}

fn corner(radius: f32) -> CornerRadius {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    // clamped to the type's range
    CornerRadius::same(radius.round().clamp(0.0, 255.0) as u8)
}

/// What a card is drawn with.
struct Easel<'a, 'o> {
    paint: Paint<'a>,
    rect: Rect,
    /// The width of the card: everything is measured by it.
    unit: f32,
    wear: Wear,
    out: &'o mut Vec<Shape>,
}

impl Easel<'_, '_> {
    fn fill(&mut self, rect: Rect, radius: f32, color: Color32) {
        self.out.push(Shape::rect_filled(rect, corner(radius), color));
    }

    fn edge(&mut self, rect: Rect, radius: f32, wide: f32, color: Color32) {
        let stroke = Stroke::new(wide, color);
        self.out.push(Shape::rect_stroke(rect, corner(radius), stroke, StrokeKind::Inside));
    }

    fn word(&mut self, at: Pos2, anchor: Align2, text: &str, size: f32, ink: Color32) {
        fit::print(self.paint.ctx, at, anchor, text, (size, ink), self.out);
    }

    fn soft(&self, color: Color32) -> Color32 {
        if self.wear.pale { color.lerp_to_gamma(self.paint.palette.faded(), 0.45) } else { color }
    }
}

/// Adds a card.
pub fn draw(face: &CardFace, rect: Rect, wear: Wear, paint: Paint, out: &mut Vec<Shape>) {
    let mut easel = Easel { paint, rect, unit: rect.width(), wear, out };
    match &face.kind {
        CardKind::Unit(unit) => draw_unit(&mut easel, face, unit),
        CardKind::Tactic => draw_tactic(&mut easel, face),
    }
    if wear.known {
        let down = if matches!(face.kind, CardKind::Tactic) { 0.17 } else { 0.82 };
        known(&mut easel, down);
    }
}

/// The sheet of a card with its shadow and the edge in its side's colour; the head is the thick edge.
fn sheet(easel: &mut Easel, fill: Color32) {
    let palette = easel.paint.palette;
    let colors = palette.livery(easel.paint.livery);
    let (u, rect) = (easel.unit, easel.rect);
    let radius = u * 0.07;
    easel.fill(rect.translate(vec2(u * 0.02, u * 0.035)), radius, palette.shadow);
    point(easel, colors.body);
    let (fill, body) = (easel.soft(fill), easel.soft(colors.body));
    easel.fill(rect, radius, fill);
    easel.edge(rect, radius, (u * 0.028).clamp(1.2, 4.0), body);
    let thick = (u * 0.075).max(2.5);
    let (x, y) = (rect.x_range(), rect.y_range());
    let head = match easel.wear.pose {
        Pose::Up => Rect::from_x_y_ranges(x, y.min..=y.min + thick),
        Pose::Down => Rect::from_x_y_ranges(x, y.max - thick..=y.max),
        Pose::Left | Pose::Turned => Rect::from_x_y_ranges(x.min..=x.min + thick, y),
        Pose::Right => Rect::from_x_y_ranges(x.max - thick..=x.max, y),
    };
    easel.fill(head, radius.min(thick * 0.5), body);
    easel.edge(rect, radius, 0.8, palette.counter_edge());
}

/// The point of a card that holds a flank.
fn point(easel: &mut Easel, color: Color32) {
    let (rect, u) = (easel.rect, easel.unit);
    let (x, to) = match easel.wear.pose {
        Pose::Left => (rect.left() + 1.0, -1.0),
        Pose::Right => (rect.right() - 1.0, 1.0),
        _ => return,
    };
    let (far, half) = (u * 0.13, rect.height() * 0.36);
    let tip = pos2(x + to * far, rect.center().y);
    let points = vec![pos2(x, rect.center().y - half), tip, pos2(x, rect.center().y + half)];
    let edge = Stroke::new(1.2, easel.paint.palette.card_ink);
    easel.out.push(Shape::convex_polygon(points, color, edge));
}

/// The picture on its ground, with the pattern of the side.
fn picture(easel: &mut Easel, face: &CardFace, area: Rect, share: f32) {
    let palette = easel.paint.palette;
    let colors = palette.livery(easel.paint.livery);
    let (body, ink) = (easel.soft(colors.body), easel.soft(colors.ink));
    easel.fill(area, easel.unit * 0.04, body);
    let band = easel.soft(colors.band);
    counter::pattern(easel.paint.livery, area, band.gamma_multiply(0.6), easel.out);
    let figure = Rect::from_center_size(area.center(), area.size() * share);
    emblem::draw(face.emblem, figure, ink, body, easel.out);
}

fn draw_unit(easel: &mut Easel, face: &CardFace, unit: &UnitFace) {
    let palette = easel.paint.palette;
    sheet(easel, palette.card);
    let u = easel.unit;
    if u < READABLE {
        small(easel, face, &unit.kind);
        return;
    }
    let (rect, wear) = (easel.rect, easel.wear);
    let m = u * 0.055;
    let head = |on: bool| if on { u * 0.04 } else { 0.0 };
    let inner = Rect::from_min_max(
        rect.min
            + vec2(
                m + head(matches!(wear.pose, Pose::Left | Pose::Turned)),
                m * 0.6 + head(wear.pose == Pose::Up),
            ),
        rect.max
            - vec2(m + head(wear.pose == Pose::Right), m * 0.8 + head(wear.pose == Pose::Down)),
    );
    let name_tall = u * NAME;
    let (top, below) = inner.split_top_bottom_at_y(inner.top() + name_tall);
    title(easel, &face.name, top, palette.card_ink);
    if wear.pose.across() {
        let below = below.with_min_y(below.min.y + u * 0.02);
        let (left, right) = below.split_left_right_at_fraction(0.4);
        picture(easel, face, left, 0.8);
        type_tag(easel, &unit.kind, left.left_top());
        if wear.pose == Pose::Turned {
            resting(easel, left.right_bottom() - vec2(u * 0.09, u * 0.09));
        }
        let right = right.with_min_x(right.min.x + u * 0.03);
        let rows = right.height() / 3.0;
        let row = |k: f32| {
            Rect::from_min_size(right.min + vec2(0.0, rows * k), vec2(right.width(), rows))
        };
        pips(easel, unit.hits, wear.markers, row(0.0));
        let (a, b) = row(1.0).split_left_right_at_fraction(0.5);
        value(easel, Icon::Move, &unit.mobility.to_string(), a);
        value(easel, Icon::Melee, &melee(unit), b);
        value(easel, Icon::Missile, &missile(unit), row(2.0));
        return;
    }
    let values_tall = u * 0.215;
    let pips_tall = u * 0.15;
    let values = Rect::from_min_max(pos2(below.left(), below.bottom() - values_tall), below.max);
    let pip_row = Rect::from_min_max(
        pos2(below.left(), values.top() - pips_tall),
        pos2(below.right(), values.top()),
    );
    let area = Rect::from_min_max(below.min, pos2(below.right(), pip_row.top() - u * 0.01));
    picture(easel, face, area, 0.86);
    type_tag(easel, &unit.kind, area.left_top());
    traits(easel, unit, area);
    pips(easel, unit.hits, wear.markers, pip_row);
    let wide = values.width();
    let cell = |from: f32, to: f32| {
        Rect::from_min_max(
            pos2(values.left() + wide * from, values.top()),
            pos2(values.left() + wide * to, values.bottom()),
        )
    };
    value(easel, Icon::Move, &unit.mobility.to_string(), cell(0.0, 0.27));
    value(easel, Icon::Melee, &melee(unit), cell(0.27, 0.57));
    value(easel, Icon::Missile, &missile(unit), cell(0.57, 1.0));
}

/// What it adds in a melee; in brackets if it only defends itself.
#[must_use]
pub fn melee(unit: &UnitFace) -> String {
    if unit.defence_only { format!("({})", unit.melee) } else { unit.melee.to_string() }
}

/// The highest dice that hit at short and long range: `5/2`, or a dash.
#[must_use]
pub fn missile(unit: &UnitFace) -> String {
    unit.missile.map_or_else(|| "–".to_owned(), |(short, long)| format!("{short}/{long}"))
}

/// How a card's name is written on a card so wide.
#[must_use]
pub fn name(ctx: &Context, name: &str, card: f32, across: bool) -> fit::Fitted {
    let wide = if across { 0.82 } else { 0.87 };
    fit::fit(ctx, name, (card * wide, card * NAME), card * 0.145)
}

fn title(easel: &mut Easel, name: &str, place: Rect, ink: Color32) {
    let fitted = self::name(easel.paint.ctx, name, easel.unit, easel.wear.pose.across());
    fit::write(easel.paint.ctx, &fitted, place, ink, easel.out);
}

fn type_tag(easel: &mut Easel, kind: &str, at: Pos2) {
    let u = easel.unit;
    let size = u * 0.135;
    let tag = Rect::from_min_size(at, vec2(u * 0.25, u * 0.17));
    let palette = easel.paint.palette;
    easel.fill(tag, u * 0.035, palette.plate);
    easel.word(tag.center(), Align2::CENTER_CENTER, kind, size, palette.plate_ink);
}

/// Traits by their first letters, and what is added to the die of shots at it.
fn traits(easel: &mut Easel, unit: &UnitFace, area: Rect) {
    let u = easel.unit;
    let palette = easel.paint.palette;
    let mut at = area.right_top() + vec2(-u * 0.085, u * 0.085);
    for word in unit.traits.iter().take(3) {
        let letter: String = word.chars().take(1).flat_map(char::to_uppercase).collect();
        easel.out.push(Shape::circle_filled(at, u * 0.075, palette.plate));
        easel.word(at, Align2::CENTER_CENTER, &letter, u * 0.115, palette.plate_ink);
        at.y += u * 0.17;
    }
    if unit.fire != 0 {
        // A little shield with the number.
        let (w, h) = (u * 0.095, u * 0.1);
        let c = area.right_bottom() + vec2(-w * 1.1, -h * 1.25);
        let points = [(-1.0, -1.0), (1.0, -1.0), (1.0, 0.3), (0.0, 1.2), (-1.0, 0.3)];
        let points = points.map(|(x, y)| c + vec2(x * w, y * h)).to_vec();
        let edge = Stroke::new(0.8, palette.plate_ink);
        easel.out.push(Shape::convex_polygon(points, palette.plate, edge));
        let text = format!("{:+}", unit.fire);
        easel.word(
            c - vec2(0.0, h * 0.1),
            Align2::CENTER_CENTER,
            &text,
            u * 0.105,
            palette.plate_ink,
        );
    }
}

/// Its hits: a ring for each marker that it still bears, a crossed disc for each that lies on it.
fn pips(easel: &mut Easel, hits: u8, markers: u8, place: Rect) {
    let u = easel.unit;
    let palette = easel.paint.palette;
    let radius = (u * 0.052).min(place.height() * 0.42);
    let step = radius * 2.5;
    let count = f32::from(hits.max(1));
    let step = step.min(place.width() / count);
    let start = place.center().x - step * (count - 1.0) / 2.0;
    for k in 0..hits {
        let c = pos2(start + step * f32::from(k), place.center().y);
        if k < markers {
            let r = radius * 1.12;
            easel.out.push(Shape::circle_filled(c, r, palette.wound));
            easel.out.push(Shape::circle_stroke(c, r, Stroke::new(0.8, palette.card_ink)));
            let line = Stroke::new((radius * 0.36).max(1.0), palette.wound_edge);
            let d = vec2(r * 0.5, r * 0.5);
            easel.out.push(Shape::line_segment([c - d, c + d], line));
            easel.out.push(Shape::line_segment([c - vec2(d.x, -d.y), c + vec2(d.x, -d.y)], line));
        } else {
            let line = Stroke::new((radius * 0.34).max(1.0), palette.card_ink);
            easel.out.push(Shape::circle_stroke(c, radius * 0.9, line));
        }
    }
}

/// What a printed number is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// Mobility.
    Move,
    /// What it adds in a melee.
    Melee,
    /// What hits when it shoots.
    Missile,
}

fn value(easel: &mut Easel, icon: Icon, text: &str, place: Rect) {
    let u = easel.unit;
    let ink = easel.paint.palette.card_ink;
    let size = (u * 0.165).min(place.height() * 0.98);
    let mark = size * 0.66;
    let size = if icon == Icon::Melee && text.len() > 1 { size * 0.82 } else { size };
    let faint = text == "–";
    let ink = if faint { ink.gamma_multiply(0.45) } else { ink };
    let c = pos2(place.left() + mark * 0.55, place.center().y);
    draw_icon(icon, Rect::from_center_size(c, Vec2::splat(mark)), ink, easel.out);
    easel.word(c + vec2(mark * 0.68, 0.0), Align2::LEFT_CENTER, text, size, ink);
}

/// Adds the sign of a printed number.
pub fn draw_icon(icon: Icon, rect: Rect, ink: Color32, out: &mut Vec<Shape>) {
    let c = rect.center();
    let r = rect.width() / 2.0;
    let at = |x: f32, y: f32| c + vec2(x, y) * r;
    let thin = Stroke::new((r * 0.3).max(0.9), ink);
    match icon {
        Icon::Move => {
            for x in [-0.75, 0.05] {
                out.push(Shape::line(vec![at(x, -0.7), at(x + 0.7, 0.0), at(x, 0.7)], thin));
            }
        }
        Icon::Melee => {
            for lean in [-1.0, 1.0] {
                out.push(Shape::line_segment([at(-0.8 * lean, 0.8), at(0.85 * lean, -0.9)], thin));
                out.push(Shape::line_segment([at(-0.9 * lean, 0.25), at(-0.25 * lean, 0.9)], thin));
            }
        }
        Icon::Missile => {
            out.push(Shape::line_segment([at(-0.9, 0.8), at(0.6, -0.5)], thin));
            let head = vec![at(1.0, -0.9), at(0.2, -0.72), at(0.78, -0.1)];
            out.push(Shape::convex_polygon(head, ink, Stroke::NONE));
            out.push(Shape::line(vec![at(-0.95, 0.3), at(-0.55, 0.5), at(-0.5, 0.95)], thin));
        }
    }
}

/// The sign of a card that is not ready: an arrow that turns upright again.
fn resting(easel: &mut Easel, center: Pos2) {
    let palette = easel.paint.palette;
    let r = easel.unit * 0.085;
    easel.out.push(Shape::circle_filled(center, r, palette.mark));
    easel.out.push(Shape::circle_stroke(center, r, Stroke::new(0.8, palette.mark_ink)));
    let far = r * 0.55;
    let arc: Vec<Pos2> = (0..=8)
        .map(|k| {
            let angle = (k as f32 * 30.0 - 60.0).to_radians();
            center + vec2(angle.cos(), angle.sin()) * far
        })
        .collect();
    let line = Stroke::new((r * 0.22).max(1.0), palette.mark_ink);
    if let (Some(&first), Some(&second)) = (arc.first(), arc.get(1)) {
        let along = (first - second).normalized() * r * 0.5;
        let side = along.rot90();
        let head = vec![first + along, first + side * 0.8, first - side * 0.8];
        easel.out.push(Shape::convex_polygon(head, palette.mark_ink, Stroke::NONE));
    }
    easel.out.push(Shape::line(arc, line));
}

/// A card too small for words: type and picture.
fn small(easel: &mut Easel, face: &CardFace, kind: &str) {
    let u = easel.unit;
    let (rect, palette) = (easel.rect, easel.paint.palette);
    let area = rect.shrink2(vec2(u * 0.1, u * 0.14));
    let (top, below) = area.split_top_bottom_at_fraction(0.34);
    let fitted = fit::fit(easel.paint.ctx, kind, (top.width(), top.height()), u * 0.36);
    fit::write(easel.paint.ctx, &fitted, top, palette.card_ink, easel.out);
    picture(easel, face, below, 0.9);
}

fn draw_tactic(easel: &mut Easel, face: &CardFace) {
    let palette = easel.paint.palette;
    sheet(easel, palette.tactic);
    let (u, rect) = (easel.unit, easel.rect);
    let ink = palette.tactic_ink;
    let frame = rect.shrink(u * 0.055);
    let body = easel.soft(palette.tactic);
    if u < READABLE {
        emblem::draw(face.emblem, frame.shrink(u * 0.08), ink, body, easel.out);
        return;
    }
    // A second, finer frame with cut corners tells it from a unit at a glance.
    let cut = u * 0.09;
    let top = frame.top() + if easel.wear.pose == Pose::Up { u * 0.05 } else { 0.0 };
    let frame = frame.with_min_y(top);
    let (l, r, t, b) = (frame.left(), frame.right(), frame.top(), frame.bottom());
    let outline = vec![
        pos2(l + cut, t),
        pos2(r - cut, t),
        pos2(r, t + cut),
        pos2(r, b - cut),
        pos2(r - cut, b),
        pos2(l + cut, b),
        pos2(l, b - cut),
        pos2(l, t + cut),
    ];
    easel.out.push(Shape::closed_line(outline, Stroke::new((u * 0.014).max(1.0), ink)));
    let (medal, words) = frame.split_top_bottom_at_fraction(0.64);
    let c = medal.center();
    let radius = medal.width().min(medal.height()) * 0.45;
    easel.out.push(Shape::circle_filled(c, radius, ink));
    easel.out.push(Shape::circle_stroke(c, radius * 1.1, Stroke::new((u * 0.012).max(0.8), ink)));
    let figure = Rect::from_center_size(c, Vec2::splat(radius * 1.36));
    emblem::draw(face.emblem, figure, body, ink, easel.out);
    let words = words.shrink2(vec2(u * 0.03, u * 0.02));
    let fitted = fit::fit(easel.paint.ctx, &face.name, (words.width(), words.height()), u * 0.135);
    fit::write(easel.paint.ctx, &fitted, words, ink, easel.out);
}

/// The sign of a card that the other side has seen: an open eye.
fn known(easel: &mut Easel, down: f32) {
    let palette = easel.paint.palette;
    let (u, rect) = (easel.unit, easel.rect);
    let c = rect.left_top() + vec2(u * 0.2, u * down);
    let (w, h) = (u * 0.11, u * 0.062);
    let at = |k: i32, up: f32| {
        let x = k as f32 / 4.0;
        c + vec2(x * w, (1.0 - x * x) * h * up)
    };
    let eye: Vec<Pos2> =
        (-4..=4).map(|k| at(k, -1.0)).chain((-4..=4).rev().map(|k| at(k, 1.0))).collect();
    easel.out.push(Shape::circle_filled(c, u * 0.13, palette.mark));
    easel.out.push(Shape::circle_stroke(c, u * 0.13, Stroke::new(0.8, palette.mark_ink)));
    easel.out.push(Shape::closed_line(eye, Stroke::new((u * 0.016).max(1.0), palette.mark_ink)));
    easel.out.push(Shape::circle_filled(c, h * 0.7, palette.mark_ink));
}

/// Adds the back of a card.
pub fn back(rect: Rect, wear: Wear, paint: Paint, out: &mut Vec<Shape>) {
    let colors = paint.palette.livery(paint.livery);
    let mut easel = Easel { paint, rect, unit: rect.width(), wear, out };
    let u = easel.unit.min(rect.height());
    let radius = u * 0.07;
    easel.fill(rect.translate(vec2(u * 0.02, u * 0.035)), radius, paint.palette.shadow);
    point(&mut easel, colors.body);
    let (body, band, ink) =
        (easel.soft(colors.body), easel.soft(colors.band), easel.soft(colors.ink));
    easel.fill(rect, radius, body);
    let inner = rect.shrink(u * 0.09);
    lattice(&mut easel, inner, band.gamma_multiply(0.5));
    easel.edge(inner, u * 0.03, (u * 0.02).max(0.8), band);
    // The field in the middle carries the pattern of the side.
    let plate = Rect::from_center_size(rect.center(), Vec2::splat(u * 0.44));
    easel.fill(plate, u * 0.22, body);
    counter::pattern(paint.livery, plate.shrink(u * 0.06), band, easel.out);
    let center = plate.center();
    easel.out.push(Shape::circle_stroke(center, u * 0.22, Stroke::new((u * 0.03).max(1.0), ink)));
    easel.edge(rect, radius, 0.8, paint.palette.counter_edge());
}

/// Slanting lines both ways inside a rectangle.
fn lattice(easel: &mut Easel, rect: Rect, color: Color32) {
    let (w, h) = (rect.width(), rect.height());
    let step = (w.min(h) * 0.17).max(2.5);
    let line = Stroke::new(0.9, color);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a small number
    let count = ((w + h) / step) as usize;
    for k in 1..=count {
        let d = step * k as f32;
        let a = pos2(rect.left() + d.min(w), rect.top() + (d - w).max(0.0));
        let b = pos2(rect.left() + (d - h).max(0.0), rect.top() + d.min(h));
        let flip = |p: Pos2| pos2(rect.left() + rect.right() - p.x, p.y);
        easel.out.push(Shape::line_segment([a, b], line));
        easel.out.push(Shape::line_segment([flip(a), flip(b)], line));
    }
}
