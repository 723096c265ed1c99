//! What is on the table (ARSOUF 1.3).

use super::rules;
use super::scene::Scene;
use crate::board::{Direction, Hex};
use crate::kernel::{Both, Rule, Side, UnitId};
use crate::scenario::arsouf::PhaseName;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Where a piece is (ARSOUF 1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// To be deployed.
    Undeployed,
    /// On the board.
    Map(Hex),
    /// Killed.
    Killed,
    /// At its goal.
    Arrived,
}

/// A piece's state; marks of the present half-turn included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Where it is.
    pub place: Place,
    /// Whether it is wounded (6.7).
    pub wounded: bool,
    /// Where it stood before its move of this half-turn; where it stands, if it has moved from nobody knows where.
    pub from: Option<Hex>,
    /// Whether it has attacked in this half-turn (6.2).
    pub attacked: bool,
    /// The direction in which it charges (7.1).
    pub charge: Option<Direction>,
}

impl Piece {
    /// Whether it has moved in this half-turn and its move has a beginning to return to (5.8): a start in mid-battle
    /// may leave it open.
    #[must_use]
    pub fn has_origin(&self) -> bool {
        self.from.is_some_and(|from| self.place != Place::Map(from))
    }

    /// An upright piece at a place.
    #[must_use]
    pub const fn at(place: Place) -> Piece {
        Piece { place, wounded: false, from: None, attacked: false, charge: None }
    }
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Enough pieces have arrived (3.1).
    Arrived,
    /// Enough can't arrive any more (3.2).
    Prevented,
    /// The last turn is over (M8.1).
    TurnLimit,
    /// A win that nobody can prevent was claimed (3.1).
    Claimed,
    /// A leader was killed, under an option.
    LeaderKilled,
}

impl Cause {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Cause::Arrived => "arrived",
            Cause::Prevented => "prevented",
            Cause::TurnLimit => "turn-limit",
            Cause::Claimed => "claimed",
            Cause::LeaderKilled => "leader-killed",
        }
    }

    /// The rule that ends the game.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Cause::Arrived | Cause::Claimed => rules::OBJECT,
            Cause::Prevented => rules::PREVENTION,
            Cause::LeaderKilled => rules::THE_END,
            Cause::TurnLimit => rules::TURN_LIMIT,
        }
    }
}

/// The end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct End {
    /// The winner: there is no draw (3.3).
    pub winner: Side,
    /// The cause.
    pub by: Cause,
}

/// A space without a piece.
const EMPTY: u16 = u16::MAX;

/// What is on the table.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// Whose half-turn it is, or who deploys.
    pub active: Side,
    /// The phase.
    pub phase: PhaseName,
    /// By piece.
    pub pieces: SmallVec<[Piece; 32]>,
    /// By hex: which piece stands there.
    at: SmallVec<[u16; 352]>,
    /// Pieces of the side with the goal that have arrived: baggage and others (3.1).
    pub arrived: (u8, u8),
    /// How many of each side have been killed.
    pub killed: Both<u8>,
    /// The piece that moved last and may be taken back, where only the last move may.
    pub last: Option<UnitId>,
    /// The end.
    pub over: Option<End>,
}

impl Clone for State {
    /// Slice by slice: several times faster than piece by piece.
    fn clone(&self) -> State {
        State {
            pieces: SmallVec::from_slice(&self.pieces),
            at: SmallVec::from_slice(&self.at),
            ..*self
        }
    }
}

impl State {
    /// Every piece to be deployed.
    #[must_use]
    pub fn empty(scene: &Scene) -> State {
        State {
            turn: 0,
            active: scene.first,
            phase: PhaseName::Deployment,
            pieces: SmallVec::from_elem(Piece::at(Place::Undeployed), scene.pieces.len()),
            at: SmallVec::from_elem(EMPTY, scene.map.grid.len()),
            arrived: (0, 0),
            killed: Both([0, 0]),
            last: None,
            over: None,
        }
    }

    /// A piece's state.
    #[inline]
    #[must_use]
    pub fn piece(&self, unit: UnitId) -> &Piece {
        &self.pieces[unit.index()]
    }

    /// Where a piece stands.
    #[inline]
    #[must_use]
    pub fn hex(&self, unit: UnitId) -> Option<Hex> {
        match self.pieces[unit.index()].place {
            Place::Map(hex) => Some(hex),
            _ => None,
        }
    }

    /// The piece in a space (5.4).
    #[inline]
    #[must_use]
    pub fn unit_at(&self, hex: Hex) -> Option<UnitId> {
        let unit = self.at[hex.index()];
        (unit != EMPTY).then_some(UnitId(unit))
    }

    /// The pieces next to a space, with their directions.
    #[inline]
    pub fn beside(
        &self,
        scene: &Scene,
        hex: Hex,
    ) -> impl Iterator<Item = (Direction, UnitId)> + use<> {
        let near = scene.map.grid.around_or(hex, &self.at, EMPTY);
        let taken = Direction::set(|direction| near[direction] != EMPTY);
        Direction::of_set(taken).map(move |d| (d, UnitId(near[d.index()])))
    }

    /// A side's pieces on the board with their spaces, in the scenario's order.
    pub fn on_board<'a>(
        &'a self,
        scene: &'a Scene,
        side: Side,
    ) -> impl Iterator<Item = (UnitId, Hex)> + 'a {
        scene.of[side].iter().filter_map(|&unit| Some((unit, self.hex(unit)?)))
    }

    /// Puts a piece into a space and keeps the record by hex; the space must be empty.
    pub(super) fn occupy(&mut self, unit: UnitId, hex: Hex) {
        self.pieces[unit.index()].place = Place::Map(hex);
        self.at[hex.index()] = unit.0;
    }

    /// Takes a piece off its space.
    pub(super) fn vacate(&mut self, unit: UnitId, to: Place) {
        if let Some(hex) = self.hex(unit) {
            self.at[hex.index()] = EMPTY;
        }
        self.pieces[unit.index()].place = to;
    }
}
