//! What removes a fault.

use super::place_words::{called_at, called_in};
use super::remedy_kind::RemedyKind;
use crate::board::Hex;
use crate::editor::mapping::MapGeometry;
use crate::editor::mapping::letter_rows::{LetterRows, overwrite};
use crate::editor::mapping::map_geometry::map_field;
use crate::editor::mapping::terrain_paint::{legend, letter_for};
use crate::editor::mapping::ways::with_hexes;
use crate::editor::{Edit, Key, Node, Pointer, StepName};
use crate::scenario::Fault;
use crate::words::Language;

/// A way to remove a problem.
#[derive(Clone, PartialEq, Debug)]
pub struct Remedy {
    /// What it does, for people.
    pub kind: RemedyKind,
    /// The edits that do it.
    pub edits: Vec<Edit>,
}

impl Remedy {
    fn new(kind: RemedyKind, edits: Vec<Edit>) -> Remedy {
        Remedy { kind, edits }
    }

    /// The step that carries it out.
    #[must_use]
    pub fn step(&self) -> (StepName, Vec<Edit>) {
        (StepName::Remedy { kind: self.kind.clone() }, self.edits.clone())
    }

    /// What it does, such as "Set it to clear".
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        self.kind.told(language)
    }
}

/// The remedies of a fault, the likeliest first.
pub(super) fn remedies(
    fault: &Fault,
    at: &Pointer,
    content: &Node,
    geometry: Option<&MapGeometry>,
) -> Vec<Remedy> {
    let of_map = geometry.map(|geometry| match fault.name.as_str() {
        "unknown-letter" => letters(fault, at, content, geometry),
        "grid-size" => rows(content, geometry, fault),
        "unknown-hex" => unknown_hex(at, content, geometry),
        "no-hexside" => strange_sides(at, content, geometry),
        "road-gap" => gaps(at, content, geometry),
        "prohibited-terrain" | "prohibited" => barred(at, content, geometry),
        _ => Vec::new(),
    });
    let of_form = match fault.name.as_str() {
        "malformed" => unknown_field(fault, at, content),
        "unknown-zone" => zone(fault, content),
        "unknown-terrain" => Vec::new(),
        "duplicate-id" | "id" => another_id(at, content),
        _ => number(fault, at, content),
    };
    of_map.into_iter().flatten().chain(of_form).collect()
}

/// What stands between quotation marks in a fault.
fn quoted(fault: &Fault) -> Option<&str> {
    fault.what.split('"').nth(1)
}

/// The hexes that bear a letter which is not in the legend.
pub(super) fn unknown_letters(
    fault: &Fault,
    at: &Pointer,
    content: &Node,
    geometry: &MapGeometry,
) -> Vec<Hex> {
    let Some(letter) = fault.what.split('\'').nth(1).and_then(|text| text.chars().next()) else {
        return Vec::new();
    };
    if !at.0.starts_with(&map_field("grid").0) {
        return Vec::new();
    }
    let rows = LetterRows::of(content, geometry, "grid");
    geometry.grid.hexes().filter(|hex| rows.get(*hex) == Some(letter)).collect()
}

/// The system's terrain table.
fn terrains(content: &Node) -> Vec<String> {
    let mut tables = ["bmw", "arsouf", "barons"].into_iter();
    let table = tables.find_map(|part| content.field(part)?.field("terrain")?.fields());
    table.unwrap_or_default().iter().map(|(id, _)| id.clone()).collect()
}

/// What the author calls a terrain.
fn terrain_name(content: &Node, id: &str) -> String {
    let part = ["bmw", "arsouf", "barons"].into_iter().find(|part| content.field(part).is_some());
    part.map_or_else(String::new, |part| {
        called_in(content, &Pointer::fields([part, "terrain"]), id)
    })
}

