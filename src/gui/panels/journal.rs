//! Everything that happened, by turn and phase.

use super::super::command::{Command, JournalForm, Outbox};
use super::super::desk::Desk;
use super::super::table::View;
use super::super::widgets;
use crate::say;
use crate::session::Port;
use crate::view::{Entry, EntryKind};
use egui::{Label, RichText, ScrollArea, Sense, TextEdit, Ui};

/// What the journal remembers.
#[derive(Debug, Default)]
pub struct JournalState {
    /// Words to look for.
    pub words: String,
}

/// Shows the journal.
pub fn show(ui: &mut Ui, view: &View, desk: &mut Desk, out: &mut Outbox) {
    ui.horizontal_wrapped(|ui| {
        let find =
            TextEdit::singleline(&mut desk.journal.words).hint_text(say!(ui, "gui-journal-find"));
        ui.add(find.desired_width(150.0));
        ui.menu_button(say!(ui, "gui-journal-export"), |ui| {
            if ui.button(say!(ui, "gui-journal-as-text")).clicked() {
                out.send(Command::ExportJournal(JournalForm::Text));
            }
            if ui.button(say!(ui, "gui-journal-as-markdown")).clicked() {
                out.send(Command::ExportJournal(JournalForm::Markdown));
            }
        });
        if desk.past.is_some() && ui.button(say!(ui, "gui-back-to-now")).clicked() {
            out.send(Command::BackToNow);
        }
    });
    let words = desk.journal.words.to_lowercase();
    let fits = |e: &&Entry| {
        let text = e.text.to_lowercase();
        words.split_whitespace().all(|w| text.contains(w) || e.rule.as_deref() == Some(w))
    };
    let list: Vec<&Entry> = view.port.journal().iter().filter(fits).collect();
    let shown = desk.past.as_ref().map(|p| p.step);
    // Long journals: only the lines in sight are laid out.
    let height = ui.text_style_height(&egui::TextStyle::Body) + 5.0;
    ui.spacing_mut().item_spacing.y = 2.0;
    ScrollArea::vertical().auto_shrink(false).stick_to_bottom(shown.is_none()).show_rows(
        ui,
        height,
        list.len(),
        |ui, rows| {
            for entry in &list[rows] {
                line(ui, view, entry, shown == Some(entry.step), height, out);
            }
        },
    );
}

fn line(ui: &mut Ui, view: &View, entry: &Entry, shown: bool, height: f32, out: &mut Outbox) {
    ui.horizontal(|ui| {
        ui.set_height(height);
        let text = RichText::new(&entry.text);
        let text = match entry.kind {
            EntryKind::Turn | EntryKind::End => text.strong(),
            EntryKind::Phase => text
                .italics()
                .color(entry.side.map_or(ui.visuals().text_color(), |side| view.side_text(side))),
            EntryKind::Remark => text.weak(),
            EntryKind::Event | EntryKind::Throw => text,
        };
        if matches!(entry.kind, EntryKind::Event | EntryKind::Throw) {
            let color = entry.side.map_or(view.palette.grid, |side| view.side_text(side));
            let (rect, _) = ui.allocate_exact_size(egui::vec2(4.0, height - 4.0), Sense::hover());
            widgets::shade(ui, rect, color);
        }
        if let Some(throw) = &entry.throw {
            widgets::die(ui, view, throw.face, height - 3.0);
        }
        let link = if entry.rule.is_some() { 44.0 } else { 4.0 };
        let room = (ui.available_width() - link).max(40.0);
        let text = if shown {
            text.background_color(view.palette.past).color(view.palette.past_ink)
        } else {
            text
        };
        let label = Label::new(text).sense(Sense::click()).truncate();
        let response = ui
            .allocate_ui_with_layout(
                egui::vec2(room, height),
                egui::Layout::left_to_right(egui::Align::Center),
                |ui| {
                    ui.set_width(room);
                    ui.add(label)
                },
            )
            .inner
            .on_hover_text(format!("{}\n{}", entry.text, say!(view, "gui-journal-moment")));
        if response.clicked() {
            out.send(Command::ShowMoment(entry.step));
            let hex = entry.hexes.last().and_then(|l| view.shot.map.as_deref()?.hex(l));
            if let Some(hex) = hex {
                out.send(Command::CenterOn(hex));
            }
        }
        if let Some(rule) = &entry.rule {
            widgets::rule_link(ui, rule, out);
        }
    });
}

/// The journal as a file.
#[must_use]
pub fn export(port: &dyn Port, form: JournalForm) -> String {
    let title = port.scenario().title.get(port.language());
    let mut text = match form {
        JournalForm::Text => format!("{title}\n\n"),
        JournalForm::Markdown => format!("# {title}\n"),
    };
    for entry in port.journal() {
        let rule = entry.rule.as_ref().map(|r| format!(" ({r})")).unwrap_or_default();
        let line = match (form, entry.kind) {
            (JournalForm::Text, EntryKind::Turn | EntryKind::End) => {
                format!("\n{}{rule}\n", entry.text)
            }
            (JournalForm::Text, EntryKind::Phase) => format!("  {}{rule}\n", entry.text),
            (JournalForm::Text, _) => format!("    {}{rule}\n", entry.text),
            (JournalForm::Markdown, EntryKind::Turn | EntryKind::End) => {
                format!("\n## {}{rule}\n", entry.text)
            }
            (JournalForm::Markdown, EntryKind::Phase) => format!("\n### {}{rule}\n\n", entry.text),
            (JournalForm::Markdown, _) => format!("- {}{rule}\n", entry.text),
        };
        text.push_str(&line);
    }
    text
}
