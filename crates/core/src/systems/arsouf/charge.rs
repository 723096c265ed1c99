//! ARSOUF 7.1, 7.2: the charge of knights.

use super::reach::reach;
use super::scene::Scene;
use super::state::State;
use crate::board::{Direction, Hex};
use crate::kernel::UnitId;

/// How many spaces a charge goes before the attack (7.1).
const SPACES: u8 = 2;

/// ARSOUF 7.1, 7.2: the direction in which a move from `start` to `end` charges, and the enemy it aims at: an upright
/// knight, exactly two spaces in one line, the space between open and empty, an enemy in the next space of the line.
#[must_use]
pub fn charge(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    start: Hex,
    end: Hex,
) -> Option<(Direction, UnitId)> {
    let printed = scene.piece(unit);
    if !printed.knight || s.piece(unit).wounded || printed.moves < SPACES {
        return None;
    }
    let d = Direction::ALL
        .into_iter()
        .find(|&d| scene.step(start, d).and_then(|middle| scene.step(middle, d)) == Some(end))?;
    let middle = scene.step(start, d)?;
    let clear = match s.unit_at(middle) {
        None => true,
        Some(other) => {
            scene.options.charge_through_friends && scene.piece(other).side == printed.side
        }
    };
    let halts = scene.stops.contains(middle) || scene.goal.town.contains(middle);
    let next = scene.map.grid.neighbor(end, d)?;
    let target = s.unit_at(next).filter(|&u| scene.piece(u).side != printed.side)?;
    let crosses = !scene.is_fought_across(end, d);
    (clear && !halts && !crosses).then_some((d, target))
}

/// Moves of an upright knight that would be charges: where they end and at whom they aim.
#[must_use]
pub fn charges(scene: &Scene, s: &State, unit: UnitId) -> Vec<(Hex, UnitId)> {
    let Some(start) = s.hex(unit).filter(|_| scene.piece(unit).knight) else { return Vec::new() };
    let ends = reach(scene, s, unit);
    let aims =
        ends.into_iter().filter_map(|end| Some((end, charge(scene, s, unit, start, end)?.1)));
    aims.collect()
}
