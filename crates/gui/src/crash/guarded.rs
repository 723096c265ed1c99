//! The application behind a guard: a fault in it ends the game, not the window, which says what became of the game.

use super::crash_report;
use crate::say;
use eframe::App;
use egui::{CentralPanel, RichText, Ui, ViewportCommand};
use gonfalon_core::words::Language;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What can be saved of an application that has a fault.
pub trait Rescue {
    /// Writes what is not written yet. Returns whether everything is.
    fn rescue(&mut self) -> bool;

    /// The language to say it in.
    fn language(&self) -> Language;
}

/// An application that is looked after.
pub struct Guarded<A> {
    app: A,
    crashed: Option<Crashed>,
}

/// What is left to say.
struct Crashed {
    language: Language,
    kept: bool,
}

impl<A> Guarded<A> {
    /// Looks after an application.
    pub fn new(app: A) -> Guarded<A> {
        Guarded { app, crashed: None }
    }
}

impl<A: App + Rescue> App for Guarded<A> {
    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        if let Some(crashed) = &self.crashed {
            crashed.show(ui);
            return;
        }
        let language = self.app.language();
        let app = AssertUnwindSafe(|| self.app.ui(ui, frame));
        if catch_unwind(app).is_err() {
            // What is broken may break once more.
            let rescue = catch_unwind(AssertUnwindSafe(|| self.app.rescue()));
            self.crashed = Some(Crashed { language, kept: rescue.unwrap_or(false) });
            ui.ctx().request_repaint();
        }
    }

    fn on_exit(&mut self, gl: Option<&eframe::glow::Context>) {
        if self.crashed.is_none() {
            self.app.on_exit(gl);
        }
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        self.app.clear_color(visuals)
    }
}

impl Crashed {
    fn show(&self, ui: &mut Ui) {
        CentralPanel::default().show(ui, |ui| {
            ui.add_space(ui.available_height() * 0.25);
            ui.vertical_centered(|ui| {
                ui.set_max_width(560.0);
                ui.label(RichText::new(say!(self.language, "gui-crash-title")).heading());
                ui.add_space(8.0);
                ui.label(if self.kept {
                    say!(self.language, "gui-crash-kept")
                } else {
                    say!(self.language, "gui-crash-not-kept")
                });
                if let Some(file) = crash_report::written() {
                    let path = file.display().to_string();
                    ui.label(say!(self.language, "gui-crash-report", path = path));
                }
                ui.add_space(12.0);
                if ui.button(say!(self.language, "gui-crash-close")).clicked() {
                    ui.ctx().send_viewport_cmd(ViewportCommand::Close);
                }
            });
        });
    }
}
