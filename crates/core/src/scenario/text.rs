//! Texts for people: written in one language where they belong, in English if nothing else is said, and translated in the
//! folders of the languages.

use crate::words::{Gender, Language, Noun, Translation};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};
use std::borrow::Cow;

/// A text with its translations. It is the text that counts: translations are no part of files, and equal texts are
/// equal however far they are translated.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(from = "Written")]
pub struct Text {
    /// The text in the language that it was written in.
    pub source: String,
    /// Gender and number of a name, so that sentences can agree with it.
    pub gender: Option<Gender>,
    /// The language that it was written in, if that is not English.
    written_in: Option<Language>,
    translations: Vec<(Language, Cow<'static, Translation>)>,
}

/// A text as files have it: the text alone, or a name with its gender and number.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Plain(String),
    Name(Name),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Name {
    text: String,
    gender: Gender,
}

impl From<Written> for Text {
    fn from(written: Written) -> Text {
        match written {
            Written::Plain(source) => Text { source, ..Text::default() },
            Written::Name(Name { text, gender }) => {
                Text { source: text, gender: Some(gender), ..Text::default() }
            }
        }
    }
}

impl From<&str> for Text {
    fn from(source: &str) -> Text {
        Text { source: source.to_owned(), ..Text::default() }
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Some(gender) = self.gender else { return serializer.serialize_str(&self.source) };
        let mut name = serializer.serialize_struct("Text", 2)?;
        name.serialize_field("text", &self.source)?;
        name.serialize_field("gender", &gender)?;
        name.end()
    }
}

impl JsonSchema for Text {
    fn schema_name() -> Cow<'static, str> {
        "Text".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A text in the language of the file; a name in the plural says so. Translations stand in \
                            `translations` or in the folders of the languages.",
            "anyOf": [
                { "type": "string" },
                {
                    "type": "object",
                    "properties": {
                        "text": { "description": "The text.", "type": "string" },
                        "gender": generator.subschema_for::<Gender>(),
                    },
                    "required": ["text", "gender"],
                    "additionalProperties": false,
                },
            ],
        })
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        (&self.source, self.gender) == (&other.source, other.gender)
    }
}

impl Eq for Text {}

impl Text {
    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.source.is_empty()
    }

    /// Its translation into a language, if it has one.
    #[must_use]
    pub fn translation(&self, language: Language) -> Option<&Translation> {
        let own = self.translations.iter().find(|(other, _)| *other == language);
        own.map(|(_, text)| text.as_ref())
    }

    /// The language that it was written in.
    #[must_use]
    pub fn written_in(&self) -> Language {
        self.written_in.unwrap_or(Language::ENGLISH)
    }

    /// Says which language it was written in.
    pub fn write_in(&mut self, language: Language) {
        self.written_in = (language != Language::ENGLISH).then_some(language);
    }

    /// The text in a language; as it was written where it has not been translated.
    #[must_use]
    pub fn get(&self, language: Language) -> &str {
        self.translation(language).map_or(&self.source, Translation::text)
    }

    /// Gender and number of the name in a language, where the text in this language says so.
    #[must_use]
    pub fn gender_in(&self, language: Language) -> Option<Gender> {
        self.translation(language).map_or(self.gender, Translation::gender)
    }

    /// The text as a name with its grammar.
    #[must_use]
    pub fn noun(&self, language: Language) -> Noun<'_> {
        match self.translation(language) {
            Some(Translation::Name(name)) => {
                let noun = if name.article { Noun::new } else { Noun::bare };
                noun(language, name.text.as_str().into(), name.gender)
                    .within(name.within.as_deref())
            }
            None if language == self.written_in() && self.gender.is_some() => {
                Noun::new(language, self.source.as_str().into(), self.gender.unwrap_or_default())
            }
            // Words of another language, or of an unknown gender: no article fits them.
            _ => Noun::bare(language, self.get(language).into(), self.gender.unwrap_or_default()),
        }
    }

    /// Gives it a translation in place of the one it has.
    pub fn translate(
        &mut self,
        language: Language,
        translation: impl Into<Cow<'static, Translation>>,
    ) {
        self.translations.retain(|(other, _)| *other != language);
        self.translations.push((language, translation.into()));
    }
}
