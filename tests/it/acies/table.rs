//! Positions of Acies in words, played through the rules alone with scripted dice.
//!
//! The sides are `a` and `b`. Cards on the field are written `M6 b hoplites x1`: cell, owner (the First Lines say it
//! themselves), unit, markers, and if need be `turned`, `west` or `east`. Actions are written in words as well, such
//! as `move A5 M6` or `flank M5 M6 outflank`; [`Play::read`] knows them all. After every action the position is audited
//! and every offered action is checked once more.

use crate::kit::offering::inspect;
use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{
    Awaits, Cx, Dice, GameOf, Log, Ruleset, ScriptedDice, Side, apply, awaits, check, legal_actions,
};
use gonfalon::scenario::acies::begin::{BeginData, FieldBegin, HoldingBegin, StanceBegin};
use gonfalon::scenario::acies::deck::{DeckFile, DeckRef};
use gonfalon::scenario::acies::{AciesData, Building};
use gonfalon::scenario::{Fault, FromScenario, OptionSet, Scenario};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::acies::action::{Action, Kind, Look, Withdrawal};
use gonfalon::systems::acies::card::Card;
use gonfalon::systems::acies::event::Event;
use gonfalon::systems::acies::field::{Cell, Flank, Piece, Stance};
use gonfalon::systems::acies::scene::Scene;
use gonfalon::systems::acies::state::{Phase, State};
use gonfalon::systems::acies::totals::Verdict as Fought;
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

/// The text of some cards, sorted as the engine sorts them.
fn listed(scene: &Scene, cards: &[Card]) -> String {
    let mut words: Vec<(String, usize)> = Vec::new();
    for card in cards {
        let id = card.id(scene);
        match words.last_mut() {
            Some((last, count)) if last == id => *count += 1,
            _ => words.push((id.to_owned(), 1)),
        }
    }
    let word = |(id, n): (String, usize)| if n == 1 { id } else { format!("{id}*{n}") };
    words.into_iter().map(word).collect::<Vec<_>>().join(" ")
}

