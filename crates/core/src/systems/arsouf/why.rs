//! Why an action is refused: one value for each way to offend a rule, with the data a sentence needs.

use super::rules;
use crate::board::Hex;
use crate::kernel::{Rejection, Rule, UnitId};
use crate::reasons;

reasons! {
    /// This is not asked in this phase.
    Phase = "phase",
    /// The piece is the other side's.
    Side { unit: UnitId } = "side",
    /// The space is not in the side's own area.
    DeployZone = "deploy-zone",
    /// Another piece is in the space.
    Occupied { by: UnitId } = "occupied",
    /// Every piece has its space already.
    AllPlaced = "phase",
    /// This piece is the one to be placed.
    Chosen { unit: UnitId } = "phase",
    /// A piece is picked up, and is moved or put back first.
    Picked { unit: UnitId } = "phase",
    /// Nothing is picked up.
    NothingPicked = "phase",
    /// Pieces are left to be deployed.
    DeployIncomplete { left: usize } = "deploy-incomplete",
    /// The piece is not on the board.
    OffBoard { unit: UnitId } = "off-board",
    /// There is no such piece.
    NoSuchPiece = "off-board",
    /// No piece stands there.
    Empty = "empty",
    /// The piece has moved.
    Moved { unit: UnitId } = "moved",
    /// A move leads to another space.
    Here { unit: UnitId } = "range",
    /// Too far: so many spaces by the shortest open way or, if no way is open, in a straight line; the piece moves `most`
    /// of them, along a road `road`.
    Range { spaces: u16, open: bool, most: u8, road: u8 } = "range",
    /// The terrain is closed: marsh, sea, what is not in play.
    Terrain = "terrain",
    /// The board has no such space.
    OffMap = "terrain",
    /// Closed terrain lies on the way.
    TerrainBars { at: Hex } = "terrain",
    /// A closed hexside lies on the way: the river.
    River { from: Hex, to: Hex } = "terrain",
    /// A closed hexside lies between two pieces.
    RiverBetween { unit: UnitId, target: UnitId } = "terrain",
    /// A forest lies on the way, and a move ends there, under an option.
    Forest { at: Hex } = "forest",
    /// A piece holds the space.
    Blocked { by: UnitId } = "blocked",
    /// A piece bars the way.
    Bars { by: UnitId, at: Hex } = "blocked",
    /// The other side may not enter the goal.
    Goal = "arsouf",
    /// A piece that enters its goal leaves the board: it does not stand there.
    Arrives = "arsouf",
    /// The goal lies on the way of a piece of the other side.
    GoalBars { at: Hex } = "arsouf",
    /// The goal lies on the way, and a move ends there.
    GoalEnds { at: Hex } = "arsouf",
    /// There is no move to take back.
    NothingToTakeBack { unit: UnitId } = "undo",
    /// Somebody stands where the move began.
    OriginTaken { by: UnitId } = "undo",
    /// Only the last move may be taken back.
    NotTheLast = "undo",
    /// A piece that has arrived stays away.
    HasArrived { unit: UnitId } = "undo",
    /// A wounded piece does not attack.
    Wounded { unit: UnitId } = "wounded",
    /// The piece has attacked.
    Attacked { unit: UnitId } = "attacked",
    /// The piece's attack is announced already.
    Announced { unit: UnitId } = "attacked",
    /// The target does not adjoin the attacker.
    NotAdjacent { unit: UnitId, target: UnitId } = "not-adjacent",
    /// The target is no enemy on the board.
    Target { target: UnitId } = "target",
    /// The piece has no target at all.
    NoTarget { unit: UnitId } = "not-adjacent",
    /// Baggage does not attack, under an option.
    Baggage { unit: UnitId } = "baggage",
    /// No win is claimed, under an option.
    PlayedOut = "claim",
    /// Only the side with the goal claims, in its own half-turn.
    NoClaimant = "claim",
    /// Enemies on the board can still prevent the win.
    Hindered { enemies: usize } = "claim",
    /// Too few pieces can still arrive in time.
    TooLate = "claim",
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
pub const fn unasked() -> Refused {
    because(rules::ATTACK_PHASE, Why::Phase)
}

/// ARSOUF 6.1: refuses what is not asked now.
pub fn not_asked<T>() -> Result<T, Refused> {
    Err(unasked())
}

/// ARSOUF 6.1: only what is picked up can be put back.
pub fn check_picked(picked: Option<UnitId>) -> Result<(), Refused> {
    if picked.is_some() { Ok(()) } else { no(rules::ATTACK_PHASE, Why::NothingPicked) }
}

/// ARSOUF 6.1: what is picked up is moved, attacks or is put back before anything else is done.
pub fn check_put_down(picked: Option<UnitId>) -> Result<(), Refused> {
    picked.map_or(Ok(()), |unit| no(rules::ATTACK_PHASE, Why::Picked { unit }))
}
