//! The protocol as a document in Markdown, made from its schema.

use crate::kernel::System;
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// Formats of files: they have schemas of their own.
const FILES: [(&str, &str); 4] = [
    ("Scenario", "gonfalon schema scenario"),
    ("SaveFile", "gonfalon schema save"),
    ("SealedFile", "gonfalon schema save"),
    ("Options", "gonfalon schema scenario"),
];

/// Every method, message, event, position, word and code, as a text for people.
#[must_use]
pub fn markdown(schema: &Value) -> String {
    let mut document = Document { schema, text: String::new(), room: None, queue: Vec::new() };
    document.methods();
    document.errors();
    document.line("## Messages\n\nWhat the methods take and give, whatever the game. In an answer, an optional field is null or left out where there is \
         nothing to say.\n");
    document.types(&mut BTreeSet::new());
    for system in System::ALL {
        document.system(system);
    }
    document.text
}

struct Document<'a> {
    schema: &'a Value,
    text: String,
    /// The system of which something is told.
    room: Option<System>,
    /// Types that have been named and are still to be told, by reference.
    queue: Vec<String>,
}

impl<'a> Document<'a> {
    fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    fn methods(&mut self) {
        self.line("## Methods\n");
        let schema = self.schema;
        for request in list(&schema["$defs"]["Request"]["oneOf"]) {
            let name = text(&request["title"]);
            let params = self.resolved(&request["properties"]["params"]);
            let line = format!("### {}\n\n{}\n", anchored(name), told(request));
            self.line(&line);
            if params["properties"].as_object().is_none_or(Map::is_empty) {
                self.line("It takes nothing.\n");
            } else {
                self.fields(params, "parameter");
            }
            let result = self.kind(&schema["results"][name]);
            self.line(&format!("It gives: {result}.\n"));
        }
    }

    fn errors(&mut self) {
        self.line("## Errors\n\n| code | meaning | `data` |\n| --- | --- | --- |");
        let schema = self.schema;
        for error in list(&schema["$defs"]["Answer"]["properties"]["error"]["oneOf"]) {
            let (code, data) =
                (&error["properties"]["code"]["const"], &error["properties"]["data"]);
            let data = if data.is_null() { String::new() } else { self.kind(data) };
            self.line(&format!("| {code} | {} | {data} |", told(error)));
        }
        self.line("");
    }

    fn system(&mut self, system: System) {
        self.room = Some(system);
        let tag = system.tag();
        self.line(&format!("## `{tag}`\n"));
        let mut seen = BTreeSet::new();
        for name in ["Action", "Event", "Throw", "Purpose", "Position", "Procedure", "Why"] {
            self.queue.push(format!("#/$defs/{tag}/$defs/{name}"));
            self.types(&mut seen);
        }
        self.room = None;
    }

    /// Tells every type that has been named and is not told yet.
    fn types(&mut self, seen: &mut BTreeSet<String>) {
        while !self.queue.is_empty() {
            for reference in std::mem::take(&mut self.queue) {
                if is_of_a_system(&reference) == self.room.is_some()
                    && seen.insert(reference.clone())
                {
                    self.named(&reference);
                }
            }
        }
    }

    fn named(&mut self, reference: &str) {
        let schema = self.schema;
        let Some(definition) = schema.pointer(&reference[1..]) else { return };
        self.line(&format!("### {}\n", anchored_as(&anchor(reference), name_of(reference))));
        let variants = list(&definition["oneOf"]).iter().chain(list(&definition["anyOf"]));
        let variants: Vec<&Value> = variants.collect();
        if !told(definition).is_empty() {
            self.line(&format!("{}\n", told(definition)));
        }
        if variants.is_empty() {
            self.plain(definition);
        } else if variants.iter().all(|variant| is_word(variant)) {
            self.line("| word | meaning |\n| --- | --- |");
            for variant in variants {
                for word in words(variant) {
                    self.line(&format!("| `{word}` | {} |", told(variant)));
                }
            }
            self.line("");
        } else if let Some(tag) = tag(&variants) {
            self.tagged(&tag, &variants);
            self.common(definition);
        } else {
            for variant in variants {
                let kind = self.kind(variant);
                let meaning = dash(told(variant));
                self.line(&format!("- {kind}{meaning}"));
            }
            self.line("");
        }
    }

    /// A type without variants.
    fn plain(&mut self, definition: &'a Value) {
        if definition["properties"].is_object() {
            self.fields(definition, "field");
        } else {
            let kind = self.kind(definition);
            self.line(&format!("{kind}\n"));
        }
    }

    /// What all variants of a type have.
    fn common(&mut self, definition: &'a Value) {
        if definition["properties"].is_object() {
            self.line("Each of them has besides:\n");
            self.fields(definition, "field");
        }
    }

    fn fields(&mut self, object: &'a Value, head: &str) {
        self.line(&format!("| {head} | type | meaning |\n| --- | --- | --- |"));
        for (name, field) in object["properties"].as_object().into_iter().flatten() {
            let kind = self.kind(field);
            let optional = if is_required(object, name) { "" } else { " (optional)" };
            self.line(&format!("| `{name}`{optional} | {kind} | {} |", told(field)));
        }
        self.line("");
    }

