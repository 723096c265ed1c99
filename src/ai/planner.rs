//! The best actions of one action ahead, played on in lines: another one than the first is taken where lines speak for it.

use super::allowance::{Allowance, Allowances};
use super::greedy::{self, Weighed};
use super::lines::{Question, Rival};
use super::playout::Until;
use super::{Budget, Cancel, SearchOptions, SearchResult};
use crate::kernel::{Awaits, Evaluator, GameOf, Lookahead, SeededDice, Styles, awaits};
use std::time::{Duration, Instant};

/// The share of what is left of the turn that one decision may take.
const SHARE: f64 = 0.1;
/// So many lines are played of each action before the first ones drop out.
const FIRST: u64 = 4;
/// So many more are played at a time at most.
const STEP: u64 = 16;
/// An action that lies so many standard errors behind drops out.
const BEHIND: f64 = 2.0;

/// The action on the shortlist that lines speak for. `None` when the game is over.
#[must_use]
pub fn choose<R: Evaluator>(
    scene: &R::Scene,
    (game, guess): (&GameOf<R>, &GameOf<R>),
    dice: &mut SeededDice,
    search: &SearchOptions,
    (cancel, allowances): (&Cancel, &Allowances),
) -> Option<SearchResult<R::Action>> {
    let Awaits::Decision { side, .. } = awaits::<R>(scene, game) else { return None };
    let (begun, turn) = (Instant::now(), R::player_turn(scene, game));
    let portfolio = R::portfolio();
    let lookahead = search.lookahead.unwrap_or(portfolio.lookahead);
    let positions = search.nodes.unwrap_or(lookahead.positions);
    let left = allowances.of(side, turn).unwrap_or(Allowance { positions, used: Duration::ZERO });
    let styles = Styles::one(&portfolio.styles[0]);
    let mut budget = Budget::new(&SearchOptions { nodes: None, ..*search }, cancel);
    let weighed = greedy::weigh::<R>(scene, guess, styles, dice, &mut budget)?;
    let share = search.time_left(left.used).map(|time| time.mul_f64(SHARE));
    let millis = search.millis.map(Duration::from_millis);
    let time = [share, millis].into_iter().flatten().min();
    let deadline = time.map(|time| begun + time);
    let question = Question::<R> {
        scene,
        game,
        side,
        styles,
        seed: search.seed,
        until: Until { turns: lookahead.turns, deadline, cancel },
        parallel: search.parallel,
    };
    let positions = (left.positions as f64 * SHARE) as u64;
    let (found, spent) = decide(&question, weighed, (&lookahead, positions), dice)?;
    let positions = left.positions.saturating_sub(spent);
    allowances.keep(side, turn, Allowance { positions, used: left.used + begun.elapsed() });
    Some(found)
}

/// What lines speak for among the best actions, and how many positions they took.
fn decide<R: Evaluator>(
    question: &Question<'_, R>,
    Weighed { before, mut actions }: Weighed<R::Action>,
    (lookahead, positions): (&Lookahead, u64),
    dice: &mut SeededDice,
) -> Option<(SearchResult<R::Action>, u64)> {
    let weighed = u32::try_from(actions.len()).unwrap_or(u32::MAX);
    // The one that judgement prefers stands first, and stays to the end.
    let preferred = actions.swap_remove(greedy::best(&actions, dice)?);
    actions.sort_by(|a, b| f64::total_cmp(&b.0, &a.0));
    actions.truncate(lookahead.rivals.saturating_sub(1));
    let rival = |(expected, action)| Rival { action, expected, ends: Vec::new() };
    let all = std::iter::once(preferred).chain(actions);
    let (mut rivals, mut beaten): (Vec<Rival<R::Action>>, Vec<_>) =
        (all.map(rival).collect(), Vec::new());
    let (mut line, mut spent) = (0, 0);
    while rivals.len() > 1
        && line < lookahead.lines
        && spent < positions
        && !question.until.is_over()
    {
        let lines = line.clamp(FIRST, STEP);
        spent += question.play(&mut rivals, line..line + lines);
        line += lines;
        let first = rivals[0].clone();
        beaten.extend(rivals.extract_if(1.., |rival| rival.lead(&first) < -BEHIND));
    }
    let mean = |&a: &usize, &b: &usize| f64::total_cmp(&rivals[a].mean(), &rivals[b].mean());
    let sure = |&k: &usize| rivals[k].lead(&rivals[0]) > lookahead.sure;
    let best = (1..rivals.len()).filter(sure).max_by(mean).unwrap_or(0);
    let (base, judged) = (rivals[0].mean(), rivals[0].expected);
    // What judgement expects of the first, set right by where the lines led. What is not sure counts for no more than the choice.
    let worth = |rival: &Rival<R::Action>| {
        if rival.ends.is_empty() { rival.expected } else { judged + rival.mean() - base }
    };
    let chosen = rivals.swap_remove(best);
    let after = worth(&chosen);
    let others = rivals.into_iter().chain(beaten).map(|rival| (worth(&rival), rival.action));
    let next = others.max_by(|a, b| f64::total_cmp(&a.0, &b.0));
    let found = SearchResult {
        action: chosen.action,
        before,
        after,
        weighed,
        next: next.map(|(worth, action)| (action, worth.min(after))),
    };
    Some((found, spent))
}
