//! A game is taken back to its start and done again: the dice show the same faces, and every position is the one that it was.

use super::actions::{action, offered};
use super::games::{Tested, choose, kind, port, scenarios};
use gonfalon::kernel::SeededDice;
use gonfalon::scenario::Scenario;
use gonfalon::session::{Port, hashes::hash_of};
use serde_json::Value;

/// How many actions of a game are taken back at most.
const MOST: usize = 150;

fn hash(session: &dyn Port) -> String {
    hash_of(&session.state(None)).clone()
}

/// What may be taken back without a barrier leads to where the game was, and done again to where it is: with the gestures that
/// led to it.
fn goes_back_and_forth(session: &mut dyn Port, deeds: &[Value], hashes: &[String]) {
    if let Err(barrier) = session.can_undo() {
        assert!(!barrier.text.contains('('), "{}", barrier.text);
        return;
    }
    session.undo().expect("nothing bars it");
    let step = session.steps();
    assert!(step < deeds.len(), "something is taken back");
    assert_eq!(hash(session), hashes[step], "back after {step} actions");
    for deed in &deeds[step..] {
        session.play(deed, None).expect("what was legal is legal again");
    }
    assert_eq!(&hash(session), &hashes[deeds.len()], "the same actions have the same effect");
}

fn game(scenario: Scenario, seed: u64) {
    let id = scenario.id.clone();
    let mut session = port(scenario, seed);
    let mut pick = SeededDice::new(!seed);
    let (mut deeds, mut hashes) = (Vec::new(), vec![hash(&*session)]);
    while deeds.len() < MOST && session.prompt().over.is_none() {
        let kinds: Vec<String> = offered(&*session).iter().map(kind).collect();
        let chosen = choose(&kinds, &mut pick);
        deeds.push(action(&*session, chosen));
        session.choose(chosen).expect("an offered action is legal");
        hashes.push(hash(&*session));
        if deeds.len().is_multiple_of(7) {
            goes_back_and_forth(&mut *session, &deeds, &hashes);
        }
    }
    assert!(deeds.len() > 5, "{id}: {} actions", deeds.len());
    let journal = session.journal().to_vec();
    while session.steps() > 0 {
        session.undo_over_barrier().expect("something was done");
        let step = session.steps();
        assert_eq!(hash(&*session), hashes[step], "{id}, seed {seed}: back after {step} actions");
    }
    while session.can_redo() {
        session.redo().unwrap_or_else(|why| panic!("{id}, seed {seed}: {}", why.text));
        let step = session.steps();
        assert_eq!(hash(&*session), hashes[step], "{id}, seed {seed}: again after {step} actions");
    }
    assert_eq!((session.steps(), session.journal()), (deeds.len(), &journal[..]));
    assert!(session.redo().is_err(), "there is nothing more to be done again");
}

/// Every scenario.
pub fn holds<R: Tested>() {
    for scenario in scenarios::<R>() {
        let games = if scenario.facts.tutorial { 4 } else { 1 };
        for seed in 0..games {
            game(scenario.clone(), seed + 20);
        }
    }
}
