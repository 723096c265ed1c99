//! Why an action is refused: one value for each way to offend a rule, with the data a sentence needs.

use super::rules;
use crate::board::Hex;
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
    /// Every piece has its space already.
    AllPlaced = "E_PHASE",
    /// This piece is the one to be placed.
    Chosen { unit: UnitId } = "E_PHASE",
    /// A piece is picked up, and is moved or put back first.
    Picked { unit: UnitId } = "E_PHASE",
    /// Nothing is picked up.
    NothingPicked = "E_PHASE",
    /// Pieces are left to be deployed.
    DeployIncomplete { left: usize } = "E_DEPLOY_INCOMPLETE",
    /// The piece is not on the board.
    OffBoard { unit: UnitId } = "E_OFF_BOARD",
    /// There is no such piece.
    NoSuchPiece = "E_OFF_BOARD",
    /// No piece stands there.
    Empty = "E_EMPTY",
    /// The piece has moved.
    Moved { unit: UnitId } = "E_MOVED",
    /// A move leads to another space.
    Here { unit: UnitId } = "E_RANGE",
    /// Too far: so many spaces by the shortest open way or, if no way is open, in a straight line; the piece moves `most`
    /// of them, along a road `road`.
    Range { spaces: u16, open: bool, most: u8, road: u8 } = "E_RANGE",
    /// The terrain is closed: marsh, sea, what is not in play.
    Terrain = "E_TERRAIN",
    /// The board has no such space.
    OffMap = "E_TERRAIN",
    /// Closed terrain lies on the way.
    TerrainBars { at: Hex } = "E_TERRAIN",
    /// A closed hexside lies on the way: the river.
    River { from: Hex, to: Hex } = "E_TERRAIN",
    /// A closed hexside lies between two pieces.
    RiverBetween { unit: UnitId, target: UnitId } = "E_TERRAIN",
    /// A forest lies on the way, and a move ends there, under an option.
    Forest { at: Hex } = "E_FOREST",
    /// A piece holds the space.
    Blocked { by: UnitId } = "E_BLOCKED",
    /// A piece bars the way.
    Bars { by: UnitId, at: Hex } = "E_BLOCKED",
    /// The other side may not enter the goal.
    Goal = "E_ARSOUF",
    /// A piece that enters its goal leaves the board: it does not stand there.
    Arrives = "E_ARSOUF",
    /// The goal lies on the way of a piece of the other side.
    GoalBars { at: Hex } = "E_ARSOUF",
    /// The goal lies on the way, and a move ends there.
    GoalEnds { at: Hex } = "E_ARSOUF",
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
    /// The piece's attack is announced already.
    Announced { unit: UnitId } = "E_ATTACKED",
    /// The target does not adjoin the attacker.
    NotAdjacent { unit: UnitId, target: UnitId } = "E_NOT_ADJACENT",
    /// The target is no enemy on the board.
    Target { target: UnitId } = "E_TARGET",
    /// The piece has no target at all.
    NoTarget { unit: UnitId } = "E_NOT_ADJACENT",
    /// Baggage does not attack, under an option.
    Baggage { unit: UnitId } = "E_BAGGAGE",
    /// No win is claimed, under an option.
    PlayedOut = "E_CLAIM",
    /// Only the side with the goal claims, in its own half-turn.
    NoClaimant = "E_CLAIM",
    /// Enemies on the board can still prevent the win.
    Hindered { enemies: usize } = "E_CLAIM",
    /// Too few pieces can still arrive in time.
    TooLate = "E_CLAIM",
}

/// A refusal of this system.
pub type Refused = Rejection<Why>;

/// A refusal under a rule.
#[must_use]
pub const fn because(rule: Rule, why: Why) -> Refused {
    Rejection { rule, why }
}

/// Refuses under a rule.
pub fn no<T>(rule: Rule, why: Why) -> Result<T, Refused> {
    Err(because(rule, why))
}

/// ARSOUF 6.1: phases do not mix: this is not what is asked now.
pub fn not_asked<T>() -> Result<T, Refused> {
    no(rules::ATTACK_PHASE, Why::Phase)
}

/// ARSOUF 6.1: only what is picked up can be put back.
pub fn check_picked(picked: Option<UnitId>) -> Result<(), Refused> {
    if picked.is_some() { Ok(()) } else { no(rules::ATTACK_PHASE, Why::NothingPicked) }
}

/// ARSOUF 6.1: what is picked up is moved, attacks or is put back before anything else is done.
pub fn check_put_down(picked: Option<UnitId>) -> Result<(), Refused> {
    picked.map_or(Ok(()), |unit| no(rules::ATTACK_PHASE, Why::Picked { unit }))
}
