//! One action ahead: what each action on the shortlist leads to, over every throw it may cause.

use super::{Budget, SearchResult};
use crate::kernel::{
    Awaits, Candidate, Cx, Dice, Evaluator, GameOf, Log, SeededDice, Side, apply, awaits,
    forward_actions, outcomes_within,
};

/// With more outcomes than three dice have, throws are drawn instead of being told apart.
const OUTCOMES: usize = 216;
/// So many are drawn then.
const DRAWS: usize = 48;
/// How many answers in the middle of a procedure are foreseen.
const FORESEEN: usize = 24;
/// Gestures within gestures that are looked through.
const GESTURES: u8 = 2;
/// Values closer than this are equal.
const EQUAL: f64 = 1e-9;

/// The action on the shortlist with the highest expected value; chance decides between equals. `None` when the
/// game is over.
#[must_use]
pub fn choose<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    dice: &mut SeededDice,
    budget: &mut Budget<'_>,
) -> Option<SearchResult<R::Action>> {
    let Awaits::Decision { side, .. } = awaits::<R>(scene, game) else { return None };
    let candidates = shortlist::<R>(scene, game);
    let before = R::value(scene, game, side);
    let mut weighed: Vec<(f64, R::Action)> = Vec::with_capacity(candidates.len());
    let forced = candidates.len() == 1;
    for Candidate { action, gain } in candidates {
        if budget.is_over() && !weighed.is_empty() {
            break;
        }
        let value = match gain {
            Some(gain) => {
                budget.spend();
                before + gain
            }
            None if forced => before,
            None => expected::<R>(scene, game, &action, side, dice, budget, GESTURES),
        };
        weighed.push((value, action));
    }
    let best = weighed.iter().map(|(value, _)| *value).max_by(f64::total_cmp)?;
    let equals: Vec<usize> = (0..weighed.len()).filter(|&i| weighed[i].0 >= best - EQUAL).collect();
    let count = u32::try_from(weighed.len()).unwrap_or(u32::MAX);
    let (after, action) = weighed.swap_remove(equals[dice.below(equals.len())]);
    let next = weighed.into_iter().max_by(|a, b| f64::total_cmp(&a.0, &b.0));
    Some(SearchResult {
        action,
        before,
        after,
        weighed: count,
        next: next.map(|(value, action)| (action, value)),
    })
}

/// The shortlist; should it be empty against the agreement, every legal action.
fn shortlist<R: Evaluator>(scene: &R::Scene, game: &GameOf<R>) -> Vec<Candidate<R::Action>> {
    let candidates = R::shortlist(scene, game);
    if candidates.is_empty() {
        return forward_actions::<R>(scene, game).into_iter().map(Candidate::tried).collect();
    }
    candidates
}

/// The value that `side` may expect of an action.
fn expected<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    action: &R::Action,
    side: Side,
    dice: &mut SeededDice,
    budget: &mut Budget<'_>,
    gestures: u8,
) -> f64 {
    if gestures > 0 && R::is_gesture(action) {
        let (mut picked, mut log) = (game.clone(), Log::default());
        apply::<R>(&mut Cx::new(scene, dice, &mut log), &mut picked, action);
        return through::<R>(scene, &picked, side, dice, budget, gestures - 1);
    }
    let mut log = Log::default();
    let mut run = |dice: &mut dyn Dice| {
        budget.spend();
        value_after::<R>(scene, game, action, side, dice, &mut log)
    };
    if let Some(outcomes) = outcomes_within(OUTCOMES, &mut run) {
        return outcomes.into_iter().map(|(chance, value)| chance * value).sum();
    }
    (0..DRAWS).map(|_| run(dice)).sum::<f64>() / DRAWS as f64
}

/// The value after a gesture: that of the best action it makes possible.
fn through<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    side: Side,
    dice: &mut SeededDice,
    budget: &mut Budget<'_>,
    gestures: u8,
) -> f64 {
    let now = R::value(scene, game, side);
    if !matches!(awaits::<R>(scene, game), Awaits::Decision { side: other, .. } if other == side) {
        return now;
    }
    let mut best: Option<f64> = None;
    for Candidate { action, gain } in shortlist::<R>(scene, game) {
        if R::retracts(&action) || budget.is_over() {
            continue;
        }
        let value = gain.map_or_else(
            || expected::<R>(scene, game, &action, side, dice, budget, gestures),
            |gain| now + gain,
        );
        best = Some(best.map_or(value, |best| best.max(value)));
    }
    best.unwrap_or(now)
}

/// The value after an action and the answers that are foreseen, with the dice as they fall.
fn value_after<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    action: &R::Action,
    side: Side,
    dice: &mut dyn Dice,
    log: &mut Log<R::Event>,
) -> f64 {
    let mut game = game.clone();
    log.records.clear();
    apply::<R>(&mut Cx::new(scene, dice, log), &mut game, action);
    for _ in 0..FORESEEN {
        if R::outcome(scene, &game.state).is_some() {
            break;
        }
        let Some(answer) = R::expected_action(scene, &game) else { break };
        apply::<R>(&mut Cx::new(scene, dice, log), &mut game, &answer);
    }
    R::value(scene, &game, side)
}
