//! How fast the rules run: `cargo bench --bench engine`. Figures are per CPU second of one thread.

use divan::Bencher;
use gonfalon::ai::{Cancel, Level, Memory, SearchOptions, think};
use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{
    Awaits, Cx, Evaluator, GameOf, Log, Ruleset, SeededDice, UnitId, apply, awaits,
    forward_actions, legal_actions, sample_action,
};
use gonfalon::scenario::{FromScenario, catalogue};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::bmw::movement::{self, Way};
use gonfalon::systems::bmw::scene::Scene;
use gonfalon::systems::{acies, arsouf, barons, bmw};
use mimalloc::MiMalloc;
use serde_json::{Map, Value};
use std::time::{Duration, Instant};

// As in the program.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() {
    divan::main();
}

/// A battle after its set-up.
fn set_up<R: FromScenario>(id: &str, actions: &[R::Action]) -> (R::Scene, GameOf<R>) {
    set_up_with::<R>(id, actions, &Map::new())
}

/// A battle with some options after its set-up.
fn set_up_with<R: FromScenario>(
    id: &str,
    actions: &[R::Action],
    options: &Map<String, Value>,
) -> (R::Scene, GameOf<R>) {
    let mut scenario = catalogue::find(id).expect("it is built in");
    scenario.set_options(options).expect("the options exist");
    let (scene, mut game) = R::start(&scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let (mut dice, mut log) = (SeededDice::new(0), Log::default());
    begin::<R>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
    for _ in 0..2 {
        for action in actions {
            apply::<R>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, action);
        }
    }
    (scene, game)
}

/// Acre after its historical set-up.
fn acre() -> (Scene, GameOf<Bmw>) {
    use bmw::action::Action;
    set_up::<Bmw>("acre", &[Action::SetUpHistorically, Action::SetUpDone])
}

/// Arsouf after automatic deployment.
fn arsouf() -> (arsouf::scene::Scene, GameOf<Arsouf>) {
    use arsouf::action::Action;
    set_up::<Arsouf>("arsouf", &[Action::DeployAutomatically, Action::DeployDone])
}

/// Lewes after automatic set-up and allotment. Its book knows no last turn: the option for machine play gives it one.
fn lewes() -> (barons::scene::Scene, GameOf<Barons>) {
    use barons::action::Action;
    let limit = [("turn_limit".to_owned(), 120.into())].into_iter().collect();
    let set_up = [Action::SetUpAutomatically, Action::SetUpDone];
    let (scene, mut game) = set_up_with::<Barons>("lewes", &set_up, &limit);
    let (mut dice, mut log) = (SeededDice::new(0), Log::default());
    for _ in 0..2 {
        for action in [Action::AllotAutomatically, Action::AllotDone] {
            apply::<Barons>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
        }
    }
    (scene, game)
}

/// Fast Play of Acies from the secret deployment on, which is part of the game.
fn fast_play() -> (acies::scene::Scene, GameOf<Acies>) {
    set_up::<Acies>("acies-fast-play", &[])
}

/// Plays at random to the end: uniformly among the legal actions but those that only take back a plan, each drawn without the
/// others. Returns the number of actions.
fn play<R: Ruleset>(scene: &R::Scene, game: &mut GameOf<R>, seed: u64, most: u64) -> u64 {
    let (mut dice, mut pick) = (SeededDice::new(seed), SeededDice::new(!seed));
    let (mut log, mut awaited) = (Log::default(), awaits::<R>(scene, game));
    let mut actions = 0;
    while actions < most && !matches!(awaited, Awaits::Over(_)) {
        let action = sample_action::<R>(scene, game, &mut pick).expect("something is legal");
        actions += 1;
        log.records.clear();
        awaited = apply::<R>(&mut Cx::new(scene, &mut dice, &mut log), game, &action);
    }
    actions
}

/// How many actions could have been drawn in the course of a random game, all decisions together.
fn choices<R: Ruleset>(scene: &R::Scene, game: &mut GameOf<R>, seed: u64) -> u64 {
    let mut choices = 0;
    while !matches!(awaits::<R>(scene, game), Awaits::Over(_)) {
        choices += forward_actions::<R>(scene, game).len() as u64;
        play::<R>(scene, game, seed + choices, 1);
    }
    choices
}

/// Whole random games of a battle; prints actions a game and choices an action beside it.
fn random_games<R: Ruleset>(bencher: Bencher, name: &str, scene: &R::Scene, start: &GameOf<R>) {
    let actions: u64 =
        (0..100).map(|seed| play::<R>(scene, &mut start.clone(), seed, u64::MAX)).sum();
    let choices: u64 =
        (0..10).map(|seed| choices::<R>(scene, &mut start.clone(), seed << 32)).sum();
    println!(
        "random games of {name}: {} actions a game, {} choices a game",
        actions / 100,
        choices / 10
    );
    let mut seed = 0;
    bencher.counter(divan::counter::ItemsCount::new(actions / 100)).bench_local(|| {
        seed += 1;
        play::<R>(scene, &mut start.clone(), seed, u64::MAX)
    });
}

#[divan::bench(sample_count = 20)]
fn random_games_of_acre(bencher: Bencher) {
    let (scene, start) = acre();
    random_games::<Bmw>(bencher, "Acre", &scene, &start);
}

#[divan::bench(sample_count = 200)]
fn random_games_of_arsouf(bencher: Bencher) {
    let (scene, start) = arsouf();
    random_games::<Arsouf>(bencher, "Arsouf", &scene, &start);
}

