//! A share with its interval.

use super::quantile::NORMAL;

/// The 95 % interval of a share of wins, from 0 to 1 (Wilson 1927).
#[must_use]
pub fn wilson(wins: u64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    wilson_of(wins as f64 / games as f64, games as f64)
}

/// The same for a mean of values from 0 to 1 that is as sure as a share of `games` games: a number that need not be whole.
#[must_use]
pub fn wilson_of(share: f64, games: f64) -> (f64, f64) {
    let squared = NORMAL * NORMAL / games;
    let centre = share + squared / 2.0;
    let spread = (squared * (share * (1.0 - share) + squared / 4.0)).sqrt();
    let scale = 1.0 + squared;
    // Rounded, the ends of the interval of all or nothing could leave it out.
    let (low, high) = ((centre - spread) / scale, (centre + spread) / scale);
    (low.max(0.0).min(share), high.min(1.0).max(share))
}