fn letters(fault: &Fault, at: &Pointer, content: &Node, geometry: &MapGeometry) -> Vec<Remedy> {
    let hexes = unknown_letters(fault, at, content, geometry);
    let Some(letter) = fault.what.split('\'').nth(1).and_then(|text| text.chars().next()) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    if let Some(usual) = legend(content).into_iter().max_by_key(|entry| entry.hexes) {
        let cells = hexes.into_iter().map(|hex| (hex, usual.letter)).collect();
        let edits = overwrite(content, geometry, "grid", cells);
        let terrain = terrain_name(content, &usual.terrain);
        found.push(Remedy::new(RemedyKind::SetTerrain { terrain }, edits));
    }
    if let Some(terrain) = terrains(content).into_iter().next() {
        let at = map_field("legend").then(letter.to_string());
        let kind = RemedyKind::AddToLegend { letter, terrain: terrain_name(content, &terrain) };
        found.push(Remedy::new(kind, vec![Edit::add_field(at, terrain)]));
    }
    found
}

/// Rows of the size that the map has, and as many.
fn rows(content: &Node, geometry: &MapGeometry, fault: &Fault) -> Vec<Remedy> {
    let field = if fault.at.starts_with("map.elevation") { "elevation" } else { "grid" };
    let usual = legend(content).into_iter().max_by_key(|entry| entry.hexes);
    let fill = match field {
        "elevation" => '0',
        _ => usual.map_or('.', |entry| entry.letter),
    };
    let letters = LetterRows::of(content, geometry, field);
    let letter = |hex| {
        let own = letters.get(hex).unwrap_or(fill);
        if field == "elevation" && !own.is_ascii_digit() { fill } else { own }
    };
    let columns = usize::from(geometry.grid.shape().columns);
    let all: Vec<char> = geometry.grid.hexes().map(letter).collect();
    let rows: Vec<String> = all.chunks(columns).map(|row| row.iter().collect()).collect();
    vec![Remedy::new(RemedyKind::FitRows, vec![Edit::put(content, map_field(field), rows)])]
}

/// A text that is no hex of the map.
fn unlabelled<'a>(geometry: &MapGeometry, node: &'a Node) -> Option<&'a str> {
    node.text().filter(|_| geometry.labelled(node).is_none())
}

/// The texts at a place, or in the lists at it, that are no hexes of the map.
fn strange(at: &Pointer, content: &Node, geometry: &MapGeometry) -> Vec<(Pointer, String)> {
    let Some(node) = at.of(content) else { return Vec::new() };
    if let Some(text) = unlabelled(geometry, node) {
        return vec![(at.clone(), text.to_owned())];
    }
    let list = if node.items().is_some() { at.clone() } else { at.then("hexes") };
    let items = list.of(content).and_then(Node::items).unwrap_or_default().iter().enumerate();
    items
        .filter_map(|(place, item)| {
            Some((list.then(place), unlabelled(geometry, item)?.to_owned()))
        })
        .collect()
}

fn unknown_hex(at: &Pointer, content: &Node, geometry: &MapGeometry) -> Vec<Remedy> {
    if at.0.starts_with(&map_field("hexsides").0) {
        return strange_sides(at, content, geometry);
    }
    let mut found = Vec::new();
    let setup = at.then("setup");
    let at = if setup.of(content).is_some() { setup } else { at.clone() };
    for (place, text) in strange(&at, content, geometry).into_iter().rev() {
        let Some((list, key)) = place.split() else { continue };
        match key {
            Key::Item(item) => {
                let edits = vec![Edit::remove_item(list, *item)];
                found.push(Remedy::new(RemedyKind::RemoveHex { hex: text }, edits));
            }
            Key::Field(name) if name == "setup" => {
                let counter = called_at(content, &list).unwrap_or_default();
                let kind = RemedyKind::TakeOffMap { counter };
                found.push(Remedy::new(kind, vec![Edit::RemoveField { at: place }]));
            }
            Key::Field(name) if name == "hex" => {
                if let Some((all, Key::Item(item))) = list.split() {
                    let edits = vec![Edit::remove_item(all, *item)];
                    found.push(Remedy::new(RemedyKind::RemoveHex { hex: text }, edits));
                }
            }
            Key::Field(_) => {}
        }
    }
    // Several hexes of one list are one fault each, with the same place: they go together.
    if found.len() > 1 {
        let edits = found.into_iter().flat_map(|remedy| remedy.edits).collect();
        let what = "hexes".to_owned();
        return vec![Remedy::new(RemedyKind::Remove { what }, edits)];
    }
    found
}

