//! Keeping games: each by itself, none lost, none in two windows.

use super::app::{App, Screen, name_of};
use super::author::author_command::AuthorCommand;
use super::command_queue::Command;
use super::crash::Rescue;
use super::game_table::{GameTable, Place};
use super::games::ask::Asking;
use super::games::file_lock::FileLock;
use super::games::origin::{Kinship, Origin};
use super::games::saved_games::{ENDING, SavedGames};
use super::games::writer::{Report, WriteJob, WriteReason};
use super::lesson::{LessonRecord, LessonRun};
use super::new_game::NewGameDialog;
use super::opening::{self, OpenError, Opened};
use super::running_window::{self, Doorway};
use super::seats::Seats;
use crate::say;
use egui::Context;
use gonfalon_core::session::{Port, save};
use gonfalon_core::words::{Language, io_error};
use std::collections::btree_map::Entry;
use std::path::{Path, PathBuf};
use std::sync::Arc;

impl App {
    /// What would keep the game on the table as it stands.
    fn job(&self) -> Option<WriteJob> {
        let table = self.table.as_ref()?;
        Some(WriteJob {
            path: table.place.kept.clone()?,
            game: Arc::new(table.port.save()),
            why: WriteReason::Autosave,
            lock: table.place.lock.clone(),
            name: self.title_of(&*table.port),
        })
    }

    fn title_of(&self, port: &dyn Port) -> String {
        port.scenario().title.get(self.settings.language).to_owned()
    }

    /// Writes the game on the table if it is time, and tells what came of it.
    pub(super) fn keep_games(&mut self, ctx: &Context) {
        if self.writer.is_due(ctx) {
            self.hand_over_for_writing(Some(ctx));
        }
        for report in self.writer.reports() {
            self.tell(report);
        }
    }

    fn hand_over_for_writing(&mut self, ctx: Option<&Context>) {
        if self.writer.is_touched()
            && let Some(job) = self.job()
        {
            self.writer.put(ctx, job);
        }
        self.writer.untouch();
    }

    /// The program ends: everything is written first.
    pub(super) fn finish_writing(&mut self) {
        self.hand_over_for_writing(None);
        self.writer.finish();
    }

    fn tell(&mut self, report: Report) {
        let language = self.settings.language;
        let Report { path, why, name, trouble } = report;
        let place = path.display().to_string();
        let error = trouble.map(|error| io_error::told(&error, language));
        self.games.changed();
        match (why, error) {
            (WriteReason::Autosave, None) => {
                if let Some(trouble) = self.troubled.remove(&path) {
                    let words = say!(language, "gui-kept-after-all", name = name);
                    self.notices.forget(&trouble);
                    self.notices.answer(Some(words));
                }
            }
            (WriteReason::Autosave, Some(error)) => {
                if let Entry::Vacant(trouble) = self.troubled.entry(path) {
                    let words = say!(language, "gui-not-kept", name = name, error = error);
                    self.notices.say(trouble.insert(words).as_str());
                }
            }
            (WriteReason::Asked(revision, lock), None) => {
                let table = self.table.as_mut();
                // Only the game on the table can have been saved by its player.
                if let Some(table) = table.filter(|table| table.port.revision() >= revision) {
                    table.unsaved = table.port.revision() != revision;
                    table.path = Some(path.clone());
                    table.place.file = Some(lock);
                }
                self.settings.remember(&path);
                self.notices.answer(Some(say!(language, "gui-saved-as", path = place)));
            }
            (WriteReason::Asked(..), Some(error)) => {
                let words = say!(language, "gui-not-saved", path = place, error = error);
                self.notices.say(words);
            }
        }
    }

    /// Writes the game under a name that the player chose.
    pub(super) fn save_to(&mut self, ctx: &Context, path: &Path) {
        let Some(table) = &self.table else { return };
        let own = table.place.file.clone().filter(|lock| lock.is_of(path));
        let Some(lock) = own.or_else(|| self.saved_games.locks.lock(path)) else {
            let path = path.display().to_string();
            self.notices.say(say!(self.settings, "gui-saved-elsewhere", path = path));
            return;
        };
        let job = WriteJob {
            path: path.to_owned(),
            game: Arc::new(table.port.save()),
            why: WriteReason::Asked(table.port.revision(), lock),
            lock: None,
            name: self.title_of(&*table.port),
        };
        self.writer.put(Some(ctx), job);
    }

