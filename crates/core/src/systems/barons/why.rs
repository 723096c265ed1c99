//! Why an action is refused: one value for each way to offend a rule, with the data a sentence needs.

use super::action::Action;
use super::rules;
use super::scene::{BattleId, MovementMode, Scene};
use crate::board::Hex;
use crate::kernel::{Rejection, Rule, UnitId};
use crate::reasons;

reasons! {
    /// This is not asked now.
    NotNow = "not-now",
    /// The counter is the other side's.
    NotYours { unit: UnitId } = "not-yours",
    /// The Battle is the other side's.
    NotYourBattle { battle: BattleId } = "not-your-battle",
    /// The Battle of the counter is not active.
    NotActive { unit: UnitId } = "not-active",
    /// The counter is not on the map.
    OffMap { unit: UnitId } = "off-map",
    /// The counter is a leader, or is not one.
    WrongCounter { unit: UnitId } = "wrong-counter",
    /// The hex is outside the set-up area of the Battle.
    SetUpArea { unit: UnitId } = "set-up-area",
    /// Counters are still to be set up.
    NotSetUp { left: usize } = "not-set-up",
    /// Points are still to be allotted.
    PointsLeft { left: u16 } = "points-left",
    /// There are not so many points left.
    NoPoints { left: u16 } = "no-points",
    /// The points that remain would not fit into the boxes that remain.
    WouldNotFit = "would-not-fit",
    /// The track has no empty box.
    TrackFull { battle: BattleId } = "track-full",
    /// The leader may not have another 4-chit.
    TooManyFours { battle: BattleId, most: u8 } = "too-many-fours",
    /// There is no such chit on the track.
    NoChit { battle: BattleId, chit: u8 } = "no-chit",
    /// No such chit exists.
    BadChit { chit: u8 } = "bad-chit",
    /// The Battle is eliminated or not on the map.
    NotInPlay { battle: BattleId } = "not-in-play",
    /// The Battle comes later, with a chit of its own track.
    NotYet { battle: BattleId, activation: u16 } = "not-yet",
    /// The chit must be higher than the one offered.
    NotHigher { chit: u8 } = "not-higher",
    /// It must be the highest usable chit.
    NotHighest { chit: u8 } = "not-highest",
    /// The counter has moved.
    Moved { unit: UnitId } = "moved",
    /// Out of command.
    OutOfCommand { unit: UnitId } = "out-of-command",
    /// Another unit is being moved.
    Moving { unit: UnitId } = "moving",
    /// There is no second unit, or no leader, to go along.
    NobodyElse { unit: UnitId } = "nobody-else",
    /// The unit stands below another, or the stack can't be moved so.
    NotOnTop { unit: UnitId } = "not-on-top",
    /// The hex is not in front.
    NotInFront { hex: Hex } = "not-in-front",
    /// The hex does not adjoin.
    NotAdjacent { hex: Hex } = "not-adjacent",
    /// The terrain of the hex is closed, or, from a certain hex, the slope is too steep.
    Prohibited { from: Option<Hex>, hex: Hex } = "prohibited",
    /// The cheapest way costs more than is left.
    TooFar { cost: u16, left: u8 } = "too-far",
    /// It stands there.
    Here { hex: Hex } = "here",
    /// The riding leader can't keep up.
    LeaderTooSlow { unit: UnitId } = "leader-too-slow",
    /// An enemy holds the hex.
    EnemyHeld { hex: Hex } = "enemy-held",
    /// The unit stands in an enemy ZOC.
    InZoc { unit: UnitId } = "in-zoc",
    /// The unit has entered an enemy ZOC in this move.
    Stopped { unit: UnitId } = "stopped",
    /// An enemy ZOC over a hex on the way ends the steps there.
    ZocStops { hex: Hex } = "zoc-stops",
    /// Shaken units don't enter an enemy ZOC.
    ShakenZoc { unit: UnitId, hex: Hex } = "shaken-zoc",
    /// Units of a Broken Battle don't enter an enemy ZOC.
    BrokenZoc { battle: BattleId, hex: Hex } = "broken-zoc",
    /// A unit out of command doesn't enter an enemy ZOC.
    OutOfCommandZoc { unit: UnitId, hex: Hex } = "out-of-command-zoc",
    /// The chit allows no entry into an enemy ZOC.
    ZeroZoc { hex: Hex } = "zero-zoc",
    /// A leader alone enters no enemy ZOC.
    LeaderZoc { hex: Hex } = "leader-zoc",
    /// The chit allows no further new attack.
    AttackLimit { most: u8, hex: Hex } = "attack-limit",
    /// The enemy hex exerts no ZOC there, or counts already.
    NotAgainst { hex: Hex } = "not-against",
    /// A unit out of command stays away from the enemy.
    OutOfCommandNear { unit: UnitId, hex: Hex } = "out-of-command-near",
    /// The hex is full.
    Full { hex: Hex } = "full",
    /// The other unit belongs to another Battle.
    OtherBattle { unit: UnitId } = "other-battle",
    /// The classes don't stack.
    Pairing { unit: UnitId } = "pairing",
    /// A stack does not pass another unit.
    StackThrough { hex: Hex } = "stack-through",
    /// A unit does not pass a stack.
    ThroughStack { hex: Hex } = "through-stack",
    /// The move could not end legally any more.
    NoEnd { hex: Hex } = "no-end",
    /// Units of one hex must face alike.
    FacingDiffers { unit: UnitId } = "facing-differs",
    /// It faces that way already.
    SameFacing = "same-facing",
    /// No such vertex.
    BadFacing { facing: u8 } = "bad-facing",
    /// A turn would cost more than is left.
    NoPointsToTurn = "no-points-to-turn",
    /// It has turned.
    Turned { unit: UnitId } = "turned",
    /// It is too far from the active units to adjust.
    TooFarToAdjust { unit: UnitId } = "too-far-to-adjust",
    /// Only unshaken cavalry charges.
    CannotCharge { unit: UnitId } = "cannot-charge",
    /// The charge must be the whole move.
    ChargeFirst = "charge-first",
    /// The target is too near for a planned charge.
    ChargeNear { hex: Hex } = "charge-near",
    /// The target is not in sight.
    NoSight { from: Hex, hex: Hex } = "no-sight",
    /// There is no way for a charge that ends there.
    NoChargeWay { hex: Hex } = "no-charge-way",
    /// There is no way for a charge with one wheel.
    OneWheel { hex: Hex } = "one-wheel",
    /// Charges pass nobody, and somebody stands in a hex on the way.
    ChargeThrough { hex: Hex } = "charge-through",
    /// Cavalry that reacts must charge the unit that set it off.
    MustCharge { hex: Hex } = "must-charge",
    /// Cavalry that can't charge that unit charges the nearest enemy.
    NearerTarget { hex: Hex } = "nearer-target",
    /// Charges neither enter nor strike into this terrain.
    ChargeTerrain { hex: Hex } = "charge-terrain",
    /// The Battle is Shaken or Broken: it neither attacks nor charges.
    BattleDown { battle: BattleId } = "battle-down",
    /// Edward's Battle may attack only the Battle that was named.
    EdwardBound { battle: BattleId } = "edward-bound",
    /// There is no way of two hexes for a voluntary retreat.
    NoRetreat { unit: UnitId } = "no-retreat",
    /// Only Shaken cavalry in command and in an enemy ZOC withdraws.
    NoWithdrawal { unit: UnitId } = "no-withdrawal",
    /// Only cavalry in command next to enemy foot evades.
    NoEvasion { unit: UnitId } = "no-evasion",
    /// The unit does not fire.
    NoFire { unit: UnitId } = "no-fire",
    /// It has fired.
    Fired { unit: UnitId } = "fired",
    /// Of two infantry only the top one fires.
    BelowInfantry { unit: UnitId } = "below-infantry",
    /// No enemy is there to be shot at.
    NoTarget { hex: Hex } = "no-target",
    /// Out of range.
    OutOfRange { unit: UnitId, far: u8, most: u8 } = "out-of-range",
    /// Behind the firer.
    BehindFirer { unit: UnitId, hex: Hex } = "behind-firer",
    /// Too near to be shot at.
    RangeOne { unit: UnitId, hex: Hex } = "range-one",
    /// Nobody is within the range of a unit.
    NobodyInRange { unit: UnitId, most: u8 } = "nobody-in-range",
    /// Nobody of the side can shoot.
    NobodyFires = "nobody-fires",
    /// The target is not active.
    TargetNotActive { hex: Hex } = "target-not-active",
    /// There are no enemies in the hex to be attacked.
    NoEnemy { hex: Hex } = "no-enemy",
    /// The hex has been attacked.
    AttackedHex { hex: Hex } = "attacked-hex",
    /// The hex has attacked.
    HasAttacked { hex: Hex } = "has-attacked",
    /// No unit of the active Battle is next to the hex.
    NobodyNear { hex: Hex } = "nobody-near",
    /// No enemy is next to the hex.
    NoEnemyNear { hex: Hex } = "no-enemy-near",
    /// No unit in the hex may attack.
    NobodyAttacks { hex: Hex } = "nobody-attacks",
    /// The unit is Shaken and starts no melee.
    ShakenMelee { unit: UnitId } = "shaken-melee",
    /// The unit fired at another hex.
    FiredElsewhere { unit: UnitId } = "fired-elsewhere",
    /// A charger attacks its target only.
    ChargerTarget { hex: Hex } = "charger-target",
    /// Foot does not attack together with chargers.
    FootWithCharger { unit: UnitId } = "foot-with-charger",
    /// A charger has not attacked its target yet.
    ChargerOwes { unit: UnitId } = "charger-owes",
    /// The attack names no hex, or one twice.
    BadAttack = "bad-attack",
    /// That hex does not attack.
    NotAttacking { hex: Hex } = "not-attacking",
    /// It is not in front of the defender.
    ReplyFront { hex: Hex } = "reply-front",
    /// The hex is no step of a retreat.
    RetreatAway { hex: Hex } = "retreat-away",
    /// A retreat does not enter an enemy ZOC.
    RetreatZoc { hex: Hex } = "retreat-zoc",
    /// A retreat does not pass this friend.
    RetreatFriend { hex: Hex } = "retreat-friend",
    /// A retreat does not climb a steep slope.
    RetreatSteep { hex: Hex } = "retreat-steep",
    /// The retreat would have to end on the friends in the hex.
    RetreatStop { hex: Hex } = "retreat-stop",
    /// Another way leads farther, as the retreat must.
    RetreatShort { hex: Hex } = "retreat-short",
    /// The unit can't advance.
    CannotAdvance { unit: UnitId } = "cannot-advance",
    /// The advance leads into another hex.
    AdvanceInto { hex: Hex } = "advance-into",
    /// Nobody stands in the hex.
    NobodyThere { hex: Hex } = "nobody-there",
    /// Every counter is set up.
    AllSetUp = "all-set-up",
    /// The move has begun.
    HasBegun { unit: UnitId } = "has-begun",
    /// The hex is no place of entry, or not for this Battle any more.
    NoEntry { hex: Hex } = "no-entry",
    /// Every hex of entry is held or full: the unit waits for a later activation.
    EntryBlocked { unit: UnitId } = "entry-blocked",
    /// The leader can't go there.
    LeaderPlace { hex: Hex } = "leader-place",
    /// The attack can't be continued.
    NoContinuation = "no-continuation",
    /// Only an enemy Battle in play can be named.
    CannotName { battle: BattleId } = "cannot-name",
}

