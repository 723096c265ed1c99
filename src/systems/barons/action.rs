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
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "Action", description = "What can be answered to a question of the rules.")]
pub enum Act<U, H, B> {
    /// Set-up: put a unit or leader on the map (14.0).
    Place {
        /// The counter.
        unit: U,
        /// Its hex.
        hex: H,
    },
    /// Set-up: take a counter off the map again.
    TakeUp {
        /// The counter.
        unit: U,
    },
    /// Set-up: put every counter where the scenario has it.
    SetUpAutomatically,
    /// Set-up: ready.
    SetUpDone,
    /// Set-up: this counter is to be placed next.
    Select {
        /// The counter.
        unit: U,
    },
    /// Name the Battle that Edward's must attack (14.1).
    Designate {
        /// The enemy Battle.
        battle: B,
    },
    /// Put a chit on a track, in the allotment or as a replacement (5.0, 4.0).
    PlaceChit {
        /// The Battle.
        battle: B,
        /// The chit's value, 1 to 4.
        chit: u8,
    },
    /// Allotment: take a chit off a track again.
    TakeChit {
        /// The Battle.
        battle: B,
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
        battle: B,
        /// The chit's value, 0 to 4.
        chit: u8,
    },
    /// Let the other side have the initiative (3.B1).
    Pass,
    /// Begin the move of a unit, of a stack, or of a leader alone (7.0).
    Pick {
        /// The unit; of a stack its top unit; or a leader.
        unit: U,
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
        unit: U,
    },
    /// Step into a neighbouring hex (7.0).
    Step {
        /// The hex.
        hex: H,
        /// The enemy hex this counts as a new attack against, if it must count (5.3).
        #[serde(skip_serializing_if = "Option::is_none")]
        against: Option<H>,
    },
    /// Go to a hex by the cheapest way, turning where needed; a reaction charge interrupts it (7.0).
    March {
        /// The hex.
        hex: H,
        /// The enemy hex this counts as a new attack against, if it must count (5.3).
        #[serde(skip_serializing_if = "Option::is_none")]
        against: Option<H>,
    },
    /// Turn the counter that is being moved, set up, adjusted or has advanced (7.11).
    Face {
        /// The unit; the whole hex turns with it, but a unit moving alone.
        unit: U,
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
        target: H,
        /// The hex the charge ends in.
        hex: H,
        /// The facing at its end.
        facing: Facing,
    },
    /// Shaken cavalry leaves an enemy ZOC by a retreat of two hexes (7.24).
    Withdraw,
    /// Bring a reinforcement onto the map (14.5).
    Enter {
        /// The hex of entry.
        hex: H,
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
        unit: U,
    },
    /// No more cavalry retreats.
    EndEvasion,
    /// Shoot at a hex (8.5).
    Fire {
        /// Who shoots.
        unit: U,
        /// The enemy hex.
        target: H,
    },
    /// End the fire segment.
    EndFire,
    /// Attack a hex (9.1).
    Attack {
        /// The enemy hex.
        target: H,
        /// The attacking hexes.
        from: Vec<H>,
    },
    /// Choose the attacking hex to roll against (9.1.4).
    Reply {
        /// That hex.
        hex: H,
    },
    /// End the melee segment.
    EndMelee,
    /// The next hex of a retreat (9.4.1).
    Retreat {
        /// The unit.
        unit: U,
        /// The hex.
        hex: H,
    },
    /// Advance into the vacated hex (9.4).
    Advance {
        /// The unit.
        unit: U,
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
        unit: U,
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
        battle: B,
    },
    /// No Battle moves.
    NoReaction,
    /// A leader alone makes room for an enemy (6.3).
    Displace {
        /// The leader.
        unit: U,
        /// Where he goes.
        hex: H,
    },
    /// Give the game up (14.0).
    Concede,
}

/// An action in play.
pub type Action = Act<UnitId, Hex, BattleId>;
/// An action in the protocol's writing.
pub type WireAction = Act<String, String, String>;

