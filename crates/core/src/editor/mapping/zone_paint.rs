//! Zones, painted like terrain, and the names of places.

use super::MapGeometry;
use super::map_geometry::map_field;
use crate::board::{Hex, HexSet};
use crate::editor::{Edit, Node, Pointer};
use std::collections::BTreeMap;

/// The hexes of a zone, in the order of the file.
#[must_use]
pub fn hexes(content: &Node, geometry: &MapGeometry, zone: &str) -> Vec<Hex> {
    let list = at(zone).of(content).and_then(Node::items).unwrap_or_default();
    list.iter().filter_map(|label| geometry.labelled(label)).collect()
}

fn at(zone: &str) -> Pointer {
    map_field("zones").then(zone).then("hexes")
}

/// Adds a zone without hexes; nothing if there is one with this id.
#[must_use]
pub fn add(content: &Node, zone: &str, name: &str) -> Vec<Edit> {
    let zones = map_field("zones");
    let own = zones.then(zone);
    if own.of(content).is_some() {
        return Vec::new();
    }
    let new = Node::record([("name", name.into()), ("hexes", Node::List(Vec::new()))]);
    match zones.of(content) {
        Some(_) => vec![Edit::add_field(own, new)],
        None => vec![Edit::add_field(zones, Node::record([(zone, new)]))],
    }
}

/// Puts hexes into a zone, behind those that are in it.
#[must_use]
pub fn include(content: &Node, geometry: &MapGeometry, zone: &str, hexes: &[Hex]) -> Vec<Edit> {
    let there = HexSet::new(self::hexes(content, geometry, zone));
    let mut fresh: Vec<Hex> = hexes.iter().copied().filter(|hex| !there.contains(*hex)).collect();
    fresh.sort_unstable();
    fresh.dedup();
    let at = at(zone);
    let Some(from) = at.of(content).and_then(Node::items).map(<[Node]>::len) else {
        return Vec::new();
    };
    if fresh.is_empty() {
        return Vec::new();
    }
    let insert = fresh.into_iter().map(|hex| geometry.grid.label(hex).into()).collect();
    vec![Edit::Splice { at, from, remove: 0, insert }]
}

/// Takes hexes out of a zone.
#[must_use]
pub fn exclude(content: &Node, geometry: &MapGeometry, zone: &str, hexes: &HexSet) -> Vec<Edit> {
    let at = at(zone);
    let list = at.of(content).and_then(Node::items).unwrap_or_default();
    let goes = |label: &Node| geometry.labelled(label).is_some_and(|hex| hexes.contains(hex));
    let gone = (0..list.len()).rev().filter(|place| goes(&list[*place]));
    gone.map(|place| Edit::remove_item(at.clone(), place)).collect()
}

/// Names the place on a hex, or renames it; an empty name takes it away.
#[must_use]
pub fn name_place(content: &Node, geometry: &MapGeometry, hex: Hex, name: &str) -> Vec<Edit> {
    let list = map_field("places");
    let places = list.of(content).and_then(Node::items);
    let is_here = |place: &Node| place.field("hex").and_then(|h| geometry.labelled(h)) == Some(hex);
    let here = places.unwrap_or_default().iter().position(is_here);
    let new = || Node::record([("name", name.into()), ("hex", geometry.grid.label(hex).into())]);
    match (here, name.is_empty()) {
        (None, true) => Vec::new(),
        (Some(place), true) => vec![Edit::remove_item(list, place)],
        (Some(place), false) => vec![Edit::put(content, list.then(place).then("name"), name)],
        (None, false) if places.is_none() => vec![Edit::add_field(list, vec![new()])],
        (None, false) => vec![Edit::push(content, list, new())],
    }
}

/// The names of places by their hexes, as they stand in the file.
#[must_use]
pub fn places<'a>(content: &'a Node, geometry: &MapGeometry) -> BTreeMap<Hex, &'a Node> {
    let places = content.field("map").and_then(|map| map.field("places")).and_then(Node::items);
    let place =
        |place: &'a Node| Some((geometry.labelled(place.field("hex")?)?, place.field("name")?));
    places.unwrap_or_default().iter().filter_map(place).collect()
}

/// Takes the names off hexes.
#[must_use]
pub fn remove_places(content: &Node, geometry: &MapGeometry, hexes: &HexSet) -> Vec<Edit> {
    let list = map_field("places");
    let places = list.of(content).and_then(Node::items).unwrap_or_default().iter().enumerate();
    let goes = |place: &Node| {
        let hex = place.field("hex").and_then(|label| geometry.labelled(label));
        hex.is_some_and(|hex| hexes.contains(hex))
    };
    let gone: Vec<usize> = places.filter(|(_, p)| goes(p)).map(|(k, _)| k).collect();
    gone.into_iter().rev().map(|place| Edit::remove_item(list.clone(), place)).collect()
}

/// Names the place on a hex that has no name, with the gender that the name has.
#[must_use]
pub fn add_place(content: &Node, geometry: &MapGeometry, hex: Hex, name: Node) -> Vec<Edit> {
    let list = map_field("places");
    let new = Node::record([("name", name), ("hex", geometry.grid.label(hex).into())]);
    match list.of(content) {
        Some(_) => vec![Edit::push(content, list, new)],
        None => vec![Edit::add_field(list, vec![new])],
    }
}

/// Moves the names on a hex to another.
#[must_use]
pub fn move_place(content: &Node, geometry: &MapGeometry, from: Hex, to: Hex) -> Vec<Edit> {
    let list = map_field("places");
    let places = list.of(content).and_then(Node::items).unwrap_or_default().iter().enumerate();
    let here = places.filter(|(_, place)| {
        place.field("hex").and_then(|label| geometry.labelled(label)) == Some(from)
    });
    let moved = |place| Edit::set(list.then(place).then("hex"), geometry.grid.label(to));
    here.map(|(place, _)| moved(place)).collect()
}
