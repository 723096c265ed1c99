//! Plans compared by lines: each is carried out and played on by both sides, with the same dice and the same guesses as the others.

use super::playout::{Until, play_on};
use crate::kernel::{
    Both, Cx, Evaluator, GameOf, Log, SeededDice, Side, Styles, Whim, apply, check,
};
use rayon::prelude::*;
use std::ops::Range;

/// What lies far beyond any difference that chance makes, in standard errors.
const CERTAIN: f64 = 99.0;

/// Whose decision it is, and how lines are played.
pub struct Question<'a, R: Evaluator> {
    /// What never changes.
    pub scene: &'a R::Scene,
    /// The position as it is; what the side may not know of it is guessed anew for each line.
    pub game: &'a GameOf<R>,
    /// Who decides.
    pub side: Side,
    /// How the side plays on.
    pub styles: Styles<'a, R::Weights>,
    /// How the other side does.
    pub enemy: Styles<'a, R::Weights>,
    /// What the side thinks of actions and plans besides.
    pub misjudged: Whim,
    /// The seed of the lines.
    pub seed: u64,
    /// How far they are played.
    pub until: Until<'a>,
    /// Whether they are played on all processors.
    pub parallel: bool,
}

/// Actions one after the other, and where their lines led.
#[derive(Clone, Debug)]
pub struct Contender<A> {
    /// The actions.
    pub actions: Vec<A>,
    /// The values at the ends of its lines, in their order.
    pub ends: Vec<f64>,
}

impl<A> Contender<A> {
    /// A plan of which nothing is known yet.
    #[must_use]
    pub fn new(actions: Vec<A>) -> Contender<A> {
        Contender { actions, ends: Vec::new() }
    }

    /// The mean of the ends.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.ends.iter().sum::<f64>() / self.ends.len().max(1) as f64
    }

    /// By how many standard errors it leads another one, line by line.
    #[must_use]
    pub fn lead(&self, other: &Self) -> f64 {
        let pairs = self.ends.len().min(other.ends.len());
        if pairs < 2 {
            return 0.0;
        }
        let n = pairs as f64;
        let differences = || self.ends.iter().zip(&other.ends).map(|(own, other)| own - other);
        let mean = differences().sum::<f64>() / n;
        let spread = differences().map(|d| (d - mean).powi(2)).sum::<f64>() / (n - 1.0);
        let error = (spread / n).sqrt();
        if error > f64::EPSILON {
            mean / error
        } else if mean == 0.0 {
            0.0
        } else {
            CERTAIN.copysign(mean)
        }
    }
}

/// A line at its end.
struct Line {
    value: f64,
    positions: u64,
    left: bool,
}

impl<R: Evaluator> Question<'_, R> {
    /// Plays these lines of every rival. Returns how many positions were looked at; nothing is kept of them if one had to be left.
    pub fn play(&self, rivals: &mut [Contender<R::Action>], lines: Range<u64>) -> u64 {
        let tasks: Vec<(u64, usize)> =
            lines.flat_map(|line| (0..rivals.len()).map(move |rival| (line, rival))).collect();
        let one = |&(line, rival): &(u64, usize)| self.line(&rivals[rival].actions, line);
        let ended: Vec<Line> = if self.parallel {
            tasks.par_iter().map(one).collect()
        } else {
            tasks.iter().map(one).collect()
        };
        if !ended.iter().any(|line| line.left) {
            for (&(_, rival), line) in tasks.iter().zip(&ended) {
                let rival = &mut rivals[rival];
                rival.ends.push(line.value + self.misjudged.about(&rival.actions));
            }
        }
        ended.iter().map(|line| line.positions).sum()
    }

    fn line(&self, actions: &[R::Action], number: u64) -> Line {
        let seed = self.seed ^ (number + 1).wrapping_mul(0xd6e8_feb8_6659_fd93);
        let mut dice = SeededDice::new(seed);
        let mut game = R::determinize(self.scene, self.game, self.side, &mut dice);
        for action in actions {
            // With another guess it may come otherwise; then the side plays on from there.
            if check::<R>(self.scene, &game, action).is_err() {
                break;
            }
            apply::<R>(&mut Cx::new(self.scene, &mut dice, &mut Log::default()), &mut game, action);
        }
        let styles = Both::from_fn(|of| if of == self.side { self.styles } else { self.enemy });
        let played = play_on::<R>(self.scene, &mut game, &styles, self.until, &mut dice);
        let value = R::value(self.scene, &game, self.side);
        Line { value, positions: played.positions, left: played.left }
    }
}
