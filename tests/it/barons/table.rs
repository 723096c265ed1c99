//! Positions of The Barons' War in lines of text, played through the rules alone with scripted dice.
//!
//! Counters are those of the built-in battles; `SIM.HC1` stands for `L.SIM.HC1`. After every action the position is
//! audited and every offered action is checked once more.

use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{
    Awaits, Cx, GameOf, Log, Ruleset, ScriptedDice, Side, apply, awaits, check, legal_actions,
};
use gonfalon::scenario::barons::begin::{BattleBegin, BeginAt, BeginData, CounterBegin};
use gonfalon::scenario::barons::{BaronsData, EdwardData, SetupData, SymbolData, SymbolKind};
use gonfalon::scenario::{Fault, FromScenario, OptionSet, Scenario, catalogue};
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::action::Action;
use gonfalon::systems::barons::event::Event;
use gonfalon::systems::barons::scene::Scene;
use gonfalon::view::Present;
use gonfalon::view::wire::read;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::OnceLock;

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

/// One counter: `SIM.HC1 0505 f1 hits2 shaken below wounded gone waits charges0604`.
fn counter(prefix: &str, words: &str) -> (String, CounterBegin) {
    let mut begin = CounterBegin::default();
    let mut words = words.split_whitespace();
    let id = format!("{prefix}{}", words.next().expect("a counter"));
    for word in words {
        match word {
            "shaken" => begin.shaken = true,
            "below" => begin.below = true,
            "wounded" => begin.wounded = true,
            "gone" => begin.gone = true,
            "waits" => begin.waits = true,
            _ => {
                if let Some(n) = word.strip_prefix("hits") {
                    begin.hits = n.parse().expect("a number of hits");
                } else if let Some(hex) = word.strip_prefix("charges") {
                    begin.charges = Some(hex.to_owned());
                } else if let Some(f) = word.strip_prefix('f') {
                    begin.facing = Some(f.parse().expect("a facing"));
                } else {
                    begin.at = Some(word.to_owned());
                }
            }
        }
    }
    (id, begin)
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
        for words in counters.split([',', '\n']).map(str::trim).filter(|words| !words.is_empty()) {
            let (id, begin) = counter(&table.prefix, words);
            order.push(id.clone());
            assert!(named.insert(id, begin).is_none(), "{words}: named twice");
        }
        let data = table.scenario.barons.as_mut().expect("a scenario of this system");
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
        map.streams.clear();
        map.zones.clear();
        table
    }

    /// Changes anything.
    pub fn edit(mut self, change: impl FnOnce(&mut Scenario)) -> Self {
        change(&mut self.scenario);
        self
    }

    /// Changes anything in the system's part.
    pub fn data(self, change: impl FnOnce(&mut BaronsData)) -> Self {
        self.edit(|scenario| change(scenario.barons.as_mut().expect("a scenario of this system")))
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
    pub fn start_with(&self, dice: &[u8]) -> Play {
        let (scene, game) = match Barons::start(&self.scenario) {
            Ok(started) => started,
            Err(faults) => panic!("the position is faulty: {faults:#?}"),
        };
        let mut play = Play { scene, game, log: Log::default(), prefix: self.prefix.clone() };
        let mut dice = ScriptedDice::new(dice);
        begin::<Barons>(&mut Cx::new(&play.scene, &mut dice, &mut play.log), &mut play.game);
        drop(dice);
        play.inspect();
        play
    }
}

/// Writes a letter into a hex of a grid.
fn put(grid: &mut [String], hex: &str, letter: char) {
    let (column, row) = super::geo::at(hex);
    let line = &mut grid[usize::try_from(row - 1).expect("a row")];
    let column = usize::try_from(column - 1).expect("a column");
    line.replace_range(column..=column, &letter.to_string());
}

/// A game that is being played.
#[derive(Clone)]
pub struct Play {
    /// What never changes.
    pub scene: Scene,
    /// The moment.
    pub game: GameOf<Barons>,
    log: Log<Event>,
    prefix: String,
}

impl Play {
    /// An action in the program's own terms; counters and Battles may be named without their side.
    #[track_caller]
    pub fn action(&self, action: &Value) -> Action {
        let mut full = action.clone();
        for field in full.as_object_mut().expect("an action has fields").values_mut() {
            let Some(name) = field.as_str().map(|name| format!("{}{name}", self.prefix)) else {
                continue;
            };
            if self.scene.find(&name).is_some() || self.scene.find_battle(&name).is_some() {
                *field = Value::from(name);
            }
        }
        read(&full, &self.scene).unwrap_or_else(|misread| panic!("{action}: {misread}"))
    }

