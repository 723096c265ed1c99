//! The one checked door from the drawing board to play.

use super::{Fault, Scenario};
use crate::kernel::{GameOf, Ruleset};

/// A rule system whose games start from a scenario.
pub trait FromScenario: Ruleset {
    /// Compiles the scenario and sets the game to its first procedure.
    ///
    /// # Errors
    /// Every fault of the scenario at once.
    fn start(scenario: &Scenario) -> Result<(Self::Scene, GameOf<Self>), Vec<Fault>>;

    /// The scenario with a position for its beginning: this moment of a game of it, as far as a file can say it. With the game
    /// as it would begin there: without marks that no rule asks about any more. Nothing in set-up, and in the middle of what a file
    /// cannot say.
    fn beginning_at(
        scenario: &Scenario,
        scene: &Self::Scene,
        game: &GameOf<Self>,
    ) -> Option<(Scenario, GameOf<Self>)>;
}