fn sorted(scene: &Scene, cards: &[Card]) -> String {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    listed(scene, &cards)
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

/// A game that is being played.
#[derive(Clone)]
pub struct Play {
    /// What never changes.
    pub scene: Scene,
    /// The moment.
    pub game: GameOf<Acies>,
    /// What the last action did.
    pub log: Log<Event>,
}

fn cell(word: Option<&str>) -> Cell {
    word.expect("a cell").parse().expect("a cell such as M5")
}

fn action(scene: &Scene, text: &str) -> Action {
    let mut words = text.split_whitespace();
    let verb = words.next().expect("an action");
    let find =
        |id: &str| Card::find(scene, id).unwrap_or_else(|| panic!("there is no card \"{id}\""));
    let mut card = || find(words.next().expect("a card"));
    let act = match verb {
        "deploy" => Action::Deploy { card: card(), cell: cell(words.next()) },
        "take-up" => Action::TakeUp { cell: cell(words.next()) },
        "automatic" => Action::DeployAutomatically,
        "ready" => Action::DeployDone,
        "scout" => {
            let look = match (card(), words.next()) {
                (card, Some("hand")) => (card, Look::EnemyHand),
                (card, Some("enemy")) => (card, Look::EnemyDeck),
                (card, Some("own")) => (card, Look::OwnDeck),
                other => panic!("a scout looks at hand, enemy or own: {other:?}"),
            };
            Action::Scout { card: look.0, look: look.1 }
        }
        "point" => Action::Flank { card: card() },
        "rally" => Action::Rally { card: words.next().map(find) },
        "cohesion" => Action::Cohesion {
            cell: cell(words.next()),
            other: words.next().map(|word| cell(Some(word))),
        },
        "move" => Action::Move { from: cell(words.next()), to: cell(words.next()) },
        "upright" => Action::Upright { cell: cell(words.next()) },
        "play" => Action::Play { card: card(), cell: cell(words.next()) },
        "shoot" => Action::Shoot { from: cell(words.next()), target: cell(words.next()) },
        "front" | "flank" | "body" => {
            let from = cell(words.next());
            let kind = match verb {
                "front" => Kind::Frontal,
                "flank" => Kind::Flank,
                _ => Kind::MainBody,
            };
            let (mut target, mut treacherous, mut outflank) = (None, 0, false);
            for word in words.by_ref() {
                match word {
                    "treacherous" => treacherous += 1,
                    "outflank" => outflank = true,
                    _ => target = Some(cell(Some(word))),
                }
            }
            Action::Attack { from, kind, target, treacherous, outflank }
        }
        "withdraw" => Action::Withdraw {
            how: match words.next() {
                Some("line") => Withdrawal::Line,
                Some("hand") => Withdrawal::Hand,
                Some("stay") => Withdrawal::Stay,
                other => panic!("withdraw line, hand or stay: {other:?}"),
            },
        },
        "stand" => Action::Stand,
        "advance" => Action::Advance,
        "hold" => Action::Hold,
        "keep" => Action::Keep { flank: true },
        "drop" => Action::Keep { flank: false },
        "discard" => Action::Discard { card: card() },
        "pass" => Action::Pass,
        "concede" => Action::Concede,
        _ => match serde_json::from_value(verb.into()) {
            Ok(tactic) => Action::Tactic { tactic },
            Err(why) => panic!("\"{verb}\" is neither an action nor a tactics card: {why}"),
        },
    };
    assert_eq!(words.next(), None, "{text}: too many words");
    act
}

impl Play {
    /// The action of a text. Words: `deploy CARD CELL`, `take-up CELL`, `automatic`, `ready`, `scout CARD
    /// hand|enemy|own`, `point CARD`, `rally [CARD]`, `cohesion CELL [CELL]`, `move CELL CELL`, `upright CELL`,
    /// `play CARD CELL`, `shoot CELL CELL`, `front|flank|body CELL [CELL] [treacherous]... [outflank]`,
    /// `withdraw line|hand|stay`, `stand`, `advance`, `hold`, `keep`, `drop`, `discard CARD`, `pass`, `concede`, or the
    /// name of a tactics card.
    #[track_caller]
    pub fn read(&self, text: &str) -> Action {
        action(&self.scene, text)
    }

    /// The text of an action, as [`Play::read`] reads it.
    pub fn text(&self, action: &Action) -> String {
        let id = |card: &Card| card.id(&self.scene);
        match action {
            Action::Deploy { card, cell } => format!("deploy {} {cell}", id(card)),
            Action::TakeUp { cell } => format!("take-up {cell}"),
            Action::DeployAutomatically => "automatic".to_owned(),
            Action::DeployDone => "ready".to_owned(),
            Action::Scout { card, look } => {
                let look = match look {
                    Look::EnemyHand => "hand",
                    Look::EnemyDeck => "enemy",
                    Look::OwnDeck => "own",
                };
                format!("scout {} {look}", id(card))
            }
            Action::Flank { card } => format!("point {}", id(card)),
            Action::Tactic { tactic } => tactic.word().to_owned(),
            Action::Rally { card: Some(card) } => format!("rally {}", id(card)),
            Action::Rally { card: None } => "rally".to_owned(),
            Action::Cohesion { cell, other: Some(other) } => format!("cohesion {cell} {other}"),
            Action::Cohesion { cell, other: None } => format!("cohesion {cell}"),
            Action::Move { from, to } => format!("move {from} {to}"),
            Action::Upright { cell } => format!("upright {cell}"),
            Action::Play { card, cell } => format!("play {} {cell}", id(card)),
            Action::Shoot { from, target } => format!("shoot {from} {target}"),
            Action::Attack { from, kind, target, treacherous, outflank } => {
                let verb = match kind {
                    Kind::Frontal => "front",
                    Kind::Flank => "flank",
                    Kind::MainBody => "body",
                };
                let target = target.map(|cell| format!(" {cell}")).unwrap_or_default();
                let treacherous = " treacherous".repeat(usize::from(*treacherous));
                let outflank = if *outflank { " outflank" } else { "" };
                format!("{verb} {from}{target}{treacherous}{outflank}")
            }
            Action::Withdraw { how } => {
                let how = match how {
                    Withdrawal::Line => "line",
                    Withdrawal::Hand => "hand",
                    Withdrawal::Stay => "stay",
                };
                format!("withdraw {how}")
            }
            Action::Stand => "stand".to_owned(),
            Action::Advance => "advance".to_owned(),
            Action::Hold => "hold".to_owned(),
            Action::Keep { flank } => if *flank { "keep" } else { "drop" }.to_owned(),
            Action::Discard { card } => format!("discard {}", id(card)),
            Action::Pass => "pass".to_owned(),
            Action::Concede => "concede".to_owned(),
        }
    }

    /// What is on the table.
    pub fn state(&self) -> &State {
        &self.game.state
    }

    /// What is offered.
    pub fn legal(&self) -> Vec<Action> {
        legal_actions::<Acies>(&self.scene, &self.game)
    }

    /// What is offered beside giving up, in words; those only that begin with a word, unless it is empty.
    pub fn offers(&self, verb: &str) -> Vec<String> {
        let legal = self.legal();
        let texts = legal.iter().filter(|&action| *action != Action::Concede);
        let texts = texts.map(|action| self.text(action));
        let fits = |text: &String| verb.is_empty() || text.split(' ').next() == Some(verb);
        texts.filter(fits).collect()
    }

    /// Why the action is refused now, such as `8.2/through`; nothing if it is not.
    #[track_caller]
    pub fn verdict(&self, text: &str) -> Option<String> {
        let action = self.read(text);
        check::<Acies>(&self.scene, &self.game, &action).err().map(|no| no.to_string())
    }

    /// The action is refused with this rule and code, is not offered, and changes nothing.
    #[track_caller]
    pub fn refused(&mut self, text: &str, why: &str) -> &mut Self {
        let before = self.game.clone();
        assert_eq!(self.verdict(text).as_deref(), Some(why), "{text} at {}", self.decides());
        let action = self.read(text);
        assert!(!self.legal().contains(&action), "{text} is refused and offered");
        assert_eq!(self.game, before, "{text}: a refusal changes nothing");
        self
    }

    /// The action is legal now, and offered.
    #[track_caller]
    pub fn allowed(&mut self, text: &str) -> &mut Self {
        assert_eq!(self.verdict(text), None, "{text} at {}", self.decides());
        let action = self.read(text);
        let covered = |offered: &Action| Acies::covers(offered, &action);
        assert!(self.legal().iter().any(covered), "{text} is allowed and not offered");
        self
    }

    /// Plays an action that throws no dice.
    #[track_caller]
    pub fn play(&mut self, text: &str) -> &mut Self {
        self.roll(&[], text)
    }

    /// Plays an action that throws exactly these dice.
    #[track_caller]
    pub fn roll(&mut self, dice: &[u8], text: &str) -> &mut Self {
        if let Some(why) = self.verdict(text) {
            panic!("{text} is refused: {why}; asked is {}", self.decides());
        }
        let action = self.read(text);
        let mut dice = ScriptedDice::new(dice);
        self.act(&mut dice, &action);
        self
    }

    /// Plays a legal action with any dice.
    #[track_caller]
    pub fn act(&mut self, dice: &mut dyn Dice, action: &Action) {
        self.log = Log::default();
        let mut cx = Cx::<Acies>::new(&self.scene, dice, &mut self.log);
        apply(&mut cx, &mut self.game, action);
        self.inspect();
    }

    /// The position is sound, a decision has an answer, and every offer is legal.
    #[track_caller]
    fn inspect(&self) {
        inspect::<Acies>(&self.scene, &self.game);
        if matches!(awaits::<Acies>(&self.scene, &self.game), Awaits::Decision { .. }) {
            let legal = self.legal();
            assert!(legal.len() > 1, "there is an answer beside giving up");
            for action in &legal {
                assert_eq!(
                    self.read(&self.text(action)),
                    *action,
                    "actions can be written in words"
                );
            }
        }
    }

    /// Who decides now and under which rule, or how it ended: `a 8.1`, `over b no-cards 14.2`.
    pub fn decides(&self) -> String {
        match awaits::<Acies>(&self.scene, &self.game) {
            Awaits::Decision { side, rule } => format!("{} {}", letter(side), rule.section),
            Awaits::Over(end) => {
                let winner = end.winner.map_or("nobody", letter);
                format!("over {winner} {} {}", end.level, end.rule.section)
            }
        }
    }

    /// This is the decision now.
    #[track_caller]
    pub fn asks(&mut self, decision: &str) -> &mut Self {
        assert_eq!(self.decides(), decision);
        self
    }

    /// Answers decisions by passing, without a die, until this one comes.
    #[track_caller]
    pub fn pass_to(&mut self, decision: &str) -> &mut Self {
        for _ in 0..40 {
            if self.decides() == decision {
                return self;
            }
            let passes = ["ready", "pass", "stand", "hold", "drop"];
            let pass = passes.into_iter().find(|text| self.verdict(text).is_none());
            let pass = pass.unwrap_or_else(|| panic!("nothing to pass at {}", self.decides()));
            self.play(pass);
        }
        panic!("{decision} never comes");
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.state().phase
    }

    /// The unit in a cell.
    #[track_caller]
    pub fn piece(&self, at: &str) -> Option<Piece> {
        self.state().field.at(cell(Some(at))).copied()
    }

    /// The card in a cell, such as `b hoplites x1`; `-` if there is none.
    #[track_caller]
    pub fn at(&self, at: &str) -> String {
        let Some(piece) = self.piece(at) else { return "-".to_owned() };
        let mut text = format!("{} {}", letter(piece.side), self.scene.unit(piece.kind).id);
        if piece.markers > 0 {
            text += &format!(" x{}", piece.markers);
        }
        text += match piece.stance {
            Stance::Upright => "",
            Stance::Turned => " turned",
            Stance::Flanking(Flank::West) => " west",
            Stance::Flanking(Flank::East) => " east",
        };
        text
    }

    /// Every card on the field, line by line: `A5 a horde, M6 b hoplites x1`.
    pub fn field(&self) -> String {
        let cells = self.state().field.pieces().map(|(cell, _)| cell.to_string());
        cells.map(|cell| format!("{cell} {}", self.at(&cell))).collect::<Vec<_>>().join(", ")
    }

    /// A hand, in the order of the unit table, then the tactics cards.
    pub fn hand(&self, side: Side) -> String {
        sorted(&self.scene, &self.state().of(side).hand)
    }

    /// A deck, from the top card down.
    pub fn deck(&self, side: Side) -> String {
        let cards: Vec<Card> = self.state().of(side).deck.cards().iter().rev().copied().collect();
        listed(&self.scene, &cards)
    }

    /// A reserve pile, sorted.
    pub fn reserve(&self, side: Side) -> String {
        sorted(&self.scene, self.state().of(side).reserve.cards())
    }

    /// Casualties, sorted: face up, face down.
    pub fn lost(&self, side: Side) -> (String, String) {
        let held = self.state().of(side);
        let down = sorted(&self.scene, held.face_down.cards());
        (sorted(&self.scene, held.casualties.cards()), down)
    }

    /// Flank points of both sides.
    pub fn points(&self) -> (u32, u32) {
        (self.state().of(A).flank_points, self.state().of(B).flank_points)
    }

    /// The names of the events of the last action, in order.
    pub fn happened(&self) -> String {
        let name = |event: &Event| {
            let value = serde_json::to_value(event).expect("events are plain data");
            value["event"].as_str().expect("an event has a name").to_owned()
        };
        self.log.events().map(name).collect::<Vec<_>>().join(" ")
    }

    /// The events with this name of the last action, as plain data.
    pub fn events(&self, name: &str) -> Vec<Value> {
        let all = self.log.events().map(|e| serde_json::to_value(e).expect("plain data"));
        all.filter(|event| event["event"] == name).collect()
    }

    /// The dice of the last action: rule, purpose and face, such as `9.5 shot 4, 9.7 rampage 2`.
    pub fn throws(&self) -> String {
        let throws = self.log.throws();
        let throw = |t: &gonfalon::kernel::Throw| {
            assert_eq!(t.sides, 10, "every die is a D10");
            format!("{} {} {}", t.rule.section, t.purpose, t.face)
        };
        throws.map(throw).collect::<Vec<_>>().join(", ")
    }

    /// The combat of the last action: both totals, the winner, the result.
    #[track_caller]
    pub fn fought(&self) -> ((i16, i16), Option<Side>, Fought) {
        let fought = self.log.events().find_map(|event| match event {
            Event::Fought { totals, winner, result, .. } => Some((*totals, *winner, *result)),
            _ => None,
        });
        fought.expect("there was a combat")
    }
}
