//! Cards that are played or discarded outside of combat.

use super::super::card::Card;
use super::super::discard::DRAWN;
use super::super::field::{Cell, Line};
use super::super::scene::Scene;
use super::super::state::State;
use super::terms::Term;
use super::weights::Weights;
use super::worth;
use crate::kernel::{Side, Tally};
use crate::scenario::acies::{Tactic, UnitType};

/// From so many cards on a hand is full: what is played now need not be discarded later.
const FULL: usize = 7;

fn full(s: &State, side: Side) -> bool {
    s.of(side).hand.len() >= FULL
}

/// What it is worth to deploy a unit in a cell: what fights well and dearly bought is to fight from the first turn on. Who never
/// attacks comes later.
pub fn deploy(
    scene: &Scene,
    card: Card,
    cell: Cell,
    weights: &Weights,
    tally: &mut impl Tally<Term>,
) {
    let middle = scene.columns() / 2;
    if let Card::Unit(kind) = card
        && scene.kind_type(kind) != UnitType::Ar
    {
        let unit = scene.unit(kind);
        let melee = weights.deployed_melee * f64::from(unit.melee);
        tally.add(Term::Strength, f64::from(unit.cost) / 100.0 + melee);
    }
    tally.add(Term::Place, -0.001 * f64::from(cell.column.abs_diff(middle)));
}

/// What a look at hidden cards is worth: a little, if a card must go anyway.
pub fn scout(s: &State, side: Side, weights: &Weights, tally: &mut impl Tally<Term>) {
    tally.add(Term::Scout, if full(s, side) { weights.scout } else { -0.2 });
}

/// What flank points are worth: much if they turn the tables.
fn points(s: &State, side: Side, more: u32, weights: &Weights) -> f64 {
    let (own, other) = (s.of(side).flank_points, s.of(side.enemy()).flank_points);
    let status = |own: u32| match own.cmp(&other) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.0,
        std::cmp::Ordering::Less => -1.0,
    };
    weights.encircling * (status(own + more) - status(own)) + weights.flank_point * f64::from(more)
}

/// What it is worth to discard a unit for a flank point.
pub fn flank(
    scene: &Scene,
    s: &State,
    side: Side,
    card: Card,
    weights: &Weights,
    tally: &mut impl Tally<Term>,
) {
    let keep = if full(s, side) { 0.05 } else { worth::card(scene, card, weights) * weights.spare };
    tally.add(Term::Encircling, points(s, side, 1, weights));
    tally.add(Term::Card, -keep);
}

/// What a card from the casualties is worth.
pub fn rally(scene: &Scene, card: Option<Card>, weights: &Weights, tally: &mut impl Tally<Term>) {
    tally.add(Term::Rally, card.map_or(1.0, |card| worth::card(scene, card, weights)));
    tally.add(Term::Card, -weights.card);
}

/// What markers are worth that come off.
pub fn cohesion(
    scene: &Scene,
    s: &State,
    (cell, other): (Cell, Option<Cell>),
    weights: &Weights,
    tally: &mut impl Tally<Term>,
) {
    let cells = [Some(cell), other].into_iter().flatten();
    let pieces = cells.filter_map(|cell| s.field.at(cell));
    let gain = |piece| worth::next_marker(scene, piece, weights) * weights.cohesion;
    tally.add(Term::Cohesion, pieces.map(gain).sum::<f64>());
    tally.add(Term::Card, -weights.card);
}

/// What it is worth to end the discards: with the last card the game would be lost.
pub fn draw(s: &State, side: Side, tally: &mut impl Tally<Term>) {
    if worth::exhausts(s, side, DRAWN) {
        tally.add(Term::Exhaustion, -worth::VICTORY);
    }
}

/// Whether the enemy would take the last card next turn, and cards of the hand can keep him from it: discarded ones are drawn again.
fn needs_cards(scene: &Scene, s: &State, side: Side) -> bool {
    let taken = DRAWN + worth::besiegers(scene, s, side.enemy());
    let holding = s.of(side);
    holding.drawable() <= taken && holding.drawable() + holding.hand.len() > taken
}

/// What it costs to discard a card: tactics that are held in plenty first, then weak units.
pub fn discard(
    scene: &Scene,
    s: &State,
    side: Side,
    card: Card,
    weights: &Weights,
    tally: &mut impl Tally<Term>,
) {
    if needs_cards(scene, s, side) {
        tally.add(Term::Exhaustion, worth::VICTORY);
    }
    let holding = s.of(side);
    let copies = f64::from(u32::try_from(holding.count(card)).unwrap_or(u32::MAX));
    let units = holding.hand.iter().filter(|card| card.unit().is_some()).count();
    let use_of = match card {
        Card::Unit(kind) if units <= 2 => worth::unit(scene, kind, weights),
        Card::Unit(kind) => worth::unit(scene, kind, weights) * weights.discard,
        Card::Tactic(Tactic::Rally | Tactic::Initiative) => 0.9,
        Card::Tactic(Tactic::Bloodlust | Tactic::Overrun | Tactic::DifficultTerrain) => 0.7,
        Card::Tactic(_) => 0.5,
    };
    tally.add(Term::Card, -use_of / copies);
}

/// What a tactics card is worth outside of combat.
pub fn tactic(
    s: &State,
    side: Side,
    tactic: Tactic,
    weights: &Weights,
    tally: &mut impl Tally<Term>,
) {
    match tactic {
        Tactic::Outflank => {
            tally.add(Term::Encircling, points(s, side, 2, weights));
            tally.add(Term::Card, -weights.card);
        }
        Tactic::Reserve => {
            let holding = s.of(side);
            let plenty = holding.drawable() > 8;
            let useful = plenty && holding.hand.len() < FULL;
            tally.add(Term::Reserve, if useful { weights.reserve } else { -0.3 });
        }
        Tactic::DifficultTerrain => tally.add(Term::Terrain, weights.terrain),
        Tactic::Initiative => tally.add(Term::Initiative, weights.initiative),
        Tactic::BreakMorale => {
            let opposed = |cell: Cell| cell.line == Line::Melee && s.field.opposite(cell).is_some();
            let able = s.field.of(side).filter(|(cell, piece)| {
                piece.is_upright() && !piece.turn_record.attacked && opposed(*cell)
            });
            let attacks = worth::main_body(s, side.enemy(), able.count(), weights);
            tally.add(Term::Morale, attacks * weights.break_morale);
            tally.add(Term::Card, -0.5);
        }
        _ => {}
    }
}
