//! The rules without a game: of one system or of another.

use super::command_queue::{Command, CommandQueue};
use super::panels::rules::{self, Around, RulesState};
use super::screen::Screen;
use super::theme::Palette;
use crate::locale::HasLanguage;
use egui::Ui;
use gonfalon_core::kernel::System;
use gonfalon_core::reference::Library;

/// What the reference screen remembers.
#[derive(Debug)]
pub struct Reference {
    /// What filled the window before.
    pub called_from: Screen,
    system: System,
    state: RulesState,
}

impl Default for Reference {
    fn default() -> Self {
        let state = RulesState::default();
        Reference { called_from: Screen::Start, system: System::ALL[0], state }
    }
}

impl Reference {
    /// Turns to the rules of a system.
    pub fn turn_to(&mut self, system: System) {
        if self.system != system {
            (self.system, self.state) = (system, RulesState::default());
        }
    }

    /// Opens a section of the rules that are shown.
    pub fn open(&mut self, section: &str) {
        self.state.open(Library::of(self.system), section);
    }

    /// The system whose rules are shown.
    #[must_use]
    pub const fn system(&self) -> System {
        self.system
    }

    /// ARSOUF M1.5: shows the rules, those of every system one click away.
    pub fn show(&mut self, ui: &mut Ui, palette: &Palette, out: &mut CommandQueue) {
        let language = ui.language();
        ui.horizontal_wrapped(|ui| {
            for system in System::ALL {
                let title = Library::of(system).title.get(language);
                if ui.selectable_label(system == self.system, title).clicked() {
                    out.send(Command::Reference(Some(system)));
                }
            }
        });
        ui.separator();
        let around = Around { options: &[], battle: None };
        rules::show(ui, Library::of(self.system), palette, around, &mut self.state);
    }
}
