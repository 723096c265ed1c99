//! Small positions in a few words, and how they are played.
//!
//! A card on the field is a line: `A5 legionaires`, `B5 hoplites m1`, `M5a horde turned`, `M6b horde west`. Cells of
//! the Melee Line say whose card it is. Actions are words too: `frontal M5 B5`, `withdraw line`, `card overrun`. After
//! every action the position is audited, and everything offered is checked.

use crate::acies::table::{Table, cards};
use crate::kit::offering::inspect;
use gonfalon::kernel::{
    Awaits, Cx, Dice, GameOf, Log, Reason, Ruleset, Side, apply, awaits, check, legal_actions,
};
use gonfalon::scenario::acies::Tactic;
use gonfalon::scenario::acies::begin::{BeginAt, HoldingBegin};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::acies::action::{Action, Kind, Look, Withdrawal};
use gonfalon::systems::acies::card::Card;
use gonfalon::systems::acies::event::Event;
use gonfalon::systems::acies::field::{Cell, Flank, Stance};
use gonfalon::systems::acies::scene::Scene;
use gonfalon::systems::acies::totals::Verdict as Fought;
use gonfalon::view::Present;
use serde_json::Value;
use std::collections::VecDeque;
use std::fmt::Write;

/// The units of the game in the order of the table.
pub const UNITS: [&str; 23] = [
    "slingers",
    "bowmen",
    "javelineers",
    "light-infantry",
    "psiloi",
    "peltasts",
    "auxilia",
    "barbarians",
    "horde",
    "warriors",
    "legionaires",
    "hoplites",
    "phalanx",
    "horse-archers",
    "light-cavalry",
    "numides",
    "heavy-cavalry",
    "cataphracts",
    "light-chariots",
    "heavy-chariots",
    "elephants",
    "war-wagon",
    "artillery",
];

/// A position under construction: the builder of `acies/table.rs`, with the words of this chapter for sides and cards.
#[derive(Clone, Debug)]
pub struct Bench(Table);

/// The side of a letter.
fn side(letter: &str) -> Side {
    if letter == "b" { Side::B } else { Side::A }
}

/// A card on the field in the builder's words: `M5a horde m1` is `M5 a horde x1` there.
fn card(line: &str) -> String {
    let mut words = line.split_whitespace();
    let place = words.next().expect("a cell");
    let cell = place.trim_end_matches(['a', 'b']);
    let mut text = format!("{cell} {}", &place[cell.len()..]);
    for word in words {
        let markers = word.strip_prefix('m').filter(|n| n.bytes().all(|b| b.is_ascii_digit()));
        let word = markers.map_or_else(|| word.to_owned(), |n| format!("x{n}"));
        write!(text, " {word}").expect("a text");
    }
    text
}

impl Bench {
    /// The attack phase of side A with these cards on the field and empty hands; a deck of ten Horde each.
    pub fn new(field: &str) -> Bench {
        let lines = field.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty());
        let cards: Vec<String> = lines.map(card).collect();
        let table = Table::field(&cards.join(",")).turn(5);
        Bench(table.deck(Side::A, "horde*10").deck(Side::B, "horde*10")).at(BeginAt::Attack)
    }

    /// The same, and far off an idle unit of side A that keeps the phase open: it could attack the main body.
    pub fn busy(field: &str) -> Bench {
        Bench::new(&format!("{field}; M16a legionaires"))
    }

    fn holding(self, letter: &str, change: impl FnOnce(&mut HoldingBegin)) -> Bench {
        Bench(self.0.begin(|begin| change(&mut begin.sides[side(letter) as usize])))
    }

    /// A side's hand.
    pub fn hand(self, letter: &str, text: &str) -> Bench {
        Bench(self.0.hand(side(letter), text))
    }

    /// A side's deck, the top card first.
    pub fn deck(self, letter: &str, text: &str) -> Bench {
        Bench(self.0.deck(side(letter), text))
    }

    /// A side's reserve pile.
    pub fn reserve(self, letter: &str, text: &str) -> Bench {
        Bench(self.0.reserve(side(letter), text))
    }

    /// A side's casualties, face up.
    pub fn casualties(self, letter: &str, text: &str) -> Bench {
        self.holding(letter, |held| held.casualties = cards(text))
    }

    /// A side's casualties, face down.
    pub fn face_down(self, letter: &str, text: &str) -> Bench {
        self.holding(letter, |held| held.face_down = cards(text))
    }

    /// A side's flank points.
    pub fn points(self, letter: &str, points: u32) -> Bench {
        Bench(self.0.points(side(letter), points))
    }

    /// The phase that begins.
    pub fn at(self, phase: BeginAt) -> Bench {
        Bench(self.0.begin(|begin| begin.phase = phase))
    }

    /// The side whose turn it is.
    pub fn active(self, letter: &str) -> Bench {
        Bench(self.0.active(side(letter)))
    }

    /// A turn gained by Initiative.
    pub fn extra(self) -> Bench {
        Bench(self.0.extra())
    }

    /// Sets an optional ruling.
    pub fn option(self, name: &str, value: impl Into<Value>) -> Bench {
        Bench(self.0.option(name, value))
    }

    /// Starts the game without dice.
    #[track_caller]
    pub fn start(&self) -> Play {
        let crate::acies::table::Play { scene, game, log } = self.0.start();
        Play { scene, game, log }
    }
}

