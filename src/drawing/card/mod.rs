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
pub enum CardOrientation {
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

impl CardOrientation {
    /// How a card lies on the field. `own` is the viewer's, `mirrored` is the field that runs the other way.
    #[must_use]
    pub const fn of(stance: Stance, own: bool, mirrored: bool) -> CardOrientation {
        match (stance, mirrored) {
            (Stance::Upright, _) if own => CardOrientation::Up,
            (Stance::Upright, _) => CardOrientation::Down,
            (Stance::Turned, _) => CardOrientation::Turned,
            (Stance::FlankingWest, false) | (Stance::FlankingEast, true) => CardOrientation::Left,
            (Stance::FlankingEast, false) | (Stance::FlankingWest, true) => CardOrientation::Right,
        }
    }

    /// Whether it lies across.
    #[must_use]
    pub const fn across(self) -> bool {
        matches!(self, CardOrientation::Turned | CardOrientation::Left | CardOrientation::Right)
    }

    /// The height of a card that lies so, as a share of its width.
    #[must_use]
    pub const fn tall(self) -> f32 {
        if self.across() { ACROSS } else { TALL }
    }
}

/// What is seen of a card beside its print.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardAppearance {
    /// How it lies.
    pub orientation: CardOrientation,
    /// Markers on it.
    pub markers: u8,
    /// Whether the other side has seen it.
    pub known: bool,
    /// Whether it is shown paler, because nothing can be done with it now.
    pub pale: bool,
}

/// What a card is drawn with.
struct CardPainter<'a, 'o> {
    paint: Paint<'a>,
    measure: &'a dyn Measure,
    rect: Area,
    /// The width of the card: everything is measured by it.
    unit: f32,
    appearance: CardAppearance,
    out: &'o mut Vec<Shape>,
}

impl CardPainter<'_, '_> {
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
        if self.appearance.pale { color.lerp(self.paint.palette.faded(), 0.45) } else { color }
    }
}

/// Adds a card.
pub fn draw(
    face: &CardFace,
    rect: Area,
    appearance: CardAppearance,
    (paint, measure): (Paint, &dyn Measure),
    out: &mut Vec<Shape>,
) {
    let mut painter = CardPainter { paint, measure, rect, unit: rect.width(), appearance, out };
    match &face.kind {
        CardKind::Unit(unit) => draw_unit(&mut painter, face, unit),
        CardKind::Tactic => tactic::draw(&mut painter, face),
    }
    if appearance.known {
        let down = if matches!(face.kind, CardKind::Tactic) { 0.17 } else { 0.82 };
        signs::known(&mut painter, down);
    }
}

/// The sheet of a card with its shadow and the edge in its side's colour; the head is the thick edge.
fn sheet(painter: &mut CardPainter, fill: Colour) {
    let palette = painter.paint.palette;
    let colors = palette.livery(painter.paint.livery);
    let (u, rect, fine) = (painter.unit, painter.rect, painter.paint.point);
    let radius = u * 0.07;
    painter.fill(rect.translate(point(u * 0.02, u * 0.035)), radius, palette.shadow);
    tip(painter, colors.body);
    let (fill, body) = (painter.soft(fill), painter.soft(colors.body));
    painter.fill(rect, radius, fill);
    painter.edge(rect, radius, (u * 0.028).clamp(1.2 * fine, 4.0 * fine), body);
    let thick = (u * 0.075).max(2.5 * fine);
    let (min, max) = (rect.min, rect.max);
    let head = match painter.appearance.orientation {
        CardOrientation::Up => Area::new(min, point(max.x, min.y + thick)),
        CardOrientation::Down => Area::new(point(min.x, max.y - thick), max),
        CardOrientation::Left | CardOrientation::Turned => {
            Area::new(min, point(min.x + thick, max.y))
        }
        CardOrientation::Right => Area::new(point(max.x - thick, min.y), max),
    };
    painter.fill(head, radius.min(thick * 0.5), body);
    painter.edge(rect, radius, 0.8 * fine, palette.counter_edge());
}

