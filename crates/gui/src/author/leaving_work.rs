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

/// Asks; whether the program ends after that stands on the buttons. Returns the answer once there is one.
pub fn ask(ctx: &Context, title: &str, quits: bool) -> Option<Answer> {
    let modal = Modal::new(Id::unique("author-leaving")).show(ctx, |ui| {
        ui.set_width(400.0);
        ui.label(RichText::new(say!(ui, "author-leaving")).heading());
        ui.label(say!(ui, "author-leaving-about", title = title));
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            let words = if quits {
                (say!(ui, "author-quitting-save"), say!(ui, "author-quitting-discard"))
            } else {
                (say!(ui, "author-leaving-save"), say!(ui, "author-leaving-discard"))
            };
            let save = ui.button(RichText::new(words.0).strong());
            if ui.memory(|m| m.focused().is_none()) {
                save.request_focus();
            }
            let discard = ui.button(words.1).clicked();
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
