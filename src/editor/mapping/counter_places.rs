//! Where the counters of all systems are set up.

use super::MapGeometry;
use crate::board::Hex;
use crate::editor::{Edit, Node, Pointer};

/// A counter as it stands in a document, in whatever list its system keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CounterPlace {
    /// Its place in the document.
    pub at: Pointer,
    /// Its id; empty if it has none.
    pub id: String,
    /// Its English name; empty if it has none.
    pub name: String,
    /// The side's id, or that of its Battle.
    pub owner: String,
    /// The printed number of the hex on which it is set up.
    pub setup: Option<String>,
}

/// The lists of counters: the part of the system, and the field.
const LISTS: [(&str, &str); 6] = [
    ("bmw", "units"),
    ("bmw", "leaders"),
    ("bmw", "markers"),
    ("arsouf", "pieces"),
    ("barons", "units"),
    ("barons", "leaders"),
];

/// Every counter of a document.
#[must_use]
pub fn counters(content: &Node) -> Vec<CounterPlace> {
    let mut found = Vec::new();
    for (part, field) in LISTS {
        let list = Pointer::fields([part, field]);
        let items = list.of(content).and_then(Node::items).unwrap_or_default();
        for (place, node) in items.iter().enumerate() {
            let text = |name: &str| node.field(name).and_then(Node::text).map(str::to_owned);
            let grammar = || node.field("name")?.field("text")?.text().map(str::to_owned);
            found.push(CounterPlace {
                at: list.then(place),
                id: text("id").unwrap_or_default(),
                name: text("name").or_else(grammar).unwrap_or_default(),
                owner: text("side").or_else(|| text("battle")).unwrap_or_default(),
                setup: text("setup"),
            });
        }
    }
    found
}

/// Sets a counter up on a hex, or off the map.
#[must_use]
pub fn set_up(
    content: &Node,
    geometry: &MapGeometry,
    counter: &Pointer,
    hex: Option<Hex>,
) -> Vec<Edit> {
    let at = counter.then("setup");
    match hex {
        Some(hex) => vec![Edit::put(content, at, geometry.grid.label(hex))],
        None if at.of(content).is_some() => vec![Edit::RemoveField { at }],
        None => Vec::new(),
    }
}
