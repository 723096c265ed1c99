//! An attack that is going on: cards, withdrawal, advance.

use super::super::action::{Action, Kind as AttackKind, Withdrawal};
use super::super::attack_resolution::{AttackResolution, Stage};
use super::super::field::Line;
use super::super::melee::Melee;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::withdrawal::Chance;
use super::fights;
use super::terms::Term;
use super::weights::Weights;
use super::worth;
use crate::kernel::{Side, Tally};
use crate::scenario::acies::Tactic;

/// What the combat is worth to the attacker as it stands, with one more card.
fn stands(
    scene: &Scene,
    s: &State,
    resolution: &AttackResolution,
    more: Option<(Tactic, Side)>,
    weights: &Weights,
) -> f64 {
    let Some(melee) = Melee::of(s, resolution) else {
        let body = usize::from(resolution.kind == AttackKind::MainBody);
        return worth::main_body(s, s.active.enemy(), body, weights);
    };
    let melee = more.map_or(melee, |(tactic, side)| melee.with(side, tactic));
    let target = resolution.target.and_then(|cell| s.field.at(cell));
    let (Some(own), Some(foe)) = (s.field.at(resolution.from), target) else { return 0.0 };
    fights::combat(scene, s, &melee, (own, foe), (weights, 1.0))
}

/// What an action in the middle of an attack is judged by, to the side that decides.
pub fn judge(
    scene: &Scene,
    s: &State,
    side: Side,
    (resolution, action): (&AttackResolution, &Action),
    weights: &Weights,
    tally: &mut impl Tally<Term>,
) {
    let sign = if side == s.active { 1.0 } else { -1.0 };
    let now = || stands(scene, s, resolution, None, weights);
    match (resolution.stage, *action) {
        (Stage::Response, Action::Tactic { tactic: Tactic::DefensibleTerrain }) => {
            tally.add(Term::Spared, worth::main_body(s, side, 1, weights));
            tally.add(Term::Card, -weights.card);
        }
        (Stage::Response, Action::Tactic { .. }) => {
            tally.add(Term::Spared, now());
            tally.add(Term::Card, -weights.card);
        }
        (Stage::Response, Action::Withdraw { how }) => {
            let chance = resolution.way(scene, s, how).map_or(0.0, Chance::chance);
            let price = match how {
                Withdrawal::Line => weights.place,
                Withdrawal::Hand => weights.back,
                Withdrawal::Stay => 0.0,
            };
            tally.add(Term::Spared, chance * now());
            tally.add(Term::Place, -chance * price);
        }
        (Stage::Cards, Action::Tactic { tactic }) => {
            let with = stands(scene, s, resolution, Some((tactic, side)), weights);
            tally.add(Term::Combat, sign * (with - now()));
            tally.add(Term::Card, -weights.card);
        }
        (Stage::Advance { winner, into }, Action::Advance) => {
            let free = winner.line != Line::Melee && into.line == Line::Melee;
            let opposed = s
                .field
                .own(side.enemy(), super::super::field::Cell::first(side.enemy(), into.column));
            let place = if free && opposed.is_none() { weights.place } else { -0.1 };
            tally.add(Term::Place, place);
        }
        (Stage::Stance, Action::Keep { flank: true }) => tally.add(Term::Flank, 0.1),
        _ => {}
    }
}
