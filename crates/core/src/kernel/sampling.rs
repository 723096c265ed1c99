//! Random play: one of the actions that may be taken, each as likely as the others. Nothing is worked out about those that are
//! not drawn.

use super::{GameOf, Procedure, Ruleset, SeededDice};

/// One of the legal actions, each as likely as the others; what only takes back a plan comes last, or random games would wander
/// for ever. `None` if there is none.
#[must_use]
pub fn sample_action<R: Ruleset>(
    scene: &R::Scene,
    game: &GameOf<R>,
    lots: &mut SeededDice,
) -> Option<R::Action> {
    let top = game.top()?;
    let action = top.sample(scene, &game.state, lots)?;
    debug_assert!(top.check(scene, &game.state, &action).is_ok(), "{action:?} is legal: {top:?}");
    Some(action)
}