/// Pairs of hexes that share no side.
fn strange_sides(at: &Pointer, content: &Node, geometry: &MapGeometry) -> Vec<Remedy> {
    let between = at.then("between");
    let pairs = between.of(content).and_then(Node::items).unwrap_or_default();
    let is_strange = |pair: &Node| {
        let end = |place: usize| geometry.labelled(pair.item(place)?);
        end(0).zip(end(1)).is_none_or(|(a, b)| geometry.grid.direction(a, b).is_none())
    };
    let gone = (0..pairs.len()).rev().filter(|place| is_strange(&pairs[*place]));
    let edits: Vec<Edit> = gone.map(|place| Edit::remove_item(between.clone(), place)).collect();
    let what = "hexsides".to_owned();
    if edits.is_empty() {
        Vec::new()
    } else {
        vec![Remedy::new(RemedyKind::Remove { what }, edits)]
    }
}

/// A road in as many parts as it has without gaps.
fn gaps(at: &Pointer, content: &Node, geometry: &MapGeometry) -> Vec<Remedy> {
    let (Some(road), Some((list, Key::Item(place)))) = (at.of(content), at.split()) else {
        return Vec::new();
    };
    let labels = road.field("hexes").and_then(Node::items).unwrap_or_default();
    let mut parts: Vec<Vec<Node>> = Vec::new();
    let mut last: Option<Hex> = None;
    for label in labels {
        let Some(hex) = geometry.labelled(label) else { continue };
        let joins = last.is_some_and(|last| geometry.grid.adjacent(last, hex));
        match parts.last_mut().filter(|_| joins) {
            Some(part) => part.push(label.clone()),
            None => parts.push(vec![label.clone()]),
        }
        last = Some(hex);
    }
    parts.retain(|part| part.len() > 1);
    let insert = parts.into_iter().map(|part| with_hexes(road, part)).collect();
    let edits = vec![Edit::Splice { at: list, from: *place, remove: 1, insert }];
    vec![Remedy::new(RemedyKind::CutRoad, edits)]
}

/// A counter that is set up where it may not stand: the hex becomes terrain that everybody enters, or the counter goes.
fn barred(at: &Pointer, content: &Node, geometry: &MapGeometry) -> Vec<Remedy> {
    let setup =
        if at.0.last() == Some(&Key::from("setup")) { at.clone() } else { at.then("setup") };
    let Some(hex) = setup.of(content).and_then(|label| geometry.labelled(label)) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    if let Some(terrain) = open_terrain(content) {
        let (letter, mut edits) = letter_for(content, &terrain);
        edits.extend(overwrite(content, geometry, "grid", vec![(hex, letter)]));
        let terrain = terrain_name(content, &terrain);
        found.push(Remedy::new(RemedyKind::SetTerrain { terrain }, edits));
    }
    if let Some((counter, _)) = setup.split() {
        let counter = called_at(content, &counter).unwrap_or_default();
        let kind = RemedyKind::TakeOffMap { counter };
        found.push(Remedy::new(kind, vec![Edit::RemoveField { at: setup }]));
    }
    found
}

/// The terrain of most hexes that everybody may enter.
fn open_terrain(content: &Node) -> Option<String> {
    let part = ["bmw", "arsouf", "barons"].into_iter().find_map(|part| content.field(part))?;
    let table = part.field("terrain")?;
    let open = |id: &str| {
        let Some(effects) = table.field(id) else { return false };
        let costs = effects.field("cost").unwrap_or(effects);
        let closed = effects.field("closed").is_some_and(|closed| *closed == Node::Flag(true));
        let names: &[&str] = if effects.field("cost").is_some() {
            &["foot", "horse", "train"]
        } else if content.field("barons").is_some() {
            &["foot", "horse", "leader"]
        } else {
            &[]
        };
        !closed && names.iter().all(|name| costs.field(name).is_some_and(|c| *c != Node::Null))
    };
    let usual = legend(content).into_iter().filter(|entry| open(&entry.terrain));
    usual.max_by_key(|entry| entry.hexes).map(|entry| entry.terrain)
}

