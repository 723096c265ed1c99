//! The cards that a deck may have, line by line, with their numbers.

use super::super::field::alt_text;
use super::super::focus_ring;
use super::super::paint::card::{self as face, CardAppearance};
use super::super::paint::counter::Paint;
use super::super::theme::Palette;
use crate::say;
use egui::{Button, Label, Response, RichText, ScrollArea, Sense, Ui, vec2};
use gonfalon_core::scenario::model::Livery;
use gonfalon_core::view::{CardKind, DeckChange, DeckLine};

/// The height of a line.
const LINE: f32 = 50.0;

/// Shows the lines. Returns the change that was asked for.
pub fn show(
    ui: &mut Ui,
    (palette, livery): (&Palette, Livery),
    (id, lines): (&str, &[DeckLine]),
    fixed: bool,
) -> Option<DeckChange> {
    let mut change = None;
    ScrollArea::vertical().id_salt(id).auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for line in lines {
            if let Some(count) = one(ui, (palette, livery), line, fixed) {
                change = Some(DeckChange::Count(line.face.id.clone(), count));
            }
        }
        focus_ring::follow(ui);
    });
    change
}

fn one(
    ui: &mut Ui,
    (palette, livery): (&Palette, Livery),
    line: &DeckLine,
    fixed: bool,
) -> Option<u8> {
    let mut count = line.count;
    let most = line.limit.unwrap_or(u8::MAX);
    ui.horizontal(|ui| {
        ui.set_height(LINE);
        let width = 34.0;
        let (rect, icon) = ui.allocate_exact_size(face::upright(width), Sense::hover());
        let ctx = ui.ctx().clone();
        let paint = Paint { ctx: &ctx, palette, livery };
        let appearance = CardAppearance { pale: line.count == 0, ..CardAppearance::default() };
        let mut shapes = Vec::new();
        face::draw(&line.face, rect, appearance, paint, &mut shapes);
        ui.painter().extend(shapes);
        let about = alt_text::face(&*ui, &line.face);
        icon.on_hover_ui(|ui| large(ui, (palette, livery), line));
        let room = (ui.available_width() - 118.0).max(60.0);
        ui.allocate_ui(vec2(room, LINE), |ui| {
            ui.vertical(|ui| {
                ui.set_width(room);
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.add_space(5.0);
                let name = RichText::new(&line.face.name).strong();
                let name = if line.count == 0 { name.weak() } else { name };
                ui.add(Label::new(name).truncate()).on_hover_text(&about);
                let mut small = Vec::new();
                if let CardKind::Unit(unit) = &line.face.kind {
                    small.push(unit.kind.clone());
                }
                small.push(say!(ui, "gui-deck-points", n = line.cost));
                if let Some(limit) = line.limit {
                    small.push(say!(ui, "gui-deck-limit", n = limit));
                }
                ui.add(Label::new(RichText::new(small.join(" · ")).small().weak()).truncate());
            });
        });
        let name = line.face.name.as_str();
        let fewer = Button::new("−").min_size(vec2(28.0, 28.0));
        let fewer = ui.add_enabled(!fixed && count > 0, fewer);
        let why = if fixed { say!(ui, "gui-deck-fixed") } else { String::new() };
        let explained = |button: Response| {
            if fixed { button.on_disabled_hover_text(&why) } else { button }
        };
        let fewer = explained(fewer);
        let words = say!(ui, "gui-deck-fewer", name = name);
        fewer.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &words));
        let (place, number) = ui.allocate_exact_size(vec2(26.0, 28.0), Sense::hover());
        let ink = if line.limit.is_some_and(|limit| count > limit) {
            palette.bad
        } else {
            ui.visuals().text_color()
        };
        let font = egui::FontId::proportional(17.0);
        ui.painter().text(place.center(), egui::Align2::CENTER_CENTER, count, font, ink);
        let words = say!(ui, "gui-deck-count", name = name, n = count);
        number.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &words));
        let more = Button::new("+").min_size(vec2(28.0, 28.0));
        let more = explained(ui.add_enabled(!fixed && count < most, more));
        let words = say!(ui, "gui-deck-more", name = name);
        more.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &words));
        // With Shift by five at once.
        let step = if ui.input(|i| i.modifiers.shift) { 5 } else { 1 };
        if fewer.clicked() {
            count = count.saturating_sub(step);
        }
        if more.clicked() {
            count = count.saturating_add(step).min(most);
        }
    });
    (count != line.count).then_some(count)
}

/// The card large, with its words.
fn large(ui: &mut Ui, (palette, livery): (&Palette, Livery), line: &DeckLine) {
    ui.set_max_width(360.0);
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(face::upright(130.0), Sense::hover());
        let ctx = ui.ctx().clone();
        let mut shapes = Vec::new();
        let paint = Paint { ctx: &ctx, palette, livery };
        face::draw(&line.face, rect.shrink(3.0), CardAppearance::default(), paint, &mut shapes);
        ui.painter().extend(shapes);
        ui.vertical(|ui| {
            ui.set_max_width(200.0);
            ui.add(Label::new(alt_text::face(&*ui, &line.face)).wrap());
            if let CardKind::Unit(unit) = &line.face.kind {
                for word in unit.traits.iter().chain(&unit.versus) {
                    ui.label(format!("• {word}"));
                }
            }
            ui.add(Label::new(RichText::new(&line.face.text).weak()).wrap());
        });
    });
}
