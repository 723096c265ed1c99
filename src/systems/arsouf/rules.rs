//! The table of contents: one constant for every numbered section of the board rules of 1975, and for the
//! sections of the computer version's manual that the rules engine enforces. The texts stand in the reference,
//! under the same numbers.

use crate::kernel::{Rule, System};
use crate::scenario::arsouf::PhaseName;

const fn rule(section: &'static str, title: &'static str) -> Rule {
    Rule { system: System::Arsouf, section, title }
}

/// ARSOUF 1.1.
pub const PIECES: Rule = rule("1.1", "The Two Armies");
/// ARSOUF 1.2.
pub const LEADER_PIECES: Rule = rule("1.2", "Leaders");
/// ARSOUF 1.3.
pub const CONDITIONS: Rule = rule("1.3", "States of a Piece");
/// ARSOUF 1.4.
pub const PIECE_NAMES: Rule = rule("1.4", "Names of the Pieces");
/// ARSOUF 2.1.
pub const THE_DIE: Rule = rule("2.1", "The Die");
/// ARSOUF 3.1.
pub const OBJECT: Rule = rule("3.1", "The Crusaders' Goal");
/// ARSOUF 3.2.
pub const PREVENTION: Rule = rule("3.2", "The Moslems' Goal");
/// ARSOUF 3.3.
pub const THE_END: Rule = rule("3.3", "The End of the Game");
/// ARSOUF 4.1.
pub const CHOOSING_SIDES: Rule = rule("4.1", "Choosing Sides");
/// ARSOUF 4.2.
pub const DEPLOYMENT: Rule = rule("4.2", "Setting Up");
/// ARSOUF 4.3.
pub const RIVER: Rule = rule("4.3", "The River and the Ford");
/// ARSOUF 4.4.
pub const STREAM: Rule = rule("4.4", "The Stream");
/// ARSOUF 4.5.
pub const MARSH: Rule = rule("4.5", "Closed Ground");
/// ARSOUF 4.6.
pub const FIRST_TURN: Rule = rule("4.6", "The First Turn");
/// ARSOUF 5.1.
pub const MOVING: Rule = rule("5.1", "Who Moves");
/// ARSOUF 5.2.
pub const ALLOWANCE: Rule = rule("5.2", "Spaces and Allowance");
/// ARSOUF 5.3.
pub const SLOW_PIECES: Rule = rule("5.3", "Slow Pieces and the Road");
/// ARSOUF 5.4.
pub const ONE_PIECE: Rule = rule("5.4", "One Piece in a Hex");
/// ARSOUF 5.5.
pub const WOUNDED_MOVES: Rule = rule("5.5", "Moving Wounded Pieces");
/// ARSOUF 5.6.
pub const FREE_MOVEMENT: Rule = rule("5.6", "No Zones, No Terrain Costs");
/// ARSOUF 5.7.
pub const ARRIVAL: Rule = rule("5.7", "Entering Arsouf");
/// ARSOUF 5.8.
pub const UNDOING: Rule = rule("5.8", "Taking Moves Back");
/// ARSOUF 6.1.
pub const ATTACK_PHASE: Rule = rule("6.1", "After Moving");
/// ARSOUF 6.2.
pub const ATTACKERS: Rule = rule("6.2", "Who May Attack");
/// ARSOUF 6.3.
pub const ATTACK_TOTAL: Rule = rule("6.3", "The Attack Total");
/// ARSOUF 6.4.
pub const DEFENCE_TOTAL: Rule = rule("6.4", "The Defence Total");
/// ARSOUF 6.5.
pub const SUPPORT: Rule = rule("6.5", "Support");
/// ARSOUF 6.6.
pub const LEADERS: Rule = rule("6.6", "The Leader's Bonus");
/// ARSOUF 6.7.
pub const WOUNDS: Rule = rule("6.7", "The Result");
/// ARSOUF 6.8.
pub const KILLS: Rule = rule("6.8", "Losing a Second Time");
/// ARSOUF 6.9.
pub const WOUNDED_DEFENDERS: Rule = rule("6.9", "Wounded Defenders");
/// ARSOUF 6.10.
pub const LOST_LEADERS: Rule = rule("6.10", "Wounded and Lost Leaders");
/// ARSOUF 6.11.
pub const NO_ADVANCE: Rule = rule("6.11", "Nobody Moves in Combat");
/// ARSOUF 6.12.
pub const RECOVERY: Rule = rule("6.12", "Recovery");
/// ARSOUF 6.13.
pub const AFTER_RECOVERY: Rule = rule("6.13", "After Recovery");
/// ARSOUF 7.1.
pub const CHARGING: Rule = rule("7.1", "When a Charge Counts");
/// ARSOUF 7.2.
pub const CHARGE_WAY: Rule = rule("7.2", "The Way of the Charge");
/// ARSOUF 7.3.
pub const CHARGE_END: Rule = rule("7.3", "How Long a Charge Lasts");
/// ARSOUF M5.4.
pub const TAKING_BACK: Rule = rule("M5.4", "Taking a Move Back");
/// ARSOUF M8.1.
pub const TURN_LIMIT: Rule = rule("M8.1", "The Turn Limit");

/// Every section above, in document order.
pub const ALL: [Rule; 40] = [
    PIECES,
    LEADER_PIECES,
    CONDITIONS,
    PIECE_NAMES,
    THE_DIE,
    OBJECT,
    PREVENTION,
    THE_END,
    CHOOSING_SIDES,
    DEPLOYMENT,
    RIVER,
    STREAM,
    MARSH,
    FIRST_TURN,
    MOVING,
    ALLOWANCE,
    SLOW_PIECES,
    ONE_PIECE,
    WOUNDED_MOVES,
    FREE_MOVEMENT,
    ARRIVAL,
    UNDOING,
    ATTACK_PHASE,
    ATTACKERS,
    ATTACK_TOTAL,
    DEFENCE_TOTAL,
    SUPPORT,
    LEADERS,
    WOUNDS,
    KILLS,
    WOUNDED_DEFENDERS,
    LOST_LEADERS,
    NO_ADVANCE,
    RECOVERY,
    AFTER_RECOVERY,
    CHARGING,
    CHARGE_WAY,
    CHARGE_END,
    TAKING_BACK,
    TURN_LIMIT,
];

/// The section about a phase.
#[must_use]
pub const fn phase(phase: PhaseName) -> Rule {
    match phase {
        PhaseName::Deployment => DEPLOYMENT,
        PhaseName::Movement => MOVING,
        PhaseName::Combat => ATTACK_PHASE,
    }
}
