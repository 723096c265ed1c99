//! How far somebody is in a lesson: it follows from what has been done in the game, and from what was read or left out.

use crate::kernel::Side;
use crate::scenario::Lesson;
use crate::scenario::lesson::{LessonStep, Pattern, agrees};
use crate::session::port::Port;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A step that the learner has left behind by reading on or by leaving it out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PassedStep {
    /// Which step, from 0.
    pub step: usize,
    /// How many actions had been taken in the game by then.
    pub after: usize,
}

/// Something else was done than what was expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Astray {
    /// Which action of the game it was, from 0.
    pub action: usize,
    /// Which of the wrong turns that the step foresees; none of them, if it is another.
    pub foreseen: Option<usize>,
}

/// How far somebody is in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// The step, from 0; the number of steps once all are done.
    pub at: usize,
    /// Which of the expected actions have been done, where all are.
    pub met: Vec<usize>,
    /// How many actions the lesson has played in this step.
    pub played: usize,
    /// What was done in place of what is expected.
    pub astray: Option<Astray>,
}

impl Progress {
    /// How far the learner is in the game on the table.
    #[must_use]
    pub fn of(lesson: &Lesson, learner: Side, port: &dyn Port, passed: &[PassedStep]) -> Progress {
        let mut progress = Progress::default();
        for action in 0..port.steps() {
            progress.pass(passed, action);
            if let Some(taken) = super::taken(port, action) {
                let own = port.taken_by(action) == Some(learner);
                progress.follow(lesson, (action, &taken), own, port.is_gesture(action));
            }
        }
        progress.pass(passed, port.steps());
        progress
    }

    /// The step, until all are done.
    #[must_use]
    pub fn step<'a>(&self, lesson: &'a Lesson) -> Option<&'a LessonStep> {
        lesson.steps.get(self.at)
    }

    /// What the learner is to do next.
    #[must_use]
    pub fn expected<'a>(&self, lesson: &'a Lesson) -> Option<&'a Pattern> {
        let expect = &self.step(lesson)?.expect;
        let open = |(number, _): &(usize, _)| !self.met.contains(number);
        expect.iter().enumerate().find(open).map(|(_, pattern)| pattern)
    }

    /// What the lesson plays next.
    #[must_use]
    pub fn scripted<'a>(&self, lesson: &'a Lesson) -> Option<&'a Pattern> {
        self.step(lesson)?.plays.get(self.played)
    }

    /// Whether nothing has been done in this step so far.
    #[must_use]
    pub fn is_fresh(&self) -> bool {
        self.met.is_empty() && self.played == 0
    }

    fn pass(&mut self, passed: &[PassedStep], after: usize) {
        while passed.iter().any(|passed| passed.step == self.at && passed.after <= after) {
            self.go_on();
        }
    }

    fn go_on(&mut self) {
        *self = Progress { at: self.at + 1, ..Progress::default() };
    }

    /// Goes on by an action of the game. What is only to be read holds nobody up who acts. After a wrong turn nothing counts
    /// until it is taken back: the steps that follow speak of the board as it would be without it.
    fn follow(
        &mut self,
        lesson: &Lesson,
        (number, action): (usize, &Value),
        own: bool,
        gesture: bool,
    ) {
        if self.astray.is_some() {
            return;
        }
        while let Some(step) = lesson.steps.get(self.at) {
            if let Some(next) = step.plays.get(self.played) {
                if agrees(next, action) {
                    self.played += 1;
                    if self.played == step.plays.len() && step.expect.is_empty() {
                        self.go_on();
                    }
                    return;
                }
                if !own || gesture {
                    return;
                }
                // The learner was asked in place of whom the lesson wanted to play for.
                self.go_on();
                continue;
            }
            if step.is_read() {
                let next = lesson.steps[self.at..].iter().find(|step| !step.is_read());
                let wanted = next.is_some_and(|next| next.matching(action, &[]).is_some());
                if next.is_none() || !wanted && (!own || gesture) {
                    return;
                }
                self.go_on();
                continue;
            }
            if let Some(done) = step.matching(action, &self.met) {
                self.met.push(done);
                if !step.all || self.met.len() == step.expect.len() {
                    self.go_on();
                }
            } else if own && !gesture && !step.allow.iter().any(|pattern| agrees(pattern, action)) {
                let foreseen = step.foresee.iter().position(|turn| agrees(&turn.action, action));
                self.astray = Some(Astray { action: number, foreseen });
            }
            return;
        }
    }
}

impl LessonStep {
    /// Which of the expected actions this is, of those that have not been done.
    fn matching(&self, action: &Value, met: &[usize]) -> Option<usize> {
        let mut open = (0..self.expect.len()).filter(|number| !met.contains(number));
        open.find(|&number| agrees(&self.expect[number], action))
    }
}
