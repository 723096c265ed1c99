//! Files of older formats, brought to the present one before they are read.

use crate::kernel::System;
use serde_json::{Map, Value, json};
use std::borrow::Cow;

/// The format this program writes and the newest it reads.
pub const FORMAT: u32 = 2;

/// The oldest format that is read.
pub const OLDEST: u32 = 1;

/// A scenario file in the present format. What fits no format is left for the reader to tell.
#[must_use]
pub fn migrated(value: &Value) -> Cow<'_, Value> {
    let format = value.get("format").and_then(Value::as_u64);
    if format == Some(1) { Cow::Owned(second(value.clone())) } else { Cow::Borrowed(value) }
}

/// Format 2: the part of a system says which system it is, and texts are English alone.
fn second(value: Value) -> Value {
    let mut value = english(value);
    if let Some(file) = value.as_object_mut() {
        let named = file.get("system").and_then(Value::as_str).and_then(System::from_tag);
        if named.is_some_and(|system| file.contains_key(system.tag())) {
            file.remove("system");
        }
        file.insert("format".to_owned(), json!(FORMAT));
    }
    value
}

/// The English of texts that had all their languages beside each other; translations stand in the folders of the languages
/// now.
#[must_use]
pub fn english(value: Value) -> Value {
    match value {
        Value::Array(items) => items.into_iter().map(english).collect(),
        Value::Object(fields) if is_text(&fields) => {
            let [text, gender] = ["en", "gender"].map(|name| fields.get(name).cloned());
            let text = text.unwrap_or_default();
            gender.map_or(text.clone(), |gender| json!({ "text": text, "gender": gender }))
        }
        Value::Object(fields) => {
            fields.into_iter().map(|(name, value)| (name, english(value))).collect()
        }
        other => other,
    }
}

fn is_text(fields: &Map<String, Value>) -> bool {
    fields.get("en").is_some_and(Value::is_string)
        && fields.keys().all(|name| ["en", "es", "gender"].contains(&name.as_str()))
}
