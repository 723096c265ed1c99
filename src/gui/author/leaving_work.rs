//! The question before changes would be lost.

use crate::say;
use egui::{Context, Id, Modal, RichText};

/// What is to become of the changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Save them first.
    Save,
    /// Lose them.
    Discard,
    /// Stay.
    Cancel,
}

/// Asks. Returns the answer once there is one.
pub fn ask(ctx: &Context, title: &str) -> Option<Answer> {
    let modal = Modal::new(Id::unique("author-leaving")).show(ctx, |ui| {
        ui.set_width(400.0);
        ui.label(RichText::new(say!(ui, "author-leaving")).heading());
        ui.label(say!(ui, "author-leaving-about", title = title));
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            let save = ui.button(RichText::new(say!(ui, "author-leaving-save")).strong());
            if ui.memory(|m| m.focused().is_none()) {
                save.request_focus();
            }
            let discard = ui.button(say!(ui, "author-leaving-discard")).clicked();
            let cancel = ui.button(say!(ui, "gui-cancel")).clicked();
            match (save.clicked(), discard, cancel) {
                (true, ..) => Some(Answer::Save),
                (_, true, _) => Some(Answer::Discard),
                (.., true) => Some(Answer::Cancel),
                _ => None,
            }
        })
        .inner
    });
    modal.inner.or_else(|| modal.should_close().then_some(Answer::Cancel))
}