/// Dice that show faces in order; what is left over can be asked for.
struct Queue(VecDeque<u8>);

impl Dice for Queue {
    fn face(&mut self, _: u8) -> u8 {
        self.0.pop_front().expect("the rules threw more dice than the script foresaw")
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
    pub game: GameOf<Acies>,
    /// What the last actions caused.
    pub log: Log<Event>,
}

/// A cell by its name.
#[track_caller]
pub fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

/// Attacker and target of an attack.
#[track_caller]
pub fn ends(action: &Action) -> (Cell, Cell) {
    match *action {
        Action::Attack { from, target: Some(target), .. } => (from, target),
        _ => panic!("no attack at a card: {action:?}"),
    }
}

fn tactic(word: &str) -> Option<Tactic> {
    Tactic::ALL.into_iter().find(|tactic| tactic.word() == word)
}

fn letter(side: Side) -> char {
    if side == Side::A { 'a' } else { 'b' }
}

impl Play {
    #[track_caller]
    fn card(&self, id: &str) -> Card {
        Card::find(&self.scene, id).unwrap_or_else(|| panic!("no card {id}"))
    }

    /// An action from words.
    #[track_caller]
    pub fn read(&self, words: &str) -> Action {
        let parts: Vec<&str> = words.split_whitespace().collect();
        let rest = &parts[1..];
        let attack = |kind: Kind, target: Option<Cell>, more: &[&str]| Action::Attack {
            from: cell(rest[0]),
            kind,
            target,
            treacherous: more.iter().filter(|word| **word == "treacherous").count() as u8,
            outflank: more.contains(&"outflank"),
        };
        match parts[0] {
            "frontal" => attack(Kind::Frontal, Some(cell(rest[1])), &rest[2..]),
            "flank" => attack(Kind::Flank, Some(cell(rest[1])), &rest[2..]),
            "body" => attack(Kind::MainBody, None, &rest[1..]),
            "withdraw" => Action::Withdraw {
                how: match rest[0] {
                    "line" => Withdrawal::Line,
                    "hand" => Withdrawal::Hand,
                    "stay" => Withdrawal::Stay,
                    other => panic!("no way {other}"),
                },
            },
            "stand" => Action::Stand,
            "pass" => Action::Pass,
            "advance" => Action::Advance,
            "hold" => Action::Hold,
            "keep" => Action::Keep { flank: true },
            "release" => Action::Keep { flank: false },
            "concede" => Action::Concede,
            "card" => Action::Tactic { tactic: tactic(rest[0]).expect("a tactics card") },
            "cohesion" => {
                Action::Cohesion { cell: cell(rest[0]), other: rest.get(1).map(|name| cell(name)) }
            }
            "rally" => Action::Rally { card: rest.first().map(|id| self.card(id)) },
            "shoot" => Action::Shoot { from: cell(rest[0]), target: cell(rest[1]) },
            "move" => Action::Move { from: cell(rest[0]), to: cell(rest[1]) },
            "upright" => Action::Upright { cell: cell(rest[0]) },
            "play" => Action::Play { card: self.card(rest[0]), cell: cell(rest[1]) },
            "discard" => Action::Discard { card: self.card(rest[0]) },
            "encircle" => Action::Flank { card: self.card(rest[0]) },
            "scout" => Action::Scout {
                card: self.card(rest[0]),
                look: match rest[1] {
                    "enemy-hand" => Look::EnemyHand,
                    "enemy-deck" => Look::EnemyDeck,
                    _ => Look::OwnDeck,
                },
            },
            other => panic!("no action {other}"),
        }
    }

    /// Plays an action that throws no dice.
    #[track_caller]
    pub fn go(&mut self, words: &str) -> &mut Play {
        self.roll(&[], words)
    }

    /// Plays an action that throws exactly these dice.
    #[track_caller]
    pub fn roll(&mut self, faces: &[u8], words: &str) -> &mut Play {
        let mut dice = Queue(faces.iter().copied().collect());
        self.log = Log::default();
        self.step(&mut dice, words);
        assert!(dice.0.is_empty(), "fewer dice than foreseen: {:?} left after {words}", dice.0);
        self
    }

