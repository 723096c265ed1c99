//! How long a battle is said to take agrees with how many actions it has.

use gonfalon::ai::{Cancel, Level, SearchOptions};
use gonfalon::kernel::System;
use gonfalon::scenario::catalogue;
use gonfalon::session;

/// What an action takes a player, in seconds, with those of the enemy that are looked at: briskly and with care. In Acies many an
/// action is only a card that is not played.
fn pace(system: System) -> (usize, usize) {
    if system == System::Acies { (4, 7) } else { (5, 9) }
}

/// The actions of a game that the computer plays against itself.
fn actions(id: &str, seed: u64) -> usize {
    let scenario = catalogue::find(id).expect("it is built in");
    let mut port = session::new(scenario, seed).expect("it begins");
    let search = SearchOptions::new(Level::Easy, seed);
    while port.prompt().over.is_none() && port.steps() < 20_000 {
        let chosen = port.search_job(&search)(&Cancel::default()).expect("it plays");
        port.play_chosen(&chosen).expect("it may");
    }
    port.steps()
}

#[test]
fn advertised_lengths_come_from_games() {
    let mut wrong = Vec::new();
    for scenario in catalogue::built_in() {
        let Some((least, most)) = scenario.facts.minutes.filter(|_| !scenario.facts.tutorial)
        else {
            continue;
        };
        let played: Vec<usize> = (1..=4).map(|seed| actions(&scenario.id, seed)).collect();
        let mean = played.iter().sum::<usize>() / played.len();
        let (brisk, careful) = pace(scenario.system());
        let measured = (mean * brisk / 60, mean * careful / 60);
        let near = |said: u32, measured: usize| {
            let said = said as usize;
            said * 10 >= measured * 7 && said * 7 <= measured * 10
        };
        if !near(least, measured.0) || !near(most, measured.1) {
            wrong.push(format!("{}: {least} to {most} minutes, not {measured:?}", scenario.id));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
