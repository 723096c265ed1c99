//! Battles of the Medieval World: standard rules and the special rules of its battles.
//!
//! | chapter | file |
//! | --- | --- |
//! | 2 equipment | `scene.rs`, `piece.rs`, `compile/`, `charts/` |
//! | 3 sequence, victory | `sequence.rs`, `victory.rs` |
//! | 4 movement | `movement.rs`, `passage.rs` (each step), `way.rs` and `outward.rs` (whole ways), `walk.rs` |
//! | 5 zones of control | `state.rs` and `presence.rs` (5.1), `passage.rs` (5.2), `combat.rs` (5.3) |
//! | 6 archers | `archery.rs` |
//! | 7 combat | `combat.rs`, `one_combat/`, `odds.rs`, `retreat.rs`, `advance.rs`, `mutate.rs` (7.7) |
//! | 8 light troops | `light_troops.rs` |
//! | 9 cavalry | `cavalry.rs`, `retreat.rs`, `advance.rs`, `one_combat/` |
//! | 10 leaders | `leaders.rs`, `walk.rs` |
//! | 11 morale | `reorganization.rs`, `rally.rs`, `morale.rs` |
//! | 14 set-up | `setup.rs`, `begin.rs` (in mid-game), `rehearsal.rs` |
//! | 15, 16.1 special rules | `special/` (its `mod.rs` lists their answers, events, reasons and procedures) |
//! | what every system has | `system.rs` (its types), `start.rs` (from a scenario to a first position), `moment.rs` (from any position to a scenario), `action.rs`, `frame.rs` (the procedures), `event.rs`, `why.rs` (refusals), `rules.rs` (numbers), `audit.rs` (the slow way to the same numbers), `present/` (words), `evaluation/` (what a position is worth) |
//!
//! `reasons/` says why nothing can be done with what somebody points at; it asks the rules and holds none.
//! `evaluation/` tells a computer opponent what a position is worth; it holds no rule.

pub mod action;
pub mod advance;
pub mod archery;
pub mod audit;
pub mod begin;
pub mod cavalry;
pub mod charts;
pub mod combat;
pub mod compile;
pub mod evaluation;
pub mod event;
pub mod frame;
pub mod leaders;
pub mod light_troops;
mod moment;
pub mod morale;
pub mod movement;
pub mod mutate;
pub mod odds;
pub mod one_combat;
pub mod outward;
pub mod passage;
pub mod piece;
mod presence;
pub mod present;
pub mod rally;
pub mod reasons;
pub mod rehearsal;
pub mod reorganization;
pub mod retreat;
pub mod rules;
pub mod scene;
pub mod sequence;
pub mod setup;
pub mod special;
pub mod start;
pub mod state;
pub mod system;
pub mod victory;
pub mod walk;
pub mod way;
pub mod why;

use crate::kernel::{Outcome, Ruleset, System};
pub use system::Bmw;

use action::Action;
use event::Event;
use frame::Frame;
use scene::Scene;
use state::State;
use why::{Refused, Why};

impl Ruleset for Bmw {
    const SYSTEM: System = System::Bmw;
    type Scene = Scene;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Frame = Frame;
    type Why = Why;
    type Pointed = reasons::Pointed;

    fn outcome(_: &Scene, s: &State) -> Option<Outcome> {
        let victory = s.over?;
        Some(Outcome {
            winner: victory.winner,
            level: victory.level.word(),
            rule: victory.by.rule(),
        })
    }

    fn not_asked(scene: &Scene, s: &State, action: &Action) -> Refused {
        why::unasked(scene, s, action)
    }

    fn audit(scene: &Scene, s: &State) -> Result<(), String> {
        audit::audit(scene, s)
    }

    fn is_not_asked(why: &Why) -> bool {
        matches!(why, Why::WrongPhase)
    }

    fn is_gesture(action: &Action) -> bool {
        matches!(action, Action::Select { .. } | Action::PutBack)
    }

    fn retracts(action: &Action) -> bool {
        matches!(action, Action::PutBack | Action::Release { .. } | Action::CallOff)
    }

    /// A whole move or attack may be sent without picking up or planning first, and along any legal way.
    fn covers(offered: &Action, accepted: &Action) -> bool {
        let (unit, end) = (offered.walker(), offered.end());
        match (offered, accepted) {
            (
                Action::Select { unit },
                Action::Move { unit: other, .. } | Action::Place { unit: other, .. },
            ) => unit == other,
            (Action::PutBack, Action::Move { .. } | Action::Place { .. })
            | (Action::Engage { .. } | Action::Commit | Action::CallOff, Action::Attack { .. }) => {
                true
            }
            (Action::Move { charge: a, .. }, Action::Move { charge: b, .. }) if a != b => false,
            _ if unit.is_some() => {
                std::mem::discriminant(offered) == std::mem::discriminant(accepted)
                    && unit == accepted.walker()
                    && end == accepted.end()
            }
            _ => offered == accepted,
        }
    }
}