    /// Why the action is refused now, such as `7.13a/not-in-front`; nothing if it is not.
    #[track_caller]
    pub fn verdict(&self, action: &Value) -> Option<String> {
        let action = self.action(action);
        check::<Barons>(&self.scene, &self.game, &action).err().map(|no| no.to_string())
    }

    /// Whether the action is legal now.
    #[track_caller]
    pub fn allows(&self, action: impl Into<Value>) -> bool {
        self.verdict(&told(action)).is_none()
    }

    /// The action is refused for this reason, and not offered.
    #[track_caller]
    pub fn refused(&mut self, action: impl Into<Value>, why: &str) -> &mut Self {
        let action = told(action);
        assert_eq!(self.verdict(&action).as_deref(), Some(why), "{action}");
        let refused = self.action(&action);
        assert!(!self.legal().contains(&refused), "{action} is refused and offered");
        self
    }

    /// The action is legal now.
    #[track_caller]
    pub fn allowed(&mut self, action: impl Into<Value>) -> &mut Self {
        let action = told(action);
        assert_eq!(self.verdict(&action), None, "{action}");
        self
    }

    /// What is offered.
    pub fn legal(&self) -> Vec<Action> {
        legal_actions::<Barons>(&self.scene, &self.game)
    }

    /// What is offered of a type, in the protocol's writing.
    pub fn offers_of(&self, kind: &str) -> Vec<Value> {
        let legal = self.legal();
        let offers = legal.iter().map(|action| Barons::write_action(&self.scene, action));
        offers.filter(|action| action["type"] == kind).collect()
    }

    /// The types of what is offered, each once, sorted; giving up is always among them.
    pub fn offered(&self) -> String {
        let legal = self.legal();
        let kind = |action: &Action| {
            Barons::write_action(&self.scene, action)["type"].as_str().map(str::to_owned)
        };
        let mut kinds: Vec<String> = legal.iter().filter_map(kind).collect();
        kinds.sort();
        kinds.dedup();
        kinds.join(" ")
    }

    /// The hexes that are offered for steps and marches, sorted.
    pub fn reach(&self) -> String {
        let mut hexes: Vec<String> = ["step", "march"]
            .iter()
            .flat_map(|kind| self.offers_of(kind))
            .filter_map(|action| action["hex"].as_str().map(str::to_owned))
            .collect();
        hexes.sort();
        hexes.dedup();
        hexes.join(" ")
    }

    /// Plays an action that throws no dice.
    #[track_caller]
    pub fn play(&mut self, action: impl Into<Value>) -> &mut Self {
        self.roll(&[], action)
    }

    /// Plays an action that throws exactly these dice.
    #[track_caller]
    pub fn roll(&mut self, dice: &[u8], action: impl Into<Value>) -> &mut Self {
        let action = told(action);
        if let Some(why) = self.verdict(&action) {
            panic!("{action} is refused: {why}; asked is {}", self.decides());
        }
        let action = self.action(&action);
        let mut dice = ScriptedDice::new(dice);
        self.log = Log::default();
        let mut cx = Cx::<Barons>::new(&self.scene, &mut dice, &mut self.log);
        apply(&mut cx, &mut self.game, &action);
        drop(dice);
        self.inspect();
        self
    }

    /// Plays an action with these dice, of which some may be left.
    #[track_caller]
    pub fn play_with(&mut self, dice: &mut ScriptedDice, action: impl Into<Value>) -> &mut Self {
        let action = self.action(&told(action));
        self.log = Log::default();
        let mut cx = Cx::<Barons>::new(&self.scene, dice, &mut self.log);
        apply(&mut cx, &mut self.game, &action);
        self.inspect();
        self
    }

    /// The position is sound, a decision has an answer, and every offer is legal.
    #[track_caller]
    fn inspect(&self) {
        if let Err(what) = Barons::audit(&self.scene, &self.game.state) {
            panic!("audit: {what}");
        }
        if matches!(awaits::<Barons>(&self.scene, &self.game), Awaits::Over(_)) {
            return;
        }
        let legal = self.legal();
        assert!(legal.len() > 1, "there is an answer beside giving up");
        for action in &legal {
            if let Err(why) = check::<Barons>(&self.scene, &self.game, action) {
                panic!("{action:?} is offered and refused: {why}");
            }
        }
    }

    /// Who decides now and under which rule, or how it ended: `barons 3.C1`, `over royalists conceded 14.0`.
    pub fn decides(&self) -> String {
        let name = |side: Side| if side == BARONS { "barons" } else { "royalists" };
        match awaits::<Barons>(&self.scene, &self.game) {
            Awaits::Decision { side, rule } => format!("{} {}", name(side), rule.section),
            Awaits::Over(end) => {
                let winner = end.winner.map_or("nobody", name);
                format!("over {winner} {} {}", end.level, end.rule.section)
            }
        }
    }

