//! Procedures as a stack of pending decisions.

use super::{Cx, Game, GameOf, Outcome, Rejection, Rule, Ruleset, Side};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// A procedure of a rulebook, possibly half-finished: plain data that saves, clones and hashes.
pub trait Frame<R: Ruleset>: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned {
    /// Who must decide now and under which rule; `None` when the procedure works on its own.
    fn asks(&self, scene: &R::Scene, state: &R::State) -> Option<(Side, Rule)>;

    /// A cheap superset of what may be answered, always in the same order.
    fn candidates(&self, scene: &R::Scene, state: &R::State) -> Vec<R::Action>;

    /// Whether the candidates are exactly what may be answered, so that checking them again is waste. Debug
    /// builds check them nevertheless.
    fn is_exact(&self) -> bool {
        false
    }

    /// The rules, written once: may this be answered?
    ///
    /// # Errors
    /// The rule that forbids the action, and why.
    fn check(
        &self,
        scene: &R::Scene,
        state: &R::State,
        action: &R::Action,
    ) -> Result<(), Rejection<R::Why>>;

    /// Carries out an action that has passed [`Frame::check`].
    fn answer(
        &mut self,
        cx: &mut Cx<'_, R>,
        state: &mut R::State,
        action: &R::Action,
    ) -> Step<R::Frame>;

    /// Works on: there is nothing to ask, or a called procedure is done.
    fn resume(&mut self, cx: &mut Cx<'_, R>, state: &mut R::State) -> Step<R::Frame>;
}

/// What a procedure wants next.
#[derive(Debug)]
pub enum Step<F> {
    /// Stop at the decision that [`Frame::asks`] describes, or work on if it asks nothing.
    Ask,
    /// Run another procedure, then come back.
    Call(F),
    /// Run another procedure instead.
    Goto(F),
    /// Finished: the caller resumes.
    Done,
}

/// What a game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Awaits {
    /// A side's decision.
    Decision {
        /// Who decides.
        side: Side,
        /// The rule that asks.
        rule: Rule,
    },
    /// Nothing: the game is over.
    Over(Outcome),
}

/// What the game waits for.
///
/// # Panics
/// If a game that is not over asks nothing: a fault of the rule system.
#[must_use]
pub fn awaits<R: Ruleset>(scene: &R::Scene, game: &GameOf<R>) -> Awaits {
    if let Some(outcome) = R::outcome(scene, &game.state) {
        return Awaits::Over(outcome);
    }
    let (side, rule) = game
        .top()
        .and_then(|frame| frame.asks(scene, &game.state))
        .expect("a game that is not over asks something");
    Awaits::Decision { side, rule }
}

/// Whether the action is legal now.
///
/// # Errors
/// The rule that forbids the action, and why.
///
/// # Panics
/// If the game has no procedure left.
pub fn check<R: Ruleset>(
    scene: &R::Scene,
    game: &GameOf<R>,
    action: &R::Action,
) -> Result<(), Rejection<R::Why>> {
    game.top().expect("a game has a procedure until it is over").check(scene, &game.state, action)
}

/// The offered actions: the candidates that pass the check.
#[must_use]
pub fn legal_actions<R: Ruleset>(scene: &R::Scene, game: &GameOf<R>) -> Vec<R::Action> {
    let Some(top) = game.top() else { return Vec::new() };
    let mut actions = top.candidates(scene, &game.state);
    let passes = |action: &R::Action| top.check(scene, &game.state, action).is_ok();
    if top.is_exact() {
        debug_assert!(actions.iter().all(passes), "exact candidates pass the check: {top:?}");
    } else {
        actions.retain(passes);
    }
    actions
}

/// More steps than any rulebook's procedure takes between two decisions.
const RUNAWAY: usize = 100_000;

/// Carries out an action that has been checked, and runs to the next decision or to the end.
///
/// # Panics
/// If the game is over, or if a procedure runs on without ever asking.
pub fn apply<R: Ruleset>(cx: &mut Cx<'_, R>, game: &mut GameOf<R>, action: &R::Action) {
    let Game { state, stack } = game;
    let mut top = stack.pop().expect("a game has a procedure until it is over");
    let step = top.answer(cx, state, action);
    run(cx, state, stack, top, step);
}

/// Runs a fresh game to its first decision.
///
/// # Panics
/// If the first procedure runs on without ever asking.
pub fn begin<R: Ruleset>(cx: &mut Cx<'_, R>, game: &mut GameOf<R>) {
    let Game { state, stack } = game;
    if let Some(top) = stack.pop() {
        run(cx, state, stack, top, Step::Ask);
    }
}

fn run<R: Ruleset>(
    cx: &mut Cx<'_, R>,
    state: &mut R::State,
    stack: &mut Vec<R::Frame>,
    mut top: R::Frame,
    mut step: Step<R::Frame>,
) {
    for _ in 0..RUNAWAY {
        if R::outcome(cx.scene, state).is_some() {
            stack.push(top);
            return;
        }
        match step {
            Step::Ask => {}
            Step::Call(next) => {
                stack.push(top);
                top = next;
            }
            Step::Goto(next) => top = next,
            Step::Done => match stack.pop() {
                Some(caller) => top = caller,
                None => return,
            },
        }
        if top.asks(cx.scene, state).is_some() {
            stack.push(top);
            return;
        }
        step = top.resume(cx, state);
    }
    panic!("runaway procedure: {top:?}");
}
