//! Games at random on every built-in scenario, through the same door as the window.

use super::actions::offered;
use super::games::{LONGEST, Tested, choose, kind, port, scenarios};
use gonfalon::kernel::SeededDice;
use gonfalon::scenario::Scenario;

/// Games of the scenario from which a system is learnt.
const SMALL_GAMES: u64 = 12;

/// Plays a game; how many actions it took.
fn game(scenario: Scenario, seed: u64) -> usize {
    let id = scenario.id.clone();
    let mut session = port(scenario, seed);
    let mut pick = SeededDice::new(!seed);
    for step in 0..LONGEST {
        if session.prompt().over.is_some() {
            assert!(session.choices().is_empty(), "{id}: nothing is offered when the game is over");
            return step;
        }
        let choices = session.choices();
        assert!(!choices.is_empty(), "{id}: a decision has an option: {:?}", session.prompt());
        let actions = offered(&*session);
        for action in &actions {
            let why = session.why_not_action(action);
            assert_eq!(why, Ok(Vec::new()), "{id}: what is offered is accepted: {action}");
        }
        let kinds: Vec<String> = actions.iter().map(kind).collect();
        session.choose(choose(&kinds, &mut pick)).expect("an offered action is legal");
    }
    panic!("{id}: the game with seed {seed} does not end");
}

/// Every scenario is played to its end, the small ones often.
pub fn holds<R: Tested>() {
    for scenario in scenarios::<R>() {
        let (games, least) = if scenario.facts.tutorial { (SMALL_GAMES, 10) } else { (1, 100) };
        for seed in 0..games {
            let steps = game(scenario.clone(), seed + 7);
            assert!(steps >= least, "{}: a whole game has more than {steps} actions", scenario.id);
        }
    }
}