    /// Objects that are told apart by the word in one field.
    fn tagged(&mut self, tag: &str, variants: &[&'a Value]) {
        self.line(&format!("| `{tag}` | meaning | other fields |\n| --- | --- | --- |"));
        for variant in variants {
            let word = text(&variant["properties"][tag]["const"]);
            let mut fields = Vec::new();
            for (name, field) in variant["properties"].as_object().into_iter().flatten() {
                if name == tag {
                    continue;
                }
                let kind = self.kind(field);
                let optional = if is_required(variant, name) { "" } else { " (optional)" };
                fields.push(format!("`{name}`{optional}: {kind}{}", dash(told(field))));
            }
            self.line(&format!("| `{word}` | {} | {} |", told(variant), fields.join("<br>")));
        }
        self.line("");
    }

    /// What a value is, in a few words.
    fn kind(&mut self, schema: &'a Value) -> String {
        if let Some(reference) = schema["$ref"].as_str() {
            let name = name_of(reference);
            if let Some((_, command)) = FILES.into_iter().find(|(file, _)| *file == name) {
                return format!("{name}: see `{command}`");
            }
            self.queue.push(reference.to_owned());
            let system = reference.split('/').nth(2).filter(|_| self.room.is_none());
            let system = system.filter(|_| is_of_a_system(reference));
            let title = system.map_or(name.to_owned(), |system| format!("{name} of `{system}`"));
            return format!("[{title}](#{})", anchor(reference));
        }
        if !schema["const"].is_null() {
            return format!("`{}`", schema["const"]);
        }
        let words = words(schema);
        if !words.is_empty() {
            return words.iter().map(|word| format!("`\"{word}\"`")).collect::<Vec<_>>().join(", ");
        }
        let variants: Vec<&Value> =
            ["oneOf", "anyOf", "allOf"].iter().flat_map(|key| list(&schema[key])).collect();
        if !variants.is_empty() {
            let kinds: Vec<String> =
                variants.into_iter().map(|variant| self.kind(variant)).collect();
            return kinds.join(" or ");
        }
        let types: Vec<&str> = match &schema["type"] {
            Value::Array(types) => types.iter().map(text).collect(),
            other => vec![text(other)],
        };
        let kinds: Vec<String> = types.into_iter().map(|one| self.of_type(one, schema)).collect();
        kinds.join(" or ")
    }

    fn of_type(&mut self, one: &str, schema: &'a Value) -> String {
        match one {
            "" => "anything".to_owned(),
            "array" => {
                let parts = list(&schema["prefixItems"]);
                if parts.is_empty() {
                    return format!("list of {}", self.kind(&schema["items"]));
                }
                let parts: Vec<String> = parts.iter().map(|part| self.kind(part)).collect();
                format!("list of {} ({})", parts.len(), parts.join("; "))
            }
            "object" => {
                if let Some(fields) = schema["properties"].as_object() {
                    let fields: Vec<String> = fields
                        .iter()
                        .map(|(name, field)| format!("`{name}`: {}", self.kind(field)))
                        .collect();
                    return format!("object with {}", fields.join(", "));
                }
                match &schema["additionalProperties"] {
                    Value::Object(_) => {
                        format!("object of {}", self.kind(&schema["additionalProperties"]))
                    }
                    _ => "object".to_owned(),
                }
            }
            "integer" | "number" => range(one, schema),
            other => other.to_owned(),
        }
    }

    fn resolved(&self, schema: &'a Value) -> &'a Value {
        let target = schema["$ref"].as_str().and_then(|path| self.schema.pointer(&path[1..]));
        target.unwrap_or(schema)
    }
}

/// A number with its limits, where they are not those of the machine.
fn range(one: &str, schema: &Value) -> String {
    let limit = |key: &str| schema[key].as_i64();
    let of_machine =
        [i64::from(u8::MAX), i64::from(i8::MAX), i64::from(u16::MAX), i64::from(i16::MAX)];
    match (limit("minimum"), limit("maximum").filter(|most| !of_machine.contains(most))) {
        (Some(least), Some(most)) => format!("{one} ({least} to {most})"),
        (Some(0), None) => format!("{one} (not negative)"),
        _ => one.to_owned(),
    }
}

/// The field that tells variants apart, if all are objects with one word in it.
fn tag(variants: &[&Value]) -> Option<String> {
    let first = variants.first()?["properties"].as_object()?;
    let is_tag = |name: &&String| {
        variants.iter().all(|variant| variant["properties"][name.as_str()]["const"].is_string())
    };
    first.keys().find(is_tag).cloned()
}

fn is_word(schema: &Value) -> bool {
    !words(schema).is_empty()
}

/// The words that a value may be.
fn words(schema: &Value) -> Vec<&str> {
    let one = schema["const"].as_str().into_iter();
    one.chain(list(&schema["enum"]).iter().filter_map(Value::as_str)).collect()
}

fn is_required(object: &Value, name: &str) -> bool {
    list(&object["required"]).iter().any(|required| required == name)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// What the schema says of a value, on one line.
fn told(schema: &Value) -> String {
    let text = text(&schema["description"]);
    let mut line = String::with_capacity(text.len());
    for (at, word) in text.split_whitespace().enumerate() {
        let space = if at == 0 { "" } else { " " };
        line.push_str(&format!("{space}{}", word.replace('|', "\\|")));
    }
    line
}

fn dash(text: String) -> String {
    if text.is_empty() { text } else { format!(" - {text}") }
}

fn name_of(reference: &str) -> &str {
    reference.rsplit('/').next().unwrap_or(reference)
}

/// Whether a type is one of a system.
fn is_of_a_system(reference: &str) -> bool {
    reference.matches("$defs").count() > 1
}

/// The id of the heading about a type: its name, with its system's word before it.
fn anchor(reference: &str) -> String {
    let parts = reference.split('/').filter(|part| !["#", "$defs"].contains(part));
    parts.collect::<Vec<_>>().join("-")
}

fn anchored(name: &str) -> String {
    anchored_as(name, &format!("`{name}`"))
}

fn anchored_as(id: &str, title: &str) -> String {
    format!("<a id=\"{id}\"></a>{title}")
}
