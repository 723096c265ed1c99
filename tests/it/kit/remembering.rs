//! What is kept from decision to decision is what would be worked out anew.

use super::games::{Run, Tested, scenarios};
use gonfalon::kernel::{Candidate, GameOf, Side, Style, Styles, legal_actions, sample_action};
use std::thread;

/// Decisions of each scenario that are compared.
const DECISIONS: usize = 240;
/// So many decisions of one game follow each other before the other game goes on: what is kept of one must not show in the other.
const STAY: usize = 7;
/// Of so many actions, one is taken at random: games come to where no computer leads them.
const STRAY: usize = 4;

/// What a computer opponent asks at a decision.
#[derive(PartialEq, Debug)]
struct Asked<A> {
    shortlist: Vec<Candidate<A>>,
    legal: Vec<A>,
    worth: [f64; 2],
}

fn ask<R: Tested>(
    scene: &R::Scene,
    game: &GameOf<R>,
    style: &Style<R::Weights>,
) -> Asked<R::Action> {
    Asked {
        shortlist: R::shortlist(scene, game, Styles::one(style)),
        legal: legal_actions::<R>(scene, game),
        worth: Side::ALL.map(|side| R::value(scene, game, side)),
    }
}

/// Two games of a scene are played in turns on this thread, where things are kept; at every decision a thread that knows nothing is
/// asked the same.
pub fn holds<R: Tested>() {
    for scenario in scenarios::<R>() {
        let mut runs = [11, 12].map(|seed| Run::<R>::start(&scenario, seed));
        let styles = [Style::default(), R::portfolio().styles[0].clone()];
        for step in 0..DECISIONS {
            let turn = step / STAY % 2;
            if runs[turn].is_over() {
                continue;
            }
            let style = &styles[step / 5 % 2];
            let (scene, game) = (&runs[0].scene, &runs[turn].game);
            let kept = ask::<R>(scene, game, style);
            let anew = thread::scope(|scope| {
                scope.spawn(|| ask::<R>(scene, game, style)).join().expect("it answers")
            });
            assert_eq!(kept, anew, "{}, decision {step}", scenario.id);
            let run = &mut runs[turn];
            let best = kept
                .shortlist
                .iter()
                .max_by(|a, b| f64::total_cmp(&a.gain.unwrap_or(0.0), &b.gain.unwrap_or(0.0)));
            let action = match best.filter(|_| run.pick.below(STRAY) > 0) {
                Some(best) => best.action.clone(),
                None => sample_action::<R>(&run.scene, &run.game, &mut run.pick)
                    .expect("something is legal"),
            };
            run.play(&action);
        }
    }
}
