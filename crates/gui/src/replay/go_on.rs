//! What is asked of the replay, and a new game that begins at a moment of the old one.

use super::{Replay, ReplayCommand, Timeline};
use crate::app::App;
use crate::game_table::GameTable;
use crate::games::origin::Kinship;
use crate::say;
use egui::Context;
use gonfalon_core::kernel::Side;
use gonfalon_core::session::{self, Port};
use gonfalon_core::words::Language;

impl App {
    /// Carries out what is asked of the replay.
    pub(crate) fn replay(&mut self, ctx: &Context, command: ReplayCommand) {
        let now = ctx.input(|i| i.time);
        if command == ReplayCommand::GoOn {
            self.go_on_from_here();
            return;
        }
        let Some(table) = &mut self.table else { return };
        if command == ReplayCommand::LookBack {
            let Some(step) = table.step_on_show() else { return };
            let viewer = table.viewer();
            if !table.looking_back.ask(ctx, &*table.port, viewer, step) {
                self.notices.answer(Some(say!(self.settings, "gui-hindsight-hidden")));
            }
            return;
        }
        let timeline = table.timeline().clone();
        let viewer = table.viewer();
        let port = &*table.port;
        let at = |step| Replay::at(port, viewer, &timeline, step, now);
        let end = timeline.steps;
        if table.replay.is_none() && !matches!(command, ReplayCommand::At(_)) {
            // What has just happened and is seen again is a moment of the whole game.
            let line = table.reel.again();
            table.replay =
                line.and_then(|line| Replay::at_line(port, viewer, &timeline, line, now));
        }
        let shown = match (&mut table.replay, command) {
            (_, ReplayCommand::At(step)) => at(step),
            (Some(replay), ReplayCommand::NextTurn) => at(replay.next_turn()),
            (Some(replay), ReplayCommand::TurnBefore) => at(replay.turn_before(&timeline)),
            (Some(replay), ReplayCommand::Forward) => {
                if replay.forward(port, &timeline, now) {
                    return;
                }
                None
            }
            (Some(replay), ReplayCommand::Back) => {
                replay.back(port, &timeline, now);
                return;
            }
            (Some(replay), ReplayCommand::Play | ReplayCommand::GoOn | ReplayCommand::LookBack) => {
                replay.reel.play(now);
                return;
            }
            (None, ReplayCommand::Back) => last(port, viewer, &timeline, now),
            (None, ReplayCommand::TurnBefore) => {
                at(timeline.turns.last().copied().unwrap_or(end.saturating_sub(1)))
            }
            (None, ReplayCommand::Play) => at(0).map(|mut replay| {
                replay.reel.play(now);
                replay
            }),
            (None, _) => return,
        };
        table.reel.finish();
        table.replay = shown;
    }

    /// Shows the timeline below the board, or closes it and leaves the past.
    pub(crate) fn turn_timeline(&mut self) {
        let Some(table) = &mut self.table else { return };
        let shown = table.workspace.timeline || table.replay.is_some();
        table.workspace.timeline = !shown;
        if table.replay.is_some() {
            table.back_to_now();
        }
    }

    /// Begins a new game at the moment that is shown; the old one stays as it is.
    fn go_on_from_here(&mut self) {
        let Some(table) = &self.table else { return };
        let shown = table.replay.as_ref().map(|replay| replay.step() + 1);
        let Some(step) = shown.or(table.workspace.past.as_ref().map(|past| past.step)) else {
            return;
        };
        let seats = table.computer.seats;
        let turn = table.port.table_at(step, None).turn.turn;
        let origin = App::origin_of(table, Kinship::Branch(turn));
        match begun_at(&*table.port, step, self.settings.language) {
            Some(port) => {
                self.sit_down_at(port, Some(seats), None);
                self.remember_origin(origin);
                self.writer.touch();
                self.notices.answer(Some(say!(self.settings, "gui-replay-gone-on")));
            }
            None => self.notices.say(say!(self.settings, "gui-replay-not-gone-on")),
        }
    }
}

impl GameTable {
    /// Shows again what a line of the journal tells.
    pub(crate) fn show_line(&mut self, line: usize, now: f64) {
        let timeline = self.timeline().clone();
        let replay = Replay::at_line(&*self.port, self.viewer(), &timeline, line, now);
        self.reel.finish();
        self.replay = replay;
    }

    /// Shows the game as it is.
    pub(crate) fn back_to_now(&mut self) {
        self.replay = None;
        self.reel.finish();
        self.workspace.past = None;
    }

    /// What plays goes on with the next part of the game, and ends where the game stands.
    pub(crate) fn play_on(&mut self, now: f64) {
        let timeline = self.timeline().clone();
        let Some(replay) = self.replay.as_mut().filter(|replay| !replay.reel.is_playing()) else {
            return;
        };
        if replay.forward_from_end(&*self.port, &timeline, now) {
            replay.reel.play(now);
        } else {
            self.replay = None;
        }
    }
}

/// The last happening of a game.
fn last(port: &dyn Port, viewer: Option<Side>, timeline: &Timeline, now: f64) -> Option<Replay> {
    let mut replay = Replay::at(port, viewer, timeline, timeline.steps.saturating_sub(1), now);
    if replay.is_none() {
        // The last actions were gestures.
        let entry = port.journal().last()?;
        replay = Replay::at(port, viewer, timeline, entry.step, now);
    }
    while replay.as_mut()?.forward(port, timeline, now) {}
    replay
}

/// The game as it was after so many actions. It is played again from its beginning: dice, shuffled cards and reasons are those
/// of the old one.
fn begun_at(port: &dyn Port, step: usize, language: Language) -> Option<Box<dyn Port>> {
    let mut again = session::load_in(port.save(), language).ok()?;
    while again.steps() > step {
        again.undo_over_barrier().ok()?;
    }
    Some(again)
}
