//! A test that stops as soon as it is sure (sequential probability ratio test, Wald 1945), for games in pairs.

use super::{Elo, PairCounts};
use serde::Serialize;

/// Which of two differences of strength is the likelier one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// The first player is better by so much at most, says one hypothesis.
    pub elo0: f64,
    /// By so much at least, says the other.
    pub elo1: f64,
    /// The chance to accept the second wrongly.
    pub alpha: f64,
    /// The chance to accept the first wrongly.
    pub beta: f64,
}

/// What a test has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Nothing is sure yet.
    Open,
    /// The difference is `elo0` rather.
    H0,
    /// The difference is `elo1` rather.
    H1,
}

/// What an outcome that has not been seen counts: a little, so that no outcome is impossible.
const UNSEEN: f64 = 1e-3;
/// Halvings after which a number has no digit left to win.
const HALVINGS: usize = 200;

impl Sprt {
    /// How much likelier the pairs are with `elo1` than with `elo0`, as a natural logarithm. The likelihood of each is that of the
    /// likeliest distribution of outcomes with its score (generalized likelihood ratio), so that nothing need be known of
    /// draws, of the advantage of a side, or of how the games of a pair hang together.
    #[must_use]
    pub fn log_ratio(&self, pairs: &PairCounts) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        let seen: Vec<(f64, f64)> =
            pairs.scores().map(|(score, count)| (score, count.max(UNSEEN))).collect();
        let all: f64 = seen.iter().map(|(_, count)| count).sum();
        let [tilt0, tilt1] =
            [self.elo0, self.elo1].map(|elo| Tilt::to(Elo::score(elo), &seen, all));
        seen.iter()
            .map(|&(score, count)| count * (tilt0.weight(score) / tilt1.weight(score)).ln())
            .sum()
    }

    /// Where the test stops: below the first, `elo0` is accepted, above the second `elo1`.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// What the test has come to.
    #[must_use]
    pub fn verdict(&self, pairs: &PairCounts) -> Verdict {
        let (ratio, (low, high)) = (self.log_ratio(pairs), self.bounds());
        if ratio <= low {
            Verdict::H0
        } else if ratio >= high {
            Verdict::H1
        } else {
            Verdict::Open
        }
    }
}

/// The likeliest distribution with a given mean, next to one that was seen: each share divided by `1 + slope * (score - mean)`.
struct Tilt {
    mean: f64,
    slope: f64,
}

impl Tilt {
    /// The tilt that gives outcomes of these shares this mean, by halving: what remains to be 0 falls with the slope.
    fn to(mean: f64, seen: &[(f64, f64)], all: f64) -> Tilt {
        let remains = |slope: f64| -> f64 {
            let part = |&(score, count): &(f64, f64)| {
                count / all * (score - mean) / (1.0 + slope * (score - mean))
            };
            seen.iter().map(part).sum()
        };
        let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
        for _ in 0..HALVINGS {
            let slope = f64::midpoint(low, high);
            if remains(slope) > 0.0 {
                low = slope;
            } else {
                high = slope;
            }
        }
        Tilt { mean, slope: f64::midpoint(low, high) }
    }

    fn weight(&self, score: f64) -> f64 {
        1.0 + self.slope * (score - self.mean)
    }
}
