//! Ids that nothing bears yet.

use crate::editor::{Node, Pointer};
use std::collections::BTreeSet;

/// Every id in a list.
#[must_use]
pub fn taken(content: &Node, list: &Pointer) -> BTreeSet<String> {
    let items = list.of(content).and_then(Node::items).unwrap_or_default();
    items.iter().filter_map(|item| item.field("id")?.text().map(str::to_owned)).collect()
}

/// The next id of the kind that nothing bears yet.
#[must_use]
pub fn next(id: &str, taken: &BTreeSet<String>) -> String {
    let stem = id.trim_end_matches(|c: char| c.is_ascii_digit());
    let from = id[stem.len()..].parse::<u32>().unwrap_or(1);
    let mut ids = (from..).map(|k| format!("{stem}{k}"));
    ids.find(|id| !taken.contains(id)).unwrap_or_else(|| id.to_owned())
}

/// Gives a copied entry an id of its own, which is taken from then on.
pub fn renew(fields: &mut [(String, Node)], taken: &mut BTreeSet<String>) {
    for (_, node) in fields.iter_mut().filter(|(name, _)| name == "id") {
        if let Node::Text(id) = node {
            *id = next(id, taken);
            taken.insert(id.clone());
        }
    }
}
