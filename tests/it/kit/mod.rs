//! One kit of tests for every system: whoever adds a system adds a line to the table at the end of this file, and all of this
//! is held to it. `cargo test --test it -- kit::bmw` runs the kit for one system, `kit::bmw::saving` one part of it.
//!
//! | test | what it holds |
//! | --- | --- |
//! | `perft` | how many lines of play there are in the positions of `tests/perft/`, counted twice |
//! | `random_play` | games at random end, whatever is offered is accepted, and every position is sound |
//! | `remembering` | what is kept from decision to decision is what would be worked out anew |
//! | `sampling` | random play draws every action as often as the others, and nothing else |
//! | `saving` | a game is saved and opened at every stop |
//! | `taking_back` | a game is taken back to its start, and done again to the same positions |
//! | `offering` | what passes the check is offered, and the other way round |
//! | `hiding` | two games that differ only in what a side cannot see look the same to it |
//! | `mirroring` | a game on the turned map offers the turned actions |
//!
//! What a system has of its own in these matters stands with the tests of that system.

pub mod actions;
pub mod games;
mod hiding;
mod mirroring;
pub mod offering;
mod perft;
mod random_play;
mod remembering;
mod sampling;
mod saving;
mod taking_back;

/// Whether games of a system have anything that a side may not see and that `Evaluator::determinize` guesses. Of Arsouf's only secret, a
/// deployment under an option, there is nothing to guess: `door.rs` holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrets {
    /// There is nothing to guess.
    None,
    /// Something is dealt anew.
    Some,
}

/// Holds the kit to systems: the word of the system, its rules, whether it hides anything, and what makes a scenario out of
/// its notation for positions.
macro_rules! hold {
    ($($name:ident: $rules:ty, $secrets:expr, $position:path;)+) => {
        $(mod $name {
            use super::Secrets;

            #[test]
            fn perft() {
                super::perft::holds::<$rules>($position);
            }

            #[test]
            fn random_play() {
                super::random_play::holds::<$rules>();
            }

            #[test]
            fn remembering() {
                super::remembering::holds::<$rules>();
            }

            #[test]
            fn sampling() {
                super::sampling::holds::<$rules>();
            }

            #[test]
            fn saving() {
                super::saving::holds::<$rules>();
            }

            #[test]
            fn taking_back() {
                super::taking_back::holds::<$rules>();
            }

            #[test]
            fn offering() {
                super::offering::holds::<$rules>();
            }

            #[test]
            fn hiding() {
                super::hiding::holds::<$rules>($secrets);
            }

            #[test]
            fn mirroring() {
                super::mirroring::holds::<$rules>();
            }
        })+

        /// The kit leaves no system out.
        #[test]
        fn every_system_is_held() {
            use gonfalon::kernel::{Ruleset, System};
            let held = [$(<$rules as Ruleset>::SYSTEM),+];
            assert_eq!(held, System::ALL);
            assert_eq!(held.map(System::tag), [$(stringify!($name)),+]);
        }
    };
}

hold! {
    bmw: gonfalon::systems::bmw::Bmw, Secrets::None, crate::bmw::notation::position;
    arsouf: gonfalon::systems::arsouf::Arsouf, Secrets::Some, crate::arsouf::notation::position;
    barons: gonfalon::systems::barons::Barons, Secrets::Some, crate::barons::notation::position;
    acies: gonfalon::systems::acies::Acies, Secrets::Some, crate::acies::notation::position;
}
