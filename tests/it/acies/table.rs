//! Positions of Acies in words.
//!
//! The sides are `a` and `b`. Cards on the field are written `M6 b hoplites x1`: cell, owner (the First Lines say it
//! themselves), unit, markers, and if need be `turned`, `west` or `east`. [`Table::start`] begins the game; actions are
//! words as well (`actions.rs`).

pub use super::game::Play;
use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{Cx, Log, ScriptedDice, Side};
use gonfalon::scenario::acies::begin::{BeginData, FieldBegin, HoldingBegin, StanceBegin};
use gonfalon::scenario::acies::deck::{DeckFile, DeckRef};
use gonfalon::scenario::acies::{AciesData, Building};
use gonfalon::scenario::{Fault, FromScenario, OptionSet, Scenario};
use gonfalon::systems::acies::Acies;
use serde_json::{Value, json};

/// The side listed first.
pub const A: Side = Side::A;
/// The side listed second.
pub const B: Side = Side::B;

/// The letter of a side.
pub fn letter(side: Side) -> &'static str {
    if side == A { "a" } else { "b" }
}

/// The cards of a text: `horde*3 overrun`.
pub fn cards(text: &str) -> Vec<String> {
    let word = |word: &str| match word.split_once('*') {
        Some((card, count)) => vec![card.to_owned(); count.parse().expect("a number of cards")],
        None => vec![word.to_owned()],
    };
    text.split_whitespace().flat_map(word).collect()
}

fn on_field(words: &str) -> FieldBegin {
    let mut words = words.split_whitespace();
    let cell = words.next().expect("a cell").to_owned();
    let (mut side, mut unit, mut markers) = (None, None, 0);
    let mut stance = StanceBegin::Upright;
    for word in words {
        match word {
            "a" | "b" => side = Some(word.to_owned()),
            "turned" => stance = StanceBegin::Turned,
            "west" => stance = StanceBegin::FlankingWest,
            "east" => stance = StanceBegin::FlankingEast,
            _ => match word.strip_prefix('x').and_then(|n| n.parse().ok()) {
                Some(number) => markers = number,
                None => unit = Some(word.to_owned()),
            },
        }
    }
    FieldBegin { cell, unit: unit.expect("a unit"), side, markers, stance, ..FieldBegin::default() }
}

/// A game under construction.
#[derive(Clone, Debug)]
pub struct Table {
    scenario: Scenario,
}

impl Table {
    fn of(data: AciesData) -> Table {
        let scenario = json!({
            "format": 2, "id": "table", "title": "Table",
            "sides": [
                {"id": "a", "name": "A", "livery": "red"},
                {"id": "b", "name": "B", "livery": "blue"},
            ],
            "acies": data,
        });
        Table { scenario: serde_json::from_value(scenario).expect("it is sound") }
    }

    /// A turn of side A from the beginning of its first phase, with these cards on the field. Both hands are empty; both
    /// decks hold twelve of the Horde. With an empty hand nobody is asked for a reply.
    pub fn field(cards: &str) -> Table {
        let lines = cards.split([',', '\n']).map(str::trim).filter(|line| !line.is_empty());
        let holding =
            || HoldingBegin { deck: vec!["horde".to_owned(); 12], ..HoldingBegin::default() };
        let begin = BeginData {
            turn: 3,
            active: "a".to_owned(),
            phase: serde_json::from_value("scout".into()).expect("a phase"),
            extra: false,
            field: lines.map(on_field).collect(),
            sides: [holding(), holding()],
            ..BeginData::default()
        };
        Table::of(AciesData { begin: Some(begin), ..AciesData::default() })
    }

    /// The Attack Phase of side A with these cards on the field and empty hands; a deck of ten Horde each.
    pub fn combat(cards: &str) -> Table {
        let table = Table::field(cards).turn(5).at("attack");
        table.deck(A, "horde*10").deck(B, "horde*10")
    }

    /// The same, and far off an idle unit of side A that keeps the phase open: it could attack the main body.
    pub fn busy(cards: &str) -> Table {
        Table::combat(&format!("{cards}, M16 a legionaires"))
    }

    /// A game from its set-up on, with built-in decks or whole ones.
    pub fn decks(decks: [DeckRef; 2], building: Building) -> Table {
        Table::of(AciesData { decks: Some(decks), building, ..AciesData::default() })
    }

    /// A game from its set-up on, with Fast Play decks of these cards; both sides have the same.
    pub fn whole(cards_of_both: &str) -> Table {
        let deck = || DeckRef::Whole(Box::new(deck(cards_of_both)));
        Table::decks([deck(), deck()], Building::FastPlay)
    }

