//! What can be asked of a game of The Barons' War that is being played: its counters, its tracks, and what the last action caused.

use super::play::Play;
use gonfalon::board::Hex;
use gonfalon::kernel::UnitId;
use gonfalon::scenario::barons::Class;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::event::Event;
use gonfalon::systems::barons::state::{Place, Unit};
use gonfalon::view::{Localizer, Present};
use gonfalon::words::Language;
use serde_json::Value;

impl Play {
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

    /// What the last action caused, in sentences.
    pub fn told(&self) -> Vec<String> {
        let l10n = Localizer { scene: &self.scene, language: Language::ENGLISH };
        let sentence = |event| Barons::sentence(l10n, event).map(|sentence| sentence.text);
        self.log.events().filter_map(sentence).collect()
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

    /// A unit's number.
    #[track_caller]
    pub fn id(&self, id: &str) -> UnitId {
        self.scene.find(id).unwrap_or_else(|| panic!("no counter {id}"))
    }

    /// A unit's state.
    #[track_caller]
    pub fn state_of(&self, id: &str) -> &Unit {
        self.game.state.unit(self.id(id))
    }

    /// A counter in words: `0606 f3 hits2 shaken`, `0606 wounded`, `gone`.
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
        let mut words = format!("{hex} f{}", state.facing.0);
        if state.hits > 0 {
            words.push_str(&format!(" hits{}", state.hits));
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

    /// A hex by its printed number.
    #[track_caller]
    pub fn place_of(&self, label: &str) -> Hex {
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

    /// Whether the last action caused an event of this name.
    pub fn said(&self, name: &str) -> bool {
        self.happened().split(' ').any(|event| event == name)
    }
}
