//! What fields of files are called and what is said about them, for people who write battles by forms.

use super::Library;
use crate::kernel::System;
use crate::scenario::acies::deck;
use crate::scenario::texts::texts;
use crate::scenario::{self, Text, Texts};
use crate::words::Language;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Names of fields, of the words that stand in them, and of the units they are counted in; and the sentences of help.
///
/// English names stand in `assets/forms/fields.json`; English help is what the schemas say, and the sentence is the key of
/// its translation. Options of a system are no part of it: the reference has their titles and what each value means.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FieldTexts {
    /// Names by field, as files write it.
    pub fields: BTreeMap<String, Text>,
    /// Names of the words that a field may hold.
    pub words: BTreeMap<String, Text>,
    /// What fields are counted in.
    pub units: BTreeMap<String, Text>,
    /// What each value of a list of fixed length is for, such as "for each face of the die".
    pub each: BTreeMap<String, Text>,
    /// Every sentence of help.
    #[serde(skip)]
    pub help: BTreeMap<String, Text>,
}

texts! {
    FieldTexts { fields, words, units, each, help }
}

/// The name of something that has none in the list: `blocks_sight` is "Blocks sight".
fn readable(name: &str) -> String {
    let words = name.replace(['_', '-'], " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}

/// A sentence of help in one line, as it is looked up.
fn one_line(said: &str) -> String {
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Collects what a schema says.
fn gather(value: &Value, found: &mut BTreeMap<String, Text>) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::String(said)) = fields.get("description") {
                let said = one_line(said);
                found.entry(said.clone()).or_insert_with(|| said.as_str().into());
            }
            fields.values().for_each(|value| gather(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| gather(value, found)),
        _ => {}
    }
}

impl FieldTexts {
    /// Those of all files, translated.
    ///
    /// # Panics
    /// If the text that is part of the program is broken; a test reads it.
    #[must_use]
    pub fn shared() -> &'static FieldTexts {
        static TEXTS: OnceLock<FieldTexts> = OnceLock::new();
        TEXTS.get_or_init(|| {
            let text = include_str!("../../../../assets/forms/fields.json");
            let mut texts: FieldTexts = serde_json::from_str(text).expect("the names are valid");
            gather(&scenario::schema(), &mut texts.help);
            gather(&deck::schema(), &mut texts.help);
            // The reference says what options are about.
            let libraries = System::ALL.map(Library::of);
            let options = || libraries.iter().flat_map(|library| &library.options);
            let ruled = |said: &str| {
                options().any(|option| {
                    said.strip_prefix(&option.ruling).is_some_and(|rest| rest.starts_with(':'))
                })
            };
            texts.help.retain(|said, _| !ruled(said));
            texts.translate("forms/fields");
            texts
        })
    }

    /// What a field is called, in letters for people even where the list has no name.
    #[must_use]
    pub fn named(&self, name: &str, language: Language) -> String {
        self.field(name, language).map_or_else(|| readable(name), str::to_owned)
    }

    /// What a word in a field is called, in the same way.
    #[must_use]
    pub fn worded(&self, word: &str, language: Language) -> String {
        self.word(word, language).map_or_else(|| readable(word), str::to_owned)
    }

    /// What each value of a list of fixed length is for.
    #[must_use]
    pub fn each(&self, name: &str, language: Language) -> Option<&str> {
        self.each.get(name).map(|text| text.get(language))
    }

    /// What a field is called.
    #[must_use]
    pub fn field(&self, name: &str, language: Language) -> Option<&str> {
        self.fields.get(name).map(|text| text.get(language))
    }

    /// What a word in a field is called.
    #[must_use]
    pub fn word(&self, word: &str, language: Language) -> Option<&str> {
        self.words.get(word).map(|text| text.get(language))
    }

    /// What a field is counted in.
    #[must_use]
    pub fn unit(&self, name: &str, language: Language) -> Option<&str> {
        self.units.get(name).map(|text| text.get(language))
    }

    /// What the schema says, in a language.
    #[must_use]
    pub fn help(&self, said: &str, language: Language) -> Option<&str> {
        let text = self.help.get(said).or_else(|| self.help.get(&one_line(said)))?;
        Some(text.get(language))
    }
}
