//! The Barons' War: command chits, facing, cohesion, charges that interrupt a move.
//!
//! | chapter | file |
//! | --- | --- |
//! | 2 equipment | `scene.rs`, `state.rs`, `compile.rs` and `compile/`, `mutate.rs` |
//! | 3 sequence | `sequence.rs` (turns), `round.rs` (segments), `wrapup.rs` (3.D, 12.3, 13) |
//! | 4, 5 chits | `chits.rs`, `initiative.rs` |
//! | 6 leaders | `command.rs` (6.2), `damage.rs` and `displace.rs` (6.3) |
//! | 7 movement, facing, ZOC, stacking | `movement.rs`, `adjustment.rs`, `mover/`, `walker.rs`, `pathfinding.rs`, `facing.rs`, `zone.rs`, `stacking.rs` |
//! | 8 fire | `fire.rs`, `sight.rs`; hits: `damage.rs` |
//! | 9 melee | `melee_segment.rs` (who), `melee.rs` (what counts), `melee_resolution.rs` (how), `retreat.rs`, `advance.rs`, `evasion.rs` |
//! | 10 charges | `charge.rs` (ways), `reaction.rs`, `charging.rs`, `recoil.rs` |
//! | 11 continuation | `continuation.rs` |
//! | 12 morale | `morale.rs` |
//! | why something can't be reached | `obstacle.rs`, `mover/marches.rs`, `charge.rs`; asked by `present/reasons.rs` |
//! | 14, 15 scenarios, victory | `setup.rs`, `standing.rs`, `rehearsal.rs`, `edward.rs`, `victory.rs` |
//! | what every system has | `system.rs` (its types), `start.rs` and `start/` (from a scenario to a first position), `moment.rs` (from any position to a scenario), `action.rs`, `frame.rs` (the procedures), `event.rs`, `why.rs` (refusals), `rules.rs` (numbers), `audit.rs` (the slow way to the same numbers), `present/` (words), `evaluation/` (what a position is worth) |

pub mod action;
pub mod adjustment;
pub mod advance;
pub mod audit;
pub mod charge;
pub mod charging;
pub mod chits;
pub mod command;
pub mod compile;
pub mod continuation;
pub mod damage;
pub mod displace;
pub mod edward;
pub mod evaluation;
pub mod evasion;
pub mod event;
pub mod facing;
pub mod fire;
pub mod frame;
pub mod initiative;
pub mod melee;
pub mod melee_resolution;
pub mod melee_segment;
mod moment;
pub mod morale;
pub mod movement;
pub mod mover;
pub mod mutate;
pub mod obstacle;
pub mod pathfinding;
pub mod present;
pub mod reaction;
pub mod recoil;
pub mod rehearsal;
pub mod retreat;
pub mod round;
pub mod rules;
pub mod scene;
pub mod sequence;
pub mod setup;
pub mod sight;
pub mod stacking;
mod standing;
pub mod start;
pub mod state;
pub mod system;
pub mod victory;
pub mod walker;
pub mod why;
pub mod wrapup;
pub mod zone;

use crate::kernel::{Outcome, Ruleset, System};
pub use system::Barons;

use action::Action;
use event::Event;
use facing::Facing;
use frame::Frame;
use scene::Scene;
use state::State;
use why::{Refused, Why};

impl Ruleset for Barons {
    const SYSTEM: System = System::Barons;
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

    fn largest_die(scene: &Scene) -> u8 {
        scene.tables.dice.iter().copied().fold(10, u8::max)
    }

    fn is_not_asked(why: &Why) -> bool {
        matches!(why, Why::NotNow)
    }

    fn is_gesture(action: &Action) -> bool {
        matches!(action, Action::Pick { .. } | Action::PutBack | Action::Select { .. })
    }

    /// A move goes to where its last step led; on the spot, it turns as it turned last.
    fn in_one(actions: &[Action]) -> Option<Action> {
        let moves = match actions.split_last()? {
            (Action::Finish { .. }, moves) => moves,
            _ => actions,
        };
        let (mut end, mut turn) = (None, None);
        for action in moves {
            match *action {
                Action::Step { hex, against } | Action::March { hex, against } => {
                    end = Some(Action::March { hex, against });
                }
                Action::Face { unit, facing } if turn.is_none_or(|(other, _)| other == unit) => {
                    turn = Some((unit, facing));
                }
                _ => return None,
            }
        }
        end.or_else(|| turn.map(|(unit, facing)| Action::Face { unit, facing }))
    }

    /// Giving up is no way to go on either.
    fn retracts(action: &Action) -> bool {
        matches!(
            action,
            Action::PutBack | Action::TakeUp { .. } | Action::TakeChit { .. } | Action::Concede
        )
    }

    /// BARONS 5.0: what both sides have turned up can't be turned down again.
    fn is_final(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. } | Event::Allotted { .. })
    }

    /// A step may be sent as a march of one hex, and the enemy hex that counts as the new attack left out where it is the
    /// only one; a counter may be set up without picking it first; an attack may name fewer hexes.
    fn covers(offered: &Action, accepted: &Action) -> bool {
        match (offered, accepted) {
            (
                Action::Step { hex, .. } | Action::March { hex, .. },
                Action::Step { hex: other, .. } | Action::March { hex: other, .. },
            ) => hex == other,
            // A leader alone comes in any facing, for he has none.
            (Action::Enter { hex, facing: Facing(0) }, Action::Enter { hex: other, .. }) => {
                hex == other
            }
            (
                Action::Select { unit },
                Action::Place { unit: other, .. }
                | Action::Face { unit: other, .. }
                | Action::TakeUp { unit: other }
                | Action::Swap { unit: other },
            ) => unit == other,
            (Action::Place { unit, .. }, Action::Place { unit: other, .. })
            | (Action::TakeUp { unit }, Action::Place { unit: other, .. }) => unit == other,
            // Units of one hex turn together: whichever is named.
            (Action::Face { facing, .. }, Action::Face { facing: other, .. }) => facing == other,
            _ => offered == accepted,
        }
    }
}
