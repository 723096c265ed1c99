//! ACIES 12: a target withdraws from an attack.

use super::action::Withdrawal;
use super::check;
use super::field::{Cell, Line};
use super::rules;
use super::scene::{Scene, is_cavalry, is_foot, is_heavy};
use super::state::State;
use super::why::{Refused, Why, no};
use crate::scenario::acies::UnitType;

/// ACIES 12.3: what the die of the much faster one gains.
pub const MUCH_FASTER: i8 = -2;

/// How sure a withdrawal is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// It succeeds.
    Automatic,
    /// A die with this added, no higher than this.
    Roll {
        /// What is added to the die.
        adds: i8,
        /// The highest result that succeeds.
        value: u8,
    },
}

impl Chance {
    /// The same as a number from 0 to 1.
    #[must_use]
    pub fn chance(self) -> f64 {
        match self {
            Chance::Automatic => 1.0,
            Chance::Roll { adds, value } => check::chance(adds, value),
        }
    }
}

/// ACIES 12.1 to 12.7: whether a target may withdraw in this way, and how sure it is.
///
/// # Errors
/// Why not.
pub fn check(
    scene: &Scene,
    s: &State,
    (attacker, target): (Cell, Cell),
    trapped: bool,
    how: Withdrawal,
) -> Result<Chance, Refused> {
    let (Some(foe), Some(own)) = (s.field.at(attacker), s.field.at(target)) else {
        return no(rules::WITHDRAWAL, Why::Empty { cell: target });
    };
    if trapped {
        return no(rules::WITHDRAWAL, Why::Trapped { cell: target });
    }
    if !own.is_upright() {
        return no(rules::WITHDRAWAL, Why::CannotWithdraw { cell: target });
    }
    let in_melee = target.line == Line::Melee;
    let home = Cell::first(own.side, target.column);
    if in_melee != (how == Withdrawal::Line) || !(in_melee || target == home) {
        return no(rules::WITHDRAWAL_WAYS, Why::WrongLine { cell: target });
    }
    if in_melee && !s.field.is_free(home) {
        return no(rules::WITHDRAWAL_WAYS, Why::NoRoom { cell: home });
    }
    let (own_kind, foe_kind) = (scene.kind_type(own.kind), scene.kind_type(foe.kind));
    let slips = match how {
        Withdrawal::Line if own_kind == UnitType::Sk => {
            is_foot(foe_kind) && foe_kind != UnitType::Sk
        }
        Withdrawal::Line => is_cavalry(own_kind) && is_foot(foe_kind),
        Withdrawal::Hand if own_kind == UnitType::Sk => {
            is_heavy(foe_kind) || foe_kind == UnitType::Mi
        }
        Withdrawal::Hand | Withdrawal::Stay => false,
    };
    if slips {
        return Ok(Chance::Automatic);
    }
    let (fast, slow) = (scene.unit(own.kind).mobility, scene.unit(foe.kind).mobility);
    if fast <= slow {
        return no(rules::WITHDRAWAL, Why::TooSlow { cell: target });
    }
    let adds = if fast > 2 * slow { MUCH_FASTER } else { 0 };
    let value = match how {
        Withdrawal::Line => scene.options.withdraw_melee,
        Withdrawal::Hand => scene.options.withdraw_hand,
        Withdrawal::Stay => scene.options.withdraw_stay,
    };
    Ok(Chance::Roll { adds, value })
}

impl Withdrawal {
    /// Every way.
    pub const ALL: [Withdrawal; 3] = [Withdrawal::Line, Withdrawal::Hand, Withdrawal::Stay];
}
