//! Small positions in a few words, and how they are played.
//!
//! A counter is a line: `A1 Inf 5/7 0606>3 fire3 hits2 shaken`. The first letter of its id is its Battle: `A` and `C`
//! belong to the side listed first, `B` and `D` to the other. A leader is `AL leader 0606 bonus1`; a Battle without one
//! gets one who stands in a corner and leads everybody. After every action the position is audited, and everything
//! offered is checked.

use crate::barons::table::told;
use gonfalon::board::Hex;
use gonfalon::kernel::{
    Awaits, Cx, Dice, GameOf, Log, Reason, Ruleset, ScriptedDice, Side, UnitId, apply, awaits,
    check, flow, legal_actions,
};
use gonfalon::scenario::barons::begin::{BattleBegin, BeginAt, BeginData, CounterBegin};
use gonfalon::scenario::barons::{
    BaronsData, BattleData, Class, LeaderData, SetupData, SymbolData, SymbolKind, UnitData,
};
use gonfalon::scenario::{FromScenario, OptionSet, Scenario, Text, catalogue};
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::action::Action;
use gonfalon::systems::barons::event::Event;
use gonfalon::systems::barons::scene::Scene;
use gonfalon::systems::barons::state::{Place, Unit};
use gonfalon::view::Present;
use gonfalon::view::wire::read;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The width of the plain field.
pub const COLUMNS: usize = 13;
/// The height of the plain field.
pub const ROWS: usize = 13;

fn lewes() -> Scenario {
    static LEWES: OnceLock<Scenario> = OnceLock::new();
    LEWES.get_or_init(|| catalogue::find("lewes").expect("Lewes is built in")).clone()
}

fn text(en: &str) -> Text {
    Text::from(en)
}

/// A position under construction.
#[derive(Clone)]
pub struct Bench {
    scenario: Scenario,
}

/// The side of a Battle.
fn side_of(battle: &str) -> &'static str {
    if matches!(battle, "A" | "C") { "barons" } else { "royalists" }
}

fn pair(words: &str) -> (u8, u8) {
    let (one, other) = words.split_once('/').expect("two numbers");
    (one.parse().expect("a number"), other.parse().expect("a number"))
}

fn number(word: &str, name: &str) -> Option<u8> {
    word.strip_prefix(name)?.parse().ok()
}

impl Bench {
    /// A level field of open ground with these counters; the segment of movement, a 4-chit for Battle A.
    pub fn new(counters: &str) -> Bench {
        let row = ".".repeat(COLUMNS);
        let rows = vec![row.as_str(); ROWS];
        Bench::on(&rows, &[], counters)
    }

