//! The compiled scenario: map, printed values, tables, options. Never changes during a game.

use super::charts::crt::Crt;
use super::special::Special;
use super::state::Face;
use crate::board::{BARRED, Direction, Hex, HexMap};
use crate::kernel::{Both, SceneId, Side, UnitId};
use crate::scenario::Text;
use crate::scenario::bmw::{Dot, Halves, MoraleData, OffMap, SetupGroup, TerrainEffects, UnitKind};
use crate::scenario::geography::Area;
use crate::scenario::options::{Options, RiverModel};
use crate::view::MapView;
use crate::words::Language;
use std::sync::Arc;

/// How a counter moves (TEC).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// On foot.
    Foot,
    /// Mounted.
    Horse,
    /// Baggage.
    Train,
    /// A leader.
    Leader,
}

/// What a counter is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// A combat unit.
    Unit(UnitKind),
    /// A leader; the enemy's victory points for the loss (16.2).
    Leader {
        /// Victory points for the enemy.
        vp: u32,
    },
    /// A camp (15.2).
    Camp,
    /// A trebuchet (15.3).
    Trebuchet,
}

/// The printed values of one side of a counter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FaceValues {
    /// Combat strength; a leader's value (10.2).
    pub strength: u8,
    /// Movement allowance in movement points.
    pub ma: u8,
    /// Archery factor and range in hexes.
    pub archery: Option<(u8, u8)>,
    /// The dot (8.1).
    pub dot: Dot,
    /// How it moves.
    pub class: Class,
    /// Which table of step costs it uses.
    pub(super) costs: usize,
}

/// A counter as printed.
#[derive(Clone, Debug)]
pub struct Counter {
    /// The id in the scenario.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Its side.
    pub side: Side,
    /// What it is.
    pub role: Role,
    /// The front.
    pub front: FaceValues,
    /// The back; for leaders and markers the same.
    pub back: FaceValues,
    /// Where the scenario has it at the start.
    pub setup: Option<Hex>,
    /// The note that its values were reconstructed.
    pub reconstructed: Option<Text>,
}

impl Counter {
    /// The values of a side.
    #[inline]
    #[must_use]
    pub fn face(&self, face: Face) -> &FaceValues {
        match face {
            Face::Front => &self.front,
            Face::Back => &self.back,
        }
    }

    /// Its kind, if it is a combat unit.
    #[inline]
    #[must_use]
    pub fn kind(&self) -> Option<UnitKind> {
        match self.role {
            Role::Unit(kind) => Some(kind),
            _ => None,
        }
    }

    /// Whether it is a combat unit: what the rules call a unit.
    #[inline]
    #[must_use]
    pub fn is_unit(&self) -> bool {
        matches!(self.role, Role::Unit(_))
    }

    /// Whether it is a leader.
    #[inline]
    #[must_use]
    pub fn is_leader(&self) -> bool {
        matches!(self.role, Role::Leader { .. })
    }

    /// BMW 16.2: the victory points that the enemy gets for a lost leader; 0 for anybody else.
    #[inline]
    #[must_use]
    pub fn leader_points(&self) -> u32 {
        match self.role {
            Role::Leader { vp } => vp,
            _ => 0,
        }
    }

    /// BMW 9.5, 9.6: whether both of its sides are ordered and its owner may turn it over.
    #[must_use]
    pub fn changes_sides(&self) -> bool {
        matches!(self.kind(), Some(UnitKind::HeavyCavalry | UnitKind::Dismounted))
    }
}

/// A side of the battle.
#[derive(Clone, Debug)]
pub struct Army {
    /// The id in the scenario.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Morale in the first stage (11.2 to 11.4).
    pub morale: MoraleData,
}

/// How one side sets up (14.2, 14.3).
#[derive(Clone, Debug)]
pub struct SetupPlan {
    /// Whose.
    pub side: Side,
    /// The rule that says so.
    pub rule: crate::kernel::Rule,
    /// Zone index and terms of each group.
    pub groups: Vec<(usize, SetupGroup)>,
    /// Zone index for trebuchets.
    pub trebuchets: Option<usize>,
    /// Every hex of these zones, once, in ascending order.
    pub hexes: Vec<Hex>,
}

