//! What is on the table.

use super::presence::Presence;
use super::rules;
use super::scene::{Counter, Scene};
use crate::board::{Direction, Hex, HexBits};
use crate::kernel::{Both, FlatList, Rule, Side, UnitId};
use crate::scenario::bmw::PhaseName;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

pub use super::piece::{Face, Mark, Piece, Place};

/// The level of a victory (3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Nobody won.
    Draw,
    /// More than 1:1.
    Marginal,
    /// More than 2:1.
    Important,
    /// Disintegration, or a traced line.
    Epic,
}

impl Level {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Level::Draw => "draw",
            Level::Marginal => "marginal",
            Level::Important => "important",
            Level::Epic => "epic",
        }
    }
}

/// What ended the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// An army disintegrated (11.4).
    Disintegration,
    /// A line was traced (16.1).
    Line,
    /// Victory points (3.3, 16.2).
    Points,
}

impl Ending {
    /// The rule that ends the game.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Ending::Disintegration => rules::DISINTEGRATION,
            Ending::Line => rules::CLEAR_VICTORY,
            Ending::Points => rules::VICTORY,
        }
    }
}

/// The end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Victory {
    /// The winner.
    pub winner: Option<Side>,
    /// The level.
    pub level: Level,
    /// The cause.
    pub by: Ending,
}

/// What is on the table.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// 1, or 2 after a strategic withdrawal.
    pub stage: u8,
    /// The game turn; 0 during set-up.
    pub turn: u8,
    /// The active side (3.2).
    pub active: Side,
    /// The phase of its player turn.
    pub phase: PhaseName,
    /// Whether units may still be turned over in this movement phase (9.5, 9.6).
    pub flips_open: bool,
    /// Whether the sortie has been declared (15.4).
    pub sortie: bool,
    /// Whether garrison units may still appear (15.4).
    pub sortie_open: bool,
    /// Whether an edge of the map is closed to the active side (15.5).
    pub edge_closed: bool,
    /// Victory points for the enemy's strategic withdrawal (16.2).
    pub bonus: Both<u32>,
    /// Which army is demoralized (11.3).
    pub demoralized: Both<bool>,
    /// Which army has ever been demoralized.
    pub ever_demoralized: Both<bool>,
    /// Strength of eliminated units, as it counts (7.7, 11.3).
    pub fallen: Both<u32>,
    /// The end, once it has come.
    pub over: Option<Victory>,
    /// By counter index.
    pub pieces: FlatList<Piece, 88>,
    pub(super) presence: Presence,
}

/// Undo and search clone positions by the million: what may stand elsewhere comes first, so that nothing is copied twice.
impl Clone for State {
    #[inline]
    fn clone(&self) -> State {
        let (pieces, presence) = (self.pieces.elsewhere(), self.presence.elsewhere());
        State {
            pieces: self.pieces.beside(pieces),
            presence: self.presence.beside(presence),
            ..*self
        }
    }
}

impl State {
    /// The piece of a counter.
    #[inline]
    #[must_use]
    pub fn piece(&self, unit: UnitId) -> &Piece {
        &self.pieces[unit.index()]
    }

    #[inline]
    pub(super) fn piece_mut(&mut self, unit: UnitId) -> &mut Piece {
        &mut self.pieces[unit.index()]
    }

    /// The counters that differ from an earlier position, if nothing else does but whether units may be turned over: what else could
    /// change while a side moves its units follows from where they stand.
    #[must_use]
    pub fn moved_since(&self, earlier: &State) -> Option<SmallVec<[UnitId; 4]>> {
        let State {
            stage,
            turn,
            active,
            phase,
            flips_open: _,
            sortie,
            sortie_open,
            edge_closed,
            bonus,
            demoralized,
            ever_demoralized,
            fallen,
            over,
            pieces,
            presence: _,
        } = self;
        let e = earlier;
        let same = (stage, turn, active, phase) == (&e.stage, &e.turn, &e.active, &e.phase)
            && (sortie, sortie_open, edge_closed) == (&e.sortie, &e.sortie_open, &e.edge_closed)
            && (bonus, fallen, over) == (&e.bonus, &e.fallen, &e.over)
            && (demoralized, ever_demoralized) == (&e.demoralized, &e.ever_demoralized)
            && pieces.len() == e.pieces.len();
        let differ = pieces.iter().zip(&*e.pieces).zip(0..).filter(|((now, then), _)| now != then);
        same.then(|| differ.map(|(_, index)| UnitId(index)).collect())
    }

    /// Where a counter stands on the map.
    #[inline]
    #[must_use]
    pub fn hex(&self, unit: UnitId) -> Option<Hex> {
        match self.piece(unit).place {
            Place::Map(hex) => Some(hex),
            _ => None,
        }
    }

    /// The combat unit in a hex.
    #[inline]
    #[must_use]
    pub fn unit_at(&self, hex: Hex) -> Option<UnitId> {
        self.presence.at(hex)
    }

    /// The combat unit of a side in a hex.
    #[inline]
    #[must_use]
    pub fn unit_of(&self, side: Side, hex: Hex) -> Option<UnitId> {
        if self.holds(side, hex) { self.unit_at(hex) } else { None }
    }

