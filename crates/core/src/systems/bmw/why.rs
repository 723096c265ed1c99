//! Why an action is refused: one value for each way to offend a rule, with the data a sentence needs.

use super::action::Action;
use super::rules;
use super::scene::Scene;
use super::special::{self, with_reasons};
use super::state::State;
use crate::board::Hex;
use crate::kernel::{Rejection, Rule, UnitId};
use crate::scenario::bmw::PhaseName;

with_reasons! {
    /// The hex is not on the map.
    OffMap { label: String } = "off-map",
    /// This is not asked now.
    WrongPhase = "wrong-phase",
    /// The counter is the other side's, or the other side decides.
    NotYourDecision = "not-your-decision",
    /// The counter is not on the map.
    NotOnMap { unit: UnitId } = "not-on-map",
    /// The counter has moved.
    AlreadyMoved { unit: UnitId } = "already-moved",
    /// The hexes are not neighbours.
    NotContiguous = "not-contiguous",
    /// There is no hex to go to.
    EmptyPath = "empty-path",
    /// A way back to its first hex on which nothing happens.
    ComesBack = "comes-back",
    /// Too few movement points.
    MaExceeded { cost: u32, ma: u8 } = "ma-exceeded",
    /// The cheapest of all ways costs too many movement points.
    TooDear { cost: u32, ma: u8 } = "too-dear",
    /// Even the cheapest way without enemies costs too many movement points.
    BeyondAllowance { cost: u32, ma: u8 } = "beyond-allowance",
    /// Nothing stands in the hex.
    NoCounter = "no-counter",
    /// Another counter is picked up.
    PickedUp { unit: UnitId } = "picked-up",
    /// The unit has to be sent somewhere: its hex is no answer.
    PickHex { unit: UnitId } = "pick-hex",
    /// The terrain bars this class.
    ProhibitedTerrain { hex: Hex } = "prohibited-terrain",
    /// Two units in a hex.
    Stacking { hex: Hex } = "stacking",
    /// An enemy unit is there.
    EnemyHex { hex: Hex } = "enemy-hex",
    /// An enemy leader is there, and a leader comes.
    EnemyLeader { hex: Hex } = "enemy-leader",
    /// The unit may not leave the enemy ZOC.
    ExitEzoc { unit: UnitId } = "exit-ezoc",
    /// The move ends in an enemy ZOC.
    MustStop { hex: Hex } = "must-stop",
    /// No archery value.
    NoArchery = "no-archery",
    /// The unit has fired.
    AlreadyFired { unit: UnitId } = "already-fired",
    /// A leader is no target.
    LoneLeader = "lone-leader",
    /// A camp or a trebuchet is no target.
    NotATarget = "not-a-target",
    /// The archer may fire: its target is to be named.
    PickTarget { unit: UnitId } = "pick-target",
    /// The archer has no target.
    NothingInSight { unit: UnitId } = "nothing-in-sight",
    /// No archer of the side is on the map.
    NoArcher = "no-archer",
    /// The nearest archer is too far away.
    ArcherRange { unit: UnitId, distance: u16, range: u8 } = "archer-range",
    /// An archer in range does not see the target.
    ArcherLos { unit: UnitId } = "archer-los",
    /// An archer in range has an adjacent target.
    ArcherPriority { unit: UnitId } = "archer-priority",
    /// A friend is no target.
    OwnUnit = "own-unit",
    /// Offensive fire is closed.
    DeclarationClosed = "declaration-closed",
    /// Too far.
    Range { distance: u16, range: u8 } = "range",
    /// The line of sight is blocked.
    Los = "los",
    /// An adjacent target comes first.
    AdjacentPriority = "adjacent-priority",
    /// The target is disordered already.
    NotEligible = "not-eligible",
    /// The shots of another target must be resolved first.
    OtherTarget = "other-target",
    /// Defensive fire reaches adjacent units only.
    AdjacentOnly = "adjacent-only",
    /// The unit has fought.
    AlreadyFought { unit: UnitId } = "already-fought",
    /// The attack would leave a unit with a duty and nobody to discharge it with.
    Strands { unit: UnitId } = "strands",
    /// A unit still has a duty.
    Obligation { unit: UnitId } = "obligation",
    /// Not every attacker is adjacent to every defender.
    NotAdjacentToAll { attacker: UnitId, defender: UnitId } = "not-adjacent-to-all",
    /// Nobody attacks, or nobody is attacked.
    Empty = "empty",
    /// Camps and trebuchets do not fight.
    NotAFighter = "not-a-fighter",
    /// Nobody that the unit could still attack is adjacent.
    NoOpponent { unit: UnitId } = "no-opponent",
    /// Nobody that could still attack the unit is adjacent.
    NoAttacker { unit: UnitId } = "no-attacker",
    /// The unit and the others of the plan have no opponent in common.
    NoCommonFoe { unit: UnitId } = "no-common-foe",
    /// The unit did not take part.
    NotInvolved = "not-involved",
    /// An enemy ZOC bars the way.
    Ezoc = "ezoc",
    /// The terrain bars the way.
    Prohibited = "prohibited",
    /// A vacant hex must be taken.
    VacantHexAvailable = "vacant-hex-available",
    /// The step does not lead farther away.
    NotFarther = "not-farther",
    /// The unit may not enter an EZOC.
    WayEzoc { unit: UnitId, hex: Hex } = "way-ezoc",
    /// The terrain bars the unit.
    WayTerrain { unit: UnitId, hex: Hex } = "way-terrain",
    /// The unit may not cross a friend, or not end on him.
    WayFriend { unit: UnitId, hex: Hex } = "way-friend",
    /// Farther than the unit may go.
    WayFar { unit: UnitId, limit: usize } = "way-far",
    /// Not as far as the unit must go.
    WayLength { unit: UnitId, needed: usize } = "way-length",
    /// No way of the unit leads there.
    NoWay { unit: UnitId } = "no-way",
    /// Nobody who may advance is next to the hex.
    NobodyBeside = "nobody-beside",
    /// The retreat has the wrong length.
    Length { steps: usize, needed: usize } = "length",
    /// The hex was not vacated in this combat.
    NotVacated = "not-vacated",
    /// One unit only.
    OneUnit = "one-unit",
    /// The unit did not take part on the winning side.
    NotParticipant = "not-participant",
    /// An enemy unit that controls the hex is faster.
    FasterEnemy { enemy: UnitId } = "faster-enemy",
    /// From one enemy ZOC directly into another.
    EzocToEzoc { hex: Hex } = "ezoc-to-ezoc",
    /// An open dot may enter no enemy ZOC while disengaging.
    OpenDotEzoc { hex: Hex } = "open-dot-ezoc",
    /// No charge after disengagement.
    DisengagedCharge = "disengaged-charge",
    /// No solid dot.
    NoSolidDot = "no-solid-dot",
    /// Farther than three hexes.
    TooFar = "too-far",
    /// A hex of the way may not be entered.
    IneligibleHex = "ineligible-hex",
    /// Farther than this advance allows.
    AdvanceLimit { limit: usize } = "advance-limit",
    /// Cavalry retreats three hexes.
    ThreeHexes { needed: usize } = "three-hexes",
    /// No horse archers, or disordered.
    NotHorseArcher = "not-horse-archer",
    /// No change of side in an enemy ZOC.
    FlipInEzoc = "flip-in-ezoc",
    /// No change of side after the first move.
    FlipAfterMove = "flip-after-move",
    /// This unit does not change sides at will.
    NotFlippable = "not-flippable",
    /// A charge needs the front up.
    NotStrongSide = "not-strong-side",
    /// A charge needs a flip to the front in the same phase.
    NotFlippedUp = "not-flipped-up",
    /// A charge crosses clear terrain only.
    ChargeTerrain { hex: Hex } = "charge-terrain",
    /// A charge begins outside enemy ZOC.
    ChargeFromEzoc = "charge-from-ezoc",
    /// A charge ends next to an enemy that may be attacked.
    NoTarget = "no-target",
    /// No retreat before a charge.
    ChargedNoRetreat = "charged-no-retreat",
    /// A charging unit must occupy the hex.
    MustOccupy = "must-occupy",
    /// A leader enters an enemy ZOC only where a friend is.
    LeaderEzoc { hex: Hex } = "leader-ezoc",
    /// Leaders do not attack.
    LeaderMayNotAttack = "leader-may-not-attack",
    /// Leaders are attacked alone in their hex, and by themselves.
    LeadersApart = "leaders-apart",
    /// No leader can rally.
    NoLeader = "no-leader",
    /// Nobody is eliminated.
    NoEliminated = "no-eliminated",
    /// Rally has been tried.
    AlreadyAttempted = "already-attempted",
    /// Not a hex for a rallied unit.
    BadHex = "bad-hex",
    /// A rallied unit does not return in an EZOC.
    RallyEzoc { hex: Hex } = "rally-ezoc",
    /// Without a hex by a leader, it returns at one of its camps.
    CampOnly = "camp-only",
    /// The leader has been used.
    LeaderUsed = "leader-used",
    /// Not a set-up hex of this unit.
    Zone = "zone",
    /// The zone is full.
    ZoneFull = "zone-full",
    /// This counter is not set up now.
    NotPlacedNow = "not-placed-now",
    /// Only certain kinds stand here.
    InfantryOnly = "infantry-only",
    /// One trebuchet in a hex.
    OneTrebuchet = "one-trebuchet-per-hex",
    /// A set-up hex is empty or has too many.
    SiegeLine = "siege-line",
    /// A line hex has neither unit nor ZOC.
    LineGap = "line-gap",
    /// A counter has not been placed.
    Unplaced { unit: UnitId } = "unplaced",
    /// Leaders stand with units.
    LeaderAlone { unit: UnitId } = "leader-alone",
}

/// A refusal of this system.
pub type Refused = Rejection<Why>;

/// Refuses under a rule.
pub fn no<T>(rule: Rule, why: Why) -> Result<T, Refused> {
    Err(Rejection { rule, why })
}

/// BMW 3.2: refuses what the present decision does not ask for.
///
/// # Errors
/// Always.
pub fn not_asked<T>(scene: &Scene, s: &State, action: &Action) -> Result<T, Refused> {
    Err(unasked(scene, s, action))
}

/// BMW 3.2: the refusal of what the present decision does not ask for; an offence against a rule of its own is named by
/// that rule.
#[must_use]
pub fn unasked(scene: &Scene, s: &State, action: &Action) -> Refused {
    if let Some(refused) = special::ALL.iter().find_map(|rule| rule.unasked(s, action)) {
        return refused;
    }
    let (rule, why) = match action {
        Action::Fire { firer, .. }
            if s.phase == PhaseName::Archery && scene.counter(*firer).side == s.active =>
        {
            (rules::OFFENSIVE_ARCHERY, Why::DeclarationClosed)
        }
        _ => (rules::GAME_TURNS, Why::WrongPhase),
    };
    Rejection { rule, why }
}
