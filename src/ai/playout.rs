//! A game played out by both sides, one action ahead each, in the styles they are given.

use super::{Budget, Cancel, SearchOptions, greedy};
use crate::kernel::{
    Awaits, Both, Cx, Evaluator, GameOf, Log, Outcome, SeededDice, Styles, apply, awaits,
};

/// A game with more actions than any has is broken off.
const LONGEST: usize = 50_000;
/// A decision is weighed by so many positions at most.
const GLIMPSE: u64 = 400;

/// Plays a game to its end, which it says; nothing if it has none.
pub fn play_out<R: Evaluator>(
    scene: &R::Scene,
    game: &mut GameOf<R>,
    styles: &Both<Styles<'_, R::Weights>>,
    dice: &mut SeededDice,
) -> Option<Outcome> {
    let glimpse = SearchOptions { nodes: Some(GLIMPSE), ..SearchOptions::default() };
    let (cancel, mut log) = (Cancel::default(), Log::default());
    for _ in 0..LONGEST {
        let side = match awaits::<R>(scene, game) {
            Awaits::Decision { side, .. } => side,
            Awaits::Over(outcome) => return Some(outcome),
        };
        let mut budget = Budget::new(&glimpse, &cancel);
        let action = greedy::act::<R>(scene, game, styles[side], dice, &mut budget)?;
        log.records.clear();
        log.lots.clear();
        apply::<R>(&mut Cx::new(scene, dice, &mut log), game, &action);
    }
    None
}