    /// The same on a map of rows of letters as at Lewes, with levels.
    pub fn on(rows: &[&str], levels: &[&str], counters: &str) -> Bench {
        let mut scenario = lewes();
        scenario.id = "bench".to_owned();
        let map = scenario.map.as_mut().expect("Lewes has a map");
        map.columns = u16::try_from(rows[0].len()).expect("a small map");
        map.rows = u16::try_from(rows.len()).expect("a small map");
        map.grid = rows.iter().map(|&row| row.to_owned()).collect();
        map.elevation = levels.iter().map(|&row| row.to_owned()).collect();
        map.roads.clear();
        map.places.clear();
        map.zones.clear();
        let data = scenario.barons.as_mut().expect("Lewes has its data");
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
        let mut bench = Bench { scenario };
        for line in counters.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty()) {
            bench.counter(line);
        }
        bench.complete();
        bench
    }

    /// A field of open ground with other terrain (`0607w`) and levels (`0607^2`) in some hexes.
    pub fn land(ground: &str, counters: &str) -> Bench {
        let mut rows = vec![vec!['.'; COLUMNS]; ROWS];
        let mut levels = vec![vec!['0'; COLUMNS]; ROWS];
        for word in ground.split_whitespace() {
            let column: usize = word[..2].parse().expect("a column");
            let row: usize = word[2..4].parse().expect("a row");
            match &word[4..] {
                level if level.starts_with('^') => {
                    levels[row - 1][column - 1] = level.chars().last().expect("a digit");
                }
                letter => rows[row - 1][column - 1] = letter.chars().next().expect("a letter"),
            }
        }
        let lines = |cells: Vec<Vec<char>>| -> Vec<String> {
            cells.into_iter().map(|row| row.into_iter().collect()).collect()
        };
        let (rows, levels) = (lines(rows), lines(levels));
        let refs = |lines: &[String]| -> Vec<&'static str> {
            lines.iter().map(|line| &*line.clone().leak()).collect()
        };
        Bench::on(&refs(&rows), &refs(&levels), counters)
    }

    fn counter(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        let (id, class) = (words.next().expect("an id"), words.next().expect("a class"));
        let battle = id[..1].to_owned();
        let mut set = CounterBegin::default();
        let mut unit = UnitData {
            id: id.to_owned(),
            name: text(id),
            battle: battle.clone(),
            class: Class::Inf,
            front: (0, 0),
            back: (0, 0),
            ma: 6,
            range: 0,
            reaction: None,
            setup: None,
            facing: 0,
            source: None,
        };
        let mut leader = LeaderData {
            id: id.to_owned(),
            name: text(id),
            battle: battle.clone(),
            bonus: 0,
            span: 30,
            ma: 9,
            leadership: 2,
            overall: matches!(battle.as_str(), "A" | "B"),
            setup: None,
            source: None,
        };
        let leads = class == "leader";
        match class {
            "Inf" | "leader" => {}
            "MaA" => unit.class = Class::MaA,
            "HC" => (unit.class, unit.ma, unit.reaction) = (Class::Horse, 9, Some(10)),
            other => panic!("no class {other}"),
        }
        if !leads {
            unit.front = pair(words.next().expect("strength and morale"));
            unit.back = (unit.front.0.saturating_sub(2), unit.front.1.saturating_sub(2));
        }
        for word in words {
            if let Some((hex, facing)) = word.split_once('>') {
                set.at = Some(hex.to_owned());
                set.facing = Some(facing.parse().expect("a facing"));
            } else if word.len() == 4 && word.bytes().all(|b| b.is_ascii_digit()) {
                set.at = Some(word.to_owned());
            } else if let Some(hex) = word.strip_prefix("charges") {
                set.charges = Some(hex.to_owned());
            } else if let Some(n) = number(word, "fire") {
                unit.range = n;
            } else if let Some(n) = number(word, "react") {
                unit.reaction = Some(n);
            } else if let Some(n) = number(word, "hits") {
                set.hits = n;
            } else if let Some(n) = number(word, "bonus") {
                leader.bonus = n;
            } else if let Some(n) = number(word, "span") {
                leader.span = n;
            } else if let Some(n) = number(word, "rank") {
                leader.leadership = n;
            } else if let Some(n) = number(word, "ma") {
                (unit.ma, leader.ma) = (n, n);
            } else if let Some(back) = word.strip_prefix("back") {
                unit.back = pair(back);
            } else {
                match word {
                    "shaken" => set.shaken = true,
                    "below" => set.below = true,
                    "gone" => set.gone = true,
                    "wounded" => set.wounded = true,
                    other => panic!("what is {other}?"),
                }
            }
        }
        let data = self.data_mut();
        if leads {
            data.leaders.push(leader);
        } else {
            data.units.push(unit);
        }
        self.begin_mut().counters.insert(id.to_owned(), set);
    }

    /// Battles with their displays, and the leaders that nobody named.
    fn complete(&mut self) {
        let corners = [
            ("A", "0101".to_owned()),
            ("C", "0102".to_owned()),
            ("B", self.corner(0)),
            ("D", self.corner(1)),
        ];
        for (id, corner) in corners {
            let units = self.data_mut().units.iter().filter(|unit| unit.battle == id).count();
            if units == 0 {
                continue;
            }
            self.data_mut().battles.push(BattleData {
                id: id.to_owned(),
                name: text(id),
                side: side_of(id).to_owned(),
                setup: SetupData::Near("0101".to_owned()),
                display: vec![None; units],
                source: None,
            });
            if self.data_mut().leaders.iter().all(|leader| leader.battle != id) {
                self.counter(&format!("{id}L leader {corner}"));
            }
        }
    }

    fn corner(&self, up: u16) -> String {
        let map = self.scenario.map.as_ref().expect("a map");
        format!("{:02}{:02}", map.columns, map.rows - up)
    }

    fn data_mut(&mut self) -> &mut BaronsData {
        self.scenario.barons.as_mut().expect("a scenario of this system")
    }

    fn begin_mut(&mut self) -> &mut BeginData {
        self.data_mut().begin.as_mut().expect("a start in mid-battle")
    }

    /// Changes anything in the system's part.
    pub fn data(mut self, change: impl FnOnce(&mut BaronsData)) -> Bench {
        change(self.data_mut());
        self
    }

    fn begin(mut self, change: impl FnOnce(&mut BeginData)) -> Bench {
        change(self.begin_mut());
        self
    }

    /// Where play begins.
    pub fn at(self, at: BeginAt) -> Bench {
        self.begin(|begin| begin.at = at)
    }

    /// The melee segment.
    pub fn melee(self) -> Bench {
        self.at(BeginAt::Melee)
    }

    /// The chit in force.
    pub fn chit(self, chit: u8) -> Bench {
        self.begin(|begin| begin.chit = chit)
    }

    /// The activated Battle.
    pub fn active(self, battle: &str) -> Bench {
        self.begin(|begin| {
            begin.battle = Some(battle.to_owned());
            side_of(battle).clone_into(&mut begin.initiative);
        })
    }

    /// Sets an optional ruling.
    pub fn option(self, name: &str, value: impl Into<Value>) -> Bench {
        let mut changes = serde_json::Map::new();
        changes.insert(name.to_owned(), value.into());
        self.data(|data| data.options = data.options.with(&changes).expect("a known option"))
    }

    /// The effectiveness display of a Battle: `- S8 C7 T6`.
    pub fn display(self, battle: &str, boxes: &str) -> Bench {
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
            let battle = data.battles.iter_mut().find(|b| b.id == battle).expect("a Battle");
            assert_eq!(battle.display.len(), display.len(), "a box for each unit");
            battle.display = display;
        })
    }

    fn battle_begin(self, battle: &str, change: impl FnOnce(&mut BattleBegin)) -> Bench {
        self.begin(|begin| change(begin.battles.entry(battle.to_owned()).or_default()))
    }

    /// The lasting state of a Battle.
    pub fn down(self, battle: &str, state: SymbolKind) -> Bench {
        self.battle_begin(battle, |b| b.state = Some(state))
    }

    /// Boxes whose symbols are still to be checked.
    pub fn pending(self, battle: &str, boxes: &[u8]) -> Bench {
        self.battle_begin(battle, |b| b.pending = boxes.to_vec())
    }

    /// The scenario.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// Starts the game without dice.
    #[track_caller]
    pub fn start(&self) -> Play {
        self.start_with(&[])
    }

    /// Starts the game; all dice before the first decision show a 1.
    #[track_caller]
    pub fn start_any(&self) -> Play {
        let (scene, mut game) = match Barons::start(&self.scenario) {
            Ok(started) => started,
            Err(faults) => panic!("the position is faulty: {faults:#?}"),
        };
        let mut log = Log::default();
        let mut dice = ThenOnes(Vec::new());
        flow::begin::<Barons>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
        let play = Play { scene, game, log };
        play.inspect();
        play
    }

    /// Starts the game with the dice that come before the first decision.
    #[track_caller]
    pub fn start_with(&self, faces: &[u8]) -> Play {
        let (scene, mut game) = match Barons::start(&self.scenario) {
            Ok(started) => started,
            Err(faults) => panic!("the position is faulty: {faults:#?}"),
        };
        let mut log = Log::default();
        let mut dice = ScriptedDice::new(faces);
        flow::begin::<Barons>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
        drop(dice);
        let play = Play { scene, game, log };
        play.inspect();
        play
    }
}

