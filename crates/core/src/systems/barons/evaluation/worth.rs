//! What a position is worth, in victory points.

use super::super::scene::{BattleId, Scene};
use super::super::state::{Cause, Effectiveness, State, value};
use super::super::victory;
use crate::board::Hex;
use crate::kernel::{Side, UnitId};

/// More than all points together.
pub const DECISIVE: f64 = 100.0;
/// What a unit has lost of its worth just before its last hit.
const WORN: f64 = 0.55;
/// What a unit loses with the hit that makes it check its morale (8.61).
const CHECKED: f64 = 0.08;
/// What a Shaken unit has lost of its worth.
const SHAKEN: f64 = 0.2;
/// How much dearer a unit is whose loss fills a box with a symbol (13.0).
const SYMBOL: f64 = 0.6;
/// The most hits that a unit takes.
const HITS: u8 = 6;

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
    let all = f64::from(scene.points[side.enemy()].eliminated);
    let now = f64::from(victory::worth(scene, s, side.enemy(), battle));
    if s.is_eliminated(battle) {
        return now;
    }
    let command = scene.battle(battle);
    let share = all / command.units.len() as f64;
    let wear = |&unit: &UnitId| {
        let state = s.unit(unit);
        if s.hex(unit).is_none() {
            return 0.0;
        }
        share * (worn(scene, unit, state.hits) + if state.shaken { SHAKEN } else { 0.0 })
    };
    let wear: f64 = command.units.iter().map(wear).sum();
    let state = s.battle(battle);
    let effectiveness = match state.effectiveness {
        Effectiveness::Good => 0.0,
        Effectiveness::Shaken => 0.25 * all,
        Effectiveness::Broken => 0.5 * all,
    };
    0.5 * now + effectiveness + 0.7 * (share * state.boxes.len() as f64 + wear)
}

/// BARONS 8.62: the hits that eliminate a unit.
pub fn life(scene: &Scene, unit: UnitId) -> u8 {
    let printed = scene.unit(unit);
    (1..HITS).find(|&hits| value(printed.front.0, printed.back.0, hits) == 0).unwrap_or(HITS)
}

/// How much of its worth a unit has lost with so many hits.
pub fn worn(scene: &Scene, unit: UnitId, hits: u8) -> f64 {
    let life = life(scene, unit);
    if hits >= life {
        return 1.0;
    }
    WORN * f64::from(hits) / f64::from(life) + if hits >= 3 { CHECKED } else { 0.0 }
}

/// What a whole unit is worth: its share of the points for its Battle, more if its loss brings a symbol.
pub fn of_unit(scene: &Scene, s: &State, unit: UnitId) -> f64 {
    let printed = scene.unit(unit);
    let command = scene.battle(printed.battle);
    let share =
        f64::from(scene.points[printed.side.enemy()].eliminated) / command.units.len() as f64;
    let state = s.battle(printed.battle);
    let symbol = command.display.get(state.boxes.len()).is_some_and(Option::is_some);
    let dear = match state.effectiveness {
        Effectiveness::Good => 1.0,
        Effectiveness::Shaken => 0.9,
        Effectiveness::Broken => 0.7,
    };
    share * (dear + if symbol { SYMBOL } else { 0.0 })
}

/// BARONS 8.6, 7.31d: what so many hits cost those who hold a hex: the top unit takes them first.
pub fn toll(scene: &Scene, s: &State, hex: Hex, hits: u8) -> f64 {
    let (mut left, mut toll) = (hits, 0.0);
    for unit in s.stack(hex) {
        if left == 0 {
            break;
        }
        let (before, life) = (s.unit(unit).hits, life(scene, unit));
        let taken = left.min(life.saturating_sub(before).max(1));
        let lost = worn(scene, unit, before + taken) - worn(scene, unit, before);
        toll += of_unit(scene, s, unit) * lost;
        left -= taken;
    }
    toll
}
