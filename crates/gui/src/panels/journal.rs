//! Everything that happened, by turn and phase.

use super::super::command_queue::{Command, CommandQueue, JournalForm};
use super::super::page_keys;
use super::super::snapshot::View;
use super::super::widgets;
use super::journal_lines::Listing;
use crate::locale::HasLanguage as _;
use crate::say;
use egui::{Align, Label, Layout, RichText, ScrollArea, Sense, Ui, UiBuilder};
use fnv::FnvHasher;
use gonfalon_core::session::Port;
use gonfalon_core::view::{Entry, EntryKind};
use std::hash::{Hash, Hasher};

/// What the journal remembers.
#[derive(Debug, Default)]
pub struct JournalState {
    /// Words to look for.
    pub words: String,
    lines: Lines,
    /// The line that the list has followed to, of those that are shown again.
    followed: Option<usize>,
    /// Whether somebody has scrolled away from the newest line.
    is_away: bool,
}

/// Where each line ends: laying out thousands of them for every frame would be slow.
#[derive(Debug, Default)]
struct Lines {
    /// The width that the texts were broken for.
    width: f32,
    /// For each line what its height depends on, and where it ends.
    ends: Vec<(u64, f32)>,
}

impl Lines {
    /// Measures what is new.
    fn measure(&mut self, ui: &Ui, list: &[(usize, &Entry)], width: f32) {
        if (self.width - width).abs() > 0.5 {
            (self.width, self.ends) = (width, Vec::new());
        }
        let font = egui::TextStyle::Body.resolve(ui.style());
        let key = |entry: &Entry| {
            let mut hasher = FnvHasher::default();
            let marks = (entry.kind, entry.throw.is_some(), entry.rule.is_some());
            (&entry.text, marks, font.size.to_bits()).hash(&mut hasher);
            hasher.finish()
        };
        let known = list.iter().zip(&self.ends).take_while(|((_, e), end)| key(e) == end.0).count();
        self.ends.truncate(known);
        for (_, entry) in &list[known..] {
            let room = room_of(entry, width, line_height(ui));
            let color = ui.visuals().text_color();
            let text = ui.painter().layout(entry.text.clone(), font.clone(), color, room);
            let height = text.size().y.max(line_height(ui)) + GAP;
            self.ends.push((key(entry), self.top(self.ends.len()) + height));
        }
    }

    fn top(&self, line: usize) -> f32 {
        line.checked_sub(1).map_or(0.0, |above| self.ends[above].1)
    }
}

/// The space between two lines.
const GAP: f32 = 2.0;

/// The height of a line that is not broken.
fn line_height(ui: &Ui) -> f32 {
    ui.text_style_height(&egui::TextStyle::Body) + 5.0
}

/// The room for a line's words, beside its marks and its rule.
fn room_of(entry: &Entry, width: f32, height: f32) -> f32 {
    let bar = matches!(entry.kind, EntryKind::Event | EntryKind::Throw);
    let bar = if bar { 12.0 } else { 0.0 };
    let die = if entry.throw.is_some() { height + 5.0 } else { 0.0 };
    let link = if entry.rule.is_some() { 56.0 } else { 4.0 };
    (width - bar - die - link).max(40.0)
}

