//! Everything that happens on the table.

use super::action::{Path, Units};
use super::rules;
use super::special::with_events;
use super::state::Level;
use crate::board::Hex;
use crate::kernel::{Rule, Side, UnitId};
use crate::scenario::bmw::{CombatResult, PhaseName};
use schemars::JsonSchema;
use serde::Serialize;

/// Why a counter moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "Manner")]
pub enum MoveKind {
    /// Its own move (4.1).
    Move,
    /// A move as a charge (9.6).
    Charge,
    /// Retreat before combat (8.3).
    BeforeCombat,
    /// A feigned retreat (15.1).
    Feint,
    /// Pursuit of a feigned retreat (15.1).
    Follow,
    /// Retreat after combat (7.8, 9.2).
    Retreat,
    /// Advance after combat (7.9, 9.2).
    Advance,
    /// A lone leader's escape (10.4).
    Escape,
}

impl MoveKind {
    /// The rule by which it moves so.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            MoveKind::Move => rules::MOVEMENT,
            MoveKind::Charge => rules::CHARGES,
            MoveKind::BeforeCombat => rules::RETREAT_BEFORE_COMBAT,
            MoveKind::Feint | MoveKind::Follow => rules::KARR_WA_FARR,
            MoveKind::Retreat => rules::RETREATS,
            MoveKind::Advance => rules::ADVANCES,
            MoveKind::Escape => rules::LONE_LEADERS,
        }
    }
}

/// Why a unit was turned over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "TurnedBy")]
pub enum Turned {
    /// By its owner's choice (9.5, 9.6).
    Choice,
    /// Hit by archery (6.2).
    Archery,
    /// It retreated through friends, or was run through (7.8).
    RunThrough,
    /// A plain retreat, under an option (7.8).
    Retreat,
    /// Dismounted cavalry mounts to retreat (9.5).
    Mounted,
    /// Its charge is over (9.6).
    ChargeOver,
    /// It reorganized (11.1).
    Reorganized,
    /// The strategic withdrawal reorganizes everybody (15.5).
    Withdrawal,
}

impl Turned {
    /// The rule that turns it.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Turned::Choice | Turned::ChargeOver => rules::CHARGES,
            Turned::Archery => rules::ARCHERY_PROCEDURE,
            Turned::RunThrough | Turned::Retreat => rules::RETREATS,
            Turned::Mounted => rules::DISMOUNTED_CAVALRY,
            Turned::Reorganized => rules::REORGANIZATION,
            Turned::Withdrawal => rules::STRATEGIC_WITHDRAWAL,
        }
    }
}

/// Why a unit was eliminated, or a leader lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// As a loss in combat (7.6).
    Loss,
    /// No way to retreat (7.8, 9.2).
    NoRetreat,
    /// Scattered to plunder a camp (15.2).
    Plunder,
    /// A lone leader without a way out (10.4).
    Trapped,
}

impl Fate {
    /// The rule that takes it.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Fate::Loss => rules::COMBAT_RESULTS,
            Fate::NoRetreat => rules::RETREATS,
            Fate::Plunder => rules::CAMPS_AND_PLUNDER,
            Fate::Trapped => rules::LONE_LEADERS,
        }
    }
}

/// What dice are thrown for: each word of a throw with what the die decides.
pub const THROWS: &[(&str, &str)] = &[
    ("archery", "Whether a shot hits (6.2)."),
    ("combat", "The row of the results table (7.6)."),
    ("karr-wa-farr", "How far a unit feigns a retreat, one for each attacker (15.1)."),
    ("plunder", "Whether a unit scatters to plunder a camp (15.2)."),
    ("rally", "Whether a rally succeeds (11.2)."),
    ("reorganization", "Whether a unit reorganizes (11.1)."),
    ("special-rally", "Whether an eliminated unit comes back after a strategic withdrawal (15.5)."),
];

with_events! {
    /// Something that happened.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
    #[serde(tag = "type", rename_all = "kebab-case")]
    #[allow(missing_docs)] // fields are named for what they hold
    pub enum Event {
        /// A counter was put on the map.
        Placed { unit: UnitId, hex: Hex },
        /// A counter was taken off the map during set-up.
        TakenUp { unit: UnitId },
        /// A side has set up.
        SetUp { side: Side },
        /// A game turn begins; turns are counted from 1 in each stage.
        Turn { stage: u8, turn: u8 },
        /// A phase of a player turn begins.
        Phase { side: Side, phase: PhaseName },
        /// A counter moved, with the leaders who went along: where it stood, and the hexes it entered in order.
        Moved { unit: UnitId, with: Units, from: Hex, path: Path, manner: MoveKind },
        /// A unit was turned over; `back` says which side is up now.
        Turned { unit: UnitId, back: bool, cause: Turned },
        /// A shot was declared.
        Aimed { firer: UnitId, target: UnitId },
        /// A shot was resolved; the factor is the highest face that hits.
        Shot { firer: UnitId, target: UnitId, factor: u8, as_before: bool, hit: bool },
        /// An attack was declared.
        Attack { attackers: Units, defenders: Units },
        /// A defender stays.
        Stood { unit: UnitId },
        /// Odds and result of a combat (7.2).
        Odds {
            /// Strength points of the attackers, as they count.
            attack: u32,
            /// Strength points of the defenders, as they count.
            defence: u32,
            /// The column of the table after all shifts, such as `3-1`. Beyond its ends the odds next to it stand here, such as
            /// `1-5` and `6-1`, for all that are worse or better; then the result is automatic.
            odds: String,
            /// The result, as printed: `AL`, `AR`, `-`, `EX`, `DR` or `DL`.
            result: CombatResult,
            /// Whether it needed no die.
            automatic: bool,
            /// The face of the die, if one was thrown.
            die: Option<u8>,
        },
        /// A unit was eliminated.
        Eliminated { unit: UnitId, fate: Fate },
        /// A unit was removed from the game without counting as lost.
        Removed { unit: UnitId },
        /// A leader was lost.
        LeaderLost { unit: UnitId, fate: Fate },
        /// A unit threw for reorganization; the modifier was added to its die (11.1).
        Reorganization { unit: UnitId, modifier: i8, success: bool },
        /// A rally was tried.
        RallyTried { side: Side, success: bool },
        /// A successful rally came to nothing: no hex for the unit.
        RallyWithoutHex { side: Side },
        /// A unit came back, to a hex or to those that will be deployed.
        Rallied { unit: UnitId, hex: Option<Hex> },
        /// An army became demoralized, with so many points of losses.
        Demoralized { side: Side, losses: u32 },
        /// An army recovered, with so many points of losses.
        Recovered { side: Side, losses: u32 },
        /// An army disintegrated, with so many points of losses.
        Disintegrated { side: Side, losses: u32 },
        /// The game is over; `line` says whether a line was traced (16.1). Nobody wins a draw.
        Over { winner: Option<Side>, level: Level, line: bool },
    }
}
