//! Which lines of the journal are listed.

use super::super::idle_pass;
use gonfalon_core::view::{Entry, EntryKind};

/// What is listed of a journal.
#[derive(Clone, Copy, Debug)]
pub struct Listing<'a> {
    /// Words that a line must have, or the number of its rule; without any the whole journal is listed.
    pub words: &'a str,
    /// Whether it is listed why the computer did something.
    pub reasons: bool,
    /// The line that is shown again, which is listed in any case.
    pub shown: Option<usize>,
}

impl Listing<'_> {
    /// The lines that are listed, with their numbers in the journal. A phase that passed with nothing in it has no line.
    #[must_use]
    pub fn of(self, journal: &[Entry]) -> Vec<(usize, &Entry)> {
        let words = self.words.to_lowercase();
        let words: Vec<&str> = words.split_whitespace().collect();
        let fits = |entry: &Entry| {
            let text = if words.is_empty() { String::new() } else { entry.text.to_lowercase() };
            words.iter().all(|&word| text.contains(word) || entry.rule.as_deref() == Some(word))
        };
        let is_shown = |number| self.shown == Some(number);
        let told = journal.iter().enumerate().filter(|&(number, entry)| {
            self.reasons || entry.kind != EntryKind::Annotation || is_shown(number)
        });
        let mut lines = told.peekable();
        let mut listed = Vec::new();
        while let Some((number, entry)) = lines.next() {
            let idle = words.is_empty()
                && lines.peek().is_some_and(|(_, next)| idle_pass::is_idle(entry, next));
            if is_shown(number) || (!idle && fits(entry)) {
                listed.push((number, entry));
            }
        }
        listed
    }
}
