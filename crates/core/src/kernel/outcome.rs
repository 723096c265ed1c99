//! How a game ended.

use super::{Rule, Side};

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The winner, or nobody in a draw.
    pub winner: Option<Side>,
    /// The level of the victory as a short word, such as `marginal`.
    pub level: &'static str,
    /// The rule that ends the game.
    pub rule: Rule,
}
