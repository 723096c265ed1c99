//! Combats and shots, over every face of the dice.

use super::super::action::{Action, Kind as AttackKind};
use super::super::attack::{check_flank, check_main_body};
use super::super::check;
use super::super::field::{Cell, Piece};
use super::super::melee::Melee;
use super::super::missile;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::totals::Verdict;
use super::terms::Term;
use super::weights::Weights;
use super::worth;
use crate::kernel::{LastAnswers, Tally};
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
    let (won, lost) = prospects(scene, s, melee, (own, foe), (weights, care));
    won - lost
}

/// What a combat is worth to the attacker where he wins, and what it costs him where he loses, over all pairs of dice.
fn prospects(
    scene: &Scene,
    s: &State,
    melee: &Melee,
    (own, foe): (&Piece, &Piece),
    (weights, care): (&Weights, f64),
) -> (f64, f64) {
    let fight = Fight {
        totals: (melee.adds(scene, s, true), melee.adds(scene, s, false)),
        melee: *melee,
        prices: (Price::of(scene, own, weights), Price::of(scene, foe, weights)),
        care,
        types: (scene.kind_type(melee.kinds.0), scene.kind_type(melee.kinds.1)),
    };
    let (attack, defence) = fight.totals;
    let number =
        usize::from(attack.unsigned_abs() % TOTALS * TOTALS + defence.unsigned_abs() % TOTALS);
    *FOUGHT.with(|fought| fought.get(number, fight, || fight.prospects(scene)))
}

/// Totals before the dice are mostly smaller.
const TOTALS: u16 = 32;

thread_local! {
    /// The same two meet in the eyes of everybody who stands near them: the last prospects at each pair of totals.
    static FOUGHT: LastAnswers<Fight, (f64, f64)> = const { LastAnswers::new() };
}

/// All that prospects depend on.
#[derive(Clone, Copy, PartialEq)]
struct Fight {
    /// What both sides add to their dice.
    totals: (i16, i16),
    melee: Melee,
    /// What each side loses.
    prices: (Price, Price),
    care: f64,
    /// What of the scene matters.
    types: (UnitType, UnitType),
}

impl Fight {
    fn prospects(&self, scene: &Scene) -> (f64, f64) {
        let ((attack, defence), (own, foe)) = (self.totals, &self.prices);
        let (mut won, mut lost) = (0.0, 0.0);
        for pair in 0..100 {
            let (attack, defence) = (attack + pair / 10 + 1, defence + pair % 10 + 1);
            match self.melee.result(scene, attack, defence) {
                (Some(true), result) => won += foe.after(result),
                (Some(false), result) => lost += self.care * own.after(result),
                (None, _) => {}
            }
        }
        (won / 100.0, lost / 100.0)
    }
}

/// What a unit loses by a combat.
#[derive(Clone, Copy, PartialEq)]
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

/// What a declared attack is judged by.
pub fn attack(
    scene: &Scene,
    s: &State,
    action: &Action,
    weights: &Weights,
    tally: &mut impl Tally<Term>,
) {
    let Action::Attack { from, kind, target, treacherous, outflank } = *action else { return };
    let Some(target) = target.filter(|_| kind != AttackKind::MainBody) else {
        // All who can attack it win together what none of them wins alone.
        let cells = s.field.of(s.active).map(|(cell, _)| cell);
        let able = cells.filter(|&cell| check_main_body(scene, s, cell).is_ok()).count();
        if worth::exhausts(s, s.active.enemy(), able) {
            return tally.add(Term::Finish, worth::VICTORY);
        }
        return tally.add(Term::MainBody, weights.main_body);
    };
    let (Some(own), Some(foe)) = (s.field.at(from), s.field.at(target)) else { return };
    let flank = kind == AttackKind::Flank;
    let mut melee = Melee::plain(own.side, (own.kind, foe.kind), flank || outflank);
    melee.treacherous = treacherous;
    let chance = match check_flank(scene, s, (from, target), outflank) {
        Ok(attempt) if flank => attempt.chance(),
        _ => 1.0,
    };
    let (won, lost) = prospects(scene, s, &melee, (own, foe), (weights, weights.care));
    tally.add(Term::Blow { target: foe.kind, cell: target }, chance * won);
    tally.add(Term::Risk { unit: own.kind, cell: from }, -chance * lost);
    let cards = (f64::from(treacherous) + f64::from(u8::from(outflank))) * weights.card;
    tally.add(Term::Card, -cards);
    tally.add(Term::Caution, -weights.promise);
}

/// What a shot is judged by.
pub fn shot(
    scene: &Scene,
    s: &State,
    (from, target): (Cell, Cell),
    weights: &Weights,
    tally: &mut impl Tally<Term>,
) {
    let Some(foe) = s.field.at(target) else { return };
    let far = missile::nearest(scene, s, from).is_some_and(|(_, far)| far);
    let chance = check::chance(scene.unit(foe.kind).fire, missile::value(scene, s, from, far));
    let harm = if scene.kind_type(foe.kind) == UnitType::El {
        worth::unit(scene, foe.kind, weights) * check::chance(0, missile::RAMPAGE)
    } else {
        worth::next_marker(scene, foe, weights)
    };
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // between 0 and 100
    let percent = (100.0 * chance).round() as u8;
    tally.add(Term::Shot { target: foe.kind, cell: target, chance: percent }, chance * harm);
}
