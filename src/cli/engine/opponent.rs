//! Who plays for `bot`.

use crate::kernel::SeededDice;
use crate::session::Port;
use crate::view::Choice;

/// The levels there are.
pub const LEVELS: [&str; 1] = ["random"];

/// The choice of a player who takes any offered action: always the same one for the same seed at the same
/// step of the game.
#[must_use]
pub fn random(port: &dyn Port, seed: u64) -> Option<&Choice> {
    let choices = port.choices();
    let step = u64::try_from(port.steps()).unwrap_or(u64::MAX);
    let mut dice = SeededDice::new(seed ^ step.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    (!choices.is_empty()).then(|| &choices[dice.below(choices.len())])
}
