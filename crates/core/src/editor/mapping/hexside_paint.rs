//! Features of hexsides: rivers, walls, gates, slopes, cliffs.

use super::MapGeometry;
use super::map_geometry::map_field;
use crate::board::{Direction, Hex};
use crate::editor::{Edit, Node};
use std::collections::{BTreeMap, VecDeque};

/// A hexside: a hex, and the direction in which the side lies.
pub type Side = (Hex, Direction);

/// A corner of a hex, by the hex and the corner's number. One that several hexes share has one name among them.
pub type Vertex = (Hex, u8);

fn runs(content: &Node) -> &[Node] {
    map_field("hexsides").of(content).and_then(Node::items).unwrap_or_default()
}

fn pairs(run: &Node) -> &[Node] {
    run.field("between").and_then(Node::items).unwrap_or_default()
}

/// The side between two hexes that stand in a node.
fn side(geometry: &MapGeometry, pair: &Node) -> Option<Side> {
    let end = |place: usize| geometry.labelled(pair.item(place)?);
    let (a, b) = (end(0)?, end(1)?);
    let one = (a, geometry.grid.direction(a, b)?);
    Some(same(geometry, one))
}

/// The one name of a hexside, which both its hexes have: the hex with the lower number says it.
#[must_use]
pub fn same(geometry: &MapGeometry, (hex, direction): Side) -> Side {
    match geometry.grid.neighbor(hex, direction) {
        Some(other) if other < hex => (other, direction.opposite()),
        _ => (hex, direction),
    }
}

/// The features of every hexside that has any.
#[must_use]
pub fn features(content: &Node, geometry: &MapGeometry) -> BTreeMap<Side, Vec<String>> {
    let mut found: BTreeMap<Side, Vec<String>> = BTreeMap::new();
    for run in runs(content) {
        let Some(feature) = run.field("feature").and_then(Node::text) else { continue };
        for side in pairs(run).iter().filter_map(|pair| side(geometry, pair)) {
            found.entry(side).or_default().push(feature.to_owned());
        }
    }
    found
}

/// Puts a feature on hexsides that do not have it. Sides at the edge of the map have none.
#[must_use]
pub fn paint(content: &Node, geometry: &MapGeometry, sides: &[Side], feature: &str) -> Vec<Edit> {
    let is_run = |run: &Node| run.field("feature").and_then(Node::text) == Some(feature);
    let of_feature = || runs(content).iter().enumerate().filter(|(_, run)| is_run(run));
    let mut there: Vec<Side> =
        of_feature().flat_map(|(_, run)| pairs(run)).filter_map(|p| side(geometry, p)).collect();
    let mut fresh: Vec<Node> = Vec::new();
    for side in sides.iter().map(|side| same(geometry, *side)) {
        let Some(other) = geometry.grid.neighbor(side.0, side.1) else { continue };
        if !there.contains(&side) {
            there.push(side);
            fresh.push(vec![geometry.grid.label(side.0), geometry.grid.label(other)].into());
        }
    }
    if fresh.is_empty() {
        return Vec::new();
    }
    let all = map_field("hexsides");
    if let Some((place, run)) = of_feature().find(|(_, run)| run.field("between").is_some()) {
        let at = all.then(place).then("between");
        let from = pairs(run).len();
        return vec![Edit::Splice { at, from, remove: 0, insert: fresh }];
    }
    let run = Node::record([("feature", feature.into()), ("between", fresh.into())]);
    if all.of(content).is_none() {
        return vec![Edit::add_field(all, vec![run])];
    }
    vec![Edit::push(content, all, run)]
}

/// Takes features off hexsides: one of them, or all. A run without sides goes too.
#[must_use]
pub fn erase(
    content: &Node,
    geometry: &MapGeometry,
    sides: &[Side],
    feature: Option<&str>,
) -> Vec<Edit> {
    let sides: Vec<Side> = sides.iter().map(|side| same(geometry, *side)).collect();
    let mut edits = Vec::new();
    for (place, run) in runs(content).iter().enumerate().rev() {
        let own = run.field("feature").and_then(Node::text);
        if feature.is_some_and(|feature| own != Some(feature)) {
            continue;
        }
        let goes = |pair: &Node| side(geometry, pair).is_some_and(|side| sides.contains(&side));
        let pairs = pairs(run);
        let gone: Vec<usize> = (0..pairs.len()).filter(|at| goes(&pairs[*at])).collect();
        if gone.is_empty() {
            continue;
        }
        let all = map_field("hexsides");
        if gone.len() == pairs.len() {
            edits.push(Edit::remove_item(all, place));
            continue;
        }
        let between = all.then(place).then("between");
        edits.extend(gone.into_iter().rev().map(|at| Edit::remove_item(between.clone(), at)));
    }
    edits
}

