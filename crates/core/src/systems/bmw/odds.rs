//! BMW 7.2, 7.5, 10.2, 11.3: strengths, odds and shifts of a combat. Pure: the forecast and the combat use
//! the same numbers.

use super::charts::crt::{Crt, OddsColumn};
use super::scene::Scene;
use super::state::{Face, Mark, State};
use crate::board::Hex;
use crate::kernel::UnitId;
use crate::scenario::bmw::Halves;
use crate::scenario::options::{ChargeMultiplier, Multi};

/// One unit's share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Share {
    /// The unit.
    pub unit: UnitId,
    /// Printed strength of the side that is up.
    pub printed: u32,
    /// Strength with charge multiplier and leader.
    pub strength: u32,
    /// The leader's bonus in it (10.2).
    pub leader: u32,
    /// Whether it is halved (7.5).
    pub halved: bool,
}

/// The odds of a combat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Shares of the attackers.
    pub attackers: Vec<Share>,
    /// Shares of the defenders.
    pub defenders: Vec<Share>,
    /// The attackers' total.
    pub attack: u32,
    /// The defenders' total.
    pub defence: u32,
    /// The place on the endless ladder of odds before shifts.
    pub ratio: i64,
    /// Shifts to the left for the defenders' terrain.
    pub terrain: u32,
    /// Shifts to the left for demoralization.
    pub demoralized: u32,
    /// Where it ends.
    pub odds_column: OddsColumn,
}

/// BMW 7.2: the odds of these attackers against these defenders as things stand.
#[must_use]
pub fn odds(scene: &Scene, s: &State, attackers: &[UnitId], defenders: &[UnitId]) -> Odds {
    let attacking: Vec<Share> = attacking(scene, s, attackers, defenders).collect();
    let defending: Vec<Share> = defenders.iter().map(|&unit| share(scene, s, unit)).collect();
    let attack = total(&attacking);
    let defence = total(&defending);
    let ratio = Crt::ratio(attack, defence);
    let terrain = terrain_shift(scene, s, attackers, defenders);
    let demoralized = demoralized(scene, s, attackers);
    let odds_column = scene.crt.shifted(ratio, terrain + demoralized, scene.options.shift_model);
    Odds {
        attackers: attacking,
        defenders: defending,
        attack,
        defence,
        ratio,
        terrain,
        demoralized,
        odds_column,
    }
}

/// BMW 7.5: the shares of the attackers, and whether they are halved.
fn attacking<'a>(
    scene: &'a Scene,
    s: &'a State,
    attackers: &'a [UnitId],
    defenders: &'a [UnitId],
) -> impl Iterator<Item = Share> + 'a {
    let into_swamp = attacks_into_halving(scene, s, defenders);
    attackers.iter().map(move |&unit| {
        let halved = into_swamp || halves_out_of(scene, s, unit, defenders);
        Share { halved, ..share(scene, s, unit) }
    })
}

fn total(shares: &[Share]) -> u32 {
    let (mut full, mut halved) = (0, 0);
    for share in shares {
        *if share.halved { &mut halved } else { &mut full } += share.strength;
    }
    summed(full, halved)
}

/// BMW 7.5: the halved shares are added and halved once, rounding up; the others count in full.
#[must_use]
pub fn summed(full: u32, halved: u32) -> u32 {
    full + halved.div_ceil(2)
}

/// BMW 11.3: shifts to the left for the attackers' demoralization.
fn demoralized(scene: &Scene, s: &State, attackers: &[UnitId]) -> u32 {
    attackers.first().map_or(0, |&unit| u32::from(s.demoralized[scene.counter(unit).side]))
}

/// BMW 10.2: a unit's share of either side, unhalved: one leader of the hex, the highest, adds his value.
#[must_use]
pub fn share(scene: &Scene, s: &State, unit: UnitId) -> Share {
    let counter = scene.counter(unit);
    let piece = s.piece(unit);
    let printed = u32::from(counter.face(piece.face).strength);
    let charges = piece.has(Mark::Charging) && piece.face == Face::Front;
    let charged = if charges { charging(scene, printed) } else { printed };
    let leader = s.hex(unit).map_or(0, |hex| s.leader_value(scene, counter.side, hex)).into();
    Share { unit, printed, strength: charged + leader, leader, halved: false }
}

/// RUL-61: the strength with which heavy cavalry of a printed strength charges.
#[must_use]
pub fn charging(scene: &Scene, printed: u32) -> u32 {
    match scene.options.charge_multiplier {
        ChargeMultiplier::None => printed,
        ChargeMultiplier::X15 => (printed * 3).div_ceil(2),
        ChargeMultiplier::X2 => printed * 2,
    }
}

fn hexes<'a>(s: &'a State, units: &'a [UnitId]) -> impl Iterator<Item = Hex> + 'a {
    units.iter().filter_map(|&u| s.hex(u))
}

/// BMW 7.5, RUL-36: whether the attack goes into halving terrain.
fn attacks_into_halving(scene: &Scene, s: &State, defenders: &[UnitId]) -> bool {
    !defenders.is_empty()
        && any_or_all_halve(scene, hexes(s, defenders).map(|hex| halves_into(scene, hex)))
}

/// BMW 7.5: whether attacks into a hex are halved.
#[must_use]
pub fn halves_into(scene: &Scene, hex: Hex) -> bool {
    scene.halves(hex) == Halves::IntoAndOutOf
}

/// RUL-36: whether an attack is halved by the ground of several defenders, by that of each.
#[must_use]
pub fn any_or_all_halve(scene: &Scene, mut halves: impl Iterator<Item = bool>) -> bool {
    match scene.options.swamp_multi {
        Multi::Any => halves.any(|halves| halves),
        Multi::All => halves.all(|halves| halves),
    }
}

/// BMW 7.5: whether an attacker attacks out of halving terrain or across a halving hexside.
fn halves_out_of(scene: &Scene, s: &State, attacker: UnitId, defenders: &[UnitId]) -> bool {
    let Some(from) = s.hex(attacker) else { return false };
    hexes(s, defenders).any(|to| halves_from(scene, from, to))
}

/// BMW 7.5: whether an attack from a hex into its neighbour is halved by the ground it comes from, or by the hexside.
#[must_use]
pub fn halves_from(scene: &Scene, from: Hex, to: Hex) -> bool {
    let across = |d| {
        let features = scene.map.features(from, d);
        let mut kinds = scene.features.iter().enumerate();
        kinds.any(|(number, &(_, halves))| halves && features >> number & 1 == 1)
    };
    scene.halves(from) != Halves::None || scene.map.grid.direction(from, to).is_some_and(across)
}

/// BMW 7.5, RUL-34: the shift for a defender on a hill when no attacker is on one.
fn terrain_shift(scene: &Scene, s: &State, attackers: &[UnitId], defenders: &[UnitId]) -> u32 {
    let shift = |hex: Hex| u32::from(scene.effects(hex).shift);
    if hexes(s, attackers).any(|hex| shift(hex) > 0) {
        return 0;
    }
    shift_of_several(scene, hexes(s, defenders).map(shift))
}

/// RUL-34: the shift by the ground of several defenders, by that of each.
#[must_use]
pub fn shift_of_several(scene: &Scene, shifts: impl Iterator<Item = u32>) -> u32 {
    match scene.options.hill_multi {
        Multi::Any => shifts.max(),
        Multi::All => shifts.min(),
    }
    .unwrap_or(0)
}
