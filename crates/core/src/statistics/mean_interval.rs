//! A mean with its interval.

use super::quantile::student;
use super::spread::moments;
use serde::Serialize;

/// A mean with its 95 % interval (Student). With the differences of pairs, that of a paired comparison.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct MeanInterval {
    /// The mean.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl MeanInterval {
    /// The mean of these values; `None` for fewer than two. Where all are the same, nothing can be told of their spread: then
    /// the interval has room for a value farther away by `step`, the least by which values differ, in so many of them that
    /// it would have been missed in one series of forty at either end.
    #[must_use]
    pub fn of(values: &[f64], step: f64) -> Option<MeanInterval> {
        if values.len() < 2 {
            return None;
        }
        let (mean, variance) = moments(values);
        let count = values.len() as f64;
        let half = if variance > 0.0 {
            student(values.len() - 1) * (variance / count).sqrt()
        } else {
            step * (1.0 - 0.025_f64.powf(1.0 / count))
        };
        Some(MeanInterval { mean, low: mean - half, high: mean + half })
    }

    /// The same, cut off where values of this kind end.
    #[must_use]
    pub fn within(self, least: f64, most: f64) -> MeanInterval {
        MeanInterval {
            mean: self.mean.clamp(least, most),
            low: self.low.clamp(least, most),
            high: self.high.clamp(least, most),
        }
    }

    /// Whether 0 lies outside: a difference that is hardly chance.
    #[must_use]
    pub fn is_sure(self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }
}