    /// Whether the game on the table is in memory alone: leaving it would lose it.
    #[must_use]
    pub fn would_lose(&self) -> bool {
        let Some(table) = &self.table else { return false };
        let kept = table.place.kept.as_ref().is_some_and(|path| !self.writer.fails(path));
        let running = table.port.prompt().over.is_none() && table.port.steps() > 0;
        let saved = table.path.is_some() && !table.unsaved;
        running && !kept && !saved && !table.place.given_up
    }

    /// Asks before the game on the table is lost. Returns whether what comes next has to wait for the answer.
    fn asks_before(&mut self, next: Command) -> bool {
        let lost = self.would_lose();
        if let (true, Some(table)) = (lost, &self.table) {
            let title = self.title_of(&*table.port);
            self.games.asking = Some(Asking::Leave { title, then: Box::new(next) });
        }
        lost
    }

    /// The player knows that the game on the table is lost.
    pub(super) fn give_up_table(&mut self) {
        if let Some(table) = &mut self.table {
            table.place.given_up = true;
            if let Some(path) = &table.place.kept {
                self.writer.forget(path);
            }
        }
        self.writer.untouch();
    }

    /// Takes the game off the table: what remains to be written of it is written. A game in which nothing was done is
    /// nothing to keep.
    fn put_away(&mut self) {
        let fresh = self.table.as_ref().is_some_and(|table| table.port.steps() == 0);
        if fresh && let Some(table) = self.table.take() {
            self.writer.untouch();
            if let Some(path) = &table.place.kept {
                self.writer.discard(path);
            }
        } else if self.table.as_ref().is_some_and(|table| !table.place.given_up) {
            self.hand_over_for_writing(None);
        }
        self.writer.untouch();
        self.table = None;
        self.games.changed();
    }

    /// Puts a game on the table: one that was kept, or a new one.
    pub(super) fn sit_down_at(
        &mut self,
        port: Box<dyn Port>,
        seats: Option<Seats>,
        kept: Option<(String, Arc<FileLock>)>,
    ) {
        self.put_away();
        self.notices.forget(&say!(self.settings, "gui-replay-gone-on"));
        let (id, lock) = kept.map_or_else(
            || self.saved_games.new_game(&port.scenario().id),
            |(id, lock)| (id, Some(lock)),
        );
        let game = name_of(&*port);
        let seats =
            seats.or_else(|| self.settings.seated(&id)).or_else(|| self.settings.seated(&game));
        let mut table = GameTable::with_replies(port, seats, self.settings.replies);
        let kept = self.saved_games.path(&id);
        table.place = Place { id, kept, lock, ..Place::default() };
        let record = LessonRecord::find(&self.settings.lessons, &table.port.scenario().id);
        let passed = record.map(|record| record.passed.clone()).unwrap_or_default();
        table.lesson = LessonRun::of(&*table.port, passed);
        self.show_table(table);
        self.remember_seats();
        self.games.open = false;
    }

    /// That a game comes out of one that is on the table.
    pub(super) fn origin_of(table: &GameTable, kinship: Kinship) -> Origin {
        let title = table.port.scenario().title.get(table.port.language()).to_owned();
        Origin { of: table.place.id.clone(), title, kinship }
    }

    /// Remembers which game the one on the table came out of. Without a name nobody finds the other again.
    pub(super) fn remember_origin(&mut self, origin: Origin) {
        let game = self.table.as_ref().map(|table| table.place.id.clone());
        if let Some(game) = game.filter(|game| !origin.of.is_empty() && *game != origin.of) {
            self.settings.descends(&game, origin);
        }
    }

    /// Remembers who plays the game on the table.
    pub(super) fn remember_seats(&mut self) {
        if let Some(table) = &self.table {
            let seats = table.computer.seats;
            for name in [name_of(&*table.port), table.place.id.clone()] {
                self.settings.seat(&name, seats);
            }
        }
    }

    /// Begins a battle.
    pub(super) fn begin_battle(&mut self, command: Command) {
        if self.asks_before(command.clone()) {
            return;
        }
        let Command::Begin(scenario, seed, seats) = command else { return };
        if scenario.lesson.is_some() {
            // It begins anew.
            let id = scenario.id.clone();
            LessonRecord { id, ..LessonRecord::default() }.keep(&mut self.settings.lessons);
        } else if seats.has_person() {
            // Who has watched the computer once need not want to do so every time.
            self.settings.last_seats = Some(seats);
        }
        match opening::begin(*scenario, seed, self.settings.language) {
            Ok(port) => {
                self.sit_down_at(port, Some(seats), None);
                if let Some(table) = self.table.as_mut().filter(|table| table.lesson.is_none()) {
                    table.computer.wait_to_begin(&*table.port);
                }
                self.writer.touch();
            }
            Err(words) => self.notices.say(words),
        }
    }