/// ARSOUF M4.4, M5.5: shows the journal from its first line on; the one that is shown again is marked, and the list follows it.
pub fn show(ui: &mut Ui, view: &View, state: &mut JournalState, out: &mut CommandQueue) {
    let (journal, shown) = (view.port.journal(), view.reel.again());
    let mut to_newest = false;
    ui.horizontal_wrapped(|ui| {
        let hint = say!(ui, "gui-journal-find");
        widgets::search(ui, &mut state.words, hint, 150.0);
        ui.menu_button(say!(ui, "gui-journal-export"), |ui| {
            if ui.button(say!(ui, "gui-journal-as-text")).clicked() {
                out.send(Command::ExportJournal(JournalForm::Text));
            }
            if ui.button(say!(ui, "gui-journal-as-markdown")).clicked() {
                out.send(Command::ExportJournal(JournalForm::Markdown));
            }
        });
        if journal.iter().any(|entry| entry.kind == EntryKind::Annotation) {
            let mut reasons = view.settings.journal_reasons;
            let toggle = ui.checkbox(&mut reasons, say!(ui, "gui-journal-reasons"));
            if toggle.on_hover_text(say!(ui, "gui-journal-reasons-help")).changed() {
                out.send(Command::JournalReasons(reasons));
            }
        }
        if shown.is_some() && ui.button(say!(ui, "gui-back-to-now")).clicked() {
            out.send(Command::BackToNow);
        }
        if shown.is_none() && state.is_away {
            to_newest = ui.button(say!(ui, "gui-journal-newest")).clicked();
        }
    });
    let reasons = view.settings.journal_reasons;
    let list = Listing { words: &state.words, reasons, shown }.of(journal);
    // Back in the game, the list stands at its end again.
    let follows = (state.followed != shown)
        .then(|| list.partition_point(|(number, _)| shown.is_none_or(|line| *number <= line)))
        .map(|after| after.saturating_sub(1));
    state.followed = shown;
    let lines = &mut state.lines;
    let area = ScrollArea::vertical().auto_shrink(false).stick_to_bottom(shown.is_none());
    let scrolled = area.show_viewport(ui, |ui, seen| {
        let width = ui.available_width();
        lines.measure(ui, &list, width);
        ui.set_height(lines.top(list.len()));
        let origin = ui.min_rect().min;
        let follows = if to_newest { list.len().checked_sub(1) } else { follows };
        if let Some(at) = follows.filter(|&at| at < list.len()) {
            let (top, bottom) = (lines.top(at), lines.ends[at].1);
            if top < seen.min.y || bottom > seen.max.y {
                let rows = egui::Rangef::new(origin.y + top, origin.y + bottom);
                ui.scroll_to_rect(
                    egui::Rect::from_x_y_ranges(ui.max_rect().x_range(), rows),
                    Some(Align::Center),
                );
            }
        }
        let first = lines.ends.partition_point(|&(_, end)| end < seen.min.y);
        for (at, &(number, entry)) in list.iter().enumerate().skip(first) {
            let (top, bottom) = (lines.top(at), lines.ends[at].1);
            if top > seen.max.y {
                break;
            }
            let corner = origin + egui::vec2(0.0, top);
            let rect = egui::Rect::from_min_size(corner, egui::vec2(width, bottom - top - GAP));
            let row = UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::TOP));
            let marked = shown == Some(number);
            ui.scope_builder(row, |ui| line(ui, view, (number, entry), marked, out));
        }
        page_keys::follow(ui);
    });
    let end = scrolled.state.clamped_offset().y + scrolled.inner_rect.height();
    state.is_away = end + line_height(ui) < scrolled.content_size.y;
}

fn line(
    ui: &mut Ui,
    view: &View,
    (number, entry): (usize, &Entry),
    shown: bool,
    out: &mut CommandQueue,
) {
    let (width, height) = (ui.available_width(), line_height(ui));
    let text = RichText::new(&entry.text);
    let text = match entry.kind {
        EntryKind::Turn | EntryKind::End => text.strong(),
        EntryKind::Phase => text
            .italics()
            .color(entry.side.map_or(ui.visuals().text_color(), |side| view.side_text(side))),
        EntryKind::Annotation => text.weak(),
        EntryKind::Event | EntryKind::Throw => text,
    };
    if matches!(entry.kind, EntryKind::Event | EntryKind::Throw) {
        let color = entry.side.map_or(view.palette.grid, |side| view.side_text(side));
        let bar = egui::vec2(4.0, ui.available_height() - 4.0);
        let (rect, _) = ui.allocate_exact_size(bar, Sense::hover());
        widgets::shade(ui, rect, color);
    }
    if let Some(throw) = &entry.throw {
        widgets::die_of(ui, view, (throw.face, throw.sides), height - 3.0);
    }
    let text = if shown {
        text.background_color(view.palette.past).color(view.palette.past_ink)
    } else {
        text
    };
    let room = room_of(entry, width, height);
    let response = ui
        .vertical(|ui| {
            ui.set_width(room);
            ui.add(Label::new(text).sense(Sense::click()).wrap())
        })
        .inner
        .on_hover_ui(|ui| {
            for line in entry.figures.iter().flat_map(|figures| figures.told(view.language())) {
                ui.label(line);
            }
            ui.label(say!(view, "gui-journal-moment"));
        });
    if response.clicked() {
        out.send(Command::ShowLine(number));
        let hex = entry.hexes.last().and_then(|l| view.snapshot.map.as_deref()?.hex(l));
        if let Some(hex) = hex {
            out.send(Command::CenterOn(hex));
        }
    }
    if let Some(rule) = &entry.rule {
        widgets::rule_link(ui, rule, out);
    }
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
