//! ARSOUF 3.1, ARR-23: claiming a win that nobody can prevent any more.

use super::mutate;
use super::reach::reach;
use super::rules;
use super::scene::Scene;
use super::state::{Cause, Place, State};
use super::system::Arsouf;
use super::why::{Refused, Why, no};
use crate::board::Hex;
use crate::kernel::{Cx, UnitId};
use std::collections::VecDeque;

/// ARSOUF 3.3, ARR-23: whether the side with the goal may claim the win now: it moves, no enemy is left on the board,
/// and enough of its pieces can walk to the goal in the turns that are left.
pub fn check_claim(scene: &Scene, s: &State) -> Result<(), Refused> {
    let side = scene.goal.side;
    let enemies = s.on_board(scene, side.enemy()).count();
    let why = if !scene.options.claim_win {
        Why::PlayedOut
    } else if s.active != side {
        Why::NoClaimant
    } else if enemies > 0 {
        Why::Hindered { enemies }
    } else if !in_time(scene, s) {
        Why::TooLate
    } else {
        return Ok(());
    };
    no(rules::OBJECT, why)
}

/// Whether the side with the goal may claim the win now.
#[must_use]
pub fn can_claim(scene: &Scene, s: &State) -> bool {
    check_claim(scene, s).is_ok()
}

/// ARR-23: whether enough pieces can walk to the goal in the turns that are left, the present one included.
fn in_time(scene: &Scene, s: &State) -> bool {
    let side = scene.goal.side;
    let left = scene.turn_limit().map_or(u16::MAX, |last| last.saturating_sub(s.turn) + 1);
    let mut there = s.arrived;
    for (unit, hex) in s.on_board(scene, side) {
        // A piece that has moved this turn has one turn fewer.
        let turns = left - u16::from(s.piece(unit).from.is_some());
        if turns_to_goal(scene, s, unit, hex).is_some_and(|needed| needed <= turns) {
            let count = if scene.piece(unit).baggage { &mut there.0 } else { &mut there.1 };
            *count += 1;
        }
    }
    super::victory::is_enough(scene, there)
}

/// In how many of its own half-turns a piece can walk to the goal over an otherwise empty board. A wounded piece makes
/// its first move as such and has recovered before the next one, as no enemy is left (6.12).
fn turns_to_goal(scene: &Scene, s: &State, unit: UnitId, start: Hex) -> Option<u16> {
    let mut board = State::empty(scene);
    board.pieces[unit.index()].wounded = s.piece(unit).wounded && s.piece(unit).from.is_none();
    let mut turns: Vec<Option<u16>> = vec![None; scene.map.grid.len()];
    let mut queue = VecDeque::from([start]);
    turns[start.index()] = Some(0);
    while let Some(hex) = queue.pop_front() {
        let here = turns[hex.index()]?;
        if scene.goal.town.contains(hex) {
            return Some(here);
        }
        board.vacate(unit, Place::Undeployed);
        board.occupy(unit, hex);
        for end in reach(scene, &board, unit) {
            if turns[end.index()].is_none() {
                turns[end.index()] = Some(here + 1);
                queue.push_back(end);
            }
        }
        board.pieces[unit.index()].wounded = false;
    }
    None
}

/// Ends the game by a claim.
pub fn claim(cx: &mut Cx<'_, Arsouf>, s: &mut State) {
    let winner = cx.scene.goal.side;
    mutate::end(cx, s, winner, Cause::Claimed);
}
