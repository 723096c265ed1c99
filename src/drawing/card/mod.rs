//! One card: a unit with its printed values, a tactics card, or a back; upright, or turned with its words still
//! level.

mod back;
mod signs;
mod tactic;

pub use back::back;

use crate::drawing::art::{self, Inks};
use crate::drawing::colour::Colour;
use crate::drawing::fit::{self, Measure};
use crate::drawing::geometry::{Area, Point, point};
use crate::drawing::livery::pattern;
use crate::drawing::shape::{Anchor, Shape, Stroke};
use crate::drawing::{Paint, sign};
use crate::view::{CardFace, CardKind, Emblem, Stance, UnitFace};

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

    /// The height of a card in this pose, as a share of its width.
    #[must_use]
    pub const fn tall(self) -> f32 {
        if self.across() { ACROSS } else { TALL }
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

/// What a card is drawn with.
struct Easel<'a, 'o> {
    paint: Paint<'a>,
    measure: &'a dyn Measure,
    rect: Area,
    /// The width of the card: everything is measured by it.
    unit: f32,
    wear: Wear,
    out: &'o mut Vec<Shape>,
}

impl Easel<'_, '_> {
    fn fill(&mut self, rect: Area, radius: f32, color: Colour) {
        self.out.push(Shape::panel(rect, radius, color));
    }

    fn edge(&mut self, rect: Area, radius: f32, wide: f32, color: Colour) {
        let stroke = Stroke::new(wide, color);
        self.out.push(Shape::frame(rect, radius, stroke));
    }

    fn word(&mut self, at: Point, anchor: Anchor, text: &str, size: f32, ink: Colour) {
        fit::print(at, anchor, text, (size, ink), self.out);
    }

    fn soft(&self, color: Colour) -> Colour {
        if self.wear.pale { color.lerp(self.paint.palette.faded(), 0.45) } else { color }
    }
}

/// Adds a card.
pub fn draw(
    face: &CardFace,
    rect: Area,
    wear: Wear,
    (paint, measure): (Paint, &dyn Measure),
    out: &mut Vec<Shape>,
) {
    let mut easel = Easel { paint, measure, rect, unit: rect.width(), wear, out };
    match &face.kind {
        CardKind::Unit(unit) => draw_unit(&mut easel, face, unit),
        CardKind::Tactic => tactic::draw(&mut easel, face),
    }
    if wear.known {
        let down = if matches!(face.kind, CardKind::Tactic) { 0.17 } else { 0.82 };
        signs::known(&mut easel, down);
    }
}

/// The sheet of a card with its shadow and the edge in its side's colour; the head is the thick edge.
fn sheet(easel: &mut Easel, fill: Colour) {
    let palette = easel.paint.palette;
    let colors = palette.livery(easel.paint.livery);
    let (u, rect, fine) = (easel.unit, easel.rect, easel.paint.point);
    let radius = u * 0.07;
    easel.fill(rect.translate(point(u * 0.02, u * 0.035)), radius, palette.shadow);
    tip(easel, colors.body);
    let (fill, body) = (easel.soft(fill), easel.soft(colors.body));
    easel.fill(rect, radius, fill);
    easel.edge(rect, radius, (u * 0.028).clamp(1.2 * fine, 4.0 * fine), body);
    let thick = (u * 0.075).max(2.5 * fine);
    let (min, max) = (rect.min, rect.max);
    let head = match easel.wear.pose {
        Pose::Up => Area::new(min, point(max.x, min.y + thick)),
        Pose::Down => Area::new(point(min.x, max.y - thick), max),
        Pose::Left | Pose::Turned => Area::new(min, point(min.x + thick, max.y)),
        Pose::Right => Area::new(point(max.x - thick, min.y), max),
    };
    easel.fill(head, radius.min(thick * 0.5), body);
    easel.edge(rect, radius, 0.8 * fine, palette.counter_edge());
}

/// The point of a card that holds a flank.
fn tip(easel: &mut Easel, color: Colour) {
    let (rect, u) = (easel.rect, easel.unit);
    let (x, to) = match easel.wear.pose {
        Pose::Left => (rect.left() + easel.paint.point, -1.0),
        Pose::Right => (rect.right() - easel.paint.point, 1.0),
        _ => return,
    };
    let (far, half) = (u * 0.13, rect.height() * 0.36);
    let tip = point(x + to * far, rect.center().y);
    let points = vec![point(x, rect.center().y - half), tip, point(x, rect.center().y + half)];
    let edge = Stroke::new(1.2 * easel.paint.point, easel.paint.palette.card_ink);
    easel.out.push(Shape::fill(points.clone(), color));
    easel.out.push(Shape::outline(points, edge));
}

/// The picture on its ground, with the pattern of the side.
fn picture(easel: &mut Easel, face: &CardFace, area: Area, share: f32) {
    let palette = easel.paint.palette;
    let colors = palette.livery(easel.paint.livery);
    let (body, ink) = (easel.soft(colors.body), easel.soft(colors.ink));
    easel.fill(area, easel.unit * 0.04, body);
    let band = easel.soft(colors.band);
    pattern(easel.paint.livery, area, band.thin(0.6), easel.out);
    let figure = Area::around(area.center(), area.size() * share);
    emblem(easel, face.emblem, figure, (ink, body));
}

/// The emblem of a card, as large as fits.
fn emblem(easel: &mut Easel, emblem: Emblem, area: Area, (ink, ground): (Colour, Colour)) {
    let area = Area::around(area.center(), Point::splat(area.width().min(area.height())));
    let inks = Inks { ink, ground, finest: 0.7 * easel.paint.point };
    art::place("emblems", emblem.name(), area, inks, easel.out);
}

fn draw_unit(easel: &mut Easel, face: &CardFace, unit: &UnitFace) {
    let palette = easel.paint.palette;
    sheet(easel, palette.card);
    let u = easel.unit;
    if u < READABLE * easel.paint.point {
        small(easel, face, &unit.kind);
        return;
    }
    let (rect, wear) = (easel.rect, easel.wear);
    let m = u * 0.055;
    let head = |on: bool| if on { u * 0.04 } else { 0.0 };
    let inner = Area::new(
        rect.min
            + point(
                m + head(matches!(wear.pose, Pose::Left | Pose::Turned)),
                m * 0.6 + head(wear.pose == Pose::Up),
            ),
        rect.max
            - point(m + head(wear.pose == Pose::Right), m * 0.8 + head(wear.pose == Pose::Down)),
    );
    let name_tall = u * NAME;
    let (top, below) = inner.split_top(name_tall / inner.height());
    title(easel, &face.name, top, palette.card_ink);
    if wear.pose.across() {
        let below = Area::new(below.min + point(0.0, u * 0.02), below.max);
        let (left, right) = below.split_left(0.4);
        picture(easel, face, left, 0.8);
        type_tag(easel, &unit.kind, left.min);
        if wear.pose == Pose::Turned {
            signs::resting(easel, left.max - point(u * 0.09, u * 0.09));
        }
        let right = Area::new(right.min + point(u * 0.03, 0.0), right.max);
        let rows = right.height() / 3.0;
        let row =
            |k: f32| Area::sized(right.min + point(0.0, rows * k), point(right.width(), rows));
        signs::pips(easel, unit.hits, wear.markers, row(0.0));
        let (a, b) = row(1.0).split_left(0.5);
        value(easel, MOVE, &unit.mobility.to_string(), a);
        value(easel, MELEE, &melee(unit), b);
        value(easel, MISSILE, &missile(unit), row(2.0));
        return;
    }
    let values_tall = u * 0.215;
    let pips_tall = u * 0.15;
    let values = Area::new(point(below.left(), below.bottom() - values_tall), below.max);
    let pip_row = Area::new(
        point(below.left(), values.top() - pips_tall),
        point(below.right(), values.top()),
    );
    let area = Area::new(below.min, point(below.right(), pip_row.top() - u * 0.01));
    picture(easel, face, area, 0.86);
    type_tag(easel, &unit.kind, area.min);
    traits(easel, unit, area);
    signs::pips(easel, unit.hits, wear.markers, pip_row);
    let wide = values.width();
    let cell = |from: f32, to: f32| {
        Area::new(
            point(values.left() + wide * from, values.top()),
            point(values.left() + wide * to, values.bottom()),
        )
    };
    value(easel, MOVE, &unit.mobility.to_string(), cell(0.0, 0.27));
    value(easel, MELEE, &melee(unit), cell(0.27, 0.57));
    value(easel, MISSILE, &missile(unit), cell(0.57, 1.0));
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
pub fn name(measure: &dyn Measure, name: &str, card: f32, across: bool) -> fit::Fitted {
    let wide = if across { 0.82 } else { 0.87 };
    fit::fit(measure, name, (card * wide, card * NAME), card * 0.145)
}

fn title(easel: &mut Easel, name: &str, place: Area, ink: Colour) {
    let fitted = self::name(easel.measure, name, easel.unit, easel.wear.pose.across());
    fit::write(&fitted, place, ink, easel.out);
}

fn type_tag(easel: &mut Easel, kind: &str, at: Point) {
    let u = easel.unit;
    let size = u * 0.135;
    let tag = Area::sized(at, point(u * 0.25, u * 0.17));
    let palette = easel.paint.palette;
    easel.fill(tag, u * 0.035, palette.plate);
    easel.word(tag.center(), Anchor::Center, kind, size, palette.plate_ink);
}

/// Traits by their first letters, and what is added to the die of shots at it.
fn traits(easel: &mut Easel, unit: &UnitFace, area: Area) {
    let u = easel.unit;
    let palette = easel.paint.palette;
    let mut at = area.right_top() + point(-u * 0.085, u * 0.085);
    for word in unit.traits.iter().take(3) {
        let letter: String = word.chars().take(1).flat_map(char::to_uppercase).collect();
        easel.out.push(Shape::disc(at, u * 0.075, palette.plate));
        easel.word(at, Anchor::Center, &letter, u * 0.115, palette.plate_ink);
        at.y += u * 0.17;
    }
    if unit.fire != 0 {
        // A little shield with the number.
        let (w, h) = (u * 0.095, u * 0.1);
        let c = area.max + point(-w * 1.1, -h * 1.25);
        let points = [(-1.0, -1.0), (1.0, -1.0), (1.0, 0.3), (0.0, 1.2), (-1.0, 0.3)];
        let points = points.map(|(x, y)| c + point(x * w, y * h)).to_vec();
        let edge = Stroke::new(0.8 * easel.paint.point, palette.plate_ink);
        easel.out.push(Shape::fill(points.clone(), palette.plate));
        easel.out.push(Shape::outline(points, edge));
        let text = format!("{:+}", unit.fire);
        easel.word(c - point(0.0, h * 0.1), Anchor::Center, &text, u * 0.105, palette.plate_ink);
    }
}

/// The sign of mobility.
const MOVE: &str = "mobility";
/// The sign of what it adds in a melee.
const MELEE: &str = "melee";
/// The sign of what hits when it shoots.
const MISSILE: &str = "missile";

fn value(easel: &mut Easel, icon: &str, text: &str, place: Area) {
    let u = easel.unit;
    let ink = easel.paint.palette.card_ink;
    let size = (u * 0.165).min(place.height() * 0.98);
    let mark = size * 0.66;
    let size = if icon == MELEE && text.len() > 1 { size * 0.82 } else { size };
    let faint = text == "–";
    let ink = if faint { ink.thin(0.45) } else { ink };
    let c = point(place.left() + mark * 0.55, place.center().y);
    sign::sign(icon, c, mark / 2.0, (ink, 0.9 * easel.paint.point), easel.out);
    easel.word(c + point(mark * 0.68, 0.0), Anchor::Left, text, size, ink);
}

/// A card too small for words: type and picture.
fn small(easel: &mut Easel, face: &CardFace, kind: &str) {
    let u = easel.unit;
    let (rect, palette) = (easel.rect, easel.paint.palette);
    let area = rect.shrink2(u * 0.1, u * 0.14);
    let (top, below) = area.split_top(0.34);
    let fitted = fit::fit(easel.measure, kind, (top.width(), top.height()), u * 0.36);
    fit::write(&fitted, top, palette.card_ink, easel.out);
    picture(easel, face, below, 0.9);
}
