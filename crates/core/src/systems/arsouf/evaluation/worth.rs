//! What pieces and positions are worth.

use super::super::scene::Scene;
use super::super::state::{Place, State};
use super::super::victory::still_possible;
use super::weights::Weights;
use crate::kernel::{Side, UnitId};

/// More than everything on the board.
pub const DECISIVE: f64 = 1000.0;
/// What a space of the way still to go costs a baggage piece.
const WAY: f64 = 0.8;
/// What an arrived piece is worth that the goal needs.
const NEEDED: f64 = 30.0;

/// What a piece is worth to its side while it is sound, when so many pieces of the side with the goal may still arrive.
fn piece(scene: &Scene, left: (u8, u8), unit: UnitId, weights: &Weights) -> f64 {
    let printed = scene.piece(unit);
    if printed.side == scene.goal.side {
        let goal = &scene.goal;
        let spare = left.0.saturating_sub(goal.baggage);
        match spare {
            0 if printed.baggage => return weights.last_baggage,
            1 if printed.baggage => return 2.0 * weights.baggage,
            _ if printed.baggage => return weights.baggage,
            // Without one of the last others the goal is as lost as without the last baggage (3.2).
            _ if left.1 <= goal.others && !scene.options.surplus_baggage_counts => {
                return weights.last_baggage;
            }
            _ => {}
        }
    }
    f64::from(printed.value) * 1.5 + if printed.leader { weights.leader } else { 0.0 }
}

/// What `side`'s enemy loses when the piece loses an attack: a wound, or its life. How many pieces may still arrive says who asks
/// about many attacks (`still_possible`).
#[must_use]
pub fn of_a_blow(scene: &Scene, s: &State, left: (u8, u8), unit: UnitId, weights: &Weights) -> f64 {
    let whole = piece(scene, left, unit, weights);
    whole * if s.piece(unit).wounded { weights.wounded } else { 1.0 - weights.wounded }
}

/// How far `side` is ahead.
#[must_use]
pub fn position(scene: &Scene, s: &State, side: Side) -> f64 {
    let decided = |winner: Side| if winner == side { DECISIVE } else { -DECISIVE };
    let (mut total, weights) = (s.over.map_or(0.0, |end| decided(end.winner)), Weights::default());
    let left = still_possible(scene, s);
    for (index, state) in s.pieces.iter().enumerate() {
        let unit = super::super::scene::unit_id(index);
        let printed = scene.piece(unit);
        let worth = match state.place {
            Place::Map(hex) => {
                let whole = piece(scene, left, unit, &weights);
                let sound = if state.wounded { weights.wounded } else { 1.0 };
                let way = if printed.baggage {
                    WAY * f64::from(scene.ways.spaces[hex.index()])
                } else {
                    0.0
                };
                whole * sound - way
            }
            Place::Undeployed => piece(scene, left, unit, &weights),
            Place::Killed | Place::Arrived => 0.0,
        };
        total += if printed.side == side { worth } else { -worth };
    }
    let needed = s.arrived.0.min(scene.goal.baggage) + s.arrived.1.min(scene.goal.others);
    let arrived = NEEDED * f64::from(needed);
    if side == scene.goal.side { total + arrived } else { total - arrived }
}
