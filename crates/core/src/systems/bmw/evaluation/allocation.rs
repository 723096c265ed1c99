//! BMW 7.3: the combat phase as a whole: who attacks whom, so that everybody who must fight does.

use super::super::action::Action;
use super::super::scene::Scene;
use super::super::state::State;
use super::attacks::attacks;
use super::weights::Weights;

/// Attacks that can be declared one after the other, the best first, until nobody owes a fight and no further one promises
/// anything. Where everybody stands when the phase goes on is not known: losses, retreats and advances are left out.
pub fn allocation(scene: &Scene, s: &State, weights: &Weights) -> Vec<Action> {
    let mut s = s.clone();
    let mut declared = Vec::new();
    loop {
        let mut best: Option<(f64, Action)> = None;
        for candidate in attacks(scene, &s, weights) {
            let gain = candidate.gain.unwrap_or(0.0);
            if best.as_ref().is_none_or(|(most, _)| gain > *most) {
                best = Some((gain, candidate.action));
            }
        }
        let Some((_, Action::Attack { attackers, defenders })) = best else { return declared };
        for &unit in attackers.iter().chain(&defenders) {
            s.piece_mut(unit).fought = true;
        }
        declared.push(Action::Attack { attackers, defenders });
    }
}
