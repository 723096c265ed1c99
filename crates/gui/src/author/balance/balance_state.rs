//! What the panel of the balance remembers.

use super::series::Series;
use gonfalon_core::ai::Level;

/// What of the games is shown on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heat {
    /// Where counters were lost.
    Lost,
    /// Where they went.
    Stood,
}

/// What the panel remembers.
pub struct BalanceState {
    /// How many games are to be played.
    pub games: u64,
    /// How well each side is to play.
    pub levels: [Level; 2],
    /// The series, the newest first.
    pub series: Vec<Series>,
    /// What of the newest series is shown on the map.
    pub heat: Option<Heat>,
    /// How many series there were.
    pub begun: usize,
}

impl Default for BalanceState {
    fn default() -> BalanceState {
        BalanceState {
            games: 100,
            levels: [Level::Easy; 2],
            series: Vec::new(),
            heat: None,
            begun: 0,
        }
    }
}
