//! The panel of problems: where, what, by which rule, and what to do.

use crate::editor::{Pointer, sketch};
use crate::gui::author::layout::work_pane::WorkPane;
use crate::gui::author::work::{Around, Work};
use crate::gui::command_queue::Command;
use crate::gui::widgets;
use crate::say;
use crate::scenario::Fault;
use egui::{Button, RichText, ScrollArea, Ui};

/// Shows the panel.
pub fn show(ui: &mut Ui, work: &mut Work, around: &mut Around) {
    let fresh = work.found.is_fresh(&work.file.document);
    ui.horizontal_wrapped(|ui| {
        let words = say!(ui, "author-problems", n = work.found.faults.len());
        ui.label(RichText::new(words).strong());
        if !fresh {
            ui.weak(say!(ui, "author-problems-looking"));
        }
    });
    let faults = std::mem::take(&mut work.found.faults);
    widgets::scrolled(ui, ScrollArea::vertical().id_salt("author-problems"), |ui| {
        for (number, fault) in faults.iter().enumerate() {
            ui.push_id(number, |ui| one(ui, work, around, fault));
        }
    });
    work.found.faults = faults;
}

fn one(ui: &mut Ui, work: &mut Work, around: &mut Around, fault: &Fault) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.colored_label(around.palette.bad, "✖");
        let place = ui.add(Button::new(&fault.what).wrap().frame(false));
        if place.on_hover_text(say!(ui, "author-problem-go")).clicked() {
            go_to(work, fault);
        }
        let system = sketch::part(&work.file.document).map(|(system, _)| system);
        if let (Some(rule), Some(system)) = (&fault.rule, system) {
            let link = widgets::reading_link(ui, RichText::new(rule).small());
            if link.on_hover_text(say!(ui, "gui-open-rule", rule = rule)).clicked() {
                around.out.send(Command::Reference(Some(system)));
                around.out.send(Command::Rule(rule.clone()));
            }
        }
    });
    ui.weak(format!("{}: {}", fault.at, fault.todo));
    ui.separator();
}

/// Goes to the place of a fault: to its hex if it names one, else to the form.
fn go_to(work: &mut Work, fault: &Fault) {
    let content = work.file.document.content();
    let at = Pointer::of_fault(&fault.at, content);
    let label = at.of(content).and_then(|node| node.text().or_else(|| node.field("setup")?.text()));
    let hex = label.and_then(|label| work.board.sketch.as_ref()?.view.hex(label));
    if let Some(hex) = hex {
        (work.board.seek, work.board.cursor) = (Some(hex), Some(hex));
        work.show = Some(WorkPane::Map);
        return;
    }
    let part = sketch::part(&work.file.document).map(|(system, _)| system.tag());
    let root = at.0.first().map(|key| Pointer(vec![key.clone()]).to_string()).unwrap_or_default();
    let rules = ["map", "lesson"].contains(&root.as_str()) || part == Some(root.as_str());
    work.show = Some(if rules { WorkPane::Rules } else { WorkPane::Battle });
    work.forms.seek = Some(at);
}
