//! Combats and shots, over every face of the dice.

use super::super::action::{Action, Kind as AttackKind};
use super::super::attack::check_flank;
use super::super::check;
use super::super::field::{Cell, Piece};
use super::super::melee::Melee;
use super::super::missile;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::totals::Verdict;
use super::weights::Weights;
use super::worth;
use crate::scenario::acies::UnitType;

/// What a combat is worth to the attacker, over all pairs of dice.
#[must_use]
pub fn combat(
    scene: &Scene,
    s: &State,
    melee: &Melee,
    (own, foe): (&Piece, &Piece),
    (weights, care): (&Weights, f64),
) -> f64 {
    let (attack, defence) = (melee.adds(scene, s, true), melee.adds(scene, s, false));
    let (own, foe) = (Price::of(scene, own, weights), Price::of(scene, foe, weights));
    let worth = |a: i16, d: i16| match melee.result(scene, attack + a, defence + d) {
        (Some(true), result) => foe.after(result),
        (Some(false), result) => -care * own.after(result),
        (None, _) => 0.0,
    };
    (0..100).map(|pair| worth(pair / 10 + 1, pair % 10 + 1)).sum::<f64>() / 100.0
}

/// What a unit loses by a combat.
struct Price {
    marker: f64,
    eliminated: f64,
}

impl Price {
    fn of(scene: &Scene, piece: &Piece, weights: &Weights) -> Price {
        Price {
            marker: worth::next_marker(scene, piece, weights),
            eliminated: worth::unit(scene, piece.kind, weights)
                * worth::standing(scene, piece, weights),
        }
    }

    fn after(&self, result: Verdict) -> f64 {
        match result {
            Verdict::Tie | Verdict::Spared => 0.0,
            Verdict::Marker => self.marker,
            Verdict::Eliminated => self.eliminated,
        }
    }
}

/// What an attack by one unit on another is worth, without cards.
#[must_use]
pub fn duel(
    scene: &Scene,
    s: &State,
    (own, foe): (&Piece, &Piece),
    flank: bool,
    weights: &Weights,
) -> f64 {
    let melee = Melee::plain(own.side, (own.kind, foe.kind), flank);
    combat(scene, s, &melee, (own, foe), (weights, weights.care))
}

/// What a declared attack is worth.
#[must_use]
pub fn attack(scene: &Scene, s: &State, action: &Action, weights: &Weights) -> f64 {
    let Action::Attack { from, kind, target, treacherous, outflank } = *action else { return 0.0 };
    let cards = (f64::from(treacherous) + f64::from(u8::from(outflank))) * weights.card;
    let Some(target) = target.filter(|_| kind != AttackKind::MainBody) else {
        return worth::main_body(s, s.active.enemy(), 1, weights);
    };
    let (Some(own), Some(foe)) = (s.field.at(from), s.field.at(target)) else { return 0.0 };
    let flank = kind == AttackKind::Flank;
    let mut melee = Melee::plain(own.side, (own.kind, foe.kind), flank || outflank);
    melee.treacherous = treacherous;
    let chance = match check_flank(scene, s, (from, target), outflank) {
        Ok(attempt) if flank => attempt.chance(),
        _ => 1.0,
    };
    chance * combat(scene, s, &melee, (own, foe), (weights, weights.care)) - cards - weights.promise
}

/// What a shot is worth.
#[must_use]
pub fn shot(scene: &Scene, s: &State, (from, target): (Cell, Cell), weights: &Weights) -> f64 {
    let Some(foe) = s.field.at(target) else { return 0.0 };
    let far = missile::nearest(scene, s, from).is_some_and(|(_, far)| far);
    let chance = check::chance(scene.unit(foe.kind).fire, missile::value(scene, s, from, far));
    if scene.kind_type(foe.kind) == UnitType::El {
        return chance * worth::unit(scene, foe.kind, weights) * check::chance(0, missile::RAMPAGE);
    }
    chance * worth::next_marker(scene, foe, weights)
}
