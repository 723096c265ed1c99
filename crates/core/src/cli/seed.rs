//! The one place below the window where a game gets a seed that nobody asked for.

use std::hash::{BuildHasher, RandomState};

/// A seed that differs from run to run. It is small enough for every JSON reader (53 bits).
#[must_use]
#[allow(clippy::disallowed_methods)] // the one place on the command line where chance comes from outside
pub fn fresh() -> u64 {
    RandomState::new().hash_one(std::process::id()) >> 11
}
