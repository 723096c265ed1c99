//! Everything that can be answered to a question of the rules.

use super::facing::Facing;
use super::scene::BattleId;
use crate::board::Hex;
use crate::kernel::UnitId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An action. In play, counters, hexes and Battles are indices; the protocol writes ids and printed numbers, with the
/// same type. Facings are vertices, 0 to 5: 0 lies between north and north-east (7.1).
#[derive(
    Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(tag = "type", description = "What can be answered to a question of the rules.")]
pub enum Action {
    /// Set-up: put a unit or leader on the map (14.0).
    Place {
        /// The counter.
        unit: UnitId,
        /// Its hex.
        hex: Hex,
    },
    /// Set-up: take a counter off the map again.
    TakeUp {
        /// The counter.
        unit: UnitId,
    },
    /// Set-up: put every counter where the scenario has it.
    SetUpAutomatically,
    /// Set-up: ready.
    SetUpDone,
    /// Set-up: this counter is to be placed next.
    Select {
        /// The counter.
        unit: UnitId,
    },
    /// Name the Battle that Edward's must attack (14.1).
    Designate {
        /// The enemy Battle.
        battle: BattleId,
    },
    /// Put a chit on a track, in the allotment or as a replacement (5.0, 4.0).
    PlaceChit {
        /// The Battle.
        battle: BattleId,
        /// The chit's value, 1 to 4.
        chit: u8,
    },
    /// Allotment: take a chit off a track again.
    TakeChit {
        /// The Battle.
        battle: BattleId,
        /// The chit's value.
        chit: u8,
    },
    /// Allotment: spread the points that are left over the tracks.
    AllotAutomatically,
    /// Allotment: ready.
    AllotDone,
    /// Leave the replacement chit aside (4.0).
    DeclineChit,
    /// Name a Battle and a chit on its track for the initiative; 0 is an empty box (3.B1).
    Bid {
        /// The Battle.
        battle: BattleId,
        /// The chit's value, 0 to 4.
        chit: u8,
    },
    /// Let the other side have the initiative (3.B1).
    Pass,
    /// Begin the move of a unit, of a stack, or of a leader alone (7.0).
    Pick {
        /// The unit; of a stack its top unit; or a leader.
        unit: UnitId,
        /// Whether the other unit of the hex goes along (7.31b).
        stack: bool,
        /// Whether a leader of the same Battle in the hex goes along (7.0).
        leader: bool,
    },
    /// Put the picked counter back.
    PutBack,
    /// Change the order of a stack (7.31).
    Swap {
        /// The unit that comes to the top.
        unit: UnitId,
    },
    /// Step into a neighbouring hex (7.0).
    Step {
        /// The hex.
        hex: Hex,
        /// The enemy hex this counts as a new attack against, if it must count (5.3).
        #[serde(skip_serializing_if = "Option::is_none")]
        against: Option<Hex>,
    },
    /// Go to a hex by the cheapest way, turning where needed; a reaction charge interrupts it (7.0).
    March {
        /// The hex.
        hex: Hex,
        /// The enemy hex this counts as a new attack against, if it must count (5.3).
        #[serde(skip_serializing_if = "Option::is_none")]
        against: Option<Hex>,
    },
    /// Turn the counter that is being moved, set up, adjusted or has advanced (7.11).
    Face {
        /// The unit; the whole hex turns with it, but a unit moving alone.
        unit: UnitId,
        /// The vertex.
        facing: Facing,
    },
    /// End the move (7.0).
    Finish {
        /// Whether the unit goes below the other unit of the hex (7.31).
        below: bool,
    },
    /// Charge: the whole move of cavalry, or its reaction (10.0, 10.3).
    Charge {
        /// The hex charged at.
        target: Hex,
        /// The hex the charge ends in.
        hex: Hex,
        /// The facing at its end.
        facing: Facing,
    },
    /// Shaken cavalry leaves an enemy ZOC by a retreat of two hexes (7.24).
    Withdraw,
    /// Bring a reinforcement onto the map (14.5).
    Enter {
        /// The hex of entry.
        hex: Hex,
        /// The facing there.
        facing: Facing,
    },
    /// End the movement segment.
    EndMovement,
    /// End the adjustment of facings.
    EndAdjustment,
    /// Cavalry retreats before combat (9.42).
    Evade {
        /// The cavalry.
        unit: UnitId,
    },
    /// No more cavalry retreats.
    EndEvasion,
    /// Shoot at a hex (8.5).
    Fire {
        /// Who shoots.
        unit: UnitId,
        /// The enemy hex.
        target: Hex,
    },
    /// End the fire segment.
    EndFire,
    /// Attack a hex (9.1).
    Attack {
        /// The enemy hex.
        target: Hex,
        /// The attacking hexes.
        from: Vec<Hex>,
    },
    /// Choose the attacking hex to roll against (9.1.4).
    Reply {
        /// That hex.
        hex: Hex,
    },
    /// End the melee segment.
    EndMelee,
    /// The next hex of a retreat (9.4.1).
    Retreat {
        /// The unit.
        unit: UnitId,
        /// The hex.
        hex: Hex,
    },
    /// Advance into the vacated hex (9.4).
    Advance {
        /// The unit.
        unit: UnitId,
        /// Whether the other unit of its hex advances too.
        stack: bool,
        /// Whether a leader who could stay goes along.
        leader: bool,
    },
    /// No advance.
    NoAdvance,
    /// Continue the charge with a cavalry unit that took its target hex (10.2).
    ContinueCharge {
        /// The cavalry, the top unit of a stack.
        unit: UnitId,
    },
    /// The charge is not continued, or strikes nobody.
    EndCharge,
    /// Continue the attack for another round (11.0).
    ContinueAttack,
    /// The attack is not continued.
    EndActivation,
    /// Move a Battle with 0 command before the attack continues (3.C7a).
    React {
        /// The Battle.
        battle: BattleId,
    },
    /// No Battle moves.
    NoReaction,
    /// A leader alone makes room for an enemy (6.3).
    Displace {
        /// The leader.
        unit: UnitId,
        /// Where he goes.
        hex: Hex,
    },
    /// Give the game up (14.0).
    Concede,
}