/// Dice that show a face after the other, then ones.
pub struct ThenOnes(pub Vec<u8>);

impl Dice for ThenOnes {
    fn face(&mut self, _: u8) -> u8 {
        if self.0.is_empty() { 1 } else { self.0.remove(0) }
    }

    fn lot(&mut self) -> u64 {
        0
    }
}

/// A game in progress.
#[derive(Clone)]
pub struct Play {
    /// The compiled position.
    pub scene: Scene,
    /// The game.
    pub game: GameOf<Barons>,
    /// What the last action caused.
    pub log: Log<Event>,
}

impl Play {
    /// The action in play.
    #[track_caller]
    pub fn read(&self, action: &Value) -> Action {
        read(action, &self.scene).unwrap_or_else(|misread| panic!("{action}: {misread}"))
    }

    /// Plays an action that throws no dice.
    #[track_caller]
    pub fn go(&mut self, action: impl Into<Value>) -> &mut Play {
        self.roll(&[], action)
    }

    /// Plays an action that throws exactly these dice.
    #[track_caller]
    pub fn roll(&mut self, faces: &[u8], action: impl Into<Value>) -> &mut Play {
        let action = told(action);
        let read = self.read(&action);
        if let Err(why) = check::<Barons>(&self.scene, &self.game, &read) {
            panic!("{action} is refused: {why}; {} decides", self.decides());
        }
        let mut log = Log::default();
        let mut dice = ScriptedDice::new(faces);
        apply::<Barons>(&mut Cx::new(&self.scene, &mut dice, &mut log), &mut self.game, &read);
        self.log = log;
        drop(dice);
        self.inspect();
        self
    }

