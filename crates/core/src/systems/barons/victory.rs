//! BARONS 15.0: points, and the end of the game.

use super::mutate;
use super::scene::{BattleId, Scene, Setup};
use super::state::{Cause, Effectiveness, State};
use super::system::Barons;
use crate::kernel::{Cx, Side};
use crate::scenario::barons::options::ThirdActivation;

/// BARONS 15.0: what an enemy Battle is worth to a side: by its worst state only.
#[must_use]
pub fn worth(scene: &Scene, s: &State, side: Side, battle: BattleId) -> u8 {
    let points = scene.points[side];
    if s.is_eliminated(battle) {
        return points.eliminated;
    }
    match s.battle(battle).effectiveness {
        Effectiveness::Broken => points.broken,
        Effectiveness::Shaken => points.shaken,
        Effectiveness::Good => 0,
    }
}

/// BARONS 15.0: a side's points for all enemy Battles.
#[must_use]
pub fn points(scene: &Scene, s: &State, side: Side) -> u8 {
    scene.commands[side.enemy()].iter().map(|&battle| worth(scene, s, side, battle)).sum()
}

/// BARONS 15.0, U-81: whether every Battle of a side is Shaken, Broken or eliminated; one that may still come counts as in
/// good order.
#[must_use]
pub fn is_defeated(scene: &Scene, s: &State, side: Side) -> bool {
    let down = |&battle: &BattleId| {
        s.is_eliminated(battle)
            || s.battle(battle).effectiveness != Effectiveness::Good
            || !s.is_in_play(scene, battle) && !can_still_come(scene, s, side, battle)
    };
    scene.commands[side].iter().all(down)
}

/// U-79, U-81: whether a Battle off the map may still come: if it waits for activations of its own side, that side must have
/// somebody left to be activated.
fn can_still_come(scene: &Scene, s: &State, side: Side, battle: BattleId) -> bool {
    let Setup::Enters { activation, .. } = scene.battle(battle).setup else { return false };
    let counted_alone = scene.options.third_activation == ThirdActivation::OwnSide;
    let short = counted_alone && s.won[side] + 1 < activation;
    !short || scene.commands[side].iter().any(|&other| s.is_in_play(scene, other))
}

/// BARONS 15.0: the test at the end of a turn; after the last turn points decide.
pub fn test(cx: &mut Cx<'_, Barons>, s: &mut State) {
    let scene = cx.scene;
    let defeated = Side::ALL.into_iter().any(|side| is_defeated(scene, s, side));
    let late = scene.turn_limit().is_some_and(|last| s.turn >= last);
    if !defeated && !late {
        return;
    }
    let (a, b) = (points(scene, s, Side::A), points(scene, s, Side::B));
    let winner = match a.cmp(&b) {
        std::cmp::Ordering::Greater => Some(Side::A),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Less => Some(Side::B),
    };
    mutate::end(cx, s, winner, if defeated { Cause::Defeated } else { Cause::TurnLimit });
}
