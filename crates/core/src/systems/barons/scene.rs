//! What never changes during a game: map, counters as printed, Battles, tables, options (BARONS 2.1, 6.1, 7.0).

use super::facing::Facing;
use crate::board::{BARRED, Direction, Hex, HexMap, HexSet};
use crate::kernel::{Both, SceneId, Side, UnitId};
use crate::scenario::Text;
use crate::scenario::barons::options::Options;
use crate::scenario::barons::tables::Tables;
use crate::scenario::barons::{Class, PointsData, SymbolData};
use crate::view::MapView;
use crate::words::{Language, Noun};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A Battle's place in the scenario's list. Valid only with the scene it came from.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[schemars(description = "A Battle's id in the scenario.")]
pub struct BattleId(#[schemars(with = "String")] pub u8);

impl BattleId {
    /// The number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A combat unit as it is printed.
#[derive(Clone, Debug)]
pub struct Printed {
    /// The id in the scenario.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Its Battle.
    pub battle: BattleId,
    /// Its side.
    pub side: Side,
    /// Its class.
    pub class: Class,
    /// Strength and morale of the front.
    pub front: (u8, u8),
    /// Strength and morale of the back, under the option in force (8.61).
    pub back: (u8, u8),
    /// Movement allowance.
    pub ma: u8,
    /// Fire range; 0 if it does not fire.
    pub range: u8,
    /// Reaction-charge rating (10.3).
    pub reaction: Option<u8>,
    /// Where automatic set-up puts it.
    pub setup: Option<Hex>,
    /// How it faces then.
    pub facing: Facing,
    /// The note about reconstructed values.
    pub source: Option<Text>,
}

/// A leader as he is printed (6.1).
#[derive(Clone, Debug)]
pub struct PrintedLeader {
    /// The id in the scenario.
    pub id: String,
    /// His name.
    pub name: Text,
    /// His Battle.
    pub battle: BattleId,
    /// His side.
    pub side: Side,
    /// Combat bonus.
    pub bonus: u8,
    /// Command span in hexes.
    pub span: u8,
    /// Movement allowance.
    pub ma: u8,
    /// Leadership, 1 to 3.
    pub leadership: u8,
    /// Whether he leads the whole side.
    pub overall: bool,
    /// Where automatic set-up puts him.
    pub setup: Option<Hex>,
    /// The note about reconstructed values.
    pub source: Option<Text>,
}

/// BARONS 6.3: the wounded side of every leader: command span and movement allowance; no bonus, no continuation.
pub const WOUNDED_SPAN: u8 = 3;

/// Where a Battle starts (14.0).
#[derive(Clone, Debug)]
pub enum Setup {
    /// In one of these hexes.
    Zone(HexSet),
    /// Later, through one of these hexes (14.5).
    Enters {
        /// The hexes.
        hexes: Vec<Hex>,
        /// Whether the whole Battle comes through one and the same.
        one_hex: bool,
        /// From which activation of its side on.
        activation: u16,
    },
}

/// A Battle (6.0).
#[derive(Clone, Debug)]
pub struct Command {
    /// The id in the scenario.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Its side.
    pub side: Side,
    /// Where it starts.
    pub setup: Setup,
    /// Its effectiveness display (13.0).
    pub display: Vec<Option<SymbolData>>,
    /// The note about a reconstructed display.
    pub source: Option<Text>,
    /// Its combat units, in the scenario's order.
    pub units: Vec<UnitId>,
    /// Its leader.
    pub leader: UnitId,
}

/// What a terrain costs and does.
#[derive(Clone, Debug)]
pub struct Terrain {
    /// Its name.
    pub name: Text,
    /// Movement points for infantry and men-at-arms, for cavalry, for a leader alone; `None` is prohibited.
    pub costs: [Option<u8>; 3],
    /// Whether a road runs through it.
    pub road: bool,
    /// Whether it blocks lines of sight.
    pub blocks_sight: bool,
    /// Whether charges neither enter it nor strike into it.
    pub no_charge: bool,
    /// Whether command can't be traced through it.
    pub no_command: bool,
}

/// Who walks, for costs of terrain and slopes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MovementMode {
    /// Infantry and men-at-arms.
    Foot,
    /// Cavalry.
    Horse,
    /// A leader alone.
    Leader,
}

impl From<Class> for MovementMode {
    fn from(class: Class) -> MovementMode {
        if class.is_foot() { MovementMode::Foot } else { MovementMode::Horse }
    }
}

/// A side's name and id.
#[derive(Clone, Debug)]
pub struct Army {
    /// The id in the scenario.
    pub id: String,
    /// The name.
    pub name: Text,
}

/// What is asked of a unit all the time, kept close together.
#[derive(Clone, Copy, Debug)]
pub struct Traits {
    /// Its side.
    pub side: Side,
    /// How it moves.
    pub mode: MovementMode,
}

/// The compiled scenario.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Tells it from others.
    pub(super) id: SceneId,
    /// The map.
    pub map: HexMap,
    /// The map as it is drawn, in each language.
    pub views: Vec<Arc<MapView>>,
    /// Terrain by number.
    pub terrain: Vec<Terrain>,
    /// For each mode of movement, hex and direction the cost of the step, or [`BARRED`].
    pub steps: [Vec<[u8; 6]>; 3],
    /// The same the other way round, from the neighbour in a direction into the hex: for ways that are searched from their ends.
    pub steps_into: [Vec<[u8; 6]>; 3],
    /// For each hex the place of its printed number among all (0.5: ascending hex numbers).
    pub order: Vec<u16>,
    /// The combat units, in the scenario's order.
    pub units: Vec<Printed>,
    /// What is asked of them all the time.
    pub traits: Vec<Traits>,
    /// The leaders; their numbers follow those of the units.
    pub leaders: Vec<PrintedLeader>,
    /// The Battles.
    pub battles: Vec<Command>,
    /// Each side's units, in order.
    pub of: Both<Vec<UnitId>>,
    /// Those of them that may charge in reaction (10.3).
    pub reacting: Both<Vec<UnitId>>,
    /// Each side's Battles.
    pub commands: Both<Vec<BattleId>>,
    /// Names and ids.
    pub armies: Both<Army>,
    /// Command points (5.0).
    pub command_points: Both<u16>,
    /// The side with the initiative in the first turn.
    pub first: Side,
    /// Points for enemy Battles by the side that gets them (15.0).
    pub points: Both<PointsData>,
    /// The Battle bound by Edward's rule, and what frees it, where the rule is in force (14.1).
    pub edward: Option<(BattleId, u8)>,
    /// The tables.
    pub tables: Tables,
    /// The optional rulings.
    pub options: Options,
}

