//! One die against a number: whose it is, what is added, which faces succeed, and what comes then.

use super::super::command_queue::CommandQueue;
use super::super::snapshot::View;
use super::super::{locale, widgets};
use crate::icons;
use crate::say;
use egui::{Align2, FontId, Grid, Label, RichText, Sense, Ui, WidgetInfo, vec2};
use gonfalon_core::view::CheckView;

/// The largest side of a face of the die.
const FACE: f32 = 26.0;

/// Shows a check; what follows it is shown by whoever called.
pub fn show(ui: &mut Ui, view: &View, check: &CheckView, out: &mut CommandQueue) {
    ui.label(RichText::new(&check.label).strong());
    ui.label(&check.who);
    let sides = check.sides;
    ui.label(say!(ui, "gui-check-needs", sides = sides, most = check.at_most));
    Grid::new(("check", &check.label)).num_columns(2).spacing(vec2(10.0, 2.0)).show(ui, |ui| {
        for line in &check.modifiers {
            ui.label(&line.adds);
            ui.horizontal(|ui| {
                ui.label(&line.label);
                widgets::rule_links(ui, &line.rule, out);
            });
            ui.end_row();
        }
    });
    let side = ((ui.available_width() - 4.0) / f32::from(sides.max(1)) - 2.0).clamp(12.0, FACE);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for face in 1..=sides {
            one(ui, view, check, face, side);
        }
    });
    let (n, of) = (check.successes, check.sides);
    let percent = f32::from(n) * 100.0 / f32::from(of.max(1));
    let percent = locale::decimal(ui, percent, 0);
    ui.strong(say!(ui, "gui-duel-chance", n = n, of = of, percent = percent));
    ui.add(Label::new(&check.means).wrap());
}

/// A face of the die: low ones succeed. A tick and a cross say it without colour.
fn one(ui: &mut Ui, view: &View, check: &CheckView, face: u8, side: f32) {
    let palette = view.palette;
    let (rect, response) = ui.allocate_exact_size(vec2(side, side * 1.35), Sense::hover());
    let good = face <= check.successes;
    let fill =
        if good { palette.thin(palette.good, 0.45) } else { palette.thin(palette.bad, 0.25) };
    widgets::shade(ui, rect, fill);
    let ink = ui.visuals().text_color();
    let font = FontId::proportional((side * 0.56).min(14.0));
    let at = rect.center_top() + vec2(0.0, side * 0.4);
    ui.painter().text(at, Align2::CENTER_CENTER, face, font, ink);
    let sign = if good { icons::DONE } else { "–" };
    let font = FontId::proportional((side * 0.42).min(11.0));
    let at = rect.center_bottom() - vec2(0.0, side * 0.34);
    ui.painter().text(at, Align2::CENTER_CENTER, sign, font, ink);
    let words = if good {
        say!(view, "gui-check-good", face = face)
    } else {
        say!(view, "gui-check-bad", face = face)
    };
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Cell, true, &words));
    response.on_hover_text(words);
}
