//! Positions of The Barons' War in lines of text: the one builder of this system.
//!
//! [`Table::field`] and [`Table::on`] take counters of the built-in battles (`SIM.HC1` stands for `L.SIM.HC1`), [`Table::own`] and its
//! like counters whose values the lines print; `counters.rs` knows both. `notation.rs` adds the settings.

pub use super::action_words::*;
pub use super::counters::stance;
pub use super::play::{Play, ThenOnes};

use super::counters::{Counter, Printed, lines, text};
use gonfalon::kernel::{ScriptedDice, Side};
use gonfalon::scenario::barons::begin::{BattleBegin, BeginAt, BeginData, CounterBegin};
use gonfalon::scenario::barons::{
    BaronsData, BattleData, EdwardData, SetupData, SymbolData, SymbolKind,
};
use gonfalon::scenario::{Fault, FromScenario, OptionSet, Scenario, catalogue};
use gonfalon::systems::barons::Barons;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The width of the field of counters with printed values.
pub const COLUMNS: usize = 13;
/// Its height.
pub const ROWS: usize = 13;
/// The side listed first.
pub const BARONS: Side = Side::A;
/// The side listed second.
pub const ROYALISTS: Side = Side::B;

/// A position under construction.
#[derive(Clone)]
pub struct Table {
    scenario: Scenario,
    prefix: String,
}

impl Table {
    /// A built-in battle from its set-up on.
    pub fn of(id: &str) -> Table {
        static BUILT_IN: OnceLock<Vec<Scenario>> = OnceLock::new();
        let all = BUILT_IN.get_or_init(catalogue::built_in);
        let scenario = all.iter().find(|s| s.id == id).expect("it is built in").clone();
        let prefix = if id.starts_with("evesham") { "E." } else { "L." };
        Table { scenario, prefix: prefix.to_owned() }
    }

    /// The map of a built-in battle with these counters and no others; leaders that are not named are gone. Units face
    /// vertex 1 (east) unless told otherwise. It is turn 3, and the Battle of the first unit moves with a chit of 3.
    pub fn on(id: &str, counters: &str) -> Table {
        let mut table = Table::of(id);
        let mut named: BTreeMap<String, CounterBegin> = BTreeMap::new();
        let mut order = Vec::new();
        for line in lines(counters) {
            let counter = Counter::read(line);
            assert!(matches!(counter.printed, Printed::Nothing), "{line}: it is printed already");
            let id = format!("{}{}", table.prefix, counter.id);
            order.push(id.clone());
            assert!(named.insert(id, counter.begin).is_none(), "{line}: named twice");
        }
        let data = table.scenario.data_mut::<BaronsData>().expect("a scenario of this system");
        data.units.retain(|unit| named.contains_key(&unit.id));
        // Of two units in a hex the one named first is on top.
        let place = |id: &String| order.iter().position(|other| other == id);
        data.units.sort_by_key(|unit| place(&unit.id));
        for unit in &mut data.units {
            (unit.setup, unit.facing) = (None, 1);
        }
        let left: Vec<String> = data.units.iter().map(|unit| unit.battle.clone()).collect();
        data.battles.retain(|battle| left.contains(&battle.id));
        data.leaders.retain(|leader| left.contains(&leader.battle));
        let known = |id: &String| {
            data.units.iter().any(|unit| unit.id == *id)
                || data.leaders.iter().any(|leader| leader.id == *id)
        };
        assert!(named.keys().all(known), "every counter is known: {named:?}");
        for battle in &mut data.battles {
            let units = left.iter().filter(|&id| *id == battle.id).count();
            battle.display = vec![None; units];
            if !matches!(battle.setup, SetupData::Enters(_)) {
                battle.setup = SetupData::Near("0101".to_owned());
            }
        }
        for leader in &mut data.leaders {
            leader.setup = None;
            let gone = || CounterBegin { gone: true, ..CounterBegin::default() };
            named.entry(leader.id.clone()).or_insert_with(gone);
        }
        for side in ["barons", "royalists"] {
            let own: Vec<&String> = (data.battles.iter())
                .filter(|battle| battle.side == side)
                .map(|battle| &battle.id)
                .collect();
            let mut leaders: Vec<_> =
                data.leaders.iter_mut().filter(|leader| own.contains(&&leader.battle)).collect();
            if !leaders.iter().any(|leader| leader.overall) {
                leaders[0].overall = true;
            }
        }
        data.command_points = [0, 0];
        let bound = |edward: &EdwardData| data.battles.iter().any(|b| b.id == edward.battle);
        data.edward = data.edward.take().filter(bound);
        let first = data.units.first().expect("a unit").battle.clone();
        let side = |battle: &str| {
            data.battles.iter().find(|b| b.id == battle).expect("it is there").side.clone()
        };
        data.begin = Some(BeginData {
            turn: 3,
            at: BeginAt::Movement,
            initiative: side(&first),
            running: 1,
            activations: [1, 1],
            battle: Some(first),
            chit: 3,
            counters: named,
            battles: BTreeMap::new(),
            edward_target: None,
            ..BeginData::default()
        });
        table
    }

