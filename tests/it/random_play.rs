//! Random games on every built-in scenario through the same door as the window: invariants, saving and
//! loading at stops, taking back, and that what is offered is accepted.

use crate::actions::{find, offered};
use gonfalon::kernel::{Ruleset, SeededDice};
use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::session::{self, Port, SaveFile};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::bmw::Bmw;
use serde_json::Value;

/// More actions than a random game takes.
const LONGEST: usize = 20_000;

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

fn session(scenario: Scenario, seed: u64) -> Box<dyn Port> {
    let session = session::new(scenario, seed);
    session.unwrap_or_else(|faults| panic!("{}", faults[0]))
}

/// Saving, loading and comparing: the loaded game offers the same and stands the same.
fn survives_saving(session: &dyn Port) {
    let text = serde_json::to_string(&session.save()).expect("a save file is plain data");
    let save: SaveFile = serde_json::from_str(&text).expect("a save file reads back");
    let loaded = session::load(save).unwrap_or_else(|(error, _)| panic!("{error}"));
    assert_eq!(loaded.state(None), session.state(None), "the position loads");
    assert_eq!(offered(&*loaded), offered(session), "the choices load");
}

/// Taking back leads to the position before, and doing it again to the one after.
fn can_be_taken_back(session: &mut dyn Port, before: &Value, action: &Value) {
    if session.can_undo().is_err() {
        return;
    }
    let after = session.state(None);
    session.undo().expect("nothing bars it");
    let back = session.state(None);
    if back == *before {
        session.play(action, None).expect("what was legal is legal again");
        assert_eq!(session.state(None), after, "the same action has the same effect");
    }
}

fn random_game(scenario: Scenario, seed: u64, stops: usize) -> usize {
    let mut session = session(scenario, seed);
    let mut pick = SeededDice::new(!seed);
    for step in 0..LONGEST {
        if session.prompt().over.is_some() {
            assert!(session.choices().is_empty(), "nothing is offered when the game is over");
            return step;
        }
        let choices = session.choices();
        assert!(!choices.is_empty(), "a decision has an option: {:?}", session.prompt());
        let actions = offered(&*session);
        for action in &actions {
            assert_eq!(
                session.why_not_action(action),
                Ok(Vec::new()),
                "what is offered is accepted"
            );
        }
        let retracts = |name: &str| {
            let words =
                ["put-back", "release", "call-off", "take-back", "take-up", "take-chit", "concede"];
            words.contains(&name)
        };
        let kind = |id: usize| actions[id]["type"].as_str().unwrap_or_default();
        let deeds: Vec<usize> = (0..choices.len()).filter(|&id| !retracts(kind(id))).collect();
        let id = match deeds.len() {
            0 => pick.below(choices.len()),
            // Set-up at random seldom ends: take the historical one when it is offered.
            _ => SET_UP
                .iter()
                .find_map(|name| deeds.iter().copied().find(|&id| kind(id) == *name))
                .unwrap_or_else(|| deeds[pick.below(deeds.len())]),
        };
        let action = actions[id].clone();
        let before = session.state(None);
        session.choose(id).expect("an offered action is legal");
        if step % stops == 0 {
            survives_saving(&*session);
            can_be_taken_back(&mut *session, &before, &action);
        }
    }
    panic!("the game with seed {seed} does not end");
}

#[test]
fn small_scenarios_survive_random_play() {
    for scenario in catalogue::built_in().into_iter().filter(|s| s.facts.tutorial) {
        for seed in 0..12 {
            random_game(scenario.clone(), seed, 7);
        }
    }
}

#[test]
fn acre_survives_random_play() {
    let acre = catalogue::find("acre").expect("Acre is built in");
    let steps = random_game(acre, 7, 211);
    assert!(steps > 200, "a whole game has more than {steps} actions");
}

#[test]
fn arsouf_survives_random_play() {
    for (id, seed) in [("arsouf", 8), ("breaking-through", 9)] {
        let scenario = catalogue::find(id).expect("it is built in");
        let steps = random_game(scenario, seed, 97);
        assert!(steps > 100, "a whole game has more than {steps} actions");
    }
}

/// The book of these battles knows no last turn; an option gives them one.
#[test]
fn barons_battles_survive_random_play() {
    for (id, seed) in [("lewes", 10), ("evesham", 11), ("evesham-possible", 12)] {
        let mut scenario = catalogue::find(id).expect("it is built in");
        let limit = [("turn_limit".to_owned(), 14.into())].into_iter().collect();
        scenario.set_options(&limit).expect("the option exists");
        let steps = random_game(scenario, seed, 97);
        assert!(steps > 100, "a whole game has more than {steps} actions");
    }
}

#[test]
fn card_battles_survive_random_play() {
    for (id, seed) in
        [("acies-fast-play", 13), ("acies-rome-carthage", 14), ("acies-rome-parthia", 15)]
    {
        let scenario = catalogue::find(id).expect("it is built in");
        let steps = random_game(scenario, seed, 97);
        assert!(steps > 100, "a whole game has more than {steps} actions");
    }
}

#[test]
fn gestures_are_taken_back_with_the_deed() {
    let scenario = catalogue::find("first-clash").expect("it is built in");
    let mut session = session(scenario, 1);
    let start = session.state(None);
    let select = find(&*session, "select").expect("a unit");
    session.choose(select).expect("it is offered");
    let go = find(&*session, "move").expect("a move");
    session.choose(go).expect("it is offered");
    session.undo().expect("no die was thrown");
    assert_eq!(session.state(None), start, "one step back undoes picking up and moving");
}

#[test]
fn retracting_actions_are_the_planning_ones() {
    use gonfalon::systems::acies::action::Action as Fourth;
    use gonfalon::systems::arsouf::action::Action as Other;
    use gonfalon::systems::barons::action::Action as Third;
    use gonfalon::systems::bmw::action::Action;
    assert!(Bmw::retracts(&Action::PutBack) && Bmw::retracts(&Action::CallOff));
    assert!(!Bmw::retracts(&Action::Commit) && !Bmw::retracts(&Action::EndCombat));
    assert!(Arsouf::retracts(&Other::PutBack) && !Arsouf::retracts(&Other::EndMovement));
    assert!(Barons::retracts(&Third::Concede) && Barons::retracts(&Third::PutBack));
    assert!(Acies::retracts(&Fourth::Concede) && !Acies::retracts(&Fourth::Pass));
    assert!(!Barons::retracts(&Third::EndMovement) && !Barons::retracts(&Third::Pass));
    assert!(!Arsouf::retracts(&Other::EndAttacks) && !Arsouf::retracts(&Other::ClaimWin));
}
