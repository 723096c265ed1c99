//! What the dice of a game were worth.
//!
//! Whenever an action throws dice, the value of what came of it is compared with the value that was to be expected of the same
//! action in the same position, over all faces. The sum of these differences is the luck of a game. Whatever the players do, its
//! expectation is 0: the dice of an action know nothing of why it was chosen. So the luck may be taken out of a result without
//! shifting its mean (`statistics/control_variate.rs`), however good or bad the values are; good values take out more.
//!
//! Which way an expectation is found depends on the action and the position alone, never on how the dice fell: over all faces
//! if there are few and no lot is drawn, else as the mean of some draws, whose own chance is independent of the game's. Dice of
//! the set-up and shuffles before the first decision are not counted.

use super::Watch;
use crate::kernel::{Cx, Dice, Evaluator, GameOf, Log, SeededDice, Side, apply, outcomes_within};
use std::cell::Cell;

/// With more outcomes than three dice have, throws are drawn instead of being told apart.
const OUTCOMES: usize = 216;
/// So many are drawn then.
const DRAWS: u32 = 32;

/// Adds up what the dice of a game are worth to the side listed first.
#[derive(Debug)]
pub struct Luck<R: Evaluator> {
    before: Option<GameOf<R>>,
    draws: SeededDice,
    total: f64,
}

impl<R: Evaluator> Luck<R> {
    /// The luck of the game with this seed, which has not begun.
    #[must_use]
    pub fn new(seed: u64) -> Luck<R> {
        // No dice of the game, of its players or of its neighbours are thrown from this seed.
        let draws = SeededDice::new(seed.rotate_left(16) ^ 0x1c_4b57_e9d3);
        Luck { before: None, draws, total: 0.0 }
    }

    /// What the dice were worth, in points of the system, as the side listed first sees them.
    #[must_use]
    pub fn total(&self) -> f64 {
        self.total
    }
}

/// The value of a position to the side listed first.
fn value<R: Evaluator>(scene: &R::Scene, game: &GameOf<R>) -> f64 {
    R::value(scene, game, Side::A)
}

/// The value that was to be expected of an action, over its dice.
fn expected<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    action: &R::Action,
    draws: &mut SeededDice,
) -> f64 {
    let (mut log, drew_lots) = (Log::default(), Cell::new(false));
    let mut run = |dice: &mut dyn Dice| {
        let mut game = game.clone();
        log.records.clear();
        apply::<R>(&mut Cx::new(scene, dice, &mut log), &mut game, action);
        drew_lots.set(drew_lots.get() || !log.lots.is_empty());
        value::<R>(scene, &game)
    };
    match outcomes_within(OUTCOMES, &mut run) {
        Some(outcomes) if !drew_lots.get() => {
            return outcomes.into_iter().map(|(chance, value)| chance * value).sum();
        }
        _ => {}
    }
    (0..DRAWS).map(|_| run(draws)).sum::<f64>() / f64::from(DRAWS)
}

impl<R: Evaluator> Watch<R> for Luck<R> {
    fn acts(&mut self, _: &R::Scene, game: &GameOf<R>, _: &R::Action) {
        self.before = Some(game.clone());
    }

    fn acted(
        &mut self,
        scene: &R::Scene,
        game: &GameOf<R>,
        action: &R::Action,
        log: &Log<R::Event>,
    ) {
        let Some(before) = self.before.take() else { return };
        if log.lots.is_empty() && log.throws().next().is_none() {
            return;
        }
        let expected = expected::<R>(scene, &before, action, &mut self.draws);
        self.total += value::<R>(scene, game) - expected;
    }
}
