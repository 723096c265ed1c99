//! Who speaks: a scene in a language.

use crate::words::{HasLanguage, Language};

/// What is spoken of, and in which language.
#[derive(Debug)]
pub struct Localizer<'a, S> {
    /// What is spoken of.
    pub scene: &'a S,
    /// The language.
    pub language: Language,
}

impl<S> Clone for Localizer<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Localizer<'_, S> {}

impl<S> HasLanguage for Localizer<'_, S> {
    fn language(&self) -> Language {
        self.language
    }
}
