//! The guide for authors, a chapter at a time with its pictures, and what every field of a file is.

use super::guide_pictures::GuidePictures;
use super::work::{Around, Work};
use crate::locale::HasLanguage;
use crate::say;
use crate::{markdown, widgets};
use egui::{Button, CollapsingHeader, RichText, ScrollArea, Ui};
use gonfalon_core::reference::guide::{self, Chapter, Guide, RecordTold};
use gonfalon_core::words::Language;

/// The width in which a text is read well, in points.
const WIDE: f32 = 720.0;

/// What the panel remembers.
#[derive(Default)]
pub struct GuideState {
    /// The chapter that is shown; behind the last one stand the fields.
    pub chapter: usize,
    /// What somebody looks for among the fields.
    pub sought: String,
    told: Option<(Language, Vec<RecordTold>)>,
    pictures: GuidePictures,
}

/// Shows the panel.
pub fn show(ui: &mut Ui, work: &mut Work, _: &mut Around) {
    let (chapters, language) = (&Guide::shared().chapters, ui.language());
    let state = &mut work.guide;
    ui.horizontal_wrapped(|ui| {
        let titles = chapters.iter().map(|chapter| chapter.title.get(language).to_owned());
        for (number, title) in titles.chain([say!(ui, "author-guide-fields")]).enumerate() {
            if ui.add(Button::selectable(state.chapter == number, title)).clicked() {
                state.chapter = number;
            }
        }
    });
    ui.separator();
    let Some(Chapter { title, pictures, text }) = chapters.get(state.chapter) else {
        fields(ui, state);
        return;
    };
    let area = ScrollArea::vertical().id_salt(("author-guide", state.chapter));
    let last = state.chapter + 1 == chapters.len();
    widgets::scrolled(ui, area, |ui| {
        ui.set_max_width(WIDE.min(ui.available_width()));
        ui.label(RichText::new(title.get(language)).heading());
        for picture in pictures {
            state.pictures.show(ui, &picture.file, picture.caption.get(language));
        }
        if !pictures.is_empty() && language != Language::ENGLISH {
            ui.weak(say!(ui, "author-guide-pictures"));
        }
        markdown::show(ui, text.get(language));
        if last && ui.link(say!(ui, "author-guide-fields")).clicked() {
            state.chapter += 1;
        }
    });
}

/// What every field is, record by record.
fn fields(ui: &mut Ui, state: &mut GuideState) {
    let language = ui.language();
    if state.told.as_ref().is_none_or(|told| told.0 != language) {
        state.told = Some((language, guide::records(language)));
    }
    ui.label(RichText::new(say!(ui, "author-guide-fields")).heading());
    ui.weak(say!(ui, "author-guide-fields-about"));
    let hint = say!(ui, "author-guide-fields-find");
    widgets::search(ui, &mut state.sought, hint, 260.0);
    let sought = state.sought.trim().to_lowercase();
    let area = ScrollArea::vertical().id_salt("author-guide-fields");
    widgets::scrolled(ui, area, |ui| {
        ui.set_max_width(WIDE.min(ui.available_width()));
        let has = |words: &[&str]| words.iter().any(|word| word.to_lowercase().contains(&sought));
        let mut found = false;
        for (number, record) in state.told.iter().flat_map(|(_, told)| told).enumerate() {
            let of_record = has(&[&record.name, &record.about]);
            let fields: Vec<_> = record
                .fields
                .iter()
                .filter(|field| of_record || has(&[&field.told, &field.field, &field.help]))
                .collect();
            if fields.is_empty() {
                continue;
            }
            found = true;
            // What is looked for is open at once.
            let open = (!sought.is_empty()).then_some(true);
            CollapsingHeader::new(&record.name).id_salt(number).open(open).show(ui, |ui| {
                ui.label(&record.about);
                for field in fields {
                    ui.horizontal_wrapped(|ui| {
                        ui.label(RichText::new(&field.told).strong());
                        ui.label(RichText::new(&field.field).monospace().weak());
                        ui.label(field.help.replace('`', ""));
                    });
                }
            });
        }
        if !found {
            ui.weak(say!(ui, "author-guide-fields-none"));
        }
    });
}
