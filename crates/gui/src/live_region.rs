//! What screen readers say as it happens: one node of the accessibility tree, whose words change when something has happened
//! or somebody else decides.

use super::snapshot::View;
use crate::say;
use egui::{Context, Id, Role, accesskit};
use gonfalon_core::kernel::Side;

/// No more lines of the journal than these are said at once, the newest.
const LINES: usize = 12;

/// What was said last, and how far the journal has been said.
#[derive(Debug, Default)]
pub struct LiveRegion {
    revision: Option<u64>,
    lines: usize,
    asked: Option<(Option<Side>, String)>,
    words: String,
}

impl LiveRegion {
    /// Says what is new on the table. Without a screen reader it does nothing.
    pub fn show(&mut self, ctx: &Context, view: &View) {
        let id = Id::unique("live-region");
        if ctx.accesskit_node_builder(id, |node| node.set_role(Role::Status)).is_none() {
            return;
        }
        if self.revision != Some(view.port.revision()) {
            self.hear(view);
        }
        ctx.accesskit_node_builder(id, |node| {
            node.set_live(accesskit::Live::Polite);
            node.set_label(self.words.as_str());
        });
    }

    /// Puts into words what has happened since the last time.
    fn hear(&mut self, view: &View) {
        let journal = view.port.journal();
        let known = self.lines.min(journal.len());
        let taken_back = self.revision.is_some() && self.lines > journal.len();
        let first = self.revision.is_none();
        self.revision = Some(view.port.revision());
        self.lines = journal.len();
        let new = if first { &[][..] } else { &journal[known..] };
        let mut words: Vec<String> = Vec::new();
        if taken_back {
            words.push(say!(view, "gui-live-taken-back"));
        }
        words
            .extend(new[new.len().saturating_sub(LINES)..].iter().map(|line| sentence(&line.text)));
        let prompt = view.port.prompt();
        let asked = (prompt.side, prompt.question.clone());
        if let Some(ending) = &prompt.over {
            words.push(sentence(&ending.summary));
        } else if view.computer.decides(view.port).is_none() && self.asked.as_ref() != Some(&asked)
        {
            let words_of = match prompt.side {
                Some(side) => {
                    let side = view.port.side_name(side);
                    say!(view, "gui-live-decides", side = side, question = &prompt.question)
                }
                None => prompt.question.clone(),
            };
            words.push(words_of);
        }
        self.asked = Some(asked);
        if !words.is_empty() {
            self.words = words.join(" ");
        }
    }
}

/// A line with a full stop, so that it is not run together with the next.
fn sentence(line: &str) -> String {
    if line.ends_with(['.', '!', '?', ':']) { line.to_owned() } else { format!("{line}.") }
}