/// The point of a card that holds a flank.
fn tip(painter: &mut CardPainter, color: Colour) {
    let (rect, u) = (painter.rect, painter.unit);
    let (x, to) = match painter.appearance.orientation {
        CardOrientation::Left => (rect.left() + painter.paint.point, -1.0),
        CardOrientation::Right => (rect.right() - painter.paint.point, 1.0),
        _ => return,
    };
    let (far, half) = (u * 0.13, rect.height() * 0.36);
    let tip = point(x + to * far, rect.center().y);
    let points = vec![point(x, rect.center().y - half), tip, point(x, rect.center().y + half)];
    let edge = Stroke::new(1.2 * painter.paint.point, painter.paint.palette.card_ink);
    painter.out.push(Shape::fill(points.clone(), color));
    painter.out.push(Shape::outline(points, edge));
}

/// The picture on its ground, with the pattern of the side.
fn picture(painter: &mut CardPainter, face: &CardFace, area: Area, share: f32) {
    let palette = painter.paint.palette;
    let colors = palette.livery(painter.paint.livery);
    let (body, ink) = (painter.soft(colors.body), painter.soft(colors.ink));
    painter.fill(area, painter.unit * 0.04, body);
    let band = painter.soft(colors.band);
    pattern(painter.paint.livery, area, band.thin(0.6), painter.out);
    let figure = Area::around(area.center(), area.size() * share);
    emblem(painter, face.emblem, figure, (ink, body));
}

/// The emblem of a card, as large as fits.
fn emblem(painter: &mut CardPainter, emblem: Emblem, area: Area, (ink, ground): (Colour, Colour)) {
    let area = Area::around(area.center(), Point::splat(area.width().min(area.height())));
    let inks = Inks { ink, ground, finest: 0.7 * painter.paint.point };
    art::place("emblems", emblem.name(), area, inks, painter.out);
}

