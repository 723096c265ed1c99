//! What an opponent remembers from decision to decision: how much it may still think in a player turn, and what it means to do.

use crate::kernel::{GameOf, Ruleset, Side};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// A player turn that is going on.
#[derive(Clone, Debug)]
pub struct Turn<A> {
    /// The number of the player turn.
    pub number: u32,
    /// So many positions may still be looked at in it.
    pub positions: u64,
    /// So long it has been thought already.
    pub used: Duration,
    /// What it means to do, the last first, each with the mark of the position that it is for.
    pub plan: Vec<(u64, A)>,
    /// What it did last, with the mark of the position that it led to.
    pub last: Option<(u64, A)>,
}

impl<A> Turn<A> {
    /// What comes next by the plan, if the position is the one that was planned for; otherwise the plan is forgotten.
    pub fn next<R: Ruleset<Action = A>>(&mut self, game: &GameOf<R>) -> Option<A> {
        let (planned_for, action) = self.plan.pop()?;
        if planned_for == mark::<R>(game) {
            return Some(action);
        }
        self.plan.clear();
        None
    }

    /// What it did last, if that has led to this position.
    pub fn last<R: Ruleset<Action = A>>(&self, game: &GameOf<R>) -> Option<&A> {
        let (led_to, action) = self.last.as_ref()?;
        (*led_to == mark::<R>(game)).then_some(action)
    }
}

/// A mark by which a position is known again.
#[must_use]
pub fn mark<R: Ruleset>(game: &GameOf<R>) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.state.hash(&mut hasher);
    hasher.finish()
}

/// What an opponent remembers of a game, by side. All copies are the same memory; a new one remembers nothing.
#[derive(Debug)]
pub struct Memory<A>(Arc<Mutex<[Option<Turn<A>>; 2]>>);

impl<A> Clone for Memory<A> {
    fn clone(&self) -> Self {
        Memory(Arc::clone(&self.0))
    }
}

impl<A> Default for Memory<A> {
    fn default() -> Self {
        Memory(Arc::new(Mutex::new([None, None])))
    }
}

impl<A: Clone> Memory<A> {
    /// What is remembered of a side's decisions in a player turn.
    #[must_use]
    pub fn of(&self, side: Side, number: u32) -> Option<Turn<A>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known[side as usize].as_ref().filter(|turn| turn.number == number).cloned()
    }

    /// Remembers a turn instead of whatever was remembered of this side.
    pub fn keep(&self, side: Side, turn: Turn<A>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known[side as usize] = Some(turn);
    }
}
