//! What a reader of the rules sees on the table, worked out the slow way.

use super::Finger;
use gonfalon::board::Hex;
use gonfalon::kernel::{GameOf, Side, UnitId, legal_actions};
use gonfalon::scenario::bmw::{Dot, UnitKind};
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::bmw::action::Action;
use gonfalon::systems::bmw::scene::{FaceValues, Scene};
use gonfalon::systems::bmw::state::{Face, Place, State};
use serde_json::Value;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

pub struct Reader<'a> {
    pub scene: &'a Scene,
    pub game: &'a GameOf<Bmw>,
    pub s: &'a State,
    /// Combat units by hex.
    stands: BTreeMap<Hex, UnitId>,
    /// The hexes in the ZOC of each side, with whose it is.
    zones: [BTreeMap<Hex, Vec<UnitId>>; 2],
    pub offers: Vec<Action>,
    /// The procedure as files have it.
    pub top: Value,
    /// What has been reckoned: by unit, first hex and level, the least price of every hex.
    pub prices: RefCell<BTreeMap<(UnitId, Hex, usize), Rc<Prices>>>,
}

/// The least price of every hex, if there is a way.
pub type Prices = Vec<Option<u32>>;

impl<'a> Reader<'a> {
    pub fn new(scene: &'a Scene, game: &'a GameOf<Bmw>) -> Self {
        let mut reader = Reader {
            scene,
            game,
            s: &game.state,
            stands: BTreeMap::new(),
            zones: [BTreeMap::new(), BTreeMap::new()],
            offers: legal_actions::<Bmw>(scene, game),
            top: serde_json::to_value(game.top()).expect("it can be written"),
            prices: RefCell::default(),
        };
        for side in Side::ALL {
            for &unit in &scene.units[side] {
                if let Some(hex) = reader.at(unit) {
                    reader.stands.insert(hex, unit);
                }
            }
        }
        let standing: Vec<(Hex, UnitId)> = reader.stands.iter().map(|(&h, &u)| (h, u)).collect();
        for (hex, unit) in standing {
            if reader.shown(unit).dot == Dot::Solid {
                continue;
            }
            for (_, n) in scene.map.grid.neighbors(hex) {
                if reader.cost(unit, hex, n).is_some() {
                    let side = scene.counter(unit).side;
                    reader.zones[side as usize].entry(n).or_default().push(unit);
                }
            }
        }
        reader
    }

    /// The word of the procedure that asks.
    pub fn kind(&self) -> &str {
        self.top.as_object().and_then(|o| o.keys().next()).map_or("", String::as_str)
    }

    /// A field of the procedure that asks.
    pub fn part(&self, name: &str) -> &Value {
        &self.top[self.kind()][name]
    }

    pub fn at(&self, unit: UnitId) -> Option<Hex> {
        match self.s.pieces[unit.index()].place {
            Place::Map(hex) => Some(hex),
            _ => None,
        }
    }

    pub fn side(&self, unit: UnitId) -> Side {
        self.scene.counter(unit).side
    }

    pub fn is_leader(&self, unit: UnitId) -> bool {
        self.scene.counter(unit).is_leader()
    }

    pub fn is_marker(&self, unit: UnitId) -> bool {
        !self.scene.counter(unit).is_unit() && !self.is_leader(unit)
    }

    pub fn shown(&self, unit: UnitId) -> &FaceValues {
        let counter = self.scene.counter(unit);
        match self.s.pieces[unit.index()].face {
            Face::Front => &counter.front,
            Face::Back => &counter.back,
        }
    }

    pub fn mounted(&self, unit: UnitId) -> bool {
        let back = self.s.pieces[unit.index()].face == Face::Back;
        match self.scene.counter(unit).kind() {
            Some(UnitKind::Dismounted) => back,
            Some(
                UnitKind::HeavyCavalry
                | UnitKind::Cavalry
                | UnitKind::LightCavalry
                | UnitKind::HorseArchers,
            ) => true,
            _ => false,
        }
    }

    pub fn hex_of(&self, finger: Finger) -> Option<Hex> {
        match finger {
            Finger::At(hex) => Some(hex),
            Finger::On(unit) => self.at(unit),
        }
    }

    pub fn unit_in(&self, hex: Hex) -> Option<UnitId> {
        self.stands.get(&hex).copied()
    }

    pub fn unit_of(&self, side: Side, hex: Hex) -> Option<UnitId> {
        self.unit_in(hex).filter(|&u| self.side(u) == side)
    }

    /// All counters that are there.
    pub fn here(&self, finger: Finger) -> Vec<UnitId> {
        match finger {
            Finger::On(unit) => vec![unit],
            Finger::At(hex) => (0..self.scene.counters.len())
                .map(|i| UnitId(u16::try_from(i).expect("few counters")))
                .filter(|&u| self.at(u) == Some(hex))
                .collect(),
        }
    }

    pub fn leaders_in(&self, side: Side, hex: Hex) -> Vec<UnitId> {
        self.scene.leaders[side].iter().copied().filter(|&u| self.at(u) == Some(hex)).collect()
    }

    pub fn walls(&self, hex: Hex) -> bool {
        self.scene.special.fortress.as_ref().is_some_and(|f| f.walls.contains(hex))
    }

    /// 15.4: the walls against a side.
    pub fn walled(&self, side: Side, hex: Hex) -> bool {
        self.scene.special.fortress.as_ref().is_some_and(|f| f.barred == side) && self.walls(hex)
    }

    /// The terrain effects chart; 4.2 for roads; 15.4 for the walls.
    pub fn cost(&self, unit: UnitId, from: Hex, to: Hex) -> Option<u32> {
        if self.walled(self.side(unit), to) {
            return None;
        }
        let d = self.scene.map.grid.direction(from, to)?;
        if self.scene.map.road(from, d) {
            return Some(1);
        }
        let (id, _) = &self.scene.terrain[usize::from(self.scene.map.terrain(to))];
        match id.as_str() {
            "clear" | "camp" | "fortress" => Some(1),
            "hill" => Some(2),
            "woods" | "river" | "dunes" => Some(3),
            "swamp" => (!self.mounted(unit)).then_some(3),
            "sea" => None,
            other => panic!("{other}"),
        }
    }

    /// 5.1: the enemies of a side whose zone covers a hex.
    pub fn controllers(&self, side: Side, hex: Hex) -> &[UnitId] {
        self.zones[side.enemy() as usize].get(&hex).map_or(&[], Vec::as_slice)
    }

    pub fn ezoc(&self, side: Side, hex: Hex) -> bool {
        !self.controllers(side, hex).is_empty()
    }

    /// 15.5: the closed edge.
    pub fn edge(&self, hex: Hex) -> bool {
        let Some(w) = self.scene.special.withdrawal.as_ref().filter(|_| self.s.edge_closed) else {
            return false;
        };
        let camps = self.scene.markers[w.side].iter().filter(|&&m| self.at(m) == Some(hex));
        w.closed.contains(hex) && !(w.open_camps.contains(hex) && camps.count() > 0)
    }

    pub fn distance(&self, a: Hex, b: Hex) -> usize {
        self.scene.map.grid.distance(a, b).into()
    }

    pub fn around(&self, hex: Hex) -> Vec<Hex> {
        self.scene.map.grid.neighbors(hex).map(|(_, n)| n).collect()
    }

    /// Counters that some offered action leads somewhere.
    pub fn walkers(&self) -> BTreeSet<UnitId> {
        self.offers.iter().filter_map(Action::walker).collect()
    }
}
