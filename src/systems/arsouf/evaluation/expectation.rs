//! What may be expected of an attack.

use super::super::attack::Attack;
use super::super::scene::Scene;
use super::super::state::State;
use super::terms::Term;
use super::weights::Weights;
use super::worth;
use crate::kernel::{Tally, UnitId};

/// The chances that the attacker wins and that he loses, when he adds so many half points more than the defender.
#[must_use]
pub fn chances(more: i32) -> (f64, f64) {
    let (mut wins, mut losses) = (0, 0);
    // The defender's die shows `ahead` more than the attacker's in 6 - |ahead| of 36 cases.
    for ahead in -5i32..=5 {
        let cases = 6 - ahead.abs();
        if more > 2 * ahead {
            wins += cases;
        } else if more < 2 * ahead {
            losses += cases;
        }
    }
    (f64::from(wins) / 36.0, f64::from(losses) / 36.0)
}

/// The chances of one piece against another as they stand.
#[must_use]
pub fn odds(scene: &Scene, s: &State, unit: UnitId, target: UnitId) -> (f64, f64) {
    let attack = Attack::new(scene, s, unit, target);
    chances(i32::from(attack.attack()) - i32::from(attack.defence()))
}

/// What an attack may be expected to bring.
#[must_use]
pub fn expected(scene: &Scene, s: &State, duel: (UnitId, UnitId), weights: &Weights) -> f64 {
    let mut sum = 0.0;
    promise(scene, s, duel, weights, &mut sum);
    sum
}

/// What an attack promises, and what it risks.
pub fn promise(
    scene: &Scene,
    s: &State,
    (unit, target): (UnitId, UnitId),
    weights: &Weights,
    tally: &mut impl Tally<Term>,
) {
    let (wins, losses) = odds(scene, s, unit, target);
    let blow = |unit| worth::of_a_blow(scene, s, unit, weights);
    tally.add(Term::Prize { target, chance: percent(wins) }, wins * blow(target));
    tally.add(Term::Risk { unit, chance: percent(losses) }, -weights.care * losses * blow(unit));
}

/// A chance in hundredths.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a chance is between 0 and 1
fn percent(chance: f64) -> u8 {
    (100.0 * chance).round() as u8
}
