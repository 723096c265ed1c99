//! BARONS 9.1 to 9.3, 8.5: what rolls may be expected to do, over every face of the die.

use super::super::facing::Facing;
use super::super::fire;
use super::super::melee::{self, Roll, Strikers};
use super::super::scene::{Scene, Traits};
use super::super::state::State;
use super::terms::Term;
use super::weights::Weights;
use super::worth;
use crate::board::{Direction, Hex};
use crate::kernel::{Tally, UnitId};
use crate::scenario::barons::Class;
use smallvec::{SmallVec, smallvec};

/// How much own losses count now: a battle has to be decided some time.
pub fn care(s: &State, weights: &Weights) -> f64 {
    weights.care * weights.patience / f64::from(s.turn).max(weights.patience)
}

/// The chances of so many hits.
pub type Chances = SmallVec<[f64; 16]>;

/// The chances of a roll's hits.
fn chances(scene: &Scene, roll: &Roll) -> [f64; 4] {
    let sides = roll.sides(scene);
    let mut chances = [0.0; 4];
    for face in 1..=sides {
        chances[usize::from(roll.hits(scene, face)).min(3)] += 1.0 / f64::from(sides);
    }
    chances
}

/// A chance in hundredths.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a chance is between 0 and 1
fn percent(chance: f64) -> u8 {
    (100.0 * chance).round() as u8
}

/// The chances of the sum of two numbers of hits.
fn and(one: &Chances, other: [f64; 4]) -> Chances {
    let mut both: Chances = smallvec![0.0; one.len() + 3];
    for (i, a) in one.iter().enumerate() {
        for (j, b) in other.iter().enumerate() {
            both[i + j] += a * b;
        }
    }
    both
}

/// What hits with these chances cost those who hold a hex.
fn cost(scene: &Scene, s: &State, hex: Hex, chances: &[f64]) -> f64 {
    let tolls = (0_u8..).zip(chances).skip(1).filter(|&(_, &chance)| chance > 0.0);
    tolls.map(|(hits, &chance)| chance * worth::toll(scene, s, hex, hits)).sum()
}

/// What one roll costs those against whom it is made.
pub fn of_roll(scene: &Scene, s: &State, roll: &Roll) -> f64 {
    cost(scene, s, roll.at, &chances(scene, roll))
}

/// The chance of a roll to hit at all, in hundredths.
pub fn chance(scene: &Scene, roll: &Roll) -> u8 {
    percent(1.0 - chances(scene, roll)[0])
}

/// What attackers do to those who hold a hex, all together.
pub fn strike(scene: &Scene, s: &State, target: Hex, parties: &[Strikers]) -> f64 {
    cost(scene, s, target, &hits(scene, s, target, parties))
}

/// The chances of the hits of all attackers together.
fn hits(scene: &Scene, s: &State, target: Hex, parties: &[Strikers]) -> Chances {
    let from: SmallVec<[Hex; 6]> = parties.iter().map(|party| party.hex).collect();
    let none: Chances = smallvec![1.0];
    parties.iter().fold(none, |all, party| {
        and(&all, chances(scene, &melee::attack(scene, s, target, party, &from)))
    })
}

/// What the worst reply does to attackers.
pub fn reply(scene: &Scene, s: &State, target: Hex, parties: &[Strikers]) -> f64 {
    let replies = parties.iter().map(|party| melee::reply(scene, s, target, party));
    replies.map(|roll| of_roll(scene, s, &roll)).fold(0.0, f64::max)
}

/// What an attack may be expected to bring: the harm it does less the worst reply.
pub fn exchange(
    scene: &Scene,
    s: &State,
    target: Hex,
    parties: &[Strikers],
    weights: &Weights,
) -> f64 {
    let mut sum = 0.0;
    blows(scene, s, target, parties, weights, &mut sum);
    sum
}

/// The harm that an attack does, and the worst reply.
pub fn blows(
    scene: &Scene,
    s: &State,
    target: Hex,
    parties: &[Strikers],
    weights: &Weights,
    tally: &mut impl Tally<Term>,
) {
    let Some(unit) = s.top(target).filter(|_| !parties.is_empty()) else { return };
    let hits = hits(scene, s, target, parties);
    let blow = Term::Blow { target: unit, chance: percent(1.0 - hits[0]) };
    tally.add(blow, cost(scene, s, target, &hits));
    let reply = care(s, weights) * reply(scene, s, target, parties);
    tally.add(Term::Reply { by: unit }, -reply);
}

/// The unshaken units of a hex, as they would attack.
pub fn able(s: &State, hex: Hex) -> Strikers {
    Strikers { hex, units: s.stack(hex).filter(|&unit| !s.unit(unit).shaken).collect() }
}

/// What cavalry that comes from a distance does to those who hold a hex, less their reply.
pub fn charge(scene: &Scene, s: &State, cavalry: Hex, target: Hex, weights: &Weights) -> f64 {
    let riders: SmallVec<[UnitId; 2]> = s.stack(cavalry).collect();
    let defenders: SmallVec<[UnitId; 2]> = s.stack(target).collect();
    let class = melee::class_of(scene, s, &defenders);
    let strength = |units: &[UnitId]| units.iter().map(|&unit| s.strength(scene, unit)).sum();
    let roll = |at: Hex, class: Class, against: Class, strength: u8| Roll {
        from: at,
        at,
        attack: true,
        class,
        against,
        strength,
        types: scene.tables.types[against as usize][class as usize],
        flank: 0,
        rear: 0,
        concentric: 0,
        slope: 0,
        leader: None,
        charge: 0,
    };
    let blow = of_roll(scene, s, &roll(target, Class::Horse, class, strength(&riders)));
    let reply = of_roll(scene, s, &roll(cavalry, class, Class::Horse, strength(&defenders)));
    blow - care(s, weights) * reply
}

/// BARONS 8.5: what a shot may be expected to do.
pub fn shot(scene: &Scene, s: &State, unit: UnitId, target: Hex) -> f64 {
    let Some(from) = s.hex(unit) else { return 0.0 };
    let range = super::super::facing::distance(&scene.map.grid, from, target);
    let adds = fire::adds(scene, s, unit, target);
    let tolls = (1..=10)
        .map(|face| worth::toll(scene, s, target, fire::hits(scene, face, adds, range)) / 10.0);
    tolls.sum()
}

/// The enemy hexes in front of a facing.
pub fn ahead<'a>(
    scene: &'a Scene,
    s: &'a State,
    unit: UnitId,
    hex: Hex,
    facing: Facing,
) -> impl Iterator<Item = Hex> + 'a {
    let front = facing.front().into_iter();
    front.filter_map(move |direction| beside(scene, s, unit, hex, direction))
}

/// The enemy hex in a direction that a unit could step into.
pub fn beside(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    hex: Hex,
    direction: Direction,
) -> Option<Hex> {
    let Traits { side, mode } = scene.traits_of(unit);
    scene.cost(mode, hex, direction)?;
    scene.beside(hex, direction).filter(|&to| s.is_enemy(scene, to, side))
}
