//! Who may answer what interrupts a player turn.

use super::super::game_table::View;
use super::super::workspace::Workspace;
use gonfalon_core::view::{ChoiceKind, Target};
use std::collections::BTreeSet;

/// The ids of the counters that may do something now although the player turn is the other side's.
#[must_use]
pub fn who(view: &View, workspace: &Workspace) -> BTreeSet<String> {
    let (prompt, active) = (view.port.prompt(), view.snapshot.table.turn.active);
    let answers = prompt.side.is_some() && active.is_some() && prompt.side != active;
    if !answers || !view.asks_person(workspace) || view.port.is_hidden_from(view.viewer) {
        return BTreeSet::new();
    }
    let counters = &view.snapshot.board_index.board.counters;
    let own = |id: &String| {
        let counter = view.snapshot.board_index.get(id);
        counter.is_some_and(|counter| Some(counter.side) == prompt.side && counter.at.is_some())
    };
    let mut found = BTreeSet::new();
    for choice in view.port.choices() {
        let acts = !choice.kind.passes()
            && !matches!(choice.kind, ChoiceKind::Concede | ChoiceKind::Cancel | ChoiceKind::Chit);
        if !acts {
            continue;
        }
        let target = match &choice.target {
            Target::Unit(id) => Some(id.clone()),
            _ => None,
        };
        found.extend(choice.subject.clone().or(target).filter(own));
        if let Some(command) = &choice.command {
            let of = |c: &&gonfalon_core::view::CounterView| {
                c.mark.as_ref().is_some_and(|mark| mark.id == *command)
            };
            found.extend(counters.iter().filter(of).map(|c| c.id.clone()).filter(own));
        }
    }
    found
}
