//! One card: a unit with its printed values, a tactics card, or a back; upright, or turned with its words still
//! level.

mod back;
mod printed;
mod signs;
mod slender;
mod tactic;

pub use back::back;
pub use slender::{ACROSS as SLENDER_ACROSS, LEAST as SLENDER_LEAST, TALLEST as SLENDER_TALLEST};

use crate::drawing::Paint;
use crate::drawing::art::{self, Inks};
use crate::drawing::colour::Colour;
use crate::drawing::fit::{self, Measure};
use crate::drawing::geometry::{Area, Point, point};
use crate::drawing::livery::pattern;
use crate::drawing::shape::{Anchor, Shape, Stroke};
use crate::view::{CardFace, CardKind, Emblem, Stance, UnitFace};

/// The height of a card, as a share of its width.
pub const TALL: f32 = 1.4;
/// The height of a card that lies across, as a share of its width.
pub const ACROSS: f32 = 0.88;
/// The height of the name, as a share of the width.
const NAME: f32 = 0.27;
/// Of a card that is lower or narrower than this nothing could be made out: nothing is drawn.
const LEAST_SEEN: f32 = 4.0;
/// Cards narrower than this show type, picture and edge only, and perhaps their name.
const READABLE: f32 = 50.0;
/// Letters lower than this are not written, in points.
const LEAST_LETTERS: f32 = 6.4;

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
    if rect.width().min(rect.height()) < LEAST_SEEN * paint.point {
        return;
    }
    let mut painter = CardPainter { paint, measure, rect, unit: rect.width(), appearance, out };
    match &face.kind {
        CardKind::Unit(unit) => printed::draw(&mut painter, face, unit),
        CardKind::Tactic => tactic::draw(&mut painter, face),
    }
    if appearance.known {
        // Beside the hits, or in a corner of the picture that is empty.
        let (x, y, radius) = match face.kind {
            CardKind::Tactic => (0.2, 0.17, 0.13),
            CardKind::Unit(_) => (0.88, 1.04, 0.1),
        };
        let (u, min) = (painter.unit, painter.rect.min);
        signs::known(&mut painter, min + point(x, y) * u, radius * u);
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
    art::figure(("emblems", emblem.name()), area, (inks, painter.paint.point), painter.out);
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

/// Writes the name at the foot of a small card, if it stands upright and the letters can be read. Answers with the room above it.
fn small_name(painter: &mut CardPainter, name: &str, ink: Colour) -> Area {
    let (rect, u) = (painter.rect, painter.unit);
    let room = point(u * 0.92, u * 0.42);
    let fitted = fit::fit(painter.measure, name, (room.x, room.y), u * 0.26);
    let upright = !painter.appearance.orientation.across() && rect.height() > u * 1.2;
    if !upright || fitted.size < LEAST_LETTERS * painter.paint.point {
        return rect;
    }
    let foot = Area::around(point(rect.center().x, rect.bottom() - u * 0.25), room);
    fit::write(&fitted, foot, painter.soft(ink), painter.out);
    Area::new(rect.min, point(rect.right(), rect.bottom() - u * 0.4))
}

/// How a card's name is written on a card of this size.
#[must_use]
pub fn name(
    measure: &dyn Measure,
    name: &str,
    size: Point,
    orientation: CardOrientation,
) -> fit::Fitted {
    let wide = if orientation.across() { 0.82 } else { 0.87 };
    let (tall, letters) = if is_slender(size, orientation) {
        (slender::NAME, slender::LETTERS)
    } else {
        (NAME, 0.145)
    };
    fit::fit(measure, name, (size.x * wide, size.x * tall), size.x * letters)
}

/// Whether a card of this size is drawn in the slender form of narrow columns: well higher than the print, or, where a line
/// has little height, lower.
#[must_use]
pub fn is_slender(size: Point, orientation: CardOrientation) -> bool {
    let share = size.y / (size.x * orientation.tall());
    !(0.97..=1.08).contains(&share)
}
