//! A game of The Barons' War that is being played: through the rules alone, with scripted dice. After every action the position is
//! audited and every offered action is checked once more; `seen.rs` says what can be asked of it.

use super::action_words::{finish, told};
use super::table::BARONS;
use crate::kit::offering::inspect;
use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{
    Awaits, Cx, Dice, GameOf, Log, ScriptedDice, Side, apply, awaits, check, legal_actions,
};
use gonfalon::scenario::{FromScenario, Scenario};
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::action::Action;
use gonfalon::systems::barons::event::Event;
use gonfalon::systems::barons::scene::Scene;
use gonfalon::view::Present;
use gonfalon::view::wire::read;
use serde_json::Value;

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

/// A game that is being played.
#[derive(Clone)]
pub struct Play {
    /// What never changes.
    pub scene: Scene,
    /// The moment.
    pub game: GameOf<Barons>,
    /// What the last action caused.
    pub log: Log<Event>,
    pub(super) prefix: String,
}

impl Play {
    /// Starts a game with any dice.
    #[track_caller]
    pub(super) fn begin(scenario: &Scenario, prefix: &str, dice: &mut dyn Dice) -> Play {
        let (scene, game) = match Barons::start(scenario) {
            Ok(started) => started,
            Err(faults) => panic!("the position is faulty: {faults:#?}"),
        };
        let mut play = Play { scene, game, log: Log::default(), prefix: prefix.to_owned() };
        begin::<Barons>(&mut Cx::new(&play.scene, dice, &mut play.log), &mut play.game);
        play.inspect();
        play
    }

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
        let mut dice = ScriptedDice::new(dice);
        self.with(&mut dice, &self.action(&action));
        drop(dice);
        self.inspect();
        self
    }

    /// Plays an action with these dice, of which some may be left.
    #[track_caller]
    pub fn play_with(&mut self, dice: &mut ScriptedDice, action: impl Into<Value>) -> &mut Self {
        self.with(dice, &self.action(&told(action)));
        self.inspect();
        self
    }

    /// Plays a legal action with any dice, and does not look at what has come of it.
    pub fn with(&mut self, dice: &mut dyn Dice, action: &Action) -> &mut Self {
        self.log = Log::default();
        let mut cx = Cx::<Barons>::new(&self.scene, dice, &mut self.log);
        apply(&mut cx, &mut self.game, action);
        self
    }

    /// The position is sound, a decision has an answer, and every offer is legal.
    #[track_caller]
    pub fn inspect(&self) {
        inspect::<Barons>(&self.scene, &self.game);
        if self.decider().is_some() {
            assert!(!self.deeds().is_empty(), "there is an answer beside giving up");
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

    /// Why the action is refused now, such as `9.0/attacked-hex`: it is.
    #[track_caller]
    pub fn why_not(&self, action: impl Into<Value>) -> String {
        let action = told(action);
        self.verdict(&action).unwrap_or_else(|| panic!("{action} is allowed"))
    }

    /// Whose decision it is.
    pub fn decider(&self) -> Option<Side> {
        match awaits::<Barons>(&self.scene, &self.game) {
            Awaits::Decision { side, .. } => Some(side),
            Awaits::Over(_) => None,
        }
    }

    /// Everything offered but giving up.
    pub fn deeds(&self) -> Vec<Action> {
        let mut legal = legal_actions::<Barons>(&self.scene, &self.game);
        assert_eq!(legal.pop(), Some(Action::Concede), "giving up is offered last");
        legal
    }

    /// The types of what is offered beside giving up, each once, sorted.
    pub fn kinds(&self) -> String {
        let mut kinds: Vec<String> = self
            .deeds()
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
        for action in self.deeds().iter().map(|a| Barons::write_action(&self.scene, a)) {
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
}
