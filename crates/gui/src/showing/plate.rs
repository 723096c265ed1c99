//! A small plate beside a place of the board: the dice with what they had to show, what happened, and its rule.

use super::happening::Happening;
use crate::paint::die;
use crate::snapshot::View;
use egui::{
    Color32, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use gonfalon_core::view::{Needed, NewStanding};

/// The widest line of words.
const WIDE: f32 = 250.0;
/// A die's side.
const DIE: f32 = 24.0;
/// Between the edge and what is inside.
const EDGE: Vec2 = vec2(9.0, 6.0);
/// Between two dice.
const GAP: f32 = 4.0;

/// What dice had to show, in signs.
#[must_use]
pub fn needed(needed: Needed) -> String {
    match needed {
        Needed::AtMost(face) => format!("≤ {face}"),
        Needed::AtLeast(face) => format!("≥ {face}"),
    }
}

/// Where a plate has room.
pub struct Room<'a> {
    /// It stays inside of this.
    pub screen: Rect,
    /// Whether it makes way for the pointer, and for what must stay free.
    pub yields: bool,
    /// What must stay free: what somebody may want to click now.
    pub free: &'a [Rect],
    /// What it rather leaves to be seen, where there is another place: who takes part.
    pub seen: &'a [Rect],
}

/// Paints what happened beside a place that keeps `clear` points around its middle free. If it yields and finds no room, it is
/// not painted: what happened stands above the board as well.
pub fn paint(
    painter: &Painter,
    view: &View,
    happening: &Happening,
    (at, clear): (Pos2, f32),
    room: &Room,
) {
    let palette = view.palette;
    let edge = happening.side.map_or(palette.grid, |side| view.side_text(side));
    let font = FontId::proportional(14.0);
    let small = FontId::proportional(11.5);
    let words = painter.layout(happening.text.clone(), font.clone(), palette.plate_ink, WIDE);
    let rule = happening.rule.clone().unwrap_or_default();
    let rule = painter.layout_no_wrap(rule, small, palette.thin(palette.plate_ink, 0.7));
    let needs = happening.needed.map(needed).unwrap_or_default();
    let needs = painter.layout_no_wrap(needs, font, palette.plate_ink);
    let dice = happening.dice.len() as f32 * (DIE + GAP);
    let top = if happening.dice.is_empty() { 0.0 } else { DIE + 4.0 };
    let row = dice + needs.size().x;
    let wide = words.size().x.max(row + rule.size().x + 14.0);
    let size =
        vec2(wide, top + words.size().y + if top > 0.0 { 0.0 } else { rule.size().y }) + EDGE * 2.0;
    let Some(rect) = beside((at, clear), size, room) else { return };
    let pointer = painter.ctx().pointer_latest_pos().filter(|_| room.yields);
    if pointer.is_some_and(|at| rect.expand(8.0).contains(at)) {
        return;
    }
    painter.rect(rect, CornerRadius::same(5), palette.plate, (2.0, edge), StrokeKind::Inside);
    tail(painter, rect, (at, clear), (palette.plate, edge));
    let corner = rect.min + EDGE;
    let mut x = corner.x;
    for thrown in &happening.dice {
        let place = Rect::from_min_size(pos2(x, corner.y), Vec2::splat(DIE));
        die::paint(painter, palette, place, (thrown.face, thrown.sides));
        if let Some(side) = thrown.side {
            let below = pos2(place.left() + 2.0, place.bottom() + 1.5);
            let color = view.side_text(side);
            painter.hline(below.x..=place.right() - 2.0, below.y, (2.0, color));
        }
        x += DIE + GAP;
    }
    painter.galley(pos2(x + 4.0, corner.y + 3.0), needs, Color32::PLACEHOLDER);
    let at = pos2(rect.right() - EDGE.x - rule.size().x, corner.y);
    let at = if top > 0.0 { at } else { pos2(at.x, corner.y + words.size().y) };
    painter.galley(at, rule, Color32::PLACEHOLDER);
    painter.galley(corner + vec2(0.0, top), words, Color32::PLACEHOLDER);
}

