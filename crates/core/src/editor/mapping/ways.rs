//! Roads and streams: hexes in order, each next to the one before.

use super::MapGeometry;
use super::map_geometry::map_field;
use crate::board::{Hex, HexSet};
use crate::editor::{Edit, Node};

/// What runs from hex to hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// A road.
    Road,
    /// A stream, which is only drawn.
    Stream,
}

impl Way {
    /// Both.
    pub const ALL: [Way; 2] = [Way::Road, Way::Stream];

    /// The field of the map.
    #[must_use]
    pub const fn field(self) -> &'static str {
        match self {
            Way::Road => "roads",
            Way::Stream => "streams",
        }
    }
}

fn list(content: &Node, way: Way) -> &[Node] {
    map_field(way.field()).of(content).and_then(Node::items).unwrap_or_default()
}

fn name(node: &Node) -> Option<&str> {
    let name = node.field("name")?;
    name.text().or_else(|| name.field("text")?.text())
}

/// The hexes of each road or stream, as far as the map has them.
#[must_use]
pub fn courses(content: &Node, geometry: &MapGeometry, way: Way) -> Vec<(String, Vec<Hex>)> {
    let hexes = |node: &Node| {
        let labels = node.field("hexes").and_then(Node::items).unwrap_or_default();
        labels.iter().filter_map(|label| geometry.labelled(label)).collect()
    };
    let named = |node: &Node| (name(node).unwrap_or_default().to_owned(), hexes(node));
    list(content, way).iter().map(named).collect()
}

/// Draws from hex to hex. Where the path goes on from the end of something with the same name, that becomes longer; steps that are
/// drawn already are not drawn twice.
#[must_use]
pub fn draw(
    content: &Node,
    geometry: &MapGeometry,
    way: Way,
    called: &str,
    path: &[Hex],
) -> Vec<Edit> {
    let courses = courses(content, geometry, way);
    let joins = |a: Hex, b: Hex| {
        let pairs = courses.iter().flat_map(|(_, hexes)| hexes.windows(2));
        pairs.into_iter().any(|pair| *pair == [a, b] || *pair == [b, a])
    };
    let mut fresh: Vec<Hex> = Vec::new();
    for pair in path.windows(2) {
        if !geometry.grid.adjacent(pair[0], pair[1]) || joins(pair[0], pair[1]) {
            if fresh.len() > 1 {
                break;
            }
            fresh.clear();
            continue;
        }
        if fresh.is_empty() {
            fresh.push(pair[0]);
        }
        fresh.push(pair[1]);
    }
    let (Some(first), true) = (fresh.first(), fresh.len() > 1) else { return Vec::new() };
    let label = |hex: &Hex| Node::from(geometry.grid.label(*hex));
    let own = |hexes: &[Hex], end: Option<&Hex>| end == Some(first) && hexes.len() > 1;
    let place = courses.iter().position(|(name, hexes)| {
        name == called && (own(hexes, hexes.last()) || own(hexes, hexes.first()))
    });
    let all = map_field(way.field());
    let Some(place) = place else {
        let labels: Vec<Node> = fresh.iter().map(label).collect();
        let new = Node::record([("name", called.into()), ("hexes", labels.into())]);
        if all.of(content).is_none() {
            return vec![Edit::add_field(all, vec![new])];
        }
        return vec![Edit::push(content, all, new)];
    };
    let hexes = all.then(place).then("hexes");
    let length = hexes.of(content).and_then(Node::items).map_or(0, <[Node]>::len);
    let at_end = courses[place].1.last() == Some(first);
    let (from, insert) = if at_end {
        (length, fresh[1..].iter().map(label).collect())
    } else {
        (0, fresh[1..].iter().rev().map(label).collect())
    };
    vec![Edit::Splice { at: hexes, from, remove: 0, insert }]
}

/// Removes what runs through hexes: what is left of a road are its parts outside.
#[must_use]
pub fn erase(content: &Node, geometry: &MapGeometry, way: Way, hexes: &HexSet) -> Vec<Edit> {
    let (list, mut edits) = (list(content, way), Vec::new());
    for (place, node) in list.iter().enumerate().rev() {
        let labels = node.field("hexes").and_then(Node::items).unwrap_or_default();
        let is_in = |label: &Node| geometry.labelled(label).is_some_and(|hex| hexes.contains(hex));
        if !labels.iter().any(is_in) {
            continue;
        }
        let parts = labels.split(is_in).filter(|part| part.len() > 1);
        let insert: Vec<Node> = parts.map(|part| with_hexes(node, part.to_vec())).collect();
        let at = map_field(way.field());
        edits.push(Edit::Splice { at, from: place, remove: 1, insert });
    }
    edits
}

/// The same road or stream through other hexes.
pub(in crate::editor) fn with_hexes(node: &Node, hexes: Vec<Node>) -> Node {
    let Some(fields) = node.fields() else { return node.clone() };
    let field = |(name, value): &(String, Node)| {
        let value = if name == "hexes" { Node::List(hexes.clone()) } else { value.clone() };
        (name.clone(), value)
    };
    Node::Record(fields.iter().map(field).collect())
}