/// A refusal of this system.
pub type Refused = Rejection<Why>;

/// BARONS 7.0: why a step is closed to somebody: the terrain, or the slope between the two hexes.
#[must_use]
pub fn closed(scene: &Scene, mode: MovementMode, from: Hex, hex: Hex) -> Why {
    let from = scene.terrain(hex).costs[mode as usize].map(|_| from);
    Why::Prohibited { from, hex }
}

/// Refuses under a rule.
pub fn no<T>(rule: Rule, why: Why) -> Result<T, Refused> {
    Err(Rejection { rule, why })
}

/// BARONS 3.0: refuses an action outside its segment.
///
/// # Errors
/// Always.
pub fn not_now<T>(action: &Action) -> Result<T, Refused> {
    Err(unasked(action))
}

/// BARONS 3.0: an action outside its segment is refused under the rule of the action itself.
#[must_use]
pub fn unasked(action: &Action) -> Refused {
    let rule = match action {
        Action::Place { .. }
        | Action::TakeUp { .. }
        | Action::SetUpAutomatically
        | Action::SetUpDone
        | Action::Select { .. }
        | Action::Concede => rules::SCENARIOS,
        Action::Designate { .. } => rules::EDWARD,
        Action::PlaceChit { .. }
        | Action::TakeChit { .. }
        | Action::AllotAutomatically
        | Action::AllotDone => rules::CHITS,
        Action::DeclineChit => rules::REPLACEMENT,
        Action::Bid { .. } | Action::Pass => rules::INITIATIVE,
        Action::Pick { .. }
        | Action::PutBack
        | Action::Step { .. }
        | Action::March { .. }
        | Action::Finish { .. }
        | Action::EndMovement => rules::MOVEMENT,
        Action::Swap { .. } => rules::STACK_RULES,
        Action::Face { .. } => rules::CHANGING_FACING,
        Action::Charge { .. } => rules::CHARGES,
        Action::Withdraw => rules::LEAVING_ZOC,
        Action::Enter { .. } => rules::REINFORCEMENTS,
        Action::EndAdjustment => rules::ADJUSTMENT,
        Action::Evade { .. } | Action::EndEvasion => rules::EVASION,
        Action::Fire { .. } | Action::EndFire => rules::FIRE,
        Action::Attack { .. } | Action::EndMelee => rules::MELEE,
        Action::Reply { .. } => rules::REPLY,
        Action::Retreat { .. } => rules::RETREAT,
        Action::Advance { .. } | Action::NoAdvance => rules::ADVANCE,
        Action::ContinueCharge { .. } | Action::EndCharge => rules::CHARGE_CONTINUATION,
        Action::ContinueAttack | Action::EndActivation => rules::CONTINUATION,
        Action::React { .. } | Action::NoReaction => rules::CONTINUATION_SEGMENT,
        Action::Displace { .. } => rules::LEADER_CASUALTIES,
    };
    Rejection { rule, why: Why::NotNow }
}
