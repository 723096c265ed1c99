//! BARONS 7.3, 7.31: who may stand in one hex.

use super::rules;
use super::scene::Scene;
use super::state::State;
use super::why::{Refused, Why, no};
use crate::board::Hex;
use crate::kernel::UnitId;
use crate::scenario::barons::Class;

/// BARONS 7.3: whether two classes may stack.
#[must_use]
pub const fn may_stack(one: Class, other: Class) -> bool {
    matches!(
        (one, other),
        (Class::Inf | Class::MaA, Class::Inf | Class::MaA) | (Class::Horse, Class::Horse)
    )
}

/// BARONS 7.3, 7.31a: whether a unit may join the units of a hex, facing aside.
///
/// # Errors
/// The rule it would break.
pub fn check_join(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> Result<(), Refused> {
    let mut others = s.stack(hex).filter(|&other| other != unit);
    let Some(other) = others.next() else { return Ok(()) };
    if others.next().is_some() {
        return no(rules::STACKING, Why::Full { hex });
    }
    let (own, its) = (scene.unit(unit), scene.unit(other));
    if own.battle != its.battle {
        return no(rules::STACK_BATTLE, Why::OtherBattle { unit: other });
    }
    if !may_stack(own.class, its.class) {
        return no(rules::STACKING, Why::Pairing { unit: other });
    }
    Ok(())
}

/// Whether a unit may join the units of a hex, facing aside.
#[must_use]
pub fn may_join(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> bool {
    check_join(scene, s, unit, hex).is_ok()
}
