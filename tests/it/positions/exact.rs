//! What may be expected of a position under the best play of both sides, over all dice.

use crate::kit::games::Tested;
use gonfalon::kernel::{
    Awaits, Cx, Dice, GameOf, Log, Side, apply, awaits, every_outcome, forward_actions,
};
use std::collections::HashMap;

/// No position leads to more of them.
const MOST: usize = 400_000;

/// What is worth how much.
pub type Worth<'a, R> = &'a dyn Fn(&<R as gonfalon::kernel::Ruleset>::Scene, &GameOf<R>) -> f64;
/// What is an end.
pub type Ends<'a, R> = &'a dyn Fn(&<R as gonfalon::kernel::Ruleset>::Scene, &GameOf<R>) -> bool;

/// Everything that a position can lead to, as far as somebody asked.
pub struct Exact<'a, R: Tested> {
    scene: &'a R::Scene,
    /// Who wants as much as possible; the other side wants as little.
    side: Side,
    aim: Worth<'a, R>,
    end: Ends<'a, R>,
    /// Nothing for those that are being worked out.
    known: HashMap<GameOf<R>, Option<f64>>,
}

impl<'a, R: Tested> Exact<'a, R> {
    /// Nothing is known yet.
    pub fn new(scene: &'a R::Scene, side: Side, aim: Worth<'a, R>, end: Ends<'a, R>) -> Self {
        Exact { scene, side, aim, end, known: HashMap::new() }
    }

    /// What an action leads to, each with its chance.
    pub fn outcomes(&self, game: &GameOf<R>, action: &R::Action) -> Vec<(f64, GameOf<R>)> {
        every_outcome(|dice: &mut dyn Dice| {
            let (mut game, mut log) = (game.clone(), Log::default());
            apply::<R>(&mut Cx::new(self.scene, dice, &mut log), &mut game, action);
            game
        })
    }

    /// What may be expected after an action.
    pub fn after(&mut self, game: &GameOf<R>, action: &R::Action) -> f64 {
        let led = self.outcomes(game, action);
        led.iter().map(|(chance, game)| chance * self.value(game)).sum()
    }

    /// What may be expected of a game.
    pub fn value(&mut self, game: &GameOf<R>) -> f64 {
        self.open(game).expect("it is not being worked out")
    }

    /// The same; nothing if the way leads back to where it came from.
    fn open(&mut self, game: &GameOf<R>) -> Option<f64> {
        let decides = match awaits::<R>(self.scene, game) {
            Awaits::Decision { side, .. } if !(self.end)(self.scene, game) => side,
            _ => return Some((self.aim)(self.scene, game)),
        };
        if let Some(known) = self.known.get(game) {
            return *known;
        }
        assert!(self.known.len() < MOST, "the position leads to too many others");
        self.known.insert(game.clone(), None);
        let mut best: Option<f64> = None;
        for action in forward_actions::<R>(self.scene, game) {
            let mut sum = Some(0.0);
            for (chance, led) in self.outcomes(game, &action) {
                sum = sum.zip(self.open(&led)).map(|(sum, value)| sum + chance * value);
            }
            let Some(value) = sum else { continue };
            let better = if decides == self.side { f64::max } else { f64::min };
            best = Some(best.map_or(value, |best| better(best, value)));
        }
        self.known.insert(game.clone(), best);
        best
    }
}
