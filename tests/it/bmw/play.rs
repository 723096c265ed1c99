//! A game of this system that is being played: what is played, refused and offered, and how things stand.

use super::action_words::*;
use crate::kit::offering::inspect;
use gonfalon::board::Hex;
use gonfalon::kernel::{
    Awaits, Cx, GameOf, Log, Outcome, Ruleset, ScriptedDice, Side, UnitId, apply, awaits, check,
    legal_actions,
};
use gonfalon::scenario::bmw::OffMap;
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::bmw::action::Action;
use gonfalon::systems::bmw::event::Event;
use gonfalon::systems::bmw::odds::{Odds, odds};
use gonfalon::systems::bmw::scene::Scene;
use gonfalon::systems::bmw::state::{Face, Place};
use gonfalon::systems::bmw::victory;
use gonfalon::view::{BadAction, Choice, Localizer, Present, Prompt};
use gonfalon::words::Language;
use serde_json::Value;

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
    pub(super) fn read(&self, action: &Value) -> Result<Action, String> {
        Bmw::read_action(Localizer { scene: &self.scene, language: Language::ENGLISH }, action)
            .map_err(|bad| match bad {
                BadAction::Malformed(what) => panic!("{action}: {what}"),
                BadAction::Refused(refusal) => format!("{}/{}", refusal.rule, refusal.why),
            })
    }

    pub(super) fn verdict(&self, action: &Value) -> Result<Action, String> {
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
    #[track_caller]
    pub(super) fn inspect(&self) {
        inspect::<Bmw>(&self.scene, &self.game);
    }

    fn l10n(&self) -> Localizer<'_, Scene> {
        Localizer { scene: &self.scene, language: Language::ENGLISH }
    }

    /// What is asked now, in words.
    pub fn prompt(&self) -> Prompt {
        Bmw::prompt(self.l10n(), &self.game)
    }

    /// An action that could be taken now, in words.
    #[track_caller]
    pub fn choice(&self, action: Value) -> Choice {
        let read = self.read(&action).expect("an action");
        Bmw::choice(self.l10n(), &self.game, 0, &read)
    }

    /// What the last action caused, in sentences.
    pub fn told(&self) -> Vec<String> {
        let sentence = |event| Bmw::sentence(self.l10n(), event).map(|sentence| sentence.text);
        self.log.events().filter_map(sentence).collect()
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
        self.scene.crt.column(self.forecast(attackers, defenders).odds_column)
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
