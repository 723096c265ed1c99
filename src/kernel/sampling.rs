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

/// One of a procedure's candidates that may be answered. They are looked at in a random order, so that the first is as good as
/// any.
pub fn one_of_candidates<R: Ruleset>(
    procedure: &(impl Procedure<R> + ?Sized),
    scene: &R::Scene,
    state: &R::State,
    lots: &mut SeededDice,
) -> Option<R::Action> {
    let (mut ahead, mut back) = (procedure.candidates(scene, state), Vec::new());
    let fits =
        |action: &R::Action| procedure.is_exact() || procedure.check(scene, state, action).is_ok();
    while !ahead.is_empty() {
        let action = ahead.swap_remove(lots.below(ahead.len()));
        if R::retracts(&action) {
            back.push(action);
        } else if fits(&action) {
            return Some(action);
        }
    }
    while !back.is_empty() {
        let action = back.swap_remove(lots.below(back.len()));
        if fits(&action) {
            return Some(action);
        }
    }
    None
}
