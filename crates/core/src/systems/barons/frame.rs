//! The procedures of the system as one closed enum. BARONS 14.0: a side may give up at any of its decisions.

use super::action::Action;
use super::adjustment::Adjustment;
use super::advance::Advance;
use super::charging::Charging;
use super::chits::{Allotment, Replacement};
use super::continuation::Continuation;
use super::damage::Aftermath;
use super::displace::Displace;
use super::edward::Designation;
use super::evasion::Evasion;
use super::fire::Fire;
use super::initiative::Bid;
use super::melee_resolution::MeleeResolution;
use super::melee_segment::MeleeSegment;
use super::movement::Movement;
use super::mover::Mover;
use super::mutate;
use super::reaction::Reaction;
use super::recoil::Recoil;
use super::retreat::Retreat;
use super::round::Round;
use super::sequence::Course;
use super::setup::SetUp;
use super::system::Barons;
use crate::procedures;

procedures! {
    Barons, always Action::Concede => mutate::concede;
    /// The game.
    Course,
    /// A side sets up.
    SetUp,
    /// Edward's target is named.
    Designation,
    /// A side allots its chits.
    Allotment,
    /// A side places a replacement chit.
    Replacement,
    /// The bid for the initiative.
    Bid,
    /// A round of an activation.
    Round,
    /// The movement segment.
    Movement,
    /// One move.
    Mover,
    /// Enemy cavalry checks whether it charges.
    Reaction,
    /// A charge by itself.
    Charging,
    /// The defending side turns units.
    Adjustment,
    /// Cavalry may avoid combat.
    Evasion,
    /// A fire segment.
    Fire,
    /// The melee segment.
    #[serde(rename = "assault")]
    MeleeSegment,
    /// One melee.
    #[serde(rename = "combat")]
    MeleeResolution,
    /// The advance after it.
    Advance,
    /// What hits bring.
    Aftermath,
    /// A retreat.
    Retreat,
    /// A leader alone makes room.
    Displace,
    /// Chargers fall back.
    Recoil,
    /// The attack may continue.
    Continuation,
}
