//! What features count for how a battle ends: games of *normal* against itself, and a logistic regression over their positions.

use super::Cancel;
use super::judgement::usual;
use super::playout::{Until, play_on};
use super::tuning::Field;
use crate::kernel::{Both, Evaluator, Side, Styles, Weights};

/// A game with more player turns than any has tells nothing.
const LONGEST: usize = 2_000;
/// How much is taken off for each square of what a feature counts, in standard deviations: features that say the same share it.
const RIDGE: f64 = 1e-4;
/// When no feature counts more or less by so much the search is over.
const SETTLED: f64 = 1e-5;
/// It is over in any case after so many rounds through all features.
const ROUNDS: usize = 500;
/// No curvature is less: where all is decided a step would be too long.
const FLAT: f64 = 1e-9;

/// A position at the end of a player turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// How far side A is ahead in each feature.
    pub features: Vec<f64>,
    /// How the game ended: 1 when side A won, 0 when it lost, a half when nobody did.
    pub won: f64,
}

/// The positions of a game at the end of each player turn, the last one aside. None in a system that names no features, or
/// when the game does not end.
#[must_use]
pub fn samples<R: Evaluator>(field: &Field<R>, seed: u64) -> Vec<Sample> {
    let (scene, cancel) = (&field.scene, Cancel::default());
    let styles = Both::from_fn(|side| Some(Styles::one(usual::<R>(scene, side))));
    let (mut game, mut dice) = field.begun(seed);
    let turn = Until { turns: Some(1), deadline: None, cancel: &cancel };
    let mut features = Vec::new();
    for _ in 0..LONGEST {
        let played = play_on::<R>(scene, &mut game, &styles, turn, &mut dice);
        if let Some(end) = played.outcome {
            let won = end.winner.map_or(0.5, |winner| if winner == Side::A { 1.0 } else { 0.0 });
            return features.into_iter().map(|features| Sample { features, won }).collect();
        }
        let Some(told) = R::features(scene, &game, Side::A) else { break };
        features.push(told.values());
    }
    Vec::new()
}

/// What features count.
#[derive(Clone, PartialEq, Debug)]
pub struct Regression {
    /// What each of them counts in the logarithm of the odds.
    pub counts: Vec<f64>,
    /// What each battle counts besides for side A, whatever the position is.
    pub leans: Vec<f64>,
}

impl Regression {
    /// The maximum of the likelihood, all battles counting the same, by coordinate ascent.
    #[must_use]
    pub fn of(battles: &[Vec<Sample>]) -> Regression {
        let width = battles.iter().flatten().map(|sample| sample.features.len()).max().unwrap_or(0);
        let spread = spreads(battles, width);
        let mut rows: Vec<Row> = battles.iter().enumerate().flat_map(rows).collect();
        for row in &mut rows {
            row.features.iter_mut().zip(&spread).for_each(|(feature, spread)| *feature /= spread);
        }
        let (mut counts, mut leans) = (vec![0.0; width], vec![0.0; battles.len()]);
        for _ in 0..ROUNDS {
            let mut most = lean(&mut rows, &mut leans);
            for (at, count) in counts.iter_mut().enumerate() {
                most = most.max(climb(&mut rows, count, |row| row.features[at]));
            }
            if most < SETTLED {
                break;
            }
        }
        counts.iter_mut().zip(&spread).for_each(|(count, spread)| *count /= spread);
        Regression { counts, leans }
    }

    /// What battles lean to when it is known what features count.
    #[must_use]
    pub fn known(counts: Vec<f64>, battles: &[Vec<Sample>]) -> Regression {
        let mut rows: Vec<Row> = battles.iter().enumerate().flat_map(rows).collect();
        for row in &mut rows {
            row.odds = counts.iter().zip(&row.features).map(|(count, is)| count * is).sum();
        }
        let mut leans = vec![0.0; battles.len()];
        for _ in 0..ROUNDS {
            if lean(&mut rows, &mut leans) < SETTLED {
                break;
            }
        }
        Regression { counts, leans }
    }

    /// The mean logarithmic loss over positions of a battle: 0.693 for who knows nothing, 0 for who knows everything.
    #[must_use]
    pub fn loss(&self, battle: usize, samples: &[Sample]) -> f64 {
        let loss = |sample: &Sample| {
            let counted = self.counts.iter().zip(&sample.features).map(|(count, is)| count * is);
            let odds = self.leans[battle] + counted.sum::<f64>();
            // The logarithm of the logistic function, in a form that overflows nowhere.
            odds.max(0.0) - odds * sample.won + (-odds.abs()).exp().ln_1p()
        };
        samples.iter().map(loss).sum::<f64>() / samples.len().max(1) as f64
    }
}

/// A sample while the search goes on.
struct Row {
    battle: usize,
    features: Vec<f64>,
    won: f64,
    weight: f64,
    odds: f64,
}

/// The rows of a battle, which weigh as much as those of any other together.
fn rows((battle, samples): (usize, &Vec<Sample>)) -> impl Iterator<Item = Row> {
    let weight = 1.0 / samples.len() as f64;
    samples.iter().map(move |sample| Row {
        battle,
        features: sample.features.clone(),
        won: sample.won,
        weight,
        odds: 0.0,
    })
}

/// The standard deviations of features around 0; 1 where one is nothing at all.
fn spreads(battles: &[Vec<Sample>], width: usize) -> Vec<f64> {
    let mut squares = vec![0.0; width];
    let mut count = 0.0;
    for sample in battles.iter().flatten() {
        count += 1.0;
        squares
            .iter_mut()
            .zip(&sample.features)
            .for_each(|(sum, feature)| *sum += feature * feature);
    }
    let spread = |sum: f64| if sum > 0.0 { (sum / count).sqrt() } else { 1.0 };
    squares.into_iter().map(spread).collect()
}

/// A step along what each battle leans to. Returns how long the longest was.
fn lean(rows: &mut [Row], leans: &mut [f64]) -> f64 {
    let mut most: f64 = 0.0;
    for (battle, lean) in leans.iter_mut().enumerate() {
        let own = |row: &Row| f64::from(u8::from(row.battle == battle));
        most = most.max(climb(rows, lean, own));
    }
    most
}

/// One step of Newton's method along one coordinate. Returns how long it was.
fn climb(rows: &mut [Row], count: &mut f64, feature: impl Fn(&Row) -> f64) -> f64 {
    let (mut slope, mut curvature) = (-RIDGE * *count, RIDGE + FLAT);
    for row in &*rows {
        let (is, chance) = (feature(row), 1.0 / (1.0 + (-row.odds).exp()));
        slope += row.weight * is * (row.won - chance);
        curvature += row.weight * is * is * chance * (1.0 - chance);
    }
    let step = slope / curvature;
    *count += step;
    for row in rows {
        row.odds += step * feature(row);
    }
    step.abs()
}
