//! Many games at once: threads, and how far they have come.

use super::Failure;
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::fmt::Write;

/// So many threads (0 takes them all), and a bar that is drawn on a terminal only.
///
/// # Errors
/// A sentence, when the threads can't be had.
pub fn of_games(games: u64, threads: usize) -> Result<(ThreadPool, ProgressBar), Failure> {
    let pool = ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| Failure::Said(error.to_string()))?;
    Ok((pool, bar(games)))
}

/// A bar for so many games, with how many come in a second and how long the rest will take.
#[must_use]
pub fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let template = "{bar:40} {pos}/{len} games, {rate} games/s, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(template) {
        let rate = |state: &ProgressState, out: &mut dyn Write| {
            // A bar that cannot be drawn is no failure.
            let _ = write!(out, "{:.1}", state.per_sec());
        };
        bar.set_style(style.with_key("rate", rate));
    }
    bar
}
