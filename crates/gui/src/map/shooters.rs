//! The archer that is picked: its targets alone are lit, and a click on one of them shoots with it.

use gonfalon_core::session::Port;
use gonfalon_core::view::{Choice, ChoiceKind};
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

/// What is meant while an archer is picked: its own shots, and whatever is no shot.
#[derive(Clone, Copy)]
pub struct Meant<'a> {
    choices: &'a [Choice],
    picked: Option<&'a str>,
}

impl<'a> Meant<'a> {
    /// Who is picked, looked up once for all hexes.
    #[must_use]
    pub fn new(port: &'a dyn Port, inspected: Option<&'a str>) -> Meant<'a> {
        Meant { choices: port.choices(), picked: picked(port, inspected) }
    }

    /// What of these choices is meant.
    pub fn of<'b>(self, ids: &'b [usize]) -> impl Iterator<Item = &'a Choice> + use<'a, 'b> {
        let choices = ids.iter().filter_map(move |&id| self.choices.get(id));
        choices.filter(move |choice| {
            let shooter = shoots(choice);
            self.picked.is_none() || shooter.is_none() || shooter == self.picked
        })
    }
}
