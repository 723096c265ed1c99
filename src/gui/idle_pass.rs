//! What has passed by itself because nothing could be done.

use crate::kernel::Side;
use crate::session::Port;
use crate::view::EntryKind;

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
