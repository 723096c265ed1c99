//! Games at random, through the rules alone or through the door that every front end uses.

use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{
    Awaits, Cx, Evaluator, GameOf, Log, SeededDice, apply, awaits, legal_actions,
};
use gonfalon::scenario::{FromScenario, Scenario, catalogue};
use gonfalon::session::{self, Port};
use gonfalon::view::{Localizer, Present};
use gonfalon::words::Language;
use serde_json::Value;

/// A system as the kit sees it.
pub trait Tested: Present + FromScenario + Evaluator {}

impl<R: Present + FromScenario + Evaluator> Tested for R {}

/// More actions than a random game takes.
pub const LONGEST: usize = 20_000;

/// What ends a set-up, soonest first.
const SET_UP: [&str; 7] = [
    "set-up-done",
    "set-up-historically",
    "set-up-automatically",
    "deploy-done",
    "deploy-automatically",
    "allot-done",
    "allot-automatically",
];

/// What only takes back or gives up.
const RETRACTS: [&str; 7] =
    ["put-back", "release", "call-off", "take-back", "take-up", "take-chit", "concede"];

/// The built-in scenarios of a system. Where the book knows no last turn, an option gives them one.
pub fn scenarios<R: Tested>() -> Vec<Scenario> {
    let own = catalogue::built_in().into_iter().filter(|scenario| scenario.system() == R::SYSTEM);
    let scenarios: Vec<Scenario> = own.map(with_a_last_turn).collect();
    assert!(!scenarios.is_empty(), "a system has a built-in scenario");
    scenarios
}

fn with_a_last_turn(mut scenario: Scenario) -> Scenario {
    let endless = ("turn_limit".to_owned(), "0".to_owned());
    if scenario.options().contains(&endless) {
        let limit = [("turn_limit".to_owned(), 14.into())].into_iter().collect();
        scenario.set_options(&limit).expect("the option exists");
    }
    scenario
}

/// The scenario from which its system is learnt: the smallest one.
pub fn smallest<R: Tested>() -> Scenario {
    let tutorial = scenarios::<R>().into_iter().find(|scenario| scenario.facts.tutorial);
    tutorial.expect("a system has a tutorial")
}

/// A new game through the door of every front end.
pub fn port(scenario: Scenario, seed: u64) -> Box<dyn Port> {
    session::new(scenario, seed).unwrap_or_else(|faults| panic!("{}", faults[0]))
}

/// One of the offered actions, given by their types: set-up at random seldom ends, so that it is ended when it can be, and
/// nothing is taken back while there is something to do.
pub fn choose(kinds: &[String], pick: &mut SeededDice) -> usize {
    let deeds: Vec<usize> =
        (0..kinds.len()).filter(|&id| !RETRACTS.contains(&kinds[id].as_str())).collect();
    if deeds.is_empty() {
        return pick.below(kinds.len());
    }
    let ready = SET_UP.iter().find_map(|name| kinds.iter().position(|kind| kind == name));
    ready.unwrap_or_else(|| deeds[pick.below(deeds.len())])
}

/// The type of an action in the protocol's writing.
pub fn kind(action: &Value) -> String {
    action["type"].as_str().unwrap_or_default().to_owned()
}

/// A game that is played through the rules alone.
pub struct Run<R: Tested> {
    /// What never changes.
    pub scene: R::Scene,
    /// The moment.
    pub game: GameOf<R>,
    /// What decides in random play.
    pub pick: SeededDice,
    dice: SeededDice,
}

impl<R: Tested> Run<R> {
    /// A game at its first decision.
    pub fn start(scenario: &Scenario, seed: u64) -> Run<R> {
        let (scene, mut game) = R::start(scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
        let (mut dice, mut log) = (SeededDice::new(seed), Log::default());
        begin::<R>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
        Run { scene, game, pick: SeededDice::new(!seed), dice }
    }

    /// The scene in English.
    pub fn localizer(&self) -> Localizer<'_, R::Scene> {
        Localizer { scene: &self.scene, language: Language::ENGLISH }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(awaits::<R>(&self.scene, &self.game), Awaits::Over(_))
    }

    /// What is offered.
    pub fn legal(&self) -> Vec<R::Action> {
        legal_actions::<R>(&self.scene, &self.game)
    }

    /// An action in the protocol's writing.
    pub fn write(&self, action: &R::Action) -> Value {
        R::write_action(&self.scene, action)
    }

    /// An action from the protocol's writing.
    pub fn read(&self, action: &Value) -> R::Action {
        let read = R::read_action(self.localizer(), action);
        read.unwrap_or_else(|bad| panic!("{action}: {bad:?}"))
    }

    /// One of these actions, as random play takes it.
    pub fn choose(&mut self, legal: &[R::Action]) -> R::Action {
        let kinds: Vec<String> = legal.iter().map(|action| kind(&self.write(action))).collect();
        legal[choose(&kinds, &mut self.pick)].clone()
    }

    /// Plays an action; what it caused.
    pub fn play(&mut self, action: &R::Action) -> Log<R::Event> {
        let mut log = Log::default();
        apply::<R>(&mut Cx::new(&self.scene, &mut self.dice, &mut log), &mut self.game, action);
        log
    }
}

/// Plays a game at random and shows every position to `look`, with its number; returns how many there were.
pub fn play<R: Tested>(
    scenario: &Scenario,
    seed: u64,
    mut look: impl FnMut(&mut Run<R>, usize),
) -> usize {
    let mut run = Run::<R>::start(scenario, seed);
    for step in 0..LONGEST {
        if run.is_over() {
            return step;
        }
        look(&mut run, step);
        let legal = run.legal();
        let action = run.choose(&legal);
        run.play(&action);
    }
    panic!("{}: the game with seed {seed} does not end", scenario.id);
}