    /// A level field of open ground, 14 by 14 hexes, with these counters of Lewes.
    pub fn field(counters: &str) -> Table {
        let mut table = Table::on("lewes", counters);
        let map = table.scenario.map.as_mut().expect("a map");
        (map.columns, map.rows) = (14, 14);
        map.grid = vec![".".repeat(14); 14];
        map.elevation = vec!["1".repeat(14); 14];
        map.roads.clear();
        map.places.clear();
        map.landmarks.clear();
        map.streams.clear();
        map.zones.clear();
        table
    }

    /// A level field of open ground, 13 by 13 hexes, with counters whose values their lines print; the segment of movement, a
    /// 4-chit for Battle A. `A` and `C` belong to the side listed first, `B` and `D` to the other; a Battle without a leader gets
    /// one who stands in a corner and leads everybody.
    pub fn own(counters: &str) -> Table {
        let row = ".".repeat(COLUMNS);
        let rows = vec![row.as_str(); ROWS];
        Table::own_on(&rows, &[], counters)
    }

    /// The same on a map of rows of letters as at Lewes, with levels.
    pub fn own_on(rows: &[&str], levels: &[&str], counters: &str) -> Table {
        let mut scenario = Table::of("lewes").scenario;
        scenario.id = "table".to_owned();
        let map = scenario.map.as_mut().expect("Lewes has a map");
        map.columns = u16::try_from(rows[0].len()).expect("a small map");
        map.rows = u16::try_from(rows.len()).expect("a small map");
        map.grid = rows.iter().map(|&row| row.to_owned()).collect();
        map.elevation = levels.iter().map(|&row| row.to_owned()).collect();
        map.roads.clear();
        map.places.clear();
        map.landmarks.clear();
        map.zones.clear();
        let data = scenario.data_mut::<BaronsData>().expect("Lewes has its data");
        data.battles.clear();
        data.units.clear();
        data.leaders.clear();
        data.edward = None;
        data.command_points = [10, 10];
        data.begin = Some(BeginData {
            turn: 5,
            at: BeginAt::Movement,
            initiative: "barons".to_owned(),
            running: 1,
            activations: [2, 2],
            battle: Some("A".to_owned()),
            chit: 4,
            counters: BTreeMap::new(),
            battles: BTreeMap::new(),
            edward_target: None,
            ..BeginData::default()
        });
        let table = Table { scenario, prefix: String::new() };
        lines(counters).fold(table, Table::print).complete()
    }

    /// A field of open ground with other terrain (`0607w`) and levels (`0607^2`) in some hexes.
    pub fn land(ground: &str, counters: &str) -> Table {
        let mut rows = vec![".".repeat(COLUMNS); ROWS];
        let mut levels = vec!["0".repeat(COLUMNS); ROWS];
        for word in ground.split_whitespace() {
            let (hex, what) = word.split_at(4);
            let letter = what.chars().last().expect("a letter or a level");
            put(if what.starts_with('^') { &mut levels } else { &mut rows }, hex, letter);
        }
        let [rows, levels] =
            [&rows, &levels].map(|lines| lines.iter().map(String::as_str).collect::<Vec<&str>>());
        Table::own_on(&rows, &levels, counters)
    }

    /// Adds a counter with printed values.
    fn print(self, line: &str) -> Table {
        let Counter { id, printed, begin: state } = Counter::read(line);
        self.begin(|begin| drop(begin.counters.insert(id, state))).data(|data| match printed {
            Printed::Unit(unit) => data.units.push(unit),
            Printed::Leader(leader) => data.leaders.push(leader),
            Printed::Nothing => panic!("{line}: nothing is printed"),
        })
    }

