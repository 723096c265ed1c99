//! The battles that say how even they are are about as even as they say.

use gonfalon::ai::{Cancel, Level, SearchOptions};
use gonfalon::scenario::catalogue;
use gonfalon::session;

/// Games of each battle.
const GAMES: u64 = 30;

/// The winner's id, if somebody wins, and the last turn of a game that the computer plays against itself.
fn game(id: &str, seed: u64) -> (Option<String>, u32) {
    let scenario = catalogue::find(id).expect("it is built in");
    let mut port = session::new(scenario, seed).expect("it begins");
    let search = SearchOptions::new(Level::Easy, seed);
    loop {
        if let Some(ending) = port.prompt().over.clone() {
            return (ending.winner, port.table(None).turn.turn.into());
        }
        let chosen = port.search_job(&search)(&Cancel::default()).expect("it plays");
        port.play_chosen(&chosen).expect("it may");
    }
}

#[test]
fn either_side_may_win_and_takes_some_time() {
    for id in ["bmw-arsouf", "bmw-lewes"] {
        let games: Vec<(Option<String>, u32)> = (0..GAMES).map(|seed| game(id, seed)).collect();
        for side in catalogue::find(id).expect("it is built in").sides {
            let wins = games.iter().filter(|(winner, _)| winner.as_ref() == Some(&side.id)).count();
            assert!((8..=22).contains(&wins), "{id}: {} wins {wins} games of {GAMES}", side.id);
        }
        let turns: u32 = games.iter().map(|&(_, turn)| turn).sum();
        let mean = turns / u32::try_from(GAMES).expect("a small number");
        assert!((7..=13).contains(&mean), "{id}: {mean} turns a game");
    }
}
