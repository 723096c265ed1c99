//! Everything that can be answered to a question of the rules.

use super::special::with_answers;
use crate::board::{Hex, Reach};
use crate::kernel::UnitId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Hexes of a way, without the start.
pub type Path = SmallVec<[Hex; 12]>;
/// Counters.
pub type Units = SmallVec<[UnitId; 8]>;

/// The way to a reached hex, in order.
#[must_use]
pub fn way(reach: &Reach, to: Hex) -> Path {
    let mut path = Path::from_elem(to, reach.steps(to));
    reach.fill_way(to, &mut path);
    path
}

with_answers! {
    /// An action. In play, counters and hexes are indices; the protocol writes ids and printed numbers.
    #[derive(
        Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
    )]
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    #[schemars(tag = "type", description = "What can be answered to a question of the rules.")]
    pub enum Action {
        /// Set-up and deployment: put a counter on a hex (also one that stands elsewhere already).
        Place {
            /// The counter.
            unit: UnitId,
            /// The hex.
            hex: Hex,
        },
        /// Set-up and deployment: take a counter off the map again.
        TakeUp {
            /// The counter.
            unit: UnitId,
        },
        /// Set-up and deployment: put everything where the scenario has it.
        SetUpHistorically,
        /// Set-up and deployment: ready.
        SetUpDone,
        /// Movement, set-up: pick a counter up to see where it can go.
        Select {
            /// The counter.
            unit: UnitId,
        },
        /// Put the picked counter back.
        PutBack,
        /// Movement: move a counter along a way.
        Move {
            /// The counter.
            unit: UnitId,
            /// The hexes it enters, in order.
            path: Path,
            /// Whether it charges (9.6).
            #[serde(default)]
            charge: bool,
        },
        /// Movement: turn heavy or dismounted cavalry over (9.5, 9.6).
        Flip {
            /// The unit.
            unit: UnitId,
        },
        /// End the movement phase.
        EndMovement,
        /// Archery: shoot, or declare a shot.
        Fire {
            /// The shooting unit.
            firer: UnitId,
            /// The unit shot at.
            target: UnitId,
        },
        /// Archery: no more shots.
        EndFire,
        /// Combat: take a unit, own or enemy, into the planned combat.
        Engage {
            /// The unit.
            unit: UnitId,
        },
        /// Combat: take a unit out of the planned combat.
        Release {
            /// The unit.
            unit: UnitId,
        },
        /// Combat: attack as planned.
        Commit,
        /// Combat: drop the plan.
        CallOff,
        /// Combat: declare and begin an attack at once.
        Attack {
            /// The attacking units.
            attackers: Units,
            /// The defending units, or a lone leader.
            defenders: Units,
        },
        /// End the combat phase.
        EndCombat,
        /// Leave before combat (8.3, 9.4).
        RetreatBeforeCombat {
            /// The unit.
            unit: UnitId,
            /// The hexes it enters, in order.
            path: Path,
        },
        /// Stay and fight.
        Stand {
            /// The unit.
            unit: UnitId,
        },
        /// Remove a unit as a loss (7.6).
        Lose {
            /// The unit.
            unit: UnitId,
        },
        /// Retreat after combat (7.8, 9.2).
        Retreat {
            /// The unit.
            unit: UnitId,
            /// The hexes it enters, in order.
            path: Path,
        },
        /// Advance after combat (7.9, 9.2, 9.6).
        Advance {
            /// The unit.
            unit: UnitId,
            /// The hexes it enters, in order.
            path: Path,
        },
        /// Do not advance.
        Hold,
        /// A lone leader leaves (10.4).
        LeaderRetreat {
            /// The leader.
            leader: UnitId,
            /// The hexes entered, in order.
            path: Path,
        },
        /// A leader goes with the unit.
        LeaderGoes {
            /// The leader.
            leader: UnitId,
        },
        /// A leader stays behind.
        LeaderStays {
            /// The leader.
            leader: UnitId,
        },
        /// Throw for a unit's reorganization (11.1).
        ReorgRoll {
            /// The unit.
            unit: UnitId,
        },
        /// Leave a unit as it is.
        SkipReorg {
            /// The unit.
            unit: UnitId,
        },
        /// Try to rally (11.2).
        Rally,
        /// Do not try.
        NoRally,
        /// Put a rallied unit on the map (11.2, 15.5).
        PlaceRally {
            /// The unit.
            unit: UnitId,
            /// The hex.
            hex: Hex,
        },
    }
}

impl Action {
    /// The counter that an action leads along a way.
    #[must_use]
    pub fn walker(&self) -> Option<UnitId> {
        match self {
            Action::Move { unit, .. }
            | Action::RetreatBeforeCombat { unit, .. }
            | Action::Retreat { unit, .. }
            | Action::Advance { unit, .. } => Some(*unit),
            Action::LeaderRetreat { leader, .. } => Some(*leader),
            _ => None,
        }
    }

    /// Where that way ends.
    #[must_use]
    pub fn end(&self) -> Option<Hex> {
        match self {
            Action::Move { path, .. }
            | Action::RetreatBeforeCombat { path, .. }
            | Action::Retreat { path, .. }
            | Action::Advance { path, .. }
            | Action::LeaderRetreat { path, .. } => path.last().copied(),
            _ => None,
        }
    }
}
