//! The window in which the settings are changed.

use super::settings::Settings;
use super::theme::ThemeChoice;
use crate::say;
use crate::words::Language;
use egui::{Align2, Context, Grid, Slider, Ui, Vec2, Window, vec2};

/// Shows the settings window.
pub fn show(ctx: &Context, settings: &mut Settings, open: &mut bool) {
    Window::new(say!(ctx, "gui-settings"))
        .id(egui::Id::unique("settings-window"))
        .open(open)
        .collapsible(false)
        .resizable(false)
        .anchor(Align2::CENTER_CENTER, Vec2::ZERO)
        .show(ctx, |ui| {
            Grid::new("settings").num_columns(2).spacing(vec2(18.0, 10.0)).show(ui, |ui| {
                looks(ui, settings);
                play(ui, settings);
            });
        });
}

fn looks(ui: &mut Ui, settings: &mut Settings) {
    ui.label(say!(ui, "gui-language"));
    ui.horizontal(|ui| {
        for language in Language::ALL {
            ui.selectable_value(&mut settings.language, language, language.own_name());
        }
    });
    ui.end_row();
    ui.label(say!(ui, "gui-settings-theme"));
    ui.horizontal(|ui| {
        for theme in ThemeChoice::ALL {
            let name = theme.name(&*ui);
            ui.selectable_value(&mut settings.theme, theme, name);
        }
    });
    ui.end_row();
    let label = ui.label(say!(ui, "gui-settings-text")).id;
    ui.add(Slider::new(&mut settings.text, 0.7..=2.0).step_by(0.05)).labelled_by(label);
    ui.end_row();
    ui.label(say!(ui, "gui-settings-scale"));
    ui.horizontal(|ui| {
        if ui.button("−").on_hover_text(say!(ui, "gui-settings-smaller")).clicked() {
            settings.scale = settings.scale.saturating_sub(10).max(50);
        }
        ui.label(format!("{} %", settings.scale));
        if ui.button("+").on_hover_text(say!(ui, "gui-settings-larger")).clicked() {
            settings.scale = (settings.scale + 10).min(300);
        }
        if ui.button("100 %").clicked() {
            settings.scale = 100;
        }
    });
    ui.end_row();
    ui.label(say!(ui, "gui-settings-motion"));
    ui.checkbox(&mut settings.reduced_motion, say!(ui, "gui-settings-motion-none"));
    ui.end_row();
}

fn play(ui: &mut Ui, settings: &mut Settings) {
    ui.label(say!(ui, "gui-settings-two"));
    ui.checkbox(&mut settings.hand_over, say!(ui, "gui-settings-cover"));
    ui.end_row();
    ui.label(say!(ui, "gui-settings-empty"));
    ui.checkbox(&mut settings.skip_empty, say!(ui, "gui-settings-empty-skip"));
    ui.end_row();
}
