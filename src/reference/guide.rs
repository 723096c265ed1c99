//! The guide for authors: a document of the program, chapter by chapter, with what every field of a file is.

use super::{FieldTexts, Library};
use crate::kernel::System;
use crate::scenario::texts::texts;
use crate::scenario::{self, Text, Texts};
use crate::words::Language;
use serde_json::Value;
use std::fmt::Write;
use std::sync::OnceLock;

/// The guide, as it stands among the documents.
const ENGLISH: &str = include_str!("../../docs/authors.md");
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
    /// Its text (Markdown), without pictures.
    pub text: Text,
}

texts! {
    Guide { chapters }
    Chapter { title, text }
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
    let mut chapters: Vec<(&str, String)> = Vec::new();
    for line in text.lines().take_while(|line| !line.starts_with(MADE)) {
        if let Some(title) = line.strip_prefix("# ").or_else(|| line.strip_prefix("## ")) {
            chapters.push((title, String::new()));
        } else if let Some((_, text)) = chapters.last_mut()
            && !line.starts_with("![")
        {
            text.push_str(&line.replace('`', ""));
            text.push('\n');
        }
    }
    let chapter = |(title, text): (&str, String)| Chapter {
        title: title.into(),
        text: text.trim_matches('\n').into(),
    };
    chapters.into_iter().map(chapter).collect()
}

/// What every field of a scenario is, record by record, from the schema (Markdown). The reference explains options.
#[must_use]
pub fn fields(language: Language) -> String {
    let schema = scenario::schema();
    let mut written = String::new();
    record(&mut written, "Scenario", &schema, language);
    for (name, schema) in schema.get("$defs").and_then(Value::as_object).into_iter().flatten() {
        let kinds = schema.get("oneOf").and_then(Value::as_array);
        record(&mut written, name, schema, language);
        for kind in kinds.into_iter().flatten() {
            record(&mut written, name, kind, language);
        }
    }
    written
}

/// What a schema says about something, in a language.
fn said(schema: &Value, language: Language) -> &str {
    let said = schema.get("description").and_then(Value::as_str).unwrap_or_default();
    FieldTexts::shared().help(said, language).unwrap_or(said)
}

fn record(written: &mut String, name: &str, schema: &Value, language: Language) {
    let Some(fields) = schema.get("properties").and_then(Value::as_object) else { return };
    let is_option = |name: &str| {
        System::ALL.into_iter().any(|system| Library::of(system).option(name).is_some())
    };
    let mut lines = String::new();
    for (field, schema) in fields.iter().filter(|(field, _)| !is_option(field)) {
        let told = FieldTexts::shared().field(field, language).unwrap_or(field);
        let help = match schema.get("const").and_then(Value::as_str) {
            Some(word) => format!("`{word}`"),
            None => said(schema, language).replace('\n', " "),
        };
        // Memory takes it.
        let _ = writeln!(lines, "- **{told}** (`{field}`): {help}");
    }
    if !lines.is_empty() {
        let _ = writeln!(written, "**{name}.** {}\n\n{lines}", said(schema, language));
    }
}
