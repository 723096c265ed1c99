//! What never changes during a game: cards, decks, options.

use super::card::{Card, Kind};
use super::field::{Cell, Line};
use super::state::{Phase, State};
use crate::kernel::{Both, Side};
use crate::scenario::Text;
use crate::scenario::acies::options::Options;
use crate::scenario::acies::{Foe, UnitData, UnitType};
use crate::scenario::model::{Livery, SideData};

/// ACIES 2.1: the zones of the field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zone {
    /// The wing with the first columns.
    West,
    /// The middle half.
    Centre,
    /// The wing with the last columns.
    East,
}

/// What a side brings.
#[derive(Clone, Debug)]
pub struct Army {
    /// The side as the scenario describes it.
    pub side: SideData,
    /// The deck's name.
    pub deck_name: Text,
    /// The id of the list that its deck keeps to.
    pub list: Option<String>,
    /// Every card of its list, sorted.
    pub cards: Vec<Card>,
    /// ACIES 14.4: the points of its units.
    pub total: u32,
    /// Units that automatic set-up puts down.
    pub deploy: Vec<Kind>,
}

/// What never changes during a game.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Every kind of unit, those of the game first.
    pub units: Vec<UnitData>,
    /// The armies.
    pub armies: Both<Army>,
    /// The optional rulings.
    pub options: Options,
    /// The phase that the game begins in.
    pub begins: Phase,
    /// The types of all kinds, close together: they are asked for all the time.
    types: Vec<UnitType>,
    /// By attacker and defender: the sums of modifiers by sign; see [`Scene::versus`].
    edges: Vec<(i8, i8)>,
}

impl Scene {
    /// A scene of these parts.
    #[must_use]
    pub fn new(units: Vec<UnitData>, armies: Both<Army>, options: Options, begins: Phase) -> Scene {
        let edge = |own: &UnitData, other: &UnitData| {
            let fits = |foe: &Foe| foe.covers(other.kind);
            let values = || own.versus.iter().filter(|(foe, _)| fits(foe)).map(|(_, value)| *value);
            (values().filter(|v| *v > 0).sum(), values().filter(|v| *v < 0).sum())
        };
        let edges = units.iter().flat_map(|own| units.iter().map(move |other| edge(own, other)));
        let edges = edges.collect();
        let types = units.iter().map(|unit| unit.kind).collect();
        Scene { units, armies, options, begins, types, edges }
    }

    /// A scene without armies: cards to be looked at.
    #[must_use]
    pub fn of_cards(units: Vec<UnitData>, options: Options) -> Scene {
        let army = |_| Army {
            side: SideData {
                id: String::new(),
                name: Text::default(),
                livery: Livery::Red,
                arms: None,
            },
            deck_name: Text::default(),
            list: None,
            cards: Vec::new(),
            total: 0,
            deploy: Vec::new(),
        };
        Scene::new(units, Both::from_fn(army), options, Phase::SetUp)
    }

    /// A kind of unit.
    #[must_use]
    pub fn unit(&self, kind: Kind) -> &UnitData {
        &self.units[usize::from(kind.0)]
    }

    /// The kind of unit with this id.
    #[must_use]
    pub fn kind(&self, id: &str) -> Option<Kind> {
        let place = self.units.iter().position(|unit| unit.id == id)?;
        u8::try_from(place).ok().map(Kind)
    }

    /// The type of a kind of unit.
    #[inline]
    #[must_use]
    pub fn kind_type(&self, kind: Kind) -> UnitType {
        self.types[usize::from(kind.0)]
    }

    /// ACIES 10.9: what a unit's notes add to its die against another, the positive and the negative ones by
    /// themselves.
    #[must_use]
    pub fn versus(&self, own: Kind, other: Kind) -> (i8, i8) {
        self.edges[usize::from(own.0) * self.units.len() + usize::from(other.0)]
    }

    /// ACIES 2.2: how many columns the field has.
    #[must_use]
    pub const fn columns(&self) -> u8 {
        4 * self.options.wing_columns
    }

    /// ACIES 2.2: the zone of a column.
    #[must_use]
    pub const fn zone(&self, column: u8) -> Zone {
        let wing = self.options.wing_columns;
        if column < wing {
            Zone::West
        } else if column < 3 * wing {
            Zone::Centre
        } else {
            Zone::East
        }
    }

    /// The columns of a zone: the first, and the one after the last.
    #[must_use]
    pub const fn columns_of(&self, zone: Zone) -> (u8, u8) {
        let wing = self.options.wing_columns;
        match zone {
            Zone::West => (0, wing),
            Zone::Centre => (wing, 3 * wing),
            Zone::East => (3 * wing, 4 * wing),
        }
    }

    /// ACIES 4.2: the columns of the centre from the middle outwards: where automatic set-up looks for room.
    pub fn middle_out(&self) -> impl Iterator<Item = u8> {
        let middle = self.columns() / 2;
        let (first, end) = self.columns_of(Zone::Centre);
        (0..end - first).map(move |n| if n % 2 == 0 { middle + n / 2 } else { middle - 1 - n / 2 })
    }

    /// ACIES 8.7: whether a unit enters upright.
    #[must_use]
    pub fn enters_upright(&self, kind: Kind) -> bool {
        let unit = self.unit(kind);
        match unit.kind {
            UnitType::Ar => self.options.ar_enters_upright,
            kind => unit.enters_upright || is_mounted(kind),
        }
    }

    /// Whether a cell lies in a side's First Line.
    #[must_use]
    pub fn is_home(side: Side, cell: Cell) -> bool {
        cell.line == Line::first(side)
    }

    /// ACIES 14.4: the points that a side has lost, and the points of its army.
    #[must_use]
    pub fn rout(&self, s: &State, side: Side) -> (u32, u32) {
        let holding = s.of(side);
        let cost = |card: &Card| card.unit().map_or(0, |kind| u32::from(self.unit(kind).cost));
        let up: u32 = holding.casualties.cards().iter().map(cost).sum();
        let down = u32::try_from(holding.face_down.len()).unwrap_or(u32::MAX);
        (up + down * u32::from(self.options.face_down_rout_points), self.armies[side].total)
    }
}

/// ACIES 1.6: foot.
#[must_use]
pub const fn is_foot(kind: UnitType) -> bool {
    use UnitType::{Hi, Li, Mi, Ph, Sk, Wb};
    matches!(kind, Sk | Li | Mi | Hi | Ph | Wb)
}

/// ACIES 1.6: mounted units (ACR-47).
#[must_use]
pub const fn is_mounted(kind: UnitType) -> bool {
    use UnitType::{Ch, El, Hc, Lc, Ww};
    matches!(kind, Lc | Hc | El | Ww | Ch)
}

/// ACIES 1.6: cavalry.
#[must_use]
pub const fn is_cavalry(kind: UnitType) -> bool {
    matches!(kind, UnitType::Lc | UnitType::Hc)
}

/// ACIES 1.6: heavy infantry, phalanx included.
#[must_use]
pub const fn is_heavy(kind: UnitType) -> bool {
    matches!(kind, UnitType::Hi | UnitType::Ph)
}

/// ACIES 16.4, 16.7: the types that hold shields and know treacherous ground.
#[must_use]
pub const fn is_line_infantry(kind: UnitType) -> bool {
    matches!(kind, UnitType::Hi | UnitType::Ph | UnitType::Mi | UnitType::Wb)
}
