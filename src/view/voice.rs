//! Who speaks: a scene in a language.

use crate::words::{Language, Speaker};

/// What is spoken of, and in which language.
#[derive(Debug)]
pub struct Voice<'a, S> {
    /// What is spoken of.
    pub scene: &'a S,
    /// The language.
    pub language: Language,
}

impl<S> Clone for Voice<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Voice<'_, S> {}

impl<S> Speaker for Voice<'_, S> {
    fn language(&self) -> Language {
        self.language
    }
}
