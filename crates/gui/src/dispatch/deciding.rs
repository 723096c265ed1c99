//! Taking a choice and what follows it: phases and replies that pass by themselves, the computer, and who decides next.

use crate::app::{App, Screen};
use crate::command_queue::Command;
use crate::computer::Computer;
use crate::ending::Ending;
use crate::game_table::{GameTable, only_pass};
use crate::idle_pass::{self, IdlePass};
use crate::pane::Pane;
use crate::say;
use crate::seats::Seat;
use egui::Context;
use gonfalon_core::kernel::Side;
use gonfalon_core::session::{PlayError, Port};

/// How long a reply that nobody is asked for is waited for, in seconds.
const PASS: f64 = 0.7;

impl App {
    /// Whether something would be lost by a choice: it is asked first whether that is meant.
    pub(super) fn loses(&mut self, ctx: &Context, choice: usize) -> bool {
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
            (table.workspace.map.cursor, table.workspace.map.card) = (None, None);
            self.dock.open(Pane::Prompt);
            // Enter is for the question, not for what had the keyboard.
            ctx.memory_mut(|m| m.focused().into_iter().for_each(|id| m.surrender_focus(id)));
        }
        asks
    }

    pub(super) fn play(&mut self, ctx: &Context, command: &Command) {
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
    pub(crate) fn let_replies_pass(&mut self, ctx: &Context) {
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
    pub(crate) fn let_empty_phases_pass(&mut self, ctx: &Context) {
        let (Some(table), Screen::Table) = (&mut self.table, self.screen) else { return };
        let skip_empty = self.settings.skip_empty && table.lesson.is_none();
        let Some(pass) = table.idles().filter(|_| skip_empty) else { return };
        let told = said(&*table.port);
        let trouble = table.port.choose(pass).err();
        if trouble.is_none() {
            idle_pass::forget(&mut table.workspace.passed, &*table.port);
            table.workspace.passed.push(told);
            table.workspace.passed.extend(idle_pass::skipped(&*table.port));
        }
        self.settle(trouble);
        ctx.request_repaint();
    }

    /// What nobody at the screen did has been done: it is no step to be taken back by itself, and what went wrong is said.
    pub(crate) fn settle(&mut self, trouble: Option<PlayError>) {
        if let Some(table) = &mut self.table {
            table.computer.note(table.port.steps(), false);
        }
        let language = self.settings.language;
        self.notices.say_if(trouble.map(|error| error.told(language)));
        self.moved_on();
    }

    /// The game has changed: everything is fetched anew, and whoever decides now is told.
    pub(crate) fn moved_on(&mut self) {
        let Some(table) = &mut self.table else { return };
        let asks = |table: &GameTable| {
            let (told, chits) = (&table.snapshot.table, !table.snapshot.offers.chits.is_empty());
            [
                (Pane::Command, chits),
                (Pane::Duel, told.hits.is_some()),
                (Pane::Crt, told.odds.is_some()),
            ]
        };
        let before = asks(table);
        let phase = table.snapshot.table.turn.clone();
        if !table.refresh() {
            return;
        }
        let begins = table.snapshot.table.turn != phase;
        if begins {
            table.workspace.map.phase_changed();
            self.dock.give_back();
        }
        let person = table.computer.decides(&*table.port).is_none();
        for ((pane, asks), (_, asked)) in asks(table).into_iter().zip(before) {
            // Where chits are is seen even by those who have closed it.
            let fits = pane == Pane::Command || self.dock.is_open(pane);
            if asks && (begins || !asked) && fits && person {
                self.dock.lend(pane);
            }
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
        if table.workspace.covered {
            // Why nothing could be done comes out of a hand.
            table.workspace.passed.clear();
        }
        // First it is read what a lesson says about the end.
        if over && table.decided.is_some() && !table.is_taught() {
            table.workspace.victory = true;
        }
        table.decided = side;
        self.writer.touch();
    }

    /// ARSOUF M7.1: the computer thinks and plays, as soon as it is its turn.
    pub(crate) fn let_computer_play(&mut self, ctx: &Context) {
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
                idle_pass::forget(&mut table.workspace.passed, &*table.port);
                let port = &mut *table.port;
                let mut trouble = port.play_chosen(&chosen).err();
                if trouble.is_none() {
                    table.workspace.passed.extend(idle_pass::skipped(port));
                }
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
}

/// Takes a choice. When it ends a phase, phases in which nothing can be done pass as well, if the player wants
/// that: nobody has to click through empty archery and combat. What another person is asked is hidden from this one where
/// hands are: it does not pass before that person has come to the screen.
fn choose(
    port: &mut dyn Port,
    id: usize,
    skip_empty: bool,
    computer: &mut Computer,
) -> Result<Vec<IdlePass>, PlayError> {
    let by = port.prompt().side;
    let passes = port.choices().get(id).is_some_and(|choice| choice.kind.passes());
    port.choose(id)?;
    computer.note(port.steps(), true);
    let mut passed: Vec<IdlePass> = idle_pass::skipped(port).into_iter().collect();
    if skip_empty && passes {
        passed.extend(pass_empty(port, by, computer)?);
    }
    Ok(passed)
}

/// Takes the choices of people who can do nothing but pass, after somebody's action. Answers with what has passed, so that
/// it can be said: who was asked, and what.
fn pass_empty(
    port: &mut dyn Port,
    by: Option<Side>,
    computer: &mut Computer,
) -> Result<Vec<IdlePass>, PlayError> {
    let mut passed = Vec::new();
    loop {
        let person = port.prompt().side.is_some_and(|s| computer.seats.computer(s).is_none());
        let hidden = by.is_some_and(|by| port.is_hidden_from(Some(by)));
        let reply = port.prompt().reply.is_some();
        let Some(id) = only_pass(port).filter(|_| person && !hidden && !reply) else {
            return Ok(passed);
        };
        passed.push(said(port));
        port.choose(id)?;
        computer.note(port.steps(), false);
        passed.extend(idle_pass::skipped(port));
    }
}

/// What is about to pass by itself, in words: who was asked, why nothing came of it, and which card waits.
fn said(port: &dyn Port) -> IdlePass {
    let prompt = port.prompt();
    let rule = prompt.rule.as_ref();
    let rule = rule.map_or(String::new(), |rule| format!("{} {}", rule.section, rule.title));
    let (side, idle) = (&prompt.side_name, &prompt.idle);
    let mut waits = port.choices().iter().filter(|choice| choice.can_wait);
    let passed = say!(port.language(), "gui-passed", side = side, idle = idle, rule = rule);
    let words = if waits.next().is_some() {
        say!(port.language(), "gui-passed-waits", passed = passed)
    } else {
        passed
    };
    IdlePass { turn_of: idle_pass::turn_of(port), words }
}
