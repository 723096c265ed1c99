//! Steps that were carried out, and those that were taken back.

use super::{Edit, StepName};

/// A step: what takes it back, or does it again once it was taken back; the last inverse is carried out first.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) name: StepName,
    pub(super) inverses: Vec<Edit>,
}

impl Step {
    pub(super) fn new(name: StepName) -> Step {
        Step { name, inverses: Vec::new() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.inverses.is_empty()
    }

    /// Adds inverses. A value that is set again and again, as one is while somebody types, needs only its first.
    pub(super) fn add(&mut self, inverses: Vec<Edit>) {
        for inverse in inverses {
            let again = match (&inverse, self.inverses.last()) {
                (Edit::Set { at, .. }, Some(Edit::Set { at: before, .. })) => at == before,
                _ => false,
            };
            if !again {
                self.inverses.push(inverse);
            }
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct UndoStack {
    done: Vec<Step>,
    undone: Vec<Step>,
    /// After how many steps the content was as it is on the disk, if it can be so again.
    saved: Option<usize>,
}

impl Default for UndoStack {
    fn default() -> UndoStack {
        UndoStack { done: Vec::new(), undone: Vec::new(), saved: Some(0) }
    }
}

impl UndoStack {
    /// Adds a new step: what was taken back before is gone.
    pub(super) fn push(&mut self, step: Step) {
        self.undone.clear();
        self.saved = self.saved.filter(|saved| *saved <= self.done.len());
        self.done.push(step);
    }

    pub(super) fn pop_done(&mut self) -> Option<Step> {
        self.done.pop()
    }

    pub(super) fn pop_undone(&mut self) -> Option<Step> {
        self.undone.pop()
    }

    pub(super) fn push_done(&mut self, step: Step) {
        self.done.push(step);
    }

    pub(super) fn push_undone(&mut self, step: Step) {
        self.undone.push(step);
    }

    pub(super) fn done(&self) -> impl Iterator<Item = &StepName> {
        self.done.iter().rev().map(|step| &step.name)
    }

    pub(super) fn undone(&self) -> impl Iterator<Item = &StepName> {
        self.undone.iter().rev().map(|step| &step.name)
    }

    pub(super) fn is_saved(&self) -> bool {
        self.saved == Some(self.done.len())
    }

    pub(super) fn mark_saved(&mut self) {
        self.saved = Some(self.done.len());
    }

    pub(super) fn forget_saved(&mut self) {
        self.saved = None;
    }
}