    /// Plays an action with any dice.
    pub fn with(&mut self, dice: &mut dyn Dice, action: &Action) -> &mut Play {
        let mut log = Log::default();
        apply::<Barons>(&mut Cx::new(&self.scene, dice, &mut log), &mut self.game, action);
        self.log = log;
        self
    }

    /// Why an action is refused, such as `9.0/attacked-hex`.
    #[track_caller]
    pub fn refused(&self, action: impl Into<Value>) -> String {
        let action = told(action);
        let read = self.read(&action);
        match check::<Barons>(&self.scene, &self.game, &read) {
            Ok(()) => panic!("{action} is allowed"),
            Err(refused) => format!("{}/{}", refused.rule.section, refused.why.slug()),
        }
    }

    /// Whether an action is legal.
    pub fn allows(&self, action: impl Into<Value>) -> bool {
        check::<Barons>(&self.scene, &self.game, &self.read(&told(action))).is_ok()
    }

    /// Who decides now, under which rule: `barons 9.0`.
    pub fn decides(&self) -> String {
        match awaits::<Barons>(&self.scene, &self.game) {
            Awaits::Decision { side, rule } => {
                format!("{} {}", self.scene.armies[side].id, rule.section)
            }
            Awaits::Over(outcome) => {
                let winner = outcome.winner.map_or("nobody", |side| &self.scene.armies[side].id);
                format!("over {winner} {}", outcome.level)
            }
        }
    }

    /// Whose decision it is.
    pub fn decider(&self) -> Option<Side> {
        match awaits::<Barons>(&self.scene, &self.game) {
            Awaits::Decision { side, .. } => Some(side),
            Awaits::Over(_) => None,
        }
    }

