//! Why an action is refused: one value for each way to offend a rule, with the data a sentence needs.

use super::rules;
use crate::kernel::{Rejection, Rule, UnitId};
use crate::reasons;

reasons! {
    /// This is not asked in this phase.
    Phase = "E_PHASE",
    /// The piece is the other side's.
    Side { unit: UnitId } = "E_SIDE",
    /// The space is not in the side's own area.
    DeployZone = "E_DEPLOY_ZONE",
    /// Another piece is in the space.
    Occupied { by: UnitId } = "E_OCCUPIED",
    /// Pieces are left to be deployed.
    DeployIncomplete { left: usize } = "E_DEPLOY_INCOMPLETE",
    /// The piece is not on the board.
    OffBoard { unit: UnitId } = "E_OFF_BOARD",
    /// The piece has moved.
    Moved { unit: UnitId } = "E_MOVED",
    /// Too far.
    Range { most: u8 } = "E_RANGE",
    /// The terrain is closed: marsh, sea, what is not in play.
    Terrain = "E_TERRAIN",
    /// The hexside is closed: the river.
    River = "E_TERRAIN",
    /// A piece holds the space, or pieces bar the way.
    Blocked { by: Option<UnitId> } = "E_BLOCKED",
    /// The other side may not enter the goal.
    Goal = "E_ARSOUF",
    /// There is no move to take back.
    NothingToTakeBack { unit: UnitId } = "E_UNDO",
    /// Somebody stands where the move began.
    OriginTaken { by: UnitId } = "E_UNDO",
    /// Only the last move may be taken back.
    NotTheLast = "E_UNDO",
    /// A piece that has arrived stays away.
    HasArrived { unit: UnitId } = "E_UNDO",
    /// A wounded piece does not attack.
    Wounded { unit: UnitId } = "E_WOUNDED",
    /// The piece has attacked.
    Attacked { unit: UnitId } = "E_ATTACKED",
    /// The target does not adjoin the attacker.
    NotAdjacent { unit: UnitId, target: UnitId } = "E_NOT_ADJACENT",
    /// The target is no enemy on the board.
    Target { target: UnitId } = "E_TARGET",
    /// The piece has no target at all.
    NoTarget { unit: UnitId } = "E_NOT_ADJACENT",
    /// Baggage does not attack, under an option.
    Baggage { unit: UnitId } = "E_BAGGAGE",
    /// The win can still be prevented.
    NoClaim = "E_CLAIM",
}

/// A refusal of this system.
pub type Refused = Rejection<Why>;

/// Refuses under a rule.
pub fn no<T>(rule: Rule, why: Why) -> Result<T, Refused> {
    Err(Rejection { rule, why })
}

/// ARSOUF 6.1: phases do not mix: this is not what is asked now.
pub fn not_asked<T>() -> Result<T, Refused> {
    no(rules::ATTACK_PHASE, Why::Phase)
}
