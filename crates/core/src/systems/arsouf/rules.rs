//! The table of contents: one constant for every numbered section of the board rules of 1975, and for the
//! sections of the computer version's manual that the rules engine enforces. The texts stand in the reference,
//! under the same numbers.

use crate::kernel::Rule;
use crate::rules;
use crate::scenario::arsouf::PhaseName;

rules! {
    Arsouf "ARSOUF";
    sections {
        PIECES = "1.1";
        LEADER_PIECES = "1.2";
        CONDITIONS = "1.3";
        PIECE_NAMES = "1.4";
        THE_DIE = "2.1";
        OBJECT = "3.1";
        PREVENTION = "3.2";
        THE_END = "3.3";
        CHOOSING_SIDES = "4.1";
        DEPLOYMENT = "4.2";
        RIVER = "4.3";
        STREAM = "4.4";
        MARSH = "4.5";
        FIRST_TURN = "4.6";
        MOVING = "5.1";
        ALLOWANCE = "5.2";
        SLOW_PIECES = "5.3";
        ONE_PIECE = "5.4";
        WOUNDED_MOVES = "5.5";
        FREE_MOVEMENT = "5.6";
        ARRIVAL = "5.7";
        UNDOING = "5.8";
        ATTACK_PHASE = "6.1";
        ATTACKERS = "6.2";
        ATTACK_TOTAL = "6.3";
        DEFENCE_TOTAL = "6.4";
        SUPPORT = "6.5";
        LEADERS = "6.6";
        WOUNDS = "6.7";
        KILLS = "6.8";
        WOUNDED_DEFENDERS = "6.9";
        LOST_LEADERS = "6.10";
        NO_ADVANCE = "6.11";
        RECOVERY = "6.12";
        AFTER_RECOVERY = "6.13";
        CHARGING = "7.1";
        CHARGE_WAY = "7.2";
        CHARGE_END = "7.3";
        TAKING_BACK = "M5.4";
        TURN_LIMIT = "M8.1";
    }
    chapters {
    }
}

/// The section about a phase.
#[must_use]
pub const fn phase(phase: PhaseName) -> Rule {
    match phase {
        PhaseName::Deployment => DEPLOYMENT,
        PhaseName::Movement => MOVING,
        PhaseName::Combat => ATTACK_PHASE,
    }
}
