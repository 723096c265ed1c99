//! The procedures of the system as one closed enum. ACIES 17.5: each offers exactly what may be answered. ACIES 14.6: a
//! side may give up at any decision.

use super::action::Action;
use super::arrivals::Arrivals;
use super::attack::Attacks;
use super::attack_resolution::AttackResolution;
use super::discard::Discards;
use super::encircling::Encircling;
use super::initiative::Initiative;
use super::manoeuvre::{Moves, Readying};
use super::missile::Shots;
use super::rally::Rallies;
use super::reaction::Reaction;
use super::scout::Scouting;
use super::sequence::Course;
use super::setup::SetUp;
use super::system::Acies;
use super::victory;
use crate::procedures;

procedures! {
    Acies, always Action::Concede => victory::concede;
    /// The game.
    Course,
    /// A side deploys.
    SetUp,
    /// Phase 1.
    Scouting,
    /// Phase 2.
    Encircling,
    /// Phase 3: moves.
    Moves,
    /// Phase 3: readying.
    Readying,
    /// Phase 3: playing units.
    Arrivals,
    /// Reaction fire.
    Reaction,
    /// Phase 4.
    Shots,
    /// Phase 5.
    Attacks,
    /// One attack.
    #[serde(rename = "assault")]
    AttackResolution,
    /// Phase 6: discard and draw.
    Discards,
    /// Phase 6: Rally.
    Rallies,
    /// Phase 6: Initiative.
    Initiative,
}
