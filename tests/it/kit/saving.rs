//! A game is saved and opened at its stops: after every action where it is small, now and then where it is not.

use super::actions::offered;
use super::games::{LONGEST, Tested, choose, kind, port, scenarios};
use gonfalon::kernel::SeededDice;
use gonfalon::scenario::Scenario;
use gonfalon::session::{self, Port, save};

/// How many actions of a large game lie between two stops: loading plays them all again.
const STRIDE: usize = 211;

/// Saving, loading and comparing: the loaded game offers the same and stands the same.
fn survives(session: &dyn Port) {
    let text = serde_json::to_string(&session.save()).expect("a save file is plain data");
    let save = save::read_text(&text).expect("a save file reads back");
    let loaded = session::load(save).unwrap_or_else(|(error, _)| panic!("{error}"));
    assert_eq!(loaded.state(None), session.state(None), "the position loads");
    assert_eq!(loaded.steps(), session.steps(), "the history loads");
    assert_eq!(loaded.prompt(), session.prompt(), "the question loads");
    assert_eq!(offered(&*loaded), offered(session), "the choices load");
    let again = serde_json::to_string(&loaded.save()).expect("a save file is plain data");
    assert_eq!(again, text, "what is loaded saves as it was saved");
}

/// Plays a game and stops every so many actions, and when it is over; how many stops there were.
fn game(scenario: Scenario, seed: u64, stride: usize) -> usize {
    let mut session = port(scenario, seed);
    let mut pick = SeededDice::new(!seed);
    let mut stops = 0;
    for step in 0..LONGEST {
        let over = session.prompt().over.is_some();
        if over || step.is_multiple_of(stride) {
            survives(&*session);
            stops += 1;
        }
        if over {
            return stops;
        }
        let kinds: Vec<String> = offered(&*session).iter().map(kind).collect();
        session.choose(choose(&kinds, &mut pick)).expect("an offered action is legal");
    }
    panic!("the game with seed {seed} does not end");
}

/// Every scenario; the smallest at every stop.
pub fn holds<R: Tested>() {
    for scenario in scenarios::<R>() {
        let (stride, least) = if scenario.facts.tutorial { (1, 10) } else { (STRIDE, 2) };
        let stops = game(scenario.clone(), 8, stride);
        assert!(stops >= least, "{}: {stops} stops", scenario.id);
    }
}
