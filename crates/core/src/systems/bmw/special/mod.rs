//! The special rules of a scenario (BMW 15.1 to 16.1): typed, parametrised, each asked about in one place.
//!
//! | special rule | file |
//! | --- | --- |
//! | 15.1 Karr-wa-Farr | `karr_wa_farr.rs` (its steps in a combat are in `systems/bmw/one_combat/feint.rs`) |
//! | 15.2 camps and plunder | `camps.rs` |
//! | 15.3 trebuchets | `trebuchets.rs` |
//! | 15.4 the fortress | `fortress.rs` |
//! | 15.4 the sortie | `sortie.rs` |
//! | 15.5 the strategic withdrawal | `withdrawal.rs`, `special_rally.rs` |
//! | 16.1 victory by a line | `line.rs` |
//! | 16.2 points for reaching a place (RUL-124) | `objective.rs` |
//! | what a special rule may say of itself | `extension.rs` |
//! | what is made of the list below | `list.rs` |
//!
//! Everything about a special rule stands in its file: its terms and how they are compiled, its procedures and what they
//! ask, the words of its answers and events. Its block in the list below says what an author writes of it and names what
//! it adds to the closed lists of the system, in which its actions, events, reasons and procedures are like all others. The order of
//! the list is that in which questions are asked: the withdrawal before the sortie.

pub mod camps;
pub mod extension;
pub mod fortress;
pub mod karr_wa_farr;
pub mod line;
mod list;
pub mod objective;
pub mod sortie;
pub mod special_rally;
pub mod trebuchets;
pub mod withdrawal;

pub use extension::{Asking, Extension};

use list::special_rules;

use crate::scenario::bmw::{MoraleData, UnitKind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

special_rules! { $
    /// 15.1: light foot of `side` may feign a retreat when attacked.
    karr_wa_farr::KarrWaFarr {
        written {
            /// The side that feigns.
            side: String,
            /// Subtracted from each die.
            #[serde(default = "three")]
            minus: u8,
        }
        answers {
            /// Feign a retreat (15.1).
            KarrWaFarr {
                /// The unit.
                unit: UnitId,
            },
            /// Take up the pursuit of a feigned retreat (15.1).
            Follow {
                /// The unit.
                unit: UnitId,
            },
        }
        events {
            /// A unit feigns a retreat; the distance that the dice gave.
            Feigned { unit: UnitId, hexes: u8 },
        }
        reasons {
            /// Not a foot unit with a solid dot.
            NotInfantryDot = "not-infantry-dot",
            /// The unit is disordered.
            Disordered = "disordered",
            /// A charging unit attacks.
            Charging = "charging",
            /// Not the distance that the dice gave.
            Distance { needed: usize } = "distance",
        }
    }

    /// 15.2: entering an enemy camp captures it and may scatter the unit.
    camps::CampsAndPlunder {
        written {
            /// Victory points for a camp.
            #[serde(default = "five")]
            vp: u32,
            /// The unit scatters on this face or a higher one.
            #[serde(default = "four")]
            scatters_on: u8,
        }
        events {
            /// A camp or trebuchet was captured.
            Captured { marker: UnitId, by: UnitId, hex: Hex },
        }
        reasons {
            /// Trebuchets and camps do not move.
            Immobile = "immobile",
        }
    }

    /// 15.3: trebuchets are immobile and can be captured.
    trebuchets::Trebuchets {
        written {
            /// Victory points for a trebuchet.
            #[serde(default = "five")]
            vp: u32,
        }
    }

    /// 15.4: a walled zone that `barred` may neither enter, nor attack, nor control.
    fortress::Fortress {
        written {
            /// The zone.
            zone: String,
            /// The side that stays outside.
            barred: String,
        }
        events {
            /// A garrison on its walls ignores the retreat.
            HeldWalls { unit: UnitId },
        }
        reasons {
            /// The fortress is closed to this unit.
            Fortress = "fortress",
        }
    }

    /// 15.5: a demoralized army may leave the map and come back; a second stage begins.
    withdrawal::StrategicWithdrawal {
        written {
            /// The side that may withdraw.
            side: String,
            /// Victory points for the other side per turn of the first stage that is left, the present one
            /// included.
            #[serde(default = "five")]
            bonus: u32,
            /// Morale of the withdrawn army in the second stage.
            morale: MoraleData,
            /// Where it comes back.
            deploy: String,
            /// Where the rest comes back when that zone is full.
            overflow: String,
            /// Where the other side may not go in its movement before.
            closed: String,
            /// Hexes of the closed zone that may be entered while an enemy camp stands there.
            open_camps: String,
        }
        opening Withdrawal;
        answers {
            /// Withdraw the army (15.5).
            Withdraw,
            /// Fight on.
            NoWithdraw,
            /// Throw for an eliminated unit in the special rally (15.5).
            SpecialRally {
                /// The unit.
                unit: UnitId,
                /// A leader who helps; each may help once.
                leader: Option<UnitId>,
            },
        }
        events {
            /// An army withdrew in a turn; the bonus is in victory points (15.5, 16.2).
            Withdrew { side: Side, turn: u8, bonus: u32 },
            /// A unit threw in the special rally, with the leader who helped (15.5).
            SpecialRallyTried { unit: UnitId, leader: Option<UnitId>, success: bool },
            /// The second stage begins.
            SecondStage,
        }
        reasons {
            /// The army may not withdraw now.
            WithdrawalNotEligible = "not-eligible",
            /// The edge is closed.
            EdgeHex { hex: Hex } = "edge-hex",
            /// Not a hex for deployment.
            DeployHex = "deploy-hex",
        }
        asking {
            /// Whether the army withdraws.
            WithdrawalQuestion,
            /// The special rally.
            SpecialRally,
            /// Where a unit comes back from it.
            SpecialRallyPlace,
        }
        working {
            /// The strategic withdrawal.
            Withdrawal,
        }
    }

    /// 15.4: the set-aside garrison may sally into the fortress zone.
    sortie::Sortie {
        written {
            /// The garrison's side.
            side: String,
            /// The zone it appears in.
            zone: String,
            /// The first stage in which it may be declared.
            #[serde(default = "two")]
            stage: u8,
        }
        opening Sortie;
        answers {
            /// Declare the sortie (15.4).
            Sortie,
            /// Keep the garrison inside.
            NoSortie,
            /// Movement after a sortie: put a garrison unit on the walls (15.4).
            PlaceGarrison {
                /// The unit.
                unit: UnitId,
                /// The hex.
                hex: Hex,
            },
        }
        events {
            /// The garrison sallies.
            SortieDeclared { side: Side },
        }
        reasons {
            /// No sortie now.
            SortieWindow = "sortie-window",
            /// The sortie has been used.
            SortieUsed = "sortie-used",
            /// The hex is occupied.
            HexOccupied = "hex-occupied",
        }
        asking {
            /// Whether the garrison sallies.
            SortieQuestion,
        }
    }

    /// 16.1: a line free of the enemy between two zones at the end of the game wins.
    line::Line {
        written {
            /// The side that wins by it.
            side: String,
            /// Where the line starts.
            from: String,
            /// Where it ends.
            to: String,
        }
    }

    /// 16.2, RUL-124: units of a kind bring points to their side while they stand in a zone.
    objective::Objective {
        written {
            /// Whose units.
            side: String,
            /// Their kind.
            kind: UnitKind,
            /// The zone.
            zone: String,
            /// Victory points for each unit there.
            vp: u32,
        }
    }
}

fn two() -> u8 {
    2
}
fn three() -> u8 {
    3
}
fn four() -> u8 {
    4
}
fn five() -> u32 {
    5
}
