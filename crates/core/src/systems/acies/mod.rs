//! Acies: a battle of cards with hidden hands, on a field of three zones and three lines.
//!
//! | chapter | file |
//! | --- | --- |
//! | 1 components | `card.rs`, `scene.rs`, `state.rs`; piles: `piles.rs`; markers: `losses.rs` |
//! | 2 field, opposition, stances | `field.rs`; the state check (2.8): `losses.rs` |
//! | 3 decks | `decks.rs` |
//! | 4 set-up | `setup.rs` |
//! | 5 turn | `sequence.rs` |
//! | 6 scout | `scout.rs` |
//! | 7 encircling | `encircling.rs` |
//! | 8 manoeuvre | `manoeuvre.rs` (8.1 to 8.5), `arrivals.rs` (8.6 to 8.8), `reaction.rs` (8.9 to 8.11) |
//! | 9 missile | `missile.rs` |
//! | 10 attack | `attack.rs` (10.1 to 10.5), `attack_resolution.rs` (10.6 to 10.16), `melee.rs` and `totals.rs` (10.9, 10.10) |
//! | 11 tactical flank advantage | `flank.rs` |
//! | 12 withdrawal | `withdrawal.rs` |
//! | 13 draw and discard | `discard.rs`, `rally.rs`, `initiative.rs` |
//! | 14 piles, end | `piles.rs`, `victory.rs` |
//! | 16 tactics cards | where they are played; Cohesion: `cohesion.rs` |
//! | 9.5, 11.2, 12.3 one die against a number | `check.rs` |
//! | 17 windows for replies | `reply.rs` |
//! | what every system has | `system.rs` (its types), `start.rs` (from a scenario to a first position), `moment.rs` (from any position to a scenario), `action.rs`, `frame.rs` (the procedures), `event.rs`, `why.rs` (refusals), `rules.rs` (numbers), `audit.rs` (the slow way to the same numbers), `present/` (words), `evaluation/` (what a position is worth) |

pub mod action;
pub mod arrivals;
pub mod attack;
pub mod attack_resolution;
pub mod audit;
pub mod card;
pub mod check;
pub mod cohesion;
pub mod decks;
pub mod discard;
pub mod encircling;
pub mod evaluation;
pub mod event;
pub mod field;
pub mod flank;
pub mod frame;
pub mod initiative;
pub mod losses;
pub mod manoeuvre;
pub mod melee;
pub mod missile;
mod moment;
pub mod piles;
pub mod present;
pub mod rally;
pub mod reaction;
pub mod reply;
pub mod rules;
pub mod scene;
pub mod scout;
pub mod sequence;
pub mod setup;
pub mod start;
pub mod state;
pub mod system;
pub mod totals;
pub mod victory;
pub mod why;
pub mod withdrawal;

use crate::kernel::{Outcome, Ruleset, System};
pub use system::Acies;

use action::Action;
use event::Event;
use frame::Frame;
use scene::Scene;
use state::State;
use why::{Refused, Why};

impl Ruleset for Acies {
    const SYSTEM: System = System::Acies;
    type Scene = Scene;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Frame = Frame;
    type Why = Why;
    type Pointed = ();

    fn outcome(_: &Scene, s: &State) -> Option<Outcome> {
        s.over.map(|end| Outcome { winner: end.winner, level: end.by.word(), rule: end.by.rule() })
    }

    fn not_asked(_: &Scene, _: &State, action: &Action) -> Refused {
        why::unasked(action)
    }

    fn audit(scene: &Scene, s: &State) -> Result<(), String> {
        audit::audit(scene, s)
    }

    fn largest_die(_: &Scene) -> u8 {
        check::FACES
    }

    fn is_not_asked(why: &Why) -> bool {
        matches!(why, Why::Phase | Why::Window { .. })
    }

    fn is_gesture(_: &Action) -> bool {
        false
    }

    /// Giving up is no way to go on either.
    fn retracts(action: &Action) -> bool {
        matches!(action, Action::TakeUp { .. } | Action::Concede)
    }

    /// ACIES 17.1: what a side has seen cannot be unseen, nor a shuffle undone.
    fn is_final(event: &Event) -> bool {
        matches!(
            event,
            Event::Drew { .. }
                | Event::Scouted { .. }
                | Event::Shuffled { .. }
                | Event::Deployed { .. }
                | Event::MainBody { .. }
                | Event::Rallied { .. }
        )
    }

    /// ACIES 16.10: both units of Cohesion may be named in either order.
    fn covers(offered: &Action, accepted: &Action) -> bool {
        match (offered, accepted) {
            (
                Action::Cohesion { cell, other: Some(other) },
                Action::Cohesion { cell: first, other: Some(second) },
            ) => (cell, other) == (first, second) || (cell, other) == (second, first),
            _ => offered == accepted,
        }
    }
}
