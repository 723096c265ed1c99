//! The columns of a table of counters: the short fields of a record, and those of the records and pairs inside it.

use crate::author::forms::form_schema::{FormSchema, Single};
use crate::author::forms::form_words;
use gonfalon_core::editor::{Key, Node, Pointer};
use gonfalon_core::scenario::json_schema::Shape;
use gonfalon_core::words::Language;
use serde_json::Value;

/// A column.
#[derive(Clone)]
pub struct Column<'a> {
    /// The place of its values in a line.
    pub keys: Vec<Key>,
    /// Its name in spreadsheets, such as `front.strength`.
    pub word: String,
    /// What its values may be.
    pub single: Single,
    /// Their schema.
    pub schema: &'a Value,
}

impl Column<'_> {
    /// Its title in the words of forms: what it lies in, and what it is.
    #[must_use]
    pub fn title(&self, language: Language) -> String {
        let (mut titles, mut before): (Vec<String>, &str) = (Vec::new(), "");
        for key in &self.keys {
            match key {
                Key::Field(name) => {
                    titles.push(form_words::field(language, name));
                    before = name;
                }
                Key::Item(place) => {
                    titles.push(form_words::field(language, &format!("{before}[{place}]")));
                }
            }
        }
        titles.join(": ")
    }

    /// Whether a heading means it: its name in files, or its title in some language.
    #[must_use]
    pub fn is_called(&self, heading: &str) -> bool {
        let heading = heading.trim().to_lowercase();
        let is = |title: &str| title.to_lowercase() == heading;
        is(&self.word) || Language::all().any(|language| is(&self.title(language)))
    }

    /// The place of its value in a line.
    #[must_use]
    pub fn of(&self, line: &Pointer) -> Pointer {
        let mut keys = line.0.clone();
        keys.extend(self.keys.iter().cloned());
        Pointer(keys)
    }

    /// A value as a spreadsheet has it.
    #[must_use]
    pub fn text(&self, node: Option<&Node>) -> String {
        match node {
            Some(Node::Text(text)) => text.clone(),
            Some(Node::Number(number)) => number.to_string(),
            Some(Node::Flag(flag)) => flag.to_string(),
            Some(Node::Record(_)) => {
                node.and_then(|n| n.field("text")?.text()).unwrap_or_default().to_owned()
            }
            _ => String::new(),
        }
    }

    /// The value that a text means; nothing if it means none here.
    #[must_use]
    pub fn value(&self, text: &str) -> Option<Node> {
        let text = text.trim();
        match &self.single {
            Single::Flag => match text.to_lowercase().as_str() {
                "true" | "1" | "yes" | "x" => Some(true.into()),
                "false" | "0" | "no" => Some(false.into()),
                _ => None,
            },
            Single::Number(least, most) => {
                let number: i64 = text.parse().ok()?;
                (*least..=*most).contains(&number).then(|| Node::from(number))
            }
            Single::Words(words) => {
                let named = |word: &str| {
                    let is = |told: String| told.to_lowercase() == text.to_lowercase();
                    Language::all().any(|language| is(form_words::word(language, word)))
                };
                let exact = words.iter().find(|(word, _)| word == text);
                let meant = exact.or_else(|| words.iter().find(|(word, _)| named(word)));
                meant.map(|(word, _)| word.as_str().into())
            }
            Single::Text | Single::Name => Some(text.into()),
        }
    }
}

/// The columns of the records of a list.
#[must_use]
pub fn of<'a>(schema: &'a FormSchema, item: &'a Value) -> Vec<Column<'a>> {
    let mut columns = Vec::new();
    below(schema, item, (&[], ""), &mut columns);
    // What tells lines apart comes first.
    let rank = |column: &Column| {
        ["id", "name", "side", "battle", "kind", "class"].iter().position(|own| *own == column.word)
    };
    // Counters are read from the front to the back.
    let face = |column: &Column| match column.keys.first().and_then(Key::name) {
        Some("front") => 0_u8,
        Some("back") => 1,
        _ => 2,
    };
    // As on a counter, strength stands before movement.
    let moves = |column: &Column| column.keys.get(1).and_then(Key::name) == Some("ma");
    let last = |column: &Column| (face(column), face(column) < 2 && moves(column));
    columns.sort_by_key(|column| (rank(column).unwrap_or(usize::MAX), last(column)));
    columns
}

fn below<'a>(
    schema: &'a FormSchema,
    of: &'a Value,
    (keys, word): (&[Key], &str),
    out: &mut Vec<Column<'a>>,
) {
    let then = |key: Key| keys.iter().cloned().chain([key]).collect::<Vec<_>>();
    let mut add = |keys: Vec<Key>, word: String, of: &'a Value| match schema.single(of) {
        Some(single) => out.push(Column { keys, word, single, schema: of }),
        None if keys.len() < 2 => below(schema, of, (&keys, &word), out),
        None => {}
    };
    let [one] = schema.values(of)[..] else { return };
    match one.shape {
        Shape::Record { fields, .. } => {
            for (name, field) in fields.iter().filter(|(name, _)| *name != "source") {
                let word = if word.is_empty() { name.clone() } else { format!("{word}.{name}") };
                add(then(name.as_str().into()), word, field);
            }
        }
        Shape::Tuple(items) => {
            for (place, item) in items.iter().enumerate() {
                add(then(place.into()), format!("{word}[{place}]"), item);
            }
        }
        _ => {}
    }
}