    /// Battles with their displays, and the leaders that nobody named.
    fn complete(mut self) -> Table {
        let map = self.scenario.map.as_ref().expect("a map");
        let corner = |up: u16| format!("{:02}{:02}", map.columns, map.rows - up);
        let corners = [
            ("A", "barons", "0101".to_owned()),
            ("C", "barons", "0102".to_owned()),
            ("B", "royalists", corner(0)),
            ("D", "royalists", corner(1)),
        ];
        for (id, side, corner) in corners {
            let data = self.scenario.data::<BaronsData>().expect("a scenario of this system");
            let units = data.units.iter().filter(|unit| unit.battle == id).count();
            if units == 0 {
                continue;
            }
            if data.leaders.iter().all(|leader| leader.battle != id) {
                self = self.print(&format!("{id}L leader {corner}"));
            }
            self = self.data(|data| {
                data.battles.push(BattleData {
                    id: id.to_owned(),
                    name: text(id),
                    side: side.to_owned(),
                    setup: SetupData::Near("0101".to_owned()),
                    display: vec![None; units],
                    arms: None,
                    source: None,
                });
            });
        }
        self
    }

    /// Changes anything.
    pub fn edit(mut self, change: impl FnOnce(&mut Scenario)) -> Self {
        change(&mut self.scenario);
        self
    }

    /// Changes anything in the system's part.
    pub fn data(self, change: impl FnOnce(&mut BaronsData)) -> Self {
        self.edit(|scenario| {
            change(scenario.data_mut::<BaronsData>().expect("a scenario of this system"));
        })
    }

    /// Changes how the battle begins.
    pub fn begin(self, change: impl FnOnce(&mut BeginData)) -> Self {
        self.data(|data| change(data.begin.as_mut().expect("a start in mid-battle")))
    }

    /// Writes a letter into hexes of the map: `w` woods, `m` marsh, `~` river, `t` town, `s` street, `r` road, `=` bridge.
    pub fn terrain(self, letter: char, hexes: &str) -> Self {
        self.edit(|scenario| {
            let map = scenario.map.as_mut().expect("a map");
            for hex in hexes.split_whitespace() {
                put(&mut map.grid, hex, letter);
            }
        })
    }

    /// Sets the level of hexes.
    pub fn level(self, level: u8, hexes: &str) -> Self {
        self.edit(|scenario| {
            let map = scenario.map.as_mut().expect("a map");
            for hex in hexes.split_whitespace() {
                put(&mut map.elevation, hex, char::from(b'0' + level));
            }
        })
    }

    /// Replaces the whole map.
    pub fn map(self, grid: &[String], elevation: &[String]) -> Self {
        self.edit(|scenario| {
            let map = scenario.map.as_mut().expect("a map");
            map.rows = u16::try_from(grid.len()).expect("a small map");
            map.columns = u16::try_from(grid[0].chars().count()).expect("a small map");
            map.grid = grid.to_vec();
            map.elevation = elevation.to_vec();
        })
    }

    /// Sets an optional ruling, as the scenario file writes it.
    pub fn option(self, name: &str, value: impl Into<Value>) -> Self {
        let mut changes = serde_json::Map::new();
        changes.insert(name.to_owned(), value.into());
        self.data(|data| data.options = data.options.with(&changes).expect("a known option"))
    }

    /// What comes first: `turn`, `initiative`, `movement`, `adjustment`, `defensive-fire`, `offensive-fire`, `melee` or
    /// `recovery`.
    pub fn at(self, at: &str) -> Self {
        let at: BeginAt = serde_json::from_value(at.into()).expect("a known beginning");
        self.begin(|begin| begin.at = at)
    }

    /// The activated Battle.
    pub fn active(self, battle: &str) -> Self {
        let id = format!("{}{battle}", self.prefix);
        self.data(|data| {
            let side = data.battles.iter().find(|b| b.id == id).expect("a Battle").side.clone();
            let begin = data.begin.as_mut().expect("a start in mid-battle");
            (begin.battle, begin.initiative) = (Some(id), side);
        })
    }

