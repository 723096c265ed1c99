//! The procedures of the system as one closed enum.

use super::archery::{DefensiveFire, OffensiveFire};
use super::combat::Combat;
use super::leaders::Escape;
use super::movement::Movement;
use super::one_combat::{
    Advances, ArchersLeave, CombatFacts, DefendersLeave, FeignedRetreat, LoneLeaders, Losses,
    Occupation, Pursuit, Resolution, Retreats, SecondAdvance,
};
use super::rally::Rally;
use super::reorganization::Reorganization;
use super::sequence::{Course, PlayerTurn};
use super::setup::SetUp;
use super::special::with_procedures;
use super::system::Bmw;
use super::walk::Walk;

with_procedures! {
    Bmw;
    /// The game.
    Course,
    /// A side sets up.
    SetUp,
    /// A player turn.
    PlayerTurn,
    /// The movement phase.
    Movement,
    /// A counter on its way.
    Walk,
    /// Leaders without a unit get away.
    Escape,
    /// The active side shoots.
    OffensiveFire,
    /// The other side shoots back.
    DefensiveFire,
    /// The combat phase.
    Combat,
    /// A combat: attacked leaders leave.
    LoneLeaders,
    /// A combat: defenders leave, feign or stay.
    DefendersLeave,
    /// A combat: a feigned retreat.
    FeignedRetreat,
    /// A combat: who follows it.
    Pursuit,
    /// A combat: attacking horse archers leave or stay.
    ArchersLeave,
    /// A combat: odds and die.
    Resolution,
    /// A combat: who is lost.
    Losses,
    /// A combat: the beaten retreat.
    Retreats,
    /// A combat: a charger occupies.
    Occupation,
    /// A combat: a second horse unit advances.
    SecondAdvance,
    /// A combat: the advance.
    Advances,
    /// The reorganization phase.
    Reorganization,
    /// A rally.
    Rally,
}

impl Frame {
    /// The combat that is being fought, if the procedure is a part of one.
    #[must_use]
    pub fn combat(&self) -> Option<&CombatFacts> {
        match self {
            Frame::LoneLeaders(it) => Some(&it.combat),
            Frame::DefendersLeave(it) => Some(&it.combat),
            Frame::FeignedRetreat(it) => Some(&it.combat),
            Frame::Pursuit(it) => Some(&it.combat),
            Frame::ArchersLeave(it) => Some(&it.combat),
            Frame::Resolution(it) => Some(&it.combat),
            Frame::Losses(it) => Some(&it.combat),
            Frame::Retreats(it) => Some(&it.combat),
            Frame::Occupation(it) => Some(&it.combat),
            Frame::SecondAdvance(it) => Some(&it.combat),
            Frame::Advances(it) => Some(&it.combat),
            _ => None,
        }
    }
}
