//! Arsouf: the board rules of 1975, and what the manual of their computer version adds.
//!
//! | chapter | file |
//! | --- | --- |
//! | 1 pieces | `scene.rs`, `state.rs`, `compile.rs`, `mutate.rs` |
//! | 2 dice, 6 attacking | `attack.rs` (totals, one throw each), `attack_phase.rs` (the phase), `recovery.rs` (6.12) |
//! | 3 object, M8 victory | `victory.rs`, `claim.rs` |
//! | 4 start, M3 deployment | `setup.rs`, `begin.rs` (in mid-game), `sequence.rs` |
//! | 5 moving, M5 taking back | `movement.rs`, `reach.rs`, `obstacles.rs` |
//! | 7 charging | `charge.rs` |
//! | what every system has | `system.rs` (its types), `start.rs` (from a scenario to a first position), `moment.rs` (from any position to a scenario), `action.rs`, `frame.rs` (the procedures), `event.rs`, `why.rs` (refusals), `rules.rs` (numbers), `audit.rs` (the slow way to the same numbers), `present/` (words), `evaluation/` (what a position is worth) |

pub mod action;
pub mod attack;
pub mod attack_phase;
pub mod audit;
pub mod begin;
pub mod charge;
pub mod claim;
pub mod compile;
pub mod evaluation;
pub mod event;
pub mod frame;
mod moment;
pub mod movement;
pub mod mutate;
pub mod obstacles;
pub mod present;
pub mod reach;
pub mod recovery;
pub mod rules;
pub mod scene;
pub mod sequence;
pub mod setup;
pub mod start;
pub mod state;
pub mod system;
pub mod victory;
pub mod why;

use crate::kernel::{Outcome, Ruleset, System};
pub use system::Arsouf;

use action::Action;
use event::Event;
use frame::Frame;
use scene::Scene;
use state::State;
use why::{Refused, Why};

impl Ruleset for Arsouf {
    const SYSTEM: System = System::Arsouf;
    type Scene = Scene;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Frame = Frame;
    type Why = Why;
    type Pointed = ();

    fn outcome(_: &Scene, s: &State) -> Option<Outcome> {
        s.over.map(|end| Outcome {
            winner: Some(end.winner),
            level: end.by.word(),
            rule: end.by.rule(),
        })
    }

    fn not_asked(_: &Scene, _: &State, _: &Action) -> Refused {
        why::unasked()
    }

    fn audit(scene: &Scene, s: &State) -> Result<(), String> {
        audit::audit(scene, s)
    }

    fn is_not_asked(why: &Why) -> bool {
        matches!(why, Why::Phase)
    }

    fn is_gesture(action: &Action) -> bool {
        matches!(action, Action::Select { .. } | Action::PutBack)
    }

    fn retracts(action: &Action) -> bool {
        matches!(action, Action::PutBack | Action::TakeUp { .. } | Action::TakeBack { .. })
    }

    /// ARSOUF 5.7, 5.8: an arrival cannot be taken back, nor can anything once its phase is over.
    fn is_final(event: &Event) -> bool {
        matches!(event, Event::Arrived { .. } | Event::Phase { .. })
    }

    /// A whole move, attack or placement may be sent without picking the piece up first.
    fn covers(offered: &Action, accepted: &Action) -> bool {
        match (offered, accepted) {
            (
                Action::Select { unit },
                Action::Move { unit: other, .. }
                | Action::Attack { unit: other, .. }
                | Action::Place { unit: other, .. },
            )
            | (Action::TakeUp { unit }, Action::Place { unit: other, .. }) => unit == other,
            (Action::PutBack, Action::Move { .. } | Action::Attack { .. }) => true,
            _ => offered == accepted,
        }
    }
}
