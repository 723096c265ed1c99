//! ARSOUF 3.1 to 3.3, M8.1: who has won.

use super::mutate;
use super::scene::Scene;
use super::state::{Cause, Place, State};
use super::system::Arsouf;
use crate::kernel::Cx;

/// Pieces of the side with the goal that have arrived or still may: baggage and others.
#[must_use]
pub fn still_possible(scene: &Scene, s: &State) -> (u8, u8) {
    let mut left = (0, 0);
    for &unit in &scene.of[scene.goal.side] {
        if s.piece(unit).place != Place::Killed {
            let count = if scene.piece(unit).baggage { &mut left.0 } else { &mut left.1 };
            *count += 1;
        }
    }
    left
}

/// ARSOUF 3.1: whether so many pieces are enough. Baggage beyond what is needed counts as others only under an
/// option (ARR-20).
#[must_use]
pub fn is_enough(scene: &Scene, (baggage, others): (u8, u8)) -> bool {
    let goal = &scene.goal;
    let surplus =
        if scene.options.surplus_baggage_counts { baggage.saturating_sub(goal.baggage) } else { 0 };
    baggage >= goal.baggage && others + surplus >= goal.others
}

/// ARSOUF 3.3: the test after every arrival and every kill.
pub fn test(cx: &mut Cx<'_, Arsouf>, s: &mut State) {
    let side = cx.scene.goal.side;
    if is_enough(cx.scene, s.arrived) {
        mutate::end(cx, s, side, Cause::Arrived);
    } else if !is_enough(cx.scene, still_possible(cx.scene, s)) {
        mutate::end(cx, s, side.enemy(), Cause::Prevented);
    }
}

/// ARSOUF M8.1: after the last turn the side with the goal has lost.
pub fn out_of_time(cx: &mut Cx<'_, Arsouf>, s: &mut State) {
    let winner = cx.scene.goal.side.enemy();
    mutate::end(cx, s, winner, Cause::TurnLimit);
}
