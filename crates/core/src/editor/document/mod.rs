//! A file that is being written: its content, and every step that led there.

mod change;
mod document_kind;
mod edit;
mod node;
mod pointer;
mod step_name;
mod undo_stack;
mod views;

pub use change::Unfit;
pub use document_kind::Kind;
pub use edit::Edit;
pub use node::Node;
pub use pointer::{Key, Pointer};
pub use step_name::{StepMatter, StepName};

use undo_stack::{Step, UndoStack};

/// A scenario, a deck or the cards of a system as an author changes it.
///
/// Whatever changes it is a step of edits with a name. A step holds what takes it back, never a copy of the content. Strokes of
/// a brush and words as they are typed are one step: [`Document::begin`], [`Document::extend`], [`Document::end`].
#[derive(Clone, Debug)]
pub struct Document {
    kind: Kind,
    content: Node,
    stack: UndoStack,
    stroke: Option<Step>,
    revision: u64,
}

impl Document {
    /// A document with this content, which counts as saved.
    #[must_use]
    pub fn new(kind: Kind, content: Node) -> Document {
        Document { kind, content, stack: UndoStack::default(), stroke: None, revision: 0 }
    }

    /// What kind of file it is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Everything that stands in it.
    #[must_use]
    pub fn content(&self) -> &Node {
        &self.content
    }

    /// What stands at a place.
    #[must_use]
    pub fn get(&self, at: &Pointer) -> Option<&Node> {
        at.of(&self.content)
    }

    /// A number that grows whenever the content changes, by undo and redo as well.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether something has been changed since it was saved. Undone changes are none.
    #[must_use]
    pub fn is_dirty(&self) -> bool {
        let stroke = self.stroke.as_ref().is_some_and(|stroke| !stroke.is_empty());
        stroke || !self.stack.is_saved()
    }

    /// Says that the content is on the disk as it stands now.
    pub fn mark_saved(&mut self) {
        self.end();
        self.stack.mark_saved();
    }

    /// Says that the content is not on the disk as it stands: it was recovered, or the file is gone.
    pub fn mark_unsaved(&mut self) {
        self.end();
        self.stack.forget_saved();
    }

    /// Carries edits out as one step, all of them or none. A stroke that is under way ends before.
    ///
    /// # Errors
    /// The first edit that does not fit the content; nothing has changed then.
    pub fn apply(&mut self, name: StepName, edits: Vec<Edit>) -> Result<(), Unfit> {
        self.end();
        self.begin(name);
        let done = self.extend(edits);
        self.end();
        done
    }

    /// Begins a stroke: everything until its end is one step.
    pub fn begin(&mut self, name: StepName) {
        self.end();
        self.stroke = Some(Step::new(name));
    }

    /// Carries out further edits of the stroke that is under way, all of them or none.
    ///
    /// # Errors
    /// The first edit that does not fit the content; nothing has changed then.
    pub fn extend(&mut self, edits: Vec<Edit>) -> Result<(), Unfit> {
        let mut inverses = Vec::with_capacity(edits.len());
        for edit in edits {
            match edit.apply(&mut self.content) {
                Ok(inverse) => inverses.push(inverse),
                Err(unfit) => {
                    take_back(&mut self.content, inverses);
                    return Err(unfit);
                }
            }
        }
        if inverses.is_empty() {
            return Ok(());
        }
        self.revision += 1;
        match &mut self.stroke {
            Some(stroke) => stroke.add(inverses),
            None => {
                let mut step = Step::new(StepName::Change { field: String::new() });
                step.add(inverses);
                self.stack.push(step);
            }
        }
        Ok(())
    }

    /// Gives the stroke that is under way another name: more hexes have been painted.
    pub fn rename(&mut self, name: StepName) {
        if let Some(stroke) = &mut self.stroke {
            stroke.name = name;
        }
    }

    /// Ends a stroke. One that changed nothing is no step.
    pub fn end(&mut self) {
        if let Some(stroke) = self.stroke.take().filter(|stroke| !stroke.is_empty()) {
            self.stack.push(stroke);
        }
    }

    /// Takes back the stroke that is under way, as if it had not begun.
    pub fn cancel(&mut self) {
        if let Some(stroke) = self.stroke.take().filter(|stroke| !stroke.is_empty()) {
            take_back(&mut self.content, stroke.inverses);
            self.revision += 1;
        }
    }

    /// Whether a stroke is under way.
    #[must_use]
    pub fn is_in_stroke(&self) -> bool {
        self.stroke.is_some()
    }

    /// Takes back the last step. Returns its name; nothing if there is none.
    pub fn undo(&mut self) -> Option<StepName> {
        self.end();
        let step = self.stack.pop_done()?;
        Some(self.turn(step, UndoStack::push_undone))
    }

    /// Does again what was taken back last. Returns its name; nothing if there is none.
    pub fn redo(&mut self) -> Option<StepName> {
        self.end();
        let step = self.stack.pop_undone()?;
        Some(self.turn(step, UndoStack::push_done))
    }

    fn turn(&mut self, step: Step, put: fn(&mut UndoStack, Step)) -> StepName {
        let name = step.name.clone();
        let inverses = take_back(&mut self.content, step.inverses);
        put(&mut self.stack, Step { name: step.name, inverses });
        self.revision += 1;
        name
    }

    /// What would be undone next: the names of all steps, the last one first.
    pub fn undoable(&self) -> impl Iterator<Item = &StepName> {
        let stroke = self.stroke.iter().filter(|stroke| !stroke.is_empty());
        stroke.map(|stroke| &stroke.name).chain(self.stack.done())
    }

    /// What would be done again next: the names of all steps, the next one first.
    pub fn redoable(&self) -> impl Iterator<Item = &StepName> {
        self.stack.undone()
    }
}

/// Carries inverses out, the last one first, and returns what takes them back again.
fn take_back(content: &mut Node, inverses: Vec<Edit>) -> Vec<Edit> {
    let again = |edit: Edit| edit.apply(content).expect("an inverse fits where its edit fitted");
    inverses.into_iter().rev().map(again).collect()
}
