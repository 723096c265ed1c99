//! Archery: whom to shoot at (BMW 6.0).

use super::super::action::Action;
use super::super::archery::Shot;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::system::Bmw;
use super::terms::Term;
use super::weights::Weights;
use crate::kernel::{Candidate, GameOf, Procedure, Tally, UnitId};

/// The shots of the first archer who has not declared one. Shooting costs nothing.
pub fn offensive(
    scene: &Scene,
    game: &GameOf<Bmw>,
    declared: &[Shot],
    weights: &Weights,
) -> Vec<Candidate<Action>> {
    listed(scene, game, declared, weights)
}

/// The shots of the first archer who may shoot back.
pub fn defensive(scene: &Scene, game: &GameOf<Bmw>, weights: &Weights) -> Vec<Candidate<Action>> {
    listed(scene, game, &[], weights)
}

fn listed(
    scene: &Scene,
    game: &GameOf<Bmw>,
    declared: &[Shot],
    weights: &Weights,
) -> Vec<Candidate<Action>> {
    let s = &game.state;
    let Some(top) = game.top() else { return Vec::new() };
    let mut first: Option<UnitId> = None;
    let mut listed = Vec::new();
    for action in top.candidates(scene, s) {
        let Action::Fire { firer, target } = action else {
            listed.push(Candidate::worth(action, 0.0));
            continue;
        };
        // Shots of later archers have their turn later; asking about all of them would take time.
        if first.is_none_or(|archer| archer == firer) && top.check(scene, s, &action).is_ok() {
            first = Some(firer);
            listed
                .push(Candidate::worth(action, hit(scene, s, (firer, target), declared, weights)));
        }
    }
    listed
}

/// What a shot is judged by.
pub fn judge(
    scene: &Scene,
    s: &State,
    declared: &[Shot],
    weights: &Weights,
    action: &Action,
    tally: &mut impl Tally<Term>,
) {
    if let &Action::Fire { firer, target } = action {
        tally.add(Term::Shot { target }, hit(scene, s, (firer, target), declared, weights));
    }
}

/// The chance of a hit that tells, times what it does: strength, and most where the target can be attacked.
fn hit(
    scene: &Scene,
    s: &State,
    (firer, target): (UnitId, UnitId),
    declared: &[Shot],
    weights: &Weights,
) -> f64 {
    let chance = |unit: UnitId| {
        let archery = scene.counter(unit).face(s.piece(unit).face_before).archery;
        f64::from(archery.map_or(0, |(factor, _)| factor)) / 6.0
    };
    let spared: f64 = declared
        .iter()
        .filter(|&&(_, at)| at == target)
        .map(|&(unit, _)| 1.0 - chance(unit))
        .product();
    let counter = scene.counter(target);
    let weaker = f64::from(counter.front.strength.saturating_sub(counter.back.strength));
    let near = s.hex(target).map_or(0, |hex| {
        let grid = &scene.map.grid;
        grid.neighbors(hex).filter(|&(_, n)| s.holds(counter.side.enemy(), n)).count()
    });
    let near = u32::try_from(near).unwrap_or(0);
    chance(firer)
        * spared
        * (weights.shot + weights.disorder * weaker)
        * (1.0 + weights.together * f64::from(near))
}
