//! What a language says of itself: `language.json` in its folder.

use super::gender::Gender;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The format of `language.json`.
pub const FORMAT: u32 = 1;

/// A language's own description.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Description {
    /// The format's version: 1.
    pub format: u32,
    /// The tag, such as `es` or `pt-BR`; the folder has the same name.
    pub tag: String,
    /// The language's name in the language itself.
    pub name: String,
    /// The decimal mark.
    pub decimal: String,
    /// How names in a row are joined.
    pub list: Joining,
    /// What stands before names within sentences.
    #[serde(default)]
    pub names: BeforeNames,
}

/// What stands before names within sentences.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BeforeNames {
    /// The definite article by gender and number; names of the others have none.
    #[serde(default)]
    pub articles: BTreeMap<Gender, String>,
    /// The word for whose something is, or nothing where messages write it themselves.
    #[serde(default)]
    pub of: String,
    /// The word for whom something is done to, or nothing where messages write it themselves.
    #[serde(default)]
    pub to: String,
    /// Such a word and an article that become one word: both with a blank between them, and the one word.
    #[serde(default)]
    pub contractions: BTreeMap<String, String>,
}

/// How names in a row are joined.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// What stands between two names, such as a comma and a blank.
    pub between: String,
    /// What stands before the last name, such as " and ".
    pub last: String,
    /// Other words before certain last names; the first that fits.
    #[serde(default)]
    pub before: Vec<Before>,
    /// Gender and number of several names whose genders differ.
    #[serde(default = "masculine_plural")]
    pub mixed: Gender,
}

fn masculine_plural() -> Gender {
    Gender::Mp
}

/// Another word before a last name that begins in a certain way.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Before {
    /// Beginnings of the name, in small letters.
    pub starts: Vec<String>,
    /// Beginnings that are none of them after all.
    #[serde(default)]
    pub except: Vec<String>,
    /// What stands before the name then.
    pub last: String,
}

impl BeforeNames {
    /// A preposition and the article of a gender as they stand before a name, with a blank after them: `del `.
    #[must_use]
    pub fn before(&self, preposition: &str, article: Option<Gender>) -> String {
        let article = article.and_then(|gender| self.articles.get(&gender)).map_or("", |it| it);
        let both = match (preposition, article) {
            ("", one) | (one, "") => one.to_owned(),
            _ => format!("{preposition} {article}"),
        };
        let both = self.contractions.get(&both).unwrap_or(&both);
        if both.is_empty() { String::new() } else { format!("{both} ") }
    }
}

impl Joining {
    /// Gender and number of several names together.
    #[must_use]
    pub fn gender(&self, names: impl Iterator<Item = Gender>) -> Gender {
        let mut plurals = names.map(Gender::plural);
        let first = plurals.next().unwrap_or(self.mixed);
        if plurals.all(|other| other == first) { first } else { self.mixed }
    }

    /// What stands before this last name.
    #[must_use]
    pub fn before(&self, last: &str) -> &str {
        let word = last.to_lowercase();
        let begins =
            |starts: &[String]| starts.iter().any(|start| word.starts_with(start.as_str()));
        let fits = |other: &&Before| begins(&other.starts) && !begins(&other.except);
        self.before.iter().find(fits).map_or(&self.last, |other| &other.last)
    }
}

/// Whether a word can be a language's tag: letters, then parts of letters and digits after hyphens.
#[must_use]
pub fn is_tag(word: &str) -> bool {
    let mut parts = word.split('-');
    let first = parts.next().unwrap_or_default();
    let part = |part: &str| {
        (1..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    (2..=8).contains(&first.len())
        && first.bytes().all(|byte| byte.is_ascii_lowercase())
        && parts.clone().count() <= 3
        && parts.all(part)
}
