//! What speaks for an action and against it, as an opponent judges.

use super::driver::guess;
use super::greedy::worth_trying;
use super::judgement::style;
use super::{Opponent, SearchOptions};
use crate::kernel::{Account, Awaits, Evaluator, GameOf, SeededDice, Styles, awaits};

/// What a legal action is judged by: by what the side that decides may know, guesses included.
#[must_use]
pub fn explain<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    search: &SearchOptions,
    action: &R::Action,
) -> Account<R::Term> {
    let Awaits::Decision { side, .. } = awaits::<R>(scene, game) else { return Account::default() };
    if !search.opponent.judges() {
        return Account::default();
    }
    let mut dice = SeededDice::new(search.seed);
    let guess = guess::<R>(scene, game, side, &mut dice);
    let (game, style) = (guess.as_ref().unwrap_or(game), style::<R>(scene, side, search.opponent));
    R::account(scene, game, Styles::one(&style), action)
        .unwrap_or_else(|| worth_trying::<R>(scene, game, side, action, &mut dice))
}

/// Everything that an opponent would begin in a phase in which everybody acts once ([`Evaluator::allocation`]).
#[must_use]
pub fn allotted<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    opponent: Opponent,
) -> Vec<R::Action> {
    let Awaits::Decision { side, .. } = awaits::<R>(scene, game) else { return Vec::new() };
    R::allocation(scene, game, Styles::one(&style::<R>(scene, side, opponent)))
}
