//! A message that is not told yet: its key and what stands in it, so that it can be told in any language.

use super::{Args, Language, said};
use crate::words::Arg;
use std::fmt::Display;

/// A message with its arguments, in no language yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    saying: Saying,
    args: Vec<(&'static str, Part)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Saying {
    Message(&'static str),
    /// Nobody can translate it: it comes from outside.
    Verbatim(String),
}

/// What stands in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A number, an id, a word of a file: the same in every language.
    Text(String),
    /// Another sentence.
    Phrase(Phrase),
    /// Something that is told by others, in each language of this run.
    Each(Vec<String>),
}

/// What can stand in a sentence.
pub trait InPhrase {
    /// Itself, as it stands there.
    fn part(&self) -> Part;
}

impl<T: Display> InPhrase for T {
    fn part(&self) -> Part {
        Part::Text(self.to_string())
    }
}

impl InPhrase for Phrase {
    fn part(&self) -> Part {
        Part::Phrase(self.clone())
    }
}

impl InPhrase for Part {
    fn part(&self) -> Part {
        self.clone()
    }
}

impl Part {
    /// What is told differently in each language.
    pub fn in_each(told: impl FnMut(Language) -> String) -> Part {
        Part::Each(Language::all().map(told).collect())
    }

    fn told(&self, language: Language) -> String {
        match self {
            Part::Text(text) => text.clone(),
            Part::Phrase(sentence) => sentence.told(language),
            Part::Each(all) => all.get(language.index()).cloned().unwrap_or_default(),
        }
    }
}

impl Phrase {
    /// The message under a key; [`phrase!`](crate::phrase) writes it.
    #[must_use]
    pub const fn new(key: &'static str, args: Vec<(&'static str, Part)>) -> Phrase {
        Phrase { saying: Saying::Message(key), args }
    }

    /// Words that come from outside, such as what a disk says: the same in every language.
    #[must_use]
    pub fn verbatim(words: impl Into<String>) -> Phrase {
        Phrase { saying: Saying::Verbatim(words.into()), args: Vec::new() }
    }

    /// What stands in it under a name, where that is the same in every language.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<&str> {
        self.args.iter().find_map(|(own, part)| match part {
            Part::Text(text) if *own == name => Some(text.as_str()),
            _ => None,
        })
    }

    /// The sentence in a language.
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        let key = match &self.saying {
            Saying::Message(key) => key,
            Saying::Verbatim(words) => return words.clone(),
        };
        let mut args = Args::new();
        for (name, part) in &self.args {
            part.told(language).put(name, &mut args);
        }
        said(language, key, &args)
    }
}

/// A [`Phrase`](crate::words::Phrase): `phrase!("fault-there-is-no-side", id = id)`. The key is a literal.
#[macro_export]
macro_rules! phrase {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::Phrase::new(
            $key,
            vec![$((stringify!($name), $crate::words::InPhrase::part(&$value))),*],
        )
    };
}
