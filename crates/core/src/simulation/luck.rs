//! What the dice of a game were worth.
//!
//! Whenever an action throws dice, how the game stands after it is compared with how it was to be expected to stand, over all
//! faces of the same action in the same position. How it stands is the value that the computer opponents go by, between -1 and
//! +1. The sum of these differences is the luck of a game. Whatever the players do, its expectation is 0: the dice of an
//! action know nothing of why it was chosen. So luck may be taken out of a result without shifting its mean
//! (`statistics/control_variate.rs`), however good or bad the values are; good values take out more.
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
/// With a lead of so many points a side has nearly won: more of them say little more.
const LEAD: f64 = 10.0;

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

    /// What the dice were worth to the side listed first: +1 is the way from an even game to a won one.
    #[must_use]
    pub fn total(&self) -> f64 {
        self.total
    }
}

/// How a position stands for the side listed first, from -1 to 1. A game that is over stands as it did `before`: the values
/// of positions do not see its end coming, and whoever has won all but in name has no luck when it happens.
fn standing<R: Evaluator>(scene: &R::Scene, game: &GameOf<R>, before: f64) -> f64 {
    if R::outcome(scene, &game.state).is_some() {
        return before;
    }
    (R::value(scene, game, Side::A) / LEAD).tanh()
}

/// How the game was to be expected to stand after an action, over its dice.
fn expected<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    action: &R::Action,
    before: f64,
    draws: &mut SeededDice,
) -> f64 {
    let (mut log, drew_lots) = (Log::default(), Cell::new(false));
    let mut run = |dice: &mut dyn Dice| {
        let mut game = game.clone();
        log.records.clear();
        apply::<R>(&mut Cx::new(scene, dice, &mut log), &mut game, action);
        drew_lots.set(drew_lots.get() || !log.lots.is_empty());
        standing::<R>(scene, &game, before)
    };
    match outcomes_within(OUTCOMES, &mut run) {
        Some(outcomes) if !drew_lots.get() => {
            outcomes.into_iter().map(|(chance, standing)| chance * standing).sum()
        }
        _ => (0..DRAWS).map(|_| run(draws)).sum::<f64>() / f64::from(DRAWS),
    }
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
        let stood = standing::<R>(scene, &before, 0.0);
        let expected = expected::<R>(scene, &before, action, stood, &mut self.draws);
        self.total += standing::<R>(scene, game, stood) - expected;
    }
}
