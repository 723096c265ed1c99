//! The guide for authors, a chapter at a time.

use super::work::{Around, Work};
use crate::gui::{markdown, widgets};
use crate::reference::guide::{self, Chapter, Guide};
use crate::words::HasLanguage;
use egui::{Button, RichText, ScrollArea, Ui};

/// The width in which a text is read well, in points.
const WIDE: f32 = 720.0;

/// Shows the panel.
pub fn show(ui: &mut Ui, work: &mut Work, _: &mut Around) {
    let (chapters, language) = (&Guide::shared().chapters, ui.language());
    ui.horizontal_wrapped(|ui| {
        for (number, chapter) in chapters.iter().enumerate() {
            let shown = work.chapter == number;
            if ui.add(Button::selectable(shown, chapter.title.get(language))).clicked() {
                work.chapter = number;
            }
        }
    });
    ui.separator();
    let Some(Chapter { title, text }) = chapters.get(work.chapter) else { return };
    let area = ScrollArea::vertical().id_salt(("author-guide", work.chapter));
    widgets::scrolled(ui, area, |ui| {
        ui.set_max_width(WIDE);
        ui.label(RichText::new(title.get(language)).heading());
        markdown::show(ui, text.get(language));
        if work.chapter + 1 == chapters.len() {
            let made = work.fields_told.get_or_insert_with(|| (language, guide::fields(language)));
            if made.0 != language {
                *made = (language, guide::fields(language));
            }
            markdown::show(ui, &made.1.replace('`', ""));
        }
    });
}
