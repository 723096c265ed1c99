//! Carrying out what panels, keys and menus ask for.

mod deciding;
mod gestures;
mod watching;

use crate::advice::Advice;
use crate::app::{App, Screen};
use crate::author::author_command::AuthorCommand;
use crate::command_queue::{Command, JournalForm};
use crate::crash;
use crate::deck::builder::Builder;
use crate::file_purpose::Purpose;
use crate::games::origin::Kinship;
use crate::lesson::LessonRun;
use crate::new_game::{NewGameDialog, some_seed};
use crate::opening;
use crate::pane::Pane;
use crate::panels::journal;
use crate::replay::ReplayCommand;
use crate::say;
use crate::seats::{Seat, Seats};
use egui::Context;
use gonfalon_core::kernel::Side;
use gonfalon_core::reference::Library;

impl App {
    /// Carries out everything that was asked for.
    pub(crate) fn obey(&mut self, ctx: &Context) {
        let mut commands = self.out.take();
        if !commands.is_empty() {
            ctx.request_repaint();
        }
        if let Some(table) = self.table.as_mut().filter(|table| table.workspace.leads_past) {
            commands.retain(|command| !command.acts());
            table.workspace.leads_past = ctx.input(|i| i.pointer.any_down());
        }
        let astray = self.table.as_ref().and_then(|table| table.lesson.as_ref());
        if astray.is_some_and(LessonRun::is_astray) && commands.iter().any(Command::goes_on) {
            // What follows a wrong turn would be lost with it.
            commands.retain(|command| !command.goes_on());
            self.notices.answer(Some(say!(self.settings, "gui-lesson-take-back-first")));
        }
        for command in commands {
            self.carry_out(ctx, command);
        }
        // Commands that came from carrying out others.
        for command in self.out.take() {
            self.carry_out(ctx, command);
        }
    }

