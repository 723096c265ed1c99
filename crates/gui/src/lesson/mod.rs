//! A lesson at the table: how far the learner is, the panel that says what to do, and what is marked on the board.

pub mod keys;
pub mod panel;
pub mod record;
pub mod signposts;
mod take_part;

pub use record::LessonRecord;

use super::offers::Offers;
use gonfalon_core::kernel::Side;
use gonfalon_core::scenario::lesson::{LessonStep, Pattern, agrees};
use gonfalon_core::scenario::{Lesson, Scenario, Text, catalogue};
use gonfalon_core::session::Port;
use gonfalon_core::session::lesson::{self, PassedStep, Progress};
use gonfalon_core::view::ChoiceKind;
use serde_json::Value;

/// What follows the lesson of this scenario: the next built-in one of its system, or else the first battle.
fn following(scenario: &Scenario) -> Option<Following> {
    let built_in = catalogue::built_in();
    let same = || built_in.iter().filter(|other| other.system() == scenario.system());
    let courses = same().filter(|other| other.lesson.is_some());
    let next = courses.skip_while(|other| other.id != scenario.id).nth(1);
    let next = next.or_else(|| same().find(|other| other.lesson.is_none()))?;
    let (id, title) = (next.id.clone(), next.title.clone());
    Some(Following { id, title, teaches: next.lesson.is_some() })
}

/// What follows a lesson.
pub struct Following {
    /// The scenario's id.
    pub id: String,
    /// Its title.
    pub title: Text,
    /// Whether it is another lesson.
    pub teaches: bool,
}

/// Whether a value is a name, or has it somewhere inside.
fn names(value: &Value, name: &str) -> bool {
    match value {
        Value::String(text) => text == name,
        Value::Array(items) => items.iter().any(|item| names(item, name)),
        Value::Object(fields) => fields.values().any(|field| names(field, name)),
        _ => false,
    }
}

/// A lesson in progress.
pub struct LessonRun {
    lesson: Lesson,
    learner: Side,
    /// What was read or left out.
    passed: Vec<PassedStep>,
    progress: Progress,
    /// The step that is told. It follows once what happened has been seen, and what the lesson did itself has been read.
    told: usize,
    revision: Option<u64>,
    /// The choice to be taken next for what is expected.
    next: Option<usize>,
    /// The earlier step that is read again.
    again: Option<usize>,
    /// The step whose marks have been brought into sight.
    pub(super) seen: Option<usize>,
    /// What follows.
    following: Option<Following>,
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
            following: following(scenario),
        };
        run.refresh(port);
        run.told = run.progress.at;
        Some(run)
    }

    /// What happened has been seen: the next step is told, up to the one that the learner has reached. What the lesson has done
    /// itself is told until it has been read.
    pub fn tell(&mut self) {
        while self.told < self.progress.at && !self.explains() {
            self.told += 1;
        }
    }

    /// Whether the step that is told says what the lesson has done, and waits for being read.
    fn explains(&self) -> bool {
        self.told < self.progress.at && !self.lesson.steps[self.told].plays.is_empty()
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
        // Whoever acts has read enough; whoever takes something back is told again.
        let acted = self.progress.at > at && self.told < at;
        if acted || self.progress.astray.is_some() {
            self.told = at.min(self.progress.at);
        }
        self.told = self.told.min(self.progress.at);
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

    /// What follows: another lesson of the system, or a battle.
    #[must_use]
    pub const fn following(&self) -> Option<&Following> {
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

    /// Whether something is to be taken back before the lesson goes on.
    #[must_use]
    pub fn is_astray(&self) -> bool {
        self.progress.astray.is_some()
    }

    /// Whether another counter is in hand than the one that the step is about: nothing leads to what is expected but putting it
    /// back.
    #[must_use]
    pub fn holds_another(&self, port: &dyn Port) -> bool {
        self.can_show()
            && !self.is_astray()
            && self.next.is_none()
            && port.prompt().selected.is_some()
            && port.choices().iter().any(|choice| choice.kind == ChoiceKind::Cancel)
    }

    /// Whether the computer waits with what it wants to do, because the learner reads or has something to take back.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.reads() || self.progress.astray.is_some()
    }

    /// Whether the lesson goes on once the learner has read what it says.
    #[must_use]
    pub fn reads(&self) -> bool {
        let is_read = || self.progress.step(&self.lesson).is_some_and(LessonStep::is_read);
        self.progress.astray.is_none() && (self.explains() || is_read())
    }

    /// Whether the learner is told what to do, and may have it shown.
    #[must_use]
    pub fn can_show(&self) -> bool {
        !self.is_again() && self.told == self.progress.at && self.expected().is_some()
    }

    /// The button that is the obvious next step: the one that is asked for. None leads astray, and none leads past what is to
    /// be read.
    #[must_use]
    pub fn lead(&self, port: &dyn Port, offers: &Offers) -> Option<usize> {
        if self.holds() || self.told < self.progress.at {
            None
        } else if self.expected().is_some() {
            offers.buttons.iter().copied().find(|&id| self.wants(port, id))
        } else {
            offers.usual
        }
    }

    /// Whether a mark of the step that is told still leads to something: what it names has not been done, or is to be done again.
    #[must_use]
    pub fn marks(&self, name: &str) -> bool {
        let step = self.progress.step(&self.lesson).filter(|_| self.can_show());
        let named =
            |(_, pattern): &(usize, &Pattern)| pattern.values().any(|value| names(value, name));
        let patterns = step.iter().flat_map(|step| step.expect.iter().enumerate()).filter(named);
        let (met, open): (Vec<_>, Vec<_>) =
            patterns.partition(|(n, _)| self.progress.met.contains(n));
        met.is_empty() || !open.is_empty()
    }

    /// Whether a choice is what the learner is to do now.
    #[must_use]
    pub fn wants(&self, port: &dyn Port, id: usize) -> bool {
        let step = self.progress.step(&self.lesson).filter(|_| self.progress.astray.is_none());
        let expect = step.map_or(&[][..], |step| &step.expect[..]);
        lesson::offered(port, id)
            .is_some_and(|action| expect.iter().any(|pattern| agrees(pattern, &action)))
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
        self.again.unwrap_or(self.told) > 0
    }

    /// Shows the step before.
    pub fn back(&mut self) {
        self.again = self.again.unwrap_or(self.told).checked_sub(1);
    }

    /// Goes on: to the next step that has been read already, or past one that is only to be read.
    pub fn forward(&mut self, port: &dyn Port) {
        match self.again {
            Some(at) if at + 1 < self.told => self.again = Some(at + 1),
            Some(_) => self.again = None,
            None if self.explains() => {
                self.told += 1;
                self.tell();
            }
            None if self.reads() => self.pass(port),
            None => {}
        }
    }

    /// Leaves the step behind, whatever it expects.
    pub fn pass(&mut self, port: &dyn Port) {
        self.again = None;
        self.passed.push(PassedStep { step: self.progress.at, after: port.steps() });
        self.follow(port);
        self.told = self.progress.at;
    }
}
