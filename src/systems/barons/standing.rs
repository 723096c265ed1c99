//! What is wrong with where a counter stands when play begins.

use super::facing::Facing;
use super::rules;
use super::scene::Printed;
use super::stacking::may_stack;
use crate::scenario::Fault;

/// A combat unit that is to stand in a hex when play begins.
pub(super) struct Standing<'a> {
    /// The unit as it is printed.
    pub unit: &'a Printed,
    /// How it faces.
    pub facing: Facing,
}

/// BARONS 7.1, 7.3, 7.31a: what is wrong with a unit among others in a hex.
pub(super) fn stacking_fault(
    at: &str,
    label: &str,
    new: &Standing<'_>,
    others: &[Standing<'_>],
) -> Option<Fault> {
    let other = others.first()?;
    let (unit, friend) = (new.unit, other.unit);
    let pair = format!("{} and {} stand in {label}", unit.id, friend.id);
    let apart = "Give it another hex.";
    let (rule, name, what, todo) = if unit.side != friend.side {
        (rules::MOVEMENT, "enemy", format!("{pair}, which are enemies"), apart)
    } else if others.len() > 1 {
        let what = format!("{} is the third unit in {label}", unit.id);
        (rules::STACKING, "overstacked", what, apart)
    } else if unit.battle != friend.battle {
        let what = format!("{pair}, which are of two Battles");
        (rules::STACK_BATTLE, "other-battle", what, apart)
    } else if !may_stack(unit.class, friend.class) {
        let what = format!("{pair}, whose classes don't stack");
        (rules::STACKING, "pairing", what, apart)
    } else if new.facing != other.facing {
        let what = format!("{pair}, and face differently");
        (rules::FACING, "facing-differs", what, "Let them face alike.")
    } else {
        return None;
    };
    Some(Fault::new(at, name, what, todo).against(rule.section))
}

/// BARONS 7.0: a counter that would start in terrain prohibited to it.
pub(super) fn prohibited(at: &str, label: &str, id: &str) -> Fault {
    let what = format!("{id} starts in {label}, whose terrain is prohibited to it");
    Fault::new(at, "prohibited", what, "Start it elsewhere.").against(rules::MOVEMENT.section)
}
