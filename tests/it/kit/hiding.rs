//! Two games that differ only in what a side cannot see look the same to it: the position, the table, the board, the question
//! and, where they are open to it, the answers.
//!
//! The twin of a game is what `Evaluator::determinize` makes of it: whatever is hidden from a side is dealt anew. In scenarios of
//! systems that hide something twins must differ, or nothing would have been compared.

use super::Secrets;
use super::games::{Run, Tested, play, scenarios, smallest};
use gonfalon::kernel::{Awaits, GameOf, SeededDice, Side, awaits, legal_actions};
use gonfalon::reference::Library;
use gonfalon::scenario::Scenario;
use gonfalon::view::Localizer;
use gonfalon::words::Language;

/// How many decisions of a game are looked at under each value of each option.
const UNDER_OPTIONS: usize = 25;

/// Everything that a side is shown.
fn sight<R: Tested>(scene: &R::Scene, game: &GameOf<R>, viewer: Side) -> Vec<String> {
    let mut seen = vec![R::write_state(scene, game, Some(viewer)).to_string()];
    for language in [Language::ENGLISH, crate::spanish()] {
        let v = Localizer { scene, language };
        let prompt = R::prompt(v, game);
        seen.push(format!("{:?}", R::table(v, game, Some(viewer))));
        seen.push(format!("{:?}", R::board(v, game, Some(viewer))));
        seen.push(format!("{:?} {:?} {}", prompt.over, prompt.side, prompt.question));
    }
    if let Awaits::Decision { side, .. } = awaits::<R>(scene, game)
        && (side == viewer || !R::is_secret(scene, game))
    {
        let prompt = R::prompt(Localizer { scene, language: Language::ENGLISH }, game);
        seen.push(format!("{} {:?}", prompt.hint, prompt.selected));
        seen.push(format!("{:?}", legal_actions::<R>(scene, game)));
    }
    seen
}

/// Compares a game with its twins; how many of them differ.
fn compare<R: Tested>(run: &Run<R>, what: &str, seed: u64) -> usize {
    let (scene, game) = (&run.scene, &run.game);
    let mut different = 0;
    for viewer in Side::ALL {
        let determinize =
            |game, seed| R::determinize(scene, game, viewer, &mut SeededDice::new(seed));
        let twin = determinize(game, seed);
        let (one, other) = (sight::<R>(scene, game, viewer), sight::<R>(scene, &twin, viewer));
        assert_eq!(one, other, "{what}: {viewer:?}");
        R::audit(scene, &twin.state).unwrap_or_else(|fault| panic!("{what}: the twin: {fault}"));
        let guesses = [determinize(game, !seed), determinize(&twin, !seed)];
        assert!(guesses[0] == guesses[1], "{what}: {viewer:?} guesses the same of both");
        different += usize::from(twin != *game);
    }
    different
}

/// The smallest scenario under every value of every option.
fn under_options<R: Tested>() -> Vec<Scenario> {
    let mut all = Vec::new();
    for option in &Library::of(R::SYSTEM).options {
        for value in &option.values {
            let mut scenario = smallest::<R>();
            let change = [(option.name.clone(), value.value.as_str().into())];
            let change = change.into_iter().collect();
            // Some beginnings in the middle of a battle contradict some options: they are no scenarios.
            if scenario.set_options(&change).is_ok() && R::start(&scenario).is_ok() {
                all.push(scenario);
            }
        }
    }
    assert!(all.len() > 10, "{} scenarios", all.len());
    all
}

/// Every scenario, and the smallest one under every option.
pub fn holds<R: Tested>(secrets: Secrets) {
    let (mut looked, mut different) = (0, 0);
    for scenario in scenarios::<R>() {
        let (games, stride) = if scenario.facts.tutorial { (6, 3) } else { (1, 29) };
        for seed in 0..games {
            play::<R>(&scenario, seed + 60, |run, step| {
                // Set-up is short and full of secrets.
                if step < 20 || step.is_multiple_of(stride) {
                    let what = format!("{}, step {step}", scenario.id);
                    different += compare(run, &what, seed << 16 | step as u64);
                    looked += 1;
                }
            });
        }
    }
    for (number, scenario) in under_options::<R>().into_iter().enumerate() {
        let mut run = Run::<R>::start(&scenario, number as u64);
        for step in 0..UNDER_OPTIONS {
            if run.is_over() {
                break;
            }
            different += compare(&run, &format!("option {number}, step {step}"), step as u64);
            looked += 1;
            let legal = run.legal();
            let any = run.pick.below(legal.len());
            run.play(&legal[any]);
        }
    }
    assert!(looked > 200, "{looked} positions");
    match secrets {
        Secrets::None => assert_eq!(different, 0, "nothing is guessed"),
        Secrets::Some => assert!(different > 10, "only {different} twins differ"),
    }
}
