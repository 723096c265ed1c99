//! Carrying out what panels, keys and menus ask for.

use super::app::{App, Screen};
use super::command_queue::{Command, JournalForm};
use super::computer::Computer;
use super::deck::builder::Builder;
use super::ending::Ending;
use super::field::spot::{Pile, Spot};
use super::file_dialogs::Purpose;
use super::game_table::only_pass;
use super::games::origin::{Kinship, Origin};
use super::map::state::Card;
use super::marching::{self, Halt, Leg};
use super::new_game::some_seed;
use super::opening;
use super::pane::Pane;
use super::panels::journal;
use super::replay::ReplayCommand;
use super::seats::{Seat, Seats};
use crate::board::Hex;
use crate::kernel::Side;
use crate::reference::Library;
use crate::say;
use crate::session::{PlayError, Port};
use crate::view::{Choice, ChoiceKind, Target};
use egui::{Context, Pos2};

/// How long a reply that nobody is asked for is waited for, in seconds.
const PASS: f64 = 0.7;
/// How long a second click may be part of the first one, in seconds.
const DOUBLE: f64 = 0.35;

impl App {
    /// Carries out everything that was asked for.
    pub(super) fn obey(&mut self, ctx: &Context) {
        let mut commands = self.out.take();
        if !commands.is_empty() {
            ctx.request_repaint();
        }
        if let Some(table) = self.table.as_mut().filter(|table| table.workspace.leads_past) {
            commands.retain(|command| !command.acts());
            table.workspace.leads_past = ctx.input(|i| i.pointer.any_down());
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
            Command::Engage { attacker, enemies, at } => self.engage(ctx, &attacker, &enemies, at),
            Command::ToTracks => {
                if let Some(table) = &mut self.table {
                    table.workspace.to_tracks = true;
                }
                self.dock.open(Pane::Command);
            }
            Command::Suggest => self.suggest(ctx),
            Command::UseSuggestion(number) => self.use_suggestion(number),
            Command::ThrowAll => self.throw_all(ctx),
            Command::NextUnit(forward) => self.next_unit(forward),
            Command::UnitDone => self.unit_done(),
            Command::Aim(forward) => self.aim(forward),
            Command::ListAims => self.list_aims(ctx),
            Command::ChooseNone => {
                if let Some(table) = &mut self.table {
                    table.workspace.map.chosen.clear();
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
            Command::Continue => self.resume(),
            Command::ToStart => self.screen = Screen::Start,
            Command::Reference(system) => {
                let on_table = self.table.as_ref().map(|table| table.port.system());
                if let Some(system) = system.or(on_table) {
                    self.reference.turn_to(system);
                }
                self.screen = Screen::Reference;
            }
            Command::Layers(layers) => self.settings.layers = layers,
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
            Command::Decks(_)
            | Command::UseDeck(..)
            | Command::OpenDeckDialog
            | Command::OpenDeck(_)
            | Command::DeckWritten(_)
            | Command::SaveDeck(..) => self.build(ctx, command),
            Command::Quit => self.quit.wish(ctx, self.leaving()),
            Command::QuitNow => self.quit.leave(ctx),
            Command::Say(words) => self.notices.say(words),
        }
    }

    /// Whether something would be lost by a choice: it is asked first whether that is meant.
    fn loses(&mut self, ctx: &Context, choice: usize) -> bool {
        let Some(table) = self.table.as_mut().filter(|_| self.settings.ask_before_ending) else {
            return false;
        };
        let port = &*table.port;
        if table.computer.decides(port).is_some() || table.passes().is_some() {
            return false;
        }
        // What a lesson asks for is meant.
        if table.lesson.as_ref().is_some_and(|run| run.wants(port, choice)) {
            return false;
        }
        table.workspace.ending = Ending::of(port, choice);
        let asks = table.workspace.ending.is_some();
        if asks {
            table.workspace.past = None;
            self.dock.open(Pane::Prompt);
            // Enter is for the question, not for what had the keyboard.
            ctx.memory_mut(|m| m.focused().into_iter().for_each(|id| m.surrender_focus(id)));
        }
        asks
    }

    fn play(&mut self, ctx: &Context, command: &Command) {
        let Some(table) = &mut self.table else { return };
        table.reel.leave_past();
        table.replay = None;
        table.workspace.past = None;
        let language = self.settings.language;
        let passes = table.passes().is_some();
        let (port, computer) = (&mut *table.port, &mut table.computer);
        let trouble = match *command {
            // Nobody is asked.
            Command::Choose(_) | Command::ChooseAnyway(_) if passes => return,
            Command::Choose(_) | Command::ChooseAnyway(_) if computer.decides(port).is_some() => {
                computer.ignore(ctx);
                return;
            }
            Command::Choose(id) | Command::ChooseAnyway(id) => {
                if let Some(run) = &table.lesson {
                    run.before(port, id);
                }
                // A lesson goes through every phase.
                let skip_empty = self.settings.skip_empty && table.lesson.is_none();
                match choose(port, id, skip_empty, computer) {
                    Ok(passed) => {
                        table.workspace.passed = passed;
                        None
                    }
                    Err(error) => Some(error.told(language)),
                }
            }
            Command::Redo => computer.redo(port).err(),
            Command::UndoOverBarrier => computer.take_back(port, true, language).err(),
            _ => computer.take_back(port, false, language).err(),
        };
        if *command != Command::Redo {
            computer.note(port.steps(), true);
        }
        if *command == Command::Undo {
            // A reply that passes by itself is nothing to go back to.
            while table.passes().is_some()
                && table.computer.take_back(&mut *table.port, false, language).is_ok()
            {}
        }
        self.notices.answer(trouble);
        self.moved_on();
    }

    /// A reply that nobody is asked for passes after a moment, which is always as long: how long it takes tells
    /// nothing about the hand.
    pub(super) fn let_replies_pass(&mut self, ctx: &Context) {
        let (Some(table), Screen::Table) = (&mut self.table, self.screen) else { return };
        if table.replies != self.settings.replies {
            table.replies = self.settings.replies;
            table.look_again();
        }
        let Some(pass) = table.passes() else {
            table.passing = None;
            return;
        };
        let now = ctx.input(|i| i.time);
        let due = *table.passing.get_or_insert(now + PASS);
        if now < due {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(due - now));
            return;
        }
        table.passing = None;
        let trouble = table.port.choose(pass).err();
        self.settle(trouble);
    }

    /// A person who can do nothing but pass is not kept waiting, if that is wished.
    pub(super) fn let_empty_phases_pass(&mut self, ctx: &Context) {
        let (Some(table), Screen::Table) = (&mut self.table, self.screen) else { return };
        let skip_empty = self.settings.skip_empty && table.lesson.is_none();
        let Some(pass) = table.idles().filter(|_| skip_empty) else { return };
        let trouble = table.port.choose(pass).err();
        self.settle(trouble);
        ctx.request_repaint();
    }

    /// What nobody at the screen did has been done: it is no step to be taken back by itself, and what went wrong is said.
    pub(super) fn settle(&mut self, trouble: Option<PlayError>) {
        if let Some(table) = &mut self.table {
            table.computer.note(table.port.steps(), false);
        }
        let language = self.settings.language;
        self.notices.say_if(trouble.map(|error| error.told(language)));
        self.moved_on();
    }

    /// Picks another counter up instead of the one that is picked. Where that can't be, everything stays as it is.
    fn swap(&mut self, ctx: &Context, unit: String, at: Pos2) {
        let Some(table) = &mut self.table else { return };
        let port = &mut *table.port;
        if table.computer.decides(port).is_some() {
            table.computer.ignore(ctx);
            return;
        }
        let picked = port.prompt().selected.clone();
        let pick = |port: &mut dyn Port, unit: &str| {
            let picks = |c: &&Choice| {
                c.kind == ChoiceKind::Select && matches!(&c.target, Target::Unit(id) if id == unit)
            };
            let id = port.choices().iter().find(picks).map(|c| c.id);
            id.is_some_and(|id| port.choose(id).is_ok())
        };
        let about = Target::Unit(unit.clone());
        let back = marching::put_down(port);
        let finishes = |id: usize| port.choices()[id].kind == ChoiceKind::Finish;
        let moved = back.is_some_and(finishes);
        // Why it can't be picked up is told by a table on which nothing is.
        let refusals = match back {
            Some(back) if port.choose(back).is_ok() => {
                if pick(port, &unit) {
                    Vec::new()
                } else {
                    let refusals = port.why_not(&about);
                    if moved {
                        // It can still go on: that is no end of its move.
                        let _ = port.undo_over_barrier();
                    } else if let Some(picked) = &picked {
                        pick(port, picked);
                    }
                    refusals
                }
            }
            _ => port.why_not(&about),
        };
        table.computer.note(table.port.steps(), true);
        self.moved_on();
        if let (Some(table), false) = (&mut self.table, refusals.is_empty()) {
            table.workspace.map.card = Some(Card { at, about, refusals });
        }
    }

    /// Takes a gesture and what follows it, as one step to be taken back.
    fn choose_both(&mut self, ctx: &Context, first: usize, then: usize) {
        let Some(table) = &mut self.table else { return };
        let port = &mut *table.port;
        if table.computer.decides(port).is_some() {
            table.computer.ignore(ctx);
            return;
        }
        table.workspace.past = None;
        let start = port.steps();
        let lesson = table.lesson.as_ref();
        let mut both = || {
            port.choose(first)?;
            if let Some(run) = lesson {
                run.before(port, then);
            }
            port.choose(then)
        };
        let trouble = both().err();
        table.computer.note_together(start, port.steps());
        let language = self.settings.language;
        self.notices.answer(trouble.map(|error| error.told(language)));
        self.moved_on();
    }

    /// Moves several counters, as one step to be taken back.
    fn march(&mut self, ctx: &Context, legs: &[Leg], at: Pos2) {
        let Some(table) = &mut self.table else { return };
        let port = &mut *table.port;
        if table.computer.decides(port).is_some() {
            table.computer.ignore(ctx);
            return;
        }
        table.workspace.past = None;
        let start = port.steps();
        let halt = marching::march(port, legs).err();
        table.computer.note_together(start, port.steps());
        if halt.is_none() {
            table.workspace.map.chosen.clear();
        }
        self.moved_on();
        if let (Some(table), Some(Halt { about, refusals })) = (&mut self.table, halt) {
            table.workspace.map.card = Some(Card { at, about, refusals });
        }
    }

    /// Plans an attack, as one step to be taken back.
    fn engage(&mut self, ctx: &Context, attacker: &Target, enemies: &[Target], about: Target) {
        let Some(table) = &mut self.table else { return };
        let port = &mut *table.port;
        if table.computer.decides(port).is_some() {
            table.computer.ignore(ctx);
            return;
        }
        table.workspace.past = None;
        let start = port.steps();
        let joined = |port: &dyn Port, target: &Target| {
            let of = |c: &Choice| c.kind == ChoiceKind::Release && c.target == *target;
            port.choices().iter().any(of)
        };
        // Whoever comes second may only be offered once the first is in it.
        let own = std::slice::from_ref(attacker);
        for target in own.iter().chain(enemies).chain(own) {
            let engages = |c: &&Choice| c.kind == ChoiceKind::Engage && c.target == *target;
            let id = port.choices().iter().find(engages).map(|choice| choice.id);
            if let Some(id) = id {
                // It was offered a moment ago.
                let _ = port.choose(id);
            }
        }
        let attacked = enemies.iter().any(|enemy| joined(port, enemy));
        let refused = if attacked { Some(attacker) } else { enemies.first() };
        let refused = refused.filter(|target| !joined(port, target));
        let refusals = refused.map(|unit| port.why_not(unit)).unwrap_or_default();
        table.computer.note_together(start, table.port.steps());
        self.moved_on();
        if let (Some(table), false) = (&mut self.table, refusals.is_empty()) {
            let at = ctx.pointer_latest_pos().unwrap_or_default();
            table.workspace.map.card = Some(Card { at, about, refusals });
        }
    }

    /// Throws for one after the other, as long as the same is asked of the same side.
    fn throw_all(&mut self, ctx: &Context) {
        let Some(table) = &mut self.table else { return };
        let port = &mut *table.port;
        if table.computer.decides(port).is_some() {
            table.computer.ignore(ctx);
            return;
        }
        table.workspace.past = None;
        let asked = |port: &dyn Port| (port.prompt().side, port.prompt().rule.clone());
        let question = asked(port);
        let mut trouble = None;
        while trouble.is_none() && asked(port) == question {
            let rolls = |c: &&Choice| c.kind == ChoiceKind::Roll;
            let Some(id) = port.choices().iter().find(rolls).map(|choice| choice.id) else { break };
            trouble = port.choose(id).err();
            table.computer.note(port.steps(), true);
        }
        let language = self.settings.language;
        self.notices.answer(trouble.map(|error| error.told(language)));
        self.moved_on();
    }

    /// Picks up the next counter that can still act, and brings it into sight.
    fn next_unit(&mut self, forward: bool) {
        let Some(table) = &mut self.table else { return };
        let port = &mut *table.port;
        let current = port.prompt().selected.clone().or(table.workspace.inspected.clone());
        if port.prompt().selected.is_some() {
            let back = marching::put_down(port);
            if back.is_none_or(|back| port.choose(back).is_err()) {
                return;
            }
        }
        let settled = &table.workspace.map.settled;
        let movers = marching::movers(port);
        let open: Vec<&String> = movers.iter().filter(|unit| !settled.contains(*unit)).collect();
        let place = |unit: &String| movers.iter().position(|other| other == unit);
        let here = current.as_ref().and_then(place);
        // From where the last one was in the order of all, on to one that is still open.
        let after = open.iter().find(|unit| place(unit) > here);
        let before = open.iter().rev().find(|unit| here.is_none() || place(unit) < here);
        let next = if forward { after.or(open.first()) } else { before.or(open.last()) };
        if let Some(unit) = next.map(|unit| (*unit).clone()) {
            let target = Target::Unit(unit.clone());
            let pick = |c: &&Choice| c.kind == ChoiceKind::Select && c.target == target;
            let pick = port.choices().iter().find(pick).map(|choice| choice.id);
            if let Some(pick) = pick {
                // It was offered a moment ago.
                let _ = port.choose(pick);
            } else {
                table.workspace.inspected = Some(unit.clone());
            }
            let hex = table.snapshot.board_index.get(&unit).and_then(|counter| counter.at);
            let map = table.snapshot.map.as_deref();
            let hidden = |hex: &Hex| map.is_some_and(|map| !table.workspace.map.shows(map, *hex));
            if let Some(hex) = hex.filter(hidden) {
                table.workspace.map.center_on = Some(hex);
            }
        }
        table.computer.note(table.port.steps(), true);
        self.moved_on();
    }

    /// Is done with the picked counter: it is passed over until the phase ends.
    fn unit_done(&mut self) {
        let Some(table) = &mut self.table else { return };
        let unit = table.port.prompt().selected.clone().or(table.workspace.inspected.clone());
        table.workspace.map.settled.extend(unit);
        self.next_unit(true);
    }

    /// The game has changed: everything is fetched anew, and whoever decides now is told.
    pub(super) fn moved_on(&mut self) {
        let Some(table) = &mut self.table else { return };
        let planned = table.snapshot.table.odds.is_some();
        let chits = !table.snapshot.offers.chits.is_empty();
        let rolls = table.snapshot.table.hits.is_some();
        let phase = table.snapshot.table.turn.clone();
        if !table.refresh() {
            return;
        }
        if table.snapshot.table.turn != phase {
            table.workspace.map.phase_changed();
        }
        let person = table.computer.decides(&*table.port).is_none();
        if !chits && !table.snapshot.offers.chits.is_empty() && person {
            self.dock.open(Pane::Command);
        }
        if !rolls && table.snapshot.table.hits.is_some() && self.dock.is_open(Pane::Duel) && person
        {
            self.dock.open(Pane::Duel);
        }
        if !planned && table.snapshot.table.odds.is_some() && self.dock.is_open(Pane::Crt) && person
        {
            self.dock.open(Pane::Crt);
        }
        table.unsaved = true;
        if table.passes().is_some() {
            // Whoever looks at the screen keeps it.
            self.writer.touch();
            return;
        }
        let prompt = table.port.prompt();
        let (side, over) = (prompt.side, prompt.over.is_some());
        let turn = &table.snapshot.table.turn;
        let begun = turn.active.filter(|_| (turn.active, turn.turn) != (phase.active, phase.turn));
        table.workspace.begun =
            begun.or(table.workspace.begun.filter(|side| table.decided != Some(*side)));
        if side == table.decided {
            table.workspace.handed_to = None;
        } else if side.is_some() {
            table.workspace.handed_to = side;
            table.hand_over(self.settings.hand_over);
        }
        table.secret = table.keeps_secret();
        // First it is read what a lesson says about the end.
        if over && table.decided.is_some() && !table.is_taught() {
            table.workspace.victory = true;
        }
        table.decided = side;
        self.writer.touch();
    }

    /// ARSOUF M7.1: the computer thinks and plays, as soon as it is its turn.
    pub(super) fn let_computer_play(&mut self, ctx: &Context) {
        let (Some(table), Screen::Table) = (&mut self.table, self.screen) else { return };
        // Whoever looks at something that has happened is not overtaken.
        let looks = table.reel.again().is_some() || table.workspace.past.is_some();
        let (active, busy) = (table.snapshot.table.turn.active, looks || table.reel.is_playing());
        if self.let_lesson_play(ctx, busy) {
            return;
        }
        let Some(table) = &mut self.table else { return };
        match table.computer.tick(ctx, &*table.port, active, busy) {
            Ok(None) => {}
            Ok(Some(chosen)) => {
                let by = table.port.prompt().side;
                let port = &mut *table.port;
                let mut trouble = port.play_chosen(&chosen).err();
                if trouble.is_none() && self.settings.skip_empty && table.lesson.is_none() {
                    match pass_empty(port, by, &mut table.computer) {
                        Ok(passed) => table.workspace.passed.extend(passed),
                        Err(error) => trouble = Some(error),
                    }
                }
                if trouble.is_some() {
                    // It would try the same again for ever.
                    table.computer.paused = true;
                }
                ctx.request_repaint();
                self.settle(trouble);
            }
            Err(side) => {
                let words = say!(ctx, "gui-computer-lost", side = table.port.side_name(side));
                self.notices.say(words);
                self.seat(side, Seat::Person);
            }
        }
    }

    /// What has happened is shown, one thing after the other; what was asked for again, with the board of that moment.
    pub(super) fn show_happenings(&mut self, ctx: &Context) {
        let (Some(table), Screen::Table) = (&mut self.table, self.screen) else { return };
        let now = ctx.input(|i| i.time);
        let viewer = table.viewer();
        let shown = table.reel_on_show().on_show();
        let decided = |step| table.computer.by_person(step);
        table.reel.refresh(&*table.port, (viewer, decided), now);
        if table.computer.is_skipping() {
            table.reel.finish();
        }
        table.replay.take_if(|replay| !replay.is_current(&*table.port, viewer));
        let plays = table.replay.as_ref().is_some_and(|replay| replay.reel.is_playing());
        let pause = self.settings.speed.pause();
        if let Some(left) = table.reel_on_show().tick(now, pause) {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
        }
        if plays {
            table.play_on(now);
        }
        let (port, reel) = match &mut table.replay {
            Some(replay) => (&*table.port, &mut replay.reel),
            None => (&*table.port, &mut table.reel),
        };
        reel.set_scene(port, viewer);
        let wished = reel.again();
        if table.workspace.seen_again != wished {
            table.workspace.past = reel.take_scene();
            table.workspace.seen_again = wished;
        }
        if table.reel_on_show().on_show() != shown {
            // The board has been painted with what was on show before.
            ctx.request_repaint();
        }
    }

    /// Whoever acts while happenings still follow one another has seen enough of them: the board is as it is now. A click does
    /// that alone, for what is asked now stood nowhere when it was aimed; the second half of a double click does nothing.
    pub(super) fn catch_up(&mut self, ctx: &Context) {
        let (Some(table), Screen::Table) = (&mut self.table, self.screen) else { return };
        let person = table.computer.decides(&*table.port).is_none();
        if table.reel.during().is_none() || !person {
            return;
        }
        let clicks =
            |event: &egui::Event| matches!(event, egui::Event::PointerButton { pressed: true, .. });
        let keys = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
        let has = |of: &dyn Fn(&egui::Event) -> bool| ctx.input(|i| i.events.iter().any(of));
        let clicked = has(&clicks);
        table.workspace.leads_past |= clicked;
        let now = ctx.input(|i| i.time);
        if has(&keys) || (clicked && table.reel.played(now) > DOUBLE) {
            table.reel.finish();
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

    fn look(&mut self, ctx: &Context, command: Command) {
        let Some(table) = &mut self.table else { return };
        let now = ctx.input(|i| i.time);
        match command {
            Command::Inspect(id) => table.workspace.inspected = Some(id),
            Command::InspectCard(spot) => {
                if let Spot::Pile(side, pile, _) = spot
                    && Pile::BESIDE.contains(&pile)
                {
                    // It is looked for in the pile.
                    table.workspace.field.pile = Some((side, pile));
                }
                table.workspace.field.inspected = Some(spot.clone());
                table.workspace.field.go_to = Some(spot);
            }
            Command::CenterOn(hex) => table.workspace.map.center_on = Some(hex),
            Command::PointAt(hex) => {
                (table.workspace.map.center_on, table.workspace.map.cursor) =
                    (Some(hex), Some(hex));
                table.workspace.map.resting = ctx.pointer_latest_pos();
                // Enter is for the cursor, not for what had the keyboard.
                ctx.memory_mut(|m| m.focused().into_iter().for_each(|id| m.surrender_focus(id)));
            }
            Command::ActAt(hex) => table.workspace.map.act_at = Some(hex),
            Command::ShowLine(line) => table.show_line(line, now),
            Command::ShowHappening(number) => table.reel_on_show().show(number, now),
            Command::PlayReel => table.reel_on_show().play(now),
            Command::PauseReel => table.reel_on_show().pause(),
            Command::BackToNow => table.back_to_now(),
            Command::WhyNot(about, at) => why_not(table, about, at),
            Command::ShowVictory => {
                table.back_to_now();
                table.workspace.victory = true;
            }
            _ => {}
        }
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
                self.screen = Screen::Reference;
            }
        }
    }

    /// Begins the battle on the table anew.
    fn rematch(&mut self, swapped: bool) {
        let Some(table) = &self.table else { return };
        let Seats([a, b]) = table.computer.seats;
        let seats = if swapped { Seats([b, a]) } else { Seats([a, b]) };
        let scenario = Box::new(table.port.scenario().clone());
        let of = table.place.id.clone();
        self.begin_battle(Command::Begin(scenario, some_seed(), seats));
        let kinship = if swapped { Kinship::Swapped } else { Kinship::Rematch };
        self.remember_origin(Origin { of, kinship });
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

fn why_not(table: &mut super::game_table::GameTable, about: Target, at: Pos2) {
    // Reasons come out of the hand of whoever decides.
    if table.port.is_hidden_from(table.viewer()) {
        return;
    }
    let refusals = table.port.why_not(&about);
    if refusals.is_empty() {
        return;
    }
    table.workspace.map.card = Some(Card { at, about, refusals });
}

/// Takes a choice. When it ends a phase, phases in which nothing can be done pass as well, if the player wants
/// that: nobody has to click through empty archery and combat. What another person is asked is hidden from this one where
/// hands are: it does not pass before that person has come to the screen.
fn choose(
    port: &mut dyn Port,
    id: usize,
    skip_empty: bool,
    computer: &mut Computer,
) -> Result<Vec<String>, PlayError> {
    let by = port.prompt().side;
    let passes = port.choices().get(id).is_some_and(|choice| choice.kind.passes());
    port.choose(id)?;
    computer.note(port.steps(), true);
    if skip_empty && passes { pass_empty(port, by, computer) } else { Ok(Vec::new()) }
}

/// Takes the choices of people who can do nothing but pass, after somebody's action. Answers with what has passed, so that
/// it can be said: who was asked, and what.
fn pass_empty(
    port: &mut dyn Port,
    by: Option<Side>,
    computer: &mut Computer,
) -> Result<Vec<String>, PlayError> {
    let mut passed = Vec::new();
    loop {
        let person = port.prompt().side.is_some_and(|s| computer.seats.computer(s).is_none());
        let hidden = by.is_some_and(|by| port.is_hidden_from(Some(by)));
        let reply = port.prompt().reply.is_some();
        let Some(id) = only_pass(port).filter(|_| person && !hidden && !reply) else {
            return Ok(passed);
        };
        let prompt = port.prompt();
        let rule = prompt.rule.as_ref().map_or("", |rule| rule.section.as_str());
        let (side, idle) = (&prompt.side_name, &prompt.idle);
        passed.push(say!(port.language(), "gui-passed", side = side, idle = idle, rule = rule));
        port.choose(id)?;
        computer.note(port.steps(), false);
    }
}