    /// Everything offered but giving up.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = legal_actions::<Barons>(&self.scene, &self.game);
        assert_eq!(legal.pop(), Some(Action::Concede), "giving up is offered last");
        legal
    }

    /// The types of what is offered, each once, sorted.
    pub fn kinds(&self) -> String {
        let mut kinds: Vec<String> = self
            .legal()
            .iter()
            .map(|a| {
                Barons::write_action(&self.scene, a)["type"].as_str().unwrap_or_default().to_owned()
            })
            .collect();
        kinds.sort();
        kinds.dedup();
        kinds.join(" ")
    }

    /// Fields of the offered actions of a type, joined by `-`, sorted: `offers("fire", "unit target")`.
    pub fn offers(&self, kind: &str, fields: &str) -> String {
        let mut found: Vec<String> = Vec::new();
        for action in self.legal().iter().map(|a| Barons::write_action(&self.scene, a)) {
            if action["type"] != kind {
                continue;
            }
            let value = |field: &str| match &action[field] {
                Value::String(s) => s.clone(),
                Value::Array(list) => {
                    let list = list.iter().filter_map(Value::as_str);
                    list.collect::<Vec<_>>().join("+")
                }
                other => other.to_string(),
            };
            let words: Vec<String> = fields.split(' ').map(value).collect();
            found.push(words.join("-"));
        }
        found.sort();
        found.dedup();
        found.join(" ")
    }

    /// The position is sound, and every offer is legal.
    #[track_caller]
    pub fn inspect(&self) {
        if let Err(what) = Barons::audit(&self.scene, &self.game.state) {
            panic!("audit: {what}");
        }
        if self.decider().is_some() {
            assert!(!self.legal().is_empty(), "there is something to do but to give up");
        }
    }

    /// A unit's number.
    #[track_caller]
    pub fn id(&self, id: &str) -> UnitId {
        self.scene.find(id).unwrap_or_else(|| panic!("no counter {id}"))
    }

    /// A unit's state.
    #[track_caller]
    pub fn unit(&self, id: &str) -> &Unit {
        self.game.state.unit(self.id(id))
    }

    /// A counter in words: `0606>3 h2 shaken`, `0606 wounded`, `gone`.
    #[track_caller]
    pub fn at(&self, id: &str) -> String {
        let (unit, s) = (self.id(id), &self.game.state);
        let hex = match s.place(unit) {
            Place::Map(hex) => self.scene.label(hex),
            Place::Gone => return "gone".to_owned(),
            other => return format!("{other:?}"),
        };
        if self.scene.is_leader(unit) {
            return if s.leader(unit).wounded { format!("{hex} wounded") } else { hex };
        }
        let state = s.unit(unit);
        let mut words = format!("{hex}>{}", state.facing.0);
        if state.hits > 0 {
            words.push_str(&format!(" h{}", state.hits));
        }
        if state.shaken {
            words.push_str(" shaken");
        }
        words
    }

    /// A unit's class.
    #[track_caller]
    pub fn unit_class(&self, id: &str) -> &'static str {
        match self.scene.unit(self.id(id)).class {
            Class::Inf => "Inf",
            Class::MaA => "MaA",
            Class::Horse => "HC",
        }
    }

    /// The turn.
    pub fn turn(&self) -> u16 {
        self.game.state.turn
    }

    /// A hex.
    #[track_caller]
    pub fn hex(&self, label: &str) -> Hex {
        self.scene.map.grid.parse(label).expect("a hex")
    }

    /// The dice of the last action with their rules and sides: `9.1.2/6 9.1.4/8`.
    pub fn dice(&self) -> String {
        let throws = self.log.throws().map(|t| format!("{}/{}", t.rule.section, t.sides));
        throws.collect::<Vec<_>>().join(" ")
    }

    /// The rolls of the last melee: the hex, its modifier, its hits: `0607+2=1`.
    pub fn struck(&self) -> String {
        let rolls = self.log.events().filter_map(|event| match event {
            Event::Struck { roll, hits, .. } => {
                Some(format!("{}{:+}={hits}", self.scene.label(roll.from), roll.adds()))
            }
            _ => None,
        });
        rolls.collect::<Vec<_>>().join(" ")
    }

    /// The shots of the last action: modifier and hits: `+1=0`.
    pub fn shots(&self) -> String {
        let shots = self.log.events().filter_map(|event| match event {
            Event::Shot { adds, hits, .. } => Some(format!("{adds:+}={hits}")),
            _ => None,
        });
        shots.collect::<Vec<_>>().join(" ")
    }

    /// The morale checks of the last action: `B1<7` passed, `B1>7` failed.
    pub fn checks(&self) -> String {
        let checks = self.log.events().filter_map(|event| match event {
            Event::Checked { unit, against, passed, .. } => {
                let sign = if *passed { '<' } else { '>' };
                Some(format!("{}{sign}{against}", self.scene.id(*unit)))
            }
            _ => None,
        });
        checks.collect::<Vec<_>>().join(" ")
    }

    /// The events of the last action by name, in order.
    pub fn events(&self) -> Vec<String> {
        let name = |event: &Event| {
            let value = serde_json::to_value(event).expect("events are plain data");
            value["event"].as_str().unwrap_or_default().to_owned()
        };
        self.log.events().map(name).collect()
    }

    /// Whether the last action caused an event of this name.
    pub fn said(&self, name: &str) -> bool {
        self.events().iter().any(|event| event == name)
    }
}

