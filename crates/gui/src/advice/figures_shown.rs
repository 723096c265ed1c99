//! The figures behind reasons, folded below them until somebody wants them.

use crate::locale::HasLanguage as _;
use crate::say;
use egui::{CollapsingHeader, RichText, Ui};
use gonfalon_core::view::Figures;

/// The reasons for a deed, and below them what they count; `number` tells them from others on the same panel.
pub fn show(ui: &mut Ui, number: usize, reasons: &[String], figures: Option<&Figures>) {
    if !reasons.is_empty() {
        ui.weak(reasons.join(" "));
    }
    let Some(figures) = figures else { return };
    let title = RichText::new(say!(ui, "gui-figures")).small();
    CollapsingHeader::new(title).id_salt(("figures", number)).show(ui, |ui| {
        for line in figures.told(ui.language()) {
            ui.weak(line);
        }
    });
}
