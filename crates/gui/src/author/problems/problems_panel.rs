//! The panel of problems: where, what, by which rule, and what removes it.

use crate::author::layout::work_pane::WorkPane;
use crate::author::work::{Around, Work};
use crate::command_queue::Command;
use crate::icons;
use crate::locale::HasLanguage;
use crate::say;
use crate::widgets;
use egui::{Button, Frame, Margin, RichText, ScrollArea, TextEdit, Ui};
use gonfalon_core::editor::problems::{Problem, Severity, waiving};
use gonfalon_core::editor::{Kind, Pointer, StepName, sketch};

/// Shows the panel.
pub fn show(ui: &mut Ui, work: &mut Work, around: &mut Around) {
    let fresh = work.found.is_fresh(&work.file.document);
    ui.horizontal_wrapped(|ui| {
        let (faults, all) = (work.found.faults(), work.found.problems.len());
        let deck = if work.file.document.kind() == Kind::Deck { "yes" } else { "no" };
        let words =
            say!(ui, "author-problems", faults = faults, warnings = all - faults, deck = deck);
        ui.label(RichText::new(words).strong());
        if !fresh {
            ui.weak(say!(ui, "author-problems-looking"));
        }
        if faults > 0 {
            ui.weak(say!(ui, "author-problems-first"));
        }
    });
    let problems = std::mem::take(&mut work.found.problems);
    widgets::scrolled(ui, ScrollArea::vertical().id_salt("author-problems"), |ui| {
        for (number, problem) in problems.iter().enumerate() {
            ui.push_id(number, |ui| one(ui, work, around, problem, fresh));
        }
    });
    work.found.problems = problems;
}

fn one(ui: &mut Ui, work: &mut Work, around: &mut Around, problem: &Problem, fresh: bool) {
    let language = ui.language();
    let palette = around.palette;
    let (sign, colour) = match problem.severity {
        Severity::Fault => (icons::WRONG, palette.bad),
        Severity::Warning => (icons::WARNING, palette.charge),
        Severity::Waived => (icons::DONE, ui.visuals().weak_text_color()),
    };
    let frame = Frame::new().inner_margin(Margin::symmetric(0, 4));
    frame.show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            ui.colored_label(colour, sign);
            let at = problem.place(work.file.document.content(), language);
            let at = ui.add(Button::new(RichText::new(at).weak().small()).wrap().frame(false));
            let (what, todo) = problem.said.told(language);
            let place = ui.add(Button::new(RichText::new(what)).wrap().frame(false));
            let go = say!(ui, "author-problem-go");
            if place.on_hover_text(&go).clicked() || at.on_hover_text(go).clicked() {
                go_to(work, problem);
            }
            if !todo.is_empty() {
                ui.weak(todo);
            }
            let system = sketch::part(&work.file.document).map(|(system, _)| system);
            if let (Some(rule), Some(system)) = (&problem.rule, system) {
                let link = widgets::reading_link(ui, RichText::new(rule).small());
                if link.on_hover_text(say!(ui, "gui-open-rule", rule = rule)).clicked() {
                    around.out.send(Command::Reference(Some(system)));
                    around.out.send(Command::Rule(rule.clone()));
                }
            }
        });
        ui.horizontal_wrapped(|ui| {
            // What was found is of the document as it was then: a remedy fits no other.
            for remedy in &problem.remedies {
                let looking = (!fresh).then(|| say!(ui, "author-problems-looking"));
                if widgets::ready_button(ui, remedy.told(language), looking).clicked() {
                    let (name, edits) = remedy.step();
                    // The document may have changed since the problem was found: then it stays, and is told anew.
                    let _ = work.file.document.apply(name, edits);
                }
            }
            waive(ui, work, problem, fresh);
        });
    });
    ui.separator();
}

/// Lets an author say that it is meant so, and why.
fn waive(ui: &mut Ui, work: &mut Work, problem: &Problem, fresh: bool) {
    let content = work.file.document.content();
    let name = problem.name.clone();
    if problem.severity == Severity::Waived {
        if let Some(why) = waiving::reason(content, &name) {
            ui.weak(why);
        }
        if ui.button(say!(ui, "author-problem-report")).clicked() {
            let edits = waiving::report(content, &name);
            // What does not fit changes nothing.
            let _ = work.file.document.apply(StepName::Report { problem: name }, edits);
        }
        return;
    }
    if !problem.waivable {
        return;
    }
    widgets::form_button(ui, say!(ui, "author-problem-waive"), |ui| {
        let label = ui.label(say!(ui, "author-problem-why")).id;
        let why = work.forms.names.entry("waive".to_owned()).or_default();
        ui.add(TextEdit::singleline(why).desired_width(220.0)).labelled_by(label);
        let missing = match (why.trim().is_empty(), fresh) {
            (true, _) => Some(say!(ui, "author-problem-why-first")),
            (_, false) => Some(say!(ui, "author-problems-looking")),
            _ => None,
        };
        let words = say!(ui, "author-problem-accept");
        if widgets::ready_button(ui, words, missing).clicked() {
            let why = std::mem::take(why);
            let edits = waiving::waive(work.file.document.content(), &name, why.trim());
            // What does not fit changes nothing.
            let _ = work.file.document.apply(StepName::Waive { problem: name }, edits);
            ui.close();
        }
    });
}

/// Takes the mark away from the hex of a problem that is mended.
pub fn forget_mended(work: &mut Work) {
    let Some((hex, at, name)) = &work.pointed else { return };
    let same = |problem: &Problem| problem.at == *at && problem.name == *name;
    if !work.found.is_fresh(&work.file.document) || work.found.problems.iter().any(same) {
        return;
    }
    work.board.cursor = work.board.cursor.filter(|cursor| cursor != hex);
    work.pointed = None;
}

/// Goes to the place of a problem: on the map if it has one there, or in the forms.
fn go_to(work: &mut Work, problem: &Problem) {
    match problem.hexes.first() {
        Some(hex) => {
            work.board.seek = Some(*hex);
            work.board.cursor = Some(*hex);
            work.pointed = Some((*hex, problem.at.clone(), problem.name.clone()));
            work.show = Some(WorkPane::Map);
        }
        None => {
            let part = sketch::part(&work.file.document).map(|(system, _)| system.tag());
            let root = problem.at.0.first().map(|key| Pointer(vec![key.clone()]).to_string());
            let root = root.unwrap_or_default();
            let rules = ["map", "lesson"].contains(&root.as_str()) || part == Some(root.as_str());
            work.show = Some(if rules { WorkPane::Rules } else { WorkPane::Battle });
            work.forms.seek = Some(problem.at.clone());
        }
    }
}
