//! What a side has spent of its hand since its own last turn began: a fan of cards beside its piles.

use super::super::paint::card::{self as face, CardAppearance, TALL};
use super::stage::Stage;
use crate::say;
use egui::{Align2, FontId, Label, Rect, Role, Sense, Ui, WidgetInfo, vec2};
use gonfalon_core::kernel::Side;
use gonfalon_core::view::{CardFace, Entry, EntryKind};

/// So many cards of the fan are seen, the last ones.
const SEEN: usize = 4;
/// What is seen of a card under the next one, as a share of its width.
const STEP: f32 = 0.42;

/// A card that was spent, and how.
type Spending<'a> = (&'a CardFace, &'a Entry);

/// What a side has spent, oldest first; of a moment of the past, up to so many actions.
fn spendings<'a>(stage: &Stage<'a>, side: Side, step: Option<usize>) -> Vec<Spending<'a>> {
    let own = |entry: &&Entry| entry.side == Some(side);
    let begun = step.unwrap_or(usize::MAX);
    let lines = stage.view.port.journal().iter().rev().filter(|entry| entry.step < begun);
    let turn = lines.filter(own).take_while(|entry| entry.kind != EntryKind::Turn);
    let mut spent: Vec<Spending> =
        turn.filter_map(|entry| Some((entry.showing.card.as_deref()?, entry))).collect();
    spent.reverse();
    spent
}

/// Shows them in a strip so high, from a place on; returns how wide they are.
pub fn show(ui: &mut Ui, stage: &Stage, side: Side, place: Rect, card: f32) -> f32 {
    let spent = spendings(stage, side, stage.step);
    if spent.is_empty() {
        return 0.0;
    }
    let size = vec2(card, card * TALL);
    let name = stage.view.port.side_name(side);
    let label = say!(stage.view, "gui-field-spent", n = spent.len());
    let font = FontId::proportional(10.5);
    let galley = ui.painter().layout_no_wrap(label, font.clone(), ui.visuals().text_color());
    let shown = &spent[spent.len().saturating_sub(SEEN)..];
    let step = card * STEP;
    let fan = card + step * (shown.len() - 1) as f32;
    let wide = fan.max(galley.size().x);
    let ctx = ui.ctx().clone();
    let mut shapes = Vec::new();
    for (k, (front, _)) in shown.iter().enumerate() {
        let rect = Rect::from_min_size(place.min + vec2(step * k as f32, 0.0), size);
        let appearance = CardAppearance::default();
        face::draw(front, rect, appearance, stage.paint(&ctx, side), &mut shapes);
    }
    ui.painter().extend(shapes);
    let below = place.min + vec2(wide / 2.0, size.y + 5.0);
    let at = Align2::CENTER_TOP.anchor_size(below, galley.size()).min;
    ui.painter().galley(at, galley, ui.visuals().text_color());
    let all = Rect::from_min_size(place.min, vec2(wide, size.y + 18.0));
    let response = ui.interact(all, egui::Id::unique(("field-spent", side)), Sense::hover());
    let texts: Vec<&str> = spent.iter().map(|(_, entry)| entry.text.as_str()).collect();
    let words = say!(stage.view, "gui-field-spent-spoken", side = name, what = texts.join("; "));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    response.on_hover_ui(|ui| list(ui, stage, side, &spent));
    wide
}

/// Every card that was spent, with what was done with it and by which rule.
fn list(ui: &mut Ui, stage: &Stage, side: Side, spent: &[Spending]) {
    ui.set_max_width(380.0);
    ui.strong(say!(stage.view, "gui-field-spent-about", side = stage.view.port.side_name(side)));
    ui.add(Label::new(say!(stage.view, "gui-field-spent-what")).wrap());
    for (front, entry) in spent {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(face::upright(40.0), Sense::hover());
            let mut shapes = Vec::new();
            let paint = stage.paint(ui.ctx(), side);
            face::draw(front, rect, CardAppearance::default(), paint, &mut shapes);
            ui.painter().extend(shapes);
            let rule = entry.rule.as_deref().unwrap_or_default();
            ui.add(Label::new(format!("{} {rule}", entry.text)).wrap());
        });
    }
}
