//! What has been done, step by step: a click goes back to a step, or forth.

use super::work::{Around, Work};
use crate::say;
use crate::widgets;
use egui::{Align, Button, Id, RichText, ScrollArea, Ui};
use gonfalon_core::editor::StepName;
use gonfalon_core::editor::problems::place_words;

/// Longer lists are shown in part.
const MOST: usize = 400;

/// Shows the panel.
pub fn show(ui: &mut Ui, work: &mut Work, around: &mut Around) {
    let language = around.settings.language;
    let told = |name: &StepName| place_words::begun_large(&name.told(language));
    let mut done: Vec<String> = work.file.document.undoable().take(MOST).map(told).collect();
    done.reverse();
    let undone: Vec<String> = work.file.document.redoable().take(MOST).map(told).collect();
    let mut go: Option<isize> = None;
    widgets::scrolled(ui, ScrollArea::vertical().id_salt("author-history"), |ui| {
        // Only a new step is brought into sight: whoever looks at others is left in peace.
        let known = Id::unique("author-history-step");
        let is_new = ui.data(|data| data.get_temp(known)) != Some(done.len());
        ui.data_mut(|data| data.insert_temp(known, done.len()));
        let first = Button::selectable(done.is_empty(), say!(ui, "author-history-begin"));
        let count = isize::try_from(done.len()).unwrap_or(0);
        if ui.add(first).clicked() {
            go = Some(-count);
        }
        for (number, words) in done.iter().enumerate() {
            let now = number + 1 == done.len();
            let line = ui.add(Button::selectable(now, words.as_str()));
            if now && is_new {
                line.scroll_to_me(Some(Align::Center));
            }
            if line.clicked() {
                go = isize::try_from(number + 1).ok().map(|step| step - count);
            }
        }
        for (number, words) in undone.iter().enumerate() {
            let line = ui.add(Button::selectable(false, RichText::new(words).weak()));
            if line.clicked() {
                go = isize::try_from(number + 1).ok();
            }
        }
    });
    let Some(go) = go else { return };
    for _ in 0..go.unsigned_abs() {
        if go < 0 {
            work.file.document.undo();
        } else {
            work.file.document.redo();
        }
    }
}
