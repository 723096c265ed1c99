//! Any legal action.

use super::SearchResult;
use crate::kernel::{Awaits, Evaluator, GameOf, SeededDice, awaits, forward_actions};

/// One of the legal actions, each as likely as the others; what only takes back a plan comes last, or games
/// would wander for ever. `None` when the game is over.
#[must_use]
pub fn choose<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    dice: &mut SeededDice,
) -> Option<SearchResult<R::Action>> {
    let Awaits::Decision { side, .. } = awaits::<R>(scene, game) else { return None };
    let mut actions = forward_actions::<R>(scene, game);
    if actions.is_empty() {
        return None;
    }
    let action = actions.swap_remove(dice.below(actions.len()));
    let value = R::value(scene, game, side);
    let weighed = u32::try_from(actions.len() + 1).unwrap_or(u32::MAX);
    Some(SearchResult { action, before: value, after: value, weighed, next: None })
}
