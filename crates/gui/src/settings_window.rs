//! The window in which the settings are changed.

use super::commands::key_help::key_name;
use super::locale;
use super::settings::{BoardSize, PAUSE_KEYS, Replies, Settings, Speed, Wheel};
use super::theme::{Palette, ThemeChoice};
use super::{focus_ring, widgets};
use crate::say;
use egui::{Align2, Context, Grid, RichText, ScrollArea, Slider, Ui, Vec2, Window, vec2};
use gonfalon_core::words::Language;

/// What is beside the settings in a narrow window, in points.
const MARGINS: f32 = 60.0;
/// The settings are never wider, in points.
const WIDEST: f32 = 820.0;

/// Whether the window is open, and whether it asks something.
#[derive(Clone, Copy, Debug, Default)]
pub struct SettingsWindow {
    /// Whether it is open.
    pub open: bool,
    asking: bool,
}

impl SettingsWindow {
    /// Shows the window. `desktop` is the language that restoring goes back to.
    pub fn show(
        &mut self,
        ctx: &Context,
        palette: &Palette,
        settings: &mut Settings,
        desktop: Language,
    ) {
        let mut open = self.open;
        let height = (ctx.content_rect().height() - 170.0).max(160.0);
        let window = Window::new(say!(ctx, "gui-settings"))
            .id(egui::Id::unique("settings-window"))
            .open(&mut open)
            .collapsible(false)
            .resizable(false)
            .anchor(Align2::CENTER_CENTER, Vec2::ZERO);
        let wide = (ctx.content_rect().width() - MARGINS).clamp(160.0, WIDEST);
        widgets::fitted(ctx, window, |ui| {
            // As wide as what is in it: it is scrolled sideways where the program's window is narrower than that.
            ui.set_max_width(wide);
            ScrollArea::both().auto_shrink([false, true]).max_height(height).show(ui, |ui| {
                Grid::new("settings").num_columns(2).spacing(vec2(18.0, 9.0)).show(ui, |ui| {
                    looks(ui, settings);
                    map(ui, settings);
                    play(ui, settings);
                });
                focus_ring::follow(ui);
            });
            ui.separator();
            self.restore(ui, palette, settings, desktop);
        });
        self.open = open;
        self.asking &= open;
    }

    /// ARSOUF M1.4: the usual settings again, after a question.
    fn restore(
        &mut self,
        ui: &mut Ui,
        palette: &Palette,
        settings: &mut Settings,
        desktop: Language,
    ) {
        if !self.asking {
            if ui.button(say!(ui, "gui-restore")).clicked() {
                self.asking = true;
                ui.ctx().request_repaint();
            }
            return;
        }
        ui.label(say!(ui, "gui-restore-question"));
        ui.horizontal(|ui| {
            let yes = RichText::new(say!(ui, "gui-restore-yes")).color(palette.bad);
            if ui.button(yes).clicked() {
                settings.restore(desktop);
                self.asking = false;
            }
            if ui.button(say!(ui, "gui-cancel")).clicked() {
                self.asking = false;
            }
        });
    }
}

/// The scales that are offered, in percent.
const SCALES: [u32; 8] = [75, 100, 125, 150, 175, 200, 250, 300];

/// ARSOUF M1.3: languages are switched live; and how everything looks.
fn looks(ui: &mut Ui, settings: &mut Settings) {
    ui.label(say!(ui, "gui-language"));
    ui.horizontal(|ui| {
        for language in Language::all() {
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
    let language = settings.language;
    let slider = Slider::new(&mut settings.text, 0.7..=2.0)
        .step_by(0.05)
        .custom_formatter(move |size, _| locale::decimal(&language, size, 2));
    ui.add(slider).labelled_by(label);
    ui.end_row();
    ui.label(say!(ui, "gui-settings-scale"));
    few_in_a_row(ui, |ui| {
        // Each is one click away: what is pressed moves as soon as it is.
        for scale in SCALES {
            ui.selectable_value(&mut settings.scale, scale, format!("{scale} %"));
        }
    });
    ui.end_row();
    ui.label(say!(ui, "gui-settings-motion"));
    ui.checkbox(&mut settings.reduced_motion, say!(ui, "gui-settings-motion-none"));
    ui.end_row();
    ui.label(say!(ui, "gui-settings-sounds"));
    ui.weak(say!(ui, "gui-settings-sounds-none"));
    ui.end_row();
}

/// Things side by side, in so many rows as the window needs.
fn few_in_a_row(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let room = (ui.ctx().content_rect().width() * 0.55).min(540.0);
    ui.vertical(|ui| {
        ui.set_max_width(room);
        ui.horizontal_wrapped(add);
    });
}

/// ARSOUF M1.2: the sizes of the board; and what the wheel does on it.
fn map(ui: &mut Ui, settings: &mut Settings) {
    ui.label(say!(ui, "gui-settings-board"));
    egui::ComboBox::new("board-size", "")
        .selected_text(BoardSize::name(settings.board, &*ui))
        .width(250.0)
        .show_ui(ui, |ui| {
            for size in std::iter::once(None).chain(BoardSize::ALL.map(Some)) {
                let name = BoardSize::name(size, &*ui);
                ui.selectable_value(&mut settings.board, size, name);
            }
        })
        .response
        .accessible_name(say!(ui, "gui-settings-board"));
    ui.end_row();
    ui.label(say!(ui, "gui-settings-wheel"));
    ui.horizontal(|ui| {
        let zoom = say!(ui, "gui-wheel-zoom");
        ui.selectable_value(&mut settings.wheel, Wheel::Zoom, zoom);
        let scroll = say!(ui, "gui-wheel-scroll");
        let about = say!(ui, "gui-wheel-scroll-about");
        ui.selectable_value(&mut settings.wheel, Wheel::Scroll, scroll).on_hover_text(about);
    });
    ui.end_row();
}

fn play(ui: &mut Ui, settings: &mut Settings) {
    ui.label(say!(ui, "gui-settings-speed"));
    ui.horizontal(|ui| {
        for speed in Speed::ALL {
            let name = speed.name(&*ui);
            ui.selectable_value(&mut settings.speed, speed, name);
        }
    });
    ui.end_row();
    ui.label(say!(ui, "gui-settings-pause"));
    ui.horizontal(|ui| {
        for key in PAUSE_KEYS {
            ui.selectable_value(&mut settings.pause, key, key_name(&*ui, key));
        }
    });
    ui.end_row();
    ui.label(say!(ui, "gui-settings-two"));
    ui.checkbox(&mut settings.hand_over, say!(ui, "gui-settings-cover"));
    ui.end_row();
    ui.label(say!(ui, "gui-settings-empty"));
    ui.checkbox(&mut settings.skip_empty, say!(ui, "gui-settings-empty-skip"));
    ui.end_row();
    ui.label(say!(ui, "gui-settings-ending"));
    ui.checkbox(&mut settings.ask_before_ending, say!(ui, "gui-settings-ending-ask"));
    ui.end_row();
    ui.label(say!(ui, "gui-settings-replies"));
    egui::ComboBox::new("replies", "")
        .selected_text(settings.replies.name(&*ui))
        .width(250.0)
        .show_ui(ui, |ui| {
            for replies in Replies::ALL {
                let name = replies.name(&*ui);
                ui.selectable_value(&mut settings.replies, replies, name);
            }
        })
        .response
        .accessible_name(say!(ui, "gui-settings-replies"));
    ui.end_row();
}
