//! The procedures of the system as one closed enum.

use super::attack_phase::Attacks;
use super::movement::Movement;
use super::sequence::Course;
use super::setup::SetUp;
use super::system::Arsouf;
use crate::procedures;

procedures! {
    Arsouf;
    /// The game.
    Course,
    /// A side deploys.
    SetUp,
    /// A side moves.
    Movement,
    /// A side attacks.
    Attacks,
}
