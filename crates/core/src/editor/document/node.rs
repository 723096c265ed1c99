//! The content of a file as a tree that keeps the order of its fields and holds whatever stands in it, right or wrong.

use serde::Serialize;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};
use std::fmt;

/// A value of a file.
#[derive(Clone, PartialEq, Debug)]
pub enum Node {
    /// Nothing.
    Null,
    /// True or false.
    Flag(bool),
    /// A number.
    Number(Number),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Node>),
    /// Fields in their order; each name stands once.
    Record(Vec<(String, Node)>),
}

impl Node {
    /// A record of fields.
    #[must_use]
    pub fn record<const N: usize>(fields: [(&str, Node); N]) -> Node {
        Node::Record(fields.into_iter().map(|(name, node)| (name.to_owned(), node)).collect())
    }

    /// What a type writes, its fields in the order of the type.
    ///
    /// # Panics
    /// If the type cannot be written as JSON: it has keys that are no texts.
    #[must_use]
    pub fn of(it: &impl Serialize) -> Node {
        let text = serde_json::to_string(it).expect("what files hold can be written");
        serde_json::from_str(&text).expect("what was written can be read")
    }

    /// The field of a record.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&Node> {
        self.fields()?.iter().find(|(own, _)| own == name).map(|(_, node)| node)
    }

    /// The fields of a record, in their order.
    #[must_use]
    pub fn fields(&self) -> Option<&[(String, Node)]> {
        if let Node::Record(fields) = self { Some(fields) } else { None }
    }

    /// The items of a list.
    #[must_use]
    pub fn items(&self) -> Option<&[Node]> {
        if let Node::List(items) = self { Some(items) } else { None }
    }

    /// The item of a list.
    #[must_use]
    pub fn item(&self, place: usize) -> Option<&Node> {
        self.items()?.get(place)
    }

    /// The text, if it is one.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        if let Node::Text(text) = self { Some(text) } else { None }
    }

    /// The whole number, if it is one.
    #[must_use]
    pub fn whole(&self) -> Option<i64> {
        if let Node::Number(number) = self { number.as_i64() } else { None }
    }

    /// Whether it is neither a list nor a record.
    #[must_use]
    pub fn is_single(&self) -> bool {
        !matches!(self, Node::List(_) | Node::Record(_))
    }

    /// The same without the order of fields, as readers of types take it.
    #[must_use]
    pub fn value(&self) -> Value {
        match self {
            Node::Null => Value::Null,
            Node::Flag(flag) => Value::Bool(*flag),
            Node::Number(number) => Value::Number(number.clone()),
            Node::Text(text) => Value::String(text.clone()),
            Node::List(items) => items.iter().map(Node::value).collect(),
            Node::Record(fields) => {
                let fields = fields.iter().map(|(name, node)| (name.clone(), node.value()));
                Value::Object(fields.collect::<Map<_, _>>())
            }
        }
    }
}

impl From<&str> for Node {
    fn from(text: &str) -> Node {
        Node::Text(text.to_owned())
    }
}

impl From<String> for Node {
    fn from(text: String) -> Node {
        Node::Text(text)
    }
}

impl From<bool> for Node {
    fn from(flag: bool) -> Node {
        Node::Flag(flag)
    }
}

impl From<i64> for Node {
    fn from(number: i64) -> Node {
        Node::Number(number.into())
    }
}

impl From<u16> for Node {
    fn from(number: u16) -> Node {
        Node::Number(number.into())
    }
}

impl From<Value> for Node {
    fn from(value: Value) -> Node {
        match value {
            Value::Null => Node::Null,
            Value::Bool(flag) => Node::Flag(flag),
            Value::Number(number) => Node::Number(number),
            Value::String(text) => Node::Text(text),
            Value::Array(items) => Node::List(items.into_iter().map(Node::from).collect()),
            Value::Object(fields) => {
                Node::Record(fields.into_iter().map(|(name, v)| (name, v.into())).collect())
            }
        }
    }
}

impl<T: Into<Node>> From<Vec<T>> for Node {
    fn from(items: Vec<T>) -> Node {
        Node::List(items.into_iter().map(Into::into).collect())
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        reader.deserialize_any(Nodes)
    }
}

struct Nodes;

impl<'de> Visitor<'de> for Nodes {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_unit<E: Error>(self) -> Result<Node, E> {
        Ok(Node::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Node, E> {
        Ok(Node::Flag(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Node, E> {
        Ok(Node::Number(value.into()))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Node, E> {
        Ok(Node::Number(value.into()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Node, E> {
        Ok(Number::from_f64(value).map_or(Node::Null, Node::Number))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Node, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Node, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Node::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Node, A::Error> {
        let mut record = Vec::new();
        while let Some(field) = fields.next_entry()? {
            record.push(field);
        }
        Ok(Node::Record(record))
    }
}
