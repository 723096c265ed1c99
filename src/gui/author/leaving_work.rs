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

/// Asks whether another file may be replaced. Returns the answer once there is one.
pub fn may_replace(ctx: &Context, path: &str) -> Option<bool> {
    let modal = Modal::new(Id::unique("author-replace")).show(ctx, |ui| {
        ui.set_width(400.0);
        ui.label(RichText::new(say!(ui, "author-replace")).heading());
        ui.label(say!(ui, "author-replace-about", path = path));
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            let cancel = ui.button(RichText::new(say!(ui, "gui-cancel")).strong());
            if ui.memory(|m| m.focused().is_none()) {
                cancel.request_focus();
            }
            let replace = ui.button(say!(ui, "author-replace-yes")).clicked();
            if replace { Some(true) } else { cancel.clicked().then_some(false) }
        })
        .inner
    });
    modal.inner.or_else(|| modal.should_close().then_some(false))
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
