//! Every printed number of a hex that stands in a document, whatever its system: set-up, areas, begun battles, lessons.

use super::MapGeometry;
use super::counter_places::counters;
use crate::board::Hex;
use crate::editor::{Key, Node, Pointer};
use std::collections::BTreeSet;

/// Fields whose texts are no hexes, though they may look like numbers.
const OTHERS: [&str; 14] = [
    "id",
    "name",
    "text",
    "title",
    "subtitle",
    "note",
    "source",
    "rule",
    "rules",
    "otherwise",
    "option",
    "value",
    "terrain",
    "feature",
];

/// The parts of a document beside its map in which hexes are named.
const PARTS: [&str; 5] = ["bmw", "arsouf", "barons", "acies", "lesson"];

/// Where hexes are named beside the map, and which: counters, begun battles, lessons.
#[must_use]
pub fn beside_the_map(content: &Node, geometry: &MapGeometry) -> Vec<(Pointer, Hex)> {
    let ids: BTreeSet<String> = counters(content).into_iter().map(|counter| counter.id).collect();
    let mut walk = Walk { geometry, ids, path: Vec::new(), found: Vec::new() };
    for part in PARTS {
        if let Some(node) = content.field(part) {
            walk.descend(Key::from(part), node);
        }
    }
    walk.found
}

/// Every place of a field with a certain name beside the map whose value is a number.
#[must_use]
pub fn numbers_called(content: &Node, name: &str) -> Vec<(Pointer, i64)> {
    fn walk(node: &Node, name: &str, path: &mut Vec<Key>, found: &mut Vec<(Pointer, i64)>) {
        let inside = |key: Key, node: &Node, path: &mut Vec<Key>, found: &mut Vec<_>| {
            path.push(key);
            walk(node, name, path, found);
            path.pop();
        };
        match node {
            Node::Record(fields) => {
                for (own, node) in fields {
                    inside(Key::from(own.as_str()), node, path, found);
                }
            }
            Node::List(items) => {
                for (place, node) in items.iter().enumerate() {
                    inside(Key::Item(place), node, path, found);
                }
            }
            Node::Number(number) => {
                let is_called = path.last() == Some(&Key::from(name));
                if let (true, Some(number)) = (is_called, number.as_i64()) {
                    found.push((Pointer(path.clone()), number));
                }
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    for part in PARTS {
        if let Some(node) = content.field(part) {
            walk(node, name, &mut vec![Key::from(part)], &mut found);
        }
    }
    found
}

struct Walk<'a> {
    geometry: &'a MapGeometry,
    ids: BTreeSet<String>,
    path: Vec<Key>,
    found: Vec<(Pointer, Hex)>,
}

impl Walk<'_> {
    fn descend(&mut self, key: Key, node: &Node) {
        self.path.push(key);
        match node {
            Node::Record(fields) => {
                for (name, node) in fields {
                    if !OTHERS.contains(&name.as_str()) {
                        self.descend(Key::from(name.as_str()), node);
                    }
                }
            }
            Node::List(items) => {
                for (place, item) in items.iter().enumerate() {
                    self.descend(Key::Item(place), item);
                }
            }
            Node::Text(text) if !self.ids.contains(text) => {
                if let Some(hex) = self.geometry.grid.parse(text) {
                    self.found.push((Pointer(self.path.clone()), hex));
                }
            }
            _ => {}
        }
        self.path.pop();
    }
}