/// The compiled scenario.
pub struct Scene {
    /// Tells it from others.
    pub(super) id: SceneId,
    /// The scenario's title.
    pub title: Text,
    /// The map.
    pub map: HexMap,
    /// The map as it is shown, in every language: the order is that of [`Language::all`].
    pub(super) views: Vec<Arc<MapView>>,
    /// Terrain effects by terrain number, with ids.
    pub terrain: Vec<(String, TerrainEffects)>,
    /// The hexes of the land, as bits.
    pub(super) land: Vec<u64>,
    /// For each hexside feature number: extra cost (`None`: barred) and whether attacks across are halved.
    pub features: Vec<(Option<u8>, bool)>,
    /// By counter index.
    pub counters: Vec<Counter>,
    /// Combat units by side.
    pub units: Both<Vec<UnitId>>,
    /// Leaders by side.
    pub leaders: Both<Vec<UnitId>>,
    /// Camps and trebuchets by side.
    pub markers: Both<Vec<UnitId>>,
    /// The sides.
    pub armies: Both<Army>,
    /// The combat results table.
    pub crt: Crt,
    /// Optional rulings.
    pub options: Options,
    /// Special rules.
    pub special: Special,
    /// Zones.
    pub zones: Vec<Area>,
    /// Set-up plans, in order.
    pub setup: Vec<SetupPlan>,
    /// The first player.
    pub first: Side,
    /// The number of game turns.
    pub turns: u8,
    /// Tables of step costs.
    pub(super) costs: Vec<Vec<[u8; 6]>>,
    /// The least entry of each.
    pub(super) least: Vec<u8>,
    /// Movement points for a road step.
    pub(super) road_cost: u8,
}

impl Scene {
    /// The map as it is shown in a language.
    #[must_use]
    pub fn view(&self, language: Language) -> &Arc<MapView> {
        &self.views[language.index()]
    }

    /// A counter.
    #[inline]
    #[must_use]
    pub fn counter(&self, unit: UnitId) -> &Counter {
        &self.counters[unit.index()]
    }

    /// BMW 4.2, 5.1: movement points for a step by terrain and road alone; `None` if it is prohibited.
    #[inline]
    #[must_use]
    pub fn step_cost(&self, values: &FaceValues, from: Hex, d: Direction) -> Option<u8> {
        let cost = self.costs[values.costs][from.index()][d.index()];
        (cost != BARRED).then_some(cost)
    }

    /// The step costs of a counter in every hex, by direction; [`BARRED`] where it cannot step.
    #[inline]
    #[must_use]
    pub(super) fn step_costs(&self, values: &FaceValues) -> &[[u8; 6]] {
        &self.costs[values.costs]
    }

    /// The cheapest step that a counter can make anywhere.
    #[inline]
    #[must_use]
    pub fn least_cost(&self, values: &FaceValues) -> u8 {
        self.least[values.costs]
    }

    /// The effects of a hex's terrain.
    #[inline]
    #[must_use]
    pub fn effects(&self, hex: Hex) -> &TerrainEffects {
        &self.terrain[usize::from(self.map.terrain(hex))].1
    }

    /// BMW 7.5: which attacks a hex's terrain halves.
    #[must_use]
    pub fn halves(&self, hex: Hex) -> Halves {
        self.halves_of(self.effects(hex))
    }

    /// The same of a terrain.
    #[must_use]
    pub fn halves_of(&self, effects: &TerrainEffects) -> Halves {
        if self.is_hexside(effects) { Halves::None } else { effects.halves }
    }

    /// Whether a terrain is a river that counts on hexsides alone.
    fn is_hexside(&self, effects: &TerrainEffects) -> bool {
        effects.river && self.options.river_model == RiverModel::Hexside
    }

