//! The whole board in other places: terrain and heights, roads, hexsides, names, landmarks, zones, and everything beside the map that names a
//! hex move along.

use super::MapGeometry;
use super::hex_labels::{beside_the_map, numbers_called};
use super::letter_rows::LetterRows;
use super::map_geometry::map_field;
use super::ways::{Way, with_hexes};
use crate::board::{GridShape, Hex, Numbering, Orientation, Stagger};
use crate::editor::{Edit, Key, Node, Pointer};

/// What is written where something must name a hex and its hex is gone.
const NOWHERE: &str = "?";

/// Where everything goes.
#[derive(Clone, Debug)]
pub struct Rearrangement {
    /// The shape of the map afterwards.
    pub shape: GridShape,
    /// For each hex its new column and row; nothing if it falls off.
    pub places: Vec<Option<(i32, i32)>>,
    /// The letter of hexes that are new.
    pub fill: char,
    /// How directions turn.
    pub turned: Turned,
}

/// What becomes of the six directions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turned {
    /// Nothing.
    Not,
    /// They turn by so many sixths of a circle.
    By(u8),
    /// They are mirrored: direction `d` becomes this less `d`.
    Mirrored(u8),
}

impl Turned {
    /// A vertex that a counter faces: it lies between the directions of its own and of the next number.
    fn facing(self, facing: i64) -> i64 {
        match self {
            Turned::Not => facing,
            Turned::By(sixths) => (facing + i64::from(sixths)).rem_euclid(6),
            Turned::Mirrored(axis) => (i64::from(axis) - 1 - facing).rem_euclid(6),
        }
    }
}

/// What lost its place on the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fallen {
    /// Where it stood in the document.
    pub at: Pointer,
    /// The printed number of the hex that is gone.
    pub label: String,
}

/// The edits of a rearrangement, and what fell off.
#[derive(Clone, Debug, Default)]
pub struct Rearranged {
    /// What is to be done.
    pub edits: Vec<Edit>,
    /// What lost its place, in the order of the document.
    pub fallen: Vec<Fallen>,
}

/// What a rearrangement does to a document.
#[must_use]
pub fn rearranged(content: &Node, from: &MapGeometry, how: &Rearrangement) -> Rearranged {
    let to = MapGeometry::with(how.shape);
    let place = |hex: Hex| {
        let (column, row) = (*how.places.get(hex.index())?)?;
        to.grid.at(column, row)
    };
    let mut work = Work { content, from, to: &to, place: &place, done: Rearranged::default() };
    work.shape(how.shape);
    work.rows("grid", how.fill);
    work.rows("elevation", '0');
    for way in Way::ALL {
        work.ways(way);
    }
    work.hexsides();
    work.places();
    work.landmarks();
    work.groups();
    work.beside();
    work.facings(how.turned);
    work.done
}

struct Work<'a> {
    content: &'a Node,
    from: &'a MapGeometry,
    to: &'a MapGeometry,
    place: &'a dyn Fn(Hex) -> Option<Hex>,
    done: Rearranged,
}

/// What a label becomes.
enum Label {
    /// Another printed number, or the same.
    Is(Node),
    /// Its hex fell off.
    Gone,
}

