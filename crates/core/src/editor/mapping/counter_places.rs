//! Where the counters of all systems are set up.

use super::{MapGeometry, zone_paint};
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

/// The place of the Battle that a counter belongs to; nothing where there are no Battles.
#[must_use]
pub fn battle_of(content: &Node, counter: &Pointer) -> Option<Pointer> {
    let id = counter.then("battle").of(content).and_then(Node::text)?;
    let list = Pointer::fields(["barons", "battles"]);
    let battles = list.of(content).and_then(Node::items)?;
    let place =
        battles.iter().position(|battle| battle.field("id").and_then(Node::text) == Some(id))?;
    Some(list.then(place))
}

/// Sets a counter up in a zone: on its first hex where no counter stands, or its Battle anywhere there, where Battles are set up.
/// Nothing if the zone is full.
#[must_use]
pub fn set_up_in(
    content: &Node,
    geometry: &MapGeometry,
    counter: &Pointer,
    zone: &str,
) -> Vec<Edit> {
    if let Some(battle) = battle_of(content, counter) {
        return vec![Edit::put(
            content,
            battle.then("setup"),
            Node::record([("zone", zone.into())]),
        )];
    }
    let all = counters(content);
    let taken = |hex: &Hex| {
        let label = geometry.grid.label(*hex);
        all.iter().any(|place| place.setup.as_deref() == Some(label.as_str()))
    };
    let free = zone_paint::hexes(content, geometry, zone).into_iter().find(|hex| !taken(hex));
    free.map(|hex| set_up(content, geometry, counter, Some(hex))).unwrap_or_default()
}

/// Lets the Battle of a counter come later, from an activation of its side on: through the zone where it comes or stands already, or
/// through another one.
#[must_use]
pub fn comes_later(content: &Node, counter: &Pointer, zone: &str, activation: u16) -> Vec<Edit> {
    let Some(battle) = battle_of(content, counter) else { return Vec::new() };
    let at = battle.then("setup");
    let entry = at.then("enters");
    if entry.of(content).is_some() {
        return vec![Edit::put(content, entry.then("activation"), activation)];
    }
    let own = at.then("zone").of(content).and_then(Node::text).unwrap_or(zone);
    let enters = Node::record([("zone", own.into()), ("activation", activation.into())]);
    vec![Edit::put(content, at, Node::record([("enters", enters)]))]
}

/// From which activation of its side on a Battle comes; nothing for one that is there from the beginning.
#[must_use]
pub fn activation_of(content: &Node, battle: &Pointer) -> Option<i64> {
    battle.then("setup").then("enters").then("activation").of(content)?.whole()
}