    fn carry_out(&mut self, ctx: &Context, command: Command) {
        crash::note(&command);
        match command {
            Command::Choose(id) if self.loses(ctx, id) => {}
            Command::Choose(_)
            | Command::ChooseAnyway(_)
            | Command::Undo
            | Command::Redo
            | Command::UndoOverBarrier => self.play(ctx, &command),
            Command::KeepOn => {
                if let Some(table) = &mut self.table {
                    table.workspace.ending = None;
                }
            }
            Command::AskBeforeEnding(ask) => self.settings.ask_before_ending = ask,
            Command::Swap(unit, at) => self.swap(ctx, unit, at),
            Command::ChooseBoth(first, then) => self.choose_both(ctx, first, then),
            Command::March(legs, at) => self.march(ctx, &legs, at),
            Command::SetUp { unit, from, to, at } => self.set_up(ctx, &unit, from, (to, at)),
            Command::DragIn(unit) => self.drag_in(unit),
            Command::Engage { attacker, enemies, at } => self.engage(ctx, &attacker, &enemies, at),
            Command::ToTracks => {
                if let Some(table) = &mut self.table {
                    table.workspace.to_tracks = true;
                    table.workspace.map.cursor = None;
                }
                self.dock.open(Pane::Command);
            }
            Command::TurnBy { right } => self.turn_by(ctx, right),
            Command::Suggest => self.suggest(ctx),
            Command::DropAdvice => {
                if let Some(table) = &mut self.table {
                    table.advice = Advice::default();
                }
            }
            Command::UseSuggestion(number) => self.use_suggestion(number),
            Command::ThrowAll => self.throw_all(ctx),
            Command::NextUnit(forward) => self.next_unit(forward),
            Command::UnitDone => self.unit_done(),
            Command::Aim(forward) => self.aim(forward),
            Command::ListAims => self.list_aims(ctx),
            Command::ChooseNone => {
                if let Some(table) = &mut self.table {
                    table.workspace.map.chosen.clear();
                    table.workspace.inspected = None;
                }
            }
            Command::Replay(command) => self.replay(ctx, command),
            Command::Explained(matter) => self.settings.explained.push(matter.to_owned()),
            Command::Timeline => self.turn_timeline(),
            Command::WatchAgain => {
                let Some(table) = &mut self.table else { return };
                table.workspace.timeline = true;
                // The set-up is only looked at by whoever goes back to it.
                let first = table.timeline().first_turn();
                self.replay(ctx, ReplayCommand::At(first));
                self.replay(ctx, ReplayCommand::Play);
            }
            Command::Lesson(command) => self.teach(command),
            Command::Rule(id) => self.show_rule(&id),
            Command::Inspect(_)
            | Command::InspectCard(_)
            | Command::CenterOn(_)
            | Command::PointAt(_)
            | Command::ActAt(_)
            | Command::ShowLine(_)
            | Command::ShowHappening(_)
            | Command::PlayReel
            | Command::PauseReel
            | Command::BackToNow
            | Command::WhyNot(..)
            | Command::ShowVictory => self.look(ctx, command),
            Command::OpenPane(pane) => self.dock.open(pane.into()),
            Command::ClosePane(pane) => self.dock.close(pane.into()),
            Command::FloatPane(pane) => self.dock.float(pane.into()),
            Command::DockPane(pane) => self.dock.dock(pane.into()),
            Command::Fold => self.dock.fold(),
            Command::ResetLayout => self.dock.reset(),
            Command::Begin(..) => self.begin_battle(command),
            Command::Prepare(id) => self.prepare_battle(&id),
            Command::Rematch(swapped) => self.rematch(swapped),
            Command::OpenPath(path) => self.open_path(&path),
            Command::Games => {
                self.games.open = true;
                self.games.changed();
            }
            Command::OpenKept(id) => self.open_kept(&id),
            Command::OpenCopy(path) => self.open_copy(&path),
            Command::PutInBin(games) => self.put_in_bin(&games),
            Command::BringBack(game) => self.bring_back(&game),
            Command::LeaveAnyway(next) => {
                self.give_up_table();
                self.carry_out(ctx, *next);
            }
            Command::OpenDialog => self.files.ask(ctx, Purpose::Open, ""),
            Command::Save => match self.table.as_ref().map(|t| t.path.clone()) {
                Some(Some(path)) => self.save_to(ctx, &path),
                Some(None) => self.ask_where_to_save(ctx),
                None => {}
            },
            Command::SaveAs => self.ask_where_to_save(ctx),
            Command::SaveTo(path) => self.save_to(ctx, &path),
            Command::ExportJournal(form) => self.export(ctx, form),
            Command::Print(battle) => {
                let on_table = || self.table.as_ref().map(|table| table.port.scenario().clone());
                if let Some(battle) = battle.map(|battle| *battle).or_else(on_table) {
                    self.printing.open(battle, self.settings.language);
                }
            }
            Command::AskPrintFile(file) => self.files.ask(ctx, Purpose::Print, &file),
            Command::PrintInto(path) => self.printing.use_path(&path),
            Command::Author(command) => self.write(ctx, command),
            Command::Continue => self.resume(),
            Command::ToStart => {
                // Battles and lessons, whatever was looked at there before.
                self.screen = Screen::Start;
                self.start.learning = false;
                self.start.at_top = true;
            }
            Command::Reference(system) => {
                let on_table = self.table.as_ref().map(|table| table.port.system());
                if let Some(system) = system.or(on_table) {
                    self.reference.turn_to(system);
                }
                self.show_reference();
            }
            Command::Layers(layers) => self.settings.layers = layers,
            Command::JournalReasons(listed) => self.settings.journal_reasons = listed,
            Command::Language(language) => self.settings.language = language,
            Command::Seat(side, seat) => self.seat(side, seat),
            Command::Speed(speed) => self.settings.speed = speed,
            Command::PauseComputer | Command::SkipComputer | Command::ComputerPlays => {
                self.tell_computer(ctx, &command);
            }
            Command::Board(size) => self.settings.board = size,
            Command::Palette => self.finder.show_up(ctx, false),
            Command::Find => self.finder.show_up(ctx, true),
            Command::CloseDialog => self.close_dialog(),
            Command::Concede => self.concede.asking = true,
            Command::Settings => self.settings_window.open = true,
            Command::Keys => self.keys_window.open(),
            Command::Decks(_)
            | Command::UseDeck(..)
            | Command::OpenDeckDialog
            | Command::OpenDeck(_)
            | Command::DeckWritten(_)
            | Command::SaveDeck(..) => self.build(ctx, command),
            Command::Quit if self.author.is_dirty() => self.write(ctx, AuthorCommand::Leave),
            Command::Quit => self.quit.wish(ctx, self.leaving()),
            Command::QuitNow => self.quit.leave(ctx),
            Command::Say(words) => self.notices.say(words),
            Command::Answer(words) => self.notices.answer(Some(words)),
        }
    }

