//! A JSON Schema as shapes that can be walked along with a document.

use serde_json::{Map, Value};

/// A JSON Schema, as schemars writes it.
pub struct Schema(Value);

/// What a schema asks of a value.
#[derive(Clone, Copy)]
pub enum Shape<'a> {
    /// An object with named fields.
    Record {
        /// The fields that may be there, with their schemas.
        fields: &'a Map<String, Value>,
        /// The fields that must be there.
        required: &'a [Value],
    },
    /// An object whose keys are free.
    Table {
        /// The schema of its values.
        of: &'a Value,
    },
    /// A list.
    List {
        /// The schema of its items.
        of: &'a Value,
        /// The least and the greatest length.
        size: (usize, usize),
    },
    /// A list with a schema for each place.
    Tuple(&'a [Value]),
    /// One certain word.
    Word(&'a Value),
    /// Any text.
    Text,
    /// A whole number from the first to the second.
    Number(i64, i64),
    /// True or false.
    Flag,
    /// Nothing.
    Null,
}

/// Beyond what any field of a file can hold without a bound of its own.
const UNBOUNDED: i64 = i32::MAX as i64;

impl Schema {
    /// The schema of some kind of file.
    #[must_use]
    pub fn new(schema: Value) -> Schema {
        Schema(schema)
    }

    /// The schema of the whole file.
    #[must_use]
    pub fn root(&self) -> &Value {
        &self.0
    }

    /// Follows references.
    fn resolved<'a>(&'a self, mut schema: &'a Value) -> &'a Value {
        while let Some(name) = schema.get("$ref").and_then(Value::as_str) {
            match self.0.pointer(name.trim_start_matches('#')) {
                Some(definition) => schema = definition,
                None => break,
            }
        }
        schema
    }

    /// Everything that a value may be here.
    #[must_use]
    pub fn shapes<'a>(&'a self, schema: &'a Value) -> Vec<Shape<'a>> {
        let schema = self.resolved(schema);
        // Beside named fields, such a list says only which of them go together.
        let names_fields = schema.get("properties").is_some();
        let union = ["anyOf", "oneOf"].iter().find_map(|key| schema.get(key)?.as_array());
        if let Some(union) = union.filter(|_| !names_fields) {
            return union.iter().flat_map(|schema| self.shapes(schema)).collect();
        }
        if let Some(word) = schema.get("const") {
            return vec![Shape::Word(word)];
        }
        if let Some(words) = schema.get("enum").and_then(Value::as_array) {
            return words.iter().map(Shape::Word).collect();
        }
        let kinds: Vec<&str> = match schema.get("type") {
            Some(Value::String(kind)) => vec![kind],
            Some(Value::Array(kinds)) => kinds.iter().filter_map(Value::as_str).collect(),
            _ => Vec::new(),
        };
        kinds.into_iter().filter_map(|kind| shape(schema, kind)).collect()
    }

    /// The first of several shapes that a value has.
    #[must_use]
    pub fn of<'a>(&'a self, schema: &'a Value, value: &Value) -> Option<Shape<'a>> {
        self.shapes(schema).into_iter().find(|shape| self.fits(shape, value))
    }

    /// Whether a value has a shape, as far as can be told without looking deeper than tags.
    #[must_use]
    pub fn fits(&self, shape: &Shape<'_>, value: &Value) -> bool {
        match (shape, value) {
            (Shape::Record { fields, required }, Value::Object(object)) => {
                let there = |name: &Value| name.as_str().is_some_and(|n| object.contains_key(n));
                let tag = |(name, schema): (&String, &Value)| match object.get(name) {
                    Some(value) => schema.get("const").is_none_or(|word| word == value),
                    None => true,
                };
                required.iter().all(there) && fields.iter().all(tag)
            }
            (Shape::Table { .. }, Value::Object(_))
            | (Shape::List { .. }, Value::Array(_))
            | (Shape::Text, Value::String(_))
            | (Shape::Number(..), Value::Number(_))
            | (Shape::Flag, Value::Bool(_))
            | (Shape::Null, Value::Null) => true,
            (Shape::Tuple(items), Value::Array(values)) => items.len() == values.len(),
            (Shape::Word(word), value) => *word == value,
            _ => false,
        }
    }
}

fn shape<'a>(schema: &'a Value, kind: &str) -> Option<Shape<'a>> {
    let size = |key: &str| schema.get(key).and_then(Value::as_u64).map(size_of);
    let bound = |key: &str| schema.get(key).and_then(Value::as_i64);
    Some(match kind {
        "object" => match schema.get("additionalProperties") {
            Some(of @ Value::Object(_)) => Shape::Table { of },
            _ => Shape::Record {
                fields: schema.get("properties")?.as_object()?,
                required: schema.get("required").and_then(Value::as_array).map_or(&[], |r| r),
            },
        },
        "array" => match schema.get("prefixItems").and_then(Value::as_array) {
            Some(items) => Shape::Tuple(items),
            None => Shape::List {
                of: schema.get("items")?,
                size: (size("minItems").unwrap_or(0), size("maxItems").unwrap_or(usize::MAX)),
            },
        },
        "string" => Shape::Text,
        "integer" | "number" => {
            let (least, most) = (bound("minimum"), bound("maximum"));
            Shape::Number(least.unwrap_or(-UNBOUNDED), most.unwrap_or(UNBOUNDED))
        }
        "boolean" => Shape::Flag,
        "null" => Shape::Null,
        _ => return None,
    })
}

fn size_of(length: u64) -> usize {
    usize::try_from(length).unwrap_or(usize::MAX)
}