    /// The chit in force.
    pub fn chit(self, chit: u8) -> Self {
        self.begin(|begin| begin.chit = chit)
    }

    /// The turn.
    pub fn turn(self, turn: u16) -> Self {
        self.begin(|begin| begin.turn = turn)
    }

    /// Who has or had the initiative, and for how many turns running.
    pub fn initiative(self, side: &str, running: u8) -> Self {
        self.begin(|begin| (begin.initiative, begin.running) = (side.to_owned(), running))
    }

    /// How many turns each side has won.
    pub fn won(self, won: [u16; 2]) -> Self {
        self.begin(|begin| begin.activations = won)
    }

    /// The enemy Battle that Edward's is bound to.
    pub fn bound(self, battle: &str) -> Self {
        let id = format!("{}{battle}", self.prefix);
        self.begin(|begin| begin.edward_target = Some(id))
    }

    /// The beginning of a Battle: its chits, its state, its pending symbols.
    pub fn battle(self, battle: &str, change: impl FnOnce(&mut BattleBegin)) -> Self {
        let id = format!("{}{battle}", self.prefix);
        self.begin(|begin| change(begin.battles.entry(id).or_default()))
    }

    /// The chits on a track.
    pub fn chits(self, battle: &str, chits: &[u8]) -> Self {
        self.battle(battle, |begin| begin.chits = chits.to_vec())
    }

    /// The lasting state of a Battle.
    pub fn state(self, battle: &str, state: SymbolKind) -> Self {
        self.battle(battle, |begin| begin.state = Some(state))
    }

    /// A symbol in a box of a display, counted from 1.
    pub fn symbol(self, battle: &str, place: usize, check: SymbolKind, number: u8) -> Self {
        let id = format!("{}{battle}", self.prefix);
        self.data(|data| {
            let battle = data.battles.iter_mut().find(|b| b.id == id).expect("a Battle");
            battle.display[place - 1] = Some(SymbolData { check, number });
        })
    }

    /// The melee segment.
    pub fn melee(self) -> Self {
        self.at("melee")
    }

    /// The effectiveness display of a Battle: `- S8 C7 T6`.
    pub fn display(self, battle: &str, boxes: &str) -> Self {
        let id = format!("{}{battle}", self.prefix);
        let symbol = |word: &str| {
            let check = match word.as_bytes()[0] {
                b'S' => SymbolKind::Waver,
                b'C' => SymbolKind::Shaken,
                b'T' => SymbolKind::Broken,
                _ => return None,
            };
            Some(SymbolData { check, number: word[1..].parse().expect("a number") })
        };
        let display: Vec<_> = boxes.split_whitespace().map(symbol).collect();
        self.data(|data| {
            let battle = data.battles.iter_mut().find(|b| b.id == id).expect("a Battle");
            assert_eq!(battle.display.len(), display.len(), "a box for each unit");
            battle.display = display;
        })
    }

    /// Boxes whose symbols are still to be checked.
    pub fn pending(self, battle: &str, boxes: &[u8]) -> Self {
        self.battle(battle, |begin| begin.pending = boxes.to_vec())
    }

    /// The scenario.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// What is wrong with the position.
    pub fn faults(&self) -> Vec<Fault> {
        Barons::start(&self.scenario).err().unwrap_or_default()
    }

    /// Starts the game; no die is thrown before the first decision.
    #[track_caller]
    pub fn start(&self) -> Play {
        self.start_with(&[])
    }

    /// Starts the game; exactly these dice are thrown before the first decision.
    #[track_caller]
    pub fn start_with(&self, faces: &[u8]) -> Play {
        let mut dice = ScriptedDice::new(faces);
        Play::begin(&self.scenario, &self.prefix, &mut dice)
    }

    /// Starts the game; all dice before the first decision show a 1.
    #[track_caller]
    pub fn start_any(&self) -> Play {
        Play::begin(&self.scenario, &self.prefix, &mut ThenOnes(Vec::new()))
    }
}

/// Writes a letter into a hex of a grid.
fn put(grid: &mut [String], hex: &str, letter: char) {
    let (column, row) = super::geo::at(hex);
    let line = &mut grid[usize::try_from(row - 1).expect("a row")];
    let column = usize::try_from(column - 1).expect("a column");
    line.replace_range(column..=column, &letter.to_string());
}
