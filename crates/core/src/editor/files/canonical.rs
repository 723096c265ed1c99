//! The one way in which files are written: fields in the order of their types, what is short on one line, a line for each row of
//! the map. What a type does not know keeps its place behind what it knows.

use super::field_order;
use crate::editor::{Kind, Node};
use crate::scenario::acies::deck;
use crate::scenario::json_schema::{Schema, Shape};
use serde_json::{Value, json};
use std::sync::OnceLock;

/// What is longer goes on several lines.
const WIDTH: usize = 140;
/// Longer items of a list are not put beside each other.
const SHORT: usize = 24;
/// Lists of which every item has a line of its own: rows of the map.
const ROWS: [&str; 2] = ["grid", "elevation"];

/// The text of a file.
#[must_use]
pub fn written(content: &Node, kind: Kind) -> String {
    let schema = schema(kind);
    let mut writer = Writer { schema, text: String::new() };
    let ordered = writer.ordered(content, Some(schema.root()));
    match &ordered {
        Node::Record(fields) if !fields.is_empty() => writer.fields(fields, 0),
        other => writer.node(other, 0, 0, false),
    }
    writer.text.push('\n');
    writer.text
}

fn schema(kind: Kind) -> &'static Schema {
    static SCHEMAS: [OnceLock<Schema>; 3] = [const { OnceLock::new() }; 3];
    SCHEMAS[kind as usize].get_or_init(|| {
        Schema::new(match kind {
            Kind::Scenario => crate::scenario::schema(),
            Kind::Deck => deck::schema(),
            Kind::Cards => cards(),
        })
    })
}

/// The cards of a system have the units and army lists that a scenario can have.
fn cards() -> Value {
    let mut schema = crate::scenario::schema();
    let defs = schema["$defs"].take();
    let own = defs["AciesData"]["properties"].clone();
    let any = json!({});
    json!({
        "type": "object",
        "properties": { "format": any, "system": any, "units": own["units"], "lists": own["lists"] },
        "$defs": defs,
    })
}

struct Writer<'a> {
    schema: &'a Schema,
    text: String,
}

impl<'a> Writer<'a> {
    /// The same with the fields of every record in order.
    fn ordered(&self, node: &Node, schema: Option<&'a Value>) -> Node {
        match node {
            Node::Record(fields) => Node::Record(self.ordered_fields(fields, schema)),
            Node::List(items) => {
                let shapes = schema.map(|schema| self.schema.shapes(schema)).unwrap_or_default();
                let tuple = |items: &'a [Value], place: usize| items.get(place);
                let of = |place: usize| {
                    shapes.iter().find_map(|shape| match shape {
                        Shape::List { of, .. } => Some(*of),
                        Shape::Tuple(items) => tuple(items, place),
                        _ => None,
                    })
                };
                let items = items.iter().enumerate();
                Node::List(items.map(|(place, item)| self.ordered(item, of(place))).collect())
            }
            single => single.clone(),
        }
    }

    fn ordered_fields(
        &self,
        fields: &[(String, Node)],
        schema: Option<&'a Value>,
    ) -> Vec<(String, Node)> {
        let shapes = schema.map(|schema| self.schema.shapes(schema)).unwrap_or_default();
        let shape = most_alike(&shapes, fields);
        let of = |name: &str| match shape {
            Some(Shape::Record { fields, .. }) => fields.get(name),
            Some(Shape::Table { of }) => Some(*of),
            _ => None,
        };
        let order = match shape {
            Some(Shape::Record { fields, .. }) => field_order::order(fields),
            _ => &[],
        };
        let place = |name: &str| order.iter().position(|own| *own == name).unwrap_or(order.len());
        let ordered = |(name, node): &(String, Node)| (name.clone(), self.ordered(node, of(name)));
        let mut fields: Vec<_> = fields.iter().map(ordered).collect();
        fields.sort_by_key(|(name, _)| place(name));
        fields
    }

    /// Writes a value that begins behind `used` letters of its line, and behind which a comma may come.
    fn node(&mut self, node: &Node, indent: usize, used: usize, rows: bool) {
        let room = WIDTH.saturating_sub(used + 1);
        let flat = if rows { None } else { flat(node, room) };
        match (flat, node) {
            (Some(flat), _) => self.text.push_str(&flat),
            (None, Node::Record(fields)) => self.fields(fields, indent),
            (None, Node::List(items)) => self.items(items, indent, rows),
            (None, single) => self.text.push_str(&scalar(single)),
        }
    }

    fn line(&mut self, indent: usize) {
        self.text.push('\n');
        self.text.extend(std::iter::repeat_n(' ', indent));
    }