    /// The hexes with a combat unit of a side.
    #[inline]
    #[must_use]
    pub fn held_by(&self, side: Side) -> HexBits<'_> {
        self.presence.held_by(side)
    }

    /// BMW 5.1: the hexes in the ZOC of a side.
    #[inline]
    #[must_use]
    pub fn zoc_of(&self, side: Side) -> HexBits<'_> {
        self.presence.zoc_of(side)
    }

    /// Whether a combat unit of a side is in a hex.
    #[inline]
    #[must_use]
    pub fn holds(&self, side: Side, hex: Hex) -> bool {
        self.held_by(side).contains(hex)
    }

    /// BMW 5.1: whether a hex is in the ZOC of a side.
    #[inline]
    #[must_use]
    pub fn in_zoc(&self, side: Side, hex: Hex) -> bool {
        self.presence.zoc_of(side).contains(hex)
    }

    /// BMW 5.1: whether a hex is in an EZOC, seen by `side`.
    #[inline]
    #[must_use]
    pub fn in_ezoc(&self, side: Side, hex: Hex) -> bool {
        self.presence.zoc_of(side.enemy()).contains(hex)
    }

    /// The values that show on a counter.
    #[inline]
    #[must_use]
    pub fn values<'a>(&self, scene: &'a Scene, unit: UnitId) -> &'a super::scene::FaceValues {
        scene.counter(unit).face(self.piece(unit).face)
    }

    /// Combat units of a side on the map, with their hexes, in the order of the scenario.
    pub fn units_on_map<'a>(
        &'a self,
        scene: &'a Scene,
        side: Side,
    ) -> impl Iterator<Item = (UnitId, Hex)> + 'a {
        scene.units[side].iter().filter_map(|&u| self.hex(u).map(|hex| (u, hex)))
    }

    /// Leaders of a side in a hex, in the order of the scenario.
    pub fn leaders_in<'a>(
        &'a self,
        scene: &'a Scene,
        side: Side,
        hex: Hex,
    ) -> impl Iterator<Item = UnitId> + 'a {
        let here = Place::Map(hex);
        scene.leaders[side].iter().copied().filter(move |&u| self.piece(u).place == here)
    }

    /// BMW 10.2: the highest value of a side's leaders in a hex; 0 without any.
    #[must_use]
    pub fn leader_value(&self, scene: &Scene, side: Side, hex: Hex) -> u8 {
        self.leaders_in(scene, side, hex)
            .map(|u| scene.counter(u).front.strength)
            .max()
            .unwrap_or(0)
    }

    /// Camps and trebuchets of a side in a hex.
    pub fn markers_in<'a>(
        &'a self,
        scene: &'a Scene,
        side: Side,
        hex: Hex,
    ) -> impl Iterator<Item = UnitId> + 'a {
        let here = Place::Map(hex);
        scene.markers[side].iter().copied().filter(move |&u| self.piece(u).place == here)
    }

    /// BMW 5.1: whether a unit on the map exerts a ZOC now.
    #[must_use]
    pub fn exerts_zoc(&self, scene: &Scene, unit: UnitId) -> bool {
        scene.exerts_zoc(scene.counter(unit), self.piece(unit).face)
    }

    /// BMW 5.1: whether `unit`, standing in `from`, has `to` in its ZOC.
    #[must_use]
    pub fn covers(&self, scene: &Scene, unit: UnitId, from: Hex, to: Hex) -> bool {
        let counter = scene.counter(unit);
        let face = self.piece(unit).face;
        scene.exerts_zoc(counter, face)
            && scene
                .map
                .grid
                .direction(from, to)
                .is_some_and(|d| scene.step_cost(counter.face(face), from, d).is_some())
    }

    /// The enemy units whose ZOC covers a hex, seen by `side`.
    pub fn controllers<'a>(
        &'a self,
        scene: &'a Scene,
        side: Side,
        hex: Hex,
    ) -> impl Iterator<Item = UnitId> + 'a {
        let covers = move |unit: UnitId, from: Hex, d: Direction| {
            self.exerts_zoc(scene, unit) && self.can_step(scene, unit, from, d)
        };
        scene.map.grid.neighbors(hex).filter_map(move |(d, n)| {
            self.unit_of(side.enemy(), n).filter(|&unit| covers(unit, n, d.opposite()))
        })
    }

    /// Puts a combat unit into the tables. The hex must be empty.
    pub(super) fn occupy(&mut self, scene: &Scene, unit: UnitId, hex: Hex) {
        debug_assert!(self.presence.at(hex).is_none(), "one unit in a hex");
        let counter: &Counter = scene.counter(unit);
        self.presence.set_unit(counter.side, hex, Some(unit));
        let face = self.piece(unit).face;
        if scene.exerts_zoc(counter, face) {
            for (d, n) in scene.map.grid.neighbors(hex) {
                if scene.step_cost(counter.face(face), hex, d).is_some() {
                    self.presence.set_zoc(counter.side, n, true);
                }
            }
        }
    }

    /// Takes a combat unit out of the tables.
    pub(super) fn vacate(&mut self, scene: &Scene, unit: UnitId, hex: Hex) {
        debug_assert_eq!(self.presence.at(hex), Some(unit), "the unit stands there");
        let side = scene.counter(unit).side;
        self.presence.set_unit(side, hex, None);
        if !self.exerts_zoc(scene, unit) {
            return;
        }
        for (_, n) in scene.map.grid.neighbors(hex) {
            if self.presence.zoc_of(side).contains(n)
                && self.controllers(scene, side.enemy(), n).next().is_none()
            {
                self.presence.set_zoc(side, n, false);
            }
        }
    }

    /// Whether a direction from a unit's hex is open to it by terrain.
    #[inline]
    #[must_use]
    pub fn can_step(&self, scene: &Scene, unit: UnitId, from: Hex, d: Direction) -> bool {
        scene.step_cost(self.values(scene, unit), from, d).is_some()
    }
}