/// Begin a unit's move.
pub fn pick(unit: &str) -> Value {
    json!({ "type": "pick", "unit": unit, "stack": false, "leader": false })
}

/// Begin a stack's move.
pub fn pick_stack(unit: &str) -> Value {
    json!({ "type": "pick", "unit": unit, "stack": true, "leader": false })
}

/// Step into a hex.
pub fn walk(hex: &str) -> Value {
    json!({ "type": "step", "hex": hex })
}

/// Turn.
pub fn face(unit: &str, facing: u8) -> Value {
    json!({ "type": "face", "unit": unit, "facing": facing })
}

/// End the move.
pub fn finish() -> Value {
    json!({ "type": "finish", "below": false })
}

/// Charge.
pub fn charge(target: &str, hex: &str, facing: u8) -> Value {
    json!({ "type": "charge", "target": target, "hex": hex, "facing": facing })
}

/// Shoot.
pub fn fire(unit: &str, target: &str) -> Value {
    json!({ "type": "fire", "unit": unit, "target": target })
}

/// Attack a hex from others.
pub fn attack(target: &str, from: &str) -> Value {
    let from: Vec<&str> = from.split_whitespace().collect();
    json!({ "type": "attack", "target": target, "from": from })
}

/// Roll against a hex.
pub fn reply(hex: &str) -> Value {
    json!({ "type": "reply", "hex": hex })
}

/// Go back a hex.
pub fn retreat(unit: &str, hex: &str) -> Value {
    json!({ "type": "retreat", "unit": unit, "hex": hex })
}

/// Advance alone.
pub fn advance(unit: &str) -> Value {
    json!({ "type": "advance", "unit": unit, "stack": false, "leader": false })
}

/// Advance as a stack.
pub fn advance_stack(unit: &str) -> Value {
    json!({ "type": "advance", "unit": unit, "stack": true, "leader": false })
}

/// Avoid combat.
pub fn evade(unit: &str) -> Value {
    json!({ "type": "evade", "unit": unit })
}

/// Go on charging.
pub fn go_on(unit: &str) -> Value {
    json!({ "type": "continue-charge", "unit": unit })
}

/// End the fire segment.
pub fn end_fire() -> Value {
    json!({ "type": "end-fire" })
}

/// End the melee segment.
pub fn end_melee() -> Value {
    json!({ "type": "end-melee" })
}

/// End the movement segment.
pub fn end_movement() -> Value {
    json!({ "type": "end-movement" })
}

/// End the adjustment.
pub fn end_adjustment() -> Value {
    json!({ "type": "end-adjustment" })
}
