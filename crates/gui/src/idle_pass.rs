//! What has passed by itself because nothing could be done.

use crate::say;
use gonfalon_core::kernel::Side;
use gonfalon_core::session::Port;
use gonfalon_core::view::{Entry, EntryKind};

/// A phase or a question that passed by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdlePass {
    /// Whose player turn it was.
    pub turn_of: Option<Side>,
    /// Who was asked, why nothing came of it, and by which rule.
    pub words: String,
}

/// Whose player turn it is, as the journal tells.
#[must_use]
pub fn turn_of(port: &dyn Port) -> Option<Side> {
    let heads = |kind: EntryKind| matches!(kind, EntryKind::Turn | EntryKind::Phase);
    port.journal().iter().rev().filter(|entry| heads(entry.kind)).find_map(|entry| entry.side)
}

/// Forgets what passed in another player turn than the one that goes on: it was told until then.
pub fn forget(passed: &mut Vec<IdlePass>, port: &dyn Port) {
    let turn_of = turn_of(port);
    passed.retain(|passed| passed.turn_of == turn_of);
}

/// Whether a line of the journal begins a phase that has passed with nothing in it; `next` is the line after it.
#[must_use]
pub fn is_idle(phase: &Entry, next: &Entry) -> bool {
    let heads = matches!(next.kind, EntryKind::Turn | EntryKind::Phase | EntryKind::End);
    // A heading that tells who acts now is no phase.
    phase.kind == EntryKind::Phase && phase.showing.units.is_empty() && heads
}

/// The phases that the last action has let pass without a question, because nothing could be done in them: they have begun, and
/// ended with nothing in between.
#[must_use]
pub fn skipped(port: &dyn Port) -> Option<IdlePass> {
    let step = port.steps().checked_sub(1)?;
    let journal = port.journal();
    let since = journal.partition_point(|entry| entry.step < step);
    let empty = journal[since..].windows(2).filter_map(|pair| match pair {
        [phase, next] => is_idle(phase, next).then_some(phase),
        _ => None,
    });
    let told = empty.map(|phase| match &phase.rule {
        Some(rule) => format!("{} ({rule})", phase.text),
        None => phase.text.clone(),
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() {
        return None;
    }
    let words = say!(port.language(), "gui-skipped", phases = told.join("; "));
    Some(IdlePass { turn_of: turn_of(port), words })
}
