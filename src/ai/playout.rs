//! A game played on by both sides, one action ahead each, in the styles they are given.

use super::{Budget, greedy};
use crate::kernel::{
    Awaits, Both, Cx, Evaluator, GameOf, Log, Outcome, SeededDice, Styles, apply, awaits,
};

/// A line with more actions in one turn than any game has is broken off.
const LONGEST: usize = 50_000;
/// A position in a line is weighed by so many positions at most.
const GLIMPSE: u64 = 400;

/// Plays on until `turns` further player turns have begun, or to the end; says how it ended, if it did. What is spent is counted,
/// but only the clock breaks a line off: a line that is played halfway says nothing.
pub fn play_on<R: Evaluator>(
    scene: &R::Scene,
    game: &mut GameOf<R>,
    styles: &Both<Styles<'_, R::Weights>>,
    turns: Option<u32>,
    dice: &mut SeededDice,
    budget: &mut Budget<'_>,
) -> Option<Outcome> {
    let (mut log, mut begun) = (Log::default(), 0);
    let mut turn = R::player_turn(scene, game);
    for _ in 0..LONGEST {
        let side = match awaits::<R>(scene, game) {
            Awaits::Decision { side, .. } => side,
            Awaits::Over(outcome) => return Some(outcome),
        };
        let now = R::player_turn(scene, game);
        if now != turn {
            (turn, begun) = (now, begun + 1);
        }
        if budget.is_stopped() || turns.is_some_and(|turns| begun >= turns) {
            break;
        }
        let mut glimpse = budget.part(GLIMPSE);
        let action = greedy::act::<R>(scene, game, styles[side], dice, &mut glimpse)?;
        budget.add(&glimpse);
        log.records.clear();
        log.lots.clear();
        apply::<R>(&mut Cx::new(scene, dice, &mut log), game, &action);
    }
    None
}