    /// BMW 5.1: whether a face of a counter exerts a ZOC: not with a solid dot, and leaders never do.
    #[inline]
    #[must_use]
    pub fn exerts_zoc(&self, counter: &Counter, face: Face) -> bool {
        counter.is_unit()
            && match counter.face(face).dot {
                Dot::None => true,
                Dot::Open => self.options.open_dot_exerts_zoc,
                Dot::Solid => false,
            }
    }

    /// BMW 14.4, 14.5: the morale levels of a side in a stage.
    #[must_use]
    pub fn morale(&self, side: Side, stage: u8) -> MoraleData {
        match &self.special.withdrawal {
            Some(w) if w.side == side && stage >= 2 => w.morale,
            _ => self.armies[side].morale,
        }
    }

    /// Where a counter is before it is set up: garrisons with a sortie rule stay aside (14.3, 15.4).
    #[must_use]
    pub fn starts_aside(&self, counter: &Counter) -> Option<OffMap> {
        (counter.setup.is_none() && !counter.is_leader()).then_some(OffMap::SetAside)
    }

    /// The zone with this id.
    #[must_use]
    pub fn zone(&self, id: &str) -> Option<usize> {
        self.zones.iter().position(|z| z.id == id)
    }

    /// The counter with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<UnitId> {
        let index = self.counters.iter().position(|c| c.id == id)?;
        u16::try_from(index).ok().map(UnitId)
    }

    /// BMW 4.2, TEC: fills the tables of step costs: one for each side, class and membership of the garrison.
    pub(super) fn fill_costs(&mut self) {
        let tables = (0..16).map(|index| {
            let (side, class, garrison) = passport(index);
            self.map
                .grid
                .hexes()
                .map(|from| {
                    Direction::ALL
                        .map(|d| self.price(side, class, garrison, from, d).unwrap_or(BARRED))
                })
                .collect()
        });
        self.costs = tables.collect();
        let least = |table: &Vec<[u8; 6]>| table.iter().flatten().copied().min().unwrap_or(0);
        self.least = self.costs.iter().map(least).collect();
    }

    fn price(
        &self,
        side: Side,
        class: Class,
        garrison: bool,
        from: Hex,
        d: Direction,
    ) -> Option<u8> {
        let to = self.map.grid.neighbor(from, d)?;
        if self.special.closed_by_walls(&self.options, side, garrison, to) {
            return None;
        }
        if self.map.road(from, d) {
            return Some(self.road_cost);
        }
        let mut cost = self.terrain_cost(class, to)?;
        let features = self.map.features(from, d);
        for (number, (extra, _)) in self.features.iter().enumerate() {
            if features >> number & 1 == 1 {
                cost = cost.saturating_add((*extra)?);
            }
        }
        Some(cost)
    }

    /// TEC: movement points to enter a hex without a road.
    #[must_use]
    pub fn terrain_cost(&self, class: Class, hex: Hex) -> Option<u8> {
        self.cost_of(class, self.effects(hex))
    }

    /// The same of a terrain.
    #[must_use]
    pub fn cost_of(&self, class: Class, effects: &TerrainEffects) -> Option<u8> {
        if self.is_hexside(effects) {
            return Some(1);
        }
        match class {
            Class::Foot => effects.cost.foot,
            Class::Horse => effects.cost.horse,
            Class::Train => effects.cost.train,
            Class::Leader if self.options.leaders_enter_swamp => effects.cost.foot,
            Class::Leader => effects.cost.horse,
        }
    }
}

/// The index of a table of step costs.
pub(super) fn cost_table(side: Side, class: Class, garrison: bool) -> usize {
    side as usize * 8 + class as usize * 2 + usize::from(garrison)
}

fn passport(index: usize) -> (Side, Class, bool) {
    const CLASSES: [Class; 4] = [Class::Foot, Class::Horse, Class::Train, Class::Leader];
    (Side::ALL[index / 8], CLASSES[index / 2 % 4], index % 2 == 1)
}
