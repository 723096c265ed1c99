//! What is wrong with where a counter stands when play begins.

use super::facing::Facing;
use super::rules;
use super::scene::Printed;
use super::stacking::may_stack;
use crate::phrase;
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
    let pair = phrase!("fault-and-stand-in", id = unit.id, other = friend.id, label = label);
    let apart = phrase!("fault-give-it-another-hex");
    let (rule, name, what, todo) = if unit.side != friend.side {
        (rules::MOVEMENT, "enemy", phrase!("fault-which-are-enemies", pair = pair), apart)
    } else if others.len() > 1 {
        let what = phrase!("fault-is-the-third-unit", id = unit.id, label = label);
        (rules::STACKING, "overstacked", what, apart)
    } else if unit.battle != friend.battle {
        let what = phrase!("fault-which-are-of-two", pair = pair);
        (rules::STACK_BATTLE, "other-battle", what, apart)
    } else if !may_stack(unit.class, friend.class) {
        let what = phrase!("fault-whose-classes-do-not", pair = pair);
        (rules::STACKING, "pairing", what, apart)
    } else if new.facing != other.facing {
        let what = phrase!("fault-and-face-differently", pair = pair);
        (rules::FACING, "facing-differs", what, phrase!("fault-let-them-face-alike"))
    } else {
        return None;
    };
    Some(Fault::new(at, name, what, todo).against(rule.section))
}

/// BARONS 7.0: a counter that would start in terrain prohibited to it.
pub(super) fn prohibited(at: &str, label: &str, id: &str) -> Fault {
    let what = phrase!("fault-starts-in-whose-terrain", id = id, label = label);
    Fault::new(at, "prohibited", what, phrase!("fault-start-it-elsewhere"))
        .against(rules::MOVEMENT.section)
}
