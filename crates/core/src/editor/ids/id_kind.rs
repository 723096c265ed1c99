//! Of what kind of thing a place of a document bears the id, or names it.

use crate::editor::{Key, Pointer};

/// What has an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IdKind {
    /// A side.
    Side,
    /// A zone of the map.
    Zone,
    /// A kind of terrain.
    Terrain,
    /// A feature of hexsides.
    Hexside,
    /// A kind of pieces.
    PieceKind,
    /// A Battle: a part of an army.
    Battle,
    /// A unit, a leader, a piece or a marker.
    Counter,
    /// A unit on cards.
    Card,
    /// An army list.
    ArmyList,
}

/// The lists and tables whose entries bear ids: the part of the file, the field, and what they are.
const BEARERS: [(&str, &str, IdKind); 17] = [
    ("sides", "", IdKind::Side),
    ("map", "zones", IdKind::Zone),
    ("bmw", "terrain", IdKind::Terrain),
    ("arsouf", "terrain", IdKind::Terrain),
    ("barons", "terrain", IdKind::Terrain),
    ("bmw", "hexsides", IdKind::Hexside),
    ("arsouf", "hexsides", IdKind::Hexside),
    ("arsouf", "kinds", IdKind::PieceKind),
    ("barons", "battles", IdKind::Battle),
    ("bmw", "units", IdKind::Counter),
    ("bmw", "leaders", IdKind::Counter),
    ("bmw", "markers", IdKind::Counter),
    ("arsouf", "pieces", IdKind::Counter),
    ("barons", "units", IdKind::Counter),
    ("barons", "leaders", IdKind::Counter),
    ("acies", "units", IdKind::Card),
    ("acies", "lists", IdKind::ArmyList),
];

/// Fields that name a side.
const SIDES: [&str; 7] = ["side", "first", "active", "initiative", "owner", "barred", "to_act"];
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
/// Fields that name a counter, or a unit on a card.
const UNITS: [&str; 10] = [
    "unit",
    "leader",
    "mover",
    "firer",
    "target",
    "last",
    "reorganize_from",
    "owed",
    "units",
    "pending",
];
/// Piles of cards.
const PILES: [&str; 6] = ["hand", "reserve", "casualties", "face_down", "deck", "known"];

impl IdKind {
    /// What the entries of a list or table bear the ids of.
    #[must_use]
    pub fn borne_in(list: &Pointer) -> Option<IdKind> {
        let mut names = list.0.iter().map(Key::name);
        let (part, field) = (names.next()??, names.next().map_or(Some(""), |name| name)?);
        let found = BEARERS.iter().find(|(own, inside, _)| *own == part && *inside == field);
        found.filter(|_| names.next().is_none()).map(|(.., kind)| *kind)
    }

    /// The lists and tables of things of this kind, whatever system has them.
    pub fn lists(self) -> impl Iterator<Item = Pointer> {
        let own = BEARERS.iter().filter(move |(.., kind)| *kind == self);
        own.map(|(part, field, _)| match *field {
            "" => Pointer::fields([part]),
            field => Pointer::fields([part, field]),
        })
    }

    /// What the text at a place names.
    #[must_use]
    pub fn named_at(at: &Pointer) -> Option<IdKind> {
        let names: Vec<&str> = at.0.iter().filter_map(Key::name).collect();
        let inside = |part: &str| names.contains(&part);
        let (name, before) = names.split_last().map(|(name, before)| (*name, before))?;
        let outer = before.last().copied().unwrap_or_default();
        let on_cards = inside("acies");
        match name {
            "barred" if on_cards => Some(IdKind::Card),
            name if SIDES.contains(&name) => Some(IdKind::Side),
            "deploy" if inside("arsouf") => Some(IdKind::Zone),
            "deploy" if on_cards || inside("deck") => Some(IdKind::Card),
            name if ZONES.contains(&name) && ZONED.into_iter().any(inside) => Some(IdKind::Zone),
            "feature" => Some(IdKind::Hexside),
            "terrain" if outer == "variants" => Some(IdKind::Terrain),
            _ if outer == "legend" => Some(IdKind::Terrain),
            "kind" if outer == "pieces" => Some(IdKind::PieceKind),
            "battle" | "edward_target" | "tracks" => Some(IdKind::Battle),
            "list" => Some(IdKind::ArmyList),
            name if PILES.contains(&name) && on_cards && inside("begin") => Some(IdKind::Card),
            name if UNITS.contains(&name) && on_cards => Some(IdKind::Card),
            name if UNITS.contains(&name) => Some(IdKind::Counter),
            _ => None,
        }
    }

    /// What the names of the entries of a table are the ids of, where it bears none itself.
    #[must_use]
    pub fn of_entries(table: &Pointer) -> Option<IdKind> {
        let names: Vec<&str> = table.0.iter().filter_map(Key::name).collect();
        let last = names.last().copied()?;
        let begins = names.contains(&"begin");
        match last {
            "counters" | "pieces" if begins => Some(IdKind::Counter),
            "battles" if begins => Some(IdKind::Battle),
            "limits" | "quick" => Some(IdKind::Card),
            // The table of a deck, and not the list of a scenario.
            "units" if names.len() == 1 || names.contains(&"decks") => Some(IdKind::Card),
            _ => None,
        }
    }
}
