//! Why nobody shoots at a unit, or an archer at nobody.

use super::super::archery::{
    archery, check_archer, check_defensive, check_offensive, check_shot_at,
};
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::{Mark, State};
use super::super::why::{Refused, Why};
use super::Pointed;
use crate::board::Hex;
use crate::kernel::{Rejection, Rule, Side, UnitId};

/// BMW 6.1, 6.3, 6.4: in the active side's fire.
#[must_use]
pub fn at_offensive(
    scene: &Scene,
    s: &State,
    declared: &[(UnitId, UnitId)],
    pointed: &Pointed,
) -> Vec<Refused> {
    let check = |firer, target| check_offensive(scene, s, (firer, target), declared);
    at(scene, s, s.active, pointed, check, |(_, range)| range)
}

/// BMW 6.1, 6.5: in the inactive side's fire.
#[must_use]
pub fn at_defensive(scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
    let check = |firer, target| check_defensive(scene, s, (firer, target));
    at(scene, s, s.active.enemy(), pointed, check, |_| 1)
}

fn at(
    scene: &Scene,
    s: &State,
    side: Side,
    pointed: &Pointed,
    check: impl Fn(UnitId, UnitId) -> Result<(), Refused>,
    reach: impl Fn((u8, u8)) -> u8,
) -> Vec<Refused> {
    let refused = |rule: Rule, why: Why| vec![Rejection { rule, why }];
    let Some(&unit) = pointed.counters.first() else {
        return refused(rules::ARCHERY, Why::NoCounter);
    };
    if scene.counter(unit).side == side {
        if let Err(reason) = check_archer(scene, s, unit, side) {
            return vec![reason];
        }
        let enemies = || s.units_on_map(scene, side.enemy());
        let fires = enemies().any(|(target, _)| check(unit, target).is_ok());
        return if fires {
            refused(rules::ARCHERY, Why::PickTarget { unit })
        } else if s.piece(unit).has(Mark::Fired) || is_spent(&enemies, &check, unit) {
            refused(rules::ARCHERY, Why::AlreadyFired { unit })
        } else {
            refused(rules::RANGED_FIRE, Why::NothingInSight { unit })
        };
    }
    let hex = match check_shot_at(scene, s, unit, side) {
        Ok(hex) => hex,
        Err(reason) => return vec![reason],
    };
    let grid = &scene.map.grid;
    let archers: Vec<(UnitId, u16, u8)> = s
        .units_on_map(scene, side)
        .filter_map(|(firer, at)| {
            Some((firer, grid.distance(at, hex), reach(archery(scene, s, firer)?)))
        })
        .collect();
    let near = archers.iter().filter(|&&(_, distance, range)| distance <= u16::from(range));
    let reasons: Vec<Refused> =
        near.filter_map(|&(firer, ..)| check(firer, unit).err().map(|r| named(r, firer))).collect();
    if !reasons.is_empty() {
        return reasons;
    }
    let nearest = archers
        .iter()
        .min_by_key(|&&(_, distance, range)| (distance.saturating_sub(range.into()), distance));
    match nearest {
        None => refused(rules::ARCHERY, Why::NoArcher),
        Some(_) if side != s.active => refused(rules::DEFENSIVE_ARCHERY, Why::AdjacentOnly),
        Some(&(unit, distance, range)) => {
            refused(rules::RANGED_FIRE, Why::ArcherRange { unit, distance, range })
        }
    }
}

/// Whether the archer has declared its shot already.
fn is_spent<I: Iterator<Item = (UnitId, Hex)>>(
    enemies: &impl Fn() -> I,
    check: &impl Fn(UnitId, UnitId) -> Result<(), Refused>,
    unit: UnitId,
) -> bool {
    let spent = |refused: Refused| matches!(refused.why, Why::AlreadyFired { .. });
    enemies().any(|(target, _)| check(unit, target).is_err_and(spent))
}

/// The reason of one archer among several.
fn named(refused: Refused, unit: UnitId) -> Refused {
    let why = match refused.why {
        Why::Los => Why::ArcherLos { unit },
        Why::AdjacentPriority => Why::ArcherPriority { unit },
        why => why,
    };
    Rejection { why, ..refused }
}
