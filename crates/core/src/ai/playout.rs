//! A game played on by both sides, one action ahead each, in the styles they are given, or by rule of thumb.

use super::{Budget, Cancel, SearchOptions, greedy};
use crate::kernel::{
    Awaits, Both, Cx, Evaluator, GameOf, Log, Outcome, SeededDice, Styles, apply, awaits,
};
use std::time::Instant;

/// A game with more actions than any has is broken off.
const LONGEST: usize = 50_000;
/// A decision is weighed by so many positions at most.
const GLIMPSE: u64 = 400;
/// How many actions lie between two glances at the clock.
const GLANCE: usize = 16;

/// How far a game is played on.
#[derive(Clone, Copy, Debug)]
pub struct Until<'a> {
    /// Until so many player turns are over, the one that goes on included, but not the set-up; to the end if nothing is said.
    pub turns: Option<u32>,
    /// Until this moment: what was begun is left.
    pub deadline: Option<Instant>,
    /// Until somebody stops it.
    pub cancel: &'a Cancel,
}

impl<'a> Until<'a> {
    /// To its end, unless it is cancelled.
    pub fn the_end(cancel: &'a Cancel) -> Until<'a> {
        Until { turns: None, deadline: None, cancel }
    }

    /// Whether what is going on has to be left.
    pub fn is_over(&self) -> bool {
        self.cancel.is_cancelled()
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

/// What came of playing on.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
    /// How many positions were looked at.
    pub positions: u64,
    /// Whether it was left halfway.
    pub left: bool,
}

/// Plays a game on; a side without a style plays by rule of thumb, in a system that has one.
pub fn play_on<R: Evaluator>(
    scene: &R::Scene,
    game: &mut GameOf<R>,
    styles: &Both<Option<Styles<'_, R::Weights>>>,
    until: Until<'_>,
    dice: &mut SeededDice,
) -> Played {
    let glimpse = SearchOptions { nodes: Some(GLIMPSE), ..SearchOptions::default() };
    let mut log = Log::default();
    let (mut turn, mut begun) = (R::player_turn(scene, game), 0);
    // The set-up is no player turn: a line from there that ended with it would show nothing.
    let mut is_set_up = R::is_set_up(game);
    let (mut played, mut awaited) = (Played::default(), awaits::<R>(scene, game));
    for step in 0..LONGEST {
        let side = match awaited {
            Awaits::Decision { side, .. } => side,
            Awaits::Over(outcome) => {
                played.outcome = Some(outcome);
                break;
            }
        };
        let now = R::player_turn(scene, game);
        if now != turn {
            (turn, begun) = (now, begun + u32::from(is_set_up));
            is_set_up = R::is_set_up(game);
        }
        if until.turns.is_some_and(|turns| begun >= turns) {
            break;
        }
        if step % GLANCE == 0 && until.is_over() {
            played.left = true;
            break;
        }
        let mut budget = Budget::new(&glimpse, until.cancel);
        let found = match styles[side] {
            Some(styles) => greedy::act::<R>(scene, game, styles, dice, &mut budget),
            None => R::rule_of_thumb().and_then(|plain| plain(scene, game)),
        };
        played.positions += budget.spent();
        let Some(action) = found else { break };
        log.records.clear();
        log.lots.clear();
        awaited = apply::<R>(&mut Cx::new(scene, dice, &mut log), game, &action);
    }
    played
}