    /// Answers decisions by passing, without a die, until this one comes.
    #[track_caller]
    pub fn pass_to(&mut self, decision: &str) -> &mut Self {
        for _ in 0..20 {
            if self.decides() == decision {
                return self;
            }
            let passes = [
                "end-movement",
                "end-adjustment",
                "end-evasion",
                "end-fire",
                "end-melee",
                "end-charge",
                "end-activation",
                "no-advance",
                "no-reaction",
            ];
            let passes = passes.into_iter().map(told).chain([finish()]);
            let pass = passes.into_iter().find(|action| self.verdict(action).is_none());
            let pass = pass.unwrap_or_else(|| panic!("nothing to pass at {}", self.decides()));
            self.play(pass);
        }
        panic!("{decision} never comes");
    }

    /// The events of the last action, in the protocol's writing.
    pub fn events(&self) -> Vec<Value> {
        self.log.events().map(|event| Barons::write_event(&self.scene, event, None)).collect()
    }

    /// The events of a type of the last action.
    pub fn events_of(&self, kind: &str) -> Vec<Value> {
        self.events().into_iter().filter(|event| event["event"] == kind).collect()
    }

    /// The types of the events of the last action, in order.
    pub fn happened(&self) -> String {
        let events = self.events();
        let kinds: Vec<&str> = events.iter().filter_map(|event| event["event"].as_str()).collect();
        kinds.join(" ")
    }

    /// The dice of the last action: rule, sides and face, such as `10.3:d10=7 9.1.2:d6=2`.
    pub fn throws(&self) -> String {
        let throws = self.log.throws();
        let word = |t: &gonfalon::kernel::Throw| format!("{}:d{}={}", t.rule, t.sides, t.face);
        throws.map(word).collect::<Vec<_>>().join(" ")
    }

    /// The whole position.
    pub fn whole(&self) -> Value {
        Barons::write_state(&self.scene, &self.game, None)
    }

    #[track_caller]
    fn find(&self, list: &str, id: &str) -> Value {
        let state = self.whole();
        let full = format!("{}{id}", self.prefix);
        let list = state[list].as_array().expect("a list").iter();
        let found = list.clone().find(|item| item["id"] == id || item["id"] == full.as_str());
        found.unwrap_or_else(|| panic!("no {id}")).clone()
    }

    /// A unit or leader in the protocol's writing.
    #[track_caller]
    pub fn unit(&self, id: &str) -> Value {
        let full = format!("{}{id}", self.prefix);
        let found = self.scene.find(id).or_else(|| self.scene.find(&full));
        let unit = found.unwrap_or_else(|| panic!("no {id}"));
        self.find(if self.scene.is_leader(unit) { "leaders" } else { "units" }, id)
    }

    /// A Battle in the protocol's writing.
    #[track_caller]
    pub fn command(&self, id: &str) -> Value {
        self.find("battles", id)
    }

    /// Where a counter is: `0505`, `gone`, `waits`, `aside`.
    #[track_caller]
    pub fn hex(&self, id: &str) -> String {
        let unit = self.unit(id);
        let place = unit["at"].as_str().or(unit["off"].as_str());
        place.expect("it is somewhere").to_owned()
    }

    /// A number of a counter, such as `facing`, `hits`, `strength` or `morale`.
    #[track_caller]
    pub fn number(&self, id: &str, field: &str) -> i64 {
        self.unit(id)[field].as_i64().unwrap_or_else(|| panic!("{id} has no {field}"))
    }

    /// Whether something is so of a counter, such as `shaken`, `moved` or `in_command`.
    #[track_caller]
    pub fn is(&self, id: &str, field: &str) -> bool {
        self.unit(id)[field].as_bool().unwrap_or_else(|| panic!("{id} has no {field}"))
    }

    /// The chits on a track, in the protocol's order, as digits.
    #[track_caller]
    pub fn track(&self, battle: &str) -> String {
        let battle = self.command(battle);
        let chits = battle["chits"].as_array().expect("a list").iter();
        let mut chits: Vec<u64> = chits.filter_map(Value::as_u64).collect();
        chits.sort_unstable();
        chits.iter().map(ToString::to_string).collect()
    }

    /// The enemy hexes that count as new attacks.
    pub fn designated(&self) -> String {
        let state = self.whole();
        let list = state["activation"]["designated"].as_array().expect("a list").clone();
        list.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" ")
    }

    /// Movement points that the mover has spent, as the last step tells it.
    #[track_caller]
    pub fn spent(&self) -> u64 {
        let moved = self.events_of("moved");
        moved.last().expect("somebody moved")["spent"].as_u64().expect("a number")
    }
}

