//! A game of Acies, played through the rules alone with scripted dice. After every action the position is audited and
//! every offered action is checked once more.

use super::actions::{self, cell};
use super::table::{A, B, letter};
use crate::kit::offering::inspect;
use gonfalon::kernel::{
    Awaits, Cx, Dice, GameOf, Log, Ruleset, ScriptedDice, Side, apply, awaits, check, legal_actions,
};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::acies::action::Action;
use gonfalon::systems::acies::card::Card;
use gonfalon::systems::acies::event::Event;
use gonfalon::systems::acies::field::{Flank, Piece, Stance};
use gonfalon::systems::acies::scene::Scene;
use gonfalon::systems::acies::state::{Phase, State};
use gonfalon::systems::acies::totals::Verdict as Fought;
use serde_json::Value;

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

impl Play {
    /// The action of a text, as [`actions`] describes them.
    #[track_caller]
    pub fn read(&self, text: &str) -> Action {
        actions::action(&self.scene, text)
    }

    /// The text of an action.
    pub fn text(&self, action: &Action) -> String {
        actions::text(&self.scene, action)
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

    /// What is offered beside giving up, each verb once, sorted; withdrawals by their ways: `stand withdraw-hand`.
    pub fn kinds(&self) -> String {
        let verb = |text: String| match text.split_once(' ') {
            Some(("withdraw", way)) => format!("withdraw-{way}"),
            Some((verb, _)) => verb.to_owned(),
            None => text,
        };
        let mut kinds: Vec<String> = self.offers("").into_iter().map(verb).collect();
        kinds.sort();
        kinds.dedup();
        kinds.join(" ")
    }

    /// The attacks that are offered, sorted: `body M16, front M5 B5 treacherous`.
    pub fn attacks(&self) -> String {
        let verbs = ["body", "flank", "front"].into_iter();
        let mut attacks: Vec<String> = verbs.flat_map(|verb| self.offers(verb)).collect();
        attacks.sort();
        attacks.join(", ")
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
        let verdict = self.verdict(text);
        assert_eq!(verdict.as_deref(), Some(why), "{text} at {}: {}", self.decides(), self.field());
        let action = self.read(text);
        assert!(!self.legal().contains(&action), "{text} is refused and offered");
        assert_eq!(self.game, before, "{text}: a refusal changes nothing");
        self
    }

    /// The action is legal now, and offered.
    #[track_caller]
    pub fn allowed(&mut self, text: &str) -> &mut Self {
        assert_eq!(self.verdict(text), None, "{text} at {}: {}", self.decides(), self.field());
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
        let action = self.legal_action(text);
        let mut dice = ScriptedDice::new(dice);
        self.act(&mut dice, &action);
        self
    }

    /// Plays an attack to its dice, which are exactly these: the defender stands, and nobody plays a card. The log holds all
    /// of it.
    #[track_caller]
    pub fn fight(&mut self, dice: &[u8], text: &str) -> &mut Self {
        let mut dice = ScriptedDice::new(dice);
        let mut whole: Log<Event> = Log::default();
        let mut next = Some(text);
        while let Some(text) = next {
            let action = self.legal_action(text);
            self.act(&mut dice, &action);
            whole.records.append(&mut self.log.records);
            whole.lots.append(&mut self.log.lots);
            next = match self.asked() {
                "10.6" => Some("stand"),
                "10.8" => Some("pass"),
                _ => None,
            };
        }
        self.log = whole;
        self
    }

    /// The action of a text, which must be legal now.
    #[track_caller]
    fn legal_action(&self, text: &str) -> Action {
        if let Some(why) = self.verdict(text) {
            panic!("{text} is refused: {why}; asked is {}", self.decides());
        }
        self.read(text)
    }

    /// Plays a legal action with any dice.
    #[track_caller]
    pub fn act(&mut self, dice: &mut dyn Dice, action: &Action) {
        self.apply(dice, action);
        self.inspect();
    }

    /// The same without a look at the position it leads to: for outcomes by the hundred.
    pub fn apply(&mut self, dice: &mut dyn Dice, action: &Action) {
        self.log = Log::default();
        let mut cx = Cx::<Acies>::new(&self.scene, dice, &mut self.log);
        apply(&mut cx, &mut self.game, action);
    }

    /// The position is sound, a decision has an answer, and every offer is legal.
    #[track_caller]
    pub fn inspect(&self) {
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

    /// The rule that asks; nothing once the game is over.
    pub fn asked(&self) -> &'static str {
        match awaits::<Acies>(&self.scene, &self.game) {
            Awaits::Decision { rule, .. } => rule.section,
            Awaits::Over(_) => "",
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
        self.state().field.at(cell(at)).copied()
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

    /// How many cards a deck has.
    pub fn deck_size(&self, side: Side) -> usize {
        self.state().of(side).deck.len()
    }

    /// The cards of a hand that the other side knows of, sorted.
    pub fn known(&self, side: Side) -> String {
        sorted(&self.scene, &self.state().of(side).known)
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

    /// The combat of the last action: both totals, the winner and what came of it, such as `13:7 a marker` or `9:9 tie`.
    #[track_caller]
    pub fn fought(&self) -> String {
        let mut found = self.log.events().filter_map(|event| match event {
            Event::Fought { totals, winner, result, .. } => {
                let end = match (winner.map(letter), result) {
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
}
