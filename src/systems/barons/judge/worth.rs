//! What a position is worth, in victory points.

use super::super::scene::{BattleId, Scene};
use super::super::state::{Cause, Spirit, State};
use super::super::victory;
use crate::kernel::Side;

/// More than all points together.
pub const DECISIVE: f64 = 100.0;

/// How far a side is ahead.
pub fn position(scene: &Scene, s: &State, side: Side) -> f64 {
    if let Some(end) = s.over {
        let won = end.winner.map_or(0.0, |winner| if winner == side { 1.0 } else { -1.0 });
        let gap = f64::from(victory::points(scene, s, side))
            - f64::from(victory::points(scene, s, side.enemy()));
        let sure = if end.by == Cause::Conceded { 0.0 } else { gap };
        return won * DECISIVE + sure;
    }
    let harm = |side: Side| -> f64 {
        scene.commands[side].iter().map(|&battle| harm(scene, s, side, battle)).sum()
    };
    harm(side.enemy()) - harm(side)
}

/// What a Battle has lost, in points that the enemy has or will have for it: the state it is in, and on the way to the next
/// its losses, its hits and its Shaken units.
fn harm(scene: &Scene, s: &State, side: Side, battle: BattleId) -> f64 {
    let points = scene.points[side.enemy()];
    let all = f64::from(points.eliminated);
    let state = s.battle(battle);
    let command = scene.battle(battle);
    let now = f64::from(victory::worth(scene, s, side.enemy(), battle));
    if s.is_eliminated(battle) {
        return now;
    }
    let share = all / command.units.len() as f64;
    let wear = |&unit: &_| {
        let unit_state = s.unit(unit);
        if s.hex(unit).is_none() {
            return 0.0;
        }
        let hits = f64::from(unit_state.hits) / 6.0;
        share * (0.7 * hits + if unit_state.shaken { 0.15 } else { 0.0 })
    };
    let wear: f64 = command.units.iter().map(wear).sum();
    let lost = share * state.boxes.len() as f64;
    let spirit = match state.spirit {
        Spirit::Good => 0.0,
        Spirit::Shaken => 0.25 * all,
        Spirit::Broken => 0.5 * all,
    };
    0.5 * now + spirit + 0.7 * (lost + wear)
}
