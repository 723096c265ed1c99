//! What is wrong with a language's folder.

use std::fmt;

/// Something wrong in a language's folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LanguageFault {
    /// The folder, or the file in it.
    pub at: String,
    /// What is wrong.
    pub what: String,
    /// What to do.
    pub todo: String,
}

impl LanguageFault {
    /// A fault.
    pub fn new(at: impl Into<String>, what: impl Into<String>, todo: impl Into<String>) -> Self {
        LanguageFault { at: at.into(), what: what.into(), todo: todo.into() }
    }
}

impl fmt::Display for LanguageFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}. {}", self.at, self.what, self.todo)
    }
}
