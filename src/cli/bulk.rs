//! Many games at once: threads, and how far they have come.

use super::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};

/// So many threads (0 takes them all), and a bar that is drawn on a terminal only.
///
/// # Errors
/// A sentence, when the threads can't be had.
pub fn of_games(games: u64, threads: usize) -> Result<(ThreadPool, ProgressBar), Failure> {
    let pool = ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| Failure::Said(error.to_string()))?;
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    Ok((pool, bar))
}

/// How many games on the command line: none would show nothing.
///
/// # Errors
/// What to write.
pub fn at_least_one(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| "write a whole number, 1 or more: nothing comes of none".to_owned())
}
