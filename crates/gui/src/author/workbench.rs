//! The document that is open, and everything around it in a frame.

use super::author_command::AuthorCommand;
use super::decks::deck_state;
use super::forms::value_edit;
use super::layout::panel_tree::PanelTree;
use super::layout::work_pane::WorkPane;
use super::problems::problems_panel;
use super::safekeeping::Safekeeping;
use super::work::{Around, Work};
use super::work_keys;
use crate::command_queue::Command;
use crate::locale::HasLanguage;
use crate::say;
use egui::{Button, Panel, RichText, Ui};
use gonfalon_core::editor::files::{DocumentFile, RecoveryFolder};

/// A document with its panels.
pub struct Workbench {
    /// The document.
    pub work: Work,
    /// The panels.
    pub tree: PanelTree,
    /// What keeps the work.
    pub safekeeping: Safekeeping,
}

impl Workbench {
    /// A document, as it was opened.
    #[must_use]
    pub fn new(
        file: DocumentFile,
        recovery: Option<&RecoveryFolder>,
        layout: Option<&serde_json::Value>,
    ) -> Workbench {
        let safekeeping = Safekeeping::new(recovery);
        let mut work = Work::new(file);
        if !WorkPane::Map.fits(&work.file.document) {
            // Without a map a document is written in its decks, or in its form.
            let decks = deck_state::has_decks(&work.file.document);
            work.show = Some(if decks { WorkPane::Counters } else { WorkPane::Battle });
        }
        Workbench { work, tree: PanelTree::from_settings(layout), safekeeping }
    }

    /// What the document is called.
    #[must_use]
    pub fn title(&self, lang: impl HasLanguage) -> String {
        let title = self.work.file.document.title();
        if title.is_empty() { say!(lang, "author-untitled") } else { title.to_owned() }
    }

    /// Shows everything.
    pub fn show(&mut self, ui: &mut Ui, around: &mut Around) {
        work_keys::read(ui.ctx(), &mut self.work, around.out);
        value_edit::follow(ui.ctx(), &mut self.work.file.document, &mut self.work.forms);
        self.safekeeping.watch(ui.ctx(), &self.work);
        let language = around.settings.language;
        self.work.found.follow(ui.ctx(), &self.work.file.document, language);
        problems_panel::forget_mended(&mut self.work);
        self.work.texts.follow(&self.work.file.document);
        Panel::top("author-bar").show(ui, |ui| self.bar(ui, around));
        self.safekeeping.notice(ui, &mut self.work);
        self.fallen(ui);
        self.tree.ui(ui, &mut self.work, around);
        if let Some(told) = self.work.told.take() {
            around.out.send(Command::Say(told));
        }
        if let Some(answer) = self.work.answer.take() {
            around.out.send(Command::Answer(answer));
        }
    }

    /// Says what has lost its hex, until that is read or taken back.
    fn fallen(&mut self, ui: &mut Ui) {
        let steps = self.work.file.document.undoable().count();
        self.work.fallen = self.work.fallen.take().filter(|(_, done)| *done <= steps);
        let Some((words, _)) = &self.work.fallen else { return };
        let mut read = false;
        Panel::top("author-fallen").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.colored_label(ui.visuals().warn_fg_color, words);
                read = ui.button(say!(ui, "gui-ok")).clicked();
            });
        });
        if read {
            self.work.fallen = None;
        }
    }

    /// The name of the document, and what is always at hand.
    fn bar(&mut self, ui: &mut Ui, around: &mut Around) {
        let language = around.settings.language;
        ui.horizontal_wrapped(|ui| {
            let mark = if self.work.file.document.is_dirty() { " *" } else { "" };
            ui.label(RichText::new(format!("{}{mark}", self.title(language))).strong());
            ui.separator();
            let undo = self.work.file.document.undoable().next().map(|name| name.told(language));
            let redo = self.work.file.document.redoable().next().map(|name| name.told(language));
            let about = match &undo {
                Some(step) => say!(ui, "author-undo-about", step = step),
                None => say!(ui, "author-undo-nothing"),
            };
            let button = ui.add_enabled(undo.is_some(), Button::new(say!(ui, "author-undo")));
            if button.on_hover_text(&about).on_disabled_hover_text(&about).clicked() {
                self.work.file.document.undo();
            }
            let about = match &redo {
                Some(step) => say!(ui, "author-redo-about", step = step),
                None => say!(ui, "author-redo-nothing"),
            };
            let button = ui.add_enabled(redo.is_some(), Button::new(say!(ui, "author-redo")));
            if button.on_hover_text(&about).on_disabled_hover_text(&about).clicked() {
                self.work.file.document.redo();
            }
            ui.separator();
            for (words, key, command) in [
                (say!(ui, "author-save"), work_keys::SAVE, AuthorCommand::Save),
                (say!(ui, "author-save-as"), work_keys::SAVE_AS, AuthorCommand::SaveAs),
                (say!(ui, "author-play"), work_keys::PLAY, AuthorCommand::Play),
                (say!(ui, "author-print"), work_keys::PRINT, AuthorCommand::Print),
                (say!(ui, "author-close"), work_keys::CLOSE, AuthorCommand::Close),
            ] {
                let key = ui.ctx().format_shortcut(&key);
                if ui.button(words).on_hover_text(key).clicked() {
                    around.out.send(Command::Author(command));
                }
            }
        });
    }
}
