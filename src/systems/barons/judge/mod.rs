//! What a computer opponent knows of the system: how good a position is, and which actions are worth weighing. No rule
//! stands here: what is legal, the procedures say.

mod worth;

use super::Barons;
use super::scene::Scene;
use crate::kernel::{Dice, GameOf, Judge, Side};

impl Judge for Barons {
    /// One unit is a victory point (15.0).
    fn value(scene: &Scene, game: &GameOf<Barons>, side: Side) -> f64 {
        worth::position(scene, &game.state, side)
    }

    fn player_turn(_: &Scene, game: &GameOf<Barons>) -> u32 {
        u32::from(game.state.turn)
    }

    /// BARONS 5.0: nobody knows the other side's chits before they are revealed; they count as none.
    fn believe(
        scene: &Scene,
        game: &GameOf<Barons>,
        viewer: Side,
        _: &mut dyn Dice,
    ) -> GameOf<Barons> {
        let mut game = game.clone();
        game.state.forget_chits(scene, viewer.enemy());
        game
    }
}
