//! The author's screen in the window: what is asked of it, its files, and the question before changes are lost.

use super::app::{App, Screen};
use super::author::author_command::AuthorCommand;
use super::author::leaving_work::{self, Answer};
use super::author::start::own_battles::OwnBattles;
use super::author::start::start_page;
use super::author::work::Around;
use super::author::workbench::Workbench;
use super::file_dialogs::Purpose;
use super::new_game::NewGameDialog;
use super::opening;
use super::theme::Palette;
use crate::editor::files::json_reader;
use crate::editor::{Document, Kind, Node};
use crate::say;
use crate::session::{self, atomic, io_error};
use egui::{Context, Ui};
use std::path::Path;

/// What the window keeps of the author's work.
#[derive(Default)]
pub struct Authoring {
    /// The document that is open.
    pub bench: Option<Workbench>,
    /// The battles in the author's folder.
    pub own: OwnBattles,
    /// What was asked for that would lose changes, until it is answered what becomes of them.
    waiting: Option<AuthorCommand>,
}

impl Authoring {
    /// Without a document, with the battles in this folder.
    #[must_use]
    pub fn new(folder: Option<std::path::PathBuf>) -> Authoring {
        Authoring { own: OwnBattles::new(folder), ..Authoring::default() }
    }

    /// Whether there are changes that would be lost.
    #[must_use]
    pub fn is_dirty(&self) -> bool {
        self.bench.as_ref().is_some_and(|bench| bench.work.document.is_dirty())
    }

    /// Whether a question is open.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.waiting.is_some()
    }
}

impl App {
    /// Shows the author's screen.
    pub(super) fn show_author(&mut self, ui: &mut Ui, palette: &'static Palette) {
        match &mut self.author.bench {
            Some(bench) => {
                let (settings, out) = (&self.settings, &mut self.out);
                bench.show(ui, &mut Around { palette, settings, out });
            }
            None => {
                start_page::show(ui, &mut self.author.own, &self.start.scenarios, &mut self.out);
            }
        }
    }

    /// Asks what becomes of changes that would be lost.
    pub(super) fn ask_author(&mut self, ctx: &Context) {
        let Some(waiting) = self.author.waiting.take() else { return };
        let title = self.author.bench.as_ref().map(|bench| bench.title(ctx)).unwrap_or_default();
        match leaving_work::ask(ctx, &title) {
            None => self.author.waiting = Some(waiting),
            Some(Answer::Cancel) => {}
            Some(Answer::Discard) => {
                self.author.bench = None;
                self.write(ctx, waiting);
            }
            Some(Answer::Save) => {
                self.write(ctx, AuthorCommand::Save);
                // Without a name yet nothing is lost either: it is asked for, and the document stays.
                if !self.author.is_dirty() {
                    self.write(ctx, waiting);
                }
            }
        }
    }

    /// Carries out what is asked of the author's screen.
    pub(super) fn write(&mut self, ctx: &Context, command: AuthorCommand) {
        let replaces = matches!(
            command,
            AuthorCommand::Variant(_) | AuthorCommand::Open(_) | AuthorCommand::Close
        );
        if replaces && self.author.is_dirty() {
            self.author.waiting = Some(command);
            self.screen = Screen::Author;
            return;
        }
        match command {
            AuthorCommand::Show => {
                self.screen = Screen::Author;
                self.author.own.changed();
            }
            AuthorCommand::Save => match self.author.bench.as_ref().map(|b| b.work.path.clone()) {
                Some(Some(path)) => self.write_document(&path),
                Some(None) => self.write(ctx, AuthorCommand::SaveAs),
                None => {}
            },
            AuthorCommand::SaveAs => {
                let Some(bench) = &self.author.bench else { return };
                let id = match bench.work.document.id() {
                    "" => say!(ctx, "author-file"),
                    id => id.to_owned(),
                };
                let free = self.author.own.free(&id);
                let path = bench.work.path.clone().or(free);
                let name = path.map_or(format!("{id}.json"), |path| path.display().to_string());
                self.files.ask(ctx, Purpose::SaveBattle, &name);
            }
            AuthorCommand::SaveTo(path) => self.write_document(&path),
            AuthorCommand::OpenDialog => self.files.ask(ctx, Purpose::OpenBattle, ""),
            AuthorCommand::Open(path) => self.open_document(&path),
            AuthorCommand::Variant(scenario) => {
                let mut scenario = *scenario;
                scenario.id = format!("{}-variant", scenario.id);
                let mut document = Document::new(Kind::Scenario, Node::of(&scenario));
                document.mark_unsaved();
                self.author.bench = Some(Workbench::new(document, None));
                self.screen = Screen::Author;
            }
            AuthorCommand::Play => self.play_document(),
            AuthorCommand::Duplicate(path) => {
                let done = self.author.own.duplicate(&path);
                self.tell_trouble(&path, done);
            }
            AuthorCommand::PutInBin(path) => {
                let done = self.author.own.put_in_bin(&path);
                self.tell_trouble(&path, done);
            }
            AuthorCommand::Close => {
                self.author.bench = None;
                self.author.own.changed();
            }
        }
    }

    fn tell_trouble(&mut self, path: &Path, done: std::io::Result<()>) {
        if let Err(error) = done {
            let (path, language) = (path.display().to_string(), self.settings.language);
            let error = io_error::told(&error, language);
            self.notices.say(say!(language, "gui-not-saved", path = path, error = error));
        }
    }

    /// Opens a file, however broken it is.
    fn open_document(&mut self, path: &Path) {
        let text = match opening::read(path, self.settings.language) {
            Ok(text) => text,
            Err(words) => {
                self.notices.say(words);
                return;
            }
        };
        let (content, faults) = json_reader::read(&text);
        let mut document = Document::new(Kind::of(&content), content);
        if !faults.is_empty() {
            document.mark_unsaved();
            let told = faults.first().map(ToString::to_string).unwrap_or_default();
            let path = path.display().to_string();
            self.notices.say(say!(self.settings, "author-mended", path = path, fault = told));
        }
        self.author.bench = Some(Workbench::new(document, Some(path.to_owned())));
        self.screen = Screen::Author;
        self.settings.remember(path);
    }

    fn write_document(&mut self, path: &Path) {
        let language = self.settings.language;
        let Some(bench) = &mut self.author.bench else { return };
        let place = path.display().to_string();
        match atomic::write(path, bench.work.document.text().as_bytes()) {
            Ok(()) => {
                bench.work.document.mark_saved();
                bench.work.path = Some(path.to_owned());
                self.settings.remember(path);
                self.author.own.changed();
                self.notices.say(say!(language, "author-saved", path = place));
            }
            Err(error) => {
                let error = io_error::told(&error, language);
                self.notices.say(say!(language, "gui-not-saved", path = place, error = error));
            }
        }
    }

    /// Asks how the document is to be played.
    fn play_document(&mut self) {
        let language = self.settings.language;
        let Some(bench) = &self.author.bench else { return };
        let sound = bench.work.document.scenario();
        let sound = sound.and_then(|scenario| session::check(&scenario).map(|()| scenario));
        match sound {
            Ok(scenario) => {
                self.begin = Some(NewGameDialog::new(scenario, self.settings.new_seats()));
            }
            Err(faults) => {
                let told: Vec<String> = faults.iter().take(3).map(ToString::to_string).collect();
                let words = say!(
                    language,
                    "author-not-playable",
                    n = faults.len(),
                    faults = told.join("\n"),
                );
                self.notices.say(words);
            }
        }
    }
}
