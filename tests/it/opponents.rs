//! Styles and handicaps of the computer: their words, and that they change what they say and nothing else.

use gonfalon::ai::{
    Cancel, Handicap, Level, Memory, Opponent, SearchOptions, SearchResult, Temper, think,
};
use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{
    Awaits, Both, Cx, Evaluator, GameOf, Log, Portfolio, SeededDice, Side, Weights, Whim, apply,
    awaits, check,
};
use gonfalon::scenario::{FromScenario, catalogue};
use gonfalon::simulation::Player;
use gonfalon::systems::acies::Acies;
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::bmw::Bmw;
use serde::Serialize;
use serde_json::{Value, json};

/// Every opponent whose judgement can be changed, in every style and with every handicap.
fn all() -> impl Iterator<Item = Opponent> {
    let levels = [Level::Easy, Level::Normal, Level::Hard].into_iter();
    levels.flat_map(|level| {
        Temper::ALL.into_iter().flat_map(move |style| {
            Handicap::ALL.into_iter().map(move |handicap| Opponent { level, style, handicap })
        })
    })
}

#[test]
fn an_opponent_is_written_in_words_that_can_be_read() {
    for opponent in all() {
        assert_eq!(Opponent::from_words(&opponent.to_string()), Some(opponent));
        let player = Player { nodes: Some(7), ..Player::new(opponent) };
        let written = json!(player);
        assert_eq!(serde_json::from_value::<Player>(written).expect("it can be read"), player);
    }
    for level in Level::ALL {
        assert_eq!(Opponent::of(level).to_string(), level.tag(), "what nobody chose is not said");
        assert_eq!(json!(Player::new(level)), json!({ "level": level }));
    }
    let bold = Opponent { style: Temper::Bold, handicap: Handicap::Small, level: Level::Normal };
    assert_eq!(bold.to_string(), "normal:bold:small");
    assert_eq!(Opponent::from_words("normal:small:bold"), Some(bold));
    assert_eq!(Opponent::from_words("random:bold"), Some(Opponent::of(Level::Random)));
    for wrong in ["", "grandmaster", "easy:angry", "easy:", "bold"] {
        assert_eq!(Opponent::from_words(wrong), None, "{wrong}");
    }
}

fn portfolio_holds<R: Evaluator>() {
    let known = R::portfolio();
    assert_eq!(known.tempers.unknown::<R::Weights>(), None);
    assert!(known.handicap.squire >= 0.0);
    assert!(0.0 < known.handicap.small && known.handicap.small < known.handicap.large);
    for weights in [&known.styles[0].weights, &R::Weights::default()] {
        let (cautious, bold) = (known.tempers.cautious.on(weights), known.tempers.bold.on(weights));
        assert!(cautious != *weights && bold != *weights && cautious != bold);
        assert!(cautious.values().into_iter().chain(bold.values()).all(|it| it >= 0.0));
    }
}

#[test]
fn styles_change_weights_in_every_system() {
    portfolio_holds::<Bmw>();
    portfolio_holds::<Arsouf>();
    portfolio_holds::<Barons>();
    portfolio_holds::<Acies>();
}

#[test]
#[should_panic(expected = "there is no weight \"courage\"")]
fn a_factor_for_nothing_is_named() {
    let mut file = json!(Arsouf::portfolio());
    file["tempers"]["bold"]["courage"] = json!(2.0);
    // It panics, as the test expects.
    let _ = Portfolio::<<Arsouf as Evaluator>::Weights, ()>::built_in(&file.to_string());
}

/// No game has more actions.
const LONGEST: usize = 20_000;

/// What came of a game.
struct Fought<A> {
    winner: Option<Side>,
    deeds: Vec<(Side, A)>,
    /// How many player turns each side had.
    turns: Both<u32>,
}

fn start<R: Evaluator + FromScenario>(id: &str, seed: u64) -> (R::Scene, GameOf<R>) {
    let scenario = catalogue::find(id).expect("it is built in");
    let (scene, mut game) = R::start(&scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let (mut dice, mut log) = (SeededDice::new(seed), Log::default());
    begin::<R>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
    (scene, game)
}

fn thought<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    search: &SearchOptions,
) -> SearchResult<R::Action> {
    let memory = Memory::default();
    think::<R>(scene, game, search, &Cancel::default(), &memory).expect("it is not over")
}

/// A game to its end, or so many actions of it; whatever is done is legal.
fn fight<R: Evaluator + FromScenario>(
    id: &str,
    players: Both<Opponent>,
    seed: u64,
    longest: usize,
) -> Fought<R::Action> {
    let (scene, mut game) = start::<R>(id, seed);
    let (mut dice, mut log) = (SeededDice::new(seed), Log::default());
    let mut fought = Fought { winner: None, deeds: Vec::new(), turns: Both([0; 2]) };
    let mut last = None;
    for step in 0..longest {
        let side = match awaits::<R>(&scene, &game) {
            Awaits::Decision { side, .. } => side,
            Awaits::Over(outcome) => {
                fought.winner = outcome.winner;
                break;
            }
        };
        let now = R::phasing(&scene, &game).map(|side| (R::player_turn(&scene, &game), side));
        if let Some((_, side)) = now.filter(|_| now != last) {
            fought.turns[side] += 1;
            last = now;
        }
        let search = SearchOptions::new(players[side], seed).at_step(step);
        let action = thought::<R>(&scene, &game, &search).action;
        assert_eq!(check::<R>(&scene, &game, &action), Ok(()));
        log.records.clear();
        apply::<R>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
        fought.deeds.push((side, action));
    }
    fought
}

