//! Whose retreat or advance a marked hex is, where several counters have some: each has a letter.

use super::super::game_table::View;
use crate::view::{Choice, ChoiceKind, Target};
use std::collections::BTreeMap;

/// The letters of counters, by their ids; none, while it is one counter alone that retreats or advances.
#[derive(Clone, Debug, Default)]
pub struct Letters(BTreeMap<String, char>);

/// The letters of now, in the order in which the counters are offered something.
#[must_use]
pub fn of(view: &View) -> Letters {
    let mut units: Vec<&str> = Vec::new();
    for unit in view.port.choices().iter().filter_map(goer) {
        if !units.contains(&unit) {
            units.push(unit);
        }
    }
    if units.len() < 2 {
        return Letters::default();
    }
    Letters(units.into_iter().map(str::to_owned).zip('A'..='Z').collect())
}

/// Who goes to a hex by a choice.
fn goer(choice: &Choice) -> Option<&str> {
    let goes = matches!(choice.kind, ChoiceKind::Retreat | ChoiceKind::Advance);
    let to_hex = matches!(choice.target, Target::Hex(_));
    choice.subject.as_deref().filter(|_| goes && to_hex)
}

impl Letters {
    /// The counters with their letters.
    pub fn all(&self) -> impl Iterator<Item = (&str, char)> {
        self.0.iter().map(|(unit, &letter)| (unit.as_str(), letter))
    }

    /// The letter of whoever goes to a hex by a choice.
    #[must_use]
    pub fn of(&self, choice: &Choice) -> Option<char> {
        self.0.get(goer(choice)?).copied()
    }
}
