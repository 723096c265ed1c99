//! The ids that a field may name: sides, zones, counters, terrain and whatever else the document has, options of its system,
//! and decks that are built in.

use crate::editor::{Document, Key, Node, Pointer, sketch};
use crate::reference::Library;
use crate::scenario::acies::deck;
use crate::words::Language;

/// Fields that name a side.
const SIDES: [&str; 7] = ["side", "barred", "first", "active", "initiative", "mover", "owner"];
/// Fields that name a zone.
const ZONES: [&str; 10] = [
    "zone",
    "from",
    "to",
    "deploy",
    "overflow",
    "closed",
    "open_camps",
    "through",
    "trebuchets",
    "goal",
];
/// Parts of a file in which these fields name zones and not hexes.
const ZONED: [&str; 5] = ["special", "setup", "goal", "entry", "battles"];

/// The ids that a text field may hold, with their names; nothing if it names nothing of the document.
#[must_use]
pub fn of(document: &Document, at: &Pointer, language: Language) -> Vec<(String, String)> {
    let Some(name) = at.0.iter().rev().find_map(field) else { return Vec::new() };
    let inside = |part: &str| at.0.iter().filter_map(field).any(|key| key == part);
    if at.0.len() == 1 && name == "language" {
        return Language::all()
            .map(|own| (own.tag().to_owned(), own.own_name().to_owned()))
            .collect();
    }
    if SIDES.contains(&name) {
        return listed(document.content().field("sides"));
    }
    if name == "deck" || (name == "decks" && inside("acies")) {
        let decks = deck::built_in().iter();
        return decks.map(|deck| (deck.deck.clone(), deck.name.get(language).to_owned())).collect();
    }
    let zoned = ZONED.into_iter().any(inside) || name == "deploy" && inside("arsouf");
    if ZONES.contains(&name) && zoned {
        let map = document.content().field("map");
        return listed(map.and_then(|map| map.field("zones")));
    }
    let part = sketch::part(document).map(|(_, part)| part);
    let of_part = |list: &str| listed(part.and_then(|part| part.field(list)));
    let outer = at.0.iter().filter_map(field).nth_back(1).unwrap_or_default();
    match name {
        "feature" => of_part("hexsides"),
        "terrain" if outer == "variants" => of_part("terrain"),
        _ if outer == "legend" => of_part("terrain"),
        "kind" if outer == "pieces" => of_part("kinds"),
        "option" => options(document, language),
        "battle" | "edward_target" => of_part("battles"),
        "unit" | "leader" | "mover" | "firer" | "target" | "last" | "reorganize_from" | "owed"
        | "units" => ["units", "leaders", "pieces"].into_iter().flat_map(of_part).collect(),
        _ => Vec::new(),
    }
}

/// The options of the system, by their titles.
fn options(document: &Document, language: Language) -> Vec<(String, String)> {
    let Some((system, _)) = sketch::part(document) else { return Vec::new() };
    let options = Library::of(system).options.iter();
    options.map(|option| (option.name.clone(), option.title.get(language).to_owned())).collect()
}

fn field(key: &Key) -> Option<&str> {
    if let Key::Field(name) = key { Some(name) } else { None }
}

/// The entries of a list or table, by id.
fn listed(node: Option<&Node>) -> Vec<(String, String)> {
    let name = |node: &Node, id: &str| {
        let name = node.field("name");
        let text = name.and_then(|name| name.text().or_else(|| name.field("text")?.text()));
        text.unwrap_or(id).to_owned()
    };
    match node {
        Some(Node::List(items)) => {
            let id = |item: &Node| Some(item.field("id")?.text()?.to_owned());
            items
                .iter()
                .filter_map(|item| id(item).map(|id| (id.clone(), name(item, &id))))
                .collect()
        }
        Some(Node::Record(fields)) => {
            fields.iter().map(|(id, node)| (id.clone(), name(node, id))).collect()
        }
        _ => Vec::new(),
    }
}
