//! What was asked for last, for a report: the names of commands alone, nothing of what they are about.

use std::collections::VecDeque;
use std::fmt::{self, Debug, Write};
use std::sync::{Mutex, PoisonError};

/// So many steps are told.
const MOST: usize = 30;

static STEPS: Mutex<VecDeque<String>> = Mutex::new(VecDeque::new());

/// The name of a command, without what it is about.
#[must_use]
pub fn name_of(command: &impl Debug) -> String {
    let mut name = Name(String::new());
    // It ends with an error where the name does.
    let _ended = write!(name, "{command:?}");
    name.0
}

/// Remembers a command by its name.
pub fn note(command: &impl Debug) {
    let mut steps = STEPS.lock().unwrap_or_else(PoisonError::into_inner);
    if steps.len() == MOST {
        steps.pop_front();
    }
    steps.push_back(name_of(command));
}

/// The names of the last commands, the oldest first.
#[must_use]
pub fn last_steps() -> Vec<String> {
    STEPS.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
}

/// The name of a value of an enumeration: what stands before its content.
struct Name(String);

impl Write for Name {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let name = text.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default();
        self.0.push_str(name);
        if name.len() == text.len() { Ok(()) } else { Err(fmt::Error) }
    }
}
