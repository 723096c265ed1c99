//! Many games at once: threads, and how far they have come.

use super::Failure;
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::fmt::Write;

/// More threads than that are of no use to anybody.
const MOST_THREADS: usize = 1024;

/// So many threads (0 takes them all), or as many as the system gives, and a bar that is drawn on a terminal only.
///
/// # Errors
/// A sentence, when not even this thread can be had.
pub fn of_games(games: u64, threads: usize) -> Result<(ThreadPool, ProgressBar), Failure> {
    Ok((pool(games, threads)?, bar(games)))
}

/// So many threads (0 takes them all), or as many as the system gives, for so many tasks.
///
/// # Errors
/// As [`of_games`].
pub fn pool(tasks: u64, threads: usize) -> Result<ThreadPool, Failure> {
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    let wanted = if threads == 0 { all() } else { threads };
    let wanted =
        wanted.min(MOST_THREADS).min(usize::try_from(tasks).unwrap_or(MOST_THREADS).max(1));
    let fewer =
        std::iter::successors(Some(wanted), |&threads| (threads > 1).then_some(threads / 2));
    let pool = |threads: usize| ThreadPoolBuilder::new().num_threads(threads).build().ok();
    let here = || ThreadPoolBuilder::new().num_threads(1).use_current_thread().build();
    match fewer.into_iter().find_map(pool) {
        Some(pool) => Ok(pool),
        None => here().map_err(|error| Failure::Said(error.to_string())),
    }
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
