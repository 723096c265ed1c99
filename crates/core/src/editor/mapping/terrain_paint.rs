//! Terrain: letters on the map and what they stand for.

use super::MapGeometry;
use super::letter_rows::{LetterRows, overwrite};
use super::map_geometry::map_field;
use crate::board::Hex;
use crate::editor::{Edit, Node};

/// Terrain with its letter, as a palette shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegendEntry {
    /// The letter on the map.
    pub letter: char,
    /// The terrain's id.
    pub terrain: String,
    /// How many hexes bear the letter.
    pub hexes: usize,
}

/// The letters of the map with their terrain, in the order of the file.
#[must_use]
pub fn legend(content: &Node) -> Vec<LegendEntry> {
    let map = content.field("map");
    let rows = map.and_then(|map| map.field("grid")).and_then(Node::items).unwrap_or_default();
    let count = |letter: char| {
        let hexes = rows.iter().filter_map(Node::text).flat_map(str::chars);
        hexes.filter(|own| *own == letter).count()
    };
    let entry = |(name, id): &(String, Node)| {
        let letter = name.chars().next()?;
        Some(LegendEntry { letter, terrain: id.text()?.to_owned(), hexes: count(letter) })
    };
    let fields = map.and_then(|map| map.field("legend")).and_then(Node::fields);
    fields.unwrap_or_default().iter().filter_map(entry).collect()
}

/// Writes a letter into hexes.
#[must_use]
pub fn paint(content: &Node, geometry: &MapGeometry, hexes: &[Hex], letter: char) -> Vec<Edit> {
    let cells = hexes.iter().map(|hex| (*hex, letter)).collect();
    overwrite(content, geometry, "grid", cells)
}

/// The letter that stands for a terrain.
#[must_use]
pub fn letter_of(content: &Node, terrain: &str) -> Option<char> {
    let fields = content.field("map")?.field("legend")?.fields()?;
    fields.iter().find(|(_, id)| id.text() == Some(terrain))?.0.chars().next()
}

/// The letter that stands for a terrain, and the edits that give it one if it has none: one of its own letters if that is free.
#[must_use]
pub fn letter_for(content: &Node, terrain: &str) -> (char, Vec<Edit>) {
    if let Some(letter) = letter_of(content, terrain) {
        return (letter, Vec::new());
    }
    let at = map_field("legend");
    let legend = at.of(content).and_then(Node::fields);
    let taken = |letter: &char| {
        let mut buffer = [0; 4];
        let letter: &str = letter.encode_utf8(&mut buffer);
        legend.unwrap_or_default().iter().any(|(name, _)| name == letter)
    };
    let own = terrain.chars().filter(char::is_ascii_alphabetic);
    let letters = own.clone().chain(own.map(|letter| letter.to_ascii_uppercase()));
    let mut letters = letters.chain('a'..='z').chain('A'..='Z').chain('0'..='9').chain('α'..='ω');
    let letter = letters.find(|letter| !taken(letter)).unwrap_or('?');
    let mut edits = Vec::new();
    if legend.is_none() {
        edits.push(Edit::put(content, at.clone(), Node::Record(Vec::new())));
    }
    edits.push(Edit::add_field(at.then(letter.to_string()), terrain));
    (letter, edits)
}

/// What lies on a hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sample {
    /// Its letter.
    pub letter: char,
    /// The terrain that the letter stands for, if the legend says so.
    pub terrain: Option<String>,
    /// Its height.
    pub level: u8,
    /// The ids of the zones that it lies in.
    pub zones: Vec<String>,
    /// The name of the place there.
    pub place: Option<String>,
}

/// What lies on a hex: the eyedropper.
#[must_use]
pub fn sample(content: &Node, geometry: &MapGeometry, hex: Hex) -> Option<Sample> {
    let letter = LetterRows::of(content, geometry, "grid").get(hex)?;
    let map = content.field("map")?;
    let legend = map.field("legend").and_then(|legend| legend.field(&letter.to_string()));
    let level = LetterRows::of(content, geometry, "elevation").get(hex);
    let level = level.and_then(|digit| digit.to_digit(10)).and_then(|n| u8::try_from(n).ok());
    let is_here = |node: &Node| geometry.labelled(node) == Some(hex);
    let has = |zone: &Node| {
        zone.field("hexes").and_then(Node::items).is_some_and(|h| h.iter().any(is_here))
    };
    let zones = map.field("zones").and_then(Node::fields).unwrap_or_default().iter();
    let mut places = map.field("places").and_then(Node::items).unwrap_or_default().iter();
    let place = places.find(|place| place.field("hex").is_some_and(is_here));
    let name = |place: &Node| {
        let name = place.field("name")?;
        Some(name.text().or_else(|| name.field("text")?.text())?.to_owned())
    };
    Some(Sample {
        letter,
        terrain: legend.and_then(Node::text).map(str::to_owned),
        level: level.unwrap_or_default(),
        zones: zones.filter(|(_, zone)| has(zone)).map(|(id, _)| id.clone()).collect(),
        place: place.and_then(name),
    })
}