impl Scene {
    /// A combat unit as it is printed.
    #[inline]
    #[must_use]
    pub fn unit(&self, unit: UnitId) -> &Printed {
        &self.units[unit.index()]
    }

    /// The side of a combat unit, and how it moves.
    #[inline]
    #[must_use]
    pub fn traits_of(&self, unit: UnitId) -> Traits {
        self.traits[unit.index()]
    }

    /// Whether a counter is a leader.
    #[inline]
    #[must_use]
    pub fn is_leader(&self, unit: UnitId) -> bool {
        unit.index() >= self.units.len()
    }

    /// A leader as he is printed.
    #[must_use]
    pub fn leader(&self, unit: UnitId) -> &PrintedLeader {
        &self.leaders[unit.index() - self.units.len()]
    }

    /// The number of a leader among the counters.
    #[must_use]
    pub fn leader_id(&self, index: usize) -> UnitId {
        unit_id(self.units.len() + index)
    }

    /// A Battle.
    #[inline]
    #[must_use]
    pub fn battle(&self, battle: BattleId) -> &Command {
        &self.battles[battle.index()]
    }

    /// The Battle of a counter.
    #[must_use]
    pub fn battle_of(&self, unit: UnitId) -> BattleId {
        if self.is_leader(unit) { self.leader(unit).battle } else { self.unit(unit).battle }
    }

    /// The side of a counter.
    #[inline]
    #[must_use]
    pub fn side(&self, unit: UnitId) -> Side {
        if self.is_leader(unit) { self.leader(unit).side } else { self.unit(unit).side }
    }

    /// The id of a counter in the scenario.
    #[must_use]
    pub fn id(&self, unit: UnitId) -> &str {
        if self.is_leader(unit) { &self.leader(unit).id } else { &self.unit(unit).id }
    }

