//! The whole game once more: a timeline below the board, the happenings turn by turn, and going on from a moment.

pub mod bar;
mod go_on;
pub mod hindsight_answer;
pub mod timeline;

pub use timeline::Timeline;

use super::showing::Reel;
use gonfalon_core::kernel::Side;
use gonfalon_core::session::Port;
use gonfalon_core::words::Language;

/// What is asked of the replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayCommand {
    /// Show the first happening of an action, counted from 0, or the next one after it.
    At(usize),
    /// Show the happening after the one on show.
    Forward,
    /// Show the happening before the one on show.
    Back,
    /// Show the beginning of the next turn.
    NextTurn,
    /// Show the beginning of this turn, or of the turn before.
    TurnBefore,
    /// Play from the one on show on; from the beginning when none is.
    Play,
    /// Begin a new game at the moment that is shown.
    GoOn,
    /// Ask the computer what it would have done.
    LookBack,
}

/// A part of the game that is shown again: a turn's happenings, or those before the first turn.
pub struct Replay {
    /// What is shown of it.
    pub reel: Reel,
    /// The actions of the part: the first, and the first that is none of them.
    part: (usize, usize),
    /// What it was read from: once that has changed, it is over.
    source: (u64, Language, Option<Side>),
}

impl Replay {
    /// Shows the first happening of an action, or the next one after it; none when nothing happened any more.
    #[must_use]
    pub fn at(
        port: &dyn Port,
        viewer: Option<Side>,
        timeline: &Timeline,
        step: usize,
        now: f64,
    ) -> Option<Replay> {
        let mut part = timeline.part(step)?;
        loop {
            let mut reel = Reel::of_part(port, viewer, part);
            let found = reel.happenings().iter().position(|happening| happening.step >= step);
            if let Some(number) = found {
                reel.show(number, now);
                let source = (port.revision(), port.language(), viewer);
                return Some(Replay { reel, part, source });
            }
            part = timeline.part(part.1)?;
        }
    }

    /// Shows what a line of the journal tells: its happening, or for a die or a reason the one that it belongs to.
    #[must_use]
    pub fn at_line(
        port: &dyn Port,
        viewer: Option<Side>,
        timeline: &Timeline,
        line: usize,
        now: f64,
    ) -> Option<Replay> {
        let mut replay = Replay::at(port, viewer, timeline, port.journal().get(line)?.step, now)?;
        let told = replay.reel.happenings();
        let number = told.partition_point(|happening| happening.line < line);
        replay.reel.show(number.min(told.len().saturating_sub(1)), now);
        Some(replay)
    }

    /// Whether it still shows the game as it is.
    #[must_use]
    pub fn is_current(&self, port: &dyn Port, viewer: Option<Side>) -> bool {
        self.source == (port.revision(), port.language(), viewer)
    }

    /// The action whose happening is on show.
    #[must_use]
    pub fn step(&self) -> usize {
        let on_show = self.reel.at().and_then(|at| self.reel.happenings().get(at));
        on_show.map_or(self.part.0, |happening| happening.step)
    }

    /// Shows the happening after the one on show; whether there was one.
    pub fn forward(&mut self, port: &dyn Port, timeline: &Timeline, now: f64) -> bool {
        let next = self.reel.at().map_or(0, |at| at + 1);
        if next < self.reel.happenings().len() {
            self.reel.show(next, now);
            return true;
        }
        self.forward_from_end(port, timeline, now)
    }

    /// Shows the first happening after this part; whether there is one.
    pub fn forward_from_end(&mut self, port: &dyn Port, timeline: &Timeline, now: f64) -> bool {
        self.turn_to(Replay::at(port, self.source.2, timeline, self.part.1, now))
    }

    /// Shows the happening before the one on show; whether there was one.
    pub fn back(&mut self, port: &dyn Port, timeline: &Timeline, now: f64) -> bool {
        if let Some(before) = self.reel.at().unwrap_or(0).checked_sub(1) {
            self.reel.show(before, now);
            return true;
        }
        let mut end = self.part.0;
        while let Some(part) = end.checked_sub(1).and_then(|step| timeline.part(step)) {
            let mut reel = Reel::of_part(port, self.source.2, part);
            if let Some(last) = reel.happenings().len().checked_sub(1) {
                reel.show(last, now);
                return self.turn_to(Some(Replay { reel, part, source: self.source }));
            }
            end = part.0;
        }
        false
    }

    /// The first action of the turn after this one.
    #[must_use]
    pub fn next_turn(&self) -> usize {
        self.part.1
    }

    /// The first action of this turn; of the one before, if that is on show.
    #[must_use]
    pub fn turn_before(&self, timeline: &Timeline) -> usize {
        let first = self.reel.happenings().first().map_or(self.part.0, |first| first.step);
        if self.step() > first {
            return self.part.0;
        }
        let before = self.part.0.checked_sub(1).and_then(|step| timeline.part(step));
        before.map_or(0, |part| part.0)
    }

    fn turn_to(&mut self, other: Option<Replay>) -> bool {
        let found = other.is_some();
        if let Some(other) = other {
            *self = other;
        }
        found
    }
}
