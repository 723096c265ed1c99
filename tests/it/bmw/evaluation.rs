//! The evaluator: what it lists is legal, what it values is the same from both sides, and who follows it wins.

use super::table::*;
use gonfalon::ai::{Cancel, Handicap, Level, Memory, Opponent, SearchOptions, think};
use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{
    Awaits, Cx, Evaluator, GameOf, Log, SeededDice, Side, Style, Styles, System, apply, awaits,
    check,
};
use gonfalon::scenario::bmw::PhaseName;
use gonfalon::scenario::{FromScenario, catalogue};
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::bmw::action::Action;
use gonfalon::systems::bmw::scene::Scene;
use gonfalon::systems::bmw::special::objective;

/// More actions than a game takes.
const LONGEST: usize = 20_000;

fn start(id: &str, seed: u64) -> (Scene, GameOf<Bmw>) {
    let scenario = catalogue::find(id).expect("it is built in");
    let (scene, mut game) = Bmw::start(&scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
    begin::<Bmw>(&mut Cx::new(&scene, &mut SeededDice::new(seed), &mut Log::default()), &mut game);
    (scene, game)
}

/// Everything that the judge says about a position hangs together.
fn sound(scene: &Scene, game: &GameOf<Bmw>) {
    let shortlist = Bmw::shortlist(scene, game, Styles::one(&Style::default()));
    assert!(!shortlist.is_empty(), "{:?}", game.top());
    for candidate in &shortlist {
        let allowed = check::<Bmw>(scene, game, &candidate.action);
        assert!(allowed.is_ok(), "{:?}: {allowed:?}", candidate.action);
        assert!(candidate.gain.is_none_or(f64::is_finite), "{candidate:?}");
    }
    let (a, b) = (Bmw::value(scene, game, Side::A), Bmw::value(scene, game, Side::B));
    assert!((a + b).abs() < 1e-9, "what one side gains the other loses: {a} and {b}");
}

/// A whole game; gives the winner and the actions.
fn game(id: &str, levels: [Level; 2], seed: u64) -> (Option<Side>, Vec<Action>) {
    let (scene, mut game) = start(id, seed);
    let (mut dice, mut log, mut actions) = (SeededDice::new(seed), Log::default(), Vec::new());
    while actions.len() < LONGEST {
        let side = match awaits::<Bmw>(&scene, &game) {
            Awaits::Decision { side, .. } => side,
            Awaits::Over(outcome) => return (outcome.winner, actions),
        };
        sound(&scene, &game);
        let search = SearchOptions::new(levels[side as usize], seed).at_step(actions.len());
        let thought = think::<Bmw>(&scene, &game, &search, &Cancel::default(), &Memory::default());
        let action = thought.expect("it is not over").action;
        assert_eq!(check::<Bmw>(&scene, &game, &action), Ok(()));
        apply::<Bmw>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
        actions.push(action);
    }
    panic!("the game with seed {seed} does not end");
}

fn wins(id: &str, easy: Side, seeds: std::ops::Range<u64>) -> usize {
    let mut levels = [Level::Random; 2];
    levels[easy as usize] = Level::Easy;
    seeds.filter(|&seed| game(id, levels, seed).0 == Some(easy)).count()
}

#[test]
fn the_judge_is_sound_in_every_scenario() {
    for scenario in
        catalogue::built_in().iter().filter(|s| s.system() == System::Bmw && s.facts.tutorial)
    {
        for seed in 0..6 {
            game(&scenario.id, [Level::Easy; 2], seed);
            game(&scenario.id, [Level::Random, Level::Easy], seed);
            game(&scenario.id, [Level::Random; 2], seed);
        }
    }
}

#[test]
fn acre_is_won_against_random_play_from_either_side() {
    for side in Side::ALL {
        assert_eq!(wins("acre", side, 0..3), 3, "{side:?}");
    }
}

#[test]
fn small_battles_are_mostly_won_against_random_play() {
    for side in Side::ALL {
        let wins = wins("horse-and-bow", side, 0..20);
        assert!(wins >= 18, "{side:?}: {wins} of 20");
    }
}

#[test]
fn the_same_seed_gives_the_same_battle() {
    let play = |seed| game("horse-and-bow", [Level::Easy; 2], seed);
    assert_eq!(play(3), play(3));
    assert_ne!(play(3).1, play(4).1);
}

#[test]
fn acre_is_fought_and_its_posts_are_kept() {
    let (_, actions) = game("acre", [Level::Easy; 2], 1);
    let attacks = actions.iter().filter(|a| matches!(a, Action::Attack { .. })).count();
    assert!(attacks >= 20, "{attacks} attacks");
    assert_eq!(actions[..2], [Action::SetUpHistorically, Action::SetUpDone]);
}

/// The Crusaders' points for trains on the camp ground at the end of a game.
fn brought_home(levels: [Level; 2], seed: u64) -> u32 {
    let (scene, mut game) = start("bmw-arsouf", seed);
    let (mut dice, mut log) = (SeededDice::new(seed), Log::default());
    let mut step = 0;
    while let Awaits::Decision { side, .. } = awaits::<Bmw>(&scene, &game) {
        let search = SearchOptions::new(levels[side as usize], seed).at_step(step);
        let thought = think::<Bmw>(&scene, &game, &search, &Cancel::default(), &Memory::default());
        let action = thought.expect("it is not over").action;
        apply::<Bmw>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
        step += 1;
    }
    objective::points(&scene, &game.state, Side::A)
}

#[test]
fn the_baggage_marches_home() {
    let lazy: u32 = (0..4).map(|seed| brought_home([Level::Random; 2], seed)).sum();
    let brought: u32 = (0..4).map(|seed| brought_home([Level::Easy, Level::Random], seed)).sum();
    assert!(brought >= 60, "{brought} points of 80; {lazy} when nobody leads");
    assert!(lazy < brought / 2, "{lazy} points when nobody leads, {brought} when somebody does");
}

#[test]
fn knights_charge_for_strength_where_it_pays() {
    let charges = |option: &str| {
        let mut scenario = catalogue::find("bmw-lewes").expect("it is built in");
        let change = [("charge_multiplier".to_owned(), option.into())].into_iter().collect();
        scenario.set_options(&change).expect("the option exists");
        let (scene, mut game) = Bmw::start(&scenario).unwrap_or_else(|f| panic!("{}", f[0]));
        let (mut dice, mut log, mut charges) = (SeededDice::new(1), Log::default(), 0);
        begin::<Bmw>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
        let mut step = 0;
        while let Awaits::Decision { .. } = awaits::<Bmw>(&scene, &game) {
            let search = SearchOptions::new(Level::Easy, 1).at_step(step);
            let thought =
                think::<Bmw>(&scene, &game, &search, &Cancel::default(), &Memory::default());
            let action = thought.expect("it is not over").action;
            charges += usize::from(matches!(action, Action::Move { charge: true, .. }));
            apply::<Bmw>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
            step += 1;
        }
        charges
    };
    let (none, more) = (charges("none"), charges("x1_5"));
    assert!(none == 0 && more >= 5, "{none} charges without a multiplier, {more} with one");
}

/// 11.1, 11.2: neither a whim nor a handicap lets anybody refuse a throw that costs nothing.
#[test]
fn r11_2_the_computer_refuses_no_free_throw() {
    let rallies = Table::open().reorganization(CRUSADER).leader("L", CRUSADER, 2, "0606");
    let rallies = rallies.foot("X", CRUSADER, 7, "0101").dead("X").foot("M", MUSLIM, 3, "1212");
    let reorganizes = Table::open().knights("K", CRUSADER, 9, "0606").disordered("K");
    let reorganizes = reorganizes.foot("M", MUSLIM, 9, "0605");
    let reorganizes = reorganizes.phase(PhaseName::Reorganization, CRUSADER);
    let large = Opponent { handicap: Handicap::Large, ..Opponent::of(Level::Easy) };
    for play in [rallies.start(), reorganizes.start()] {
        for seed in 0..40 {
            for (opponent, nodes) in [(large, 1000), (Opponent::of(Level::Hard), 20_000)] {
                let search = SearchOptions::new(opponent, seed);
                let search = SearchOptions { nodes: Some(nodes), ..search };
                let memory = Memory::default();
                let (scene, game) = (&play.scene, &play.game);
                let thought = think::<Bmw>(scene, game, &search, &Cancel::default(), &memory);
                let action = thought.expect("it is not over").action;
                let throws = matches!(action, Action::Rally | Action::ReorgRoll { .. });
                assert!(throws, "{action:?} by {opponent}, seed {seed}");
            }
        }
    }
}

/// RUL-124: whoever has trains to bring home is led otherwise than who only fights.
#[test]
fn rul_124_an_objective_asks_for_another_style() {
    let named = |id, side| &Bmw::portfolio().styles[Bmw::suits(&start(id, 1).0, side)].name;
    assert_eq!(Side::ALL.map(|side| named("bmw-arsouf", side).as_str()), ["escort", "tuned"]);
    assert_eq!(Side::ALL.map(|side| named("acre-even", side).as_str()), ["tuned", "tuned"]);
}
