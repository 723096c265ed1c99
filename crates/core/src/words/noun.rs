//! Names with the grammar that sentences around them need.

use super::gender::Gender;
use super::list_format::listed;
use super::{Arg, Args, Language};
use std::borrow::Cow;

/// What may follow the name of an argument that is a name: `$unit-gender` is the gender and number of `$unit`,
/// `$unit-the` the name as it stands within a sentence, with its article where the language wants one, `$unit-The` the
/// same at a sentence's beginning, `$unit-of` and `$unit-to` the same after the words for "of" and "to". A language that
/// names no articles and no such words gives the plain name.
pub const FORMS: [&str; 5] = ["-gender", "-the", "-The", "-of", "-to"];

/// The argument that a variable of a message is about: `unit` for `unit-the`.
#[must_use]
pub fn argument(variable: &str) -> &str {
    FORMS.iter().find_map(|form| variable.strip_suffix(form)).unwrap_or(variable)
}

/// A name in one language. As the argument `unit` of a message it gives `$unit` and its [`FORMS`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noun<'a> {
    /// The name alone, as labels have it.
    pub text: Cow<'a, str>,
    /// Its gender and number.
    pub gender: Gender,
    language: Language,
    has_article: bool,
    /// The name within a sentence, where it is written in another way.
    within: Option<Cow<'a, str>>,
    /// The names in a row that it is made of; none if it is one name.
    row: Vec<Noun<'static>>,
}

impl<'a> Noun<'a> {
    /// A name that has an article in sentences, if the language has one for its gender and number.
    #[must_use]
    pub fn new(language: Language, text: Cow<'a, str>, gender: Gender) -> Noun<'a> {
        Noun { text, gender, language, has_article: true, within: None, row: Vec::new() }
    }

    /// A name that has no article, such as that of a person.
    #[must_use]
    pub fn bare(language: Language, text: Cow<'a, str>, gender: Gender) -> Noun<'a> {
        Noun { has_article: false, ..Noun::new(language, text, gender) }
    }

    /// The name with another way of writing it within a sentence.
    #[must_use]
    pub fn within(self, within: Option<&'a str>) -> Noun<'a> {
        Noun { within: within.map(Cow::Borrowed), ..self }
    }

    /// The name with something after it.
    #[must_use]
    pub fn followed_by(self, more: &str) -> Noun<'static> {
        let mut noun = self.into_owned();
        noun.text.to_mut().push_str(more);
        if let Some(within) = &mut noun.within {
            within.to_mut().push_str(more);
        }
        noun
    }

    /// Several names in a row as one.
    pub(super) fn row(language: Language, names: &[Noun<'_>], gender: Gender) -> Noun<'static> {
        let row = names.iter().map(|name| name.clone().into_owned()).collect();
        Noun { row, ..Noun::bare(language, listed(language, names).into(), gender) }
    }

    /// The name by itself, whatever it was read from.
    #[must_use]
    pub fn into_owned(self) -> Noun<'static> {
        let owned = |name: Cow<'_, str>| Cow::Owned(name.into_owned());
        Noun {
            text: owned(self.text),
            gender: self.gender,
            language: self.language,
            has_article: self.has_article,
            within: self.within.map(owned),
            row: self.row,
        }
    }

    fn after(&self, preposition: &str) -> String {
        if !self.row.is_empty() {
            let names: Vec<String> = self.row.iter().map(|name| name.after(preposition)).collect();
            return listed(self.language, &names);
        }
        let article = Some(self.gender).filter(|_| self.has_article);
        let before = self.language.loaded().description.names.before(preposition, article);
        before + self.within.as_ref().unwrap_or(&self.text)
    }

    /// The name as it stands within a sentence, with its article if it has one.
    #[must_use]
    pub fn the(&self) -> String {
        self.after("")
    }

    /// The name as it stands at the beginning of a sentence.
    #[must_use]
    pub fn the_at_start(&self) -> String {
        let name = self.the();
        let mut letters = name.chars();
        letters
            .next()
            .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }

    /// The name after the word for "of".
    #[must_use]
    pub fn of(&self) -> String {
        self.after(&self.language.loaded().description.names.of)
    }

    /// The name after the word for "to" those to whom something is done.
    #[must_use]
    pub fn to(&self) -> String {
        self.after(&self.language.loaded().description.names.to)
    }
}

impl AsRef<str> for Noun<'_> {
    fn as_ref(&self) -> &str {
        &self.text
    }
}

impl Arg for Noun<'_> {
    fn put(self, name: &'static str, args: &mut Args) {
        args.set(format!("{name}-gender"), self.gender.tag());
        args.set(format!("{name}-the"), self.the());
        args.set(format!("{name}-The"), self.the_at_start());
        args.set(format!("{name}-of"), self.of());
        args.set(format!("{name}-to"), self.to());
        args.set(name, self.text.into_owned());
    }
}
