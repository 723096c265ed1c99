//! What happened in a game, step by step, as a side may hear of it.

use super::history::Past;
use super::reasoning;
use crate::kernel::{Both, Log, Side};
use crate::view::{Entry, Localizer, LocalizerOf, Present, ThrowView};
use crate::words::Language;
use serde_json::Value;

/// What one action caused, or the set-up before the first.
#[derive(Clone, PartialEq, Debug)]
pub struct StepRecord {
    /// Its number as the listener counts them: 0 is the set-up.
    pub step: usize,
    /// Who acted; nobody at the set-up.
    pub side: Option<Side>,
    /// The action in the protocol's writing; nothing if it is a secret, and at the set-up.
    pub action: Option<Value>,
    /// The events.
    pub events: Vec<Value>,
    /// The throws.
    pub throws: Vec<ThrowView>,
    /// The lines of the journal.
    pub entries: Vec<Entry>,
}

/// What somebody is told.
#[derive(Clone, PartialEq, Debug)]
pub struct Transcript {
    /// Step by step.
    pub steps: Vec<StepRecord>,
    /// The number of the first step that may be told: no step before it has changed.
    pub from: usize,
    /// The number of the step that comes next, as the listener counts them.
    pub next: usize,
    /// How often the listener has seen something taken back.
    pub taken_back: usize,
}

/// What has been taken back, as each listener counts the steps.
#[derive(Default, Debug)]
pub struct TakenBack {
    /// Each time, the first step that is no longer true.
    referee: Vec<usize>,
    sides: Both<Vec<usize>>,
}

impl TakenBack {
    /// Notes that a listener who had heard of `before` steps has now heard of `after`: taking back what it never heard of
    /// is nothing to it.
    pub fn note(&mut self, viewer: Option<Side>, before: usize, after: usize) {
        if after < before {
            self.of_mut(viewer).push(after + 1);
        }
    }

    /// The listener's list.
    #[must_use]
    pub fn of(&self, viewer: Option<Side>) -> &[usize] {
        viewer.map_or(&self.referee, |side| &self.sides[side])
    }

    fn of_mut(&mut self, viewer: Option<Side>) -> &mut Vec<usize> {
        match viewer {
            Some(side) => &mut self.sides[side],
            None => &mut self.referee,
        }
    }
}

/// How the actions of a game are told to somebody.
pub struct TranscriptWriter<'a, R: Present> {
    /// What never changes.
    pub scene: &'a R::Scene,
    /// What the set-up brought.
    pub opening: &'a Log<R::Event>,
    /// Every action.
    pub past: &'a [Past<R>],
    /// Who listens; `None` hears everything.
    pub viewer: Option<Side>,
    /// In which language.
    pub language: Language,
}

impl<R: Present> TranscriptWriter<'_, R> {
    fn localizer(&self) -> LocalizerOf<'_, R> {
        Localizer { scene: self.scene, language: self.language }
    }

    /// What happened from a step on, and the number of the step that comes next. The listener counts the steps it may
    /// hear of: how often the other side changed its mind in secret is not told either.
    #[must_use]
    pub fn from(&self, from: usize) -> (Vec<StepRecord>, usize) {
        let mut told = Vec::new();
        if from == 0 {
            told.push(self.told(0, self.opening, Vec::new()));
        }
        let mut step = 1;
        for (index, past) in self.past.iter().enumerate() {
            if !self.is_heard(past) {
                continue;
            }
            if step >= from {
                let reasons = reasoning::entries::<R>(self.scene, self.past, index, self.language);
                let mut entry = self.told(step, &past.log, reasons);
                entry.side = Some(past.by);
                entry.action =
                    (!self.is_secret(past)).then(|| R::write_action(self.scene, &past.action));
                told.push(entry);
            }
            step += 1;
        }
        (told, step)
    }

    /// The number of the last step, as the listener counts them.
    #[must_use]
    pub fn last_step(&self) -> usize {
        self.heard().count()
    }

    /// The numbers of the actions of which the listener may hear, counted from 0.
    pub fn heard(&self) -> impl Iterator<Item = usize> + '_ {
        self.past.iter().enumerate().filter(|(_, past)| self.is_heard(past)).map(|(step, _)| step)
    }

    /// The events of a log, without those of which the listener may know nothing.
    fn events(&self, log: &Log<R::Event>) -> Vec<Value> {
        let written = log.events().map(|event| R::write_event(self.scene, event, self.viewer));
        written.filter(|event| !event.is_null()).collect()
    }

    fn throws(&self, log: &Log<R::Event>) -> Vec<ThrowView> {
        log.throws().map(|throw| R::throw(self.localizer(), throw)).collect()
    }

    fn told(&self, step: usize, log: &Log<R::Event>, mut entries: Vec<Entry>) -> StepRecord {
        let lines = log.records.iter();
        entries.extend(lines.filter_map(|r| R::entry(self.localizer(), r, step)));
        for entry in &mut entries {
            entry.step = step;
        }
        let (events, throws) = (self.events(log), self.throws(log));
        StepRecord { step, side: None, action: None, events, throws, entries }
    }

    /// Whether the listener may not know what was decided.
    fn is_secret(&self, past: &Past<R>) -> bool {
        let other = self.viewer.is_some_and(|viewer| viewer != past.by);
        other && R::is_secret(self.scene, &past.before)
    }

    /// Whether the listener may know that something was done: a secret that shows nothing is not told.
    fn is_heard(&self, past: &Past<R>) -> bool {
        let shows = |event| !R::write_event(self.scene, event, self.viewer).is_null();
        !self.is_secret(past) || past.log.throws().next().is_some() || past.log.events().any(shows)
    }
}
