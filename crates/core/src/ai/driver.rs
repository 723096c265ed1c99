//! From the options of a search to its result, here or on a thread of its own.

use super::{
    Budget, Cancel, Level, Memory, SearchOptions, SearchResult, greedy, judgement, mcts, planner,
    random,
};
use crate::kernel::{Awaits, Evaluator, GameOf, SeededDice, Side, Styles, awaits};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::task::Poll;
use std::thread;

/// Thinks about the decision of a game. `None` when the game is over or the thinking was cancelled.
#[must_use]
pub fn think<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    search: &SearchOptions,
    cancel: &Cancel,
    memory: &Memory<R::Action>,
) -> Option<SearchResult<R::Action>> {
    let Awaits::Decision { side, .. } = awaits::<R>(scene, game) else { return None };
    let mut dice = SeededDice::new(search.seed);
    let mut budget = Budget::new(search, cancel);
    // Who draws lots needs no guess.
    let guess = (search.opponent.level != Level::Random)
        .then(|| guess::<R>(scene, game, side, &mut dice))
        .flatten();
    let guess = guess.as_ref().unwrap_or(game);
    let found = match search.opponent.level {
        Level::Random => random::choose::<R>(scene, guess, &mut dice),
        Level::Easy | Level::Greedy | Level::Normal => {
            let style = judgement::style::<R>(scene, side, search.opponent);
            let whim = judgement::whim::<R>(scene, game, side, search);
            greedy::choose::<R>(scene, guess, (Styles::one(&style), whim), &mut dice, &mut budget)
        }
        Level::Plain => match R::rule_of_thumb() {
            Some(plain) => plain(scene, guess).map(SearchResult::unweighed),
            None => random::choose::<R>(scene, guess, &mut dice),
        },
        Level::Mcts => {
            // No line is shorter than a position.
            mcts::choose::<R>(scene, guess, &mut dice, search.nodes, &mut budget)
        }
        Level::Hard => {
            planner::choose::<R>(scene, (game, guess), &mut dice, search, (cancel, memory))
        }
    };
    found.filter(|_| !cancel.is_cancelled())
}

/// The game as a side may imagine it, where it does not know everything that matters.
pub(super) fn guess<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    side: Side,
    dice: &mut SeededDice,
) -> Option<GameOf<R>> {
    (!R::is_open(scene, game, side, dice)).then(|| R::determinize(scene, game, side, dice))
}

/// Thinking that goes on on a thread of its own. Dropped, it is cancelled.
#[derive(Debug)]
pub struct BackgroundSearch<T> {
    cancel: Cancel,
    result: Receiver<Option<T>>,
}

impl<T: Send + 'static> BackgroundSearch<T> {
    /// Starts a job. `done` is called on its thread when the result can be had.
    pub fn start(
        job: impl FnOnce(&Cancel) -> Option<T> + Send + 'static,
        done: impl FnOnce() + Send + 'static,
    ) -> BackgroundSearch<T> {
        let cancel = Cancel::default();
        let flag = cancel.clone();
        let (sender, result) = mpsc::sync_channel(1);
        thread::spawn(move || {
            // A fault of the rules ends the thinking, not the program: nothing comes of it.
            let found = catch_unwind(AssertUnwindSafe(|| job(&flag))).unwrap_or_default();
            let _ = sender.send(found); // nobody waits for thinking that was dropped
            done();
        });
        BackgroundSearch { cancel, result }
    }

    /// The result as soon as it can be had; once. Nothing may come of it.
    pub fn poll(&self) -> Poll<Option<T>> {
        match self.result.try_recv() {
            Ok(result) => Poll::Ready(result),
            Err(TryRecvError::Empty) => Poll::Pending,
            Err(TryRecvError::Disconnected) => Poll::Ready(None),
        }
    }

    /// The result, waiting for it if need be.
    #[must_use]
    pub fn wait(self) -> Option<T> {
        self.result.recv().unwrap_or_default()
    }
}

impl<T> Drop for BackgroundSearch<T> {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}