/// Paints what somebody is from now on, named, with what it means and its rule: a plate of its own at the top of the board,
/// since it is about all of his counters. If it `yields`, it makes way for the pointer.
pub fn standing(
    painter: &Painter,
    view: &View,
    (happening, standing): (&Happening, &NewStanding),
    screen: Rect,
    yields: bool,
) {
    const BROAD: f32 = 380.0;
    let palette = view.palette;
    let edge = happening.side.map_or(palette.grid, |side| view.side_text(side));
    let lay = |text: &str, size: f32, ink: Color32| {
        painter.layout(text.to_owned(), FontId::proportional(size), ink, BROAD)
    };
    let title = lay(&standing.title, 20.0, edge);
    let meaning = lay(&standing.meaning, 14.0, palette.plate_ink);
    let rule = happening.rule.clone().unwrap_or_default();
    let rule = lay(&rule, 11.5, palette.thin(palette.plate_ink, 0.7));
    let wide = title.size().x.max(meaning.size().x).max(rule.size().x);
    let high = title.size().y + meaning.size().y + rule.size().y + GAP * 2.0;
    let size = vec2(wide, high) + EDGE * 3.0;
    let x = (screen.center().x - size.x / 2.0).max(screen.left() + 6.0);
    let rect = Rect::from_min_size(pos2(x, screen.top() + 10.0), size);
    let pointer = painter.ctx().pointer_latest_pos().filter(|_| yields);
    if pointer.is_some_and(|at| rect.expand(8.0).contains(at)) {
        return;
    }
    let radius = CornerRadius::same(6);
    painter.rect_filled(rect.expand(4.0), radius, palette.halo);
    painter.rect(rect, radius, palette.plate, (4.0, edge), StrokeKind::Inside);
    let mut corner = rect.min + EDGE * 1.5;
    for words in [title, meaning, rule] {
        let high = words.size().y;
        painter.galley(corner, words, Color32::PLACEHOLDER);
        corner.y += high + GAP;
    }
}

/// A place for a plate: above what it is about, or below it, or beside it, where it covers nothing that must stay free; none if
/// it yields and there is no such place.
#[must_use]
pub fn beside((at, clear): (Pos2, f32), size: Vec2, room: &Room) -> Option<Rect> {
    let screen = room.screen.shrink(6.0);
    let gap = clear + 8.0;
    let right = (screen.right() - size.x).max(screen.left());
    let bottom = (screen.bottom() - size.y).max(screen.top());
    let middle = at - size / 2.0;
    let inside = |corner: Pos2| {
        let x = corner.x.clamp(screen.left(), right);
        Rect::from_min_size(pos2(x, corner.y.clamp(screen.top(), bottom)), size)
    };
    let above = pos2(middle.x, at.y - gap - size.y);
    let below = pos2(middle.x, at.y + gap);
    let upright = if above.y >= screen.top() { [above, below] } else { [below, above] };
    let aside = [pos2(at.x + gap, middle.y), pos2(at.x - gap - size.x, middle.y)];
    let about = Rect::from_center_size(at, Vec2::splat(clear));
    let covers = |rects: &[Rect], rect: &Rect| {
        rects.iter().any(|other| other.intersect(*rect).is_positive())
    };
    let fits = |rect: &Rect| !covers(room.free, rect) && !about.intersects(*rect);
    let places = upright.into_iter().chain(aside).map(inside);
    let places = places.filter(fits);
    // The first of those that cover least.
    let hidden = |rect: &Rect| room.seen.iter().filter(|seen| covers(&[**seen], rect)).count();
    let first = || (!room.yields || room.free.is_empty()).then(|| inside(upright[0]));
    places.min_by_key(hidden).or_else(first)
}

/// The corner that points from a plate to its place.
fn tail(painter: &Painter, rect: Rect, (at, clear): (Pos2, f32), (fill, edge): (Color32, Color32)) {
    let x = at.x.clamp(rect.left() + 14.0, (rect.right() - 14.0).max(rect.left() + 14.0));
    let (base, way) = if rect.bottom() <= at.y { (rect.bottom(), 1.0) } else { (rect.top(), -1.0) };
    if (at.y - base) * way < 4.0 {
        return;
    }
    let tip = pos2(at.x.clamp(x - 20.0, x + 20.0), at.y - clear * way * 0.9);
    let (a, b) = (pos2(x - 7.0, base - 2.0 * way), pos2(x + 7.0, base - 2.0 * way));
    painter.add(Shape::convex_polygon(vec![a, tip, b], fill, Stroke::NONE));
    painter.line_segment([a + vec2(0.0, 2.0 * way), tip], Stroke::new(2.0, edge));
    painter.line_segment([b + vec2(0.0, 2.0 * way), tip], Stroke::new(2.0, edge));
}
