//! A lesson at the table: how far the learner is, the panel that says what to do, and what is marked on the board.

pub mod keys;
pub mod panel;
pub mod record;
pub mod signposts;
mod take_part;

pub use record::LessonRecord;

use crate::kernel::Side;
use crate::scenario::lesson::{LessonStep, Pattern};
use crate::scenario::{Lesson, Text, catalogue};
use crate::session::Port;
use crate::session::lesson::{self, PassedStep, Progress};

/// The built-in lesson after the one of this scenario.
fn following(id: &str) -> Option<(String, Text)> {
    let courses = catalogue::built_in().into_iter().filter(|s| s.lesson.is_some());
    let next = courses.skip_while(|scenario| scenario.id != id).nth(1)?;
    Some((next.id, next.title))
}

/// A lesson in progress.
pub struct LessonRun {
    lesson: Lesson,
    learner: Side,
    /// What was read or left out.
    passed: Vec<PassedStep>,
    progress: Progress,
    /// The step that is told: it follows once what happened has been seen.
    told: usize,
    revision: Option<u64>,
    /// The choice to be taken next for what is expected.
    next: Option<usize>,
    /// The earlier step that is read again.
    again: Option<usize>,
    /// The step whose marks have been brought into sight.
    pub(super) seen: Option<usize>,
    /// The lesson that follows: its scenario's id and title.
    following: Option<(String, Text)>,
}

impl LessonRun {
    /// The lesson of a game, if its scenario has one, with what was read of it before.
    #[must_use]
    pub fn of(port: &dyn Port, passed: Vec<PassedStep>) -> Option<LessonRun> {
        let scenario = port.scenario();
        let learner = lesson::learner(scenario)?;
        let mut run = LessonRun {
            lesson: scenario.lesson.clone()?,
            learner,
            passed,
            progress: Progress::default(),
            told: 0,
            revision: None,
            next: None,
            again: None,
            seen: None,
            following: following(&scenario.id),
        };
        run.refresh(port);
        run.tell();
        Some(run)
    }

    /// What happened has been seen: the step that the learner has reached is told.
    pub fn tell(&mut self) {
        self.told = self.progress.at;
    }

    /// Follows the game.
    pub fn refresh(&mut self, port: &dyn Port) {
        if self.revision != Some(port.revision()) {
            self.revision = Some(port.revision());
            self.follow(port);
        }
    }

    fn follow(&mut self, port: &dyn Port) {
        let at = self.progress.at;
        self.progress = Progress::of(&self.lesson, self.learner, port, &self.passed);
        if self.progress.at != at {
            self.again = None;
        }
        self.next = self.expected().and_then(|expected| keys::next_choice(port, expected));
    }

    /// The side that the learner plays.
    #[must_use]
    pub fn learner(&self) -> Side {
        self.learner
    }

    /// How far the learner is.
    #[must_use]
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// The number of the step that is shown, and the step; none once all are done and have been seen.
    #[must_use]
    pub fn shown(&self) -> Option<(usize, &LessonStep)> {
        let at = self.again.unwrap_or(self.told);
        self.lesson.steps.get(at).map(|step| (at, step))
    }

    /// How many steps it has.
    #[must_use]
    pub fn count(&self) -> usize {
        self.lesson.steps.len()
    }

    /// Whether an earlier step is read again.
    #[must_use]
    pub fn is_again(&self) -> bool {
        self.again.is_some()
    }

    /// The lesson that follows, by its scenario's id and title: of the same system first.
    #[must_use]
    pub fn following(&self) -> Option<&(String, Text)> {
        self.following.as_ref()
    }

    /// What is left behind so far, to be kept.
    #[must_use]
    pub fn record(&self, id: &str, game: &str) -> LessonRecord {
        let is_through = self.progress.at >= self.count();
        LessonRecord {
            id: id.to_owned(),
            game: game.to_owned(),
            passed: self.passed.clone(),
            reached: self.progress.at,
            is_through,
            done: is_through,
        }
    }

    /// What the lesson plays next itself.
    #[must_use]
    pub fn scripted(&self) -> Option<&Pattern> {
        self.progress.scripted(&self.lesson)
    }

    /// Whether the computer waits with what it wants to do, because the learner reads.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.progress.step(&self.lesson).is_some_and(LessonStep::is_read)
    }

    /// What the learner is to do next.
    #[must_use]
    pub fn expected(&self) -> Option<&Pattern> {
        self.progress.expected(&self.lesson)
    }

    /// The choice to be taken next for it, if it can be taken now.
    #[must_use]
    pub fn next_choice(&self) -> Option<usize> {
        self.next
    }

    /// Whether there is an earlier step to be read again.
    #[must_use]
    pub fn has_before(&self) -> bool {
        self.again.unwrap_or(self.progress.at) > 0
    }

    /// Shows the step before.
    pub fn back(&mut self) {
        self.again = self.again.unwrap_or(self.progress.at).checked_sub(1);
    }

    /// Goes on: to the next step that has been read already, or past one that is only to be read.
    pub fn forward(&mut self, port: &dyn Port) {
        match self.again {
            Some(at) if at + 1 < self.progress.at => self.again = Some(at + 1),
            Some(_) => self.again = None,
            None if self.holds() => self.pass(port),
            None => {}
        }
    }

    /// Leaves the step behind, whatever it expects.
    pub fn pass(&mut self, port: &dyn Port) {
        self.again = None;
        self.passed.push(PassedStep { step: self.progress.at, after: port.steps() });
        self.follow(port);
        self.tell();
    }
}