#[divan::bench(sample_count = 40)]
fn random_games_of_lewes(bencher: Bencher) {
    let (scene, start) = lewes();
    random_games::<Barons>(bencher, "Lewes", &scene, &start);
}

#[divan::bench(sample_count = 400)]
fn random_games_of_fast_play(bencher: Bencher) {
    let (scene, start) = fast_play();
    random_games::<Acies>(bencher, "Fast Play", &scene, &start);
}

/// Plays to the end, the computer against itself; returns the longest time of a player turn.
fn duel<R: Evaluator>(scene: &R::Scene, game: &mut GameOf<R>, seed: u64) -> Duration {
    let (mut dice, mut log, cancel) = (SeededDice::new(seed), Log::default(), Cancel::default());
    let (search, memory) = (SearchOptions::new(Level::Easy, seed), Memory::default());
    let (mut worst, mut spent, mut turn) = (Duration::ZERO, Duration::ZERO, 0);
    for step in 0.. {
        let begun = Instant::now();
        let thought = think::<R>(scene, game, &search.at_step(step), &cancel, &memory);
        let Some(thought) = thought else { break };
        if R::player_turn(scene, game) != turn {
            turn = R::player_turn(scene, game);
            spent = Duration::ZERO;
        }
        spent += begun.elapsed();
        worst = worst.max(spent);
        log.records.clear();
        apply::<R>(&mut Cx::new(scene, &mut dice, &mut log), game, &thought.action);
    }
    worst
}

/// Whole games of the easy opponent against itself; prints its longest player turn beside it.
fn easy_games<R: Evaluator>(bencher: Bencher, name: &str, scene: &R::Scene, start: &GameOf<R>) {
    let worst = (0..20).map(|seed| duel::<R>(scene, &mut start.clone(), seed)).max();
    println!("easy games of {name}: the longest player turn of 20 games took {worst:?}");
    let mut seed = 0;
    bencher.counter(divan::counter::ItemsCount::new(1_usize)).bench_local(|| {
        seed += 1;
        duel::<R>(scene, &mut start.clone(), seed)
    });
}

#[divan::bench(sample_count = 20)]
fn easy_games_of_acre(bencher: Bencher) {
    let (scene, start) = acre();
    easy_games::<Bmw>(bencher, "Acre", &scene, &start);
}

#[divan::bench(sample_count = 200)]
fn easy_games_of_arsouf(bencher: Bencher) {
    let (scene, start) = arsouf();
    easy_games::<Arsouf>(bencher, "Arsouf", &scene, &start);
}

#[divan::bench(sample_count = 20)]
fn easy_games_of_lewes(bencher: Bencher) {
    let (scene, start) = lewes();
    easy_games::<Barons>(bencher, "Lewes", &scene, &start);
}

#[divan::bench(sample_count = 100)]
fn easy_games_of_fast_play(bencher: Bencher) {
    let (scene, start) = fast_play();
    easy_games::<Acies>(bencher, "Fast Play", &scene, &start);
}

/// Positions from the middle of random games.
fn positions() -> (Scene, Vec<GameOf<Bmw>>) {
    let (scene, start) = acre();
    let games = (0..64).map(|seed| {
        let mut game = start.clone();
        play::<Bmw>(&scene, &mut game, seed, 150 + 5 * seed);
        game
    });
    let games = games.filter(|game| game.state.over.is_none()).collect();
    (scene, games)
}

/// What may be answered now.
#[divan::bench]
fn offered_actions(bencher: Bencher) {
    let (scene, games) = positions();
    let mut next = 0;
    bencher.bench_local(|| {
        next = (next + 1) % games.len();
        legal_actions::<Bmw>(&scene, &games[next]).len()
    });
}

/// How many hexes a unit can enter.
fn reached(scene: &Scene, game: &GameOf<Bmw>, unit: UnitId) -> usize {
    let reach = movement::explored(scene, &game.state, unit, Way::March);
    reach.map_or(0, |reach| divan::black_box(reach).hexes().len())
}

/// Where units of movement allowance 6 and 7 can go, in positions with enemy ZOC, roads and terrain.
#[divan::bench]
fn reach_of_a_unit(bencher: Bencher) {
    let (scene, games) = positions();
    let mut asked = Vec::new();
    for game in &games {
        for side in gonfalon::kernel::Side::ALL {
            for (unit, hex) in game.state.units_on_map(&scene, side) {
                let ma = game.state.values(&scene, unit).ma;
                let goes = || reached(&scene, game, unit) > 0;
                if (6..=7).contains(&ma) && !game.state.in_ezoc(side, hex) && goes() {
                    asked.push((game, unit));
                }
            }
        }
    }
    let all: usize = asked.iter().map(|&(game, unit)| reached(&scene, game, unit)).sum();
    println!("reach: {} hexes on average of {} cases", all / asked.len(), asked.len());
    let cases = divan::counter::ItemsCount::new(asked.len());
    bencher.counter(cases).bench_local(|| {
        asked.iter().map(|&(game, unit)| reached(&scene, game, unit)).sum::<usize>()
    });
}

/// A copy of the whole position.
#[divan::bench]
fn clone_state(bencher: Bencher) {
    let (_, start) = acre();
    println!("a position has {} bytes", size_of_val(&start.state));
    let mut copy = Box::new(start.state.clone());
    bencher.counter(divan::counter::ItemsCount::new(1000_usize)).bench_local(|| {
        for _ in 0..1000 {
            *copy = divan::black_box(&start.state).clone();
            divan::black_box(&copy);
        }
    });
}
