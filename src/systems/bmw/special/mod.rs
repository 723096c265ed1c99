//! The special rules of a scenario (BMW 15.1 to 16.1): typed, parametrised, each asked about in one place.
//!
//! | special rule | file |
//! | --- | --- |
//! | 15.1 Karr-wa-Farr | `karr_wa_farr.rs` (its way and its pursuit are steps of a combat) |
//! | 15.2 camps and plunder | `camps.rs` |
//! | 15.3 trebuchets | `trebuchets.rs` |
//! | 15.4 the fortress | `fortress.rs` |
//! | 15.4 the sortie | `sortie.rs` |
//! | 15.5 the strategic withdrawal | `withdrawal.rs`, `special_rally.rs` |
//! | 16.1 victory by a line | `line.rs` |
//! | what a special rule may say of itself | `extension.rs` |
//!
//! Everything about a special rule stands in its file: its terms and how they are compiled, its procedures and what they
//! ask, the words of its answers and events. This file lists what the closed lists of the system hold for it: its terms,
//! its answers, its events, its reasons for refusals, its procedures, and its question before the first move. In JSON
//! they are like all others. What an author writes of it stands in `scenario/special.rs`, because files are read below
//! the systems.

pub mod camps;
pub mod extension;
pub mod fortress;
pub mod karr_wa_farr;
pub mod line;
pub mod sortie;
pub mod special_rally;
pub mod trebuchets;
pub mod withdrawal;

pub use extension::{Asking, Extension};

/// The special rules that a scenario uses, with their terms.
#[derive(Clone, Debug, Default)]
pub struct Special {
    /// 15.1.
    pub karr_wa_farr: Option<karr_wa_farr::Terms>,
    /// 15.2.
    pub camps: Option<camps::Terms>,
    /// 15.3.
    pub trebuchets: Option<trebuchets::Terms>,
    /// 15.4: the walls.
    pub fortress: Option<fortress::Terms>,
    /// 15.4: the sortie.
    pub sortie: Option<sortie::Terms>,
    /// 15.5.
    pub withdrawal: Option<withdrawal::Terms>,
    /// 16.1.
    pub line: Option<line::Terms>,
}

/// Every special rule, in the order in which they are listed to players.
pub static ALL: &[&dyn Extension] = &[
    &karr_wa_farr::KarrWaFarr,
    &camps::CampsAndPlunder,
    &trebuchets::Trebuchets,
    &fortress::Fortress,
    &sortie::Sortie,
    &withdrawal::StrategicWithdrawal,
    &special_rally::SpecialRallies,
    &line::Line,
];

/// Declares the actions of the system: those that are given, and the answers to special rules.
macro_rules! with_answers {
    ($(#[$meta:meta])* pub enum $name:ident { $($own:tt)* }) => {
        $(#[$meta])*
        pub enum $name {
            $($own)*
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
    };
}
pub(super) use with_answers;

/// Declares the events of the system: those that are given, and those of special rules.
macro_rules! with_events {
    ($(#[$meta:meta])* pub enum $name:ident { $($own:tt)* }) => {
        $(#[$meta])*
        pub enum $name {
            $($own)*
            /// A unit feigns a retreat; the distance that the dice gave.
            Feigned { unit: UnitId, hexes: u8 },
            /// A camp or trebuchet was captured.
            Captured { marker: UnitId, by: UnitId, hex: Hex },
            /// A garrison on its walls ignores the retreat.
            HeldWalls { unit: UnitId },
            /// The garrison sallies.
            SortieDeclared { side: Side },
            /// An army withdrew in a turn; the bonus is in victory points (15.5, 16.2).
            Withdrew { side: Side, turn: u8, bonus: u32 },
            /// A unit threw in the special rally, with the leader who helped (15.5).
            SpecialRallyTried { unit: UnitId, leader: Option<UnitId>, success: bool },
            /// The second stage begins.
            SecondStage,
        }
    };
}
pub(super) use with_events;

/// Declares the reasons for refusals of the system: those that are given, and those of special rules.
macro_rules! with_reasons {
    ($($own:tt)*) => {
        $crate::reasons! {
            $($own)*
            /// Not a foot unit with a solid dot.
            NotInfantryDot = "not-infantry-dot",
            /// The unit is disordered.
            Disordered = "disordered",
            /// A charging unit attacks.
            Charging = "charging",
            /// Not the distance that the dice gave.
            Distance { needed: usize } = "distance",
            /// Trebuchets and camps do not move.
            Immobile = "immobile",
            /// The fortress is closed to this unit.
            Fortress = "fortress",
            /// No sortie now.
            SortieWindow = "sortie-window",
            /// The sortie has been used.
            SortieUsed = "sortie-used",
            /// The hex is occupied.
            HexOccupied = "hex-occupied",
            /// The army may not withdraw now.
            WithdrawalNotEligible = "not-eligible",
            /// The edge is closed.
            EdgeHex { hex: Hex } = "edge-hex",
            /// Not a hex for deployment.
            DeployHex = "deploy-hex",
        }
    };
}
pub(super) use with_reasons;

/// Declares the procedures of the system: those that are given, and those of special rules.
macro_rules! with_procedures {
    ($($own:tt)*) => {
        use $crate::systems::bmw::melee::{FeignedRetreat, Pursuit};
        use $crate::systems::bmw::special::sortie::SortieQuestion;
        use $crate::systems::bmw::special::special_rally::{SpecialRally, SpecialRallyPlace};
        use $crate::systems::bmw::special::withdrawal::{Withdrawal, WithdrawalQuestion};

        $crate::procedures! {
            $($own)*
            /// A combat: a feigned retreat.
            FeignedRetreat,
            /// A combat: who follows it.
            Pursuit,
            /// Whether the garrison sallies.
            SortieQuestion,
            /// Whether the army withdraws.
            WithdrawalQuestion,
            /// The strategic withdrawal.
            Withdrawal,
            /// The special rally.
            SpecialRally,
            /// Where a unit comes back from it.
            SpecialRallyPlace,
        }

        impl Frame {
            /// The procedure as one of a special rule that asks something.
            #[must_use]
            pub fn asking(&self) -> Option<&dyn $crate::systems::bmw::special::Asking> {
                match self {
                    Frame::FeignedRetreat(it) => Some(it),
                    Frame::Pursuit(it) => Some(it),
                    Frame::SortieQuestion(it) => Some(it),
                    Frame::WithdrawalQuestion(it) => Some(it),
                    Frame::SpecialRally(it) => Some(it),
                    Frame::SpecialRallyPlace(it) => Some(it),
                    _ => None,
                }
            }
        }
    };
}
pub(super) use with_procedures;

/// Declares the steps of a player turn: the questions of special rules before the first move, then those that are given.
macro_rules! with_openings {
    ($(#[$meta:meta])* enum $name:ident { $($own:ident),+ $(,)? }) => {
        $(#[$meta])*
        enum $name {
            Withdrawal,
            Sortie,
            $($own),+
        }

        impl $name {
            /// Every step in its order.
            const ALL: &'static [$name] =
                &[$name::Withdrawal, $name::Sortie, $($name::$own),+];

            /// The special rule that may ask something at this step.
            fn asking(self) -> Option<&'static dyn $crate::systems::bmw::special::Extension> {
                use $crate::systems::bmw::special::{sortie, withdrawal};
                match self {
                    $name::Withdrawal => Some(&withdrawal::StrategicWithdrawal),
                    $name::Sortie => Some(&sortie::Sortie),
                    $($name::$own)|+ => None,
                }
            }
        }
    };
}
pub(super) use with_openings;