    /// Opens a file that the player named.
    pub(super) fn open_path(&mut self, path: &Path) {
        if let Some(id) = self.saved_games.id_of(path) {
            self.open_kept(&id);
            return;
        }
        let opened = match opening::open(path, self.settings.language) {
            Ok(Opened::Scenario(scenario)) => {
                self.settings.remember(path);
                self.begin = Some(NewGameDialog::new(*scenario, self.settings.new_seats()));
                return;
            }
            Ok(opened) => opened,
            Err(words) => {
                self.notices.say(words);
                return;
            }
        };
        let own = self.table.as_ref().and_then(|table| table.place.file.clone());
        let own = own.filter(|lock| lock.is_of(path));
        let Some(lock) = own.or_else(|| self.saved_games.locks.lock(path)) else {
            self.ask_for_copy(path);
            return;
        };
        if self.asks_before(Command::OpenPath(path.to_owned())) {
            return;
        }
        self.settings.remember(path);
        match opened {
            Opened::Game(port) => {
                // What was done last counts as well.
                self.hand_over_for_writing(None);
                let kept = self.kept_before(&*port);
                self.sit_down_at(port, None, kept);
                if let Some(table) = &mut self.table {
                    table.path = Some(path.to_owned());
                    table.place.file = Some(lock);
                }
            }
            // A game that was not understood to its end must not overwrite its file.
            Opened::Part(port, words) => {
                self.sit_down_at(port, None, None);
                self.notices.say(words);
            }
            Opened::Scenario(_) => {}
        }
    }

    /// Whether a file is where the game on the table is kept.
    fn leads_to_game_on_table(&self, path: &Path) -> bool {
        let lock = self.table.as_ref().and_then(|table| table.place.lock.as_ref());
        lock.is_some_and(|lock| lock.is_of(path))
    }

    /// The kept game that an opened one goes on from: kept once more, nothing of it is lost.
    fn kept_before(&self, port: &dyn Port) -> Option<(String, Arc<FileLock>)> {
        let game = port.save();
        let stem = port.scenario().id.chars().take(8).collect::<String>();
        let ours = |path: &Path| {
            let on_table = self.table.as_ref().map(|table| &table.place);
            let place = on_table.filter(|place| place.kept.as_deref() == Some(path));
            place.and_then(|place| place.lock.clone())
        };
        self.saved_games.games().into_iter().filter(|kept| kept.id.starts_with(&stem)).find_map(
            |kept| {
                let earlier = match self.writer.waiting(&kept.path) {
                    Some(waiting) => waiting,
                    None => Arc::new(save::read(&kept.path).ok()?),
                };
                if !game.goes_on_from(&earlier) {
                    return None;
                }
                let lock = ours(&kept.path).or_else(|| self.saved_games.locks.lock(&kept.path))?;
                Some((kept.id, lock))
            },
        )
    }

    fn ask_for_copy(&mut self, path: &Path) {
        // A file that can't be read is named by its path; opening it says what is wrong.
        let file = save::read(path).ok();
        let language = self.settings.language;
        let title = file.map(|file| file.scenario.title.get(language).to_owned());
        let title = title.unwrap_or_else(|| path.display().to_string());
        self.games.asking = Some(Asking::Elsewhere { title, path: path.to_owned() });
    }

    /// Opens what another window plays, as a game of its own.
    pub(super) fn open_copy(&mut self, path: &Path) {
        if self.asks_before(Command::OpenCopy(path.to_owned())) {
            return;
        }
        match opening::open(path, self.settings.language) {
            Ok(Opened::Game(port)) => {
                self.sit_down_at(port, None, None);
                self.writer.touch();
            }
            Ok(Opened::Part(port, words)) => {
                self.sit_down_at(port, None, None);
                self.writer.touch();
                self.notices.say(words);
            }
            Ok(Opened::Scenario(_)) => {}
            Err(words) => self.notices.say(words),
        }
    }

