//! Computers that play in `gonfalon fuzz`: what they do must be allowed, and what they say it is worth must be a number.

use crate::ai::{Cancel, Memory, SearchOptions, think};
use crate::kernel::{Both, Evaluator, GameOf, Side, check};
use crate::simulation::Player;
use crate::view::Present;

/// Who plays the sides of a game, where it is a computer.
pub struct Computers<R: Evaluator> {
    searches: Both<Option<SearchOptions>>,
    memory: Memory<R::Action>,
}

impl<R: Present + Evaluator> Computers<R> {
    /// These players in the game with this seed.
    pub fn new(players: [Option<Player>; 2], seed: u64) -> Computers<R> {
        let [a, b] = players.map(|player| player.map(|player| player.search(seed)));
        Computers { searches: Both([a, b]), memory: Memory::default() }
    }

    /// What the computer of a side does now; `None` if the side has none.
    ///
    /// # Errors
    /// What is wrong with its choice, in a sentence.
    pub fn choose(
        &self,
        scene: &R::Scene,
        game: &GameOf<R>,
        (side, step): (Side, usize),
    ) -> Result<Option<R::Action>, String> {
        let Some(search) = self.searches[side] else { return Ok(None) };
        let found =
            think::<R>(scene, game, &search.at_step(step), &Cancel::default(), &self.memory)
                .ok_or("the computer finds nothing to do")?;
        let written = || R::write_action(scene, &found.action);
        if let Err(rejection) = check::<R>(scene, game, &found.action) {
            return Err(format!("the computer does what is refused ({rejection}): {}", written()));
        }
        if !(found.before.is_finite() && found.after.is_finite()) {
            return Err(format!("the computer does not know what it gains by {}", written()));
        }
        Ok(Some(found.action))
    }
}
