//! What happens on the table.

use super::attack::{Attack, Verdict};
use super::state::Cause;
use crate::board::Hex;
use crate::kernel::{Side, UnitId};
use crate::scenario::arsouf::PhaseName;
use schemars::JsonSchema;
use serde::Serialize;

/// What dice are thrown for: each word of a throw with what the die decides.
pub const THROWS: &[(&str, &str)] =
    &[("attack", "The attacker's die (6.3)."), ("defence", "The defender's die (6.4).")];

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A side begins to deploy (4.2).
    Deploys {
        /// The side.
        side: Side,
    },
    /// A piece was put on the board (4.2).
    Placed {
        /// The piece.
        unit: UnitId,
        /// Its space.
        hex: Hex,
    },
    /// A piece was taken off the board again (M3.4).
    TakenUp {
        /// The piece.
        unit: UnitId,
        /// The space it leaves.
        hex: Hex,
    },
    /// A side has deployed (M3.5).
    Deployed {
        /// The side.
        side: Side,
    },
    /// A turn begins.
    Turn {
        /// Its number.
        turn: u16,
    },
    /// A phase begins.
    Phase {
        /// Whose.
        side: Side,
        /// Which.
        phase: PhaseName,
    },
    /// A piece moved (5.1).
    Moved {
        /// The piece.
        unit: UnitId,
        /// Where it stood.
        from: Hex,
        /// Where it stands.
        hex: Hex,
    },
    /// A move qualifies as a charge (7.1).
    Charged {
        /// The piece.
        unit: UnitId,
        /// The enemy it aims at.
        target: UnitId,
        /// That enemy's space.
        hex: Hex,
    },
    /// A move was taken back (M5.4).
    TookBack {
        /// The piece.
        unit: UnitId,
        /// Where it stood.
        from: Hex,
        /// Where it stands again.
        hex: Hex,
    },
    /// A piece arrived at its goal (5.7).
    Arrived {
        /// The piece.
        unit: UnitId,
        /// The space through which it left the board.
        hex: Hex,
    },
    /// An attack was announced, under an option.
    Announced {
        /// The attacking piece.
        unit: UnitId,
        /// The attacked piece.
        target: UnitId,
    },
    /// An announced attack was dropped.
    Dropped {
        /// The attacking piece.
        unit: UnitId,
    },
    /// An announced attack finds nobody.
    Void {
        /// The attacking piece.
        unit: UnitId,
    },
    /// An attack with everything that counts (6.3 to 6.7).
    Attacked {
        /// What it was reckoned from.
        attack: Attack,
        /// The attacker's die.
        attack_die: u8,
        /// The defender's die.
        defence_die: u8,
        /// Who won.
        verdict: Verdict,
    },
    /// A piece was wounded (6.7).
    Wounded {
        /// The piece.
        unit: UnitId,
    },
    /// A piece was killed (6.8).
    Killed {
        /// The piece.
        unit: UnitId,
        /// Where it stood.
        hex: Hex,
    },
    /// A piece recovered (6.12).
    Recovered {
        /// The piece.
        unit: UnitId,
    },
    /// The game is over (3.1, 3.2, M8.1).
    Over {
        /// The winner.
        winner: Side,
        /// Why.
        by: Cause,
    },
}
