//! What speaks for an action and against it, as an opponent of a level judges.

use super::driver::{guess, style};
use super::greedy::worth_trying;
use super::{Level, SearchOptions};
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
    if search.level == Level::Random {
        return Account::default();
    }
    let mut dice = SeededDice::new(search.seed);
    let guess = guess::<R>(scene, game, side, &mut dice);
    let (game, style) = (guess.as_ref().unwrap_or(game), style::<R>(search.level));
    R::account(scene, game, Styles::one(&style), action)
        .unwrap_or_else(|| worth_trying::<R>(scene, game, side, action, &mut dice))
}

/// Everything that an opponent of a level would begin in a phase in which everybody acts once ([`Evaluator::allocation`]).
#[must_use]
pub fn allotted<R: Evaluator>(scene: &R::Scene, game: &GameOf<R>, level: Level) -> Vec<R::Action> {
    R::allocation(scene, game, Styles::one(&style::<R>(level)))
}