    /// Somebody else plays a side from now on.
    fn seat(&mut self, side: Side, seat: Seat) {
        let Some(table) = &mut self.table else { return };
        table.computer.seats.0[side as usize] = seat;
        table.computer.stop();
        table.look_again();
        self.remember_seats();
    }

    fn tell_computer(&mut self, ctx: &Context, command: &Command) {
        let Some(table) = &mut self.table else { return };
        let active = table.snapshot.table.turn.active;
        match command {
            Command::PauseComputer => table.computer.pause(),
            Command::SkipComputer => table.computer.skip(&*table.port, active),
            _ => table.computer.ignore(ctx),
        }
    }

    /// Shows the rules in the whole window.
    fn show_reference(&mut self) {
        if self.screen != Screen::Reference {
            self.reference.called_from = self.screen;
        }
        self.screen = Screen::Reference;
    }

    fn show_rule(&mut self, id: &str) {
        match (&mut self.table, self.screen) {
            (Some(table), Screen::Table) => {
                let library = Library::of(table.port.system());
                table.workspace.rules.open(library, id);
                table.workspace.rules.words.clear();
                self.dock.open(Pane::Rules);
            }
            _ => {
                self.reference.open(id);
                self.show_reference();
            }
        }
    }

    /// Begins the battle on the table anew.
    fn rematch(&mut self, swapped: bool) {
        let Some(table) = &self.table else { return };
        let Seats([a, b]) = table.computer.seats;
        let seats = if swapped { Seats([b, a]) } else { Seats([a, b]) };
        let scenario = Box::new(table.port.scenario().clone());
        if !seats.has_person() {
            // Who has watched may want to play now.
            self.begin = Some(NewGameDialog::new(*scenario, seats));
            return;
        }
        let kinship = if swapped { Kinship::Swapped } else { Kinship::Rematch };
        let origin = App::origin_of(table, kinship);
        self.begin_battle(Command::Begin(scenario, some_seed(), seats));
        self.remember_origin(origin);
    }

    /// Everything about decks.
    fn build(&mut self, ctx: &Context, command: Command) {
        let language = self.settings.language;
        match command {
            Command::Decks(side) => {
                let dialog = self.begin.as_ref().map(|dialog| dialog.scenario().clone());
                let battle = dialog.zip(side);
                self.builder = Builder::new(&*self.decks, battle, language);
            }
            Command::UseDeck(side, deck) => {
                if let Some(dialog) = &mut self.begin {
                    dialog.use_deck(&*self.decks, (side, &deck), language);
                }
            }
            Command::OpenDeckDialog => self.files.ask(ctx, Purpose::OpenDeck, ""),
            Command::OpenDeck(path) => {
                let read = opening::read(&path, language);
                let deck = read.and_then(|text| self.decks.parse(&text, language));
                if let Some(builder) = &mut self.builder {
                    match deck {
                        Ok(deck) => builder.begin_from(&*self.decks, deck),
                        Err(words) => builder.trouble = Some(words),
                    }
                }
            }
            Command::DeckWritten(text) => {
                if let Some(builder) = &mut self.builder {
                    builder.written(&*self.decks, &text);
                }
            }
            Command::SaveDeck(text, name) => {
                let name: String = name
                    .to_lowercase()
                    .chars()
                    .map(|c| if c.is_alphanumeric() { c } else { '-' })
                    .collect();
                self.files.ask(ctx, Purpose::SaveDeck(text), &format!("{name}.json"));
            }
            _ => {}
        }
    }

    fn ask_where_to_save(&mut self, ctx: &Context) {
        let Some(table) = &self.table else { return };
        let name = App::suggested_name(&*table.port);
        let suggestion = table.path.as_ref().map_or(name, |p| p.display().to_string());
        self.files.ask(ctx, Purpose::Save, &suggestion);
    }

    fn export(&mut self, ctx: &Context, form: JournalForm) {
        let Some(table) = &self.table else { return };
        let text = journal::export(&*table.port, form);
        let ending = if form == JournalForm::Markdown { "md" } else { "txt" };
        let id = &table.port.scenario().id;
        let name = format!("{}.{ending}", say!(ctx, "gui-journal-file", id = id));
        self.files.ask(ctx, Purpose::Journal(text), &name);
    }
}
