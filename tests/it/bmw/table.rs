//! A tiny language for positions: a map of letters, counters with their printed values, a phase, and then
//! what is played, refused and offered.
//!
//! Terrain, the combat results table and morale come from Acre. After every action the position is audited,
//! and every offered action is written, read back and checked.
#![allow(dead_code)]

use gonfalon::board::Hex;
use gonfalon::kernel::{
    Awaits, Cx, GameOf, Log, Outcome, Ruleset, ScriptedDice, Side, UnitId, apply, awaits, check,
    flow, legal_actions,
};
use gonfalon::scenario::OptionSet;
use gonfalon::scenario::bmw::{
    BeginData, BmwData, CounterBegin, Dot, FaceData, HexsideEffects, LeaderData, MarkerData,
    MarkerKind, OffMap, PhaseName, UnitData, UnitKind,
};
use gonfalon::scenario::map_file::{HexsideRun, Road, Zone};
use gonfalon::scenario::special::SpecialRule;
use gonfalon::scenario::{Fault, FromScenario, Scenario, Text, catalogue};
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::bmw::action::Action;
use gonfalon::systems::bmw::event::Event;
use gonfalon::systems::bmw::odds::{Odds, odds};
use gonfalon::systems::bmw::scene::Scene;
use gonfalon::systems::bmw::state::{Face, Place};
use gonfalon::systems::bmw::victory;
use gonfalon::view::{BadAction, Present, Voice};
use gonfalon::words::Language;
use serde_json::{Value, json};
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

