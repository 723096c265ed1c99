//! Differences of strength.

use super::PairCounts;
use super::share::wilson_of;
use serde::Serialize;

/// A difference of strength: 400 points of it are odds of ten to one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Elo {
    /// The difference that the score speaks for; `None` where one side has won everything.
    pub difference: Option<f64>,
    /// The lower end of its 95 % interval; `None` where there is none.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

impl Elo {
    /// What a score between 0 and 1 speaks for.
    #[must_use]
    pub fn of_score(score: f64) -> f64 {
        -400.0 * (1.0 / score - 1.0).log10()
    }

    /// The score that is to be expected with a difference.
    #[must_use]
    pub fn score(difference: f64) -> f64 {
        1.0 / (1.0 + 10.0_f64.powf(-difference / 400.0))
    }

    /// What pairs of games speak for. The interval is that of Wilson for as many independent games as the spread of the pairs is
    /// worth: it stays within what is possible, and a series of nothing but wins has a lower end.
    #[must_use]
    pub fn of(pairs: &PairCounts) -> Elo {
        let (score, variance) = (pairs.score(), pairs.variance());
        let games = pairs.pairs() as f64;
        if games == 0.0 {
            return Elo { difference: None, low: None, high: None };
        }
        // As wide as the pairs are spread, compared with a coin that is thrown once for each of them.
        let coin = score * (1.0 - score);
        let effective = if variance > 0.0 { games * coin / variance } else { games };
        let (low, high) = wilson_of(score, effective);
        let told = |score: f64| (score > 0.0 && score < 1.0).then(|| Elo::of_score(score));
        Elo { difference: told(score), low: told(low), high: told(high) }
    }
}