/// A field that is not known here goes.
fn unknown_field(fault: &Fault, at: &Pointer, content: &Node) -> Vec<Remedy> {
    let named = fault.what.contains("there is no field") || fault.what.contains("unknown field");
    let name = fault.what.split(['"', '`']).nth(1);
    let (Some(name), true) = (name, named) else { return Vec::new() };
    let own = at.0.last() == Some(&Key::from(name));
    let field = if own { at.clone() } else { at.then(name) };
    if field.of(content).is_none() {
        return Vec::new();
    }
    let edits = vec![Edit::RemoveField { at: field }];
    vec![Remedy::new(RemedyKind::Remove { what: name.to_owned() }, edits)]
}

fn zone(fault: &Fault, content: &Node) -> Vec<Remedy> {
    let Some(zone) = quoted(fault).filter(|zone| !zone.is_empty()) else { return Vec::new() };
    let edits = crate::editor::mapping::zone_paint::add(content, zone, zone);
    vec![Remedy::new(RemedyKind::AddZone { zone: zone.to_owned() }, edits)]
}

/// An id that nothing else bears and that names files.
fn another_id(at: &Pointer, content: &Node) -> Vec<Remedy> {
    let at = if at.of(content).is_some_and(|node| node.text().is_some()) {
        at.clone()
    } else {
        at.then("id")
    };
    let Some(old) = at.of(content).and_then(Node::text) else { return Vec::new() };
    let is_file = at == Pointer::fields(["id"]) || at == Pointer::fields(["deck"]);
    let clean = |letter: char| {
        let letter = if is_file { letter.to_ascii_lowercase() } else { letter };
        let kept = letter.is_ascii_alphanumeric() || !is_file && !letter.is_whitespace();
        if kept { letter } else { '-' }
    };
    let clean: String = old.chars().filter(|c| !c.is_control()).map(clean).take(58).collect();
    let clean = clean.trim_matches('-');
    let clean = if clean.is_empty() { "new" } else { clean };
    let taken = |id: &str| ids(content).contains(&id);
    let numbered = (2..).map(|number| format!("{clean}-{number}"));
    let new = [clean.to_owned()].into_iter().chain(numbered).find(|id| !taken(id));
    let Some(to) = new else { return Vec::new() };
    vec![Remedy::new(RemedyKind::Set { to: to.clone() }, vec![Edit::set(at, to)])]
}

/// Every id of a document.
fn ids(content: &Node) -> Vec<&str> {
    fn collect<'a>(node: &'a Node, found: &mut Vec<&'a str>) {
        match node {
            Node::Record(fields) => {
                for (name, node) in fields {
                    match node {
                        Node::Text(text) if name == "id" => found.push(text),
                        _ => collect(node, found),
                    }
                }
            }
            Node::List(items) => items.iter().for_each(|item| collect(item, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    collect(content, &mut found);
    found
}

/// A number out of its range becomes the nearest one in it.
fn number(fault: &Fault, at: &Pointer, content: &Node) -> Vec<Remedy> {
    let Some(value) = at.of(content).and_then(Node::whole) else { return Vec::new() };
    let range = fault.todo.strip_prefix("Use ").and_then(|rest| {
        let rest = rest.trim_end_matches('.');
        let (least, most) = rest.split_once(" to ").unwrap_or((rest, rest));
        Some((least.parse::<i64>().ok()?, most.parse::<i64>().ok()?))
    });
    let Some((least, most)) = range.filter(|(least, most)| least <= most) else {
        return Vec::new();
    };
    let to = value.clamp(least, most);
    if to == value {
        return Vec::new();
    }
    let edits = vec![Edit::set(at.clone(), to)];
    vec![Remedy::new(RemedyKind::Set { to: to.to_string() }, edits)]
}
