//! What an opponent is told, and how its thinking is limited and stopped.

use super::Opponent;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What an opponent is told before it thinks about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SearchOptions {
    /// Who it is.
    pub opponent: Opponent,
    /// The same seed in the same position gives the same action.
    pub seed: u64,
    /// The seed of its errors, if it has a handicap: the same all through a game.
    pub mood: u64,
    /// The longest it may think, in milliseconds.
    pub millis: Option<u64>,
    /// How many positions it may look at. Unlike a time, this limit gives the same play on every machine.
    pub nodes: Option<u64>,
    /// The longest `hard` may think in a whole player turn, in milliseconds.
    pub turn_millis: Option<u64>,
    /// Whether it may think on all processors. That changes nothing but the time.
    pub parallel: bool,
}

/// So long a player waits for a turn of a computer at most, in milliseconds.
const TURN: u64 = 2000;

impl SearchOptions {
    /// The options for an opponent without limits.
    #[must_use]
    pub fn new(opponent: impl Into<Opponent>, seed: u64) -> SearchOptions {
        SearchOptions { opponent: opponent.into(), seed, mood: seed, ..SearchOptions::default() }
    }

    /// The options for an opponent at a table, where people wait for it.
    #[must_use]
    pub fn at_table(opponent: impl Into<Opponent>, seed: u64) -> SearchOptions {
        let search = SearchOptions::new(opponent, seed);
        SearchOptions { turn_millis: Some(TURN), parallel: true, ..search }
    }

    /// How long it may still think in a player turn of which so much is used, if there is a limit.
    pub(super) fn time_left(&self, used: Duration) -> Option<Duration> {
        self.turn_millis.map(|millis| Duration::from_millis(millis).saturating_sub(used))
    }

    /// The options for the decision after so many actions: one seed serves a whole game without the same draw
    /// every time.
    #[must_use]
    pub fn at_step(self, step: usize) -> SearchOptions {
        let step = u64::try_from(step).unwrap_or(u64::MAX);
        SearchOptions { seed: self.seed ^ step.wrapping_mul(0x9e37_79b9_7f4a_7c15), ..self }
    }
}

/// A flag by which somebody else stops the thinking. All copies are the same flag.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Stops the thinking: nothing will come of it.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the thinking is to stop.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How many positions are looked at between two glances at the clock.
const GLANCE: u64 = 16;

/// What is left of the limits of a [`SearchOptions`].
#[derive(Debug)]
pub struct Budget<'a> {
    cancel: &'a Cancel,
    deadline: Option<Instant>,
    most: u64,
    spent: u64,
    over: bool,
}

impl<'a> Budget<'a> {
    /// The limits of a search; the time begins to run.
    #[must_use]
    pub fn new(search: &SearchOptions, cancel: &'a Cancel) -> Budget<'a> {
        let deadline = search.millis.map(|millis| Instant::now() + Duration::from_millis(millis));
        Budget { cancel, deadline, most: search.nodes.unwrap_or(u64::MAX), spent: 0, over: false }
    }

    /// Counts one position that was looked at.
    pub fn spend(&mut self) {
        self.spent += 1;
        self.over |= self.spent >= self.most;
        if self.spent.is_multiple_of(GLANCE) {
            self.over |= self.cancel.is_cancelled()
                || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        }
    }

    /// Whether a limit is reached: the best so far has to do.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// How many positions were looked at.
    #[must_use]
    pub fn spent(&self) -> u64 {
        self.spent
    }
}
