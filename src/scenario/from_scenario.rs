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
}
