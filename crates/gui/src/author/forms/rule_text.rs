//! The text of the rule that a special rule is about, beside its fields.

use crate::locale::HasLanguage;
use crate::markdown;
use crate::say;
use egui::{Frame, RichText, ScrollArea, Ui};
use gonfalon_core::kernel::System;
use gonfalon_core::reference::Library;

/// A panel at least so wide has the text beside the fields, in points; a narrower one has it below them.
const BESIDE: f32 = 620.0;
/// The height that a long text takes at most, in points.
const TALL: f32 = 320.0;

/// The numbers of the sections and rulings that a sentence of help begins with: `16.2, RUL-124: units of a kind...`.
#[must_use]
pub fn cited(help: &str) -> Vec<&str> {
    let Some((numbers, _)) = help.split_once(':') else { return Vec::new() };
    let numbers = numbers.split(',').map(str::trim);
    let is_number = |number: &&str| {
        number.len() < 10 && number.chars().any(|c| c.is_ascii_digit()) && !number.contains(' ')
    };
    if numbers.clone().all(|number| is_number(&number)) { numbers.collect() } else { Vec::new() }
}

/// Shows fields with the text of the cited rules beside them.
pub fn beside(ui: &mut Ui, (system, help): (Option<System>, &str), fields: impl FnOnce(&mut Ui)) {
    let numbers = cited(help);
    let (Some(system), false) = (system, numbers.is_empty()) else {
        fields(ui);
        return;
    };
    if ui.available_width() < BESIDE {
        fields(ui);
        texts(ui, system, &numbers);
        return;
    }
    ui.columns(2, |columns| {
        fields(&mut columns[0]);
        texts(&mut columns[1], system, &numbers);
    });
}

fn texts(ui: &mut Ui, system: System, numbers: &[&str]) {
    let (library, language) = (Library::of(system), ui.language());
    Frame::group(ui.style()).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let area = ScrollArea::vertical().id_salt(("rule", numbers)).max_height(TALL);
        area.auto_shrink([false, true]).show(ui, |ui| {
            for &number in numbers {
                if let Some(section) = library.section(number) {
                    let title = format!("{number} {}", section.title.get(language));
                    ui.label(RichText::new(title).strong());
                    markdown::show(ui, section.text.get(language));
                } else if let Some(ruling) = library.ruling(number) {
                    ui.label(RichText::new(say!(ui, "author-ruling", id = number)).strong());
                    markdown::show(ui, ruling.question.get(language));
                    markdown::show(ui, ruling.ruling.get(language));
                }
            }
        });
    });
}
