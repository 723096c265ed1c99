//! Positions of Arsouf in a line of text, played through the door that every front end uses.
//!
//! After every action the position is audited, and every offered action is checked once more. What the tests
//! know of hexes comes from `geo`, not from the program's board.

use crate::caused::caused;
use crate::kit::actions::{kinds, offered};
use crate::kit::offering::inspect;
use gonfalon::kernel::{GameOf, Side};
use gonfalon::scenario::arsouf::{ArsoufData, BeginData, PhaseName, PieceBegin, PieceState};
use gonfalon::scenario::{Fault, FromScenario, OptionSet, Scenario, catalogue};
use gonfalon::session::PlayError;
use gonfalon::session::Session;
pub use gonfalon::session::port::prelude::*;
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::arsouf::scene::Scene;
use gonfalon::view::Choice;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The side listed first.
pub const CRUSADER: Side = Side::A;
/// The side listed second.
pub const MOSLEM: Side = Side::B;

/// A position under construction.
#[derive(Clone)]
pub struct Table {
    scenario: Scenario,
}

fn battle() -> Scenario {
    catalogue::find("arsouf").expect("Arsouf is built in")
}

/// One piece of a position: `T 1704`, `M1 1505 wounded`, `B1 killed`, `B2 arrived`, `T 1704 done`,
/// `T 1704 from 1904`, `T 1704 charges 1604`.
fn piece(words: &str) -> (String, PieceBegin) {
    let mut begin = PieceBegin::default();
    let mut words = words.split_whitespace();
    let id = words.next().expect("a piece").to_owned();
    while let Some(word) = words.next() {
        match word {
            "wounded" => begin.state = PieceState::Wounded,
            "killed" => begin.state = PieceState::Killed,
            "arrived" => begin.state = PieceState::Arrived,
            "done" => begin.done = true,
            "moved" => begin.moved = true,
            "attacked" => begin.attacked = true,
            "from" => begin.from = words.next().map(str::to_owned),
            "charges" => begin.charges = words.next().map(str::to_owned),
            hex => begin.at = Some(hex.to_owned()),
        }
    }
    (id, begin)
}

impl Table {
    /// The battle as it is built in, from its deployment on.
    pub fn battle() -> Table {
        Table { scenario: battle() }
    }

    /// The board of the battle with these pieces and no others: the Crusaders move in turn 1. One piece that is
    /// not baggage must arrive, or one baggage piece if there are no others.
    pub fn with(pieces: &str) -> Table {
        let pieces: BTreeMap<String, PieceBegin> = pieces.split(',').map(piece).collect();
        let mut table = Table::battle().data(|data| {
            data.pieces.retain(|piece| pieces.contains_key(&piece.id));
            assert_eq!(data.pieces.len(), pieces.len(), "every piece is known");
            data.begin = Some(BeginData {
                turn: 1,
                side: "crusader".to_owned(),
                phase: PhaseName::Movement,
                pieces,
                ..BeginData::default()
            });
        });
        let others = |piece: &gonfalon::scenario::arsouf::PieceData| {
            piece.side == "crusader" && piece.kind != "baggage"
        };
        let data = table.scenario.data::<ArsoufData>().expect("its data");
        let needed = if data.pieces.iter().any(others) { (0, 1) } else { (1, 0) };
        table = table.goal(needed.0, needed.1);
        table
    }

    /// Changes anything.
    pub fn edit(mut self, change: impl FnOnce(&mut Scenario)) -> Self {
        change(&mut self.scenario);
        self
    }

    /// Changes anything in the system's part.
    pub fn data(self, change: impl FnOnce(&mut ArsoufData)) -> Self {
        self.edit(|scenario| {
            change(scenario.data_mut::<ArsoufData>().expect("a scenario of this system"));
        })
    }

    /// What the Crusaders must bring.
    pub fn goal(self, baggage: u8, others: u8) -> Self {
        self.data(|data| (data.goal.baggage, data.goal.others) = (baggage, others))
    }

