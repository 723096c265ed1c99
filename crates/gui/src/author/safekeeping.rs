//! What keeps the work: it is written aside while somebody works, and the file is watched for other programs.

use super::work::Work;
use crate::say;
use egui::{Context, Panel, RichText, Ui};
use gonfalon_core::editor::files::{Autosave, OnDisk, RecoveryFolder};
use std::time::Duration;

/// So often the work is written aside, in seconds.
const ASIDE: f64 = 30.0;
/// So often the file is looked at, in seconds.
const LOOK: f64 = 5.0;

/// The keeping of a document.
#[derive(Default)]
pub struct Safekeeping {
    aside: Option<Autosave>,
    kept_at: Option<f64>,
    looked_at: Option<f64>,
    changed: bool,
}

impl Safekeeping {
    /// For a document that has just been opened.
    #[must_use]
    pub fn new(folder: Option<&RecoveryFolder>) -> Safekeeping {
        // Without a place nothing is written aside; saving works all the same.
        let aside = folder.and_then(|folder| folder.place().ok());
        Safekeeping { aside, ..Safekeeping::default() }
    }

    /// Does what is due.
    pub fn watch(&mut self, ctx: &Context, work: &Work) {
        let now = ctx.input(|i| i.time);
        if now - *self.kept_at.get_or_insert(now) >= ASIDE {
            self.kept_at = Some(now);
            self.keep(work);
        }
        // Nothing may move for long: what was done before a coffee is kept, and the file looked at, all the same.
        ctx.request_repaint_after(Duration::from_secs_f64(LOOK));
        let due = self.looked_at.is_none_or(|at| now - at >= LOOK);
        if due && !work.file.document.is_in_stroke() {
            self.looked_at = Some(now);
            self.changed = work.file.on_disk() == OnDisk::Changed;
        }
    }

    /// Writes the work aside if it has changed.
    pub fn keep(&mut self, work: &Work) {
        if let Some(aside) = &mut self.aside {
            // The disk may be full; what was kept before is there still.
            let _ = aside.keep(&work.file);
        }
    }

    /// The work is saved, or is to be lost.
    pub fn clear(&mut self) {
        self.changed = false;
        if let Some(aside) = &mut self.aside {
            // What stays there is offered once more than needed.
            let _ = aside.clear();
        }
    }

    /// Says that another program has changed the file, and asks what becomes of that.
    pub fn notice(&mut self, ui: &mut Ui, work: &mut Work) {
        if !self.changed {
            return;
        }
        Panel::top("author-changed").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(say!(ui, "author-changed")).strong());
                let over = ui.button(say!(ui, "author-changed-take"));
                if over.on_hover_text(say!(ui, "author-changed-take-about")).clicked() {
                    if let Err(faults) = work.file.take_over() {
                        work.told = faults.first().map(ToString::to_string);
                    }
                    self.changed = false;
                }
                let keep = ui.button(say!(ui, "author-changed-keep"));
                if keep.on_hover_text(say!(ui, "author-changed-keep-about")).clicked() {
                    work.file.keep();
                    self.changed = false;
                }
            });
        });
    }
}
