//! Plans: what the side does until dice fall or somebody else decides. Judgement makes one, whims vary it, and lines tell which is
//! best; it is kept to as long as things come as they were planned.

use super::contest::{Contender, Question};
use super::greedy::{self, Weighed};
use super::halving::Halving;
use super::judgement::{self, misjudge};
use super::memory::{Memory, Turn, mark};
use super::playout::Until;
use super::{Budget, Cancel, Foresight, SearchOptions, SearchResult};
use crate::kernel::{
    Answers, Awaits, Cx, Evaluator, GameOf, Log, Lookahead, SeededDice, Styles, Whim, apply,
    awaits, check,
};
use std::time::{Duration, Instant};

/// One plan may take one of so many parts of what is left of the turn.
const PARTS: u32 = 4;
/// So many lines are played of each plan before the first ones drop out.
const FIRST: u64 = 4;
/// The longest plan, in actions.
const LONGEST: usize = 120;
/// A decision in a plan is weighed by so many positions at most.
const GLIMPSE: u64 = 400;
/// How strong whims are, in shares of the strongest; each plan has one of them.
const WHIMS: [f64; 4] = [0.05, 0.15, 0.4, 1.0];

/// The action that the plan has next, or the first one of a new plan. `None` when the game is over.
#[must_use]
pub fn choose<R: Evaluator>(
    scene: &R::Scene,
    (game, guess): (&GameOf<R>, &GameOf<R>),
    dice: &mut SeededDice,
    search: &SearchOptions,
    (cancel, memory): (&Cancel, &Memory<R::Action>),
) -> Option<SearchResult<R::Action>> {
    let Awaits::Decision { side, .. } = awaits::<R>(scene, game) else { return None };
    let (begun, number) = (Instant::now(), R::player_turn(scene, game));
    let portfolio = R::portfolio();
    let lookahead = portfolio.lookahead;
    let mut turn = memory.of(side, number).unwrap_or_else(|| Turn {
        number,
        positions: search.nodes.unwrap_or(lookahead.positions),
        used: Duration::ZERO,
        plan: Vec::new(),
        last: None,
    });
    let style = judgement::style::<R>(scene, side, search.opponent);
    let (styles, enemy) =
        (Styles::one(&style), Styles::one(judgement::usual::<R>(scene, side.enemy())));
    let whim = judgement::whim::<R>(scene, game, side, search);
    let mut budget = Budget::new(&SearchOptions { nodes: None, ..*search }, cancel);
    let mut weighed = greedy::weigh::<R>(scene, guess, styles, dice, &mut budget)?;
    misjudge::<R>(&mut weighed.actions, whim);
    let last = turn.last::<R>(game).cloned();
    forget_alterations::<R>(&mut weighed.actions, last.as_ref());
    let next = turn.next::<R>(game).filter(|action| check::<R>(scene, game, action).is_ok());
    let (chosen, foresight) = match next {
        Some(action) => (action, None),
        None => {
            let answers = answers::<R>(game, &lookahead);
            let parts = answers.map_or(PARTS, |answers| answers.parts);
            let turns = answers.map_or(lookahead.turns, |answers| Some(answers.turns));
            let share = search.time_left(turn.used).map(|time| time / parts);
            let millis = search.millis.map(Duration::from_millis);
            let time = [share, millis].into_iter().flatten().min();
            let deadline = time.map(|time| begun + time);
            let question = Question::<R> {
                scene,
                game,
                side,
                styles,
                enemy,
                decided: lookahead.decided.unwrap_or(R::DECIDED),
                misjudged: whim,
                last: last.as_ref(),
                seed: search.seed,
                until: Until { turns, deadline, cancel },
                parallel: search.parallel,
            };
            let positions = turn.positions / u64::from(parts);
            let Plan { actions: plan, spent, foresight } =
                plan(&question, guess, &weighed, (&lookahead, positions), dice)?;
            turn.positions = turn.positions.saturating_sub(spent);
            let (first, rest) = plan.split_first()?;
            turn.plan = marked::<R>(scene, game, first, rest);
            (first.clone(), foresight)
        }
    };
    turn.last = Some((mark::<R>(&after::<R>(scene, game, &chosen)), chosen.clone()));
    turn.used += begun.elapsed();
    memory.keep(side, turn);
    Some(SearchResult { foresight, ..told(weighed, chosen) })
}

