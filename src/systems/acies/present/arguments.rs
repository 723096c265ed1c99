//! What speaks for an action and against it, in words.

use super::super::action::Action;
use super::super::system::Acies;
use super::Localizer;
use crate::kernel::GameOf;

pub fn argument(_: Localizer, (): &(), _: bool) -> String {
    String::new()
}

pub fn doers(_: Localizer, _: &GameOf<Acies>, _: &Action) -> Vec<String> {
    Vec::new()
}