impl<U, H, B> Act<U, H, B> {
    /// The same action with its counters, hexes and Battles converted.
    ///
    /// # Errors
    /// Whatever the conversions say.
    pub fn convert<V, I, C, E>(
        &self,
        unit: impl Fn(&U) -> Result<V, E>,
        hex: impl Fn(&H) -> Result<I, E>,
        battle: impl Fn(&B) -> Result<C, E>,
    ) -> Result<Act<V, I, C>, E> {
        let maybe = |h: &Option<H>| h.as_ref().map(&hex).transpose();
        Ok(match self {
            Act::Place { unit: u, hex: h } => Act::Place { unit: unit(u)?, hex: hex(h)? },
            Act::TakeUp { unit: u } => Act::TakeUp { unit: unit(u)? },
            Act::SetUpAutomatically => Act::SetUpAutomatically,
            Act::SetUpDone => Act::SetUpDone,
            Act::Select { unit: u } => Act::Select { unit: unit(u)? },
            Act::Designate { battle: b } => Act::Designate { battle: battle(b)? },
            Act::PlaceChit { battle: b, chit } => {
                Act::PlaceChit { battle: battle(b)?, chit: *chit }
            }
            Act::TakeChit { battle: b, chit } => Act::TakeChit { battle: battle(b)?, chit: *chit },
            Act::AllotAutomatically => Act::AllotAutomatically,
            Act::AllotDone => Act::AllotDone,
            Act::DeclineChit => Act::DeclineChit,
            Act::Bid { battle: b, chit } => Act::Bid { battle: battle(b)?, chit: *chit },
            Act::Pass => Act::Pass,
            Act::Pick { unit: u, stack, leader } => {
                Act::Pick { unit: unit(u)?, stack: *stack, leader: *leader }
            }
            Act::PutBack => Act::PutBack,
            Act::Swap { unit: u } => Act::Swap { unit: unit(u)? },
            Act::Step { hex: h, against } => Act::Step { hex: hex(h)?, against: maybe(against)? },
            Act::March { hex: h, against } => Act::March { hex: hex(h)?, against: maybe(against)? },
            Act::Face { unit: u, facing } => Act::Face { unit: unit(u)?, facing: *facing },
            Act::Finish { below } => Act::Finish { below: *below },
            Act::Charge { target, hex: h, facing } => {
                Act::Charge { target: hex(target)?, hex: hex(h)?, facing: *facing }
            }
            Act::Withdraw => Act::Withdraw,
            Act::Enter { hex: h, facing } => Act::Enter { hex: hex(h)?, facing: *facing },
            Act::EndMovement => Act::EndMovement,
            Act::EndAdjustment => Act::EndAdjustment,
            Act::Evade { unit: u } => Act::Evade { unit: unit(u)? },
            Act::EndEvasion => Act::EndEvasion,
            Act::Fire { unit: u, target } => Act::Fire { unit: unit(u)?, target: hex(target)? },
            Act::EndFire => Act::EndFire,
            Act::Attack { target, from: f } => Act::Attack {
                target: hex(target)?,
                from: f.iter().map(&hex).collect::<Result<_, _>>()?,
            },
            Act::Reply { hex: h } => Act::Reply { hex: hex(h)? },
            Act::EndMelee => Act::EndMelee,
            Act::Retreat { unit: u, hex: h } => Act::Retreat { unit: unit(u)?, hex: hex(h)? },
            Act::Advance { unit: u, stack, leader } => {
                Act::Advance { unit: unit(u)?, stack: *stack, leader: *leader }
            }
            Act::NoAdvance => Act::NoAdvance,
            Act::ContinueCharge { unit: u } => Act::ContinueCharge { unit: unit(u)? },
            Act::EndCharge => Act::EndCharge,
            Act::ContinueAttack => Act::ContinueAttack,
            Act::EndActivation => Act::EndActivation,
            Act::React { battle: b } => Act::React { battle: battle(b)? },
            Act::NoReaction => Act::NoReaction,
            Act::Displace { unit: u, hex: h } => Act::Displace { unit: unit(u)?, hex: hex(h)? },
            Act::Concede => Act::Concede,
        })
    }
}
