//! What a computer opponent knows of the system: how good a position is, and which actions are worth weighing.
//! No rule stands here: what is legal, the procedures say.

use super::Bmw;
use super::scene::Scene;
use super::victory;
use crate::kernel::{GameOf, Judge, Ruleset, Side};

/// What winning is worth: more than everything on the table.
const VICTORY: f64 = 1000.0;

impl Judge for Bmw {
    /// One unit is a victory point (BMW 16.2).
    fn value(scene: &Scene, game: &GameOf<Bmw>, side: Side) -> f64 {
        let s = &game.state;
        if let Some(outcome) = Bmw::outcome(scene, s) {
            return match outcome.winner {
                Some(winner) if winner == side => VICTORY,
                Some(_) => -VICTORY,
                None => 0.0,
            };
        }
        let points = |side| f64::from(victory::points(scene, s, side));
        points(side) - points(side.enemy())
    }
    fn player_turn(_: &Scene, game: &GameOf<Bmw>) -> u32 {
        let s = &game.state;
        u32::from(s.stage) * 1000 + u32::from(s.turn) * 2 + s.active as u32
    }
}