    #[track_caller]
    fn step(&mut self, dice: &mut dyn Dice, words: &str) {
        let action = self.read(words);
        if let Err(why) = check::<Acies>(&self.scene, &self.game, &action) {
            panic!("{words} is refused: {why}; {} decides", self.decides());
        }
        let mut log = Log::default();
        apply::<Acies>(&mut Cx::new(&self.scene, dice, &mut log), &mut self.game, &action);
        self.log.records.extend(log.records);
        self.log.lots.extend(log.lots);
        self.inspect();
    }

    /// Plays an action with any dice.
    pub fn with(&mut self, dice: &mut dyn Dice, action: &Action) -> &mut Play {
        self.log = Log::default();
        apply::<Acies>(&mut Cx::new(&self.scene, dice, &mut self.log), &mut self.game, action);
        self
    }

    /// Plays an attack to its dice: the defender stands, and nobody plays a card.
    #[track_caller]
    pub fn fight(&mut self, faces: &[u8], words: &str) -> &mut Play {
        let mut dice = Queue(faces.iter().copied().collect());
        self.log = Log::default();
        self.step(&mut dice, words);
        loop {
            let word = match self.asked() {
                "10.6" => "stand",
                "10.8" => "pass",
                _ => break,
            };
            self.step(&mut dice, word);
        }
        assert!(dice.0.is_empty(), "fewer dice than foreseen: {:?} left after {words}", dice.0);
        self
    }

    /// Why an action is refused, such as `10.3/no-target`. Whatever is refused is not offered and changes nothing.
    #[track_caller]
    pub fn refused(&self, words: &str) -> String {
        let action = self.read(words);
        let before = self.game.clone();
        let verdict = check::<Acies>(&self.scene, &self.game, &action);
        assert!(before == self.game, "{words} changed something");
        match verdict {
            Ok(()) => panic!("{words} is allowed"),
            Err(refused) => {
                assert!(!self.offered().contains(&action), "{words} is offered and refused");
                format!("{}/{}", refused.rule.section, refused.why.slug())
            }
        }
    }

    /// Whether an action is legal.
    #[track_caller]
    pub fn allows(&self, words: &str) -> bool {
        let action = self.read(words);
        let allowed = check::<Acies>(&self.scene, &self.game, &action).is_ok();
        let offered = self.offered().iter().any(|offer| Acies::covers(offer, &action));
        assert_eq!(allowed, offered, "{words} is offered if it is allowed");
        allowed
    }

    fn offered(&self) -> Vec<Action> {
        match awaits::<Acies>(&self.scene, &self.game) {
            Awaits::Decision { .. } => legal_actions::<Acies>(&self.scene, &self.game),
            Awaits::Over(_) => Vec::new(),
        }
    }

    /// The rule that asks; nothing once the game is over.
    pub fn asked(&self) -> &'static str {
        match awaits::<Acies>(&self.scene, &self.game) {
            Awaits::Decision { rule, .. } => rule.section,
            Awaits::Over(_) => "",
        }
    }

    /// Who decides now, under which rule: `a 10.1`.
    pub fn decides(&self) -> String {
        match awaits::<Acies>(&self.scene, &self.game) {
            Awaits::Decision { side, rule } => format!("{} {}", letter(side), rule.section),
            Awaits::Over(outcome) => {
                let winner = outcome.winner.map_or("nobody".to_owned(), |s| letter(s).to_string());
                format!("over {winner} {}", outcome.rule.section)
            }
        }
    }