fn draw_unit(painter: &mut CardPainter, face: &CardFace, unit: &UnitFace) {
    let palette = painter.paint.palette;
    sheet(painter, palette.card);
    let u = painter.unit;
    if u < READABLE * painter.paint.point {
        small(painter, face, &unit.kind);
        return;
    }
    let (rect, appearance) = (painter.rect, painter.appearance);
    let m = u * 0.055;
    let head = |on: bool| if on { u * 0.04 } else { 0.0 };
    let inner = Area::new(
        rect.min
            + point(
                m + head(matches!(
                    appearance.orientation,
                    CardOrientation::Left | CardOrientation::Turned
                )),
                m * 0.6 + head(appearance.orientation == CardOrientation::Up),
            ),
        rect.max
            - point(
                m + head(appearance.orientation == CardOrientation::Right),
                m * 0.8 + head(appearance.orientation == CardOrientation::Down),
            ),
    );
    let name_tall = u * NAME;
    let (top, below) = inner.split_top(name_tall / inner.height());
    title(painter, &face.name, top, palette.card_ink);
    if appearance.orientation.across() {
        let below = Area::new(below.min + point(0.0, u * 0.02), below.max);
        let (left, right) = below.split_left(0.4);
        picture(painter, face, left, 0.8);
        type_tag(painter, &unit.kind, left.min);
        if appearance.orientation == CardOrientation::Turned {
            signs::resting(painter, left.max - point(u * 0.09, u * 0.09));
        }
        let right = Area::new(right.min + point(u * 0.03, 0.0), right.max);
        let rows = right.height() / 3.0;
        let row =
            |k: f32| Area::sized(right.min + point(0.0, rows * k), point(right.width(), rows));
        signs::pips(painter, unit.hits, appearance.markers, row(0.0));
        let (a, b) = row(1.0).split_left(0.5);
        value(painter, MOVE, &unit.mobility.to_string(), a);
        value(painter, MELEE, &melee(unit), b);
        value(painter, MISSILE, &missile(unit), row(2.0));
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
    picture(painter, face, area, 0.86);
    type_tag(painter, &unit.kind, area.min);
    traits(painter, unit, area);
    signs::pips(painter, unit.hits, appearance.markers, pip_row);
    let wide = values.width();
    let cell = |from: f32, to: f32| {
        Area::new(
            point(values.left() + wide * from, values.top()),
            point(values.left() + wide * to, values.bottom()),
        )
    };
    value(painter, MOVE, &unit.mobility.to_string(), cell(0.0, 0.27));
    value(painter, MELEE, &melee(unit), cell(0.27, 0.57));
    value(painter, MISSILE, &missile(unit), cell(0.57, 1.0));
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

fn title(painter: &mut CardPainter, name: &str, place: Area, ink: Colour) {
    let fitted =
        self::name(painter.measure, name, painter.unit, painter.appearance.orientation.across());
    fit::write(&fitted, place, ink, painter.out);
}

fn type_tag(painter: &mut CardPainter, kind: &str, at: Point) {
    let u = painter.unit;
    let size = u * 0.135;
    let tag = Area::sized(at, point(u * 0.25, u * 0.17));
    let palette = painter.paint.palette;
    painter.fill(tag, u * 0.035, palette.plate);
    painter.word(tag.center(), Anchor::Center, kind, size, palette.plate_ink);
}

/// Traits by their first letters, and what is added to the die of shots at it.
fn traits(painter: &mut CardPainter, unit: &UnitFace, area: Area) {
    let u = painter.unit;
    let palette = painter.paint.palette;
    let mut at = area.right_top() + point(-u * 0.085, u * 0.085);
    for word in unit.traits.iter().take(3) {
        let letter: String = word.chars().take(1).flat_map(char::to_uppercase).collect();
        painter.out.push(Shape::disc(at, u * 0.075, palette.plate));
        painter.word(at, Anchor::Center, &letter, u * 0.115, palette.plate_ink);
        at.y += u * 0.17;
    }
    if unit.fire != 0 {
        // A little shield with the number.
        let (w, h) = (u * 0.095, u * 0.1);
        let c = area.max + point(-w * 1.1, -h * 1.25);
        let points = [(-1.0, -1.0), (1.0, -1.0), (1.0, 0.3), (0.0, 1.2), (-1.0, 0.3)];
        let points = points.map(|(x, y)| c + point(x * w, y * h)).to_vec();
        let edge = Stroke::new(0.8 * painter.paint.point, palette.plate_ink);
        painter.out.push(Shape::fill(points.clone(), palette.plate));
        painter.out.push(Shape::outline(points, edge));
        let text = format!("{:+}", unit.fire);
        painter.word(c - point(0.0, h * 0.1), Anchor::Center, &text, u * 0.105, palette.plate_ink);
    }
}

/// The sign of mobility.
const MOVE: &str = "mobility";
/// The sign of what it adds in a melee.
const MELEE: &str = "melee";
/// The sign of what hits when it shoots.
const MISSILE: &str = "missile";

fn value(painter: &mut CardPainter, icon: &str, text: &str, place: Area) {
    let u = painter.unit;
    let ink = painter.paint.palette.card_ink;
    let size = (u * 0.165).min(place.height() * 0.98);
    let mark = size * 0.66;
    let size = if icon == MELEE && text.len() > 1 { size * 0.82 } else { size };
    let faint = text == "–";
    let ink = if faint { ink.thin(0.45) } else { ink };
    let c = point(place.left() + mark * 0.55, place.center().y);
    sign::sign(icon, c, mark / 2.0, (ink, 0.9 * painter.paint.point), painter.out);
    painter.word(c + point(mark * 0.68, 0.0), Anchor::Left, text, size, ink);
}

/// A card too small for words: type and picture.
fn small(painter: &mut CardPainter, face: &CardFace, kind: &str) {
    let u = painter.unit;
    let (rect, palette) = (painter.rect, painter.paint.palette);
    let area = rect.shrink2(u * 0.1, u * 0.14);
    let (top, below) = area.split_top(0.34);
    let fitted = fit::fit(painter.measure, kind, (top.width(), top.height()), u * 0.36);
    fit::write(&fitted, top, palette.card_ink, painter.out);
    picture(painter, face, below, 0.9);
}
