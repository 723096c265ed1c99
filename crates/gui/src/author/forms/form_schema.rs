//! What may stand where in a file, and what the schema says about it.

use super::form_words;
use crate::icons;
use crate::say;
use gonfalon_core::editor::files::field_order;
use gonfalon_core::editor::{Key, Kind, Node, Pointer};
use gonfalon_core::scenario::acies::deck;
use gonfalon_core::scenario::json_schema::{Schema, Shape};
use gonfalon_core::words::Language;
use serde_json::Value;
use std::sync::OnceLock;

/// The schema of a kind of file.
pub struct FormSchema {
    root: Value,
    schema: Schema,
}

/// One of the things that a value may be.
#[derive(Clone, Copy)]
pub struct Variant<'a> {
    /// Its schema.
    pub schema: &'a Value,
    /// What it asks of a value.
    pub shape: Shape<'a>,
}

/// A single value, as a field shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Single {
    /// True or false.
    Flag,
    /// A whole number in a range.
    Number(i64, i64),
    /// A text.
    Text,
    /// A name that may have gender and number.
    Name,
    /// One of some words, each with what it means.
    Words(Vec<(String, String)>),
}

impl FormSchema {
    /// The schema of a kind of file; nothing for cards, which stand in scenarios as well.
    #[must_use]
    pub fn of(kind: Kind) -> Option<&'static FormSchema> {
        static SCENARIO: OnceLock<FormSchema> = OnceLock::new();
        static DECK: OnceLock<FormSchema> = OnceLock::new();
        let new = |root: Value| FormSchema { schema: Schema::new(root.clone()), root };
        match kind {
            Kind::Scenario => Some(SCENARIO.get_or_init(|| new(gonfalon_core::scenario::schema()))),
            Kind::Deck => Some(DECK.get_or_init(|| new(deck::schema()))),
            Kind::Cards => None,
        }
    }

    /// The schema of the whole file.
    #[must_use]
    pub fn root(&self) -> &Value {
        &self.root
    }

    fn resolved<'a>(&'a self, mut schema: &'a Value) -> &'a Value {
        while let Some(name) = schema.get("$ref").and_then(Value::as_str) {
            match self.root.pointer(name.trim_start_matches('#')) {
                Some(definition) => schema = definition,
                None => break,
            }
        }
        schema
    }

    /// What holds as long as a field is not there.
    #[must_use]
    pub fn default(&self, schema: &Value) -> Option<Node> {
        let default = schema.get("default").or_else(|| self.resolved(schema).get("default"))?;
        (!default.is_null()).then(|| default.clone().into())
    }

    /// What the schema says about a value, in a sentence or two.
    #[must_use]
    pub fn help<'a>(&'a self, schema: &'a Value) -> &'a str {
        let said = |schema: &'a Value| schema.get("description").and_then(Value::as_str);
        said(schema).or_else(|| said(self.resolved(schema))).unwrap_or_default()
    }

    /// What is said about a field of a record; where that is nothing, what is said about the record.
    #[must_use]
    pub fn help_in<'a>(&'a self, record: &Variant<'a>, field: &'a Value) -> &'a str {
        match self.help(field) {
            "" => self.help(record.schema),
            said => said,
        }
    }

    /// Everything that a value may be.
    #[must_use]
    pub fn variants<'a>(&'a self, schema: &'a Value) -> Vec<Variant<'a>> {
        let schema = self.resolved(schema);
        let names_fields = schema.get("properties").is_some();
        let union = ["anyOf", "oneOf"].iter().find_map(|key| schema.get(key)?.as_array());
        if let Some(union) = union.filter(|_| !names_fields) {
            return union.iter().flat_map(|schema| self.variants(schema)).collect();
        }
        let shapes = self.schema.shapes(schema);
        shapes.into_iter().map(|shape| Variant { schema, shape }).collect()
    }

    /// Whether nothing may stand there in place of a value.
    #[must_use]
    pub fn may_be_null(&self, schema: &Value) -> bool {
        self.variants(schema).iter().any(|variant| matches!(variant.shape, Shape::Null))
    }

    /// The same without nothing.
    #[must_use]
    pub fn values<'a>(&'a self, schema: &'a Value) -> Vec<Variant<'a>> {
        let mut variants = self.variants(schema);
        variants.retain(|variant| !matches!(variant.shape, Shape::Null));
        variants
    }

    /// The variant that a node is, as far as can be told.
    #[must_use]
    pub fn variant_of<'a>(&'a self, schema: &'a Value, node: &Node) -> Option<Variant<'a>> {
        let variants = self.values(schema);
        if let [one] = variants[..] {
            return Some(one);
        }
        let value = node.value();
        variants.into_iter().find(|variant| self.schema.fits(&variant.shape, &value))
    }

    /// Whether a value has its own kind of field.
    #[must_use]
    pub fn single(&self, schema: &Value) -> Option<Single> {
        let variants = self.values(schema);
        let word = |variant: &Variant| match variant.shape {
            Shape::Word(Value::String(word)) => {
                let help = variant.schema.get("description").and_then(Value::as_str);
                Some((word.clone(), help.unwrap_or_default().to_owned()))
            }
            _ => None,
        };
        if !variants.is_empty()
            && let Some(words) = variants.iter().map(word).collect::<Option<Vec<_>>>()
        {
            return Some(Single::Words(words));
        }
        match variants[..] {
            [Variant { shape: Shape::Flag, .. }] => Some(Single::Flag),
            [Variant { shape: Shape::Number(least, most), .. }] => {
                Some(Single::Number(least, most))
            }
            [Variant { shape: Shape::Text, .. }] => Some(Single::Text),
            [
                Variant { shape: Shape::Text, .. },
                Variant { shape: Shape::Record { fields, .. }, .. },
            ] if fields.contains_key("gender") => Some(Single::Name),
            _ => None,
        }
    }

    /// The fields of a record in the order of files; what must be there comes first where files have no order.
    #[must_use]
    pub fn fields<'a>(variant: &Variant<'a>) -> Vec<(&'a str, &'a Value)> {
        let Shape::Record { fields, required } = variant.shape else { return Vec::new() };
        let order = field_order::order(fields);
        let place = |name: &str| match order.iter().position(|other| *other == name) {
            Some(place) => place,
            None => required.iter().position(|own| own == name).unwrap_or(usize::MAX),
        };
        let mut all: Vec<(&str, &Value)> =
            fields.iter().map(|(name, schema)| (name.as_str(), schema)).collect();
        all.sort_by_key(|(name, _)| place(name));
        all
    }

    /// The schema of a place in a content.
    #[must_use]
    pub fn at<'a>(&'a self, at: &Pointer, content: &Node) -> Option<&'a Value> {
        let (mut schema, mut node) = (&self.root, Some(content));
        for key in &at.0 {
            let variant = match node {
                Some(node) => self.variant_of(schema, node)?,
                None => self.values(schema).into_iter().next()?,
            };
            schema = match (variant.shape, key) {
                (Shape::Record { fields, .. }, Key::Field(name)) => fields.get(name)?,
                (Shape::Table { of }, Key::Field(_)) | (Shape::List { of, .. }, Key::Item(_)) => of,
                (Shape::Tuple(items), Key::Item(place)) => items.get(*place)?,
                _ => return None,
            };
            node = match key {
                Key::Field(name) => node.and_then(|node| node.field(name)),
                Key::Item(place) => node.and_then(|node| node.item(*place)),
            };
        }
        Some(schema)
    }

    /// A value to begin with.
    #[must_use]
    pub fn fresh(&self, schema: &Value) -> Node {
        // A table of a fixed shape begins as it is printed.
        if let Some(printed @ Node::List(_)) = self.default(schema) {
            return printed;
        }
        self.values(schema).first().map_or(Node::Null, |variant| self.fresh_of(variant))
    }

    /// A value of one variant to begin with: what must be there, as small as it may be.
    #[must_use]
    pub fn fresh_of(&self, variant: &Variant) -> Node {
        match variant.shape {
            Shape::Record { fields, required } => {
                let named = required.iter().filter_map(Value::as_str);
                let field = |name: &str| Some((name.to_owned(), self.fresh(fields.get(name)?)));
                let tags = fields.iter().filter(|(_, schema)| schema.get("const").is_some());
                let tags = tags.map(|(name, _)| name.as_str());
                let mut names: Vec<&str> = tags.chain(named).collect();
                let mut seen = std::collections::BTreeSet::new();
                names.retain(|name| seen.insert(*name));
                Node::Record(names.into_iter().filter_map(field).collect())
            }
            Shape::Table { .. } => Node::Record(Vec::new()),
            Shape::List { of, size: (least, _) } => {
                Node::List((0..least.min(64)).map(|_| self.fresh(of)).collect())
            }
            Shape::Tuple(items) => Node::List(items.iter().map(|item| self.fresh(item)).collect()),
            Shape::Word(word) => word.clone().into(),
            Shape::Text => "".into(),
            Shape::Number(least, most) => {
                let example = variant.schema.get("examples").and_then(|some| some.get(0)?.as_i64());
                Node::from(example.unwrap_or(0).clamp(least, most))
            }
            Shape::Flag => false.into(),
            Shape::Null => Node::Null,
        }
    }

    /// The word by which a variant is told from others: its tag, or the fields that it must have.
    #[must_use]
    pub fn title(&self, variant: &Variant, language: Language) -> String {
        let word_of = |word: &str| form_words::word(language, word);
        match variant.shape {
            Shape::Word(word) => word.as_str().map_or_else(|| word.to_string(), word_of),
            Shape::Record { fields, required } => {
                let tag = fields.values().find_map(|field| field.get("const")?.as_str());
                let names = required.iter().filter_map(Value::as_str).take(3);
                let names = names.map(|name| form_words::field(language, name));
                let help = self.help(variant.schema).trim_end_matches('.');
                match tag {
                    Some(tag) => word_of(tag),
                    None if help.is_empty() || help.len() > 40 => {
                        names.collect::<Vec<_>>().join(", ")
                    }
                    None => form_words::help(language, self.help(variant.schema))
                        .trim_end_matches('.')
                        .to_owned(),
                }
            }
            Shape::Table { .. } | Shape::List { .. } | Shape::Tuple(_) => {
                say!(language, "author-form-a-list")
            }
            Shape::Text => match form_words::help(language, self.help(variant.schema)).as_str() {
                "" => say!(language, "author-form-a-text"),
                help => help.trim_end_matches('.').to_owned(),
            },
            Shape::Number(..) => say!(language, "author-form-a-number"),
            Shape::Flag => icons::DONE.to_owned(),
            Shape::Null => "–".to_owned(),
        }
    }
}

/// What an item of a list or table is called: its name, title or id, with its place.
#[must_use]
pub fn called(node: &Node, key: &Key, language: Language) -> String {
    let plain = |node: &Node| match node {
        Node::Text(text) => Some(text.clone()),
        Node::Record(_) => node.field("text").and_then(Node::text).map(str::to_owned),
        _ => None,
    };
    let names = ["name", "title", "id", "rule", "kind", "feature", "hex"];
    let name = names.iter().find_map(|&name| {
        let told = plain(node.field(name)?).filter(|told| !told.is_empty())?;
        // What a special rule or a kind is called is a word of the files.
        let is_word = ["rule", "kind", "feature"].contains(&name);
        Some(if is_word { form_words::word(language, &told) } else { told })
    });
    match (key, name) {
        (Key::Field(id), Some(name)) if *id != name => format!("{id}: {name}"),
        (Key::Field(id), _) => id.clone(),
        (Key::Item(place), Some(name)) => format!("{}. {name}", place + 1),
        (Key::Item(place), None) => format!("{}.", place + 1),
    }
}