/// The hexside nearest to a point of the plane.
#[must_use]
pub fn side_at(geometry: &MapGeometry, x: f32, y: f32) -> Option<Side> {
    let hex = geometry.hex_at(x, y)?;
    let (cx, cy) = geometry.center(hex);
    let corners = geometry.layout.corners();
    let middle = |direction: Direction| {
        let (a, b) = (corners[direction.index()], corners[(direction.index() + 1) % 6]);
        (f32::midpoint(a.0, b.0), f32::midpoint(a.1, b.1))
    };
    let far = |direction: &Direction| {
        let (mx, my) = middle(*direction);
        (cx + mx - x).powi(2) + (cy + my - y).powi(2)
    };
    let nearest = Direction::ALL.into_iter().min_by(|a, b| far(a).total_cmp(&far(b)))?;
    Some(same(geometry, (hex, nearest)))
}

/// The vertex nearest to a point of the plane.
#[must_use]
pub fn vertex_at(geometry: &MapGeometry, x: f32, y: f32) -> Option<Vertex> {
    let hex = geometry.hex_at(x, y)?;
    let (cx, cy) = geometry.center(hex);
    let corners = geometry.layout.corners();
    let far = |corner: &u8| {
        let (dx, dy) = corners[usize::from(*corner)];
        (cx + dx - x).powi(2) + (cy + dy - y).powi(2)
    };
    let nearest = (0..6).min_by(|a, b| far(a).total_cmp(&far(b)))?;
    Some(shared(geometry, (hex, nearest)))
}

/// Where a vertex lies in the plane.
#[must_use]
pub fn vertex_center(geometry: &MapGeometry, (hex, corner): Vertex) -> (f32, f32) {
    let ((x, y), (dx, dy)) = (geometry.center(hex), geometry.layout.corners()[usize::from(corner)]);
    (x + dx, y + dy)
}

/// The names that a vertex has with the hexes around it.
fn around(geometry: &MapGeometry, (hex, corner): Vertex) -> Vec<Vertex> {
    // Corner c lies between the sides c - 1 and c. Seen from across side c it is corner c + 4, from across side c - 1 corner c + 2.
    let across = |direction: u8, turn: u8| {
        let other = geometry.grid.neighbor(hex, Direction(direction % 6))?;
        Some((other, (corner + turn) % 6))
    };
    [Some((hex, corner)), across(corner, 4), across(corner + 5, 2)].into_iter().flatten().collect()
}

fn shared(geometry: &MapGeometry, vertex: Vertex) -> Vertex {
    around(geometry, vertex).into_iter().min().unwrap_or(vertex)
}

/// The hexsides from one vertex to another, along the shortest way.
#[must_use]
pub fn sides_between(geometry: &MapGeometry, from: Vertex, to: Vertex) -> Vec<Side> {
    let (from, to) = (shared(geometry, from), shared(geometry, to));
    let mut before: BTreeMap<Vertex, (Vertex, Side)> = BTreeMap::new();
    let mut next = VecDeque::from([from]);
    while let Some(vertex) = next.pop_front() {
        if vertex == to {
            break;
        }
        for (hex, corner) in around(geometry, vertex) {
            // The two sides of this hex that meet in the corner, with their other ends.
            for (side, end) in [(corner, corner + 1), (corner + 5, corner + 5)] {
                let end = shared(geometry, (hex, end % 6));
                if end != from && !before.contains_key(&end) {
                    let side = same(geometry, (hex, Direction(side % 6)));
                    before.insert(end, (vertex, side));
                    next.push_back(end);
                }
            }
        }
    }
    let (mut sides, mut at) = (Vec::new(), to);
    while let Some((vertex, side)) = before.get(&at).filter(|_| at != from) {
        sides.push(*side);
        at = *vertex;
    }
    sides.reverse();
    sides
}
