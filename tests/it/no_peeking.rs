//! A computer decides by what a person in its seat could see: hidden cards and chits, and dice that have not fallen, change nothing.
//!
//! Where something is hidden, a game is compared with its twin, in which all of it is dealt anew. Where all lies open, two sessions
//! are brought to the same position with other dice to come.

use crate::kit::games::{Run, Tested, choose, kind, play, port, scenarios, smallest};
use gonfalon::ai::{Cancel, Handicap, Level, Memory, Opponent, SearchOptions, Temper, think};
use gonfalon::kernel::{Awaits, GameOf, SeededDice, awaits};
use gonfalon::scenario::catalogue;
use gonfalon::session::Port;
use gonfalon::systems::acies::Acies;
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::action::Action;
use gonfalon::systems::bmw::Bmw;
use serde_json::json;

/// So many positions are looked at in each system.
const POSITIONS: usize = 1000;
/// Each of so many of them is thought over at length.
const AT_LENGTH: usize = 25;
/// How many positions the level that plays on may look at.
const NODES: u64 = 1500;

/// How a position is thought over.
fn searches(number: usize) -> impl Iterator<Item = SearchOptions> {
    let at_length = number.is_multiple_of(AT_LENGTH).then_some(Level::Hard);
    let levels = [Level::Easy, Level::Normal].into_iter().chain(at_length).map(Opponent::from);
    let erring =
        Opponent { style: Temper::Bold, handicap: Handicap::Large, ..Level::Normal.into() };
    levels.chain([erring]).map(move |opponent| {
        let nodes = (opponent.level == Level::Hard).then_some(NODES);
        SearchOptions { nodes, ..SearchOptions::new(opponent, number as u64) }
    })
}

/// Compares what is chosen in a game with what is chosen in its twin; whether they differ.
fn twins<R: Tested>(run: &Run<R>, number: usize) -> bool {
    let (scene, game) = (&run.scene, &run.game);
    let Awaits::Decision { side, .. } = awaits::<R>(scene, game) else { return false };
    let twin = R::determinize(scene, game, side, &mut SeededDice::new(number as u64));
    for search in searches(number) {
        let mind = |game: &GameOf<R>| {
            think::<R>(scene, game, &search, &Cancel::default(), &Memory::default())
        };
        let (one, other) = (mind(game), mind(&twin));
        assert_eq!(one.map(|it| it.action), other.map(|it| it.action), "{}", search.opponent);
    }
    twin != *game
}

/// Games at random from the beginning of these scenarios, until enough positions have been looked at.
fn hidden<R: Tested>(least: usize) {
    let (mut looked, mut different) = (0, 0);
    for seed in 0.. {
        for scenario in scenarios::<R>() {
            play::<R>(&scenario, seed, |run, step| {
                if looked < POSITIONS && (step < 12 || step.is_multiple_of(7)) {
                    different += usize::from(twins(run, looked));
                    looked += 1;
                }
            });
            if looked == POSITIONS {
                assert!(different > least, "only {different} twins differ");
                return;
            }
        }
    }
}

/// Two sessions in the same positions, with other dice to come.
fn open<R: Tested>() {
    let mut looked = 0;
    for seed in 0.. {
        let [mut one, mut other] = [seed, !seed].map(|seed| port(smallest::<R>(), seed));
        let mut pick = SeededDice::new(seed);
        while one.prompt().over.is_none() {
            let kinds: Vec<String> = crate::kit::actions::kinds(&*one);
            for search in searches(looked) {
                let mind = |port: &dyn Port| {
                    let chosen = port.search_job(&search)(&Cancel::default());
                    port.action_of(&chosen.expect("it is not over"))
                };
                assert_eq!(mind(&*one), mind(&*other), "{}", search.opponent);
            }
            looked += 1;
            if looked == POSITIONS {
                return;
            }
            let action = one.action(choose(&kinds, &mut pick)).expect("it is offered");
            let played = one.play(&action, None).expect("it is legal");
            let faces: Vec<u8> = played.throws.iter().map(|throw| throw.face).collect();
            other
                .play(&action, Some(&faces))
                .unwrap_or_else(|no| panic!("{}: {no}", kind(&action)));
            assert_eq!(one.state(None), other.state(None));
        }
    }
}

#[test]
fn bmw_computers_do_not_know_the_dice() {
    open::<Bmw>();
}

#[test]
fn arsouf_computers_do_not_know_the_dice() {
    open::<Arsouf>();
}

#[test]
fn acies_computers_see_no_hidden_card() {
    hidden::<Acies>(POSITIONS / 2);
}

/// One of the offered actions of a type, by lot.
fn any(run: &mut Run<Barons>, wanted: &str) -> Option<Action> {
    let mut legal = run.legal();
    legal.retain(|action| kind(&run.write(action)) == wanted);
    (!legal.is_empty()).then(|| legal[run.pick.below(legal.len())].clone())
}

/// Lewes when the first side has allotted its chits in a way of its own.
fn allotted(seed: u64, way: u64) -> Run<Barons> {
    let scenario = catalogue::find("lewes").expect("it is built in");
    let mut run = Run::<Barons>::start(&scenario, seed);
    for kind in ["set-up-automatically", "set-up-done"].repeat(2) {
        let action = run.read(&json!({ "type": kind }));
        run.play(&action);
    }
    run.pick = SeededDice::new(seed << 1 | way);
    while let Some(action) = any(&mut run, "place-chit") {
        run.play(&action);
    }
    let done = any(&mut run, "allot-done").expect("everything is spent");
    run.play(&done);
    run
}

/// BARONS 5.0: the chits are hidden while they are allotted, and never afterwards.
#[test]
fn barons_computers_see_no_hidden_chit() {
    let (mut looked, mut different) = (0, 0);
    for seed in 0.. {
        let [mut one, mut other] = [0, 1].map(|way| allotted(seed, way));
        loop {
            different += usize::from(one.game != other.game);
            for search in searches(looked) {
                let mind = |run: &Run<Barons>| {
                    let (cancel, memory) = (Cancel::default(), Memory::default());
                    think::<Barons>(&run.scene, &run.game, &search, &cancel, &memory)
                };
                assert_eq!(mind(&one), mind(&other), "{}", search.opponent);
            }
            looked += 1;
            if looked == POSITIONS {
                assert!(different > POSITIONS / 2, "only {different} differ");
                return;
            }
            let Some(action) = any(&mut one, "place-chit") else { break };
            one.play(&action);
            other.play(&action);
        }
    }
}
