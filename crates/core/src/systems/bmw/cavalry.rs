//! BMW 9.2 to 9.6: what is special about cavalry, but its combat.

use super::rules;
use super::scene::Scene;
use super::state::{Face, Mark, State};
use super::why::{Refused, Why, no};
use crate::board::Hex;
use crate::kernel::UnitId;
use crate::scenario::bmw::{Dot, UnitKind};

/// BMW 9.5, 9.6: whether a unit may be turned over at the start of the movement phase. Dismounted cavalry
/// may in an EZOC, too; heavy cavalry not.
///
/// # Errors
/// The rule that forbids it.
pub fn check_flip(scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
    let counter = scene.counter(unit);
    if counter.side != s.active {
        return no(rules::GAME_TURNS, Why::NotYourDecision);
    }
    if !counter.changes_sides() {
        return no(rules::CHARGES, Why::NotFlippable);
    }
    let Some(hex) = s.hex(unit) else {
        return no(rules::MOVEMENT, Why::NotOnMap { unit });
    };
    let rule = match counter.kind() {
        Some(UnitKind::Dismounted) => rules::DISMOUNTED_CAVALRY,
        _ => rules::CHARGES,
    };
    if !s.flips_open {
        return no(rule, Why::FlipAfterMove);
    }
    if counter.kind() == Some(UnitKind::HeavyCavalry) && s.in_ezoc(counter.side, hex) {
        return no(rules::CHARGES, Why::FlipInEzoc);
    }
    Ok(())
}

/// BMW 9.6, 8.23: whether a unit may charge from where it stands.
///
/// # Errors
/// The rule that forbids it.
pub fn check_charger(scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
    let counter = scene.counter(unit);
    let piece = s.piece(unit);
    let in_ezoc = s.hex(unit).is_some_and(|hex| s.in_ezoc(counter.side, hex));
    if piece.has(Mark::Disengaged) || in_ezoc && s.values(scene, unit).dot != Dot::None {
        return no(rules::DISENGAGEMENT_AND_CHARGE, Why::DisengagedCharge);
    }
    if counter.kind() != Some(UnitKind::HeavyCavalry) || piece.face == Face::Back {
        return no(rules::CHARGES, Why::NotStrongSide);
    }
    if scene.options.charge_requires_flip && !piece.has(Mark::FlippedUp) {
        return no(rules::CHARGES, Why::NotFlippedUp);
    }
    if in_ezoc {
        return no(rules::CHARGES, Why::ChargeFromEzoc);
    }
    Ok(())
}

/// BMW 9.6: a charge ends next to an enemy unit that may be attacked.
#[must_use]
pub fn has_target(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> bool {
    let side = scene.counter(unit).side;
    scene.map.grid.neighbors(hex).any(|(_, n)| {
        s.unit_of(side.enemy(), n).is_some() && !scene.special.walled_against(side, n)
    })
}

/// BMW 9.4: horse archers on their front side may leave before combat when attacking, too.
#[must_use]
pub fn is_ordered_horse_archer(scene: &Scene, s: &State, unit: UnitId) -> bool {
    scene.counter(unit).kind() == Some(UnitKind::HorseArchers) && s.piece(unit).face == Face::Front
}