    /// The counter with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<UnitId> {
        let units = self.units.iter().map(|unit| unit.id.as_str());
        let leaders = self.leaders.iter().map(|leader| leader.id.as_str());
        units.chain(leaders).position(|other| other == id).map(unit_id)
    }

    /// The Battle with this id.
    #[must_use]
    pub fn find_battle(&self, id: &str) -> Option<BattleId> {
        self.battles.iter().position(|battle| battle.id == id).map(battle_id)
    }

    /// A counter's name.
    #[must_use]
    pub fn name(&self, unit: UnitId, language: Language) -> Noun<'_> {
        let name =
            if self.is_leader(unit) { &self.leader(unit).name } else { &self.unit(unit).name };
        name.noun(language)
    }

    /// A hex's printed number.
    #[must_use]
    pub fn label(&self, hex: Hex) -> String {
        self.map.grid.label(hex)
    }

    /// BARONS 9.1.5: the key that sorts hexes by their printed numbers.
    #[inline]
    #[must_use]
    pub fn number(&self, hex: Hex) -> u16 {
        self.order[hex.index()]
    }

    /// The terrain of a hex.
    #[inline]
    #[must_use]
    pub fn terrain(&self, hex: Hex) -> &Terrain {
        &self.terrain[usize::from(self.map.terrain(hex))]
    }

    /// BARONS 7.0: what a step costs; `None` if terrain or a steep slope prohibits it.
    #[inline]
    #[must_use]
    pub fn cost(&self, mode: MovementMode, from: Hex, direction: Direction) -> Option<u8> {
        let cost = self.steps[mode as usize][from.index()][direction.index()];
        (cost != BARRED).then_some(cost)
    }

    /// The rise from a hex to a neighbour, in levels.
    #[inline]
    #[must_use]
    pub fn rise(&self, from: Hex, to: Hex) -> i16 {
        i16::from(self.map.level(to)) - i16::from(self.map.level(from))
    }

    /// BARONS 7.0: whether the hexside between two neighbours is a steep slope.
    #[inline]
    #[must_use]
    pub fn is_steep(&self, from: Hex, to: Hex) -> bool {
        self.rise(from, to).abs() >= 2
    }

    /// The neighbour in a direction.
    #[inline]
    #[must_use]
    pub fn beside(&self, hex: Hex, direction: Direction) -> Option<Hex> {
        self.map.grid.neighbor(hex, direction)
    }

    /// The last turn, if there is one (U-81).
    #[must_use]
    pub fn turn_limit(&self) -> Option<u16> {
        (self.options.turn_limit > 0).then_some(self.options.turn_limit)
    }
}

/// The costs of every step for a mode of movement (7.0): terrain, roads, slopes.
#[must_use]
pub fn steps(map: &HexMap, terrain: &[Terrain], mode: MovementMode) -> Vec<[u8; 6]> {
    let kind = |hex: Hex| &terrain[usize::from(map.terrain(hex))];
    let step = |from: Hex, direction: Direction| {
        let to = map.grid.neighbor(from, direction)?;
        let rise = i16::from(map.level(to)) - i16::from(map.level(from));
        if map.road(from, direction) && rise.abs() < 2 {
            return kind(to).costs[mode as usize].map(|_| 1);
        }
        let slope = match (rise, mode) {
            (2.., MovementMode::Horse) => return None,
            (2.., MovementMode::Foot) | (..=-2, MovementMode::Horse) => 2,
            (2.., MovementMode::Leader)
            | (1, MovementMode::Foot | MovementMode::Horse)
            | (..=-2, MovementMode::Foot) => 1,
            _ => 0,
        };
        Some(kind(to).costs[mode as usize]?.saturating_add(slope))
    };
    let costs = |hex| Direction::ALL.map(|direction| step(hex, direction).unwrap_or(BARRED));
    map.grid.hexes().map(costs).collect()
}

/// The same costs of the steps into each hex, by the direction from which they come.
#[must_use]
pub fn steps_into(map: &HexMap, steps: &[[u8; 6]]) -> Vec<[u8; 6]> {
    let step = |hex: Hex, direction: Direction| {
        let from = map.grid.neighbor(hex, direction)?;
        Some(steps[from.index()][direction.opposite().index()])
    };
    let costs = |hex| Direction::ALL.map(|direction| step(hex, direction).unwrap_or(BARRED));
    map.grid.hexes().map(costs).collect()
}

/// The id of the counter at a place in the list.
#[must_use]
pub fn unit_id(index: usize) -> UnitId {
    UnitId(u16::try_from(index).expect("a scenario has at most 2,000 counters"))
}

/// The id of the Battle at a place in the list.
#[must_use]
pub fn battle_id(index: usize) -> BattleId {
    BattleId(u8::try_from(index).expect("a scenario has at most 200 Battles"))
}
