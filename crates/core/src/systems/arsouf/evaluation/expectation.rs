//! What may be expected of an attack.

use super::super::attack::Attack;
use super::super::scene::Scene;
use super::super::state::State;
use super::terms::Term;
use super::weights::Weights;
use super::worth;
use crate::kernel::{Tally, UnitId};

/// Nobody who adds so many half points more, or less, can be told from one who adds more still.
const SURE: i32 = 11;

/// Of the 36 pairs of dice, by how many half points the attacker adds more than the defender, from -[`SURE`]: those by which he
/// wins, and those by which he loses.
const CASES: [(u8, u8); 2 * SURE as usize + 1] = {
    let mut cases = [(0, 0); 2 * SURE as usize + 1];
    let mut place = 0;
    while place < cases.len() {
        #[allow(clippy::cast_possible_wrap, clippy::cast_possible_truncation)] // there are 23
        let more = place as i32 - SURE;
        // The defender's die shows `ahead` more than the attacker's in 6 - |ahead| of 36 cases.
        let mut ahead = -5_i32;
        while ahead <= 5 {
            #[allow(clippy::cast_possible_truncation)] // at most 6
            let pairs = 6 - ahead.unsigned_abs() as u8;
            if more > 2 * ahead {
                cases[place].0 += pairs;
            } else if more < 2 * ahead {
                cases[place].1 += pairs;
            }
            ahead += 1;
        }
        place += 1;
    }
    cases
};

/// The chances that the attacker wins and that he loses, when he adds so many half points more than the defender.
#[must_use]
pub fn chances(more: i32) -> (f64, f64) {
    let place = usize::try_from(more.clamp(-SURE, SURE) + SURE).unwrap_or(0);
    let (wins, losses) = CASES[place];
    (f64::from(wins) / 36.0, f64::from(losses) / 36.0)
}

/// The chances of one piece against another as they stand.
#[must_use]
pub fn odds(scene: &Scene, s: &State, unit: UnitId, target: UnitId) -> (f64, f64) {
    let attack = Attack::new(scene, s, unit, target);
    chances(i32::from(attack.attack()) - i32::from(attack.defence()))
}

/// What an attack may be expected to bring, when so many pieces may still arrive.
#[must_use]
pub fn expected(
    scene: &Scene,
    s: &State,
    left: (u8, u8),
    duel: (UnitId, UnitId),
    weights: &Weights,
) -> f64 {
    let mut sum = 0.0;
    promise(scene, s, left, duel, weights, &mut sum);
    sum
}

/// What an attack promises, and what it risks.
pub fn promise(
    scene: &Scene,
    s: &State,
    left: (u8, u8),
    (unit, target): (UnitId, UnitId),
    weights: &Weights,
    tally: &mut impl Tally<Term>,
) {
    let (wins, losses) = odds(scene, s, unit, target);
    let blow = |unit| worth::of_a_blow(scene, s, left, unit, weights);
    tally.add(Term::Prize { target, chance: percent(wins) }, wins * blow(target));
    tally.add(Term::Risk { unit, chance: percent(losses) }, -weights.care * losses * blow(unit));
}

/// A chance in hundredths.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a chance is between 0 and 1
fn percent(chance: f64) -> u8 {
    (100.0 * chance).round() as u8
}