impl Work<'_> {
    /// The new number of a hex; what was no hex before stays as it is.
    fn label(&mut self, node: &Node, at: &Pointer) -> Label {
        let Some(hex) = self.from.labelled(node) else { return Label::Is(node.clone()) };
        match (self.place)(hex) {
            Some(new) => Label::Is(self.to.grid.label(new).into()),
            None => {
                let label = self.from.grid.label(hex);
                self.done.fallen.push(Fallen { at: at.clone(), label });
                Label::Gone
            }
        }
    }

    fn set(&mut self, at: Pointer, value: Node) {
        if at.of(self.content).is_some_and(|old| *old != value) {
            self.done.edits.push(Edit::Set { at, value });
        }
    }

    fn shape(&mut self, shape: GridShape) {
        let old = *self.from.grid.shape();
        let mut put = |name: &str, is_new: bool, value: Node| {
            if is_new {
                self.done.edits.push(Edit::put(self.content, map_field(name), value));
            }
        };
        put("columns", old.columns != shape.columns, shape.columns.into());
        put("rows", old.rows != shape.rows, shape.rows.into());
        let orientation = match shape.orientation {
            Orientation::Flat => "flat",
            Orientation::Pointy => "pointy",
        };
        put("orientation", old.orientation != shape.orientation, orientation.into());
        let shoved = match shape.stagger {
            Stagger::Even => "even",
            Stagger::Odd => "odd",
        };
        put("shoved", old.stagger != shape.stagger, shoved.into());
        let numbering = match shape.numbering {
            Numbering::ColumnRow => "CCRR",
            Numbering::RowColumn => "RRCC",
        };
        put("numbering", old.numbering != shape.numbering, numbering.into());
        put("first", old.first != shape.first, vec![shape.first.0, shape.first.1].into());
    }

    fn rows(&mut self, field: &str, fill: char) {
        let letters = LetterRows::of(self.content, self.from, field);
        if letters.is_empty() {
            return;
        }
        let shape = self.to.grid.shape();
        let mut rows = vec![vec![fill; usize::from(shape.columns)]; usize::from(shape.rows)];
        for hex in self.from.grid.hexes() {
            let (Some(new), Some(letter)) = ((self.place)(hex), letters.get(hex)) else { continue };
            let (column, row) = self.to.grid.offset(new);
            rows[usize::from(row)][usize::from(column)] = letter;
        }
        let rows: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
        self.set(map_field(field), rows.into());
    }

    fn items(&self, at: &Pointer) -> Vec<Node> {
        at.of(self.content).and_then(Node::items).unwrap_or_default().to_vec()
    }

    /// Roads and streams: what is left of one whose hexes fall off are its parts.
    fn ways(&mut self, way: Way) {
        let at = map_field(way.field());
        let mut ways = Vec::new();
        for (place, node) in self.items(&at).into_iter().enumerate() {
            let here = at.then(place);
            let labels = node.field("hexes").and_then(Node::items).unwrap_or_default().to_vec();
            let mut parts: Vec<Vec<Node>> = vec![Vec::new()];
            let mut whole = true;
            for label in &labels {
                match self.label(label, &here) {
                    Label::Is(label) => parts.last_mut().expect("there is one").push(label),
                    Label::Gone => {
                        whole = false;
                        parts.push(Vec::new());
                    }
                }
            }
            parts.retain(|part| whole || part.len() > 1);
            ways.extend(parts.into_iter().map(|part| with_hexes(&node, part)));
        }
        self.set(at, Node::List(ways));
    }

    fn hexsides(&mut self) {
        let at = map_field("hexsides");
        let mut runs = Vec::new();
        for (place, run) in self.items(&at).into_iter().enumerate() {
            let here = at.then(place);
            let Some(pairs) = run.field("between").and_then(Node::items).map(<[Node]>::to_vec)
            else {
                runs.push(run);
                continue;
            };
            let mut kept = Vec::new();
            for pair in &pairs {
                let ends = pair.items().unwrap_or_default();
                let new: Vec<Label> = ends.iter().map(|end| self.label(end, &here)).collect();
                let new = new.into_iter().map(|label| match label {
                    Label::Is(node) => Some(node),
                    Label::Gone => None,
                });
                kept.extend(new.collect::<Option<Vec<Node>>>().map(Node::List));
            }
            if !kept.is_empty() || pairs.is_empty() {
                let field = |(name, value): &(String, Node)| {
                    let value =
                        if name == "between" { Node::List(kept.clone()) } else { value.clone() };
                    (name.clone(), value)
                };
                runs.push(Node::Record(
                    run.fields().unwrap_or_default().iter().map(field).collect(),
                ));
            }
        }
        self.set(at, Node::List(runs));
    }

    fn places(&mut self) {
        let at = map_field("places");
        for (place, node) in self.items(&at).iter().enumerate().rev() {
            let hex = at.then(place).then("hex");
            let Some(label) = node.field("hex") else { continue };
            match self.label(label, &hex) {
                Label::Is(label) => self.set(hex, label),
                Label::Gone => self.done.edits.push(Edit::remove_item(at.clone(), place)),
            }
        }
    }

    /// What stands beside a hex that fell off stands in the middle of its own.
    fn landmarks(&mut self) {
        let at = map_field("landmarks");
        for (place, node) in self.items(&at).iter().enumerate().rev() {
            let own = at.then(place);
            let Some(label) = node.field("hex") else { continue };
            let Label::Is(label) = self.label(label, &own.then("hex")) else {
                self.done.edits.push(Edit::remove_item(at.clone(), place));
                continue;
            };
            self.set(own.then("hex"), label);
            let Some(label) = node.field("towards") else { continue };
            match self.label(label, &own.then("towards")) {
                Label::Is(label) => self.set(own.then("towards"), label),
                Label::Gone => self.done.edits.push(Edit::RemoveField { at: own.then("towards") }),
            }
        }
    }

    /// Zones, and terrain that options change.
    fn groups(&mut self) {
        let zones = map_field("zones");
        let names = zones.of(self.content).and_then(Node::fields).unwrap_or_default().iter();
        let mut lists: Vec<Pointer> =
            names.map(|(name, _)| zones.then(name.as_str()).then("hexes")).collect();
        let variants = map_field("variants");
        lists.extend((0..self.items(&variants).len()).map(|n| variants.then(n).then("hexes")));
        for at in lists {
            let mut kept = Vec::new();
            for label in self.items(&at) {
                if let Label::Is(label) = self.label(&label, &at) {
                    kept.push(label);
                }
            }
            self.set(at, Node::List(kept));
        }
    }

    /// Whatever names hexes beside the map. Where a list names them, the item goes; a counter is no longer set up; what must name
    /// a hex names none, which is a fault that is shown.
    fn beside(&mut self) {
        let found = beside_the_map(self.content, self.from);
        for (at, _) in found.into_iter().rev() {
            let Some(node) = at.of(self.content).cloned() else { continue };
            match (self.label(&node, &at), at.split()) {
                (Label::Is(label), _) => self.set(at, label),
                (Label::Gone, Some((list, Key::Item(place)))) => {
                    self.done.edits.push(Edit::remove_item(list, *place));
                }
                (Label::Gone, Some((counter, Key::Field(name)))) => {
                    let marker = counter.0.get(1) == Some(&Key::from("markers"));
                    if name == "setup" && !marker {
                        self.done.edits.push(Edit::RemoveField { at });
                    } else {
                        self.set(at, NOWHERE.into());
                    }
                }
                (Label::Gone, None) => {}
            }
        }
    }

    /// Counters that face somewhere face it after the turn; those of a list of units that say nothing face the first vertex.
    fn facings(&mut self, turned: Turned) {
        if turned == Turned::Not {
            return;
        }
        for (at, facing) in numbers_called(self.content, "facing") {
            self.set(at, turned.facing(facing).into());
        }
        let units = Pointer::fields(["barons", "units"]);
        for (place, unit) in self.items(&units).iter().enumerate() {
            let facing = turned.facing(0);
            if unit.field("facing").is_none() && facing != 0 {
                let at = units.then(place).then("facing");
                self.done.edits.push(Edit::add_field(at, facing));
            }
        }
    }
}
