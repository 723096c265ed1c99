//! What is kept of a lesson between two times.

use gonfalon_core::session::lesson::PassedStep;
use serde::{Deserialize, Serialize};

/// How far somebody has come in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonRecord {
    /// The scenario's id.
    pub id: String,
    /// The game in which it is gone through, by its name among the games that are kept.
    pub game: String,
    /// What was read or left out.
    pub passed: Vec<PassedStep>,
    /// The step, from 0.
    pub reached: usize,
    /// Whether it has been gone through to its end this time.
    pub is_through: bool,
    /// Whether it has been gone through to its end once.
    pub done: bool,
}

impl LessonRecord {
    /// The record of a lesson among others.
    #[must_use]
    pub fn find<'a>(records: &'a [LessonRecord], id: &str) -> Option<&'a LessonRecord> {
        records.iter().find(|record| record.id == id)
    }

    /// Whether somebody is in the middle of it.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        self.reached > 0 && !self.is_through && !self.game.is_empty()
    }

    /// Keeps a record in place of an earlier one. A lesson that was gone through once stays so.
    pub fn keep(self, records: &mut Vec<LessonRecord>) {
        match records.iter_mut().find(|record| record.id == self.id) {
            Some(record) => *record = LessonRecord { done: record.done || self.done, ..self },
            None => records.push(self),
        }
    }
}
