//! Weights by self-play: separable natural evolution strategies (Wierstra et al. 2014). A cloud of styles around a mean plays against
//! some rivals, and the mean and the width of the cloud follow those that win.

use super::Cancel;
use super::playout::{Until, play_on};
use crate::kernel::flow::begin;
use crate::kernel::{Both, Cx, Evaluator, GameOf, Log, SeededDice, Side, Style, Styles, Weights};
use rayon::prelude::*;

/// How wide the cloud is in the beginning, in shares of each weight.
const WIDTH: f64 = 0.4;

/// A battle that is ready to begin.
pub struct Field<R: Evaluator> {
    /// What never changes.
    pub scene: R::Scene,
    /// The position before anything happened.
    pub start: GameOf<R>,
}

impl<R: Evaluator> Field<R> {
    /// A game that has begun, with the dice that it goes on with.
    #[must_use]
    pub fn begun(&self, seed: u64) -> (GameOf<R>, SeededDice) {
        let (mut dice, mut game) = (SeededDice::new(seed), self.start.clone());
        begin::<R>(&mut Cx::new(&self.scene, &mut dice, &mut Log::default()), &mut game);
        (game, dice)
    }
}

/// Points by which a clear victory differs from a narrow one.
const CLEAR: f64 = 30.0;

/// How well a style does as one side of a battle against another style, or without one against play by rule of thumb: 1 for a win, a
/// half for a draw. A share of it, from 0 to 1, is for how clear the end is: where a side nearly always wins, that tells styles apart.
pub fn duel<R: Evaluator>(
    field: &Field<R>,
    side: Side,
    (own, other): (&Style<R::Weights>, Option<&Style<R::Weights>>),
    seed: u64,
    clearness: f64,
) -> f64 {
    let styles = Both::from_fn(|of| if of == side { Some(own) } else { other }.map(Styles::one));
    let (mut game, mut dice) = field.begun(seed);
    let end = play_on::<R>(
        &field.scene,
        &mut game,
        &styles,
        Until::the_end(&Cancel::default()),
        &mut dice,
    )
    .outcome;
    let won = match end.map(|end| end.winner) {
        Some(Some(winner)) => f64::from(u8::from(winner == side)),
        _ => 0.5,
    };
    let decided = R::DECIDED * (2.0 * won - 1.0);
    let ahead = (R::value(&field.scene, &game, side) - decided) / CLEAR;
    (1.0 - clearness) * won + clearness * (0.5 + 0.5 * ahead.tanh())
}

/// The cloud of styles that is being tuned.
#[derive(Clone, Debug)]
pub struct Cloud {
    /// What the weights are measured in.
    scale: Vec<f64>,
    base: Vec<f64>,
    mean: Vec<f64>,
    width: Vec<f64>,
    dice: SeededDice,
}

impl Cloud {
    /// A cloud around some weights.
    pub fn around<W: Weights>(weights: &W, seed: u64) -> Cloud {
        let base = weights.values();
        let mut sizes: Vec<f64> = W::default().values().into_iter().map(f64::abs).collect();
        sizes.retain(|size| *size > 0.0);
        sizes.sort_by(f64::total_cmp);
        // A weight that is nothing by default is measured in what weights commonly are.
        let common = sizes.get(sizes.len() / 2).copied().unwrap_or(1.0);
        let scale = W::default().values().into_iter().map(f64::abs);
        let scale = scale.map(|size| if size > 0.0 { size } else { common }).collect();
        let mean = vec![0.0; base.len()];
        let width = vec![WIDTH; base.len()];
        Cloud { scale, base, mean, width, dice: SeededDice::new(seed) }
    }

    /// The weights in its middle.
    pub fn middle<W: Weights>(&self) -> W {
        self.at(&vec![0.0; self.base.len()])
    }

    fn at<W: Weights>(&self, z: &[f64]) -> W {
        let value = |i: usize| self.base[i] + self.scale[i] * (self.mean[i] + self.width[i] * z[i]);
        // No weight changes its meaning: what is a cost stays one.
        let values: Vec<f64> = (0..z.len()).map(|i| value(i).max(0.0)).collect();
        W::with_values(&values)
    }

    /// One generation: so many styles, mirrored in pairs, are scored, and the cloud moves. Returns the mean score.
    pub fn step<W: Weights>(&mut self, count: usize, score: impl Fn(&W) -> f64 + Sync) -> f64 {
        let mut zs: Vec<Vec<f64>> = Vec::with_capacity(count);
        for _ in 0..count / 2 {
            let z: Vec<f64> = (0..self.base.len()).map(|_| self.dice.normal()).collect();
            zs.push(z.iter().map(|z| -z).collect());
            zs.push(z);
        }
        let scores: Vec<f64> = zs.par_iter().map(|z| score(&self.at::<W>(z))).collect();
        let mut order: Vec<usize> = (0..zs.len()).collect();
        order.sort_by(|&a, &b| f64::total_cmp(&scores[b], &scores[a]));
        let n = zs.len() as f64;
        let raw = |rank: usize| ((n / 2.0 + 1.0).ln() - (rank as f64 + 1.0).ln()).max(0.0);
        let sum: f64 = (0..zs.len()).map(raw).sum();
        let d = self.base.len() as f64;
        let rate = (3.0 + d.ln()) / (5.0 * d.sqrt());
        let mut by_mean = vec![0.0; self.base.len()];
        let mut by_width = vec![0.0; self.base.len()];
        for (rank, &index) in order.iter().enumerate() {
            let utility = raw(rank) / sum - 1.0 / n;
            for (i, z) in zs[index].iter().enumerate() {
                by_mean[i] += utility * z;
                by_width[i] += utility * (z * z - 1.0);
            }
        }
        for i in 0..self.base.len() {
            self.mean[i] += self.width[i] * by_mean[i];
            self.width[i] *= (rate / 2.0 * by_width[i]).exp();
        }
        scores.iter().sum::<f64>() / n
    }
}
