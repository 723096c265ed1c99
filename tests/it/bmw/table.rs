//! A tiny language for positions: a map of letters, counters with their printed values, a phase, and then
//! what is played, refused and offered.
//!
//! Terrain, the combat results table and morale come from Acre. After every action the position is audited,
//! and every offered action is written, read back and checked.

pub use super::action_words::*;
pub use super::play::Play;

use gonfalon::kernel::{Cx, Log, ScriptedDice, Side, flow};
use gonfalon::scenario::OptionSet;
use gonfalon::scenario::bmw::{
    BeginData, BmwData, CounterBegin, Dot, FaceData, HexsideEffects, LeaderData, MarkerData,
    MarkerKind, OffMap, PhaseName, UnitData, UnitKind,
};
use gonfalon::scenario::map_file::{HexsideRun, Road, Zone};
use gonfalon::scenario::special::SpecialRuleData;
use gonfalon::scenario::{Fault, FromScenario, Scenario, Text, catalogue};
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::bmw::special::SpecialRule;
use serde_json::Value;
use std::path::Path;
use std::sync::OnceLock;

/// The side listed first.
pub const CRUSADER: Side = Side::A;
/// The side listed second.
pub const MUSLIM: Side = Side::B;

/// The scenario that lends terrain, combat results table and morale.
pub fn acre() -> Scenario {
    static ACRE: OnceLock<Scenario> = OnceLock::new();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/bmw/acre.json");
    ACRE.get_or_init(|| catalogue::read(Path::new(file)).expect("Acre can be read")).clone()
}

/// The front of a counter: strength and movement allowance.
pub fn front(strength: u8, ma: u8) -> FaceData {
    FaceData { strength, ma, archery: None, dot: Dot::None }
}

/// The back of a counter.
pub fn back(strength: u8, ma: u8) -> FaceData {
    front(strength, ma)
}

/// What else is printed on a side of a counter.
pub trait Printed {
    /// An archery factor and range.
    fn bow(self, factor: u8, range: u8) -> Self;
    /// A solid dot.
    fn solid(self) -> Self;
    /// An open dot.
    fn open(self) -> Self;
}

impl Printed for FaceData {
    fn bow(self, factor: u8, range: u8) -> Self {
        FaceData { archery: Some((factor, range)), ..self }
    }
    fn solid(self) -> Self {
        FaceData { dot: Dot::Solid, ..self }
    }
    fn open(self) -> Self {
        FaceData { dot: Dot::Open, ..self }
    }
}

fn text(en: &str) -> Text {
    Text::from(en)
}

/// A position under construction.
#[derive(Clone)]
pub struct Table {
    scenario: Scenario,
}

impl Table {
    /// An empty field of 12 columns and 12 rows.
    pub fn open() -> Table {
        Table::map(&["............"; 12])
    }

    /// A map of rows of letters: Acre's legend (`.` clear, `H` hill, `S` swamp, `W` woods, `R` river,
    /// `D` dunes, `~` sea, `F` fortress, `c` and `m` camp). Even columns stand half a hex further south.
    pub fn map(rows: &[&str]) -> Table {
        let mut scenario = acre();
        scenario.id = "table".to_owned();
        let map = scenario.map.as_mut().expect("Acre has a map");
        map.columns = u16::try_from(rows[0].len()).expect("a small map");
        map.rows = u16::try_from(rows.len()).expect("a small map");
        map.grid = rows.iter().map(|&row| row.to_owned()).collect();
        map.roads.clear();
        map.places.clear();
        map.landmarks.clear();
        map.zones.clear();
        map.variants.clear();
        let data = scenario.data_mut::<BmwData>().expect("Acre has its data");
        data.units.clear();
        data.leaders.clear();
        data.markers.clear();
        data.setup.clear();
        data.special.clear();
        data.begin = Some(BeginData {
            stage: 1,
            turn: 1,
            side: "crusader".to_owned(),
            phase: PhaseName::Movement,
            counters: std::collections::BTreeMap::new(),
            sortie: false,
            bonus: [0, 0],
            ..BeginData::default()
        });
        Table { scenario }
    }

    /// A scenario as it is.
    pub fn of(scenario: Scenario) -> Table {
        Table { scenario }
    }

    /// Changes anything.
    pub fn edit(mut self, change: impl FnOnce(&mut Scenario)) -> Self {
        change(&mut self.scenario);
        self
    }

    /// Changes anything in the system's part.
    pub fn data(self, change: impl FnOnce(&mut BmwData)) -> Self {
        self.edit(|scenario| {
            change(scenario.data_mut::<BmwData>().expect("a scenario of this system"));
        })
    }

    fn side_id(&self, side: Side) -> String {
        self.scenario.sides[side as usize].id.clone()
    }