    fn fields(&mut self, fields: &[(String, Node)], indent: usize) {
        self.text.push('{');
        for (place, (name, node)) in fields.iter().enumerate() {
            self.line(indent + 1);
            let name_text = quoted(name);
            let rows = ROWS.contains(&name.as_str()) && node.items().is_some_and(|i| !i.is_empty());
            let used = indent + 1 + name_text.chars().count() + 2;
            self.text.push_str(&format!("{name_text}: "));
            self.node(node, indent + 1, used, rows);
            if place + 1 < fields.len() {
                self.text.push(',');
            }
        }
        self.line(indent);
        self.text.push('}');
    }

    fn items(&mut self, items: &[Node], indent: usize, rows: bool) {
        self.text.push('[');
        let short: Option<Vec<String>> = items.iter().map(short).collect();
        match short.filter(|_| !rows) {
            Some(short) => self.filled(&short, indent + 1),
            None => {
                for (place, item) in items.iter().enumerate() {
                    self.line(indent + 1);
                    self.node(item, indent + 1, indent + 1, false);
                    if place + 1 < items.len() {
                        self.text.push(',');
                    }
                }
            }
        }
        self.line(indent);
        self.text.push(']');
    }

    /// Short items, as many on a line as have room.
    fn filled(&mut self, items: &[String], indent: usize) {
        let mut used = usize::MAX;
        for (place, item) in items.iter().enumerate() {
            let comma = usize::from(place + 1 < items.len());
            let long = item.chars().count() + comma;
            if used.saturating_add(1 + long) > WIDTH {
                self.line(indent);
                used = indent;
            } else {
                self.text.push(' ');
                used += 1;
            }
            self.text.push_str(item);
            if comma == 1 {
                self.text.push(',');
            }
            used += long;
        }
    }
}

/// The record or table among several shapes that has most of these fields; with all that it needs before others.
fn most_alike<'a, 'b>(shapes: &'b [Shape<'a>], own: &[(String, Node)]) -> Option<&'b Shape<'a>> {
    let is_there = |name: &str| own.iter().any(|(own, _)| own == name);
    let tags = |name: &str, word: &Value| {
        own.iter().any(|(own, node)| own == name && node.text() == word.as_str())
    };
    let alike = |shape: &&Shape<'_>| match shape {
        Shape::Record { fields, required } => {
            let misses = |name: &&Value| !name.as_str().is_some_and(is_there);
            let tag = |(name, schema): (&String, &Value)| {
                schema.get("const").is_some_and(|word| !tags(name, word))
            };
            let wrong = fields.iter().filter(|field| tag(*field)).count();
            let known = own.iter().filter(|(name, _)| fields.contains_key(name)).count();
            let missing = required.iter().filter(misses).count();
            Some((usize::MAX - wrong, usize::MAX - missing, known))
        }
        Shape::Table { .. } => Some((usize::MAX - 1, 0, 0)),
        _ => None,
    };
    shapes
        .iter()
        .filter_map(|shape| Some((alike(&shape)?, shape)))
        .max_by_key(|(a, _)| *a)
        .map(|(_, s)| s)
}

fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

fn scalar(node: &Node) -> String {
    match node {
        Node::Text(text) => quoted(text),
        other => other.value().to_string(),
    }
}

/// The item of a list that can stand beside others: a word, a number, a pair of them.
fn short(item: &Node) -> Option<String> {
    let small = match item {
        Node::List(items) => items.len() <= 2 && items.iter().all(Node::is_single),
        Node::Record(_) => false,
        _ => true,
    };
    if small { flat(item, SHORT) } else { None }
}

/// A value on one line, if it has room there.
fn flat(node: &Node, room: usize) -> Option<String> {
    let mut text = String::new();
    flatten(node, room, &mut text).then_some(text)
}

fn flatten(node: &Node, room: usize, text: &mut String) -> bool {
    match node {
        Node::Record(fields) => {
            text.push('{');
            for (place, (name, node)) in fields.iter().enumerate() {
                if ROWS.contains(&name.as_str()) && node.items().is_some_and(|i| !i.is_empty()) {
                    return false;
                }
                text.push_str(if place > 0 { ", " } else { "" });
                text.push_str(&format!("{}: ", quoted(name)));
                if !flatten(node, room, text) {
                    return false;
                }
            }
            text.push('}');
        }
        Node::List(items) => {
            text.push('[');
            for (place, item) in items.iter().enumerate() {
                text.push_str(if place > 0 { ", " } else { "" });
                if !flatten(item, room, text) {
                    return false;
                }
            }
            text.push(']');
        }
        single => text.push_str(&scalar(single)),
    }
    text.chars().count() <= room
}
