//! What features of a position count: they say the same of both sides, and a regression finds what games were made of.

use gonfalon::ai::regression::{Regression, Sample, samples};
use gonfalon::ai::tuning::Field;
use gonfalon::kernel::{Evaluator, SeededDice, Side, Weights};
use gonfalon::scenario::{FromScenario, catalogue};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::bmw::Bmw;

/// What the features of the made-up battles count, the last one nothing.
const COUNTS: [f64; 3] = [1.5, -0.4, 0.0];

/// Positions of a battle that leans to somebody, with ends drawn by the odds.
fn drawn(lean: f64, seed: u64, count: usize) -> Vec<Sample> {
    let mut dice = SeededDice::new(seed);
    let mut sample = || {
        let features: Vec<f64> = COUNTS.iter().map(|_| dice.normal()).collect();
        let odds: f64 =
            lean + features.iter().zip(COUNTS).map(|(is, count)| is * count).sum::<f64>();
        let share = f64::from(u32::try_from(dice.below(1_000_000)).expect("small")) / 1e6;
        Sample { features, won: if share < 1.0 / (1.0 + (-odds).exp()) { 1.0 } else { 0.0 } }
    };
    (0..count).map(|_| sample()).collect()
}

#[test]
fn a_regression_finds_what_counts_and_what_battles_lean_to() {
    let battles = [drawn(0.8, 1, 20_000), drawn(-0.5, 2, 4_000)];
    let found = Regression::of(&battles);
    for (found, count) in found.counts.iter().zip(COUNTS) {
        assert!((found - count).abs() < 0.08, "{found} for {count}");
    }
    for (found, lean) in found.leans.iter().zip([0.8, -0.5]) {
        assert!((found - lean).abs() < 0.1, "{found} for {lean}");
    }
    let known = Regression::known(COUNTS.to_vec(), &battles);
    let nothing = Regression::known(vec![0.0; COUNTS.len()], &battles);
    for (battle, fresh) in [drawn(0.8, 3, 5_000), drawn(-0.5, 4, 5_000)].iter().enumerate() {
        let loss = found.loss(battle, fresh);
        assert!((loss - known.loss(battle, fresh)).abs() < 0.002, "{loss}");
        assert!(loss + 0.1 < nothing.loss(battle, fresh), "{loss}");
    }
}

/// Odds of ten thousand to one overflow nowhere.
#[test]
fn what_is_certain_costs_nothing_and_what_is_impossible_much() {
    let sure = Regression { counts: vec![1.0], leans: vec![0.0] };
    let sample = |is: f64, won: f64| [Sample { features: vec![is], won }];
    assert!(sure.loss(0, &sample(1e4, 1.0)) < 1e-9);
    assert!((sure.loss(0, &sample(1e4, 0.0)) - 1e4).abs() < 1e-6);
    assert!((sure.loss(0, &sample(0.0, 0.5)) - 2.0_f64.ln()).abs() < 1e-12);
}

/// At the end of every turn of some games one side is as far ahead as the other is behind.
fn features_are_fair<R: Evaluator + FromScenario>(id: &str) {
    let scenario = catalogue::find(id).expect("it is built in");
    let (scene, start) = R::start(&scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let told = R::features(&scene, &start, Side::A).zip(R::features(&scene, &start, Side::B));
    let (own, other) = told.expect("the system names features");
    for ((own, other), name) in own.values().into_iter().zip(other.values()).zip(R::Features::NAMES)
    {
        assert!((own + other).abs() < 1e-9, "{id}: {name} {own} and {other}");
    }
    let field = Field::<R> { scene, start };
    let played = samples(&field, 1);
    assert!(played.len() > 2, "{id}: {} turns", played.len());
    assert_eq!(played, samples(&field, 1), "the same seed is the same game");
    for sample in &played {
        assert_eq!(sample.features.len(), R::Features::NAMES.len());
        assert!(sample.features.iter().all(|feature| feature.is_finite()), "{sample:?}");
        assert!([0.0, 0.5, 1.0].contains(&sample.won));
    }
    let counts = R::portfolio().outlook.values();
    assert!(counts.iter().any(|count| *count != 0.0), "{id}: nothing counts");
}

#[test]
fn features_are_the_same_for_both_sides() {
    features_are_fair::<Barons>("evesham");
    features_are_fair::<Acies>("acies-fast-play");
}

/// Where no features are named, positions are worth points.
#[test]
fn without_features_there_are_no_odds() {
    fn none<R: Evaluator + FromScenario>(id: &str) {
        let scenario = catalogue::find(id).expect("it is built in");
        let (scene, start) = R::start(&scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
        assert_eq!(R::log_odds(&scene, &start, Side::A), None);
        assert_eq!(samples(&Field::<R> { scene, start }, 1), []);
    }
    none::<Bmw>("acre");
    none::<Arsouf>("arsouf");
}
