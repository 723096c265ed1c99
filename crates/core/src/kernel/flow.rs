//! Procedures as a stack of pending decisions.

use super::{Cx, GameOf, Outcome, Procedure, Rejection, Rule, Ruleset, Side};

/// What a procedure wants next.
#[derive(Debug)]
pub enum Step<F> {
    /// Stop at the decision that [`Procedure::asks`] describes, or work on if it asks nothing.
    Ask,
    /// Run another procedure, then come back.
    Call(F),
    /// Run another procedure instead.
    Goto(F),
    /// Finished: the caller resumes.
    Done,
}

/// What a procedure of a system wants next.
pub type StepOf<R> = Step<<R as Ruleset>::Frame>;

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

/// Carries out an action that has been checked, and runs to the next decision or to the end: what [`awaits`] would say then.
///
/// # Panics
/// If the game is over, or if a procedure runs on without ever asking.
pub fn apply<R: Ruleset>(cx: &mut Cx<'_, R>, game: &mut GameOf<R>, action: &R::Action) -> Awaits {
    go_on(cx, game, Some(action), None)
}

/// Runs a fresh game to its first decision: what [`awaits`] would say then.
///
/// # Panics
/// If the first procedure runs on without ever asking.
pub fn begin<R: Ruleset>(cx: &mut Cx<'_, R>, game: &mut GameOf<R>) -> Awaits {
    go_on(cx, game, None, None)
}

/// Carries out an action as [`apply`] does, or begins a game; gives the moments at which a procedure that began on the
/// way was done without having asked anything, in order: decisions that were passed over because nothing could be
/// decided.
///
/// # Panics
/// As [`apply`].
pub fn passed_over<R: Ruleset>(
    cx: &mut Cx<'_, R>,
    game: &mut GameOf<R>,
    action: Option<&R::Action>,
) -> Vec<GameOf<R>> {
    let mut passed = Vec::new();
    go_on(cx, game, action, Some(&mut passed));
    passed
}

fn go_on<R: Ruleset>(
    cx: &mut Cx<'_, R>,
    game: &mut GameOf<R>,
    action: Option<&R::Action>,
    passed: Option<&mut Vec<GameOf<R>>>,
) -> Awaits {
    let top = game.stack.last_mut().expect("a game has a procedure until it is over");
    let (step, began) = match action {
        Some(action) => (top.answer(cx, &mut game.state, action), game.stack.len()),
        None => (Step::Ask, 0),
    };
    run(cx, game, step, &mut Passed { began, moments: passed })
}

/// What ends without having asked anything.
struct Passed<'a, R: Ruleset> {
    /// Procedures with at least so many below them have begun since the last decision.
    began: usize,
    /// Where to note those of them that end, if anywhere.
    moments: Option<&'a mut Vec<GameOf<R>>>,
}

impl<R: Ruleset> Passed<'_, R> {
    /// Notes that the procedure on top has ended, if it began since the last decision.
    fn note(&mut self, game: &GameOf<R>) {
        if let Some(moments) = self.moments.as_deref_mut().filter(|_| game.stack.len() > self.began)
        {
            moments.push(game.clone());
        }
    }
}

/// Works on with the procedure on top, which stays where it is: a procedure is large, and most go on.
fn run<R: Ruleset>(
    cx: &mut Cx<'_, R>,
    game: &mut GameOf<R>,
    mut step: StepOf<R>,
    passed: &mut Passed<'_, R>,
) -> Awaits {
    for _ in 0..RUNAWAY {
        if let Some(outcome) = R::outcome(cx.scene, &game.state) {
            return Awaits::Over(outcome);
        }
        match step {
            Step::Ask => {}
            Step::Call(next) => game.stack.push(next),
            Step::Goto(next) => {
                passed.note(game);
                passed.began = passed.began.min(game.stack.len() - 1);
                game.stack.pop();
                game.stack.push(next);
            }
            Step::Done => {
                passed.note(game);
                game.stack.pop();
                passed.began = passed.began.min(game.stack.len());
            }
        }
        let top = game.stack.last_mut().expect("a game that is not over asks something");
        if let Some((side, rule)) = top.asks(cx.scene, &game.state) {
            return Awaits::Decision { side, rule };
        }
        step = top.resume(cx, &mut game.state);
    }
    panic!("runaway procedure: {:?}", game.top());
}
