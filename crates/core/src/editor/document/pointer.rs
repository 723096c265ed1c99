//! Places in a document.

use super::Node;
use std::fmt;

/// A step from a value to one inside it.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Key {
    /// The field with this name.
    Field(String),
    /// The item with this number, counted from 0.
    Item(usize),
}

impl Key {
    /// The name of the field; nothing for an item of a list.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        if let Key::Field(name) = self { Some(name) } else { None }
    }
}

impl From<&str> for Key {
    fn from(name: &str) -> Key {
        Key::Field(name.to_owned())
    }
}

impl From<String> for Key {
    fn from(name: String) -> Key {
        Key::Field(name)
    }
}

impl From<usize> for Key {
    fn from(place: usize) -> Key {
        Key::Item(place)
    }
}

/// A place in a document, from its root. Written like the places of faults: `bmw.units[3].setup`.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Pointer(pub Vec<Key>);

impl Pointer {
    /// The place of the whole content.
    #[must_use]
    pub fn root() -> Pointer {
        Pointer::default()
    }

    /// A field of the root, and fields inside it.
    #[must_use]
    pub fn fields<const N: usize>(names: [&str; N]) -> Pointer {
        Pointer(names.into_iter().map(Key::from).collect())
    }

    /// A place inside this one.
    #[must_use]
    pub fn then(&self, key: impl Into<Key>) -> Pointer {
        let mut keys = self.0.clone();
        keys.push(key.into());
        Pointer(keys)
    }

    /// What this place lies in, and by which key; nothing for the root.
    #[must_use]
    pub fn split(&self) -> Option<(Pointer, &Key)> {
        let (last, before) = self.0.split_last()?;
        Some((Pointer(before.to_vec()), last))
    }

    /// The name of the field that it is, or of the one whose item it is.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.0.iter().rev().find_map(Key::name)
    }

    /// What stands there.
    #[must_use]
    pub fn of<'a>(&self, content: &'a Node) -> Option<&'a Node> {
        self.0.iter().try_fold(content, |node, key| match key {
            Key::Field(name) => node.field(name),
            Key::Item(place) => node.item(*place),
        })
    }

    /// What stands there, to be changed.
    pub(super) fn of_mut<'a>(&self, content: &'a mut Node) -> Option<&'a mut Node> {
        self.0.iter().try_fold(content, |node, key| match (key, node) {
            (Key::Field(name), Node::Record(fields)) => {
                fields.iter_mut().find(|(own, _)| own == name).map(|(_, node)| node)
            }
            (Key::Item(place), Node::List(items)) => items.get_mut(*place),
            _ => None,
        })
    }

    /// The place that a fault names, as far as the content has it: what is missing is looked for where it should be. Names of
    /// fields may hold points and brackets.
    #[must_use]
    pub fn of_fault(at: &str, content: &Node) -> Pointer {
        let (mut keys, mut node, mut rest) = (Vec::new(), content, at);
        while !rest.is_empty() {
            rest = rest.strip_prefix('.').unwrap_or(rest);
            let found = match node {
                Node::Record(fields) => longest_name(fields, rest),
                Node::List(items) => numbered(items, rest).or_else(|| with_id(items, rest)),
                _ => None,
            };
            let Some((key, inside, used)) = found else { break };
            keys.push(key);
            (node, rest) = (inside, &rest[used..]);
        }
        Pointer(keys)
    }
}

fn ends(rest: &str, used: usize) -> bool {
    rest[used..].is_empty() || rest[used..].starts_with(['.', '['])
}

fn longest_name<'a>(fields: &'a [(String, Node)], rest: &str) -> Option<(Key, &'a Node, usize)> {
    let fits = |name: &str| rest.starts_with(name) && ends(rest, name.len());
    let (name, node) =
        fields.iter().filter(|(name, _)| fits(name)).max_by_key(|(name, _)| name.len())?;
    Some((Key::Field(name.clone()), node, name.len()))
}

fn numbered<'a>(items: &'a [Node], rest: &str) -> Option<(Key, &'a Node, usize)> {
    let (number, _) = rest.strip_prefix('[')?.split_once(']')?;
    let place: usize = number.parse().ok()?;
    Some((Key::Item(place), items.get(place)?, number.len() + 2))
}

/// Some faults name an item by its id.
fn with_id<'a>(items: &'a [Node], rest: &str) -> Option<(Key, &'a Node, usize)> {
    let long = |item: &Node| {
        let id = item.field("id")?.text()?;
        (rest.starts_with(id) && ends(rest, id.len())).then_some(id.len())
    };
    let place = items.iter().position(|item| long(item).is_some())?;
    Some((Key::Item(place), &items[place], long(&items[place])?))
}

impl fmt::Display for Pointer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, key) in self.0.iter().enumerate() {
            match key {
                Key::Field(name) if place == 0 => f.write_str(name)?,
                Key::Field(name) => write!(f, ".{name}")?,
                Key::Item(item) => write!(f, "[{item}]")?,
            }
        }
        Ok(())
    }
}