/// The decision as it is told: its worth is what judgement expects of it.
fn told<A: PartialEq>(Weighed { before, actions }: Weighed<A>, chosen: A) -> SearchResult<A> {
    let weighed = u32::try_from(actions.len()).unwrap_or(u32::MAX);
    let (own, others): (Vec<_>, Vec<_>) = actions.into_iter().partition(|(_, a)| *a == chosen);
    let next = others.into_iter().max_by(|a, b| f64::total_cmp(&a.0, &b.0));
    let after = own.first().map_or(before, |(value, _)| *value);
    let next = next.map(|(value, action)| (action, value));
    SearchResult { action: chosen, before, after, weighed, next, foresight: None }
}

/// The rest of a plan, the last first, with the marks of the positions that follow one another without dice.
fn marked<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    first: &R::Action,
    rest: &[R::Action],
) -> Vec<(u64, R::Action)> {
    let (mut game, mut plan) = (after::<R>(scene, game, first), Vec::new());
    for action in rest {
        if check::<R>(scene, &game, action).is_err() {
            break;
        }
        plan.push((mark::<R>(&game), action.clone()));
        game = after::<R>(scene, &game, action);
    }
    plan.reverse();
    plan
}

/// The position after an action, if no dice fall.
fn after<R: Evaluator>(scene: &R::Scene, game: &GameOf<R>, action: &R::Action) -> GameOf<R> {
    let (mut game, mut dice, mut log) = (game.clone(), SeededDice::new(0), Log::default());
    apply::<R>(&mut Cx::new(scene, &mut dice, &mut log), &mut game, action);
    game
}

/// Leaves out what would only alter what was done last, if there is anything else.
fn forget_alterations<R: Evaluator>(actions: &mut Vec<(f64, R::Action)>, last: Option<&R::Action>) {
    let alters = |action: &R::Action| last.is_some_and(|last| R::alters(last, action));
    if actions.iter().any(|(_, action)| !alters(action)) {
        actions.retain(|(_, action)| !alters(action));
    }
}

/// What a side is going to do.
struct Plan<A> {
    actions: Vec<A>,
    /// How many positions it took to find it.
    spent: u64,
    /// What spoke for it, if it is not judgement's own.
    foresight: Option<Foresight>,
}

/// The best plan.
fn plan<R: Evaluator>(
    question: &Question<'_, R>,
    guess: &GameOf<R>,
    weighed: &Weighed<R::Action>,
    (lookahead, positions): (&Lookahead, u64),
    dice: &mut SeededDice,
) -> Option<Plan<R::Action>> {
    let preferred = weighed.actions[greedy::best(&weighed.actions, dice)?].1.clone();
    if weighed.actions.len() == 1 || positions == 0 {
        return Some(Plan { actions: vec![preferred], spent: 0, foresight: None });
    }
    let begun = Instant::now();
    let answers = answers::<R>(question.game, lookahead);
    let (first, enough) = answers.map_or((FIRST, lookahead.enough), |a| (a.first, a.enough));
    let own = match answers {
        Some(_) => vec![preferred.clone()],
        None => devise(question, guess, Whim::default(), dice),
    };
    let mut rivals = vec![Contender::new(own)];
    let mut spent = question.play(&mut rivals, 0..first);
    let affordable = affordable(question, (first, positions), (spent, begun.elapsed())) / enough;
    let most = lookahead.rivals.min(1 + affordable);
    match answers {
        Some(_) => rivals.extend(others(weighed, &preferred).take(most - 1)),
        None => vary(question, guess, (lookahead, most), &mut rivals, dice),
    }
    spent += question.play(&mut rivals[1..], 0..first);
    let halving = Halving { first, most: lookahead.lines, positions, enough, sure: lookahead.sure };
    let (best, spent) = halving.best(question, &mut rivals, spent);
    let side = question.side;
    // Where judgement's own plan has the deed, too, it is what follows that goes better: nothing speaks for this deed by that.
    let own = rivals[best].actions.first().is_some_and(|deed| !rivals[0].actions.contains(deed));
    let foresight = own.then(|| Foresight::of(side, &rivals[best], &rivals[0]));
    Some(Plan { actions: rivals.swap_remove(best).actions, spent, foresight })
}

/// How the answers are compared, if this decision is one of which all deserve it.
fn answers<R: Evaluator>(game: &GameOf<R>, lookahead: &Lookahead) -> Option<Answers> {
    lookahead.answers.filter(|_| R::is_pivotal(game))
}

