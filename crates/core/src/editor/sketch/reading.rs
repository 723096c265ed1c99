//! Reading a map out of a document, as far as it can be understood.

use crate::board::{Grid, Hex, HexMap};
use crate::editor::{Document, Node};
use crate::scenario::Text;
use crate::scenario::appearance::{Edge, MarginTrack};
use crate::scenario::geography::MOST_FEATURES;
use crate::view::{AppearanceView, FeatureView, LandmarkView, TerrainView, ZoneView};
use crate::words::Language;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

/// A text in a language; what is no text is empty.
pub(super) fn text(node: Option<&Node>, language: Language) -> String {
    let plain = node.and_then(|node| node.text().or_else(|| node.field("text")?.text()));
    match plain {
        Some(plain) => Text::from(plain).get(language).to_owned(),
        None => String::new(),
    }
}

/// The ids and names of what a system's part lists under a name: terrain, hexside features.
pub(super) fn kinds(document: &Document, list: &str, language: Language) -> Vec<(String, String)> {
    let fields = super::part(document).and_then(|(_, part)| part.field(list)?.fields());
    let named = |(id, node): &(String, Node)| {
        let name = text(node.field("name"), language);
        (id.clone(), if name.is_empty() { id.clone() } else { name })
    };
    fields.unwrap_or_default().iter().map(named).collect()
}

pub(super) fn terrains(document: &Document, language: Language) -> Vec<TerrainView> {
    let kinds = kinds(document, "terrain", language).into_iter();
    kinds.take(usize::from(u8::MAX)).map(|(id, name)| TerrainView { id, name }).collect()
}

pub(super) fn features(document: &Document, language: Language) -> Vec<FeatureView> {
    let part = super::part(document).map(|(_, part)| part);
    let is_river = |id: &str| {
        let feature = part.and_then(|part| part.field("hexsides")?.field(id));
        matches!(feature.and_then(|own| own.field("river")), Some(Node::Flag(true)))
    };
    let kinds = kinds(document, "hexsides", language).into_iter();
    let view = |(id, name): (String, String)| FeatureView { river: is_river(&id), id, name };
    kinds.map(view).collect()
}

/// What the map looks like; what can't be read is as usual.
pub(super) fn appearance(map: &Node, terrains: &[TerrainView]) -> AppearanceView {
    fn read<T: Default + DeserializeOwned>(own: &Node, name: &str) -> T {
        let value = own.field(name).map(Node::value);
        value.and_then(|value| serde_json::from_value(value).ok()).unwrap_or_default()
    }
    let Some(own) = map.field("appearance") else { return AppearanceView::default() };
    let known: BTreeMap<Edge, String> = read(own, "beyond");
    let number = |edge: &Edge| {
        let id = known.get(edge)?;
        let place = terrains.iter().position(|terrain| terrain.id == *id)?;
        u8::try_from(place).ok()
    };
    let margin: Vec<MarginTrack> = read(own, "margin");
    AppearanceView {
        style: read(own, "style"),
        country: read(own, "country"),
        season: read(own, "season"),
        beyond: Edge::ALL.each_ref().map(number),
        untilled: read(own, "untilled"),
        turn_track: margin.contains(&MarginTrack::Turns),
        record_track: margin.contains(&MarginTrack::Record),
        north: read(own, "north"),
    }
}

fn legend(map: &Node) -> impl Iterator<Item = (char, &str)> {
    let fields = map.field("legend").and_then(Node::fields).unwrap_or_default();
    fields.iter().filter_map(|(letter, id)| Some((letter.chars().next()?, id.text()?)))
}

fn lines<'a>(map: &'a Node, name: &str) -> &'a [Node] {
    map.field(name).and_then(Node::items).unwrap_or_default()
}

/// The terrain numbers hex by hex. What can't be read is the first terrain.
pub(super) fn terrain(map: &Node, grid: &Grid, terrains: &[TerrainView]) -> Vec<u8> {
    let number = |id: &str| {
        let place = terrains.iter().position(|terrain| terrain.id == id);
        place.and_then(|n| u8::try_from(n).ok()).unwrap_or_default()
    };
    let mut plain = [0_u8; 128];
    let mut others: BTreeMap<char, u8> = BTreeMap::new();
    for (letter, id) in legend(map) {
        match plain.get_mut(letter as usize) {
            Some(place) => *place = number(id),
            None => _ = others.insert(letter, number(id)),
        }
    }
    let of = |letter: char| match plain.get(letter as usize) {
        Some(number) => *number,
        None => others.get(&letter).copied().unwrap_or_default(),
    };
    cells(map, "grid", grid, of)
}

