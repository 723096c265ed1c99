//! *What is this?*: what a panel shows, in a few sentences with their rules. It is open until somebody has closed it once; a lesson
//! explains for itself.

use super::super::command_queue::{Command, CommandQueue};
use super::super::snapshot::View;
use super::super::widgets;
use crate::say;
use crate::view::HelpLine;
use egui::{CollapsingHeader, RichText, Ui};

/// Shows the help about a matter.
pub fn show(
    ui: &mut Ui,
    view: &View,
    matter: &'static str,
    lines: &[HelpLine],
    out: &mut CommandQueue,
) {
    if lines.is_empty() {
        return;
    }
    let known = view.settings.explained.iter().any(|known| known == matter);
    let header = CollapsingHeader::new(RichText::new(say!(ui, "gui-what-is-this")).small());
    let header = header.id_salt(("what is this", matter, view.port.system()));
    let shown = header.default_open(!known && view.lesson.is_none()).show(ui, |ui| {
        for line in lines {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(&line.text).small());
                widgets::rule_link(ui, &line.rule, out);
            });
        }
    });
    if shown.header_response.clicked() && !known {
        out.send(Command::Explained(matter));
    }
}