    /// Sets an optional ruling, as the scenario file writes it.
    pub fn option(self, name: &str, value: impl Into<Value>) -> Self {
        let mut changes = serde_json::Map::new();
        changes.insert(name.to_owned(), value.into());
        self.data(|data| data.options = data.options.with(&changes).expect("a known option"))
    }

    pub fn begin(self, change: impl FnOnce(&mut BeginData)) -> Self {
        self.data(|data| change(data.begin.as_mut().expect("a start in mid-battle")))
    }

    /// The Muslims move at the start.
    pub fn moslem(self) -> Self {
        self.begin(|begin| "moslem".clone_into(&mut begin.side))
    }

    /// The start is an attack phase.
    pub fn combat(self) -> Self {
        self.begin(|begin| begin.phase = PhaseName::Combat)
    }

    /// The turn at the start.
    pub fn turn(self, turn: u16) -> Self {
        self.begin(|begin| begin.turn = turn)
    }

    /// The scenario.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// What is wrong with the position: names of faults with their rules, in order.
    pub fn faults(&self) -> Vec<Fault> {
        Arsouf::start(&self.scenario).err().unwrap_or_default()
    }

    /// The compiled scenario and the position before the first decision.
    pub fn compiled(&self) -> (Scene, GameOf<Arsouf>) {
        Arsouf::start(&self.scenario).unwrap_or_else(|faults| panic!("faulty: {faults:#?}"))
    }

    /// Starts the game.
    #[track_caller]
    pub fn start(&self) -> Play {
        let session = match Session::new(self.scenario.clone(), 1) {
            Ok(session) => session,
            Err(faults) => panic!("the position is faulty: {faults:#?}"),
        };
        let play = Play { session, events: Vec::new(), throws: Vec::new() };
        play.inspect();
        play
    }
}

/// A game that is being played.
pub struct Play {
    /// The game.
    pub session: Session<Arsouf>,
    events: Vec<Value>,
    throws: Vec<String>,
}

impl Play {
    /// Why the action is refused now, such as `5.4/blocked`; nothing if it is not.
    pub fn verdict(&self, action: &Value) -> Option<String> {
        match self.session.why_not_action(action) {
            Ok(refusals) => refusals.first().map(|r| format!("{}/{}", r.rule, r.why)),
            Err(PlayError::Over) => Some("over".to_owned()),
            Err(error) => panic!("{action}: {error}"),
        }
    }

    /// Whether the action is legal now.
    pub fn allows(&self, action: Value) -> bool {
        self.verdict(&action).is_none()
    }

    /// Why the action is refused now; the refusal changes nothing.
    #[track_caller]
    pub fn refused(&mut self, action: Value) -> String {
        let before = self.session.state(None);
        let steps = self.session.steps();
        let Some(why) = self.verdict(&action) else { panic!("{action} is allowed") };
        assert!(self.session.play(&action, None).is_err(), "{action} is refused");
        assert_eq!(self.session.state(None), before, "a refused action changes nothing");
        assert_eq!(self.session.steps(), steps, "a refused action is no step");
        why
    }

    /// Plays an action that throws no dice.
    #[track_caller]
    pub fn play(&mut self, action: Value) -> &mut Self {
        self.roll(&[], action)
    }

    /// Plays an action that throws exactly these dice.
    #[track_caller]
    pub fn roll(&mut self, dice: &[u8], action: Value) -> &mut Self {
        match self.session.play(&action, Some(dice)) {
            Ok(played) => {
                self.events = caused(&self.session);
                self.throws =
                    played.throws.iter().map(|t| format!("{}:{}", t.rule, t.face)).collect();
            }
            Err(error) => panic!("{action} is refused: {error}; {} decides", self.decides()),
        }
        self.inspect();
        self
    }

    /// Ends phases, without a die, until this side is in this phase.
    #[track_caller]
    pub fn pass_to(&mut self, side: &str, phase: &str) -> &mut Self {
        for _ in 0..4 {
            let state = self.session.state(None);
            if state["active"] == side && state["phase"] == phase {
                return self;
            }
            self.play(if state["phase"] == "movement" { end_movement() } else { end_attacks() });
        }
        panic!("{side} never comes to {phase}");
    }

