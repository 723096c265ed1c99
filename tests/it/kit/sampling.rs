//! Random play draws among what may be done, and only there: in games at random, every forward action is drawn as often as the
//! others, and what takes back a plan only where nothing else is left.

use super::games::{Run, Tested, play, scenarios};
use gonfalon::kernel::{SeededDice, forward_actions, sample_action};

/// So many actions lie between two decisions that are looked at.
const STRIDE: usize = 23;
/// So often each action would be drawn on average.
const DRAWS: usize = 40;
/// With more actions it is only looked at whether what is drawn is one of them.
const FEW: usize = 16;

/// Draws at a decision.
fn look<R: Tested>(run: &Run<R>, lots: &mut SeededDice) -> bool {
    let legal = forward_actions::<R>(&run.scene, &run.game);
    // Where something can only be taken back, it matters little which.
    let few = legal.len() <= FEW && !legal.iter().all(R::retracts);
    let draws = if few { DRAWS * legal.len() } else { DRAWS };
    let mut drawn = vec![0_usize; legal.len()];
    for _ in 0..draws {
        let action = sample_action::<R>(&run.scene, &run.game, lots).expect("something is legal");
        let place = legal.iter().position(|other| *other == action);
        drawn[place.unwrap_or_else(|| panic!("not legal: {}", run.write(&action)))] += 1;
    }
    // Six times the spread about the average: who draws fairly never comes there.
    let odd = drawn.iter().position(|&n| n.abs_diff(DRAWS) > 38);
    if let Some(odd) = odd.filter(|_| few && legal.len() > 1) {
        panic!("{} was drawn {} times of {draws}", run.write(&legal[odd]), drawn[odd]);
    }
    few
}

/// Every scenario is played at random, and its decisions are looked at now and then.
pub fn holds<R: Tested>() {
    let mut counted = 0;
    for scenario in scenarios::<R>() {
        let mut lots = SeededDice::new(11);
        play::<R>(&scenario, 5, |run, step| {
            if step % STRIDE == 0 {
                counted += usize::from(look(run, &mut lots));
            }
        });
    }
    assert!(counted > 20, "decisions with few actions were counted: {counted}");
}
