//! What a designer would say of a battle that can be played.

use super::place_words::{called_in, option_title};
use super::remedies::Remedy;
use super::remedy_kind::RemedyKind;
use crate::board::{Hex, HexSet};
use crate::editor::mapping::{MapGeometry, zone_paint};
use crate::editor::{Edit, Node, Pointer};
use crate::say;
use crate::words::Language;

/// Something that an author may want to think over.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // what stands in the sentence
pub enum Warning {
    /// Hexes may be entered, and no unit can come there.
    Unreachable { hexes: Vec<Hex>, first: String },
    /// A side cannot win, whatever it does.
    CannotWin { side: String, at: Pointer },
    /// A counter never comes into play.
    NeverArrives { counter: String, at: Pointer },
    /// Whoever sets up there needs every hex, or more than there are.
    TightSetUp { zone: String, hexes: usize, units: usize },
    /// A column of a table is worse than the one before, for whom it should be better.
    WorseColumn { column: String, before: String, at: Pointer },
    /// An option is set, and nothing in the battle uses it.
    IdleOption { option: String, at: Pointer },
    /// A zone that nothing uses.
    IdleZone { zone: String },
    /// A unit of the author's own that no deck has.
    IdleCard { card: String, at: Pointer },
    /// A river along hexsides that does nothing, since an option has rivers run through hexes.
    IdleRiver { river: String },
    /// Something that players see has no name: where it stands, and what it belongs to.
    Nameless { at: Pointer, within: Pointer },
    /// A number that no battle has.
    OddNumber { at: Pointer, number: i64 },
}