/// What kind of action it is.
fn kind(action: &impl Serialize) -> String {
    match json!(action) {
        Value::String(kind) => kind,
        Value::Object(of) => of.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

/// How often one does something of these kinds in a player turn, in games against the even one from both sides.
fn often<R: Evaluator + FromScenario>(id: &str, kinds: &[&str], style: Temper, seeds: u64) -> f64 {
    let even = Opponent::of(Level::Normal);
    let own = Opponent { style, ..even };
    let (mut deeds, mut turns) = (0, 0);
    for seed in 0..seeds {
        for side in Side::ALL {
            let players = Both::from_fn(|of| if of == side { own } else { even });
            let fought = fight::<R>(id, players, seed, LONGEST);
            turns += fought.turns[side];
            let own = fought.deeds.iter().filter(|(by, _)| *by == side);
            let counted = own.filter(|(_, action)| kinds.contains(&kind(action).as_str())).count();
            deeds += u32::try_from(counted).expect("a game is not that long");
        }
    }
    f64::from(deeds) / f64::from(turns)
}

/// The cautious do it less often than the even, and the bold more often, by a twentieth at least.
fn style_shows<R: Evaluator + FromScenario>(id: &str, kinds: &[&str], seeds: u64) {
    let [even, cautious, bold] = Temper::ALL.map(|style| often::<R>(id, kinds, style, seeds));
    let told = format!("{id}: {cautious:.3} cautious, {even:.3} even, {bold:.3} bold");
    assert!(cautious < 0.95 * even && bold > 1.05 * even, "{told}");
}

#[test]
fn the_bold_attack_and_the_cautious_wait_at_acre() {
    style_shows::<Bmw>("acre", &["attack"], 12);
}

#[test]
fn the_bold_attack_and_the_cautious_wait_at_arsouf() {
    style_shows::<Arsouf>("arsouf", &["attack"], 12);
}

#[test]
fn the_bold_charge_and_the_cautious_wait_at_evesham() {
    style_shows::<Barons>("evesham", &["attack", "charge"], 12);
}

/// Whoever can attacks the main body; what differs is who sends units forward, and how many of them fight.
#[test]
fn the_cautious_hold_their_cards_back() {
    let [even, cautious] = [Temper::Even, Temper::Cautious]
        .map(|style| often::<Acies>("acies-fast-play", &["attack", "move"], style, 20));
    assert!(cautious < 0.95 * even, "{cautious:.3} cautious, {even:.3} even");
}

/// Against an even opponent of the same level, from both sides on the same dice: the share won with a handicap.
fn share<R: Evaluator + FromScenario>(id: &str, handicap: Handicap, seeds: u64) -> f64 {
    let even = Opponent::of(Level::Normal);
    let own = Opponent { handicap, ..even };
    let mut won = 0.0;
    for seed in 0..seeds {
        for side in Side::ALL {
            let players = Both::from_fn(|of| if of == side { own } else { even });
            let winner = fight::<R>(id, players, seed, LONGEST).winner;
            won += winner.map_or(0.5, |winner| f64::from(u8::from(winner == side)));
        }
    }
    won / (2.0 * seeds as f64)
}

/// Where judging one action ahead is worth as much untaught as taught, `easy` errs besides: the levels are told apart.
#[test]
fn a_squire_loses_to_a_knight() {
    let players = [Opponent::of(Level::Easy), Opponent::of(Level::Normal)];
    let mut won = 0;
    for seed in 0..15 {
        for side in Side::ALL {
            let players = Both::from_fn(|of| players[usize::from(of == side)]);
            won +=
                usize::from(fight::<Bmw>("acre-even", players, seed, LONGEST).winner == Some(side));
        }
    }
    assert!(won >= 21, "{won} of 30");
}

/// The yardstick is the squire without the squire's errors: the same player where the squire makes none of his own.
#[test]
fn greedy_is_a_squire_who_never_errs() {
    fn differ<R: Evaluator + FromScenario>(id: &str) -> usize {
        let (scene, mut game) = start::<R>(id, 3);
        let mut dice = SeededDice::new(3);
        let mut differ = 0;
        for step in 0..60 {
            let [squire, greedy] = [Level::Easy, Level::Greedy].map(|level| {
                let search = SearchOptions::new(level, 1).at_step(step);
                thought::<R>(&scene, &game, &search).action
            });
            differ += usize::from(squire != greedy);
            let mut log = Log::default();
            apply::<R>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &greedy);
        }
        differ
    }
    assert_eq!(differ::<Arsouf>("arsouf"), 0);
    assert_eq!(differ::<Acies>("acies-fast-play"), 0);
    assert_ne!(differ::<Bmw>("acre-even"), 0);
}

/// Opinions are spread about normally: around nothing, and as strong as they should be.
#[test]
fn whims_are_spread_about_normally() {
    let whim = Whim { strength: 2.0, seed: 11 };
    let opinions: Vec<f64> = (0..20_000_u32).map(|thing| whim.about(&thing)).collect();
    let count = opinions.len() as f64;
    let mean = opinions.iter().sum::<f64>() / count;
    let deviation = (opinions.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / count).sqrt();
    let within = opinions.iter().filter(|it| it.abs() < 2.0).count() as f64 / count;
    assert!(mean.abs() < 0.05 && (deviation - 2.0).abs() < 0.05, "{mean} ± {deviation}");
    assert!((within - 0.67).abs() < 0.02, "{within} within a standard deviation");
    assert!(opinions.iter().all(|it| it.abs() <= 7.0));
    let other = Whim { seed: 12, ..whim };
    let alike =
        (0..1000_u32).filter(|thing| (whim.about(thing) > 0.0) == (other.about(thing) > 0.0));
    assert!((430..570).contains(&alike.count()), "another seed, other opinions");
}

#[test]
fn a_large_handicap_loses() {
    let shares = [
        share::<Bmw>("acre", Handicap::Large, 24),
        share::<Arsouf>("arsouf", Handicap::Large, 12),
        share::<Barons>("evesham", Handicap::Large, 32),
        share::<Acies>("acies-fast-play", Handicap::Large, 20),
    ];
    assert!(shares.iter().all(|share| *share < 0.42), "{shares:?}");
}

/// The same seed errs in the same way, another in another; without a handicap nothing of that is to be seen.
#[test]
fn errors_can_be_repeated() {
    let erring = Opponent { handicap: Handicap::Large, ..Opponent::of(Level::Normal) };
    let deeds = |who: Opponent, seed| {
        let (scene, mut game) = start::<Arsouf>("arsouf", 3);
        let (mut dice, mut deeds) = (SeededDice::new(3), Vec::new());
        for step in 0..60 {
            let search = SearchOptions::new(who, seed).at_step(step);
            let action = thought::<Arsouf>(&scene, &game, &search).action;
            let mut log = Log::default();
            apply::<Arsouf>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
            deeds.push(action);
        }
        deeds
    };
    assert_eq!(deeds(erring, 1), deeds(erring, 1));
    assert_ne!(deeds(erring, 1), deeds(erring, 2));
    assert_ne!(deeds(erring, 1), deeds(Opponent::of(Level::Normal), 1));
}

/// An error is kept for a player turn: other lots at the next decision change nothing of it.
#[test]
fn an_opponent_sticks_to_its_errors() {
    let (scene, mut game) = start::<Bmw>("first-clash", 1);
    let who = Opponent { handicap: Handicap::Large, ..Opponent::of(Level::Normal) };
    let search = SearchOptions::new(who, 5);
    let value = |game: &GameOf<Bmw>, step| {
        let found = thought::<Bmw>(&scene, game, &search.at_step(step));
        (found.action, found.after)
    };
    let (first, _) = value(&game, 0);
    assert!((1..9).all(|step| value(&game, step) == value(&game, 0)));
    let (mut dice, mut log) = (SeededDice::new(1), Log::default());
    apply::<Bmw>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &first);
    assert!((1..9).all(|step| value(&game, step) == value(&game, 0)));
    let other = SearchOptions::new(who, 6);
    let again = thought::<Bmw>(&scene, &game, &other);
    assert_ne!((again.action, again.after), value(&game, 0), "another game, other errors");
}

