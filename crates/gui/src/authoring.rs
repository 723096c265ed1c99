//! The author's screen in the window: what is asked of it, its files, and the question before changes are lost.

use super::app::{App, Screen};
use super::author::author_command::AuthorCommand;
use super::author::leaving_work::{self, Answer};
use super::author::start::my_battles::MyBattles;
use super::author::start::start_page;
use super::author::tracing::tracing_picture::Tracing;
use super::author::work::Around;
use super::author::workbench::Workbench;
use super::command_queue::Command;
use super::file_purpose::Purpose;
use super::map::picture;
use super::new_game::NewGameDialog;
use super::theme::Palette;
use crate::say;
use egui::{Context, Ui};
use gonfalon_core::editor::files::{DocumentFile, Recoverable, RecoveryFolder, SaveError};
use gonfalon_core::editor::problems::place_words::sentence;
use gonfalon_core::editor::problems::{self, Severity};
use gonfalon_core::editor::{Kind, start};
use gonfalon_core::scenario::Scenario;
use gonfalon_core::session;
use gonfalon_core::words::io_error;
use std::path::{Path, PathBuf};

/// What the window keeps of the author's work.
#[derive(Default)]
pub struct Authoring {
    /// The document that is open.
    pub bench: Option<Workbench>,
    /// The battles in the author's folder.
    pub own: MyBattles,
    /// Works that were not saved when the program ended.
    pub recoverable: Vec<Recoverable>,
    recovery: Option<RecoveryFolder>,
    /// The layout of the panels, as the docking library writes it.
    pub layout: Option<serde_json::Value>,
    /// What goes on once the document has been saved under a name.
    after_saving: Option<AuthorCommand>,
    /// The id of the battle that was begun from here last: its game leads back here.
    pub(super) tried: Option<String>,
    /// What was asked for that would lose changes, until it is answered what becomes of them.
    waiting: Option<AuthorCommand>,
}

impl Authoring {
    /// Without a document, with the battles in this folder, and what is written aside in the other.
    #[must_use]
    pub fn new(folder: Option<PathBuf>, aside: Option<PathBuf>) -> Authoring {
        let recovery = aside.map(RecoveryFolder::at);
        let recoverable = recovery.as_ref().map(RecoveryFolder::found).unwrap_or_default();
        Authoring { own: MyBattles::new(folder), recoverable, recovery, ..Authoring::default() }
    }

    /// Opens a document.
    fn open(&mut self, file: DocumentFile) {
        self.close();
        let layout = self.layout.as_ref();
        self.bench = Some(Workbench::new(file, self.recovery.as_ref(), layout));
    }

    /// Puts the document away, with what was written aside of it.
    fn close(&mut self) {
        if let Some(mut bench) = self.bench.take() {
            self.layout = bench.tree.to_settings();
            bench.safekeeping.clear();
        }
        self.own.changed();
    }

    /// Whether there are changes that would be lost.
    #[must_use]
    pub fn is_dirty(&self) -> bool {
        self.bench.as_ref().is_some_and(|bench| bench.work.file.document.is_dirty())
    }

    /// The layout of the panels for the settings.
    pub fn kept_layout(&mut self) -> Option<serde_json::Value> {
        if let Some(bench) = &self.bench {
            self.layout = bench.tree.to_settings();
        }
        self.layout.clone()
    }

