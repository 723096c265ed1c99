//! How the computer does against a player by rule of thumb: everybody goes for the closest enemy in reach, else towards the goal.

use gonfalon::ai::{Cancel, Level};
use gonfalon::kernel::{Both, Side};
use gonfalon::scenario::{FromScenario, catalogue};
use gonfalon::simulation::{Match, Player};
use gonfalon::systems::arsouf::Arsouf;

/// So many games with the seeds from 1 on; how many `side` wins, led by one level against another.
fn won(side: Side, level: Level, enemy: Level, games: u64) -> u64 {
    let scenario = catalogue::find("arsouf").expect("it is built in");
    let (scene, start) = Arsouf::start(&scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let players = Both::from_fn(|of| Player::new(if of == side { level } else { enemy }));
    let series = Match::<Arsouf> { scene: &scene, start: &start, players, longest: 10_000 };
    let is_won = |seed: &u64| {
        let ended = series.play(*seed, &Cancel::default(), &mut ()).expect("nobody cancels it");
        ended.outcome.expect("it is played to its end").winner == Some(side)
    };
    (1..=games).filter(is_won).count() as u64
}

#[test]
fn a_rule_of_thumb_beats_chance_from_either_side() {
    for side in Side::ALL {
        let won = won(side, Level::Plain, Level::Random, 20);
        assert!(won >= 19, "{side:?}: {won} of 20");
    }
}

#[test]
fn judgement_beats_a_rule_of_thumb_from_either_side() {
    for side in Side::ALL {
        let won = won(side, Level::Normal, Level::Plain, 60);
        assert!(won >= 54, "{side:?}: {won} of 60");
    }
}
