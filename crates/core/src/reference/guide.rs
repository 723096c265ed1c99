//! The guide for authors: a document of the program, chapter by chapter, with what every field of a file is.

use super::{FieldTexts, Library};
use crate::kernel::System;
use crate::scenario::texts::texts;
use crate::scenario::{self, Text, Texts};
use crate::words::Language;
use serde_json::Value;
use std::sync::OnceLock;

/// The guide, as it stands among the documents.
const ENGLISH: &str = include_str!("../../../../docs/authors.md");
/// What stands behind it is made by [`fields`].
const MADE: &str = "<!-- From here on made";

/// The guide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guide {
    /// Its chapters; the last is followed by what every field of a file is.
    pub chapters: Vec<Chapter>,
}

/// A chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its title.
    pub title: Text,
    /// Its pictures.
    pub pictures: Vec<Picture>,
    /// Its text (Markdown), without pictures.
    pub text: Text,
}

/// A picture of a chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The name of its file, which lies beside the document.
    pub file: String,
    /// What it shows.
    pub caption: Text,
}

/// What a record of a file is, and its fields.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordTold {
    /// Its name in the schema.
    pub name: String,
    /// What it is.
    pub about: String,
    /// Its fields.
    pub fields: Vec<FieldTold>,
}

/// What a field of a file is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldTold {
    /// What forms call it.
    pub told: String,
    /// Its name in files.
    pub field: String,
    /// What it holds.
    pub help: String,
}

texts! {
    Guide { chapters }
    Chapter { title, pictures, text }
    Picture { caption }
}

impl Guide {
    /// The guide with its translations.
    #[must_use]
    pub fn shared() -> &'static Guide {
        static GUIDE: OnceLock<Guide> = OnceLock::new();
        GUIDE.get_or_init(|| {
            let mut guide = Guide { chapters: parted(ENGLISH) };
            guide.translate("guide/authors");
            guide
        })
    }
}

fn parted(text: &str) -> Vec<Chapter> {
    let mut chapters: Vec<(&str, Vec<Picture>, String)> = Vec::new();
    for line in text.lines().take_while(|line| !line.starts_with(MADE)) {
        if let Some(title) = line.strip_prefix("# ").or_else(|| line.strip_prefix("## ")) {
            chapters.push((title, Vec::new(), String::new()));
        } else if let Some((_, pictures, text)) = chapters.last_mut() {
            if let Some(picture) = picture(line) {
                pictures.push(picture);
            } else {
                text.push_str(&line.replace('`', ""));
                text.push('\n');
            }
        }
    }
    let chapter = |(title, pictures, text): (&str, Vec<Picture>, String)| Chapter {
        title: title.into(),
        pictures,
        text: text.trim_matches('\n').into(),
    };
    chapters.into_iter().map(chapter).collect()
}

/// The picture that a line of Markdown shows.
fn picture(line: &str) -> Option<Picture> {
    let (caption, file) = line.strip_prefix("![")?.strip_suffix(')')?.split_once("](")?;
    Some(Picture { file: file.to_owned(), caption: caption.into() })
}

/// What every field of a scenario is, record by record, as a document (Markdown).
#[must_use]
pub fn fields(language: Language) -> String {
    let mut written = String::new();
    for RecordTold { name, about, fields } in records(language) {
        written.push_str(&format!("**{name}.** {about}\n\n"));
        for FieldTold { told, field, help } in fields {
            written.push_str(&format!("- **{told}** (`{field}`): {help}\n"));
        }
        written.push('\n');
    }
    written
}

/// What every record of a scenario and its fields are, from the schema. The reference explains options.
#[must_use]
pub fn records(language: Language) -> Vec<RecordTold> {
    let schema = scenario::schema();
    let mut told: Vec<RecordTold> = record("Scenario", &schema, language).into_iter().collect();
    for (name, schema) in schema.get("$defs").and_then(Value::as_object).into_iter().flatten() {
        let kinds = schema.get("oneOf").and_then(Value::as_array);
        let all = std::iter::once(schema).chain(kinds.into_iter().flatten());
        told.extend(all.filter_map(|schema| record(name, schema, language)));
    }
    told
}

/// What a schema says about something, in a language.
fn said(schema: &Value, language: Language) -> &str {
    let said = schema.get("description").and_then(Value::as_str).unwrap_or_default();
    FieldTexts::shared().help(said, language).unwrap_or(said)
}

/// What a record is; nothing if it has no fields but options.
fn record(name: &str, schema: &Value, language: Language) -> Option<RecordTold> {
    let fields = schema.get("properties").and_then(Value::as_object)?;
    let is_option = |name: &str| {
        System::ALL.into_iter().any(|system| Library::of(system).option(name).is_some())
    };
    let field = |(field, schema): (&String, &Value)| FieldTold {
        told: FieldTexts::shared().field(field, language).unwrap_or(field).to_owned(),
        field: field.clone(),
        help: match schema.get("const").and_then(Value::as_str) {
            Some(word) => format!("`{word}`"),
            None => said(schema, language).replace('\n', " "),
        },
    };
    let fields: Vec<FieldTold> =
        fields.iter().filter(|(name, _)| !is_option(name)).map(field).collect();
    let about = said(schema, language).to_owned();
    (!fields.is_empty()).then(|| RecordTold { name: name.to_owned(), about, fields })
}