/// The levels hex by hex.
pub(super) fn levels(map: &Node, grid: &Grid) -> Vec<u8> {
    let level = |letter: char| letter.to_digit(10).and_then(|d| u8::try_from(d).ok());
    cells(map, "elevation", grid, |letter| level(letter).unwrap_or_default())
}

fn cells(map: &Node, name: &str, grid: &Grid, of: impl Fn(char) -> u8) -> Vec<u8> {
    let shape = grid.shape();
    let (columns, rows) = (usize::from(shape.columns), usize::from(shape.rows));
    let mut cells = Vec::with_capacity(columns * rows);
    for line in lines(map, name).iter().take(rows) {
        let end = cells.len() + columns;
        cells.extend(line.text().unwrap_or_default().chars().take(columns).map(&of));
        cells.resize(end, 0);
    }
    cells.resize(columns * rows, 0);
    cells
}

fn hex(node: &Node, grid: &Grid) -> Option<Hex> {
    grid.parse(node.text()?)
}

fn hexes(node: &Node, grid: &Grid) -> Vec<Hex> {
    let labels = node.field("hexes").and_then(Node::items).unwrap_or_default();
    labels.iter().filter_map(|label| hex(label, grid)).collect()
}

pub(super) fn roads(map: &Node, grid: &Grid, language: Language) -> Vec<(String, Vec<Hex>)> {
    let road = |road: &Node| (text(road.field("name"), language), hexes(road, grid));
    lines(map, "roads").iter().map(road).collect()
}

pub(super) fn streams(map: &Node, grid: &Grid) -> Vec<Vec<Hex>> {
    lines(map, "streams").iter().map(|stream| hexes(stream, grid)).collect()
}

pub(super) fn landmarks(map: &Node, grid: &Grid) -> Vec<LandmarkView> {
    let landmark = |node: &Node| {
        let kind = serde_json::from_value(node.field("kind")?.value()).ok()?;
        let towards = node.field("towards").and_then(|label| hex(label, grid));
        Some(LandmarkView { kind, hex: hex(node.field("hex")?, grid)?, towards })
    };
    lines(map, "landmarks").iter().filter_map(landmark).collect()
}

pub(super) fn places(map: &Node, grid: &Grid, language: Language) -> BTreeMap<Hex, String> {
    let place =
        |place: &Node| Some((hex(place.field("hex")?, grid)?, text(place.field("name"), language)));
    lines(map, "places").iter().filter_map(place).collect()
}

pub(super) fn zone(id: &str, node: &Node, grid: &Grid, language: Language) -> ZoneView {
    let name = text(node.field("name"), language);
    let name = if name.is_empty() { id.to_owned() } else { name };
    ZoneView { id: id.to_owned(), name, hexes: hexes(node, grid) }
}

/// Lays roads and hexside features onto a bare map.
pub(super) fn lay(map: &Node, features: &[FeatureView], onto: &mut HexMap) {
    for road in lines(map, "roads") {
        for pair in hexes(road, &onto.grid).windows(2) {
            onto.add_road(pair[0], pair[1]);
        }
    }
    for run in lines(map, "hexsides") {
        let id = run.field("feature").and_then(Node::text);
        let number = features.iter().position(|feature| Some(feature.id.as_str()) == id);
        let Some(number) = number.filter(|n| *n < MOST_FEATURES) else { continue };
        let number = u8::try_from(number).unwrap_or_default();
        for pair in lines(run, "between") {
            let ends = pair.items().unwrap_or_default();
            let end = |k: usize| ends.get(k).and_then(|end| hex(end, &onto.grid));
            let (Some(a), Some(b)) = (end(0), end(1)) else { continue };
            if let Some(direction) = onto.grid.direction(a, b) {
                onto.add_feature(a, direction, number);
            }
        }
    }
}
