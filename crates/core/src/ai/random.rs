//! Any legal action.

use super::SearchResult;
use crate::kernel::{Evaluator, GameOf, SeededDice, sample_action};

/// One of the legal actions, each as likely as the others; what only takes back a plan comes last, or games
/// would wander for ever. `None` if there is none. What is legal depends on nothing that is hidden, so no guess is made; nothing
/// is valued either.
#[must_use]
pub fn choose<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    dice: &mut SeededDice,
) -> Option<SearchResult<R::Action>> {
    R::skip_guess(dice);
    let action = sample_action::<R>(scene, game, dice)?;
    Some(SearchResult::unweighed(action))
}
