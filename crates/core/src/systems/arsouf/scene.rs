//! What never changes during a game: board, pieces, goal, options (ARSOUF 1.1, 1.2, 4.3 to 4.5).

use super::evaluation::Distances;
use crate::board::{Direction, Hex, HexMap, HexSet};
use crate::kernel::{Both, Side, UnitId};
use crate::scenario::Text;
use crate::scenario::arsouf::PieceLook;
use crate::scenario::arsouf_options::Options;
use crate::scenario::geography::Area;
use crate::view::MapView;
use crate::words::{Language, Noun};
use std::sync::Arc;

/// A piece as it is printed.
#[derive(Clone, Debug)]
pub struct Printed {
    /// The id in the scenario.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Its kind's name.
    pub kind: Text,
    /// How its counter looks.
    pub look: PieceLook,
    /// Its side.
    pub side: Side,
    /// Its fighting value.
    pub value: u8,
    /// Spaces it moves in a turn; for slow pieces, on a road.
    pub moves: u8,
    /// Whether it moves one space off the road, under the option in force (5.3).
    pub slow: bool,
    /// Whether it charges (7.1).
    pub knight: bool,
    /// Whether it is baggage (3.1).
    pub baggage: bool,
    /// Whether it is a leader (1.2).
    pub leader: bool,
    /// Where automatic deployment puts it.
    pub setup: Option<Hex>,
}

/// A side's name and id.
#[derive(Clone, Debug)]
pub struct Army {
    /// The id in the scenario.
    pub id: String,
    /// The name.
    pub name: Text,
}

/// What one side must bring where (3.1).
#[derive(Clone, Debug)]
pub struct Goal {
    /// The side that must get there.
    pub side: Side,
    /// The spaces to reach.
    pub town: HexSet,
    /// The zone's name.
    pub name: Text,
    /// Baggage pieces needed.
    pub baggage: u8,
    /// Other pieces needed.
    pub others: u8,
}

/// A neighbour that can't be entered, or none at all.
pub const CLOSED: u16 = u16::MAX;

/// The compiled scenario.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The board.
    pub map: HexMap,
    /// The board as it is drawn, in each language.
    pub views: Vec<Arc<MapView>>,
    /// Terrain by number: name, and whether it is closed.
    pub terrain: Vec<(Text, bool)>,
    /// Hexsides by number: whether they are closed (4.3).
    pub hexsides: Vec<bool>,
    /// For each hex and direction the neighbour across an open hexside whose terrain is open, or [`CLOSED`].
    pub steps: Vec<[u16; 6]>,
    /// For each hex the directions of neighbours behind a closed hexside, as bits.
    pub barred: Vec<u8>,
    /// How far it is to the goal, for computer opponents.
    pub ways: Distances,
    /// Spaces where a move ends (option `forest_stops`).
    pub stops: HexSet,
    /// The pieces, in the scenario's order.
    pub pieces: Vec<Printed>,
    /// For each hex whether it belongs to the goal (bit 0) and whether a move ends there (bit 1): the same sets once
    /// more, for ways.
    pub marks: Vec<u8>,
    /// Each piece's side once more, close together: asked about at every step of every way.
    pub sides: Vec<Side>,
    /// Each side's pieces, in order.
    pub of: Both<Vec<UnitId>>,
    /// Each side's leaders.
    pub leaders: Both<Vec<UnitId>>,
    /// Names and ids.
    pub armies: Both<Army>,
    /// Where each side deploys.
    pub deploy: Both<Area>,
    /// What is to be reached.
    pub goal: Goal,
    /// Who takes the first half of each turn.
    pub first: Side,
    /// How many of each side had been killed before the first decision, in a scenario that begins in mid-battle.
    pub killed_before: Both<u8>,
    /// The optional rulings.
    pub options: Options,
}

impl Scene {
    /// A piece as it is printed.
    #[inline]
    #[must_use]
    pub fn piece(&self, unit: UnitId) -> &Printed {
        &self.pieces[unit.index()]
    }

    /// Whether a space belongs to the goal, and whether a move ends there (option `forest_stops`).
    #[inline]
    #[must_use]
    pub fn ends_moves(&self, hex: Hex) -> (bool, bool) {
        let marks = self.marks[hex.index()];
        (marks & 1 == 1, marks & 2 == 2)
    }

    /// A piece's side.
    #[inline]
    #[must_use]
    pub fn side(&self, unit: UnitId) -> Side {
        self.sides[unit.index()]
    }

    /// The piece with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<UnitId> {
        self.pieces.iter().position(|p| p.id == id).map(unit_id)
    }

    /// A piece's name.
    #[must_use]
    pub fn name(&self, unit: UnitId, language: Language) -> Noun<'_> {
        self.piece(unit).name.noun(language)
    }

    /// A hex's printed number.
    #[must_use]
    pub fn label(&self, hex: Hex) -> String {
        self.map.grid.label(hex)
    }

    /// Whether no piece may enter the terrain of a hex (4.5).
    #[must_use]
    pub fn is_closed(&self, hex: Hex) -> bool {
        self.terrain[usize::from(self.map.terrain(hex))].1
    }

    /// The neighbour that can be stepped to in a direction, if there is one.
    #[inline]
    #[must_use]
    pub fn step(&self, from: Hex, direction: Direction) -> Option<Hex> {
        let to = self.steps[from.index()][direction.index()];
        (to != CLOSED).then_some(Hex(to))
    }

    /// Whether the hexside towards a neighbour is closed (4.3).
    #[must_use]
    pub fn is_barred(&self, from: Hex, direction: Direction) -> bool {
        self.barred[from.index()] >> direction.0 & 1 == 1
    }

    /// Whether pieces on both sides of a hexside can attack one another: across a closed one only under an option (4.3, 6.2).
    #[must_use]
    pub fn is_fought_across(&self, from: Hex, direction: Direction) -> bool {
        !self.is_barred(from, direction) || self.options.attack_across_river
    }

    /// The last turn, if there is one (M8.1).
    #[must_use]
    pub fn turn_limit(&self) -> Option<u16> {
        (self.options.turn_limit > 0).then_some(self.options.turn_limit)
    }
}

/// The id of the piece at a place in the list.
#[must_use]
pub fn unit_id(index: usize) -> UnitId {
    UnitId(u16::try_from(index).expect("a scenario has at most 2,000 pieces"))
}
