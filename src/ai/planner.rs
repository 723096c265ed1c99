//! A turn by a plan: made at its first decision, kept to its end, and looked at again wherever one decision weighs much.

use super::evolution::{Question, Rival};
use super::greedy::{self, Weighed};
use super::plan::Turn;
use super::{Budget, Memory, SearchOptions, SearchResult};
use crate::kernel::{Awaits, Cx, Evaluator, GameOf, Log, SeededDice, apply, awaits};

pub fn env(name: &str, or: f64) -> f64 { std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(or) }
/// So often each of them is played on before the first ones drop out.
const FIRST: usize = 4;

/// The action that the plan of the turn has, or another one that lines speak for. `None` when the game is over.
#[must_use]
pub fn choose<R: Evaluator>(
    scene: &R::Scene,
    (game, guess): (&GameOf<R>, &GameOf<R>),
    dice: &mut SeededDice,
    search: &SearchOptions,
    (budget, memory): (&mut Budget<'_>, &Memory<R::Weights>),
) -> Option<SearchResult<R::Action>> {
    let Awaits::Decision { side, .. } = awaits::<R>(scene, game) else { return None };
    let question = Question::<R> { scene, game, side, seed: search.seed };
    let number = R::player_turn(scene, game);
    let mut turn = memory.of(side, number).unwrap_or_else(|| {
        let left = env("TURN", 0.0) as u64; let left = if left > 0 { left } else { R::portfolio().positions };
        let mut part = budget.part((left as f64 * env("PLANNING", 0.0)) as u64);
        let plan = if env("PLANNING", 0.0) > 0.0 { question.plan(&mut part) } else { super::Plan::of(R::portfolio().styles[0].clone()) };
        budget.add(&part);
        Turn { side, turn: number, plan, left: left.saturating_sub(part.spent()) }
    });
    let mut part = budget.part((turn.left as f64 * env("DECISION", 0.12)) as u64);
    let weighed = greedy::weigh::<R>(scene, guess, turn.plan.styles(), dice, &mut budget.part(u64::MAX))?;
    let found = decide(&question, &turn.plan, weighed, dice, &mut part);
    budget.add(&part);
    turn.left = turn.left.saturating_sub(part.spent());
    memory.keep(turn);
    found
}

/// Plays the best actions of a decision on, and takes another one than the plan's where that is plainly better.
fn decide<R: Evaluator>(
    question: &Question<'_, R>,
    plan: &super::Plan<R::Weights>,
    Weighed { before, mut actions }: Weighed<R::Action>,
    dice: &mut SeededDice,
    budget: &mut Budget<'_>,
) -> Option<SearchResult<R::Action>> {
    let count = u32::try_from(actions.len()).unwrap_or(u32::MAX);
    let first = greedy::best(&actions, dice)?;
    actions.swap(0, first);
    if let Some(rest) = actions.get_mut(1..) {
        rest.sort_by(|a, b| f64::total_cmp(&b.0, &a.0));
    }
    let mut rivals: Vec<Rival<(f64, R::Action)>> =
        actions.into_iter().take(env("RIVALS", 4.0) as usize).map(Rival::new).collect();
    let mut line = 0;
    while rivals.len() > 1 && line < env("MOST", 64.0) as usize && !budget.is_over() {
        let until = if line == 0 { FIRST } else { line * 2 };
        while line < until && !budget.is_over() {
            for rival in &mut rivals {
                let mut dice = SeededDice::new(question.seed(line));
                let mut game =
                    R::determinize(question.scene, question.game, question.side, &mut dice);
                let mut log = Log::default();
                apply::<R>(&mut Cx::new(question.scene, &mut dice, &mut log), &mut game, &rival.it.1);
                rival.ends.push(question.from(game, plan, &mut dice, budget));
            }
            line += 1;
        }
        if env("GIVEUP", 1.0) > 0.0 { // those that fall far behind
            let mut keep = rivals.iter().map(|r| r.lead(&rivals[0]) > -env("BEHIND", 2.0)).collect::<Vec<_>>(); keep[0] = true; let mut it = keep.into_iter(); rivals.retain(|_| it.next().unwrap());
        } else if rivals.len() > 2 {
            // The first is the plan's: it is compared with to the end.
            let worst = (1..rivals.len())
                .min_by(|&a, &b| f64::total_cmp(&rivals[a].mean(), &rivals[b].mean()));
            if let Some(worst) = worst {
                rivals.remove(worst);
            }
        }
    }
    let best = (1..rivals.len())
        .filter(|&k| rivals[k].lead(&rivals[0]) > env("SURE", 2.5))
        .max_by(|&a, &b| f64::total_cmp(&rivals[a].mean(), &rivals[b].mean()))
        .unwrap_or(0);
    let chosen = rivals.swap_remove(best);
    let next = rivals.into_iter().max_by(|a, b| f64::total_cmp(&a.it.0, &b.it.0));
    Some(SearchResult {
        action: chosen.it.1,
        before,
        after: chosen.it.0,
        weighed: count,
        next: next.map(|rival| (rival.it.1, rival.it.0)),
    })
}
