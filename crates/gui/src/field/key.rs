//! The key of the card table: what is printed on a card, how a card lies, and what marks and lines mean.

use super::super::map::outlines;
use super::super::paint::card::{self as face, CardAppearance, CardOrientation, TALL};
use super::marks;
use super::plays::TargetKind;
use super::stage::Stage;
use crate::locale::HasLanguage;
use crate::say;
use crate::theme::Palette;
use egui::{Painter, Rect, ScrollArea, Sense, Ui, Vec2, vec2};
use gonfalon_core::view::{CardFace, CardKind, UnitFace};
use std::collections::BTreeSet;

/// The widest line beside a picture, in points.
const WIDE: f32 = 300.0;
/// The width of the card on which the print is explained, in points.
const LARGE: f32 = 92.0;
/// The width of the cards that show how one lies, in points.
const SMALL: f32 = 64.0;

/// The words of how a card lies, and how that is shown, in this order.
const LIES: [(&str, CardAppearance); 4] = [
    ("up", lying(CardOrientation::Up, false)),
    ("turned", lying(CardOrientation::Turned, false)),
    ("flank", lying(CardOrientation::Left, false)),
    ("known", lying(CardOrientation::Up, true)),
];

const fn lying(orientation: CardOrientation, known: bool) -> CardAppearance {
    CardAppearance { orientation, markers: 0, known, pale: false }
}

/// The words of marks on the table, and how they are drawn, in this order.
const MARKS: [(&str, MarkSample); 12] = [
    ("acts", |p, palette, rect| marks::may_act(p, palette, rect)),
    ("waits", |p, palette, rect| marks::can_wait(p, palette, rect)),
    ("picked", |p, palette, rect| marks::picked(p, palette, rect)),
    ("place", |p, palette, rect| sign(p, palette, rect, TargetKind::Place)),
    ("move", |p, palette, rect| sign(p, palette, rect, TargetKind::Move)),
    ("fire", |p, palette, rect| sign(p, palette, rect, TargetKind::Fire)),
    ("attack", |p, palette, rect| sign(p, palette, rect, TargetKind::Attack)),
    ("back", |p, palette, rect| sign(p, palette, rect, TargetKind::Back)),
    ("other", |p, palette, rect| sign(p, palette, rect, TargetKind::Other)),
    ("suggested", |p, palette, rect| outlines::suggested(p, palette, rect, 1)),
    ("apart", |p, palette, rect| between(p, palette, rect, false)),
    ("contact", |p, palette, rect| between(p, palette, rect, true)),
];

type MarkSample = fn(&Painter, &Palette, Rect);

fn sign(painter: &Painter, palette: &Palette, rect: Rect, kind: TargetKind) {
    marks::sign(painter, palette, rect.center(), 18.0, kind);
}

/// Two cards above each other, and the line between them.
fn between(painter: &Painter, palette: &Palette, rect: Rect, contact: bool) {
    let size = vec2(rect.width(), rect.height() * 0.28);
    let above = Rect::from_min_size(rect.min, size);
    let below = Rect::from_min_size(rect.left_bottom() - vec2(0.0, size.y), size);
    for card in [above, below] {
        painter.rect_filled(card, 1.5, palette.grid);
    }
    marks::facing(painter, palette, (below, above), contact);
}

/// Shows what cards and marks mean.
pub fn show(ui: &mut Ui, stage: &Stage) {
    let lang = stage.view.language();
    let room = (ui.ctx().content_rect().height() * 0.7).max(160.0);
    ScrollArea::vertical().max_height(room).min_scrolled_height(room.min(420.0)).show(ui, |ui| {
        if let Some(card) = sample(stage) {
            ui.strong(say!(lang, "gui-field-key-print"));
            line(ui, vec2(LARGE, LARGE * TALL), say!(lang, "gui-field-key-printed"), |ui, rect| {
                drawn(ui, stage, card, (rect, CardAppearance::default()));
            });
            let [types, traits] = letters(stage);
            ui.vertical(|ui| {
                ui.set_max_width(LARGE + WIDE);
                ui.weak(say!(lang, "gui-field-key-types", list = types.join(", ")));
                ui.weak(say!(lang, "gui-field-key-traits", list = traits.join(", ")));
            });
            ui.add_space(6.0);
            ui.strong(say!(lang, "gui-field-key-lies"));
            for (word, appearance) in LIES {
                let size = vec2(SMALL, SMALL * appearance.orientation.tall());
                line(ui, size, say!(lang, "gui-field-lies-{}" word), |ui, rect| {
                    drawn(ui, stage, card, (rect, appearance));
                });
            }
            ui.add_space(6.0);
        }
        ui.strong(say!(lang, "gui-field-key-marks"));
        for (word, sample) in MARKS {
            line(ui, vec2(30.0, 34.0), say!(lang, "gui-field-mark-{}" word), |ui, rect| {
                sample(ui.painter(), stage.view.palette, rect.shrink(4.0));
            });
        }
    });
}

/// A picture with its words beside it.
fn line(ui: &mut Ui, size: Vec2, words: String, draw: impl FnOnce(&Ui, Rect)) {
    ui.horizontal(|ui| {
        let room = vec2(size.x.max(LARGE), size.y + 4.0);
        let (place, _) = ui.allocate_exact_size(room, Sense::hover());
        draw(ui, Rect::from_center_size(place.center(), size));
        ui.vertical(|ui| {
            ui.set_max_width(WIDE);
            ui.label(words);
        });
    });
}

fn drawn(ui: &Ui, stage: &Stage, card: &CardFace, (rect, appearance): (Rect, CardAppearance)) {
    let mut shapes = Vec::new();
    face::draw(card, rect, appearance, stage.paint(ui.ctx(), stage.below), &mut shapes);
    ui.painter().extend(shapes);
}

/// The cards that can be seen: those to choose from, those in the hand and those on the field.
fn seen<'a>(stage: &Stage<'a>) -> impl Iterator<Item = (&'a CardFace, &'a UnitFace)> {
    let cards = stage.cards;
    let holding = &cards.holdings[stage.below as usize];
    let held = holding.hand.iter().filter_map(|held| held.face.as_ref());
    let field = cards.cells.iter().filter_map(|cell| cell.card.as_ref()?.face.as_ref());
    let choosable = holding.choosable.iter().map(|(face, _)| face);
    choosable.chain(held).chain(field).filter_map(|card| match &card.kind {
        CardKind::Unit(unit) => Some((card, unit)),
        CardKind::Tactic => None,
    })
}

/// A unit that can be seen, if possible one that shoots and has a trait.
fn sample<'a>(stage: &Stage<'a>) -> Option<&'a CardFace> {
    let shown = |unit: &UnitFace| {
        usize::from(unit.missile.is_some())
            + usize::from(!unit.traits.is_empty())
            + usize::from(unit.fire != 0)
    };
    seen(stage).max_by_key(|(_, unit)| shown(unit)).map(|(card, _)| card)
}

/// The types and the traits of the units that can be seen, each after its letters.
fn letters(stage: &Stage) -> [Vec<String>; 2] {
    let (mut types, mut traits) = (BTreeSet::new(), BTreeSet::new());
    for (_, unit) in seen(stage) {
        types.insert(format!("{} {}", unit.kind, unit.kind_name));
        for name in &unit.traits {
            let first: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
            traits.insert(format!("{first} {name}"));
        }
    }
    [types, traits].map(|found| found.into_iter().collect())
}
