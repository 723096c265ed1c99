//! What a computer opponent knows of the system: how good a position is, and which actions are worth weighing.
//! No rule stands here: what is legal, the procedures say.
//!
//! | file | what it weighs |
//! | --- | --- |
//! | `worth.rs` | counters, armies and whole positions, in victory points |
//! | `blow.rs` | an attack, by the combat results table |
//! | `ground.rs` | hexes: how far the enemy is, and who is near |
//! | `march.rs` | the movement phase: who closes in on whom |
//! | `posts.rs` | the movement phase: who follows, who stays, where leaders belong |
//! | `assault.rs` | the combat phase: whole attacks |
//! | `shots.rs` | archery |
//! | `answers.rs` | everything else: retreats, losses, advances, leaders, rally, the questions of Acre |

mod answers;
mod assault;
mod blow;
mod ground;
mod march;
mod posts;
mod shots;
mod worth;

use super::action::Action;
use super::frame::Frame;
use super::scene::Scene;
use super::system::Bmw;
use crate::kernel::{Candidate, GameOf, Judge, Side, deeds};

impl Judge for Bmw {
    /// One unit is a victory point (BMW 16.2).
    fn value(scene: &Scene, game: &GameOf<Bmw>, side: Side) -> f64 {
        worth::position(scene, &game.state, side)
    }

    fn player_turn(_: &Scene, game: &GameOf<Bmw>) -> u32 {
        let s = &game.state;
        u32::from(s.stage) * 1000 + u32::from(s.turn) * 2 + s.active as u32
    }

    fn shortlist(scene: &Scene, game: &GameOf<Bmw>) -> Vec<Candidate<Action>> {
        let s = &game.state;
        let listed = match game.top() {
            Some(Frame::SetUp(_)) => answers::set_up(scene, game),
            Some(Frame::Movement(phase)) if phase.selected.is_none() => march::moves(scene, game),
            Some(Frame::Combat(plan)) if plan.attackers.is_empty() && plan.defenders.is_empty() => {
                assault::attacks(scene, s)
            }
            Some(Frame::OffensiveFire(fire)) => shots::offensive(scene, game, &fire.declared),
            Some(Frame::DefensiveFire(_)) => shots::defensive(scene, game),
            Some(top) => answers::all(scene, game, top),
            None => Vec::new(),
        };
        if listed.is_empty() {
            // Nothing to say about it: every action is tried.
            return deeds::<Bmw>(scene, game).into_iter().map(Candidate::tried).collect();
        }
        listed
    }
}
