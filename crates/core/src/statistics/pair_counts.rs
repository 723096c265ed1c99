//! Games in pairs: the same dice, and the sides swapped.

use serde::Serialize;

/// How many pairs gave the first player 0, 1/2, 1, 1 1/2 and 2 wins, a draw being half a win (pentanomial). A battle that one side wins
/// most of the time gives pairs of 1, which say that the players are equal; single games would hide that behind the
/// battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct PairCounts(pub [u64; 5]);

impl PairCounts {
    /// Counts a pair in which the first player scored so many halves of a win.
    ///
    /// # Panics
    /// If they are more than four.
    pub fn count(&mut self, halves: usize) {
        self.0[halves] += 1;
    }

    /// How many pairs there are.
    #[must_use]
    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The first player's score for each kind of pair, from 0 to 1, with its count.
    pub(super) fn scores(&self) -> impl Iterator<Item = (f64, f64)> {
        self.0.iter().enumerate().map(|(halves, &count)| (halves as f64 / 4.0, count as f64))
    }

    /// The mean score of the first player, from 0 to 1; 1/2 without games.
    #[must_use]
    pub fn score(&self) -> f64 {
        let pairs = self.pairs() as f64;
        if pairs == 0.0 {
            return 0.5;
        }
        self.scores().map(|(score, count)| score * count).sum::<f64>() / pairs
    }

    /// The variance of a pair's score.
    #[must_use]
    pub fn variance(&self) -> f64 {
        let (mean, pairs) = (self.score(), (self.pairs() as f64).max(1.0));
        self.scores().map(|(score, count)| count * (score - mean).powi(2)).sum::<f64>() / pairs
    }
}
