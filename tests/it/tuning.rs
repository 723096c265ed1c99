//! Weights: what they are called, what self-play makes of them, and that whoever plays by it plays better.

use gonfalon::ai::tuning::{Cloud, Field, duel};
use gonfalon::kernel::{Evaluator, Side, Style, Weights};
use gonfalon::scenario::{FromScenario, catalogue};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::bmw::Bmw;
use serde_json::{Value, json};

/// The weights of a system are numbers that can be written, read and taken apart, and files name nothing else.
fn weights_hold<R: Evaluator>() {
    let weights = R::Weights::default();
    let values = weights.values();
    assert_eq!(values.len(), R::Weights::NAMES.len());
    assert!(values.iter().all(|value| value.is_finite() && *value >= 0.0), "{weights:?}");
    assert_eq!(R::Weights::with_values(&values), weights);
    let doubled: Vec<f64> = values.iter().map(|value| value * 2.0 + 1.0).collect();
    assert_eq!(R::Weights::with_values(&doubled).values(), doubled);
    let written = json!(weights);
    for (name, value) in R::Weights::NAMES.iter().zip(&values) {
        assert_eq!(written[name], json!(value), "{name}");
    }
    let read = |value: Value| serde_json::from_value::<R::Weights>(value);
    assert_eq!(read(json!({})).expect("what isn't said is as by default"), weights);
    assert!(read(json!({ "no_such_weight": 1.0 })).is_err());
    let known = R::portfolio();
    assert!(!known.styles.is_empty() && known.made.iter().all(|how| how.starts_with("gonfalon ")));
    assert!(known.styles.iter().all(|style| style.weights != weights), "it learned something");
}

#[test]
fn weights_have_names_in_every_system() {
    weights_hold::<Bmw>();
    weights_hold::<Arsouf>();
    weights_hold::<Barons>();
    weights_hold::<Acies>();
}

type OfArsouf = <Arsouf as Evaluator>::Weights;

/// Half of every weight is best, and the cloud is to find it.
fn score(weights: &OfArsouf) -> f64 {
    let best = OfArsouf::default().values();
    let off = |(value, best): (f64, f64)| ((value - best / 2.0) / best.max(0.05)).powi(2);
    -weights.values().into_iter().zip(best).map(off).sum::<f64>()
}

#[test]
fn a_cloud_moves_to_where_the_score_is_best() {
    let first = OfArsouf::default();
    let mut cloud = Cloud::around(&first, 3);
    for _ in 0..150 {
        cloud.step::<OfArsouf>(20, score);
    }
    let found = score(&cloud.middle());
    assert!(found > score(&first) / 10.0, "{found} after {}", score(&first));
}

#[test]
fn the_same_seed_tunes_the_same_weights() {
    let tuned = |seed| {
        let mut cloud = Cloud::around(&OfArsouf::default(), seed);
        cloud.step::<OfArsouf>(8, score);
        cloud.middle::<OfArsouf>()
    };
    assert_eq!(tuned(1), tuned(1));
    assert_ne!(tuned(1), tuned(2));
}

/// The score of what self-play found against what we set, from both sides on the same dice.
fn against_default<R: Evaluator + FromScenario>(id: &str, seeds: u64) -> f64 {
    let scenario = catalogue::find(id).expect("it is built in");
    let (scene, start) = R::start(&scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let field = Field::<R> { scene, start };
    let own = |side| &R::portfolio().styles[R::suits(&field.scene, side)];
    let other = Style::default();
    let games = Side::ALL.into_iter().flat_map(|side| (0..seeds).map(move |seed| (side, seed)));
    let scores: Vec<f64> = games
        .map(|(side, seed)| duel(&field, side, (own(side), Some(&other)), seed, 0.0))
        .collect();
    scores.iter().sum::<f64>() / scores.len() as f64
}

#[test]
fn what_self_play_found_beats_what_we_set() {
    let acies = against_default::<Acies>("acies-fast-play", 20);
    assert!(acies > 0.75, "{acies}");
    let arsouf = against_default::<Arsouf>("arsouf", 20);
    assert!(arsouf > 0.6, "{arsouf}");
    let barons = against_default::<Barons>("evesham", 4);
    assert!(barons > 0.5, "{barons}");
}