fn words(list: &str) -> Vec<String> {
    list.split_whitespace().map(str::to_owned).collect()
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
        map.zones.clear();
        map.variants.clear();
        let data = scenario.bmw.as_mut().expect("Acre has its data");
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
        self.edit(|scenario| change(scenario.bmw.as_mut().expect("a scenario of this system")))
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
            id: id.to_owned(),
            side: self.side_id(side),
            name: text(id),
            kind,
            front,
            back,
            setup: (!at.is_empty()).then(|| at.to_owned()),
            variant: None,
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
            let data = s.bmw.as_mut().expect("a scenario of this system");
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
        self.data(|data| data.special.push(rule))
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

    /// The stage at the start.
    pub fn stage(self, stage: u8) -> Self {
        self.begin(|begin| begin.stage = stage)
    }

    /// The sortie has been declared.
    pub fn sortie_declared(self) -> Self {
        self.begin(|begin| begin.sortie = true)
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

/// A game that is being played.
pub struct Play {
    /// The compiled scenario.
    pub scene: Scene,
    /// The position.
    pub game: GameOf<Bmw>,
    /// What the last action caused.
    pub log: Log<Event>,
}

impl Play {
    /// Reads an action in the protocol's writing.
    fn read(&self, action: &Value) -> Result<Action, String> {
        Bmw::read_action(Voice { scene: &self.scene, language: Language::ENGLISH }, action).map_err(
            |bad| match bad {
                BadAction::Malformed(what) => panic!("{action}: {what}"),
                BadAction::Refused(refusal) => format!("{}/{}", refusal.rule, refusal.why),
            },
        )
    }

    fn verdict(&self, action: &Value) -> Result<Action, String> {
        let read = self.read(action)?;
        if let Some(outcome) = self.outcome() {
            panic!("{action}: the game is over: {outcome:?}");
        }
        check::<Bmw>(&self.scene, &self.game, &read).map_err(|r| r.to_string())?;
        Ok(read)
    }

    /// Whether the action is legal now.
    pub fn allows(&self, action: Value) -> bool {
        self.verdict(&action).is_ok()
    }

    /// Why the action is refused now, such as `4.1/already-moved`.
    #[track_caller]
    pub fn refused(&self, action: Value) -> String {
        match self.verdict(&action) {
            Ok(_) => panic!("{action} is allowed"),
            Err(why) => why,
        }
    }

    /// Plays an action that throws no dice.
    #[track_caller]
    pub fn play(&mut self, action: Value) -> &mut Self {
        self.roll(&[], action)
    }

    /// Plays an action that throws exactly these dice.
    #[track_caller]
    pub fn roll(&mut self, dice: &[u8], action: Value) -> &mut Self {
        let read = match self.verdict(&action) {
            Ok(read) => read,
            Err(why) => panic!("{action} is refused: {why}; {:?} decides", self.decides()),
        };
        self.log = Log::default();
        let mut dice = ScriptedDice::new(dice);
        let mut cx = Cx::new(&self.scene, &mut dice, &mut self.log);
        apply::<Bmw>(&mut cx, &mut self.game, &read);
        self.inspect();
        self
    }

    /// The position is sound, and every offer is legal and survives being written and read.
    fn inspect(&self) {
        if let Err(what) = Bmw::audit(&self.scene, &self.game.state) {
            panic!("audit: {what}");
        }
        if self.outcome().is_some() {
            return;
        }
        let actions = legal_actions::<Bmw>(&self.scene, &self.game);
        assert!(!actions.is_empty(), "a decision offers something: {:?}", self.game.top());
        for action in actions {
            let written = Bmw::write_action(&self.scene, &action);
            assert_eq!(self.read(&written).as_ref(), Ok(&action), "{written}");
        }
        let saved = serde_json::to_value(&self.game).expect("a game can be written");
        let again: GameOf<Bmw> = serde_json::from_value(saved).expect("a game can be read");
        assert_eq!(again, self.game, "a game survives being written and read");
    }

    /// Every offered action, in the protocol's writing.
    pub fn offers(&self) -> Vec<Value> {
        legal_actions::<Bmw>(&self.scene, &self.game)
            .iter()
            .map(|action| Bmw::write_action(&self.scene, action))
            .collect()
    }

    /// The offered actions of a type, such as `retreat`.
    pub fn offers_of(&self, kind: &str) -> Vec<Value> {
        self.offers().into_iter().filter(|o| o["type"] == kind).collect()
    }

    /// The last hexes of the offered ways of a unit, sorted, such as `0203 0304`.
    pub fn ends(&self, kind: &str, unit: &str) -> String {
        let mut ends: Vec<String> = self
            .offers_of(kind)
            .iter()
            .filter(|o| o["unit"] == unit || o["leader"] == unit)
            .map(|o| {
                let path = o["path"].as_array().expect("a way");
                path[path.len() - 1].as_str().expect("a hex").to_owned()
            })
            .collect();
        ends.sort();
        ends.dedup();
        ends.join(" ")
    }

    /// Where a counter can go in its own move; it stays where it is.
    pub fn reach(&mut self, unit: &str) -> String {
        if !self.allows(select(unit)) {
            return String::new();
        }
        self.play(select(unit));
        let ends = self.ends("move", unit);
        self.play(put_back());
        ends
    }

    /// Who decides now, and under which rule.
    pub fn decides(&self) -> Option<(Side, &'static str)> {
        match awaits::<Bmw>(&self.scene, &self.game) {
            Awaits::Decision { side, rule } => Some((side, rule.section)),
            Awaits::Over(_) => None,
        }
    }

    /// The end of the game, if it has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        Bmw::outcome(&self.scene, &self.game.state)
    }

    /// The number of a counter.
    #[track_caller]
    pub fn id(&self, counter: &str) -> UnitId {
        self.scene.find(counter).unwrap_or_else(|| panic!("there is no counter {counter}"))
    }

    /// The numbers of counters.
    #[track_caller]
    pub fn ids(&self, counters: &str) -> Vec<UnitId> {
        counters.split_whitespace().map(|c| self.id(c)).collect()
    }

    /// A hex by its printed number.
    #[track_caller]
    pub fn hex(&self, label: &str) -> Hex {
        self.scene.map.grid.parse(label).unwrap_or_else(|| panic!("there is no hex {label}"))
    }

    /// Where a counter is: a printed number, or `eliminated`, `set-aside`, `reserve`, `removed`, `unplaced`.
    #[track_caller]
    pub fn at(&self, counter: &str) -> String {
        match self.game.state.piece(self.id(counter)).place {
            Place::Map(hex) => self.scene.map.grid.label(hex),
            Place::Unplaced => "unplaced".to_owned(),
            Place::Off(OffMap::Eliminated) => "eliminated".to_owned(),
            Place::Off(OffMap::SetAside) => "set-aside".to_owned(),
            Place::Off(OffMap::Reserve) => "reserve".to_owned(),
            Place::Off(OffMap::Removed) => "removed".to_owned(),
        }
    }

    /// Which side of a counter is up.
    #[track_caller]
    pub fn face(&self, counter: &str) -> Face {
        self.game.state.piece(self.id(counter)).face
    }

    /// Whether a unit's back is up.
    #[track_caller]
    pub fn is_back(&self, counter: &str) -> bool {
        self.face(counter) == Face::Back
    }

    /// Whether a hex is in the ZOC of a side.
    #[track_caller]
    pub fn zoc(&self, side: Side, label: &str) -> bool {
        self.game.state.in_zoc(side, self.hex(label))
    }

    /// The victory points of a side (16.2).
    pub fn points(&self, side: Side) -> u32 {
        victory::points(&self.scene, &self.game.state, side)
    }

    /// Whether an army is demoralized (11.3).
    pub fn demoralized(&self, side: Side) -> bool {
        self.game.state.demoralized[side]
    }

    /// The odds of an attack as things stand, in numbers.
    #[track_caller]
    pub fn forecast(&self, attackers: &str, defenders: &str) -> Odds {
        odds(&self.scene, &self.game.state, &self.ids(attackers), &self.ids(defenders))
    }

    /// The odds of an attack as things stand, as the table prints them, such as `3-1`.
    #[track_caller]
    pub fn column(&self, attackers: &str, defenders: &str) -> String {
        self.scene.crt.column(self.forecast(attackers, defenders).rung)
    }

    /// The events of the last action, in the protocol's writing.
    pub fn events(&self) -> Vec<Value> {
        self.log.events().map(|event| Bmw::write_event(&self.scene, event, None)).collect()
    }

    /// The events of a type of the last action.
    pub fn events_of(&self, kind: &str) -> Vec<Value> {
        self.events().into_iter().filter(|e| e["type"] == kind).collect()
    }

    /// What the last action's combat came to, such as `3-1 DR`; `3-1 DR 4` with a die.
    #[track_caller]
    pub fn result(&self) -> String {
        let events = self.events_of("odds");
        let odds = events.first().expect("a combat was resolved");
        let word = |field: &str| odds[field].as_str().expect("a word").to_owned();
        match odds["die"].as_u64() {
            Some(die) => format!("{} {} {die}", word("odds"), word("result")),
            None => format!("{} {}", word("odds"), word("result")),
        }
    }

    /// The rules and faces of the dice of the last action, such as `7.2:4`.
    pub fn throws(&self) -> Vec<String> {
        self.log.throws().map(|t| format!("{}:{}", t.rule.section, t.face)).collect()
    }
}

/// An action without parts, such as `end-movement`.
pub fn word(kind: &str) -> Value {
    json!({ "type": kind })
}

/// Move a counter along hexes.
pub fn mv(unit: &str, way: &str) -> Value {
    json!({ "type": "move", "unit": unit, "path": words(way) })
}

/// Move a unit along hexes as a charge.
pub fn charge(unit: &str, way: &str) -> Value {
    json!({ "type": "move", "unit": unit, "path": words(way), "charge": true })
}

fn of_unit(kind: &str, unit: &str) -> Value {
    json!({ "type": kind, "unit": unit })
}

fn of_way(kind: &str, unit: &str, way: &str) -> Value {
    json!({ "type": kind, "unit": unit, "path": words(way) })
}

fn of_hex(kind: &str, unit: &str, hex: &str) -> Value {
    json!({ "type": kind, "unit": unit, "hex": hex })
}

macro_rules! actions {
    ($($(#[$doc:meta])* $name:ident($($part:ident),*) = $make:ident($kind:literal);)+) => {
        $($(#[$doc])* pub fn $name($($part: &str),*) -> Value { $make($kind $(, $part)*) })+
    };
}

actions! {
    /// Pick a counter up.
    select(unit) = of_unit("select");
    /// Put it back.
    put_back() = word("put-back");
    /// Turn cavalry over.
    flip(unit) = of_unit("flip");
    /// End the movement phase.
    end_movement() = word("end-movement");
    /// No more shots.
    end_fire() = word("end-fire");
    /// Take a unit into the planned combat.
    engage(unit) = of_unit("engage");
    /// Take it out again.
    release(unit) = of_unit("release");
    /// Attack as planned.
    commit() = word("commit");
    /// Drop the plan.
    call_off() = word("call-off");
    /// End the combat phase.
    end_combat() = word("end-combat");
    /// Leave before combat.
    leave(unit, way) = of_way("retreat-before-combat");
    /// Feign a retreat.
    feign(unit) = of_unit("karr-wa-farr");
    /// Stay and fight.
    stand(unit) = of_unit("stand");
    /// Take up the pursuit.
    follow(unit) = of_unit("follow");
    /// Remove as a loss.
    lose(unit) = of_unit("lose");
    /// Retreat after combat.
    retreat(unit, way) = of_way("retreat");
    /// Advance after combat.
    advance(unit, way) = of_way("advance");
    /// Do not advance.
    hold() = word("hold");
    /// Throw for reorganization.
    reorg(unit) = of_unit("reorg-roll");
    /// Leave a unit as it is.
    skip(unit) = of_unit("skip-reorg");
    /// Try to rally.
    rally() = word("rally");
    /// Do not try.
    no_rally() = word("no-rally");
    /// Put a rallied unit on the map.
    place_rally(unit, hex) = of_hex("place-rally");
    /// Put a counter on the map in set-up or deployment.
    place(unit, hex) = of_hex("place");
    /// Take it up again.
    take_up(unit) = of_unit("take-up");
    /// Ready.
    set_up_done() = word("set-up-done");
    /// Put a garrison unit on the walls.
    place_garrison(unit, hex) = of_hex("place-garrison");
}

/// Shoot, or declare a shot.
pub fn fire(firer: &str, target: &str) -> Value {
    json!({ "type": "fire", "firer": firer, "target": target })
}

/// Declare an attack; both are lists of ids.
pub fn attack(attackers: &str, defenders: &str) -> Value {
    json!({ "type": "attack", "attackers": words(attackers), "defenders": words(defenders) })
}

/// A lone leader leaves.
pub fn escape(leader: &str, way: &str) -> Value {
    json!({ "type": "leader-retreat", "leader": leader, "path": words(way) })
}

/// A leader goes with the unit, or stays.
pub fn accompany(leader: &str, goes: bool) -> Value {
    json!({ "type": if goes { "leader-goes" } else { "leader-stays" }, "leader": leader })
}

/// Throw for an eliminated unit in the special rally.
pub fn special_rally(unit: &str, leader: Option<&str>) -> Value {
    json!({ "type": "special-rally", "unit": unit, "leader": leader })
}