    /// The position is sound, and every offer is legal.
    #[track_caller]
    fn inspect(&self) {
        let game = self.session.game();
        let (scene, _) = Arsouf::start(self.session.scenario()).expect("it has been started");
        inspect::<Arsouf>(&scene, game);
        let over = self.session.prompt().over.is_some();
        assert_eq!(
            over,
            self.session.choices().is_empty(),
            "a game goes on while there is a choice"
        );
        for action in offered(&self.session) {
            assert_eq!(self.verdict(&action), None, "{action} is offered");
        }
    }

    /// Every offered action of a type, in the protocol's writing.
    pub fn offers_of(&self, kind: &str) -> Vec<Value> {
        offered(&self.session).into_iter().filter(|action| action["type"] == kind).collect()
    }

    /// The offered choice of an action.
    pub fn choice(&self, action: &Value) -> Option<&Choice> {
        let id = offered(&self.session).iter().position(|offered| offered == action)?;
        self.session.choices().get(id)
    }

    /// The types of what is offered, each once, sorted.
    pub fn offered(&self) -> String {
        let mut kinds = kinds(&self.session);
        kinds.sort();
        kinds.dedup();
        kinds.join(" ")
    }

    /// Where a piece can move: every space of the board is tried, and what is offered is the same.
    #[track_caller]
    pub fn reach(&mut self, unit: &str) -> String {
        let mut ends: Vec<String> = super::geo::all().map(super::geo::label).collect();
        ends.retain(|hex| self.allows(mv(unit, hex)));
        self.play(select(unit));
        let offers = self.offers_of("move");
        let mut offered: Vec<&str> = offers.iter().filter_map(|o| o["hex"].as_str()).collect();
        offered.sort_unstable();
        ends.sort();
        assert_eq!(ends, offered, "{unit}: what is accepted is offered");
        self.session.play(&word("put-back"), Some(&[])).expect("what is picked is put back");
        ends.join(" ")
    }

    /// Whom a piece can attack: every piece is tried, and what is offered is the same.
    #[track_caller]
    pub fn targets(&mut self, unit: &str) -> String {
        let all: Vec<String> = self.ids();
        let mut targets: Vec<&str> = all.iter().map(String::as_str).collect();
        targets.retain(|target| self.allows(attack(unit, target)));
        targets.sort_unstable();
        assert_eq!(self.allows(select(unit)), !targets.is_empty(), "{unit} is offered");
        if !targets.is_empty() {
            self.play(select(unit));
            let offers = self.offers_of("attack");
            let mut offered: Vec<&str> =
                offers.iter().filter_map(|o| o["target"].as_str()).collect();
            offered.sort_unstable();
            assert_eq!(targets, offered, "{unit}: what is accepted is offered");
            self.session.play(&word("put-back"), Some(&[])).expect("what is picked is put back");
        }
        targets.join(" ")
    }

    /// The ids of all pieces.
    pub fn ids(&self) -> Vec<String> {
        let state = self.session.state(None);
        let pieces = state["pieces"].as_array().expect("a list");
        pieces.iter().map(|p| p["id"].as_str().expect("an id").to_owned()).collect()
    }

    /// The whole position, without what is being done.
    pub fn pieces(&self) -> Value {
        self.session.state(None)["pieces"].clone()
    }

    /// A piece in the protocol's writing.
    #[track_caller]
    pub fn piece(&self, id: &str) -> Value {
        let state = self.session.state(None);
        let pieces = state["pieces"].as_array().expect("a list").iter();
        pieces.clone().find(|p| p["id"] == id).unwrap_or_else(|| panic!("no piece {id}")).clone()
    }

    /// Where a piece is, with a star if it is wounded: `1704`, `1704*`, `killed`, `arrived`, `undeployed`.
    #[track_caller]
    pub fn at(&self, id: &str) -> String {
        let piece = self.piece(id);
        match (piece["state"].as_str(), piece["at"].as_str()) {
            (Some("upright"), Some(hex)) => hex.to_owned(),
            (Some("wounded"), Some(hex)) => format!("{hex}*"),
            (Some(state), None) => state.to_owned(),
            _ => panic!("{piece}"),
        }
    }