impl Warning {
    /// What it is called where it is waived.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Warning::Unreachable { .. } => "unreachable",
            Warning::CannotWin { .. } => "cannot-win",
            Warning::NeverArrives { .. } => "never-arrives",
            Warning::TightSetUp { .. } => "tight-set-up",
            Warning::WorseColumn { .. } => "worse-column",
            Warning::IdleOption { .. } => "idle-option",
            Warning::IdleZone { .. } => "idle-zone",
            Warning::IdleCard { .. } => "idle-card",
            Warning::IdleRiver { .. } => "idle-river",
            Warning::Nameless { .. } => "nameless",
            Warning::OddNumber { .. } => "odd-number",
        }
    }

    /// What is the matter.
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        let l = language;
        match self {
            Warning::Unreachable { hexes, first } => {
                say!(l, "editor-warning-unreachable", hexes = hexes.len(), hex = first.as_str())
            }
            Warning::CannotWin { side, .. } => {
                say!(l, "editor-warning-cannot-win", side = side.as_str())
            }
            Warning::NeverArrives { counter, .. } => {
                say!(l, "editor-warning-never-arrives", counter = counter.as_str())
            }
            Warning::TightSetUp { zone, hexes, units } => say!(
                l,
                "editor-warning-tight-set-up",
                zone = zone.as_str(),
                hexes = *hexes,
                units = *units
            ),
            Warning::WorseColumn { column, before, .. } => say!(
                l,
                "editor-warning-worse-column",
                column = column.as_str(),
                before = before.as_str()
            ),
            Warning::IdleOption { option, .. } => {
                let title = option_title(option, l).unwrap_or_else(|| option.clone());
                say!(l, "editor-warning-idle-option", option = title)
            }
            Warning::IdleZone { zone } => say!(l, "editor-warning-idle-zone", zone = zone.as_str()),
            Warning::IdleCard { card, .. } => {
                say!(l, "editor-warning-idle-card", card = card.as_str())
            }
            Warning::IdleRiver { river } => {
                say!(l, "editor-warning-idle-river", river = river.as_str())
            }
            Warning::Nameless { .. } => say!(l, "editor-warning-nameless"),
            Warning::OddNumber { number, .. } => {
                say!(l, "editor-warning-odd-number", number = number.to_string())
            }
        }
    }

    /// What to do about it.
    #[must_use]
    pub fn todo(&self, language: Language) -> String {
        say!(language, "editor-todo-{}" self.name())
    }

    pub(super) fn at(&self) -> Pointer {
        match self {
            Warning::Unreachable { .. } => Pointer::fields(["map", "grid"]),
            Warning::CannotWin { at, .. }
            | Warning::NeverArrives { at, .. }
            | Warning::WorseColumn { at, .. }
            | Warning::IdleOption { at, .. }
            | Warning::IdleCard { at, .. }
            | Warning::Nameless { at, .. }
            | Warning::OddNumber { at, .. } => at.clone(),
            Warning::IdleRiver { river } => {
                Pointer::fields(["bmw", "hexsides"]).then(river.as_str()).then("river")
            }
            Warning::TightSetUp { zone, .. } | Warning::IdleZone { zone } => {
                Pointer::fields(["map", "zones"]).then(zone.as_str())
            }
        }
    }

    /// The same with what authors call things in place of their ids, to be told.
    pub(super) fn by_names(mut self, content: &Node) -> Warning {
        let zones = Pointer::fields(["map", "zones"]);
        match &mut self {
            Warning::CannotWin { side, .. } => {
                *side = called_in(content, &Pointer::fields(["sides"]), side);
            }
            Warning::NeverArrives { counter, at } | Warning::IdleCard { card: counter, at } => {
                if let Some((list, _)) = at.split() {
                    *counter = called_in(content, &list, counter);
                }
            }
            Warning::IdleRiver { river } => {
                *river = called_in(content, &Pointer::fields(["bmw", "hexsides"]), river);
            }
            Warning::TightSetUp { zone, .. } | Warning::IdleZone { zone } => {
                *zone = called_in(content, &zones, zone);
            }
            Warning::Unreachable { .. }
            | Warning::WorseColumn { .. }
            | Warning::IdleOption { .. }
            | Warning::Nameless { .. }
            | Warning::OddNumber { .. } => {}
        }
        self
    }

    pub(super) fn hexes(&self) -> &[Hex] {
        if let Warning::Unreachable { hexes, .. } = self { hexes } else { &[] }
    }

    pub(super) fn counters(&self) -> &[String] {
        if let Warning::NeverArrives { counter, .. } = self {
            std::slice::from_ref(counter)
        } else {
            &[]
        }
    }

    pub(super) fn remedies(&self, content: &Node, geometry: Option<&MapGeometry>) -> Vec<Remedy> {
        let remove = |what: &str, at: Pointer| Remedy {
            kind: RemedyKind::Remove { what: what.to_owned() },
            edits: vec![Edit::RemoveField { at }],
        };
        match self {
            Warning::IdleOption { option, at } => vec![remove(option, at.clone())],
            Warning::IdleZone { zone } => {
                let name = called_in(content, &Pointer::fields(["map", "zones"]), zone);
                vec![remove(&name, self.at())]
            }
            Warning::IdleRiver { .. } => {
                let (option, value) = ("river_model", "hexside");
                let options = Pointer::fields(["bmw", "options"]);
                let edit = if options.of(content).is_some() {
                    Edit::put(content, options.then(option), value)
                } else {
                    let own = Node::Record(vec![(option.to_owned(), Node::Text(value.to_owned()))]);
                    Edit::put(content, options, own)
                };
                let (option, value) = (option.to_owned(), value.to_owned());
                let kind = RemedyKind::SetOption { option, value };
                vec![Remedy { kind, edits: vec![edit] }]
            }
            Warning::TightSetUp { zone, .. } => {
                geometry.map(|geometry| wider(content, geometry, zone)).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The zone with the hexes around it, as far as no other zone has them.
fn wider(content: &Node, geometry: &MapGeometry, zone: &str) -> Remedy {
    let own = zone_paint::hexes(content, geometry, zone);
    let zones = content.field("map").and_then(|map| map.field("zones")).and_then(Node::fields);
    let taken = zones.unwrap_or_default().iter();
    let taken = taken.flat_map(|(id, _)| zone_paint::hexes(content, geometry, id));
    let taken = HexSet::new(taken);
    let around = own.iter().flat_map(|hex| geometry.grid.neighbors(*hex).map(|(_, hex)| hex));
    let fresh: Vec<Hex> = around.filter(|hex| !taken.contains(*hex)).collect();
    Remedy {
        kind: RemedyKind::WidenZone {
            zone: called_in(content, &Pointer::fields(["map", "zones"]), zone),
        },
        edits: zone_paint::include(content, geometry, zone, &fresh),
    }
}