/// Each action but the preferred one as a plan of its own, the best first.
fn others<A: Clone + PartialEq>(
    weighed: &Weighed<A>,
    preferred: &A,
) -> impl Iterator<Item = Contender<A>> {
    let mut others: Vec<_> = weighed.actions.iter().filter(|(_, a)| a != preferred).collect();
    others.sort_by(|a, b| f64::total_cmp(&b.0, &a.0));
    others.into_iter().map(|(_, action)| Contender::new(vec![action.clone()]))
}

/// Adds plans that whims make differ from judgement's own, until there are so many.
fn vary<R: Evaluator>(
    question: &Question<'_, R>,
    guess: &GameOf<R>,
    (lookahead, most): (&Lookahead, usize),
    rivals: &mut Vec<Contender<R::Action>>,
    dice: &mut SeededDice,
) {
    for (number, share) in WHIMS.into_iter().cycle().take(2 * most).enumerate() {
        if rivals.len() >= most || question.until.is_over() {
            break;
        }
        let seed = question.seed ^ (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let whim = Whim { strength: share * lookahead.whim, seed };
        let actions = devise(question, guess, whim, dice);
        if !rivals.iter().any(|rival| rival.actions == actions) {
            rivals.push(Contender::new(actions));
        }
    }
}

/// How many lines can be played in so many positions, when the first ones took some of them and so long.
fn affordable<R: Evaluator>(
    question: &Question<'_, R>,
    (first, positions): (u64, u64),
    (spent, took): (u64, Duration),
) -> usize {
    let by_positions = first * positions / spent.max(1);
    let time = question.until.deadline.map(|at| at.saturating_duration_since(Instant::now()));
    let by_time = time.map_or(f64::INFINITY, |time| {
        first as f64 * time.as_secs_f64() / took.as_secs_f64().max(f64::EPSILON)
    });
    // A fraction of a line is no line.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let lines = by_positions.min(by_time as u64);
    usize::try_from(lines).unwrap_or(usize::MAX)
}

/// What the side does by judgement and a whim, until dice fall, somebody else decides or the phase is over. The whim stays the same
/// all the while: a plan that wants something goes on wanting it. It may do without nothing that judgement wants, though: what would
/// end the phase is done only when judgement would end it, too, or nobody would follow whose move gains less than a whim is worth.
fn devise<R: Evaluator>(
    question: &Question<'_, R>,
    guess: &GameOf<R>,
    whim: Whim,
    dice: &mut SeededDice,
) -> Vec<R::Action> {
    let Question { scene, side, styles, until, .. } = *question;
    let (mut game, mut log, mut plan) = (guess.clone(), Log::default(), Vec::new());
    let turn = R::player_turn(scene, &game);
    let glimpse = SearchOptions { nodes: Some(GLIMPSE), ..SearchOptions::default() };
    let own = |game: &GameOf<R>| matches!(awaits::<R>(scene, game), Awaits::Decision { side: asked, .. } if asked == side);
    while plan.len() < LONGEST
        && own(&game)
        && R::player_turn(scene, &game) == turn
        && !R::is_new_phase(guess, &game)
    {
        let mut budget = Budget::new(&glimpse, until.cancel);
        let weighed = greedy::weigh::<R>(scene, &game, styles, dice, &mut budget);
        let Some(Weighed { mut actions, .. }) = weighed else { break };
        misjudge::<R>(&mut actions, question.misjudged);
        forget_alterations::<R>(&mut actions, plan.last().or(question.last));
        let Some(judged) = greedy::best(&actions, dice) else { break };
        let judged = actions[judged].1.clone();
        for (value, action) in actions.iter_mut().filter(|(_, action)| !R::is_trifle(action)) {
            *value += whim.about(action);
        }
        let Some(best) = greedy::best(&actions, dice) else { break };
        let wanted = actions.swap_remove(best).1;
        let ends = R::is_new_phase(guess, &after::<R>(scene, &game, &wanted));
        let action = if ends { judged } else { wanted };
        log.records.clear();
        log.lots.clear();
        apply::<R>(&mut Cx::new(scene, dice, &mut log), &mut game, &action);
        plan.push(action);
        if log.throws().next().is_some() || !log.lots.is_empty() {
            break;
        }
    }
    plan
}