/// Nobody errs in a set-up, which would be over before it began.
#[test]
fn a_set_up_is_judged_as_it_is() {
    let (scene, game) = start::<Acies>("acies-fast-play", 1);
    let plain = Opponent::of(Level::Normal);
    for handicap in Handicap::ALL {
        let search = SearchOptions::new(Opponent { handicap, ..plain }, 4);
        let even = SearchOptions::new(plain, 4);
        assert_eq!(
            thought::<Acies>(&scene, &game, &search),
            thought::<Acies>(&scene, &game, &even)
        );
    }
}

/// `hard` plays legally in every style with every handicap, and the same way each time.
#[test]
fn the_strongest_level_has_styles_and_handicaps_too() {
    for style in Temper::ALL {
        for handicap in Handicap::ALL {
            let who = Opponent { level: Level::Hard, style, handicap };
            let plays = || {
                let (scene, game) = start::<Bmw>("first-clash", 2);
                let search = SearchOptions { nodes: Some(4_000), ..SearchOptions::new(who, 2) };
                let found = thought::<Bmw>(&scene, &game, &search);
                assert_eq!(check::<Bmw>(&scene, &game, &found.action), Ok(()));
                (found.action, found.after)
            };
            assert_eq!(plays(), plays(), "{who}");
        }
    }
}