/// An action in words: the word alone is enough where it has no fields.
pub fn told(action: impl Into<Value>) -> Value {
    match action.into() {
        Value::String(word) => json!({ "type": word }),
        action => action,
    }
}

/// Begin the move of a unit or leader alone.
pub fn pick(unit: &str) -> Value {
    json!({ "type": "pick", "unit": unit, "stack": false, "leader": false })
}

/// Begin the move of a stack.
pub fn pick_stack(unit: &str) -> Value {
    json!({ "type": "pick", "unit": unit, "stack": true, "leader": false })
}

/// Begin the move of a unit with its leader.
pub fn pick_led(unit: &str) -> Value {
    json!({ "type": "pick", "unit": unit, "stack": false, "leader": true })
}

/// Step into a hex.
pub fn step(hex: &str) -> Value {
    json!({ "type": "step", "hex": hex })
}

/// Step into a hex; this enemy hex counts as the new attack.
pub fn step_against(hex: &str, against: &str) -> Value {
    json!({ "type": "step", "hex": hex, "against": against })
}

/// Go to a hex.
pub fn march(hex: &str) -> Value {
    json!({ "type": "march", "hex": hex })
}

/// Turn a unit.
pub fn face(unit: &str, facing: u8) -> Value {
    json!({ "type": "face", "unit": unit, "facing": facing })
}

/// End a move.
pub fn finish() -> Value {
    json!({ "type": "finish", "below": false })
}

/// End a move below the other unit of the hex.
pub fn finish_below() -> Value {
    json!({ "type": "finish", "below": true })
}

/// Bring a unit of a stack to the top.
pub fn swap(unit: &str) -> Value {
    json!({ "type": "swap", "unit": unit })
}

/// Charge.
pub fn charge(target: &str, hex: &str, facing: u8) -> Value {
    json!({ "type": "charge", "target": target, "hex": hex, "facing": facing })
}

/// Enter the map.
pub fn enter(hex: &str, facing: u8) -> Value {
    json!({ "type": "enter", "hex": hex, "facing": facing })
}

/// Shoot.
pub fn fire(unit: &str, target: &str) -> Value {
    json!({ "type": "fire", "unit": unit, "target": target })
}

/// Attack a hex from others.
pub fn attack(target: &str, from: &[&str]) -> Value {
    json!({ "type": "attack", "target": target, "from": from })
}

/// Retreat a step.
pub fn retreat(unit: &str, hex: &str) -> Value {
    json!({ "type": "retreat", "unit": unit, "hex": hex })
}

/// Advance alone.
pub fn advance(unit: &str) -> Value {
    json!({ "type": "advance", "unit": unit, "stack": false, "leader": false })
}

/// Avoid combat.
pub fn evade(unit: &str) -> Value {
    json!({ "type": "evade", "unit": unit })
}

/// Bid a chit of a Battle.
pub fn bid(battle: &str, chit: u8) -> Value {
    json!({ "type": "bid", "battle": battle, "chit": chit })
}

/// Put a chit on a track.
pub fn place_chit(battle: &str, chit: u8) -> Value {
    json!({ "type": "place-chit", "battle": battle, "chit": chit })
}

/// Take a chit off a track.
pub fn take_chit(battle: &str, chit: u8) -> Value {
    json!({ "type": "take-chit", "battle": battle, "chit": chit })
}

/// Set a counter up.
pub fn place(unit: &str, hex: &str) -> Value {
    json!({ "type": "place", "unit": unit, "hex": hex })
}

/// Take a counter up again.
pub fn take_up(unit: &str) -> Value {
    json!({ "type": "take-up", "unit": unit })
}

/// Name the Battle that Edward's must attack.
pub fn designate(battle: &str) -> Value {
    json!({ "type": "designate", "battle": battle })
}

/// Move a Battle with 0 command.
pub fn react(battle: &str) -> Value {
    json!({ "type": "react", "battle": battle })
}

/// A leader makes room.
pub fn displace(unit: &str, hex: &str) -> Value {
    json!({ "type": "displace", "unit": unit, "hex": hex })
}

/// End the movement segment.
pub fn end_movement() -> Value {
    json!({ "type": "end-movement" })
}

/// End the adjustment.
pub fn end_adjustment() -> Value {
    json!({ "type": "end-adjustment" })
}

/// End a fire segment.
pub fn end_fire() -> Value {
    json!({ "type": "end-fire" })
}

/// End the melee segment.
pub fn end_melee() -> Value {
    json!({ "type": "end-melee" })
}
