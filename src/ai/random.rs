//! Any legal action.

use super::SearchResult;
use crate::kernel::{Awaits, Evaluator, GameOf, SeededDice, awaits, sample_action};

/// One of the legal actions, each as likely as the others; what only takes back a plan comes last, or games
/// would wander for ever. `None` when the game is over.
#[must_use]
pub fn choose<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    dice: &mut SeededDice,
) -> Option<SearchResult<R::Action>> {
    let Awaits::Decision { side, .. } = awaits::<R>(scene, game) else { return None };
    let action = sample_action::<R>(scene, game, dice)?;
    let value = R::value(scene, game, side);
    Some(SearchResult { action, before: value, after: value, weighed: 1, next: None })
}
