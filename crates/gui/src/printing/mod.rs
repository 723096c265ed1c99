//! Printing from the window: the dialog, and the thread that composes and writes the file.

mod dialog;
mod job;
mod print_settings;

pub use print_settings::PrintSettings;

use super::command_queue::CommandQueue;
use super::theme::Palette;
use crate::locale::HasLanguage;
use dialog::{Asked, PrintDialog};
use egui::Context;
use gonfalon_core::scenario::Scenario;
use gonfalon_core::words::Language;
use job::{Outcome, PrintJob};
use std::path::Path;

/// The dialog, if it is open, and what is being printed.
#[derive(Default)]
pub struct Printing {
    dialog: Option<PrintDialog>,
    job: Option<PrintJob>,
}

impl Printing {
    /// Opens the dialog for a battle.
    pub fn open(&mut self, scenario: Scenario, language: Language) {
        self.dialog = Some(PrintDialog::new(scenario, language));
    }

    /// Whether the dialog is open.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.dialog.is_some()
    }

    /// Closes the dialog; what is being printed goes on.
    pub fn close(&mut self) {
        self.dialog = None;
    }

    /// Whether a file is being written.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// Prints into this file, if the dialog is still open.
    pub fn use_path(&mut self, path: &Path) {
        if let Some(dialog) = &mut self.dialog {
            dialog.use_path(path);
        }
    }

    /// Shows the dialog. Returns what came of the last file if the dialog is no longer there to say so.
    pub(crate) fn show(
        &mut self,
        ctx: &Context,
        palette: &Palette,
        settings: &mut PrintSettings,
        (native, out): (bool, &mut CommandQueue),
    ) -> Option<Outcome> {
        let untold = self.take_outcome();
        if let Some(dialog) = &mut self.dialog {
            let busy = self.job.is_some();
            match dialog.show(ctx, palette, settings, (busy, native), out) {
                Asked::Nothing => {}
                Asked::Close => self.dialog = None,
                Asked::Write(order) => {
                    self.job = Some(PrintJob::begin(ctx, *order, ctx.language()));
                    ctx.request_repaint();
                }
            }
        }
        untold
    }

    fn take_outcome(&mut self) -> Option<Outcome> {
        let outcome: Outcome = self.job.as_ref()?.outcome()?;
        self.job = None;
        match &mut self.dialog {
            Some(dialog) => {
                dialog.tell(outcome);
                None
            }
            None => Some(outcome),
        }
    }
}