    /// Opens a game that was kept.
    pub(super) fn open_kept(&mut self, id: &str) {
        if self.table.as_ref().is_some_and(|table| table.place.id == id) {
            self.games.open = false;
            self.take_lesson_up();
            self.resume();
            return;
        }
        let Some(path) = self.saved_games.path(id) else { return };
        let Some(lock) = self.saved_games.locks.lock(&path) else {
            self.ask_for_copy(&path);
            return;
        };
        if self.asks_before(Command::OpenKept(id.to_owned())) {
            return;
        }
        let language = self.settings.language;
        let opened = match self.writer.waiting(&path) {
            Some(game) => opening::open_waiting((*game).clone(), id, language),
            None => opening::open_kept(&path, language),
        };
        let words = match opened {
            Ok(Opened::Game(port)) => {
                self.sit_down_at(port, None, Some((id.to_owned(), lock)));
                return;
            }
            Ok(Opened::Part(port, words)) => {
                let aside = self.set_aside(&path);
                // What could not be moved away is not written over either.
                let kept = aside.is_ok().then(|| (id.to_owned(), lock));
                self.sit_down_at(port, None, kept);
                self.writer.touch();
                format!("{words} {}", aside.unwrap_or_else(|words| words))
            }
            Ok(Opened::Scenario(_)) => return,
            Err(OpenError::Damaged(words)) => {
                let aside = self.set_aside(&path);
                format!("{words} {}", aside.unwrap_or_else(|words| words))
            }
            Err(OpenError::Unread(words)) => words,
        };
        self.notices.say(words);
        self.games.changed();
    }

    /// Puts a damaged game out of the way, and says where it is.
    fn set_aside(&self, path: &Path) -> Result<String, String> {
        let language = self.settings.language;
        match SavedGames::set_aside(path) {
            Ok(path) => Ok(say!(language, "gui-damaged-aside", path = path.display().to_string())),
            Err(e) => {
                let error = io_error::told(&e, language);
                Err(say!(language, "gui-damaged-there", error = error))
            }
        }
    }

    /// Goes on with the game on the table, or with the newest.
    pub(super) fn resume(&mut self) {
        if let Some(table) = &mut self.table {
            table.cover();
            self.screen = Screen::Table;
        } else if let Some(id) = self.games.next().map(str::to_owned) {
            self.open_kept(&id);
        }
    }

    /// Puts games in the bin: none that a window plays.
    pub(super) fn put_in_bin(&mut self, games: &[PathBuf]) {
        let language = self.settings.language;
        for path in games {
            let free = !self.leads_to_game_on_table(path);
            let Some(lock) = self.saved_games.locks.lock(path).filter(|_| free) else { continue };
            let moved = self.saved_games.put_in_bin(path);
            drop(lock);
            match moved {
                Ok(path) => {
                    let path = path.display().to_string();
                    self.notices.answer(Some(say!(language, "gui-binned", path = path)));
                }
                Err(e) => {
                    let (path, error) = (path.display().to_string(), io_error::told(&e, language));
                    let words = say!(language, "gui-not-binned", path = path, error = error);
                    self.notices.say(words);
                }
            }
        }
        self.games.changed();
    }

    /// Puts a game of the bin back among the others.
    pub(super) fn bring_back(&mut self, game: &Path) {
        let language = self.settings.language;
        if let Err(e) = self.saved_games.bring_back(game) {
            let (path, error) = (game.display().to_string(), io_error::told(&e, language));
            self.notices.say(say!(language, "gui-not-binned", path = path, error = error));
        }
        self.games.changed();
    }

    /// Files that are dropped on the window are opened.
    pub(super) fn take_dropped(&mut self, ctx: &Context) {
        let files = ctx.input_mut(|i| std::mem::take(&mut i.raw.dropped_files));
        for file in files {
            self.take_file(file.path().to_owned());
        }
    }

    /// Opens files that were opened outside, and shows that.
    pub(super) fn take_handed_over(&mut self, ctx: &Context) {
        let files: Vec<PathBuf> = self.doorway.iter().flat_map(Doorway::files).collect();
        if !files.is_empty() {
            running_window::come_forward(ctx);
        }
        for file in files {
            self.take_file(file);
        }
    }

    fn take_file(&mut self, path: PathBuf) {
        // Whoever writes a battle drops files on it to write on them.
        let writes = self.screen == Screen::Author;
        self.out.send(if writes {
            Command::Author(AuthorCommand::Open(path))
        } else {
            Command::OpenPath(path)
        });
    }

    /// The name of a file for a game that has none yet.
    pub(super) fn suggested_name(port: &dyn Port) -> String {
        format!("{}.{ENDING}", port.scenario().id)
    }
}

impl Rescue for App {
    fn rescue(&mut self) -> bool {
        if let Some(bench) = &mut self.author.bench {
            bench.safekeeping.keep(&bench.work);
        }
        self.finish_writing();
        !self.would_lose()
    }

    fn language(&self) -> Language {
        self.settings.language
    }
}
