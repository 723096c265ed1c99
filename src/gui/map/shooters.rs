//! The archer that is picked: its targets alone are lit, and a click on one of them shoots with it.

use crate::session::Port;
use crate::view::{Choice, ChoiceKind};
use std::collections::BTreeSet;

fn shoots(choice: &Choice) -> Option<&str> {
    choice.subject.as_deref().filter(|_| choice.kind == ChoiceKind::Fire)
}

/// The ids of those who can shoot now.
#[must_use]
pub fn all(port: &dyn Port) -> BTreeSet<&str> {
    port.choices().iter().filter_map(shoots).collect()
}

/// The id of the one that is picked: the counter that was clicked last, if it can shoot.
#[must_use]
pub fn picked<'a>(port: &dyn Port, inspected: Option<&'a str>) -> Option<&'a str> {
    inspected.filter(|_| port.choices().iter().any(|choice| shoots(choice) == inspected))
}

/// What of these choices is meant while an archer is picked: its own shots, and whatever is no shot.
#[must_use]
pub fn meant(port: &dyn Port, inspected: Option<&str>, ids: &[usize]) -> Vec<usize> {
    let picked = picked(port, inspected);
    let fits = |id: &&usize| {
        let shooter = port.choices().get(**id).and_then(shoots);
        picked.is_none() || shooter.is_none() || shooter == picked
    };
    ids.iter().filter(fits).copied().collect()
}
