//! The questions before changes, or another battle, would be lost.

use crate::say;
use egui::{Context, Id, Modal, RichText};
use std::path::Path;

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

/// What is to become of a file whose name was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replacing {
    /// It is replaced.
    Replace,
    /// It stays: another name is asked for.
    OtherName,
    /// It stays, and nothing is saved.
    Cancel,
}

/// Asks before a file is replaced. Returns the answer once there is one.
pub fn ask_replacing(ctx: &Context, path: &Path) -> Option<Replacing> {
    let modal = Modal::new(Id::unique("author-replacing")).show(ctx, |ui| {
        ui.set_width(400.0);
        ui.label(RichText::new(say!(ui, "author-replace")).heading());
        ui.label(say!(ui, "author-replace-about", path = path.display().to_string()));
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            let other = ui.button(RichText::new(say!(ui, "author-replace-other")).strong());
            if ui.memory(|m| m.focused().is_none()) {
                other.request_focus();
            }
            let replace = ui.button(say!(ui, "author-replace-do")).clicked();
            let cancel = ui.button(say!(ui, "gui-cancel")).clicked();
            match (other.clicked(), replace, cancel) {
                (true, ..) => Some(Replacing::OtherName),
                (_, true, _) => Some(Replacing::Replace),
                (.., true) => Some(Replacing::Cancel),
                _ => None,
            }
        })
        .inner
    });
    modal.inner.or_else(|| modal.should_close().then_some(Replacing::Cancel))
}
