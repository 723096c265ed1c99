//! What pieces and positions are worth.

use super::super::scene::Scene;
use super::super::state::{Place, State};
use super::super::victory::still_possible;
use crate::kernel::{Side, UnitId};

/// More than everything on the board.
pub const DECISIVE: f64 = 1000.0;
/// What is left of a piece's worth when it is wounded.
pub const WOUNDED: f64 = 0.55;
/// What a baggage piece is worth as long as others can take its place.
const BAGGAGE: f64 = 9.0;
/// What every further one is worth that the goal can't do without.
const LAST_BAGGAGE: f64 = 40.0;
/// What a leader is worth beyond his fighting value: he adds 2 to his neighbours.
const LEADER: f64 = 4.0;
/// What a space of the way still to go costs a baggage piece.
const WAY: f64 = 0.8;
/// What an arrived piece is worth that the goal needs.
const NEEDED: f64 = 30.0;

/// What a piece is worth to its side while it is sound.
#[must_use]
pub fn piece(scene: &Scene, s: &State, unit: UnitId) -> f64 {
    let printed = scene.piece(unit);
    if printed.baggage && printed.side == scene.goal.side {
        let spare = still_possible(scene, s).0.saturating_sub(scene.goal.baggage);
        return match spare {
            0 => LAST_BAGGAGE,
            1 => 2.0 * BAGGAGE,
            _ => BAGGAGE,
        };
    }
    f64::from(printed.value) * 1.5 + if printed.leader { LEADER } else { 0.0 }
}

/// What `side`'s enemy loses when the piece loses an attack: a wound, or its life.
#[must_use]
pub fn of_a_blow(scene: &Scene, s: &State, unit: UnitId) -> f64 {
    let whole = piece(scene, s, unit);
    if s.piece(unit).wounded { whole * WOUNDED } else { whole * (1.0 - WOUNDED) }
}

/// How far `side` is ahead.
#[must_use]
pub fn position(scene: &Scene, s: &State, side: Side) -> f64 {
    if let Some(end) = s.over {
        return if end.winner == side { DECISIVE } else { -DECISIVE };
    }
    let mut total = 0.0;
    for (index, state) in s.pieces.iter().enumerate() {
        let unit = super::super::scene::unit_id(index);
        let printed = scene.piece(unit);
        let worth = match state.place {
            Place::Map(hex) => {
                let whole = piece(scene, s, unit);
                let sound = if state.wounded { WOUNDED } else { 1.0 };
                let way = if printed.baggage {
                    WAY * f64::from(scene.ways.spaces[hex.index()])
                } else {
                    0.0
                };
                whole * sound - way
            }
            Place::Undeployed => piece(scene, s, unit),
            Place::Killed | Place::Arrived => 0.0,
        };
        total += if printed.side == side { worth } else { -worth };
    }
    let needed = s.arrived.0.min(scene.goal.baggage) + s.arrived.1.min(scene.goal.others);
    let arrived = NEEDED * f64::from(needed);
    if side == scene.goal.side { total + arrived } else { total - arrived }
}
