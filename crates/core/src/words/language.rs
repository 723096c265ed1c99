//! The languages the program speaks.

use super::fault::LanguageFault;
use super::folder::Folder;
use super::loaded::{Loaded, loaded};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;

/// A language of this run: its place in the list of those that are part of the program or were found at start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Language(u8);

impl Language {
    /// English: the sources are written in it, and what has no translation is shown in it.
    pub const ENGLISH: Language = Language(0);

    /// Every language, in the order in which they are offered.
    pub fn all() -> impl DoubleEndedIterator<Item = Language> + ExactSizeIterator {
        (0..loaded().len()).map(|index| Language(u8::try_from(index).unwrap_or_default()))
    }

    /// Its place in the list.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) fn loaded(self) -> &'static Loaded {
        &loaded()[self.index()]
    }

    /// The word used in files and on the command line.
    #[must_use]
    pub fn tag(self) -> &'static str {
        &self.loaded().description.tag
    }

    /// The language's name in the language itself.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        &self.loaded().description.name
    }

    /// The files of the language, read anew.
    ///
    /// # Errors
    /// Why they can't be read.
    pub fn folder(self) -> Result<Folder, LanguageFault> {
        self.loaded().folder()
    }

    /// The language with exactly this tag.
    #[must_use]
    pub fn with_tag(tag: &str) -> Option<Language> {
        Language::all().find(|language| language.tag() == tag)
    }

    /// The language of a tag such as `es`, `es-MX` or `es_ES.UTF-8`, if the program speaks it.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Language> {
        let whole = tag.split('.').next().unwrap_or_default().replace('_', "-");
        let main = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        Language::all()
            .find(|language| language.tag().eq_ignore_ascii_case(&whole))
            .or_else(|| Language::all().find(|language| main(language.tag()) == main(&whole)))
    }

    /// A sentence about a tag that is none of these languages', with those that are.
    #[must_use]
    pub fn unknown(tag: &str) -> String {
        let known: Vec<&str> = Language::all().map(Language::tag).collect();
        format!("there is no language \"{tag}\" (there are: {})", known.join(", "))
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.tag())
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tag = Cow::<str>::deserialize(deserializer)?;
        Language::with_tag(&tag).ok_or_else(|| D::Error::custom(Language::unknown(&tag)))
    }
}

impl JsonSchema for Language {
    fn schema_name() -> Cow<'static, str> {
        "Language".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "A language of the program by its tag, such as `en`: one that is part of it, or one that was \
                            found at its start.",
        })
    }
}

/// Whatever knows in which language to speak.
pub trait HasLanguage {
    /// The language to speak.
    fn language(&self) -> Language;
}

impl HasLanguage for Language {
    fn language(&self) -> Language {
        *self
    }
}
