//! *What is this?*: what a panel shows, in a few sentences with their rules. It stands out until somebody has used it once, and is
//! open where that leaves room for what is explained; a lesson explains for itself.

use super::super::command_queue::{Command, CommandQueue};
use super::super::snapshot::View;
use super::super::widgets;
use crate::say;
use egui::{CollapsingHeader, RichText, Ui};
use gonfalon_core::view::HelpLine;

/// A panel of less height has no room for more than the heading, in points.
const ROOM: f32 = 520.0;

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
    let fresh = !known && view.lesson.is_none();
    let heading = RichText::new(say!(ui, "gui-what-is-this")).small();
    let heading =
        if fresh { heading.strong().color(ui.visuals().hyperlink_color) } else { heading };
    let header = CollapsingHeader::new(heading);
    let header = header.id_salt(("what is this", matter, view.port.system()));
    let roomy = ui.clip_rect().height() >= ROOM;
    let shown = header.default_open(fresh && roomy).show(ui, |ui| {
        for line in lines {
            ui.horizontal_wrapped(|ui| {
                // Lines of a text stand as close as those of any other.
                ui.spacing_mut().interact_size.y = 0.0;
                ui.label(RichText::new(&line.text).small());
                widgets::rule_link(ui, &line.rule, out);
            });
        }
    });
    if shown.header_response.clicked() && !known {
        out.send(Command::Explained(matter));
    }
}