    /// A game from its set-up on, with built-in decks of this budget; 0 is Fast Play.
    pub fn built_in(decks: [&str; 2], budget: u32) -> Table {
        let building = if budget == 0 { Building::FastPlay } else { Building::Points(budget) };
        Table::decks(decks.map(|id| DeckRef::Named(id.to_owned())), building)
    }

    /// Changes anything in the system's part.
    pub fn data(mut self, change: impl FnOnce(&mut AciesData)) -> Self {
        change(self.scenario.data_mut::<AciesData>().expect("a scenario of this system"));
        self
    }

    /// Changes the start in mid-battle.
    pub fn begin(self, change: impl FnOnce(&mut BeginData)) -> Self {
        self.data(|data| change(data.begin.as_mut().expect("a start in mid-battle")))
    }

    fn holding(self, side: Side, change: impl FnOnce(&mut HoldingBegin)) -> Self {
        self.begin(|begin| change(&mut begin.sides[side as usize]))
    }

    /// Sets an optional ruling, as the scenario file writes it.
    pub fn option(self, name: &str, value: impl Into<Value>) -> Self {
        let mut changes = serde_json::Map::new();
        changes.insert(name.to_owned(), value.into());
        self.data(|data| data.options = data.options.with(&changes).expect("a known option"))
    }

    /// What begins: `scout`, `encircling`, `manoeuvre`, `ready`, `play`, `missile`, `attack` or `discard`.
    pub fn at(self, phase: &str) -> Self {
        let phase = serde_json::from_value(phase.into()).expect("a known phase");
        self.begin(|begin| begin.phase = phase)
    }

    /// The side whose turn it is.
    pub fn active(self, side: Side) -> Self {
        self.begin(|begin| begin.active = letter(side).to_owned())
    }

    /// The player turn.
    pub fn turn(self, turn: u16) -> Self {
        self.begin(|begin| begin.turn = turn)
    }

    /// The turn was gained by Initiative.
    pub fn extra(self) -> Self {
        self.begin(|begin| begin.extra = true)
    }

    /// A hand: `horde*2 overrun`.
    pub fn hand(self, side: Side, text: &str) -> Self {
        self.holding(side, |held| held.hand = cards(text))
    }

    /// A deck, the top card first.
    pub fn deck(self, side: Side, text: &str) -> Self {
        self.holding(side, |held| held.deck = cards(text))
    }

    /// A reserve pile.
    pub fn reserve(self, side: Side, text: &str) -> Self {
        self.holding(side, |held| held.reserve = cards(text))
    }

    /// Casualties: face up, face down.
    pub fn lost(self, side: Side, up: &str, down: &str) -> Self {
        self.holding(side, |held| (held.casualties, held.face_down) = (cards(up), cards(down)))
    }

    /// Flank points.
    pub fn points(self, side: Side, points: u32) -> Self {
        self.holding(side, |held| held.flank_points = points)
    }

    /// The scenario.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// What is wrong with the game.
    pub fn faults(&self) -> Vec<Fault> {
        Acies::start(&self.scenario).err().unwrap_or_default()
    }

    /// The faults as `name rule`, sorted.
    pub fn faulty(&self) -> String {
        let fault =
            |fault: &Fault| format!("{} {}", fault.name, fault.rule.as_deref().unwrap_or("-"));
        let mut faults: Vec<String> = self.faults().iter().map(fault).collect();
        faults.sort();
        faults.join(", ")
    }

    /// Starts the game; no die is thrown before the first decision.
    #[track_caller]
    pub fn start(&self) -> Play {
        let (scene, game) = match Acies::start(&self.scenario) {
            Ok(started) => started,
            Err(faults) => panic!("the position is faulty: {faults:#?}"),
        };
        let mut play = Play { scene, game, log: Log::default() };
        let mut dice = ScriptedDice::new(&[]);
        begin::<Acies>(&mut Cx::new(&play.scene, &mut dice, &mut play.log), &mut play.game);
        drop(dice);
        play.inspect();
        play
    }
}

/// A deck for Fast Play of these cards; without tactics cards it has the standard set.
pub fn deck(text: &str) -> DeckFile {
    let mut deck: DeckFile = serde_json::from_value(json!({
        "format": 1, "deck": "of-the-table", "name": "Deck", "units": {},
    }))
    .expect("it is sound");
    for card in cards(text) {
        match serde_json::from_value(card.clone().into()) {
            Ok(tactic) => *deck.tactics.get_or_insert_default().entry(tactic).or_default() += 1,
            Err(_) => *deck.units.entry(card).or_default() += 1,
        }
    }
    deck
}
