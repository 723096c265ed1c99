//! One action ahead: what each action on the shortlist leads to, over every throw it may cause.

use super::judgement::misjudge;
use super::{Budget, SearchResult};
use crate::kernel::{
    Account, Awaits, Candidate, Cx, Dice, Evaluator, GameOf, Log, SeededDice, Side, Styles, Tally,
    Whim, apply, awaits, forward_actions, outcomes_within,
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

/// The actions of a decision with what they are worth.
pub(super) struct Weighed<A> {
    /// The value of the position as it stands.
    pub before: f64,
    /// The value to be expected of each action, and the action.
    pub actions: Vec<(f64, A)>,
}

/// The action on the shortlist with the highest expected value, as far as a whim lets judgement have its way; chance decides between
/// equals. `None` when the game is over.
#[must_use]
pub fn choose<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    (styles, whim): (Styles<'_, R::Weights>, Whim),
    dice: &mut SeededDice,
    budget: &mut Budget<'_>,
) -> Option<SearchResult<R::Action>> {
    let Weighed { before, actions: mut weighed } = weigh::<R>(scene, game, styles, dice, budget)?;
    misjudge::<R>(&mut weighed, whim);
    // Nobody throws these dice afterwards: where chance has nothing to decide, they need not be thrown.
    let best = best_alone(&weighed).or_else(|| best(&weighed, dice))?;
    let count = u32::try_from(weighed.len()).unwrap_or(u32::MAX);
    let (after, action) = weighed.swap_remove(best);
    let next = weighed.into_iter().max_by(|a, b| f64::total_cmp(&a.0, &b.0));
    Some(SearchResult {
        action,
        before,
        after,
        weighed: count,
        next: next.map(|(value, action)| (action, value)),
        foresight: None,
    })
}

/// The same action without what explains it.
#[must_use]
pub fn act<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    styles: Styles<'_, R::Weights>,
    dice: &mut SeededDice,
    budget: &mut Budget<'_>,
) -> Option<R::Action> {
    let mut weighed = weigh::<R>(scene, game, styles, dice, budget)?.actions;
    let best = best(&weighed, dice)?;
    Some(weighed.swap_remove(best).1)
}

/// One of the best, by chance.
pub(super) fn best<A>(weighed: &[(f64, A)], dice: &mut SeededDice) -> Option<usize> {
    let best = weighed.iter().map(|(value, _)| *value).max_by(f64::total_cmp)?;
    let mut equals = (0..weighed.len()).filter(|&i| weighed[i].0 >= best - EQUAL);
    let drawn = dice.below(equals.clone().count());
    equals.nth(drawn)
}

/// The one that is better than all others, if there is one.
fn best_alone<A>(weighed: &[(f64, A)]) -> Option<usize> {
    let best = weighed.iter().map(|(value, _)| *value).max_by(f64::total_cmp)?;
    let mut equals = (0..weighed.len()).filter(|&i| weighed[i].0 >= best - EQUAL);
    equals.next().filter(|_| equals.next().is_none())
}

/// What each action on the shortlist is worth, as far as the budget goes, and at least the first. `None` when the game is over.
pub(super) fn weigh<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    styles: Styles<'_, R::Weights>,
    dice: &mut SeededDice,
    budget: &mut Budget<'_>,
) -> Option<Weighed<R::Action>> {
    let Awaits::Decision { side, .. } = awaits::<R>(scene, game) else { return None };
    let candidates = shortlist::<R>(scene, game, styles);
    let before = R::value(scene, game, side);
    let mut ply = Ply::<R> { scene, side, styles, dice, budget };
    let mut weighed: Vec<(f64, R::Action)> = Vec::with_capacity(candidates.len());
    let forced = candidates.len() == 1;
    for Candidate { action, gain } in candidates {
        if ply.budget.is_over() && !weighed.is_empty() {
            break;
        }
        let value = match gain {
            Some(gain) => {
                ply.budget.spend();
                before + gain
            }
            None if forced => before,
            None => ply.expected(game, &action, GESTURES),
        };
        weighed.push((value, action));
    }
    Some(Weighed { before, actions: weighed })
}