    /// Who decides now, and under which rule: `crusader 5.1`.
    pub fn decides(&self) -> String {
        let prompt = self.session.prompt();
        match (&prompt.over, &prompt.rule) {
            (Some(ending), _) => {
                let winner = ending.winner.as_deref().unwrap_or("nobody");
                format!("over {winner} {} {}", ending.level, ending.rule)
            }
            (None, Some(rule)) => format!("{} {}", prompt.side_id, rule.section),
            (None, None) => "nobody".to_owned(),
        }
    }

    /// The events of a type of the last action.
    pub fn events_of(&self, kind: &str) -> Vec<Value> {
        self.events.iter().filter(|event| event["event"] == kind).cloned().collect()
    }

    /// The types of the events of the last action, in order.
    pub fn events(&self) -> String {
        let kinds: Vec<&str> = self.events.iter().filter_map(|e| e["event"].as_str()).collect();
        kinds.join(" ")
    }

    /// The rules and faces of the dice of the last action, such as `6.3:4 6.4:2`.
    pub fn throws(&self) -> String {
        self.throws.join(" ")
    }

    /// The totals of the last attack in points, as they are made up: `4+2+1:3+2+0.5`, without dice.
    #[track_caller]
    pub fn sums(&self) -> String {
        let events = self.events_of("attacked");
        let attack = &events.first().expect("an attack was made")["attack"];
        let points = |field: &str| {
            let half = attack[field].as_u64().expect("a number");
            let text = format!("{}.{}", half / 2, half % 2 * 5);
            text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
        };
        let part = |fields: [&str; 3]| fields.map(points).join("+");
        format!(
            "{}:{}",
            part(["value", "leader", "charge"]),
            part(["target_value", "target_leader", "support"])
        )
    }

    /// The totals of an attack that was made with equal dice of 1, on a copy of the game.
    #[track_caller]
    pub fn would_be(&self, unit: &str, target: &str) -> String {
        let save = self.session.save();
        let session = Session::load(save).unwrap_or_else(|(error, _)| panic!("{error}"));
        let mut copy = Play { session, events: Vec::new(), throws: Vec::new() };
        copy.roll(&[1, 1], attack(unit, target));
        copy.sums()
    }

    /// The supporters of the last attack.
    #[track_caller]
    pub fn supporters(&self) -> String {
        let events = self.events_of("attacked");
        let list = events.first().expect("an attack was made")["attack"]["supporters"].clone();
        let list = list.as_array().expect("a list").iter();
        let mut ids: Vec<&str> = list.filter_map(|s| s["unit"].as_str()).collect();
        ids.sort_unstable();
        ids.join(" ")
    }

    /// Everything that the journal has said.
    pub fn journal(&self) -> String {
        let lines = self.session.journal().iter();
        lines.map(|line| line.text.as_str()).collect::<Vec<_>>().join("\n")
    }
}

/// An action without parts, such as `end-movement`.
pub fn word(kind: &str) -> Value {
    json!({ "type": kind })
}

/// Pick a piece up.
pub fn select(unit: &str) -> Value {
    json!({ "type": "select", "unit": unit })
}

/// Move a piece.
pub fn mv(unit: &str, hex: &str) -> Value {
    json!({ "type": "move", "unit": unit, "hex": hex })
}

/// Take a move back, or an announced attack.
pub fn take_back(unit: &str) -> Value {
    json!({ "type": "take-back", "unit": unit })
}

/// End the movement phase.
pub fn end_movement() -> Value {
    word("end-movement")
}

/// Attack a piece.
pub fn attack(unit: &str, target: &str) -> Value {
    json!({ "type": "attack", "unit": unit, "target": target })
}

/// End the attack phase.
pub fn end_attacks() -> Value {
    word("end-attacks")
}

/// Deploy a piece.
pub fn place(unit: &str, hex: &str) -> Value {
    json!({ "type": "place", "unit": unit, "hex": hex })
}

/// Take a deployed piece up again.
pub fn take_up(unit: &str) -> Value {
    json!({ "type": "take-up", "unit": unit })
}