    /// A combat unit; `at` is a hex, or empty for a unit that is set aside.
    pub fn unit(
        self,
        id: &str,
        side: Side,
        kind: UnitKind,
        front: FaceData,
        back: FaceData,
        at: &str,
    ) -> Self {
        let unit = UnitData {
            figure: None,
            id: id.to_owned(),
            side: self.side_id(side),
            name: text(id),
            kind,
            front,
            back,
            setup: (!at.is_empty()).then(|| at.to_owned()),
            variant: None,
            arms: None,
            source: None,
        };
        self.data(|data| data.units.push(unit))
    }

    /// Infantry of this strength: MA 3, half the strength on the back.
    pub fn foot(self, id: &str, side: Side, strength: u8, at: &str) -> Self {
        self.unit(
            id,
            side,
            UnitKind::Infantry,
            front(strength, 3),
            back(strength.div_ceil(2), 3),
            at,
        )
    }

    /// Crossbowmen 5-3 with archery 2-2; back 3-3 with 1-1.
    pub fn bowmen(self, id: &str, side: Side, at: &str) -> Self {
        self.unit(id, side, UnitKind::Infantry, front(5, 3).bow(2, 2), back(3, 3).bow(1, 1), at)
    }

    /// Light infantry 3-5 with a solid dot and archery 2-2; back 2-5 with 1-1 and no dot.
    pub fn light(self, id: &str, side: Side, at: &str) -> Self {
        let front = front(3, 5).solid().bow(2, 2);
        self.unit(id, side, UnitKind::LightInfantry, front, back(2, 5).bow(1, 1), at)
    }

    /// Heavy cavalry of this strength with MA 3; back 3-6 with an open dot.
    pub fn knights(self, id: &str, side: Side, strength: u8, at: &str) -> Self {
        self.unit(id, side, UnitKind::HeavyCavalry, front(strength, 3), back(3, 6).open(), at)
    }

    /// Plain cavalry of this strength and MA, without a dot; half the strength on the back.
    pub fn cavalry(self, id: &str, side: Side, strength: u8, ma: u8, at: &str) -> Self {
        let half = back(strength.div_ceil(2), ma);
        self.unit(id, side, UnitKind::Cavalry, front(strength, ma), half, at)
    }

    /// Light cavalry 4-8 with a solid dot; back 2-8 with an open one.
    pub fn lancers(self, id: &str, side: Side, at: &str) -> Self {
        let (front, back) = (front(4, 8).solid(), back(2, 8).open());
        self.unit(id, side, UnitKind::LightCavalry, front, back, at)
    }

    /// Horse archers 2-8 with a solid dot and archery 2-1; back 1-8 with neither.
    pub fn horse_archers(self, id: &str, side: Side, at: &str) -> Self {
        let front = front(2, 8).solid().bow(2, 1);
        self.unit(id, side, UnitKind::HorseArchers, front, back(1, 8), at)
    }

    /// A leader of this value: MA 10, twice the value in victory points.
    pub fn leader(self, id: &str, side: Side, value: u8, at: &str) -> Self {
        let leader = LeaderData {
            id: id.to_owned(),
            side: self.side_id(side),
            name: text(id),
            value,
            ma: 10,
            vp: 2 * u32::from(value),
            setup: (!at.is_empty()).then(|| at.to_owned()),
            arms: None,
        };
        self.data(|data| data.leaders.push(leader))
    }

    fn marker(self, id: &str, side: Side, kind: MarkerKind, at: &str) -> Self {
        let marker = MarkerData {
            id: id.to_owned(),
            side: self.side_id(side),
            name: text(id),
            kind,
            setup: at.to_owned(),
            arms: None,
        };
        self.data(|data| data.markers.push(marker))
    }

    /// A camp.
    pub fn camp(self, id: &str, side: Side, at: &str) -> Self {
        self.marker(id, side, MarkerKind::Camp, at)
    }

    /// A trebuchet.
    pub fn trebuchet(self, id: &str, side: Side, at: &str) -> Self {
        self.marker(id, side, MarkerKind::Trebuchet, at)
    }

    /// A road over these hexes.
    pub fn road(self, hexes: &str) -> Self {
        let road = Road { name: text("road"), hexes: words(hexes) };
        self.edit(|s| s.map.as_mut().expect("a map").roads.push(road))
    }

    /// A river between two neighbouring hexes: 3 MP more to cross, attacks across it halved. It counts only
    /// with `river_model` = `hexside`.
    pub fn river_between(self, a: &str, b: &str) -> Self {
        let effects =
            HexsideEffects { name: text("River"), cost: Some(3), halves: true, river: true };
        let run =
            HexsideRun { feature: "river".to_owned(), between: vec![(a.to_owned(), b.to_owned())] };
        self.edit(|s| {
            s.map.as_mut().expect("a map").hexsides.push(run);
            let data = s.data_mut::<BmwData>().expect("a scenario of this system");
            data.hexsides.insert("river".to_owned(), effects);
        })
    }