/// The shortlist; should it be empty against the agreement, every legal action.
fn shortlist<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    styles: Styles<'_, R::Weights>,
) -> Vec<Candidate<R::Action>> {
    let candidates = R::shortlist(scene, game, styles);
    if candidates.is_empty() {
        return forward_actions::<R>(scene, game).into_iter().map(Candidate::tried).collect();
    }
    candidates
}

/// What a side looks ahead with.
struct Ply<'a, 'b, R: Evaluator> {
    scene: &'a R::Scene,
    side: Side,
    styles: Styles<'a, R::Weights>,
    dice: &'a mut SeededDice,
    budget: &'a mut Budget<'b>,
}

impl<R: Evaluator> Ply<'_, '_, R> {
    /// The value that may be expected of an action.
    fn expected(&mut self, game: &GameOf<R>, action: &R::Action, gestures: u8) -> f64 {
        let scene = self.scene;
        if gestures > 0 && R::is_gesture(action) {
            let (mut picked, mut log) = (game.clone(), Log::default());
            apply::<R>(&mut Cx::new(scene, self.dice, &mut log), &mut picked, action);
            return self.through(&picked, gestures - 1);
        }
        let (mut log, side) = (Log::default(), self.side);
        let budget = &mut *self.budget;
        let mut run = |dice: &mut dyn Dice| {
            budget.spend();
            value_after::<R>(scene, game, action, side, dice, &mut log)
        };
        if let Some(outcomes) = outcomes_within(OUTCOMES, &mut run) {
            return outcomes.into_iter().map(|(chance, value)| chance * value).sum();
        }
        (0..DRAWS).map(|_| run(self.dice)).sum::<f64>() / DRAWS as f64
    }

    /// The value after a gesture: that of the best action it makes possible.
    fn through(&mut self, game: &GameOf<R>, gestures: u8) -> f64 {
        let now = R::value(self.scene, game, self.side);
        let own = |side| side == self.side;
        if !matches!(awaits::<R>(self.scene, game), Awaits::Decision { side, .. } if own(side)) {
            return now;
        }
        let mut best: Option<f64> = None;
        for Candidate { action, gain } in shortlist::<R>(self.scene, game, self.styles) {
            if R::retracts(&action) || self.budget.is_over() {
                continue;
            }
            let value = match gain {
                Some(gain) => now + gain,
                None => self.expected(game, &action, gestures),
            };
            best = Some(best.map_or(value, |best| best.max(value)));
        }
        best.unwrap_or(now)
    }
}

/// What is to be expected of an action that has to be tried, compared with the position as it is, over every throw that it may
/// cause.
pub(super) fn worth_trying<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    side: Side,
    action: &R::Action,
    dice: &mut SeededDice,
) -> Account<R::Term> {
    let mut log = Log::default();
    let mut run = |dice: &mut dyn Dice| {
        let after = after::<R>(scene, game, action, dice, &mut log);
        R::change(scene, game, &after, side)
    };
    let outcomes = outcomes_within(OUTCOMES, &mut run)
        .unwrap_or_else(|| (0..DRAWS).map(|_| (1.0 / DRAWS as f64, run(dice))).collect());
    let mut account = Account::default();
    for (chance, change) in outcomes {
        for (term, points) in change.terms() {
            account.add(term.clone(), chance * points);
        }
    }
    account
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
    R::value(scene, &after::<R>(scene, game, action, dice, log), side)
}

/// The position after an action and the answers that are foreseen, with the dice as they fall.
fn after<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    action: &R::Action,
    dice: &mut dyn Dice,
    log: &mut Log<R::Event>,
) -> GameOf<R> {
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
    game
}
