//! Plans compared by lines: each is carried out and played on by both sides, with the same dice and the same guesses as the others.

use super::playout::{Until, play_on};
use crate::kernel::{
    Both, Cx, Evaluator, GameOf, Log, SeededDice, Side, Styles, UnitId, Whim, apply, check,
};
use rayon::prelude::*;
use std::collections::BTreeMap;
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
    /// What a victory counts at the end of a line, in points.
    pub decided: f64,
    /// What the side thinks of actions and plans besides.
    pub misjudged: Whim,
    /// What the side did last, if it has led to this position.
    pub last: Option<&'a R::Action>,
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
    /// The units that were lost at the end of lines, with whose they are, and of how many.
    pub lost: BTreeMap<(Side, UnitId), u32>,
}

impl<A> Contender<A> {
    /// A plan of which nothing is known yet.
    #[must_use]
    pub fn new(actions: Vec<A>) -> Contender<A> {
        Contender { actions, ends: Vec::new(), lost: BTreeMap::new() }
    }

    /// The mean of the ends.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.ends.iter().sum::<f64>() / self.ends.len().max(1) as f64
    }

    /// In how many lines of a hundred a unit was lost.
    #[must_use]
    pub fn loss(&self, unit: (Side, UnitId)) -> u8 {
        let lost = self.lost.get(&unit).copied().unwrap_or_default();
        u8::try_from(100 * u64::from(lost) / self.ends.len().max(1) as u64).unwrap_or(100)
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
    lost: Vec<(Side, UnitId)>,
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
                for &unit in &line.lost {
                    *rival.lost.entry(unit).or_default() += 1;
                }
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
        let styles =
            Both::from_fn(|of| Some(if of == self.side { self.styles } else { self.enemy }));
        let played = play_on::<R>(self.scene, &mut game, &styles, self.until, &mut dice);
        let value = R::outlook(self.scene, &game, self.side, self.decided);
        let of = |side| R::lost(self.scene, &game, side).into_iter().map(move |unit| (side, unit));
        let lost = Side::ALL.into_iter().flat_map(of).collect();
        Line { value, lost, positions: played.positions, left: played.left }
    }
}
