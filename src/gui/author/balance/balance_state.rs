//! What the panel of the balance remembers.

use super::series::Series;
use crate::ai::Level;

/// What the panel remembers.
pub struct BalanceState {
    /// How many games are to be played.
    pub games: u64,
    /// How well each side is to play.
    pub levels: [Level; 2],
    /// The series, the newest first.
    pub series: Vec<Series>,
}

impl Default for BalanceState {
    fn default() -> BalanceState {
        BalanceState { games: 100, levels: [Level::Easy; 2], series: Vec::new() }
    }
}