    /// Everything offered but giving up.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = self.offered();
        assert_eq!(legal.pop(), Some(Action::Concede), "giving up is offered last");
        legal
    }

    /// The types of what is offered, each once, sorted; tactics cards by name.
    pub fn kinds(&self) -> String {
        let mut kinds: Vec<String> = self.legal().iter().map(|action| self.word(action)).collect();
        kinds.sort();
        kinds.dedup();
        kinds.join(" ")
    }

    fn word(&self, action: &Action) -> String {
        match action {
            Action::Tactic { tactic } => tactic.word().to_owned(),
            Action::Withdraw { how } => format!("withdraw-{how:?}").to_lowercase(),
            Action::Attack { kind, .. } => format!("{kind:?}").to_lowercase(),
            other => {
                let value = Acies::write_action(&self.scene, other);
                value["type"].as_str().unwrap_or_default().to_owned()
            }
        }
    }

    /// The attacks that are offered: `frontal M5 B5 treacherous`, sorted, joined by `, `.
    pub fn attacks(&self) -> String {
        let mut found: Vec<String> = Vec::new();
        for action in self.legal() {
            let Action::Attack { from, kind, target, treacherous, outflank } = action else {
                continue;
            };
            let mut words = match kind {
                Kind::Frontal => format!("frontal {from}"),
                Kind::Flank => format!("flank {from}"),
                Kind::MainBody => format!("body {from}"),
            };
            if let Some(target) = target {
                write!(words, " {target}").expect("a text");
            }
            words.push_str(&" treacherous".repeat(usize::from(treacherous)));
            words.push_str(if outflank { " outflank" } else { "" });
            found.push(words);
        }
        found.sort();
        found.join(", ")
    }

    /// The position is sound, and every offer is legal.
    #[track_caller]
    pub fn inspect(&self) {
        inspect::<Acies>(&self.scene, &self.game);
        if let Awaits::Decision { .. } = awaits::<Acies>(&self.scene, &self.game) {
            assert!(!self.legal().is_empty(), "there is something to do but to give up");
        }
    }

    /// What lies in a cell: `a legionaires m1`, `b horde turned`, `a numides west`, `-`.
    #[track_caller]
    pub fn on(&self, name: &str) -> String {
        let Some(piece) = self.game.state.field.at(cell(name)) else { return "-".to_owned() };
        let mut words = format!("{} {}", letter(piece.side), self.scene.unit(piece.kind).id);
        words.push_str(match piece.stance {
            Stance::Upright => "",
            Stance::Turned => " turned",
            Stance::Flanking(Flank::West) => " west",
            Stance::Flanking(Flank::East) => " east",
        });
        if piece.markers > 0 {
            write!(words, " m{}", piece.markers).expect("a text");
        }
        words
    }

    fn names(&self, cards: &[Card]) -> String {
        let mut names: Vec<&str> = cards.iter().map(|card| card.id(&self.scene)).collect();
        names.sort_unstable();
        names.join(" ")
    }

    fn holding(&self, side: &str) -> &gonfalon::systems::acies::state::Holding {
        self.game.state.of(if side == "a" { Side::A } else { Side::B })
    }

    /// A side's hand, by name.
    pub fn hand(&self, side: &str) -> String {
        self.names(&self.holding(side).hand)
    }

    /// The cards of a side's hand that the other side knows of, by name.
    pub fn known(&self, side: &str) -> String {
        self.names(&self.holding(side).known)
    }

    /// A side's reserve pile, by name.
    pub fn reserve(&self, side: &str) -> String {
        self.names(self.holding(side).reserve.cards())
    }

    /// A side's casualties, face up, by name.
    pub fn casualties(&self, side: &str) -> String {
        self.names(self.holding(side).casualties.cards())
    }

    /// A side's casualties, face down, by name.
    pub fn face_down(&self, side: &str) -> String {
        self.names(self.holding(side).face_down.cards())
    }

    /// How many cards a side's deck has.
    pub fn deck(&self, side: &str) -> usize {
        self.holding(side).deck.len()
    }

    /// A side's flank points.
    pub fn points(&self, side: &str) -> u32 {
        self.holding(side).flank_points
    }

    /// The dice of the last actions with their rules and sides: `10.9/10 10.9/10`.
    pub fn dice(&self) -> String {
        let throws = self.log.throws().map(|t| format!("{}/{}", t.rule.section, t.sides));
        throws.collect::<Vec<_>>().join(" ")
    }

    /// The last combat: both totals, who won, and how: `13:7 a marker`, `9:9 tie`.
    #[track_caller]
    pub fn fought(&self) -> String {
        let mut found = self.log.events().filter_map(|event| match event {
            Event::Fought { totals, winner, result, .. } => {
                let side = winner.map(letter);
                let end = match (side, result) {
                    (None, Fought::Tie) => "tie".to_owned(),
                    (Some(side), Fought::Marker) => format!("{side} marker"),
                    (Some(side), Fought::Spared) => format!("{side} spares"),
                    (Some(side), Fought::Eliminated) => format!("{side} eliminated"),
                    other => panic!("no such result: {other:?}"),
                };
                Some(format!("{}:{} {end}", totals.0, totals.1))
            }
            _ => None,
        });
        let combat = found.next().expect("a combat was fought");
        assert_eq!(found.next(), None, "one combat");
        combat
    }

    /// The events of the last actions by name, in order.
    pub fn events(&self) -> String {
        let name = |event: &Event| {
            let value = serde_json::to_value(event).expect("events are plain data");
            value["event"].as_str().unwrap_or_default().to_owned()
        };
        self.log.events().map(name).collect::<Vec<_>>().join(" ")
    }
}