    /// Whether a game leads back here.
    #[must_use]
    pub fn tries(&self, battle: &str) -> bool {
        self.bench.is_some() && self.tried.as_deref() == Some(battle)
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
                let author = (&mut self.author.own, &self.author.recoverable[..]);
                start_page::show(ui, author, &self.start.scenarios, &mut self.out);
            }
        }
    }

    /// Asks what becomes of changes that would be lost.
    pub(super) fn ask_author(&mut self, ctx: &Context) {
        let Some(waiting) = self.author.waiting.take() else { return };
        let title = self.author.bench.as_ref().map(|bench| bench.title(ctx)).unwrap_or_default();
        let quits = waiting == AuthorCommand::Leave;
        match leaving_work::ask(ctx, &title, quits) {
            None => self.author.waiting = Some(waiting),
            Some(Answer::Cancel) => {}
            Some(Answer::Discard) => {
                self.author.close();
                self.write(ctx, waiting);
            }
            Some(Answer::Save) => {
                self.write(ctx, AuthorCommand::Save);
                if self.author.is_dirty() {
                    // Its name is asked for first.
                    self.author.after_saving = Some(waiting);
                } else {
                    self.write(ctx, waiting);
                }
            }
        }
    }

    /// Carries out what is asked of the author's screen.
    pub(super) fn write(&mut self, ctx: &Context, command: AuthorCommand) {
        let replaces = matches!(
            command,
            AuthorCommand::Variant(_)
                | AuthorCommand::Begin(_)
                | AuthorCommand::Moment
                | AuthorCommand::Open(_)
                | AuthorCommand::Recover(_)
                | AuthorCommand::Close
                | AuthorCommand::Leave
        );
        if !matches!(command, AuthorCommand::SaveTo(_)) {
            self.author.after_saving = None;
        }
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
            AuthorCommand::Save => self.save_document(ctx),
            AuthorCommand::SaveAs => {
                let Some(bench) = &self.author.bench else { return };
                let id = match bench.work.file.document.id() {
                    "" => say!(ctx, "author-file"),
                    id => id.to_owned(),
                };
                let free = self.author.own.free(&id);
                let path = bench.work.file.path().map(Path::to_owned).or(free);
                let name = path.map_or(format!("{id}.json"), |path| path.display().to_string());
                self.files.ask(ctx, Purpose::SaveBattle, &name);
            }
            AuthorCommand::SaveTo(path) => self.keep_at(ctx, &path),
            AuthorCommand::OpenDialog => self.files.ask(ctx, Purpose::OpenBattle, ""),
            AuthorCommand::Open(path) => self.open_document(&path),
            AuthorCommand::Variant(scenario) => {
                let file = start::variant(&scenario, self.settings.language, &|id| {
                    self.author.own.is_taken(id)
                });
                self.author.open(file);
                self.screen = Screen::Author;
            }
            AuthorCommand::Begin(template) => {
                self.author.open(template.begin(self.settings.language));
                self.screen = Screen::Author;
            }
            AuthorCommand::Moment => self.begin_with_moment(),
            AuthorCommand::Play => self.play_document(),
            AuthorCommand::Print => self.print_document(),
            AuthorCommand::TracingDialog => self.files.ask(ctx, Purpose::Picture, ""),
            AuthorCommand::Trace(path) => self.trace(&path),
            AuthorCommand::Duplicate(path) => {
                let done = self.author.own.duplicate(&path);
                self.tell_trouble(&path, done);
            }
            AuthorCommand::PutInBin(path) => {
                let done = self.author.own.put_in_bin(&path);
                if let Ok(Some(place)) = &done {
                    let place = place.display().to_string();
                    self.notices.answer(Some(say!(self.settings, "gui-binned", path = place)));
                }
                self.tell_trouble(&path, done.map(drop));
            }
            AuthorCommand::BringBack(path) => {
                let done = self.author.own.bring_back(&path);
                self.tell_trouble(&path, done);
            }
            AuthorCommand::DeleteForGood(path) => {
                let done = self.author.own.delete(&path);
                self.tell_trouble(&path, done);
            }
            AuthorCommand::Recover(number) => self.recover(number),
            AuthorCommand::Forget(number) => {
                if number < self.author.recoverable.len() {
                    // What can't be removed is offered again.
                    let _ = self.author.recoverable.remove(number).discard();
                }
            }
            AuthorCommand::Close => self.author.close(),
            AuthorCommand::Leave => self.out.send(Command::Quit),
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
        let language = self.settings.language;
        let file = match DocumentFile::open(path) {
            Ok(file) => file,
            Err(faults) => {
                let name = path.display().to_string();
                let error = faults.first().map(|fault| fault.told(language)).unwrap_or_default();
                self.notices.say(say!(language, "gui-cannot-open", name = name, error = error));
                return;
            }
        };
        if let Some(fault) = file.mended().first() {
            let (path, fault) = (path.display().to_string(), sentence(&fault.told(language)));
            self.notices.say(say!(language, "author-mended", path = path, fault = fault));
        }
        self.author.open(file);
        self.screen = Screen::Author;
        self.settings.remember(path);
    }

    /// Lays a picture below the map.
    fn trace(&mut self, path: &Path) {
        let Some(bench) = &mut self.author.bench else { return };
        let Some(sketch) = &bench.work.board.sketch else { return };
        let area = picture::bounds(&sketch.geometry.grid, &sketch.geometry.layout);
        match Tracing::open(path, area) {
            Ok(tracing) => {
                let lost = bench.work.lost_picture.take();
                let laid = |tracing| match &lost {
                    Some(lost) => lost.found(tracing),
                    None => tracing,
                };
                bench.work.tracing = Some(laid(tracing));
            }
            Err(error) => {
                let name = path.display().to_string();
                self.notices.say(say!(
                    self.settings,
                    "gui-cannot-open",
                    name = name,
                    error = error
                ));
            }
        }
    }

    /// Begins a battle where the game on the table stands, or stood at the moment of it that is shown.
    fn begin_with_moment(&mut self) {
        let Some(table) = &self.table else { return };
        let step = table.workspace.past.as_ref().map_or(table.port.steps(), |past| past.step);
        let now = step == table.port.steps();
        let taken = |id: &str| self.author.own.is_taken(id);
        match start::of_moment(&*table.port, step, &taken) {
            Some((file, begins)) => {
                if begins < step {
                    let words = say!(self.settings, "author-moment-before", n = step - begins);
                    self.notices.say(words);
                }
                self.author.open(file);
                self.screen = Screen::Author;
            }
            None => match start::of_set_up(&*table.port, &taken).filter(|_| now) {
                Some(file) => {
                    self.notices.say(say!(self.settings, "author-moment-set-up"));
                    self.author.open(file);
                    self.screen = Screen::Author;
                }
                None => self.notices.say(say!(self.settings, "author-moment-none")),
            },
        }
    }

    /// Goes on with a work that was not saved when the program ended.
    fn recover(&mut self, number: usize) {
        let Some(work) = self.author.recoverable.get(number).cloned() else { return };
        let Some(file) = work.open() else { return };
        self.author.open(file);
        if let Some(bench) = &mut self.author.bench {
            bench.safekeeping.keep(&bench.work);
        }
        self.author.recoverable.remove(number);
        // It is kept under another name now.
        let _ = work.discard();
        self.screen = Screen::Author;
    }

    fn save_document(&mut self, ctx: &Context) {
        let Some(bench) = &mut self.author.bench else { return };
        let path = bench.work.file.path().map(Path::to_owned);
        match (bench.work.file.save(), path) {
            (Ok(()), Some(path)) => self.tell_saved(&path),
            (Err(SaveError::Nowhere), _) | (Ok(()), None) => {
                self.write(ctx, AuthorCommand::SaveAs);
            }
            (Err(SaveError::Changed), _) => {
                self.notices.say(say!(self.settings, "author-changed-first"));
            }
            (Err(SaveError::Disk(error)), path) => {
                self.tell_trouble(&path.unwrap_or_default(), Err(error));
            }
        }
    }

    /// Saves under a name, and goes on with what was waiting for that.
    fn keep_at(&mut self, ctx: &Context, path: &Path) {
        let then = self.author.after_saving.take();
        self.save_document_as(path);
        if let Some(then) = then.filter(|_| !self.author.is_dirty()) {
            self.write(ctx, then);
        }
    }

    fn save_document_as(&mut self, path: &Path) {
        let Some(bench) = &mut self.author.bench else { return };
        match bench.work.file.save_as(path) {
            Ok(()) => self.tell_saved(path),
            Err(error) => self.tell_trouble(path, Err(error)),
        }
    }

    fn tell_saved(&mut self, path: &Path) {
        if let Some(bench) = &mut self.author.bench {
            bench.safekeeping.clear();
            if let Some(tracing) = &bench.work.tracing {
                // The battle is saved; where its picture is can be said again.
                let _ = tracing.keep(path);
            }
        }
        self.settings.remember(path);
        self.author.own.changed();
        let path = path.display().to_string();
        self.notices.answer(Some(say!(self.settings, "author-saved", path = path)));
    }

    /// The document as a battle that can be played; otherwise its faults in words, and how many there are.
    fn sound_battle(&self) -> Option<Result<Scenario, (usize, String)>> {
        let document = &self.author.bench.as_ref()?.work.file.document;
        let sound = document.scenario();
        let sound = sound.and_then(|scenario| session::check(&scenario).map(|()| scenario));
        Some(sound.map_err(|faults| {
            let (content, language) = (document.content(), self.settings.language);
            let found = problems::problems(content);
            let first = found.iter().filter(|p| p.severity == Severity::Fault).take(3);
            let told: Vec<String> = first.map(|p| p.sentences(content, language)).collect();
            (faults.len(), told.join("\n"))
        }))
    }

    fn writes_deck(&self) -> bool {
        let bench = self.author.bench.as_ref();
        bench.is_some_and(|bench| bench.work.file.document.kind() == Kind::Deck)
    }

    /// Asks how the document is to be played.
    fn play_document(&mut self) {
        let language = self.settings.language;
        if self.writes_deck() {
            self.notices.say(say!(language, "author-play-deck"));
            return;
        }
        match self.sound_battle() {
            Some(Ok(scenario)) => {
                self.begin = Some(NewGameDialog::new(scenario, self.settings.new_seats()));
            }
            Some(Err((n, faults))) => {
                self.notices.say(say!(language, "author-not-playable", n = n, faults = faults));
            }
            None => {}
        }
    }

    /// Asks how the document is to be put on paper.
    fn print_document(&mut self) {
        let language = self.settings.language;
        if self.writes_deck() {
            self.notices.say(say!(language, "author-print-deck"));
            return;
        }
        match self.sound_battle() {
            Some(Ok(scenario)) => self.out.send(Command::Print(Some(Box::new(scenario)))),
            Some(Err((n, faults))) => {
                self.notices.say(say!(language, "author-not-printable", n = n, faults = faults));
            }
            None => {}
        }
    }
}