    /// A named group of hexes.
    pub fn zone(self, id: &str, hexes: &str) -> Self {
        let zone = Zone { name: text(id), hexes: words(hexes) };
        self.edit(|s| drop(s.map.as_mut().expect("a map").zones.insert(id.to_owned(), zone)))
    }

    /// A special rule.
    pub fn special(self, rule: SpecialRule) -> Self {
        self.data(|data| data.special.push(SpecialRuleData::of(&rule)))
    }

    /// The walls in these hexes, closed to the Crusaders (15.4).
    pub fn fortress(self, hexes: &str) -> Self {
        self.zone("fortress", hexes).special(SpecialRule::Fortress {
            zone: "fortress".to_owned(),
            barred: "crusader".to_owned(),
        })
    }

    /// Sets an optional ruling, as the scenario file writes it.
    pub fn option(self, name: &str, value: impl Into<Value>) -> Self {
        let mut changes = serde_json::Map::new();
        changes.insert(name.to_owned(), value.into());
        self.data(|data| data.options = data.options.with(&changes).expect("a known option"))
    }

    /// Changes how the battle begins.
    pub fn begin(self, change: impl FnOnce(&mut BeginData)) -> Self {
        self.data(|data| change(data.begin.as_mut().expect("a start in mid-battle")))
    }

    /// The phase and the active side at the start; the Crusader's movement unless this is called.
    pub fn phase(self, phase: PhaseName, side: Side) -> Self {
        let id = self.side_id(side);
        self.begin(|begin| {
            begin.phase = phase;
            begin.side = id;
        })
    }

    /// The start is a movement phase of this side.
    pub fn movement(self, side: Side) -> Self {
        self.phase(PhaseName::Movement, side)
    }

    /// The start is an archery phase of this side.
    pub fn archery(self, side: Side) -> Self {
        self.phase(PhaseName::Archery, side)
    }

    /// The start is a combat phase of this side.
    pub fn combat(self, side: Side) -> Self {
        self.phase(PhaseName::Combat, side)
    }

    /// The start is a reorganization and rally phase of this side.
    pub fn reorganization(self, side: Side) -> Self {
        self.phase(PhaseName::Reorganization, side)
    }

    /// The turn at the start.
    pub fn turn(self, turn: u8) -> Self {
        self.begin(|begin| begin.turn = turn)
    }

    /// Victory points won by strategic withdrawal.
    pub fn bonus(self, points: [u32; 2]) -> Self {
        self.begin(|begin| begin.bonus = points)
    }

    /// The number of turns.
    pub fn turns(self, turns: u8) -> Self {
        self.data(|data| data.sequence.turns = turns)
    }

    /// Morale levels and rally faces of a side.
    pub fn morale(
        self,
        side: Side,
        demoralized: u32,
        disintegrates: u32,
        rally: Option<(u8, u8)>,
    ) -> Self {
        self.data(|data| {
            let morale = &mut data.morale[side as usize];
            morale.demoralized = demoralized;
            morale.disintegrates = disintegrates;
            morale.rally = rally;
        })
    }

    /// Changes how a counter begins.
    pub fn counter(self, id: &str, change: impl FnOnce(&mut CounterBegin)) -> Self {
        self.begin(|begin| change(begin.counters.entry(id.to_owned()).or_default()))
    }

    /// The unit starts with its back up.
    pub fn disordered(self, id: &str) -> Self {
        self.counter(id, |c| c.back = true)
    }

    /// The unit has moved already.
    pub fn moved(self, id: &str) -> Self {
        self.counter(id, |c| c.moved = true)
    }

    /// The unit is charging.
    pub fn charging(self, id: &str) -> Self {
        self.counter(id, |c| c.charging = true)
    }

    /// The counter is off the map.
    pub fn off(self, id: &str, off: OffMap) -> Self {
        self.counter(id, |c| c.off = Some(off))
    }

    /// The counter is in the pile of eliminated units, or lost.
    pub fn dead(self, id: &str) -> Self {
        self.off(id, OffMap::Eliminated)
    }

    /// The scenario.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// What is wrong with the position.
    pub fn faults(&self) -> Vec<Fault> {
        Bmw::start(&self.scenario).err().unwrap_or_default()
    }

    /// Starts the game and runs it to its first decision, without dice.
    pub fn start(&self) -> Play {
        self.start_with(&[])
    }

    /// Starts the game and runs it to its first decision.
    pub fn start_with(&self, dice: &[u8]) -> Play {
        let (scene, mut game) = match Bmw::start(&self.scenario) {
            Ok(start) => start,
            Err(faults) => panic!("the position is faulty: {faults:#?}"),
        };
        let mut log = Log::default();
        let mut dice = ScriptedDice::new(dice);
        flow::begin::<Bmw>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
        let play = Play { scene, game, log };
        play.inspect();
        play
    }
}
